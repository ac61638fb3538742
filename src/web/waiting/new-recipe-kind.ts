import { z } from 'zod'
import { createRecipeCall } from '../../contract/recipes.ts'
import { RecipeDraftRead } from '../../domain/recipes/imported-reading.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { callServer } from '../api/call-server.ts'
import { waitingThing } from '../api/waiting-things.ts'
import { assumedRecipe } from '../recipes/assumed-recipe.ts'
import { recipeKey, recipesKey } from '../recipes/queries.ts'
import { changeList } from './in-list.ts'
import { kind } from './kind.ts'

const NewRecipe = z.object({ newId: z.number().int(), draft: RecipeDraftRead })

/** A recipe that was written without a signal, with its photo. */
export const newRecipeKind = kind<z.infer<typeof NewRecipe>>({
  input: NewRecipe,
  send: ({ draft }, onceKey) => callServer(createRecipeCall, { body: draft, onceKey }),
  assume: (key, data, { newId, draft }, at) =>
    changeList<Recipe>(key, data, 'recipes', (library) =>
      library.some(({ id }) => id === newId) ? library : [assumedRecipe(newId, draft, at), ...library],
    ),
  refreshes: ['recipes', 'recipe', 'onboarding'],
  settle(client, answer) {
    const made = answer as Recipe
    client.setQueryData<Recipe>(recipeKey(made.id), made)
    client.setQueryData<Recipe[]>(
      recipesKey,
      (library) => library && [made, ...library.filter(({ id }) => id !== made.id)],
    )
  },
  things: ({ newId }) => [waitingThing.recipe(newId), waitingThing.recipeText(newId)],
  place: ({ newId }) => `/recipes/${newId}`,
})
