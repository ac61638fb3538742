/**
 * Recipes of My Recipe Box (RecetteTek): a CSV, or an `.rtk` zip with `recipes_0.json` and the
 * pictures beside it.
 */

import { minutesIn } from '@plateful/page-reader/page/duration'
import { yieldAmong } from '@plateful/page-reader/page/yield'
import {
  filePhoto,
  type FileReading,
  type FileRecipe,
  makeReading,
  type PhotoSource,
  recipeUnlessEmpty,
  webPhoto,
} from '../file-recipe.ts'
import { checkRecipeCount } from '../limits.ts'
import { linesIn, paragraphsIn } from '../text/convert-lines.ts'
import { nutritionInText } from '../text/facts-in-text.ts'
import { type JsonObject, namesIn, numberOf, stringOf } from '../text/json-values.ts'

/** Whether the columns are those of My Recipe Box. */
export const isMyRecipeBox = (columns: readonly string[]): boolean =>
  ['title', 'preparationTime', 'ingredients', 'instructions'].every((name) => columns.includes(name))

/** Field names that only this program has; a recipe may lack all but its title. */
const ownFields = [
  'preparationTime',
  'cookingTime',
  'inactiveTime',
  'quantity',
  'pictures',
  'lastModifiedDate',
]

/** Whether the object is a recipe of an `.rtk` file. */
export const isMyRecipeBoxRecipe = (value: JsonObject): boolean =>
  typeof value['title'] === 'string' &&
  (typeof value['ingredients'] === 'string' || typeof value['instructions'] === 'string') &&
  ownFields.some((name) => name in value)

/** Every recipe of the table. */
export function readMyRecipeBox(rows: readonly Record<string, string>[]): FileReading {
  checkRecipeCount(rows.length)
  return makeReading({ recipes: rows.flatMap((row) => recipeOf(row, addressPhoto(row)) ?? []) })
}

/** A recipe of an `.rtk` file; `paths` are the files beside it. */
export function myRecipeBoxRecipe(value: JsonObject, paths: readonly string[]): FileRecipe | null {
  const [picture = ''] = namesIn(value['pictures']).map((path) => path.split('/').at(-1) ?? '')
  const path =
    picture === '' ? undefined : paths.find((one) => one === picture || one.endsWith(`/${picture}`))
  return recipeOf(value, filePhoto(path) ?? addressPhoto(value))
}

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text)
const isPicture = (text: string) => isAddress(text) && /\.(?:jpe?g|png|webp|gif)(?:[?#]|$)/i.test(text)

/** The addresses of a row, whose columns are shifted by one in some versions of the program. */
const addressesIn = (row: JsonObject) =>
  ['source', 'url', 'originalPicture', '18', 'video']
    .map((name) => stringOf(row[name]).trim())
    .filter(isAddress)

function addressPhoto(row: JsonObject): PhotoSource | null {
  const pictureAddress = stringOf(row['originalPicture']).trim()
  return webPhoto(isPicture(pictureAddress) ? pictureAddress : addressesIn(row).find(isPicture))
}

const splitTags = (value: unknown) => (Array.isArray(value) ? namesIn(value) : stringOf(value).split(/[;,]/))

function recipeOf(row: JsonObject, photo: PhotoSource | null): FileRecipe | null {
  const text = (name: string) => stringOf(row[name]).trim()
  const source = addressesIn(row).find((address) => !isPicture(address)) ?? text('source')
  const isVideo = text('video') !== '' && text('video') !== source
  return recipeUnlessEmpty({
    key: text('uuid') || text('title'),
    name: text('title'),
    ingredients: linesIn(text('ingredients')),
    steps: paragraphsIn(text('instructions')),
    ...yieldAmong([text('quantity')]),
    description: text('description'),
    video: isVideo ? text('video') : null,
    prepTimeMinutes: minutesIn(text('preparationTime')),
    cookTimeMinutes: minutesIn(text('cookingTime')),
    totalTimeMinutes: minutesIn(text('totalTime')),
    tags: [...splitTags(row['tags']), ...splitTags(row['categories'])],
    source,
    nutritionPerServing: nutritionInText(text('nutrition')),
    rating: numberOf(text('rating')),
    isFavourite: row['favorite'] === true || text('favorite').toLowerCase() === 'true',
    notes: paragraphsIn(text('notes')),
    photo,
  })
}
