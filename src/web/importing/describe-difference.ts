import type { Difference } from '../../domain/importing/read-again.ts'
import { recipeFields } from '../../domain/recipes/recipe.ts'
import { formatNutrition } from '../recipes/nutrition-list.tsx'
import { formatMinutes, formatServings, titleOf, withCapital } from '../recipes/format-recipe.ts'

type Field = Difference['field']
type Value = Difference['own'][number]

export const fieldTitle = (field: Field): string => titleOf(recipeFields[field].label)

/** Values of a field as they are read; lines each in a line of its own. */
export const formatValues = (field: Field, values: readonly Value[]): string =>
  values.map((value) => formatValue(field, value)).join('\n')

function formatValue(field: Field, value: Value): string {
  if (typeof value === 'number') return field === 'servings' ? formatServings(value) : formatMinutes(value)
  if (field === 'nutritionPerServing') return formatNutrition(value)
  return recipeFields[field].typedAs === 'choice' ? withCapital(value ?? '') : (value ?? '')
}

/** For whoever hears it: 'Ingredients: 3 leeks instead of 2 leeks'. */
export function describeDifference({ field, own, page }: Difference): string {
  if (field === 'photo') return 'Photo: take the one of the page'
  const [mine, theirs] = [formatValues(field, own), formatValues(field, page)]
  if (page.length === 0) return `${fieldTitle(field)}: leave out ${mine}`
  return own.length === 0
    ? `${fieldTitle(field)}: add ${theirs}`
    : `${fieldTitle(field)}: ${theirs} instead of ${mine}`
}
