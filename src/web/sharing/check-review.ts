/**
 * What the review form says of what is not right yet: the rules of every recipe, three of them in
 * words of its own (sharing 18).
 */
import type { RecipeDraft } from '../../domain/recipes/recipe.ts'
import {
  checkRecipe,
  type RecipeFormValues,
  type RecipeProblems,
} from '../recipes/form/recipe-form-values.ts'

const ownWords: RecipeProblems = {
  ingredients: 'At least one ingredient is required',
  steps: 'At least one step is required',
  tags: 'At least one tag is required',
}

/**
 * Servings that are no number become 1 (sharing 18), also where the form is sent before their field
 * is left.
 */
export const servingsOf = ({ servings }: RecipeFormValues): string =>
  servings.trim() === '' ? '1' : servings

const isEmpty = (lines: readonly string[]) => lines.every((line) => line.trim() === '')

/** The draft that the form says, or a sentence for every field that is not right yet. */
export function checkReview(
  values: RecipeFormValues,
  cameWith: readonly string[],
): { draft: RecipeDraft; problems?: never } | { draft?: never; problems: RecipeProblems } {
  const checked = checkRecipe({ ...values, servings: servingsOf(values) }, cameWith)
  if (checked.draft) return checked
  const problems = { ...checked.problems }
  for (const field of ['ingredients', 'steps', 'tags'] as const) {
    if (isEmpty(values[field]) && problems[field]) problems[field] = ownWords[field]
  }
  return { problems }
}
