/** Doubts the lists of a picture that fell into pieces of a recipe. */
import type { PageReading } from '../page/page-recipe.ts'

/** How sure a field is that nobody can be sure of. */
export const UNSURE = 0.3

/** A recipe of a page with several has so many foods; what has fewer is a piece of another. */
const FEWEST_FOODS = 3

/**
 * Where one of several recipes in a picture has hardly a food, or no step, the page fell into
 * pieces of one recipe: none of their lists is sure.
 */
export function doubtPieces(readings: readonly PageReading[]): void {
  const isPiece = ({ recipe }: PageReading) =>
    recipe !== null && (recipe.steps.length === 0 || recipe.ingredients.length < FEWEST_FOODS)
  if (readings.length < 2 || !readings.some(isPiece)) return
  for (const { confidence } of readings) confidence.ingredients = UNSURE
}
