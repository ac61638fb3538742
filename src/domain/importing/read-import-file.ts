/**
 * Reads one file of an upload: of another program with the library's readers, or of our own format.
 */

import { joinReadings, makeReading, type SourceFile } from '@plateful/recipe-formats/file-recipe'
import { readFile, unreadable } from '@plateful/recipe-formats/read-file'
import { Refusal } from '../refusal.ts'
import { fullFormatRecipes } from './full-format-recipes.ts'
import { isFullFormat, readFullFormat } from './full-format.ts'
import type { FormatName } from './household-import.ts'
import { refuseOverLimit } from './import-limits.ts'
import type { ImportReading } from './imported-recipe.ts'
import { toImportedRecipe } from './to-imported-recipe.ts'

/**
 * What a file turned out to be, its recipes in our shape; `format` is null where nothing in it is
 * known.
 */
export interface RecognisedFile extends ImportReading {
  format: FormatName | null
}

/**
 * Reads a file; `paths` are the names of all files of the archive it lies in. Whatever the bytes
 * are, the answer is a reading or a sentence; a file that holds more than one import takes is
 * refused.
 */
export function readImportFile(file: SourceFile, paths: readonly string[]): RecognisedFile {
  try {
    const { callersJson, ...read } = refuseOverLimit(() => readFile(file, paths, isFullFormat))
    const recipes = read.recipes.flatMap((recipe) => toImportedRecipe(recipe) ?? [])
    // Planned meals use the recipe's name in the library, which may have been shortened.
    const names = new Map(recipes.map(({ key, draft }) => [key, draft.name]))
    const meals = read.meals.map((meal) => {
      const name = meal.recipeKey === null ? undefined : names.get(meal.recipeKey)
      return name === undefined ? meal : { ...meal, name }
    })
    const other = { ...read, recipes, meals }
    return callersJson === undefined ? other : withOurs(other, readOurs(callersJson))
  } catch (error) {
    if (error instanceof Refusal) throw error
    return { ...makeReading({ problems: [unreadable(file.path, error)] }), format: null }
  }
}

function readOurs(value: unknown): RecognisedFile {
  const read = readFullFormat(value)
  if ('problem' in read) return { ...makeReading({ problems: [read.problem] }), format: null }
  return {
    ...makeReading({ recipes: fullFormatRecipes(read.file), problems: read.remarks }),
    format: 'plateful',
  }
}

/** An archive in an archive may hold our own file beside those of others. */
const withOurs = (other: RecognisedFile, ours: RecognisedFile): RecognisedFile => ({
  ...joinReadings([ours, other]),
  format: other.format ?? ours.format,
})
