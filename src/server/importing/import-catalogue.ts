import type { CatalogueItem, CatalogueReading } from '../../domain/importing/catalogue-item.ts'
import type { Recipe, RecipeDraft } from '../../domain/recipes/recipe.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Context } from '../http/context.ts'
import { createUnlessSourceKnown, toRecipe } from '../recipes/save-recipe.ts'
import { recipeBySource } from '../recipes/store.ts'
import { fetchPhoto } from './import-page.ts'
import { queueForUser } from './queue-for-user.ts'

const NOT_IN_CATALOGUE = 'This recipe is no longer in the catalogue. Please choose another one.'

export async function browseCatalogue({ external }: Context): Promise<CatalogueItem[]> {
  return external.catalogue.browse()
}

export async function readFromCatalogue(
  { external }: Context,
  { params }: { params: { spoonacularId: number } },
): Promise<CatalogueReading> {
  return requireDraft(await external.catalogue.recipe(params.spoonacularId))
}

function requireDraft(draft: RecipeDraft | null): RecipeDraft {
  if (!draft) throw refuse('NOT_FOUND', NOT_IN_CATALOGUE)
  return draft
}

/**
 * Saves a recipe of the catalogue. If the library has it already, that one is answered as it is
 * now.
 */
export async function importFromCatalogue(
  context: Context,
  { params }: { params: { spoonacularId: number } },
): Promise<{ success: true; recipe: Recipe }> {
  const draft = requireDraft(await context.external.catalogue.recipe(params.spoonacularId))
  const existing = await recipeBySource(context.household, draft.source)
  return { success: true, recipe: existing ? toRecipe(existing) : await save(context, draft) }
}

async function save(context: Context, draft: RecipeDraft): Promise<Recipe> {
  const { photo: address } = draft
  const photo =
    address === null ? null : await queueForUser(context.user.id, async () => fetchPhoto(context, address))
  return createUnlessSourceKnown(context, { ...draft, photo })
}
