/** Recipes of Plan to Eat: a CSV with a row a recipe; photos are only named by their address. */
import { minutesIn } from '@plateful/page-reader/page/duration'
import { nutritionText } from '@plateful/page-reader/structured-data/nutrition'
import { servingsIn } from '@plateful/page-reader/page/yield'
import { bringRecipe } from './bring-recipe.ts'
import { type BroughtRecipe, type Reading, reading } from './brought.ts'
import { checkRecipeCount } from './limits.ts'
import { headingLine, paragraphsIn, plainLine } from './method-lines.ts'
import { numberOf } from './plain-json.ts'

type Row = Record<string, string>

/** Whether the columns are those of Plan to Eat. */
export const isPlanToEat = (columns: readonly string[]): boolean =>
  ['Title', 'Ingredients', 'Directions'].every((name) => columns.includes(name))

/** Every recipe of the table. */
export function readPlanToEat(rows: readonly Row[]): Reading {
  checkRecipeCount(rows.length)
  return reading({ recipes: rows.flatMap((row) => recipeOfPlanToEat(row) ?? []) })
}

/** The recipe of one row, by the names of the columns; null where there is none. */
export function recipeOfPlanToEat(row: Row): BroughtRecipe | null {
  const text = (name: string) => (row[name] ?? '').trim()
  const photo = text('Photo Url')
  return bringRecipe({
    key: text('Public Url') || text('Title'),
    name: text('Title'),
    ingredients: (row['Ingredients'] ?? '')
      .split(/\r\n|\r|\n/)
      .map(lineOf)
      .filter((line) => line !== ''),
    steps: paragraphsIn(text('Directions')),
    servings: servingsIn(text('Servings')) ?? servingsIn(text('Yield')),
    prepTimeMinutes: minutesIn(text('Prep Time')),
    cookTimeMinutes: minutesIn(text('Cook Time')),
    totalTimeMinutes: minutesIn(text('Total Time')),
    tags: [...text('Tags').split(/[,^]/), text('Course'), text('Main Ingredient')],
    source: text('Url') || text('Source'),
    cuisine: text('Cuisine'),
    nutritionPerServing: nutritionOf(text),
    rating: numberOf(text('Rating')),
    notes: paragraphsIn(text('Notes')),
    photo: /^https?:\/\//i.test(photo) ? { kind: 'address', address: photo } : null,
    lost: {
      descriptions: text('Description') === '' ? 0 : 1,
      costs: text('Cost') === '' ? 0 : 1,
      'names of sources': text('Url') !== '' && text('Source') !== '' ? 1 : 0,
      yields: text('Yield') !== '' && servingsIn(text('Servings')) !== null ? 1 : 0,
    },
  })
}

/** ', For the sauce' is a heading, '2 itm eggs' two eggs. */
function lineOf(line: string): string {
  const heading = /^\s*,\s*(\S.*)$/.exec(line)?.[1]
  if (heading !== undefined) return headingLine(heading)
  return plainLine(line.replace(/^(\s*[\d./½⅓⅔¼¾⅛ -]+?)\s+itm\b/, '$1')).replace(/,$/, '')
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
