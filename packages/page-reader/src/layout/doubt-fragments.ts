/** Doubts the lists of a picture whose recipe fell into fragments. */

import type { PageReading } from '../page/page-recipe.ts'

/** The confidence of a field that is certainly doubtful. */
export const UNSURE_CONFIDENCE = 0.3

/** A recipe with fewer foods, on a page of several, is a fragment of another. */
const FEWEST_FOODS = 3

/**
 * Lowers the confidence in the ingredients of all recipes to UNSURE_CONFIDENCE, where one of
 * several recipes in a picture has too few foods or no step: they are fragments of one recipe.
 */
export function doubtFragments(readings: readonly PageReading[]): void {
  const isFragment = ({ recipe }: PageReading) =>
    recipe !== null && (recipe.steps.length === 0 || recipe.ingredients.length < FEWEST_FOODS)
  if (readings.length < 2 || !readings.some(isFragment)) return
  for (const { confidence } of readings)
    confidence.ingredients = Math.min(confidence.ingredients ?? 1, UNSURE_CONFIDENCE)
}
