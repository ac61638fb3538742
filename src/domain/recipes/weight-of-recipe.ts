/** What a recipe weighs, from what goes into it (decision 0099). */

import { foodOfLine } from '@plateful/ingredients/lines/food-of-line'
import type { IngredientLine } from '@plateful/ingredients/lines/ingredient-line'
import { readLineParts } from '@plateful/ingredients/lines/read-line-parts'
import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import { kindOfUnit } from '@plateful/ingredients/measure/unit'
import { inGrams } from '@plateful/ingredients/shop/convert-by-food'
import { isPerPerson } from './scaling/scale.ts'
import { withTotalWeight } from './scaling/total-in-brackets.ts'
import { type FindRecipe, linkedRecipeId, type RecipeWithUsed } from './used-recipes.ts'

/** For how many a recipe is. */
export type Serves = Pick<RecipeWithUsed, 'servings'>

/** The first amount of a line that weighs or measures it: grams, cups, not tins or cloves. */
function weighed(line: string): IngredientLine | undefined {
  const parsed = readLineParts(line)[0]?.parsed
  const kind = parsed?.unit ? kindOfUnit(parsed.unit) : undefined
  const isAmount = parsed !== undefined && parsed.quantity !== null && parsed.quantity > 0
  return isAmount && (kind === 'mass' || kind === 'volume') ? parsed : undefined
}

/** Whether a line weighs or measures what it names. */
export const isWeighed = (line: string): boolean => weighed(line) !== undefined

/**
 * The grams of a line that weighs or measures; null for other lines, and where they are not known.
 */
export function gramsOf(line: string): number | null {
  const parsed = weighed(line)
  return parsed ? weightOfPart(parsed) : null
}

/** Grams of what a part asks for; null where nobody can say. */
function weightOfPart(parsed: IngredientLine): number | null {
  const food = foodOfLine(parsed)
  const { quantity, unit, alternatives } = withTotalWeight(parsed, food)
  // Salt to taste and oil for the pan weigh next to nothing; tomatoes without a number do not.
  if (quantity === null) return food.counted ? null : 0
  return inGrams({ amount: { quantity, unit }, alternatives }, food)
}

/**
 * Grams of all that goes into a recipe as it is written, raw (recipes 62): null where one of its
 * lines cannot be weighed. Of the recipes in it the used portions count, to any depth; a recipe
 * that is in itself has no weight.
 */
export function weightOf(
  recipe: RecipeWithUsed,
  find: FindRecipe,
  around: readonly number[] = [],
): number | null {
  if (around.includes(recipe.id)) return null
  const within = [...around, recipe.id]
  let sum = 0
  for (const line of recipe.ingredients) {
    if (isHeading(line)) continue
    const times = isPerPerson(line) ? recipe.servings : 1
    const used = find(linkedRecipeId(recipe, line) ?? 0)
    const statedGrams = used ? gramsOf(line) : weightOfLine(line)
    const recipeGrams = used && statedGrams === null ? weightOf(used, find, within) : null
    if (statedGrams !== null) sum += statedGrams * times
    else if (used && recipeGrams !== null)
      sum += (recipeGrams * countedPortions(line, used, recipe)) / used.servings
    else return null
  }
  return sum > 0 ? sum : null
}

function weightOfLine(line: string): number | null {
  let sum = 0
  for (const { parsed } of readLineParts(line)) {
    const weight = weightOfPart(parsed)
    if (weight === null) return null
    sum += weight
  }
  return sum
}

/** 'Double batch of pesto' (recipes 120). */
const batches = /^\s*(?:an? |one |1 )?(double|triple)[ -](?:batch|quantity|recipe)\b/i

/** The portions of a linked line that counts them, or says no amount (recipes 53). */
export function countedPortions(line: string, used: Serves, { servings }: Serves): number {
  const [, times] = batches.exec(line) ?? []
  if (times !== undefined) return (/^d/i.test(times) ? 2 : 3) * used.servings
  const { quantity = null, unit = null } = readLineParts(line)[0]?.parsed ?? {}
  if (quantity === null || quantity <= 0) return servings
  if (unit === 'portion' || unit === 'serving') return isPerPerson(line) ? quantity * servings : quantity
  if (unit === 'recipe') return quantity * used.servings
  if (unit !== null) return servings
  return quantity <= 1 ? quantity * used.servings : quantity
}
