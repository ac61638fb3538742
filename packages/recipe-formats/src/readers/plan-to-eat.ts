/**
 * Recipes of Plan to Eat: a CSV with a row for each recipe, in which a photo is only a web address;
 * or a text with a line of dashes before each recipe, its facts as 'Title: …', its lists under
 * 'Ingredients:' and 'Directions:'.
 */

import { minutesIn } from '@plateful/page-reader/page/duration'
import { servingsIn, yieldAmong } from '@plateful/page-reader/page/yield'
import { nutritionText } from '@plateful/page-reader/structured-data/nutrition'
import {
  type FileRecipe,
  type FileReading,
  makeReading,
  recipeUnlessEmpty,
  webPhoto,
} from '../file-recipe.ts'
import { checkRecipeCount } from '../limits.ts'
import { headingLine, paragraphsIn, withoutMarkup } from '../text/convert-lines.ts'
import { fieldsByLabel } from '../text/fields-by-label.ts'
import { numberOf } from '../text/json-values.ts'

type Row = Record<string, string>

/** Whether the columns are those of Plan to Eat. */
export const isPlanToEat = (columns: readonly string[]): boolean =>
  ['Title', 'Ingredients', 'Directions'].every((name) => columns.includes(name))

/** Every recipe of the table. */
export function readPlanToEat(rows: readonly Row[]): FileReading {
  checkRecipeCount(rows.length)
  return makeReading({ recipes: rows.flatMap((row) => recipeOfPlanToEat(row) ?? []) })
}

/** The recipe of one row, by the names of the columns; null where there is none. */
function recipeOfPlanToEat(row: Row): FileRecipe | null {
  const text = (name: string) => (row[name] ?? '').trim()
  const yieldRead = yieldAmong([text('Servings'), text('Yield')].filter(Boolean))
  return recipeUnlessEmpty({
    key: text('Public Url') || text('Title'),
    name: text('Title'),
    ingredients: (row['Ingredients'] ?? '')
      .split(/\r\n|\r|\n/)
      .map(lineOf)
      .filter((line) => line !== ''),
    steps: paragraphsIn(text('Directions')),
    servings: servingsIn(text('Servings')) ?? yieldRead.servings,
    makes: yieldRead.makes,
    description: text('Description'),
    prepTimeMinutes: minutesIn(text('Prep Time')),
    cookTimeMinutes: minutesIn(text('Cook Time')),
    totalTimeMinutes: minutesIn(text('Total Time')),
    tags: [...text('Tags').split(/[,^]/), text('Course'), text('Main Ingredient')],
    source: text('Url') || text('Source'),
    cuisine: text('Cuisine'),
    nutritionPerServing: nutritionOf(text),
    rating: numberOf(text('Rating')),
    notes: paragraphsIn(text('Notes')),
    photo: webPhoto(text('Photo Url')),
    lost: {
      costs: text('Cost') === '' ? 0 : 1,
      'names of sources': text('Url') !== '' && text('Source') !== '' ? 1 : 0,
    },
  })
}

/** ', For the sauce' is a heading, '2 itm eggs' two eggs. */
function lineOf(line: string): string {
  const heading = /^\s*,\s*(\S.*)$/.exec(line)?.[1]
  if (heading !== undefined) return headingLine(heading)
  return withoutMarkup(line.replace(/^(\s*[\d./½⅓⅔¼¾⅛ -]+?)\s+itm\b/, '$1')).replace(/,$/, '')
}

function nutritionOf(text: (name: string) => string): string | null {
  return nutritionText({
    calories: text('Calories'),
    fat: text('Fat'),
    protein: text('Protein'),
    carbs: text('Carbohydrate'),
    fiber: text('Fiber'),
    sodium: text('Sodium'),
    sugar: text('Sugar'),
  })
}

const dividerLine = /^-{10,}[ \t]*$/m
/** In the order that files usually have. */
const fieldNames =
  'Title|Description|Source|Url|Serves|Servings|Yield|Prep Time|Cook Time|Total Time|Course|Cuisine|Main Ingredient|Tags|Rating|Photo Url|Ingredients|Directions|Notes'.split(
    '|',
  )
const fieldLabel = new RegExp(`^(${fieldNames.join('|')}):[ \\t]*`, 'm')

/** Whether the text is an export of Plan to Eat. */
export const isPlanToEatText = (text: string): boolean =>
  dividerLine.test(text) && /^Title:/m.test(text) && /^Ingredients:/m.test(text) && /^Directions:/m.test(text)

/** Every recipe of the text. */
export function readPlanToEatText(text: string): (FileRecipe | null)[] {
  const blocks = text.replace(/\r\n?/g, '\n').split(new RegExp(dividerLine, 'gm'))
  checkRecipeCount(blocks.length - 1)
  return blocks.map((block) => {
    const row: Row = Object.fromEntries(fieldsByLabel(block, fieldNames, fieldLabel))
    return recipeOfPlanToEat({ ...row, Servings: row['Servings'] ?? row['Serves'] ?? '' })
  })
}
