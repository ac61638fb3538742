import { z } from 'zod'
import { deleteRecipeCall, restoreRecipeCall, updateRecipeCall } from '../../contract/recipes.ts'
import { Instant } from '../../domain/fields.ts'
import { Recipe, RecipeChange } from '../../domain/recipes/recipe.ts'
import { currentOf, hasStatus } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { waitingThing } from '../api/waiting-things.ts'
import { editOver, isTheirs } from './edit-over.ts'
import { kind } from './kind.ts'
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
export const editRecipeKind = kind<Edit>({
  input: Edit,
  // Its own `seen` makes a repeat harmless, so that it needs no key.
  send: ({ id, change, seen }) => callServer(updateRecipeCall, { params: { id }, body: { ...change, seen } }),
  assume: (key, data, { id, change }) => changeRecipe(key, data, id, change),
  refreshes: ['recipes', 'recipe'],
  async mend(input, error, isWanted) {
    const current: Record<string, unknown> | undefined = currentOf(error, Recipe)
    if (!current) return undefined
    return isTheirs(input, current) && !isWanted ? undefined : editOver(input, current, current['updatedAt'])
  },
  follow(input, answer) {
    const { data: parsed } = Recipe.safeParse(answer)
    return parsed?.id === input.id ? editOver(input, parsed, parsed.updatedAt) : undefined
  },
  things: ({ id }) => [waitingThing.recipe(id), waitingThing.recipeText(id)],
  place: ({ id }) => `/recipe/${id}`,
})

const DeletedRecipe = z.object({ id: Id })

export const deleteRecipeKind = kind<z.infer<typeof DeletedRecipe>>({
  input: DeletedRecipe,
  send: ({ id }, onceKey) => callServer(deleteRecipeCall, { params: { id }, onceKey }),
  assume: (key, data, { id }) => (isLibrary(key, data) ? data.filter((one) => one.id !== id) : data),
  refreshes: ['recipes', 'onboarding'],
  mend: async (_input, error) => (hasStatus(error, 404) ? 'done' : undefined),
  place: () => '/recipes',
})

const RestoredRecipe = z.object({ recipe: Recipe })

export const restoreRecipeKind = kind<z.infer<typeof RestoredRecipe>>({
  input: RestoredRecipe,
  send: ({ recipe: { id } }, onceKey) => callServer(restoreRecipeCall, { params: { id }, onceKey }),
  assume: (key, data, { recipe }) =>
    isLibrary(key, data)
      ? [...data.filter(({ id }) => id !== recipe.id), recipe].toSorted(
          (a, b) => b.userSequence - a.userSequence,
        )
      : data,
  refreshes: ['recipes', 'recipe', 'onboarding'],
  things: ({ recipe: { id } }) => [waitingThing.recipe(id), waitingThing.recipeText(id)],
  place: () => '/recipes',
})
