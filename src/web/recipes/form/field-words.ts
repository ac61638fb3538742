/** The fields of a recipe, in words for a person. */
import { type RecipeField, recipeFields, type RecipeFormValues } from './recipe-form-values.ts'

const names: Record<RecipeField, string> = {
  name: 'the name',
  servings: 'the servings',
  prepTimeMinutes: 'the preparation time',
  cookTimeMinutes: 'the cooking time',
  totalTimeMinutes: 'the total time',
  ingredients: 'the ingredients',
  steps: 'the steps',
  tags: 'the tags',
  source: 'the source',
  cuisine: 'the cuisine',
  budgetPerServing: 'the cost',
  photo: 'the photo',
  nutritionPerServing: 'the nutrition',
}

/** What stands in some fields, a line for each of their lines. */
export const sayFields = (form: Partial<RecipeFormValues>): { name: string; text: string }[] =>
  recipeFields
    .filter((field) => field in form)
    .map((field) => ({ name: names[field], text: say(field, form[field] ?? '') }))

function say(field: RecipeField, value: string | readonly string[]): string {
  if (typeof value !== 'string') return value.join('\n')
  return value !== '' && (field === 'photo' || field === 'nutritionPerServing') ? 'Another one' : value
}
