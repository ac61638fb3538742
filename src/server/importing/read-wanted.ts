/** Reads pages and texts. Runs in a worker, because they are untrusted. */
import { readSource } from '@plateful/page-reader/read-source'
import type { PageText, Wanted } from './page-tasks.ts'

/** The wanted recipe of a page or a text; if none is named, the names of the others too. */
export function readWanted({ html, url, recipe: wanted }: PageText): Wanted {
  const { reading, several } = readSource(html, url)
  const isOneOfSeveral = several.length > 0
  const named = several.find(({ recipe }) => recipe?.name === wanted)
  if (named) return { reading: named, others: [], isOneOfSeveral }
  const names = several.flatMap(({ recipe }) => recipe?.name ?? [])
  return { reading, others: names.filter((name) => name !== reading.recipe?.name), isOneOfSeveral }
}
