import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import type { Recipe, RecipeDraft } from '../../domain/recipes/recipe.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Context } from '../http/context.ts'
import { createRecipe, toRecipe } from '../recipes/save-recipe.ts'
import { recipesOf } from '../recipes/store.ts'
import { fetchPhoto } from './import-page.ts'
import { inTurn } from './in-turn.ts'

const NOT_IN_CATALOGUE = 'This recipe is no longer in the catalogue. Please choose another one.'

/** What there is to choose from. */
export async function browseCatalogue({ outside }: Context): Promise<CatalogueItem[]> {
  return outside.catalogue.browse()
}

/** Imports under way, so that two presses of one button make one recipe. */
const underWay = new Map<string, Promise<Recipe>>()

/** Puts a recipe of the catalogue into the library. One that came from there already is answered as it is now, changes and all. */
export async function importFromCatalogue(
  context: Context,
  { params }: { params: { spoonacularId: number } },
): Promise<{ success: true; recipe: Recipe }> {
  const draft = await context.outside.catalogue.recipe(params.spoonacularId)
  if (!draft) throw refuse('NOT_FOUND', NOT_IN_CATALOGUE)
  const key = `${context.user.householdId} ${draft.source}`
  const saving = underWay.get(key) ?? findOrSave(context, draft)
  underWay.set(key, saving)
  try {
    return { success: true, recipe: await saving }
  } finally {
    underWay.delete(key)
  }
}

async function findOrSave(context: Context, draft: RecipeDraft): Promise<Recipe> {
  const library = await recipesOf(context.db, context.user.householdId)
  const held = library.find(({ source }) => source !== null && source === draft.source)
  if (held) return toRecipe(held)
  const { photo: address } = draft
  const photo =
    address === null ? null : await inTurn(context.user.id, async () => fetchPhoto(context, address))
  return createRecipe(context, { body: { ...draft, photo } })
}
