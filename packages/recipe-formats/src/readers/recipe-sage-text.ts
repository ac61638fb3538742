/**
 * RecipeSage's text export: '==== Recipes ====', then the fields of each recipe, a name and a colon
 * before each.
 */

import { minutesIn } from '@plateful/page-reader/page/duration'
import { yieldAmong } from '@plateful/page-reader/page/yield'
import { type FileRecipe, recipeUnlessEmpty } from '../file-recipe.ts'
import { checkRecipeCount } from '../limits.ts'
import { linesIn, paragraphsIn } from '../text/convert-lines.ts'
import { nutritionInText } from '../text/facts-in-text.ts'
import { fieldsByLabel } from '../text/fields-by-label.ts'
import { splitBefore } from '../text/file-text.ts'
import { numberOf } from '../text/json-values.ts'

/** In the order of the file. */
const names =
  'Title Description Yield ActiveTime TotalTime Source Url Folder Ingredients Instructions Notes CreatedAt UpdatedAt Rating Labels Images Nutrition NutritionInfo NutritionalInformation Keywords'.split(
    ' ',
  )
const fieldLabel = new RegExp(`^[ \\t]*(${names.join('|')}):[ \\t]?`, 'm')
const recipeStart = /^[ \t]*Title: /gm

/** Whether the text is an export of RecipeSage. */
export const isRecipeSageText = (text: string): boolean => /^\s*==== Recipes ====/.test(text)

/** Every recipe of the text. */
export function readRecipeSageText(text: string): FileRecipe[] {
  const blocks = splitBefore(text, recipeStart)
  checkRecipeCount(blocks.length)
  return blocks.flatMap((block) => recipeOf(block) ?? [])
}

function recipeOf(block: string): FileRecipe | null {
  const fields = fieldsByLabel(block, names, fieldLabel)
  const field = (name: string) => {
    const value = fields.get(name) ?? ''
    return value === 'null' || value === 'undefined' ? '' : value
  }
  const images = field('Images')
    .split(/[\s,]+/)
    .filter(Boolean)
  const [image] = images
  const nutrition = field('Nutrition') || field('NutritionInfo') || field('NutritionalInformation')
  const nutritionPerServing = nutritionInText(nutrition)
  return recipeUnlessEmpty({
    name: field('Title'),
    ingredients: linesIn(field('Ingredients')),
    steps: paragraphsIn(field('Instructions')),
    ...yieldAmong([field('Yield')]),
    description: field('Description'),
    prepTimeMinutes: minutesIn(field('ActiveTime')),
    totalTimeMinutes: minutesIn(field('TotalTime')),
    tags: [...field('Labels').split(','), ...field('Keywords').split(',')],
    nutritionPerServing,
    source: field('Url') || field('Source'),
    rating: numberOf(field('Rating')),
    notes: paragraphsIn(field('Notes')),
    photo: image ? { kind: 'address', address: image } : null,
    lost: {
      'names of sources': field('Url') !== '' && field('Source') !== '' ? 1 : 0,
      'further pictures': Math.max(0, images.length - 1),
      'notes on nutrition': nutrition !== '' && nutritionPerServing === null ? 1 : 0,
    },
  })
}
