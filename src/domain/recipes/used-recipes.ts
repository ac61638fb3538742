/** Recipes that are ingredients of others: 'two portions of tomato sauce' in a lasagne. */

import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { lineKey } from '@plateful/ingredients/lines/line-key'
import { z } from 'zod'

/** The most lines of one recipe that stand for other recipes. */
export const MAX_USED_RECIPES = 50

/**
 * A line of a recipe that stands for another recipe of the household (recipes 51). The link is
 * found by the words of the line, so it moves with the line and ends with it.
 */
export const UsedRecipe = z.object({
  line: z.string().trim().min(1, 'Name the ingredient line').max(500, 'Keep the line within 500 characters'),
  recipeId: z.number().int().positive(),
})
export type UsedRecipe = z.infer<typeof UsedRecipe>

/**
 * The id of a recipe that nobody here can reach, in a line that stands for it all the same: what is
 * in it is not known (recipes 136). It fits the ids of both databases.
 */
export const UNREACHABLE_RECIPE_ID = 2_147_483_647

/** What must be known of a recipe to follow the recipes in it. */
export interface RecipeWithUsed {
  id: number
  name: string
  servings: number
  ingredients: readonly string[]
  usedRecipes: readonly UsedRecipe[]
}

/** Finds a recipe of the household by its id; nothing where it was deleted. */
export type FindRecipe<One extends RecipeWithUsed = RecipeWithUsed> = (id: number) => One | undefined

/** Finds among these recipes. */
export function recipeFinder<One extends RecipeWithUsed>(recipes: readonly One[]): FindRecipe<One> {
  let byId: ReadonlyMap<number, One> | undefined
  return (id) => (byId ??= new Map(recipes.map((recipe) => [recipe.id, recipe]))).get(id)
}

/** The links whose line the recipe still has, each line once. */
export function linksInUse(links: readonly UsedRecipe[], ingredients: readonly string[]): UsedRecipe[] {
  const lines = new Set(ingredients.map(lineKey))
  const byLine = new Map(links.map((link) => [lineKey(link.line), link]))
  return [...byLine].flatMap(([key, link]) => (lines.has(key) ? [link] : []))
}

/** The id of the recipe that a line stands for, whether or not it is still there. */
export const linkedRecipeId = (
  { usedRecipes }: Pick<RecipeWithUsed, 'usedRecipes'>,
  line: string,
): number | undefined =>
  usedRecipes.length === 0
    ? undefined
    : usedRecipes.find((one) => lineKey(one.line) === lineKey(line))?.recipeId

/**
 * The links after the lines were edited: each follows its line, also where its words were changed
 * in place, and ends where the line is emptied or taken away.
 */
export function carryLinks(
  links: readonly UsedRecipe[],
  before: readonly string[],
  after: readonly string[],
): UsedRecipe[] {
  if (links.length === 0) return []
  const [oldKeys, now] = [before.map(lineKey), after.map(lineKey)]
  return links.flatMap((link) => {
    const key = lineKey(link.line)
    if (now.includes(key)) return [link]
    const at = oldKeys.indexOf(key)
    const line = after[at]?.trim() ?? ''
    const isSameRow = at >= 0 && before.length === after.length && !oldKeys.includes(now[at] ?? '')
    return isSameRow && line !== '' ? [{ ...link, line }] : []
  })
}

/** Words of a line that name no food: how much, where the recipe stands, how warm it is. */
const noFoodWords = new Set(
  `a about an and as above at batch below block cold cooled cooked chilled cup defrosted dish double each
  fl for freshly from frozen full g gram half heaped home homemade hot in kg l large lb leftover
  litre made make medium melted ml my of on one our oz page pinch plus portion pound pint quantity
  quarter ready recipe reheated room roughly see serving single small some spoon tablespoon
  tbsp teaspoon temperature thawed the thick thin third to triple tsp two warm warmed whole with x your`
    .split(/\s+/)
    .map(foldFoodName),
)

