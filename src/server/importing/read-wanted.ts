/** Reads pages; runs in a worker, since a page is whatever somebody wrote. */
import { readPage } from '@plateful/page-reader/read-page'
import { readSeveral } from '@plateful/page-reader/several-recipes'
import type { PageText, Wanted } from './page-tasks.ts'

/** The recipe that is wanted of a page; where nobody said which, the others are named. */
export function readWanted({ html, url, recipe: wanted }: PageText): Wanted {
  const several = readSeveral(html, url)
  const isOneOfSeveral = several.length > 0
  const named = several.find(({ recipe }) => recipe?.name === wanted)
  if (named) return { reading: named, others: [], isOneOfSeveral }
  const reading = readPage(html, url)
  const names = several.flatMap(({ recipe }) => recipe?.name ?? [])
  return { reading, others: names.filter((name) => name !== reading.recipe?.name), isOneOfSeveral }
}
