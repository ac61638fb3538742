/** How much of a recipe another one uses, and the lines that both ask for together. */

import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import { isPerPerson } from './scaling/scale.ts'
import { type FindRecipe, linkedRecipeId, linksInUse, type RecipeWithUsed } from './used-recipes.ts'
import { countedPortions, gramsOf, isWeighed, type Serves, weightOf } from './weight-of-recipe.ts'

/** How much of a recipe a line asks for. */
export interface PortionEstimate {
  portions: number
  /**
   * The line gives a weight, but the weight of the recipe is not known: then `portions` is one for
   * each serving.
   */
  isGuess: boolean
}

/**
 * How many portions of a recipe a line asks for (recipes 53). '2 portions' are two; '1 batch', or
 * one or a part of one and no unit, is as many as the recipe makes; other counts without a unit are
 * portions. A line that weighs or measures it asks for so much of what the lines of the recipe
 * weigh together (recipes 62); where that is not known, and without an amount, for one portion to
 * each serving of its own recipe.
 */
export function estimatePortions(
  line: string,
  used: RecipeWithUsed,
  recipe: Serves,
  find: FindRecipe,
): PortionEstimate {
  const countedShare = countedPortions(line, used, recipe)
  if (!isWeighed(line)) return { portions: countedShare, isGuess: false }
  const [gramsAsked, gramsMade] = [gramsOf(line), weightOf(used, find)]
  if (gramsAsked === null || gramsMade === null) return { portions: countedShare, isGuess: true }
  const times = isPerPerson(line) ? recipe.servings : 1
  return { portions: (gramsAsked * times * used.servings) / gramsMade, isGuess: false }
}

/** The portions of `estimatePortions` alone. */
export const portionsUsed = (line: string, used: RecipeWithUsed, recipe: Serves, find: FindRecipe): number =>
  estimatePortions(line, used, recipe, find).portions

/** The lines to buy for, and for each how many people of the whole dish its amount is for. */
export interface LinesToBuy {
  ingredients: string[]
  forServings: number[]
}

/**
 * The lines that a recipe and the recipes in it ask for (shopping 76). A line that stands for a
 * recipe is not bought itself; where that recipe is gone the line is bought as it is written.
 */
export function linesToBuy(recipe: RecipeWithUsed, find: FindRecipe): LinesToBuy {
  if (recipe.usedRecipes.length === 0)
    return {
      ingredients: [...recipe.ingredients],
      forServings: recipe.ingredients.map(() => recipe.servings),
    }
  const recipesInOrder = usersBeforeUsed(recipe, find)
  /** Portions of each recipe for the whole dish as it is written. */
  const portions = new Map([[recipe.id, recipe.servings]])
  const found: LinesToBuy = { ingredients: [], forServings: [] }
  for (const one of recipesInOrder) {
    const portionsAsked = portions.get(one.id) ?? 0
    for (const line of one.ingredients) {
      const id = isHeading(line) ? undefined : linkedRecipeId(one, line)
      const used = id === undefined ? undefined : recipesInOrder.find((other) => other.id === id)
      if (used && recipesInOrder.indexOf(used) > recipesInOrder.indexOf(one)) {
        const addedPortions = (portionsUsed(line, used, one, find) * portionsAsked) / one.servings
        portions.set(used.id, (portions.get(used.id) ?? 0) + addedPortions)
      } else if (portionsAsked > 0) {
        found.ingredients.push(line)
        found.forServings.push((recipe.servings * one.servings) / portionsAsked)
      }
    }
  }
  return found
}

/** A recipe and those in it, each before the recipes that it uses. */
function usersBeforeUsed(recipe: RecipeWithUsed, find: FindRecipe): RecipeWithUsed[] {
  const done: RecipeWithUsed[] = []
  const visited = new Set<number>()
  const visitRecipe = (one: RecipeWithUsed) => {
    visited.add(one.id)
    for (const { recipeId } of linksInUse(one.usedRecipes, one.ingredients)) {
      const used = visited.has(recipeId) ? undefined : find(recipeId)
      if (used) visitRecipe(used)
    }
    done.unshift(one)
  }
  visitRecipe(recipe)
  return done
}

/**
 * A recipe's lines for the planner: all that is eaten, and for how many the amounts of each are.
 */
export function linesWithAmounts(
  recipe: RecipeWithUsed,
  eaten: readonly string[],
  find: FindRecipe,
): LinesToBuy {
  if (recipe.usedRecipes.length === 0)
    return { ingredients: [...eaten], forServings: eaten.map(() => recipe.servings) }
  const boughtLines = linesToBuy(recipe, find)
  const remainingLines = boughtLines.ingredients.map((line, at) => ({
    line,
    servings: boughtLines.forServings[at],
  }))
  return {
    ingredients: [...eaten],
    forServings: eaten.map((line) => {
      const at = remainingLines.findIndex((one) => one.line === line)
      const servings = at < 0 ? undefined : remainingLines.splice(at, 1)[0]?.servings
      return servings ?? recipe.servings
    }),
  }
}
