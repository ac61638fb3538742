/** Reads pages and texts. Runs in a worker, because they are untrusted. */

import { alternativeAddresses } from '@plateful/page-reader/alternative-addresses'
import { type FieldQuotes, quotesByField } from '@plateful/page-reader/field-quotes'
import { pageDoubts } from '@plateful/page-reader/page-doubts'
import type { PageReading } from '@plateful/page-reader/page/page-recipe'
import { readSource } from '@plateful/page-reader/read-source'
import type { PageText, WantedReading } from './wanted-page-task.ts'

/** The wanted recipe of a page or text; if none is named, also the names of the others. */
export function findWantedRecipe({ html, url, recipe: wanted }: PageText): WantedReading {
  const { reading, several } = readSource(html, url)
  const isOneOfSeveral = several.length > 0
  const namedReading = several.find(({ recipe }) => recipe?.name === wanted)
  const chosen = namedReading ?? reading
  const names = namedReading ? [] : several.flatMap(({ recipe }) => recipe?.name ?? [])
  return {
    reading: chosen,
    others: names.filter((name) => name !== reading.recipe?.name),
    isOneOfSeveral,
    isWhole: isWhole(chosen),
    words: wordsFor(chosen, html, url),
    versions: namedReading || isWhole(reading) ? [] : alternativeAddresses(html, url),
  }
}

/**
 * The page's own words for each field. The page is parsed again for them, so only where there are
 * doubts.
 */
const wordsFor = ({ recipe, confidence }: PageReading, html: string, url: string): FieldQuotes =>
  recipe !== null && pageDoubts(recipe, confidence).length > 0 ? quotesByField(html, url, recipe) : {}

const isWhole = ({ recipe }: PageReading): boolean =>
  recipe !== null && recipe.ingredients.length > 0 && recipe.steps.length > 0
