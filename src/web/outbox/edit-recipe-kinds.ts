import { z } from 'zod'
import { deleteRecipeCall, restoreRecipeCall, updateRecipeCall } from '../../contract/recipes.ts'
import { Recipe, RecipeChange } from '../../domain/recipes/recipe.ts'
import { callServer } from '../api/call-server.ts'
import { thingKey } from '../api/waiting-things.ts'
import { editInput, mergedEdits } from './rebase-edit.ts'
import { changeKind, doneIfGone, IdOnly } from './change-kind.ts'
import { changeRecipe } from './recipe-kinds.ts'

const isLibrary = ([word, part]: readonly unknown[], data: unknown): data is Recipe[] =>
  word === 'recipes' && part === undefined && Array.isArray(data)

const Edit = editInput(RecipeChange.omit({ seen: true }))

type Edit = z.infer<typeof Edit>

/** An edit of a recipe: its own fields, merged with changes of others to other fields. */
export const editRecipeKind = changeKind<Edit>({
  input: Edit,
  // Its own `seen` makes a repeat harmless, so that it needs no key.
  send: ({ id, change, seen }) => callServer(updateRecipeCall, { params: { id }, body: { ...change, seen } }),
  apply: (key, data, { id, change }) => changeRecipe(key, data, id, change),
  refreshes: ['recipes', 'recipe'],
  ...mergedEdits(Recipe, 'updatedAt'),
  thingKeys: ({ id }) => [thingKey.recipe(id), thingKey.recipeText(id)],
  screenPath: ({ id }) => `/recipe/${id}`,
})

export const deleteRecipeKind = changeKind<IdOnly>({
  input: IdOnly,
  send: ({ id }, idempotencyKey) => callServer(deleteRecipeCall, { params: { id }, idempotencyKey }),
  apply: (key, data, { id }) => (isLibrary(key, data) ? data.filter((recipe) => recipe.id !== id) : data),
  refreshes: ['recipes', 'onboarding'],
  resolve: doneIfGone,
  screenPath: () => '/recipes',
})

const RestoredRecipe = z.object({ recipe: Recipe })

export const restoreRecipeKind = changeKind<z.infer<typeof RestoredRecipe>>({
  input: RestoredRecipe,
  send: ({ recipe: { id } }, idempotencyKey) =>
    callServer(restoreRecipeCall, { params: { id }, idempotencyKey }),
  apply: (key, data, { recipe }) =>
    isLibrary(key, data)
      ? [...data.filter(({ id }) => id !== recipe.id), recipe].toSorted(
          (a, b) => b.userSequence - a.userSequence,
        )
      : data,
  refreshes: ['recipes', 'recipe', 'onboarding'],
  thingKeys: ({ recipe: { id } }) => [thingKey.recipe(id), thingKey.recipeText(id)],
  screenPath: () => '/recipes',
})
