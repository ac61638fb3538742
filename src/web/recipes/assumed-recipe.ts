import type { RecipeDraftRead } from '../../domain/recipes/imported-reading.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'

/**
 * A recipe that waits on this device, as it is shown until the server has it. Its number comes with
 * the true id; until then it is the newest of all.
 */
export function assumedRecipe(id: number, draft: RecipeDraftRead, at: number): Recipe {
  const { hasRepeatedIngredients: _, asRead: __, ...content } = draft
  const moment = new Date(at).toISOString()
  return {
    ...content,
    id,
    globalId: '',
    userId: 0,
    userSequence: id,
    isFavourite: false,
    rating: null,
    timesMade: 0,
    lastMadeOn: null,
    notes: null,
    notesBy: null,
    notesAt: null,
    createdAt: moment,
    updatedAt: moment,
  }
}
