/** Reads one file of an upload: of another program with the library's readers, or of our own format. */
import type { SourceFile } from '@plateful/recipe-formats/file-recipe'
import { reading } from '@plateful/recipe-formats/file-recipe'
import { TooMuch } from '@plateful/recipe-formats/limits'
import { readFile } from '@plateful/recipe-formats/read-file'
import { refuse } from '../refusal.ts'
import { bringRecipe } from './bring-recipe.ts'
import type { BroughtReading } from './brought.ts'
import type { FormatName } from './format.ts'
import { isFullFormat, readFullFormat } from './full-format.ts'
import { ownRecipes } from './own-recipes.ts'

/** What a file turned out to be, its recipes in our shape; `format` is null where nothing in it is known. */
export interface Recognised extends BroughtReading {
  format: FormatName | null
}

/**
 * Reads a file; `paths` are the names of all files of the archive it lies in. Whatever the bytes are,
 * the answer is a reading or a sentence; a file that holds more than one import takes is refused.
 */
export function readSource(file: SourceFile, paths: readonly string[]): Recognised {
  try {
    const { own, recipes, ...read } = readFile(file, paths, isFullFormat)
    if (own !== undefined) return readOwn(own)
    return { ...read, recipes: recipes.flatMap((recipe) => bringRecipe(recipe) ?? []) }
  } catch (error) {
    if (error instanceof TooMuch) throw refuse('TOO_LARGE', error.message)
    throw error
  }
}

function readOwn(value: unknown): Recognised {
  const read = readFullFormat(value)
  if ('problem' in read) return { ...reading({ problems: [read.problem] }), format: null }
  return { ...reading({ recipes: ownRecipes(read.file), problems: read.remarks }), format: 'plateful' }
}
