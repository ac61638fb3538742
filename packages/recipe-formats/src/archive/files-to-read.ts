/** Chooses the files of an archive that hold recipes, by their names alone. */

import { addToGroup } from '@plateful/ingredients/group-by'

const readableFile = /\.(?:json|jsonld|html?|xml|recipeml|csv|tsv|cook|mmf|mm|txt|zip|paprikarecipe|gz)$/i
/** A picture, by the end of its name. */
export const pictureFile = /\.(?:jpe?g|png|webp|gif)$/i
/** Files that macOS adds to an archive. */
const systemFile = /(?:^|\/)(?:__MACOSX\/|\.)/

/** Whether the file is a system file, which holds no recipe. */
export const isSystemFile = (path: string): boolean => systemFile.test(path)

/**
 * Files that hold everything of their archive, so that no other file of it is read. `plateful.json`
 * is our own.
 */
const wholeExports = [
  /(?:^|\/)plateful\.json$/i,
  /(?:^|\/)database\.json$/i,
  /(?:^|\/)recipes\.html$/i,
  /(?:^|\/)recipes_\d+\.json$/i,
]

/** The files to read, in the archive's order. */
export function filesToRead(paths: readonly string[]): string[] {
  const candidates = paths.filter((path) => !isSystemFile(path) && !path.endsWith('/'))
  for (const wholeExport of wholeExports) {
    const found = candidates.filter((path) => wholeExport.test(path) && path.split('/').length <= 3)
    if (found.length > 0) return found
  }
  return candidates.filter((path) => readableFile.test(path))
}

const DEEPEST_FOLDER = 12

/** For each file, the names of the files in its folder and below it, where its pictures may be. */
export function filesBeside(paths: readonly string[]): (path: string) => readonly string[] {
  const byFolder = new Map<string, string[]>()
  for (const path of paths.filter((one) => !isSystemFile(one))) {
    const parts = path.split('/')
    for (let depth = 0; depth < Math.min(parts.length, DEEPEST_FOLDER); depth++) {
      const folder = parts
        .slice(0, depth)
        .map((part) => `${part}/`)
        .join('')
      addToGroup(byFolder, folder, path)
    }
  }
  return (path) => byFolder.get(path.slice(0, path.lastIndexOf('/') + 1)) ?? []
}
