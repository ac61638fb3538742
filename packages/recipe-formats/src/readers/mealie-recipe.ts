/**
 * A recipe of Mealie as its export zip holds it (one JSON for each recipe), with keys in camelCase
 * or with underscores.
 */

import { minutesIn } from '@plateful/page-reader/page/duration'
import { yieldAmong } from '@plateful/page-reader/page/yield'
import { nutritionText } from '@plateful/page-reader/structured-data/nutrition'
import { type FileRecipe, type PhotoSource, recipeUnlessEmpty, type SubRecipe } from '../file-recipe.ts'
import { headingLine, paragraphsIn, withoutMarkup } from '../text/convert-lines.ts'
import { formatFileAmount } from '../text/format-file-amount.ts'
import {
  camelKeys,
  type JsonObject,
  namesIn,
  numberOf,
  objectOf,
  objectsOf,
  stringOf,
} from '../text/json-values.ts'

/**
 * Whether the object is a recipe of Mealie: its ingredients are objects with a note, not lines of
 * text.
 */
export function isMealieRecipe(value: JsonObject): boolean {
  const recipe = camelKeys(value)
  const isNamed = 'slug' in recipe || 'recipeServings' in recipe || 'orgURL' in recipe || 'orgUrl' in recipe
  return isNamed && (Array.isArray(recipe['recipeIngredient']) || Array.isArray(recipe['recipeInstructions']))
}

/** What a backup holds of a recipe in other tables. */
type FromOtherTables = Partial<Pick<FileRecipe, 'isFavourite' | 'rating' | 'madeOn' | 'lost'>>

/** The recipe, or null where the object holds none. */
export function mealieRecipe(
  value: JsonObject,
  photo: PhotoSource | null,
  otherTables: FromOtherTables = {},
): FileRecipe | null {
  const recipe = camelKeys(value)
  const text = (name: string) => stringOf(recipe[name])
  const isAmountDisabled = camelKeys(objectOf(recipe['settings']))['disableAmount'] === true
  const comments = objectsOf(recipe['comments']).length
  const uses = rowsOf(recipe['recipeIngredient'], 'note').flatMap((row) =>
    usesIn(camelKeys(row), isAmountDisabled),
  )
  return recipeUnlessEmpty({
    key: mealieKey(recipe['id']) || text('slug'),
    name: text('name'),
    ingredients: rowsOf(recipe['recipeIngredient'], 'note').flatMap((row) =>
      ingredientLines(camelKeys(row), isAmountDisabled),
    ),
    ...(uses.length > 0 && { uses }),
    steps: rowsOf(recipe['recipeInstructions'], 'text').flatMap((row) => stepLines(row)),
    ...yieldOf(recipe),
    description: text('description'),
    equipment: namesIn(recipe['tools']),
    prepTimeMinutes: minutesIn(text('prepTime')),
    cookTimeMinutes: minutesIn(text('performTime')) ?? minutesIn(text('cookTime')),
    totalTimeMinutes: minutesIn(text('totalTime')),
    tags: [...namesIn(recipe['tags']), ...namesIn(recipe['recipeCategory'])],
    source: text('orgURL') || text('orgUrl'),
    cuisine: text('recipeCuisine'),
    nutritionPerServing: nutritionText(camelKeys(objectOf(recipe['nutrition']))),
    rating: otherTables.rating ?? numberOf(recipe['rating']),
    isFavourite: otherTables.isFavourite ?? false,
    notes: objectsOf(recipe['notes']).flatMap((note) => noteLines(note)),
    madeOn: otherTables.madeOn ?? [],
    photo,
    lost: {
      comments,
      'attached files': objectsOf(recipe['assets']).length,
      ...otherTables.lost,
    },
    lostNames: { 'attached files': namesIn(recipe['assets']) },
  })
}

/**
 * Version 2 has servings and pieces in two fields ('12 pies' for 6); earlier versions have both in
 * one text.
 */
