import { z } from 'zod'
import { deleteRecipeCall, restoreRecipeCall, updateRecipeCall } from '../../contract/recipes.ts'
import { Instant } from '../../domain/fields.ts'
import { Recipe, RecipeChange } from '../../domain/recipes/recipe.ts'
import { currentOf, hasStatus } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { thingKey } from '../api/waiting-things.ts'
import { rebaseEdit, isChangedByOthers } from './rebase-edit.ts'
import { changeKind } from './change-kind.ts'
import { changeRecipe } from './recipe-kinds.ts'

const Id = z.number().int()
const isLibrary = ([word, part]: readonly unknown[], data: unknown): data is Recipe[] =>
  word === 'recipes' && part === undefined && Array.isArray(data)

const Edit = z.object({
  id: Id,
  /** The changed fields, and their old values. */
  change: RecipeChange.omit({ seen: true }),
  before: z.record(z.string(), z.unknown()),
  seen: Instant,
})

type Edit = z.infer<typeof Edit>

/** An edit of a recipe: its own fields, merged with changes of others to other fields. */
export const editRecipeKind = changeKind<Edit>({
  input: Edit,
  // Its own `seen` makes a repeat harmless, so that it needs no key.
  send: ({ id, change, seen }) => callServer(updateRecipeCall, { params: { id }, body: { ...change, seen } }),
  apply: (key, data, { id, change }) => changeRecipe(key, data, id, change),
  refreshes: ['recipes', 'recipe'],
  async resolve(input, error, isWanted) {
    const current: Record<string, unknown> | undefined = currentOf(error, Recipe)
    if (!current) return undefined
    return isChangedByOthers(input, current) && !isWanted
      ? undefined
      : rebaseEdit(input, current, current['updatedAt'])
  },
  rebase(input, answer) {
    const { data: parsed } = Recipe.safeParse(answer)
    return parsed?.id === input.id ? rebaseEdit(input, parsed, parsed.updatedAt) : undefined
  },
  thingKeys: ({ id }) => [thingKey.recipe(id), thingKey.recipeText(id)],
  screenPath: ({ id }) => `/recipe/${id}`,
})

const DeletedRecipe = z.object({ id: Id })

export const deleteRecipeKind = changeKind<z.infer<typeof DeletedRecipe>>({
  input: DeletedRecipe,
  send: ({ id }, onceKey) => callServer(deleteRecipeCall, { params: { id }, onceKey }),
  apply: (key, data, { id }) => (isLibrary(key, data) ? data.filter((one) => one.id !== id) : data),
  refreshes: ['recipes', 'onboarding'],
  resolve: async (_input, error) => (hasStatus(error, 404) ? 'done' : undefined),
  screenPath: () => '/recipes',
})

const RestoredRecipe = z.object({ recipe: Recipe })

export const restoreRecipeKind = changeKind<z.infer<typeof RestoredRecipe>>({
  input: RestoredRecipe,
  send: ({ recipe: { id } }, onceKey) => callServer(restoreRecipeCall, { params: { id }, onceKey }),
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
