/** A recipe that is drawn: its lists have a line for each food and each step. */
export const recipe = (name, servings, prep, cook, ingredients, steps, intro = '') => ({
  name,
  servings,
  prepTimeMinutes: prep,
  cookTimeMinutes: cook,
  ingredients: ingredients.split('\n').map((line) => line.trim()),
  steps: steps.split('\n').map((line) => line.trim()),
  intro,
})
