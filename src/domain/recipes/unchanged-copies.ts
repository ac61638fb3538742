import { addToGroup } from '@plateful/ingredients/group-by'
import { contentOfRow, type RecipeColumn } from './recipe.ts'
import type { UsedRecipe } from './used-recipes.ts'

/** What tells whether a recipe is an unchanged copy of another one. */
export interface ComparedRecipe extends Record<Exclude<RecipeColumn, 'usedRecipes'>, unknown> {
  id: number
  /**
   * Who made the recipe. A person who leaves takes along what they made, so the maker must not
   * change.
   */
  userId: number
  /** The hash of the picture, so equal names are equal photos. */
  photoName: string | null
  usedRecipes: UsedRecipe[]
  notes: string | null
}

/** All that a person filled in, and who made it; of the links only their lines. */
const contentKey = (recipe: ComparedRecipe) =>
  JSON.stringify([
    recipe.userId,
    recipe.photoName,
    { ...contentOfRow(recipe), usedRecipes: recipe.usedRecipes.map(({ line }) => line) },
  ])

const haveSameNotes = (one: ComparedRecipe, other: ComparedRecipe) =>
  one.notes === other.notes || one.notes === null || other.notes === null

/**
 * Which recipes that come are in a library already, each by its id there: the same in all that was
 * filled in, made by the same person, and made of the same recipes. Marks may differ, since both
 * can be kept; notes that differ cannot, so such a recipe is another one (household 95).
 */
export function unchangedCopies(
  coming: readonly ComparedRecipe[],
  library: readonly ComparedRecipe[],
): Map<number, number> {
  const found = sameInContent(coming, library)
  // A recipe is a copy only if the recipes in it are copies too, so this is repeated until nothing
  // changes.
  const isMadeOfTheSame = (recipe: ComparedRecipe, known: ComparedRecipe) =>
    recipe.usedRecipes.every(
      ({ recipeId }, at) => (found.get(recipeId)?.id ?? recipeId) === known.usedRecipes[at]?.recipeId,
    )
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const recipe of coming) {
      const known = found.get(recipe.id)
      if (known && !isMadeOfTheSame(recipe, known)) found.delete(recipe.id)
    }
  }
  return new Map([...found].map(([id, known]) => [id, known.id]))
}

/**
 * Pairs each recipe of the library with at most one that comes: who has two alike recipes wanted
 * both.
 */
function sameInContent(coming: readonly ComparedRecipe[], library: readonly ComparedRecipe[]) {
  const left = new Map<string, ComparedRecipe[]>()
  for (const known of library) addToGroup(left, contentKey(known), known)
  const found = new Map<number, ComparedRecipe>()
  for (const recipe of coming) {
    const known = left.get(contentKey(recipe)) ?? []
    const at = known.findIndex((one) => haveSameNotes(recipe, one))
    for (const same of at === -1 ? [] : known.splice(at, 1)) found.set(recipe.id, same)
  }
  return found
}
