/**
 * A backup of Mealie (version 1 and later): `database.json` holds every table of the installation,
 * photos lie beside it.
 */

import { groupBy } from '@plateful/ingredients/group-by'
import {
  filePhoto,
  type FileList,
  type FileMeal,
  type FileRecipe,
  type Losses,
  type FileReading,
  makeReading,
  UNTITLED,
} from '../file-recipe.ts'
import { checkRecipeCount, checkRowCount } from '../limits.ts'
import {
  camelKeys,
  isObject,
  type JsonObject,
  namesIn,
  numberOf,
  objectsOf,
  stringOf,
} from '../text/json-values.ts'
import { ingredientLine, mealieKey, mealieRecipe, startsWithAmount } from './mealie-recipe.ts'
import { type Table, rowsByRecipe, rowsById, joinRecipeTables } from './mealie-tables.ts'

type Tables = Record<string, JsonObject[]>

/** Whether the value is what `database.json` holds. */
export const isMealieDatabase = (value: unknown): value is JsonObject =>
  isObject(value) && Array.isArray(value['recipes']) && Array.isArray(value['recipes_ingredients'])

/**
 * Everything that the tables hold for a kitchen. `paths` are the files of the archive, among them
 * the photos.
 */
export function readMealieBackup(database: JsonObject, paths: readonly string[]): FileReading {
  const tablesOfRows = Object.values(database).filter((rows) => Array.isArray(rows))
  checkRowCount(tablesOfRows.reduce((sum, rows) => sum + rows.length, 0))
  checkRecipeCount(objectsOf(database['recipes']).length)
  const tables: Tables = Object.fromEntries(
    Object.entries(database).map(([name, rows]) => [name, objectsOf(rows).map(camelKeys)]),
  )
  const table = (name: string) => tables[name] ?? []
  const recipes = recipesOf(table, photosByRecipe(paths))
  const names = new Map(
    recipes.map(({ key = '', name }) => [key, name.replace(/\s+/g, ' ').trim() || UNTITLED]),
  )
  const groups = new Set(table('recipes').map((row) => stringOf(row['groupId'])))
  return makeReading({
    recipes,
    meals: table('group_meal_plans').flatMap((row) => mealOf(row, names)),
    lists: listsOf(table),
    lost: {
      cookbooks: table('cookbooks').length,
      'meal plan rules': table('group_meal_plan_rules').length,
      users: Math.max(0, table('users').length - 1),
    },
    lostNames: {
      cookbooks: namesIn(table('cookbooks')),
      users: table('users')
        .slice(1)
        .map((row) => stringOf(row['fullName'])),
    },
    problems:
      groups.size > 1
        ? [`This backup holds the recipes of ${groups.size} groups. They’ll all come into this household.`]
        : [],
  })
}

function recipesOf(table: Table, photos: ReadonlyMap<string, string>): FileRecipe[] {
  const withOtherTables = joinRecipeTables(table)
  const ratings = rowsByRecipe([...table('users_to_recipes'), ...table('users_to_favorites')])
  const events = rowsByRecipe(table('recipe_timeline_events'))
  const households = rowsByRecipe(table('households_to_recipes'))
  return table('recipes').flatMap((row) => {
    const key = mealieKey(row['id'])
    const marks = { ...marksIn(ratings(key)), ...madeDays(row, events(key), households(key)) }
    return mealieRecipe(withOtherTables(row), filePhoto(photos.get(key)), marks) ?? []
  })
}

/** The best rating of all users, and whether anybody marked it as a favourite. */
function marksIn(ratings: readonly JsonObject[]) {
  const stars = ratings.flatMap((rating) => numberOf(rating['rating']) ?? []).filter((rating) => rating > 0)
  return {
    ...(stars.length > 0 && { rating: Math.max(...stars) }),
    isFavourite: ratings.some((rating) => rating['isFavorite'] === true || !('rating' in rating)),
  }
}

/** The day with which the value begins; none where that is not a real day. */
const dayIn = (value: unknown): string[] => {
  const day = stringOf(value).slice(0, 10)
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN
  // `Date.parse` takes 30 February for 2 March, so the day is compared.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day) ? [day] : []
}