function yieldOf(recipe: JsonObject): ReturnType<typeof yieldAmong> {
  const [servings, pieces] = ['recipeServings', 'recipeYieldQuantity'].map(
    (name) => numberOf(recipe[name]) ?? 0,
  )
  const words = [pieces ? formatFileAmount(pieces) : '', stringOf(recipe['recipeYield'])]
  const yieldRead = yieldAmong([words.filter(Boolean).join(' ')])
  return { ...yieldRead, servings: servings ? servings : yieldRead.servings }
}

/** The objects of a list. Versions before 1 have lines of text instead of objects. */
const rowsOf = (value: unknown, name: string): JsonObject[] =>
  objectsOf(
    Array.isArray(value)
      ? value.map((row: unknown) => (typeof row === 'string' ? { [name]: row } : row))
      : [],
  )

/** An id of Mealie without hyphens and in lower case: its databases write ids in different ways. */
export const mealieKey = (id: unknown): string => stringOf(id).replaceAll('-', '').toLowerCase()

const noteLines = (note: JsonObject): string[] => {
  const title = stringOf(note['title']).trim()
  const lines = paragraphsIn(stringOf(note['text']))
  return title === ''
    ? lines
    : lines.map((line, at) => (at === 0 ? `${withoutMarkup(title)}: ${line}` : line))
}

function stepLines(row: JsonObject): string[] {
  const title = stringOf(row['title']).trim()
  return [...(title === '' ? [] : [headingLine(title)]), ...paragraphsIn(stringOf(row['text']))]
}

function ingredientLines(row: JsonObject, isAmountDisabled: boolean): string[] {
  const title = stringOf(row['title']).trim()
  const line = withoutMarkup(ingredientLine(row, isAmountDisabled || row['disableAmount'] === true))
  return [...(title === '' ? [] : [headingLine(title)]), ...(line === '' ? [] : [line])]
}

/** The line of an ingredient that is another recipe, with that recipe's key. */
function usesIn(row: JsonObject, isAmountDisabled: boolean): SubRecipe[] {
  const other = camelKeys(objectOf(row['referencedRecipe']))
  const recipe = mealieKey(other['id']) || stringOf(other['slug'])
  const line = ingredientLines({ ...row, title: '' }, isAmountDisabled)[0]
  return recipe === '' || line === undefined ? [] : [{ line, recipe }]
}

/** Whether a note says an amount of its own: '2 onions'. */
export const startsWithAmount = (note: string): boolean => /^[\s~]*[\d½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚]/.test(note)

/**
 * A line as 'quantity unit food, note'. A note without a food is the line itself and may hold its
 * own amount.
 */
export function ingredientLine(row: JsonObject, isAmountDisabled: boolean): string {
  const note = stringOf(row['note']).trim()
  const quantity = numberOf(row['quantity']) ?? 0
  const food = nameOf(row['food'] ?? row['referencedRecipe'], quantity > 1 && !row['unit'])
  const unit = unitOf(row['unit'], quantity)
  if (isAmountDisabled && food === '') return note || stringOf(row['originalText'])
  if (food === '') {
    const isCounted = quantity > 0 && (quantity !== 1 || unit !== '') && !startsWithAmount(note)
    const lineText = isCounted ? [formatFileAmount(quantity), unit, note].filter(Boolean).join(' ') : note
    return lineText || stringOf(row['display']) || stringOf(row['originalText'])
  }
  const line = [quantity > 0 ? formatFileAmount(quantity) : '', unit, food].filter(Boolean).join(' ')
  return note === '' ? line : `${line}, ${note}`
}

function nameOf(value: unknown, isPlural: boolean): string {
  if (typeof value === 'string') return value
  const namedObject = camelKeys(objectOf(value))
  return (isPlural && stringOf(namedObject['pluralName'])) || stringOf(namedObject['name'])
}

function unitOf(value: unknown, quantity: number): string {
  const unit = camelKeys(objectOf(value))
  const abbreviation = stringOf(unit['abbreviation'])
  if (unit['useAbbreviation'] === true && abbreviation !== '') return abbreviation
  return nameOf(value, quantity > 1)
}
