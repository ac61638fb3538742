import type { RecipeDraftRead } from '../../domain/recipes/imported-reading.ts'
import { nameCopy } from '../../domain/recipes/name-copy.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'

/**
 * A new recipe that waits on this device, as it is shown until the server has it. Its number comes
 * with the true id; until then it counts as the newest.
 */
export function assumedRecipe(id: number, draft: RecipeDraftRead, now: number): Recipe {
  const { hasRepeatedIngredients: _, asRead: __, ...content } = draft
  return { ...content, notes: null, notesBy: null, notesAt: null, ...ownFields(id, now) }
}

/** A copy that waits on this device: with the recipe's text and notes, and without marks. */
export const assumedCopy = (id: number, recipe: Recipe, now: number): Recipe => ({
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
