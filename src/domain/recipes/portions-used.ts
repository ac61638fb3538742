/** How much of a recipe another one uses, and the lines that both ask for together. */
import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import { readParts } from '@plateful/ingredients/lines/line-parts'
import { isPerPerson } from './scale.ts'
import { type FindUsed, linkOf, linksOfLines, type WithUsed } from './used-recipes.ts'

/**
 * How many portions of a recipe a line asks for (recipes 53). '2 portions' are two; '1 batch', or
 * one or a part of one and no unit, is as many as the recipe makes; other counts without a unit are
 * portions. A line that says no amount, or weighs it, asks for one portion to each serving of its
 * own recipe: nobody knows what a pan of sauce weighs.
 */
export function portionsUsed(
  line: string,
  used: Pick<WithUsed, 'servings'>,
  { servings }: Pick<WithUsed, 'servings'>,
): number {
  const { quantity = null, unit = null } = readParts(line)[0]?.parsed ?? {}
  if (quantity === null || quantity <= 0) return servings
  if (unit === 'portion' || unit === 'serving') return isPerPerson(line) ? quantity * servings : quantity
  if (unit === 'recipe') return quantity * used.servings
  if (unit !== null) return servings
  return quantity <= 1 ? quantity * used.servings : quantity
}

/** The lines to buy for, with the number that the amounts of each are for. */
export interface LinesToBuy {
  ingredients: string[]
  forServings: number[]
}

/**
 * The lines that a recipe and the recipes in it ask for (shopping 76). `forServings` tells for how
 * many people of the whole dish the amounts of a line are. What stands for a recipe is not bought
 * itself; where that recipe is gone the line is bought as it is written.
 */
export function linesToBuy(recipe: WithUsed, find: FindUsed): LinesToBuy {
  if (recipe.usedRecipes.length === 0)
    return {
      ingredients: [...recipe.ingredients],
      forServings: recipe.ingredients.map(() => recipe.servings),
    }
  const within = inOrder(recipe, find)
  /** Portions of each recipe for the whole dish as it is written. */
  const portions = new Map([[recipe.id, recipe.servings]])
  const found: LinesToBuy = { ingredients: [], forServings: [] }
  for (const one of within) {
    const asked = portions.get(one.id) ?? 0
    for (const line of one.ingredients) {
      const id = isHeading(line) ? undefined : linkOf(one, line)
      const used = id === undefined ? undefined : within.find((other) => other.id === id)
      if (used && within.indexOf(used) > within.indexOf(one)) {
        const more = (portionsUsed(line, used, one) * asked) / one.servings
        portions.set(used.id, (portions.get(used.id) ?? 0) + more)
      } else if (asked > 0) {
        found.ingredients.push(line)
        found.forServings.push((recipe.servings * one.servings) / asked)
      }
    }
  }
  return found
}

/** A recipe and those in it, each before the recipes that it uses. */
function inOrder(recipe: WithUsed, find: FindUsed): WithUsed[] {
  const done: WithUsed[] = []
  const met = new Set<number>()
  const visit = (one: WithUsed) => {
    met.add(one.id)
    for (const { recipeId } of linksOfLines(one.usedRecipes, one.ingredients)) {
      const used = met.has(recipeId) ? undefined : find(recipeId)
      if (used) visit(used)
    }
    done.unshift(one)
  }
  visit(recipe)
  return done
}

/**
 * A recipe's lines for the planner: all that is eaten, and for how many the amounts of each are.
 */
export function linesWithAmounts(recipe: WithUsed, eaten: readonly string[], find: FindUsed): LinesToBuy {
  if (recipe.usedRecipes.length === 0)
    return { ingredients: [...eaten], forServings: eaten.map(() => recipe.servings) }
  const bought = linesToBuy(recipe, find)
  const left = bought.ingredients.map((line, at) => ({ line, servings: bought.forServings[at] }))
  return {
    ingredients: [...eaten],
    forServings: eaten.map((line) => {
      const at = left.findIndex((one) => one.line === line)
      const servings = at < 0 ? undefined : left.splice(at, 1)[0]?.servings
      return servings ?? recipe.servings
    }),
  }
}
