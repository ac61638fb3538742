/**
 * The checks of the review form: the rules of every recipe, three of them in other words (sharing
 * 18).
 */
import type { RecipeDraft } from '../../domain/recipes/recipe.ts'
import { checkRecipe, type RecipeFormValues } from '../recipes/form/recipe-form-values.ts'
import type { Checked, Issue } from '../ui/forms/use-form.ts'

const ownWords = {
  ingredients: 'At least one ingredient is required',
  steps: 'At least one step is required',
  tags: 'At least one tag is required',
}

/** Empty servings become 1 (sharing 18), also if the form is sent from within the field. */
export const servingsOf = ({ servings }: RecipeFormValues): string =>
  servings.trim() === '' ? '1' : servings

const isList = (field: string): field is keyof typeof ownWords => Object.hasOwn(ownWords, field)
const isEmpty = (lines: readonly string[]) => lines.every((line) => line.trim() === '')

export function checkReview(values: RecipeFormValues, original: RecipeFormValues): Checked<RecipeDraft> {
  const checked = checkRecipe({ ...values, servings: servingsOf(values) }, original)
  if (checked.success) return checked
  const withOwnMessage = ({ path, message }: Issue): Issue => {
    const field = String(path[0])
    return isList(field) && isEmpty(values[field]) ? { path, message: ownWords[field] } : { path, message }
  }
  return { success: false, error: { issues: checked.error.issues.map(withOwnMessage) } }
}
