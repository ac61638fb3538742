/**
 * A recipe of Tandoor: `recipe.json` and a picture in a zip. An export holds one such zip for each
 * recipe.
 */

import { yieldAmong } from '@plateful/page-reader/page/yield'
import { type FileRecipe, type PhotoSource, recipeUnlessEmpty } from '../file-recipe.ts'
import { headingLine, linesIn, withoutMarkup } from '../text/convert-lines.ts'
import { nutritionInText } from '../text/facts-in-text.ts'
import { formatFileAmount } from '../text/format-file-amount.ts'
import { type JsonObject, namesIn, numberOf, objectOf, objectsOf, stringOf } from '../text/json-values.ts'

/** Whether the object is a recipe of Tandoor: its steps hold the ingredients. */
export const isTandoorRecipe = (value: JsonObject): boolean =>
  Array.isArray(value['steps']) &&
  objectsOf(value['steps']).every((step) => 'instruction' in step || 'ingredients' in step)

/** The recipe, or null where the object holds none. */
export function tandoorRecipe(value: JsonObject, photo: PhotoSource | null): FileRecipe | null {
  const steps = objectsOf(value['steps']).toSorted(
    (a, b) => (numberOf(a['order']) ?? 0) - (numberOf(b['order']) ?? 0),
  )
  return recipeUnlessEmpty({
    key: stringOf(value['id']) || stringOf(value['name']),
    name: stringOf(value['name']),
    ingredients: steps.flatMap((step) => ingredientsOf(step, steps.length > 1)),
    steps: steps.flatMap((step) => methodOf(step)),
    ...yieldOf(value),
    description: stringOf(value['description']),
    prepTimeMinutes: numberOf(value['working_time']),
    cookTimeMinutes: numberOf(value['waiting_time']),
    tags: namesIn(value['keywords']),
    source: stringOf(value['source_url']),
    nutritionPerServing: nutritionOf(objectOf(value['nutrition'])) ?? propertiesOf(value['properties']),
    rating: numberOf(value['rating']),
    photo,
    lost: { comments: objectsOf(value['comments']).length },
  })
}

/** The yield; its text may name what is counted ('muffins') or count other things ('12 rolls'). */
function yieldOf(value: JsonObject): ReturnType<typeof yieldAmong> {
  const servings = numberOf(value['servings']) ?? 0
  const words = stringOf(value['servings_text']).trim()
  if (servings <= 0) return yieldAmong([words])
  if (/\d/.test(words)) return { servings, makes: yieldAmong([words]).makes }
  return yieldAmong([`${servings} ${words}`])
}

const orderedIngredients = (step: JsonObject) =>
  objectsOf(step['ingredients']).toSorted((a, b) => (numberOf(a['order']) ?? 0) - (numberOf(b['order']) ?? 0))

function ingredientsOf(step: JsonObject, isOneOfSeveral: boolean): string[] {
  const lines = orderedIngredients(step)
    .map(lineOf)
    .filter((line) => line !== '')
  const title = stringOf(step['name']).trim()
  return isOneOfSeveral && title !== '' && lines.length > 0 ? [headingLine(title), ...lines] : lines
}

/** The line of an ingredient: '400 g tomatoes, chopped'. A header of Tandoor becomes a heading. */
function lineOf(ingredient: JsonObject): string {
  const note = stringOf(ingredient['note']).trim()
  if (ingredient['is_header'] === true) return note === '' ? '' : headingLine(note)
  const amount = ingredient['no_amount'] === true ? 0 : (numberOf(ingredient['amount']) ?? 0)
  const unit = nameOf(ingredient['unit'], amount > 1)
  const food = nameOf(ingredient['food'], amount > 1 && unit === '')
  const line = [amount > 0 ? formatFileAmount(amount) : '', amount > 0 ? unit : '', food]
    .filter(Boolean)
    .join(' ')
  if (food === '')
    return (
      withoutMarkup([line, note].filter(Boolean).join(' ')) ||
      withoutMarkup(stringOf(ingredient['original_text']))
    )
  return withoutMarkup(note === '' ? line : `${line}, ${note}`)
}

function nameOf(value: unknown, isPlural: boolean): string {
  if (typeof value === 'string') return value.trim()
  const namedObject = objectOf(value)
  return ((isPlural && stringOf(namedObject['plural_name'])) || stringOf(namedObject['name'])).trim()
}

/**
 * Template marks that Tandoor allows in a step: '{{ ingredients[0] }}', '{{ ingredients[0].food
 * }}', '{% scale(200) %}'.
 */
const reference = /\{\{\s*ingredients\[(\d{1,3})\](?:\.(amount|unit|food|note))?\s*\}\}/g
const scaleTag = /\{[{%]\s*scale\(\s*([\d.,]{1,12})\s*\)\s*[%}]\}/g

/** The text of a step, with its references replaced by words. */
function methodOf(step: JsonObject): string[] {
  const ingredients = orderedIngredients(step)
  const text = stringOf(step['instruction'])
    .replace(reference, (_, at: string, part?: string) =>
      formatReference(ingredients[Number(at)] ?? {}, part),
    )
    .replace(scaleTag, '$1')
  const title = stringOf(step['name']).trim()
  const lines = linesIn(text.replace(/\{[{%].*?[%}]\}/g, ''))
  return title === '' || lines.length === 0 ? lines : [headingLine(title), ...lines]
}

function formatReference(ingredient: JsonObject, part: string | undefined): string {
  const amount = numberOf(ingredient['amount']) ?? 0
  if (part === 'amount') return amount > 0 ? formatFileAmount(amount) : ''
  if (part === 'note') return stringOf(ingredient['note'])
  return part === undefined ? lineOf(ingredient) : nameOf(ingredient[part], amount > 1)
}

/** Nutrition of later versions, in which users name the figures themselves. */
const propertiesOf = (value: unknown): string | null =>
  nutritionInText(
    objectsOf(value)
      .map((property) => {
        const type = objectOf(property['property_type'])
        return `${stringOf(type['name'])}: ${stringOf(property['property_amount'])} ${stringOf(type['unit'])}`
      })
      .join('\n'),
  )

function nutritionOf(value: JsonObject): string | null {
  const figures = {
    calories: numberOf(value['calories']),
    protein: numberOf(value['proteins']),
    carbs: numberOf(value['carbohydrates']),
    fat: numberOf(value['fats']),
  }
  const knownFigures = Object.entries(figures).filter(([, amount]) => amount !== null && amount > 0)
  return knownFigures.length === 0 ? null : JSON.stringify(Object.fromEntries(knownFigures))
}
