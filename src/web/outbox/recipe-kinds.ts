import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { z } from 'zod'
import {
  addToCookLogCall,
  createRecipeCall,
  deleteFromCookLogCall,
  deleteRecipeCall,
  duplicateRecipeCall,
  markRecipeCall,
  restoreRecipeCall,
  updateRecipeCall,
  writeNotesCall,
} from '../../contract/recipes.ts'
import { Day } from '../../domain/day.ts'
import { type CookLogDay, MarksChange } from '../../domain/recipes/recipe-marks.ts'
import { Recipe, RecipeChange } from '../../domain/recipes/recipe.ts'
import { currentVersionOf, hasStatus } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { thingKey } from '../api/waiting-things.ts'
import { CopyOfRecipe, NewRecipe, optimisticCopy, optimisticRecipe } from '../recipes/optimistic-recipe.ts'
import { recipeKey, recipesKey } from '../recipes/queries.ts'
import { changeKind, doneIfGone, Id, IdOnly } from './change-kind.ts'
import { changeListData } from './list-data.ts'
import { editInput, mergedEdits } from './rebase-edit.ts'

const screenPath = ({ id }: { id: number }) => `/recipe/${id}`
const marksOf = ({ id }: { id: number }) => [thingKey.recipe(id), thingKey.recipeMarks(id)]
const refreshes = ['recipes', 'recipe'] as const

/** A change to one recipe, in the library and on its own page. */
function changeRecipe(
  [word, id, part]: readonly unknown[],
  data: unknown,
  wantedId: number,
  change: Partial<Recipe>,
): unknown {
  if (word === 'recipes' && id === undefined && Array.isArray(data))
    return (data as Recipe[]).map((recipe) => (recipe.id === wantedId ? { ...recipe, ...change } : recipe))
  if (word !== 'recipe' || part !== undefined || typeof data !== 'object' || data === null) return data
  // A recipe that was made offline is shown under its temporary id, also once it has its true one.
  const isMatch = id === wantedId || ('id' in data && data.id === wantedId)
  return isMatch ? { ...data, ...change } : data
}

const Marks = z.object({ id: Id, change: MarksChange })

/** A heart or stars; the last press counts. */
export const marksKind = changeKind<z.infer<typeof Marks>>({
  input: Marks,
  send: ({ id, change }, idempotencyKey) =>
    callServer(markRecipeCall, { params: { id }, body: change, idempotencyKey }),
  apply: (key, data, { id, change }) => changeRecipe(key, data, id, change),
  refreshes,
  thingKeys: marksOf,
  screenPath,
})

const Made = z.object({
  id: Id,
  date: Day,
  isMade: z.boolean(),
  /** How often and when last, as the page showed it after the press. */
  sum: z.object({ timesMade: z.number(), lastMadeOn: Day.nullable() }).nullable(),
})

/** A day on which a recipe was made, or was not. */
export const cookLogKind = changeKind<z.infer<typeof Made>>({
  input: Made,
  send: ({ id, date, isMade }, idempotencyKey) =>
    isMade
      ? callServer(addToCookLogCall, { params: { id }, body: { date }, idempotencyKey })
      : callServer(deleteFromCookLogCall, { params: { id, date }, idempotencyKey }),
  apply(key, data, { id, date, isMade, sum }) {
    const [word, of, part] = key
    if (word !== 'recipe' || of !== id || part !== 'made' || !Array.isArray(data))
      return sum ? changeRecipe(key, data, id, sum) : data
    const others = (data as CookLogDay[]).filter((day) => day.date !== date)
    return isMade ? [...others, { date }].toSorted((a, b) => (a.date < b.date ? 1 : -1)) : others
  },
  refreshes,
  // Somebody else removed the day first.
  resolve: async ({ isMade }, error) => (!isMade && hasStatus(error, 404) ? 'done' : undefined),
  thingKeys: marksOf,
  screenPath,
})

const Notes = z.object({
  id: Id,
  notes: z.string().nullable(),
  /** The notes that they replace. */
  seen: z.string().nullable(),
  by: z.string().nullable(),
})

/** The household's notes on a recipe. */
export const recipeNotesKind = changeKind<z.infer<typeof Notes>>({
  input: Notes,
  send: ({ id, notes, seen }, idempotencyKey) =>
    callServer(writeNotesCall, { params: { id }, body: { notes, seen }, idempotencyKey }),
  apply: (key, data, { id, notes, by }, at) =>
    changeRecipe(key, data, id, {
      notes: notes?.trim() || null,
      notesBy: by,
      notesAt: new Date(at).toISOString(),
    }),
  refreshes,
  async resolve(input, error, isWanted) {
    const current = currentVersionOf(error, Recipe)
    return current && isWanted ? { ...input, seen: current.notes } : undefined
  },
  thingKeys: ({ id }) => [thingKey.recipe(id), thingKey.recipeNotes(id)],
  screenPath,
})

/**
 * What a recipe that was made offline needs besides its own call: its place in the library, and its
 * address.
 */
const madeHere = {
  inLibrary: (key: QueryKey, data: unknown, recipe: Recipe) =>
    changeListData<Recipe>(key, data, 'recipes', (library) =>
      library.some(({ id }) => id === recipe.id) ? library : [recipe, ...library],
    ),
  refreshes: ['recipes', 'recipe', 'onboarding'] as const,
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
