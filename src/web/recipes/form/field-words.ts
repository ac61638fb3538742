/** The fields of a recipe, in words for a person. */
import { type RecipeField, recipeFieldNames, recipeFields } from '../../../domain/recipes/recipe.ts'
import type { RecipeFormValues } from './recipe-form-values.ts'

/** What stands in some fields, a line for each of their lines. */
export const sayFields = (form: Partial<RecipeFormValues>): { name: string; text: string }[] =>
  recipeFieldNames
    .filter((field) => field in form)
    .map((field) => ({ name: recipeFields[field].label, text: say(field, form[field] ?? '') }))

function say(field: RecipeField, value: string | readonly string[]): string {
  if (typeof value !== 'string') return value.join('\n')
  return value !== '' && recipeFields[field].typedAs === 'kept' ? 'Another one' : value
}
