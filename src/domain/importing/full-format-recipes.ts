/**
 * Recipes of our own format as a reading, so that the report treats them like those of other
 * programs.
 */

import { contentOfRow } from '../recipes/recipe.ts'
import type { FullFormat } from './full-format.ts'
import type { ImportedRecipe } from './imported-recipe.ts'

/** The path of a kept photo inside the file. */
export const photoPath = (name: string): string => `photos/${name}`

/** Every recipe of the file. */
export function fullFormatRecipes({ tables }: FullFormat): ImportedRecipe[] {
  return tables.recipes.map((row) => ({
    key: String(row.id),
    // Its links have the ids of the file, which mean nothing outside it.
    draft: { ...contentOfRow(row), usedRecipes: [], photo: null },
    isFavourite: row.isFavourite,
    rating: row.rating,
    madeOn: [],
    photo: row.photoName === null ? null : { kind: 'file', path: photoPath(row.photoName) },
    doubts: [],
    lost: {},
    lostNames: {},
  }))
}
