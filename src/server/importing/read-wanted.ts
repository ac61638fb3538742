/** Reads pages and texts. Runs in a worker, because they are untrusted. */
import { otherVersions } from '@plateful/page-reader/other-versions'
import type { PageReading } from '@plateful/page-reader/page/page-recipe'
import { readSource } from '@plateful/page-reader/read-source'
import type { PageText, Wanted } from './page-tasks.ts'

/** The wanted recipe of a page or a text; if none is named, the names of the others too. */
export function readWanted({ html, url, recipe: wanted }: PageText): Wanted {
  const { reading, several } = readSource(html, url)
  const isOneOfSeveral = several.length > 0
  const named = several.find(({ recipe }) => recipe?.name === wanted)
  if (named) return { reading: named, others: [], isOneOfSeveral, isWhole: isWhole(named), versions: [] }
  const names = several.flatMap(({ recipe }) => recipe?.name ?? [])
  return {
    reading,
    others: names.filter((name) => name !== reading.recipe?.name),
    isOneOfSeveral,
    isWhole: isWhole(reading),
    versions: isWhole(reading) ? [] : otherVersions(html, url),
  }
}

const isWhole = ({ recipe }: PageReading): boolean =>
  recipe !== null && recipe.ingredients.length > 0 && recipe.steps.length > 0
