/**
 * A recipe of Paprika 3: gzipped JSON with the picture in it. `.paprikarecipes` is a zip with one
 * such file for each recipe.
 */

import { minutesIn } from '@plateful/page-reader/page/duration'
import { yieldAmong } from '@plateful/page-reader/page/yield'
import { type FileRecipe, type PhotoSource, recipeUnlessEmpty, webPhoto } from '../file-recipe.ts'
import { linesIn, paragraphsIn } from '../text/convert-lines.ts'
import { factsInWords, nutritionInText } from '../text/facts-in-text.ts'
import { type JsonObject, namesIn, numberOf, objectsOf, stringOf } from '../text/json-values.ts'

/** Whether the object is a recipe of Paprika. */
export const isPaprikaRecipe = (value: JsonObject): boolean =>
  typeof value['name'] === 'string' && typeof value['ingredients'] === 'string' && 'directions' in value

/** The recipe, or null where the object holds none or it is in the trash. */
export function paprikaRecipe(value: JsonObject): FileRecipe | null {
  if (value['in_trash'] === true) return null
  const text = (name: string) => withoutReferences(stringOf(value[name]))
  const photos = objectsOf(value['photos'])
  const { facts, unread } = factsInWords(text)
  return recipeUnlessEmpty({
    key: text('uid'),
    name: text('name'),
    ingredients: linesIn(text('ingredients')),
    ...usesIn(stringOf(value['ingredients'])),
    steps: paragraphsIn(text('directions')),
    ...yieldAmong([text('servings')]),
    author: authorIn(text('source_url') === '' ? '' : text('source')),
    description: text('description'),
    prepTimeMinutes: minutesIn(text('prep_time')),
    cookTimeMinutes: minutesIn(text('cook_time')),
    totalTimeMinutes: minutesIn(text('total_time')),
    ...facts,
    tags: namesIn(value['categories']).filter((name) => !reference.test(name)),
    source: text('source_url') || text('source'),
    nutritionPerServing: nutritionInText(text('nutritional_info')),
    rating: numberOf(value['rating']),
    isFavourite: value['on_favorites'] === true || value['on_favorites'] === 1,
    notes: paragraphsIn(text('notes')),
    photo: photoOf(value, photos),
    lost: {
      ...unread,
      'further photos': Math.max(0, photos.length - (stringOf(value['photo_data']) === '' ? 1 : 0)),
    },
  })
}

/** The author of a recipe with an address; empty where the name is that of a site. */
const authorIn = (source: string) => (/\.\p{L}{2,}\/?$/u.test(source) ? '' : source)

/** The id of a category in Paprika's own records, which only Paprika can resolve. */
const reference = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i

/**
 * '[photo:1]' and '[recipe:Stock]' are links of Paprika. The photo is dropped, the name of the
 * recipe stays.
 */
const withoutReferences = (text: string) =>
  text.replace(/\[photo:[^\]]*\]/gi, '').replace(/\[recipe:([^\]]*)\]/gi, '$1')

/** The lines that link to a recipe; Paprika links by name. */
function usesIn(text: string): Pick<FileRecipe, 'uses'> {
  const uses = text.split(/\r\n|\r|\n/).flatMap((row) => {
    const recipe = /\[recipe:([^\]]*)\]/i.exec(row)?.[1]?.trim()
    return recipe ? linesIn(withoutReferences(row)).map((line) => ({ line, recipe })) : []
  })
  return uses.length > 0 ? { uses } : {}
}

function photoOf(value: JsonObject, photos: JsonObject[]): PhotoSource | null {
  const data = stringOf(value['photo_data']) || photos.map((photo) => stringOf(photo['data'])).find(Boolean)
  if (data) return { kind: 'base64', text: data }
  return webPhoto(stringOf(value['image_url']))
}