/**
 * The days on which a recipe was made, from events such as 'Ada made this'. Other texts of the
 * timeline cannot be imported.
 */
function madeDays(recipe: JsonObject, events: JsonObject[], households: JsonObject[]) {
  const isMade = (event: JsonObject) => /\bmade this\b/i.test(stringOf(event['subject']))
  const userEvents = events.filter((event) => stringOf(event['eventType'] ?? event['message']) !== 'system')
  const withMessage = userEvents.filter((event) => stringOf(event['message']).trim() !== '')
  const days = events.filter(isMade).flatMap((event) => dayIn(event['timestamp'] ?? event['createdAt']))
  const lastMade = [recipe, ...households].flatMap((row) => dayIn(row['lastMade']))
  const lost: Losses = { 'timeline notes': withMessage.length }
  return { madeOn: [...days, ...lastMade], lost }
}

/**
 * `data/recipes/ID/images/original.webp`; the smaller ones of the same folder only where that is
 * missing.
 */
function photosByRecipe(paths: readonly string[]): Map<string, string> {
  const pathByRecipe = new Map<string, string>()
  const rank = (path: string) =>
    ['/original.', '/min-original.', '/tiny-original.'].findIndex((name) => path.includes(name))
  for (const path of paths) {
    const id = /(?:^|\/)recipes\/([0-9a-f-]{32,36})\/images\/[^/]+\.(?:webp|jpe?g|png|gif)$/i.exec(path)?.[1]
    if (id === undefined) continue
    const key = mealieKey(id)
    const chosenPath = pathByRecipe.get(key)
    if (chosenPath === undefined || (rank(path) !== -1 && rank(path) < rank(chosenPath)))
      pathByRecipe.set(key, path)
  }
  return pathByRecipe
}

const slots: Record<string, FileMeal['slot']> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  side: 'dinner',
  dessert: 'dinner',
  snack: 'snacks',
  drink: 'snacks',
}

function mealOf(row: JsonObject, names: ReadonlyMap<string, string>): FileMeal[] {
  const [date] = dayIn(row['date'])
  const recipeKey = mealieKey(row['recipeId'])
  const recipeName = names.get(recipeKey)
  const name = recipeName ?? (stringOf(row['title']).trim() || stringOf(row['text']).trim())
  const slot = slots[stringOf(row['entryType']).toLowerCase()] ?? 'dinner'
  return date === undefined || name === ''
    ? []
    : [{ date, slot, name, recipeKey: recipeName === undefined ? null : recipeKey }]
}

function listsOf(table: Table): FileList[] {
  const food = rowsById(table('ingredient_foods'))
  const unit = rowsById(table('ingredient_units'))
  const links = groupBy(table('shopping_list_item_recipe_reference'), (row) =>
    mealieKey(row['shoppingListItemId']),
  )
  const items = groupBy(table('shopping_list_items'), (row) => mealieKey(row['shoppingListId']))
  return table('shopping_lists').map((list) => ({
    name: stringOf(list['name']).trim() || 'Shopping list',
    date: dayIn(list['createdAt'] ?? list['updateAt'])[0] ?? null,
    items: (items.get(mealieKey(list['id'])) ?? []).flatMap((row) => {
      const foodRow = food(row['foodId'])
      const name = foodRow ? stringOf(foodRow['name']) : ingredientLine({ note: row['note'] }, true)
      const unitRow = unit(row['unitId'])
      if (name.trim() === '') return []
      return [
        {
          name: foodRow && stringOf(row['note']).trim() ? `${name}, ${stringOf(row['note']).trim()}` : name,
          quantity: !foodRow && startsWithAmount(name) ? null : numberOf(row['quantity']),
          unit: unitRow ? stringOf(unitRow['abbreviation']) || stringOf(unitRow['name']) : '',
          isChecked: row['checked'] === true || row['checked'] === 1,
          recipeKeys: (links.get(mealieKey(row['id'])) ?? []).map((link) => mealieKey(link['recipeId'])),
        },
      ]
    }),
  }))
}
