import type { Recipe } from '../../domain/recipes/recipe.ts'
import {
  recipeFinder,
  linksInUse,
  UNREACHABLE_RECIPE_ID,
  recipesWithin,
  type UsedRecipe,
} from '../../domain/recipes/used-recipes.ts'
import { refuseField } from '../../domain/refusal.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import { knownRecipeIds, recipeById, recipesUsedIn } from './store.ts'

const GONE = 'That recipe is no longer in your library. Choose another one.'

const refuseLinks = (message: string) => refuseField('usedRecipes', message)

/**
 * A newly linked recipe must be in the library; a link to one that was deleted since may stay, and
 * one to a recipe out of reach.
 */
async function refuseUnknownRecipes(
  tx: Household,
  links: readonly UsedRecipe[],
  before: readonly UsedRecipe[],
): Promise<void> {
  const knownIds = new Set([UNREACHABLE_RECIPE_ID, ...before.map(({ recipeId }) => recipeId)])
  const added = links.map(({ recipeId }) => recipeId).filter((id) => !knownIds.has(id))
  const known = await knownRecipeIds(tx, added)
  if (added.some((id) => !known.has(id))) throw refuseLinks(GONE)
}

type Linked = Pick<Recipe, 'ingredients' | 'usedRecipes'>

/**
 * The links of a new recipe: of the lines that it has, to recipes of the household. A copy brings
 * those of its original, of which some may be deleted since.
 */
export async function linksOfNew(
  tx: Household,
  { ingredients, usedRecipes }: Linked,
  before: readonly UsedRecipe[] = [],
): Promise<UsedRecipe[]> {
  const links = linksInUse(usedRecipes, ingredients)
  await refuseUnknownRecipes(tx, links, before)
  return links
}

/**
 * The links of a changed recipe; undefined where they do not change. If none are sent, the links
 * follow their lines. A recipe that contains itself, directly or not, is refused (recipes 55).
 */
export async function linksOfChanged(
  tx: Household,
  id: number,
  change: Partial<Linked>,
): Promise<UsedRecipe[] | undefined> {
  if (!change.ingredients && !change.usedRecipes) return undefined
  // Two people might link two recipes to each other at the same moment.
  if (change.usedRecipes && change.usedRecipes.length > 0) await lockHousehold(tx)
  const stored = await recipeById(tx, id)
  if (!stored) return undefined
  const ingredients = change.ingredients ?? stored.ingredients
  const links = linksInUse(change.usedRecipes ?? stored.usedRecipes, ingredients)
  await refuseUnknownRecipes(tx, links, stored.usedRecipes)
  const changed = { ...stored, ingredients, usedRecipes: links }
  if (links.some(({ recipeId }) => recipeId === id))
    throw refuseLinks('A recipe can’t be an ingredient of itself.')
  const find = recipeFinder([changed, ...(await recipesUsedIn(tx, [changed]))])
  const loop = links.find(({ recipeId }) => {
    const used = find(recipeId)
    return used !== undefined && recipesWithin(used, find).some((inner) => inner.id === id)
  })
  if (loop)
    throw refuseLinks(
      `‘${find(loop.recipeId)?.name ?? ''}’ is made with ‘${stored.name}’ itself, so it can’t be one of its ingredients.`,
    )
  return links
}
