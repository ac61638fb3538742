/** Reads the small files of the tests. */

import { strToU8 } from 'fflate'
import type { FileRecipe } from '../src/file-recipe.ts'
import { readFile, type RecognisedFile } from '../src/read-file.ts'

export const bytesOf = (content: Uint8Array | string | object): Uint8Array => {
  if (content instanceof Uint8Array) return content
  return strToU8(typeof content === 'string' ? content : JSON.stringify(content))
}

/** What a file is read as; `paths` are the files of its archive. */
export const read = (
  path: string,
  content: Uint8Array | string | object,
  paths: string[] = [path],
): RecognisedFile => readFile({ path, bytes: bytesOf(content) }, paths)

/** The one recipe of a file in which nothing is wrong. */
export function readOne(
  path: string,
  content: Uint8Array | string | object,
  paths: string[] = [path],
): FileRecipe {
  const { recipes, problems } = read(path, content, paths)
  const [recipe] = recipes
  if (!recipe || recipes.length > 1 || problems.length > 0)
    throw new Error(`There are ${recipes.length} recipes, and ${problems.join(' ') || 'no problems'}.`)
  return recipe
}
