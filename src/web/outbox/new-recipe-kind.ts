import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { z } from 'zod'
import { createRecipeCall, duplicateRecipeCall } from '../../contract/recipes.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { callServer } from '../api/call-server.ts'
import { thingKey } from '../api/waiting-things.ts'
import { optimisticCopy, optimisticRecipe, CopyOfRecipe, NewRecipe } from '../recipes/optimistic-recipe.ts'
import { recipeKey, recipesKey } from '../recipes/queries.ts'
import { changeListData } from './list-data.ts'
import { changeKind } from './change-kind.ts'

/**
 * What a recipe that was made offline needs besides its own call: its place in the library, and its
 * address.
 */
const madeHere = {
  inLibrary: (key: QueryKey, data: unknown, recipe: Recipe) =>
    changeListData<Recipe>(key, data, 'recipes', (library) =>
      library.some(({ id }) => id === recipe.id) ? library : [recipe, ...library],
    ),
  refreshes: ['recipes', 'recipe', 'onboarding'],
  showAnswer(client: QueryClient, answer: unknown) {
    const recipe = answer as Recipe
    client.setQueryData<Recipe>(recipeKey(recipe.id), recipe)
    client.setQueryData<Recipe[]>(
      recipesKey,
      (library) => library && [recipe, ...library.filter(({ id }) => id !== recipe.id)],
    )
  },
  thingKeys: ({ newId }: { newId: number }) => [thingKey.recipe(newId), thingKey.recipeText(newId)],
  screenPath: ({ newId }: { newId: number }) => `/recipes/${newId}`,
}

/** A recipe that was written without a signal, with its photo. */
export const newRecipeKind = changeKind<z.infer<typeof NewRecipe>>({
  ...madeHere,
  input: NewRecipe,
  send: ({ draft }, idempotencyKey) => callServer(createRecipeCall, { body: draft, idempotencyKey }),
  apply: (key, data, { newId, draft }, at) =>
    madeHere.inLibrary(key, data, optimisticRecipe(newId, draft, at)),
})

/** A copy of a recipe. The server makes it, so that it also has what the library does not hold. */
export const copyRecipeKind = changeKind<z.infer<typeof CopyOfRecipe>>({
  ...madeHere,
  input: CopyOfRecipe,
  send: ({ recipe: { id } }, idempotencyKey) =>
    callServer(duplicateRecipeCall, { params: { id }, idempotencyKey }),
  apply: (key, data, { newId, recipe }, at) =>
    madeHere.inLibrary(key, data, optimisticCopy(newId, recipe, at)),
})
