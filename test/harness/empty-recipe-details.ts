/** A recipe that tells no more than what one cooks by. */
export const emptyRecipeDetails = {
  author: null,
  description: null,
  makes: null,
  video: null,
  equipment: null,
  tips: null,
} as const
