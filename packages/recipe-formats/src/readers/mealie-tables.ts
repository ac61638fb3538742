/**
 * The tables of a Mealie backup: rows by what they belong to, and recipes with all that other
 * tables hold of them.
 */

import { groupBy } from '@plateful/ingredients/group-by'
import { type JsonObject, numberOf } from '../text/json-values.ts'
import { mealieKey } from './mealie-recipe.ts'

/** The rows of a table by its name; none where the backup lacks it. */
export type Table = (name: string) => JsonObject[]

/** The rows of a table by the recipe they belong to, in their order there. */
export function rowsByRecipe(rows: readonly JsonObject[]): (key: string) => JsonObject[] {
  const groups = groupBy(rows, (row) => mealieKey(row['recipeId'] ?? row['parentId']))
  const position = (row: JsonObject) => numberOf(row['position']) ?? 0
  return (key) => (groups.get(key) ?? []).toSorted((a, b) => position(a) - position(b))
}

/** Finds a row of a table by its id. */
export function rowsById(rows: readonly JsonObject[]): (id: unknown) => JsonObject | undefined {
  const rowOfId = new Map(rows.map((row) => [mealieKey(row['id']), row]))
  return (id) => (id === null || id === undefined ? undefined : rowOfId.get(mealieKey(id)))
}

/**
 * Makes a function that adds to a recipe's row everything that other tables hold of it, in the
 * shape of Mealie's own export of one recipe.
 */
export function joinRecipeTables(table: Table): (row: JsonObject) => JsonObject {
  const findRow = {
    food: rowsById(table('ingredient_foods')),
    unit: rowsById(table('ingredient_units')),
    tag: rowsById(table('tags')),
    category: rowsById(table('categories')),
    tool: rowsById(table('tools')),
    recipe: rowsById(table('recipes')),
  }
  const rows = {
    ingredients: rowsByRecipe(table('recipes_ingredients')),
    instructions: rowsByRecipe(table('recipe_instructions')),
    notes: rowsByRecipe(table('notes')),
    nutrition: rowsByRecipe(table('recipe_nutrition')),
    settings: rowsByRecipe(table('recipe_settings')),
    tags: rowsByRecipe(table('recipes_to_tags')),
    categories: rowsByRecipe(table('recipes_to_categories')),
    comments: rowsByRecipe(table('recipe_comments')),
    assets: rowsByRecipe(table('recipe_assets')),
    tools: rowsByRecipe(table('recipes_to_tools')),
  }
  return (row) => {
    const key = mealieKey(row['id'])
    return {
      ...row,
      recipeIngredient: rows.ingredients(key).map((line) => ({
        ...line,
        food: findRow.food(line['foodId']),
        referencedRecipe: findRow.recipe(line['referencedRecipeId']),
        unit: findRow.unit(line['unitId']),
      })),
      recipeInstructions: rows.instructions(key),
      notes: rows.notes(key),
      nutrition: rows.nutrition(key)[0],
      settings: rows.settings(key)[0],
      tags: rows.tags(key).flatMap((link) => findRow.tag(link['tagId']) ?? []),
      recipeCategory: rows.categories(key).flatMap((link) => findRow.category(link['categoryId']) ?? []),
      comments: rows.comments(key),
      assets: rows.assets(key),
      tools: rows.tools(key).flatMap((link) => findRow.tool(link['toolId']) ?? []),
    }
  }
}
