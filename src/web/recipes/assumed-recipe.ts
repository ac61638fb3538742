import type { Recipe, RecipeDraft } from '../../domain/recipes/recipe.ts'

/**
 * A recipe that waits on this device, as it is shown until the server has it. Its number comes with
 * the true id; until then it is the newest of all.
 */
export function assumedRecipe(id: number, draft: RecipeDraft, at: number): Recipe {
  const { hasRepeatedIngredients: _, ...content } = draft
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
