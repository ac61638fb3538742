/** Nutrition and cost of a serving, with those of the recipes in it (decision 0099). */

import { foodOfLine } from '@plateful/ingredients/lines/food-of-line'
import { readLineParts } from '@plateful/ingredients/lines/read-line-parts'
import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import { roundTo } from '@plateful/ingredients/measure/convert'
import { type Nutrition, readNutrition } from './nutrition.ts'
import { portionsUsed } from './portions-used.ts'
import type { Recipe } from './recipe.ts'
import { type FindRecipe, linkedRecipeId } from './used-recipes.ts'

/** What must be known of a recipe to count its figures. */
export type RecipeWithFigures = Pick<
  Recipe,
  'id' | 'name' | 'servings' | 'ingredients' | 'usedRecipes' | 'nutritionPerServing' | 'budgetPerServing'
>

/** A figure of one serving, and where it is from. */
export interface Figure<Value> {
  value: Value
  /** 'stated' by the recipe, 'counted' from all that is in it, or from a 'part' of that. */
  from: 'stated' | 'counted' | 'part'
}

/**
 * The nutrition of a serving (recipes 63). What a recipe states holds for the whole dish. For one
 * that states nothing, the nutrition of the recipes in it is added up, to any depth, each by the
 * portions that are taken of it. That sum is only a part where other lines are food too, or where
 * one of those recipes has no figures.
 */
export const nutritionOf = (
  recipe: RecipeWithFigures,
  find: FindRecipe<RecipeWithFigures>,
): Figure<Nutrition> | null =>
  figureOf(recipe, find, {
    stated: ({ nutritionPerServing }) => readNutrition(nutritionPerServing),
    sum: sumOfNutrition,
  })

/** The cost of a serving in pounds, by the same rule. */
export const costOf = (
  recipe: RecipeWithFigures,
  find: FindRecipe<RecipeWithFigures>,
): Figure<number> | null => {
  const cost = figureOf(recipe, find, {
    stated: ({ budgetPerServing }) => (budgetPerServing === null ? null : Number(budgetPerServing)),
    sum: (shares) => shares.reduce((sum, { value, portions }) => sum + value * portions, 0),
  })
  return cost && { ...cost, value: roundTo(cost.value, 2) }
}

interface Kind<Value> {
  stated: (recipe: RecipeWithFigures) => Value | null
  /** Adds up figures, each so many times. */
  sum: (shares: readonly { value: Value; portions: number }[]) => Value
}

function figureOf<Value>(
  recipe: RecipeWithFigures,
  find: FindRecipe<RecipeWithFigures>,
  kind: Kind<Value>,
  parentIds: readonly number[] = [],
): Figure<Value> | null {
  const stated = kind.stated(recipe)
  if (stated !== null) return { value: stated, from: 'stated' }
  if (recipe.usedRecipes.length === 0) return null
  const shares: { value: Value; portions: number }[] = []
  let isWhole = true
  for (const line of recipe.ingredients) {
    if (isHeading(line)) continue
    const used = find(linkedRecipeId(recipe, line) ?? 0)
    const parentsAndSelf = [...parentIds, recipe.id]
    const figure =
      used && !parentsAndSelf.includes(used.id) ? figureOf(used, find, kind, parentsAndSelf) : null
    if (!used || !figure) {
      isWhole &&= !used && isNothing(line)
      continue
    }
    isWhole &&= figure.from !== 'part'
    shares.push({
      value: figure.value,
      portions: portionsUsed(line, used, recipe, find) / recipe.servings,
    })
  }
  return shares.length === 0 ? null : { value: kind.sum(shares), from: isWhole ? 'counted' : 'part' }
}

/** Whether a line adds next to nothing: salt, pepper, water. */
const isNothing = (line: string) =>
  readLineParts(line).every(({ parsed }) => {
    const { name, staple } = foodOfLine(parsed)
    return /^(?:water|.*\bsalt|black pepper)$/.test(name) || (staple && parsed.quantity === null)
  })

const figures = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium'] as const

/** A figure is summed only if all of them state it. */
function sumOfNutrition(shares: readonly { value: Nutrition; portions: number }[]): Nutrition {
  const known = figures.filter((name) => shares.every(({ value }) => value[name] !== undefined))
  return Object.fromEntries(
    known.map((name) => [
      name,
      roundTo(
        shares.reduce((sum, { value, portions }) => sum + (value[name] ?? 0) * portions, 0),
        1,
      ),
    ]),
  )
}
