/** Reads pages. Runs in a worker, because pages are untrusted. */
import { readPage } from '@plateful/page-reader/read-page'
import { readSeveral } from '@plateful/page-reader/several-recipes'
import type { PageText, Wanted } from './page-tasks.ts'

/** The wanted recipe of a page; if none is named, the names of the others too. */
export function readWanted({ html, url, recipe: wanted }: PageText): Wanted {
  const several = readSeveral(html, url)
  const isOneOfSeveral = several.length > 0
  const named = several.find(({ recipe }) => recipe?.name === wanted)
  if (named) return { reading: named, others: [], isOneOfSeveral }
  const reading = readPage(html, url)
  const names = several.flatMap(({ recipe }) => recipe?.name ?? [])
  return { reading, others: names.filter((name) => name !== reading.recipe?.name), isOneOfSeveral }
}