const foodWordsOf = (text: string) =>
  text.split(/[^\p{L}\p{M}’']+/u).flatMap((word) => {
    const folded = word === '' ? '' : foldFoodName(word)
    return folded === '' || noFoodWords.has(folded) ? [] : [folded]
  })

/**
 * Whether a line names more than the recipe that it stands for: 'pasta with pesto' for 'Pesto'.
 * Words that name no food do not count.
 */
export function namesMoreThan(line: string, { name, ingredients }: RecipeWithUsed): boolean {
  const known = new Set([name, ...ingredients].flatMap(foodWordsOf))
  return foodWordsOf(line).some((word) => !known.has(word))
}

/**
 * Every line of what is eaten with a recipe, for allergies and diets (recipes 54). The lines of a
 * recipe in it take the place of the line that stands for it. A line that says more than its recipe
 * is read too, and one whose recipe is gone stays as it is written. Each recipe counts once, so
 * that recipes which use each other end.
 */
export function allEatenLines(
  recipe: RecipeWithUsed,
  find: FindRecipe,
  visitedIds: Set<number> = new Set([recipe.id]),
): string[] {
  if (recipe.usedRecipes.length === 0) return [...recipe.ingredients]
  return recipe.ingredients.flatMap((line) => {
    const id = linkedRecipeId(recipe, line)
    const used = id === undefined ? undefined : find(id)
    if (!used) return [line]
    const lineItself = namesMoreThan(line, used) ? [line] : []
    if (visitedIds.has(used.id)) return lineItself
    visitedIds.add(used.id)
    return [...lineItself, ...allEatenLines(used, find, visitedIds)]
  })
}

/**
 * What is eaten with a recipe, and beside it the lines that stand for other recipes, which count
 * only where they surely contain something (recipes 54). Lines whose recipe is out of reach are
 * open (recipes 136).
 */
export function eatenLinesOf(
  recipe: RecipeWithUsed,
  find: FindRecipe,
): { lines: string[]; linked: string[]; openLines: string[] } {
  const lines = allEatenLines(recipe, find)
  if (recipe.usedRecipes.length === 0) return { lines, linked: [], openLines: [] }
  const links = [recipe, ...recipesWithin(recipe, find)].flatMap((one) =>
    one.ingredients.flatMap((line) => {
      const id = linkedRecipeId(one, line)
      return id === undefined ? [] : [{ line, isThere: find(id) !== undefined }]
    }),
  )
  const linesThat = (isMeant: (link: (typeof links)[number]) => boolean) => [
    ...new Set(links.filter(isMeant).map(({ line }) => line)),
  ]
  return {
    lines,
    linked: linesThat(({ line, isThere }) => isThere && !lines.includes(line)),
    openLines: linesThat(({ isThere }) => !isThere),
  }
}

/** Every recipe in a recipe, however deep, without itself. */
export function recipesWithin<One extends RecipeWithUsed>(recipe: One, find: FindRecipe<One>): One[] {
  const found = new Map<number, One>()
  const visit = (one: One) => {
    for (const { recipeId } of linksInUse(one.usedRecipes, one.ingredients)) {
      const used = found.has(recipeId) ? undefined : find(recipeId)
      if (!used || recipeId === recipe.id) continue
      found.set(recipeId, used)
      visit(used)
    }
  }
  visit(recipe)
  return [...found.values()]
}

/**
 * The recipe that a line seems to mean: the first whose name has just the words of the line, those
 * that name no food left out. Suggested, never linked by itself (recipes 52).
 */
export function recipeNamedBy<One extends Pick<RecipeWithUsed, 'id' | 'name'>>(
  line: string,
  recipes: readonly One[],
): One | undefined {
  const words = new Set(foodWordsOf(line))
  if (words.size === 0) return undefined
  return recipes.find(({ name }) => {
    const namedWords = new Set(foodWordsOf(name))
    return namedWords.size === words.size && [...namedWords].every((word) => words.has(word))
  })
}
