import { z } from 'zod'
import { RecipeDraftWithReading } from '../../domain/recipes/imported-reading.ts'
import { nameCopy } from '../../domain/recipes/name-copy.ts'
import { Recipe } from '../../domain/recipes/recipe.ts'

/** The waiting change of a recipe that was written on this device, and of a copy. */
export const NewRecipe = z.object({ newId: z.number().int(), draft: RecipeDraftWithReading })
export const CopyOfRecipe = z.object({ newId: z.number().int(), recipe: Recipe })
const NewRecipeInput = z.union([NewRecipe, CopyOfRecipe])

/**
 * The recipe that a waiting change makes; null where an older version stored the change in another
 * form.
 */
export function optimisticFromInput(id: number, input: unknown, now: number): Recipe | null {
  const change = NewRecipeInput.safeParse(input).data
  if (!change) return null
  return 'draft' in change ? optimisticRecipe(id, change.draft, now) : optimisticCopy(id, change.recipe, now)
}

/**
 * A new recipe that waits on this device, as it is shown until the server has it. Its number comes
 * with the server id; until then it counts as the newest.
 */
export function optimisticRecipe(id: number, draft: RecipeDraftWithReading, now: number): Recipe {
  const { hasRepeatedIngredients: _, asRead: __, ...content } = draft
  return { ...content, notes: null, notesBy: null, notesAt: null, ...ownFields(id, now) }
}

/** A copy that waits on this device: with the recipe's text and notes, and without marks. */
export const optimisticCopy = (id: number, recipe: Recipe, now: number): Recipe => ({
  ...recipe,
  ...ownFields(id, now),
  name: nameCopy(recipe.name),
})

/** The fields that no copy takes over. */
function ownFields(id: number, now: number) {
  const moment = new Date(now).toISOString()
  return {
    id,
    globalId: '',
    userId: 0,
    userSequence: id,
    isFavourite: false,
    rating: null,
    timesMade: 0,
    lastMadeOn: null,
    createdAt: moment,
    updatedAt: moment,
  }
}
