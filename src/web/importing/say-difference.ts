/** What a recipe and its page say differently, in words. */
import type { Difference } from '../../domain/importing/read-again.ts'
import { recipeFields } from '../../domain/recipes/recipe.ts'
import { sayNutrition } from '../recipes/nutrition-list.tsx'
import { sayMinutes, sayServings, titleOf, withCapital } from '../recipes/say-recipe.ts'

type Field = Difference['field']
type Value = Difference['own'][number]

/** The name of a field: 'Preparation time'. */
export const sayField = (field: Field): string => titleOf(recipeFields[field].label)

/** Values of a field as they are read; lines each in a line of its own. */
export const sayValues = (field: Field, values: readonly Value[]): string =>
  values.map((value) => sayValue(field, value)).join('\n')

function sayValue(field: Field, value: Value): string {
  if (typeof value === 'number') return field === 'servings' ? sayServings(value) : sayMinutes(value)
  if (field === 'nutritionPerServing') return sayNutrition(value)
  return recipeFields[field].typedAs === 'choice' ? withCapital(value ?? '') : (value ?? '')
}

/**
 * A difference in one sentence, for whoever hears it: 'Ingredients: 3 leeks instead of 2 leeks'.
 */
export function sayDifference({ field, own, page }: Difference): string {
  if (field === 'photo') return 'Photo: take the one of the page'
  const [mine, theirs] = [sayValues(field, own), sayValues(field, page)]
  if (page.length === 0) return `${sayField(field)}: leave out ${mine}`
  return own.length === 0
    ? `${sayField(field)}: add ${theirs}`
    : `${sayField(field)}: ${theirs} instead of ${mine}`
}
