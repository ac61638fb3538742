import type { PageRecipe } from './page-recipe.ts'

/** What a person should look at before saving, in plain sentences: every part that the page did not give. */
export function lineWarnings(recipe: PageRecipe): string[] {
  const missing: [boolean, string][] = [
    [recipe.ingredients.length === 0, 'No ingredients were found. Please add them.'],
    [recipe.steps.length === 0, 'No method was found. Please add the steps.'],
    [recipe.servings === null, 'The page does not say how many it serves.'],
  ]
  return missing.flatMap(([applies, sentence]) => (applies ? [sentence] : []))
}
