/**
 * Which files of an archive hold recipes, by their names alone: the others are pictures, or nothing
 * of ours.
 */

const readable = /\.(?:json|jsonld|html?|xml|recipeml|csv|tsv|cook|mmf|mm|txt|zip|paprikarecipe|gz)$/i
/** What a Mac puts beside the files of an archive. */
const noise = /(?:^|\/)(?:__MACOSX\/|\.)/

/** Whether the file belongs to nobody's recipes. */
export const isNoise = (path: string): boolean => noise.test(path)

/**
 * Files that hold everything of their archive, so that no other is read. `plateful.json` is our
 * own.
 */
const wholes = [
  /(?:^|\/)plateful\.json$/i,
  /(?:^|\/)database\.json$/i,
  /(?:^|\/)recipes\.html$/i,
  /(?:^|\/)recipes_\d+\.json$/i,
]

/** The files to read, in the archive's order. */
export function documentsAmong(paths: readonly string[]): string[] {
  const ours = paths.filter((path) => !isNoise(path) && !path.endsWith('/'))
  for (const whole of wholes) {
    const found = ours.filter((path) => whole.test(path) && path.split('/').length <= 3)
    if (found.length > 0) return found
  }
  return ours.filter((path) => readable.test(path))
}

const DEEPEST_FOLDER = 12

/** For each file, the names of those in its folder and below it: where its pictures can be. */
export function neighboursAmong(paths: readonly string[]): (path: string) => readonly string[] {
  const byFolder = new Map<string, string[]>()
  for (const path of paths.filter((one) => !isNoise(one))) {
    const parts = path.split('/')
    for (let depth = 0; depth < Math.min(parts.length, DEEPEST_FOLDER); depth++) {
      const folder = parts
        .slice(0, depth)
        .map((part) => `${part}/`)
        .join('')
      const known = byFolder.get(folder)
      if (known) known.push(path)
      else byFolder.set(folder, [path])
    }
  }
  return (path) => byFolder.get(path.slice(0, path.lastIndexOf('/') + 1)) ?? []
}
