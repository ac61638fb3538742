/** Which files of an archive hold recipes, by their names alone: the others are pictures, or nothing of ours. */

const readable = /\.(?:json|jsonld|html?|xml|recipeml|csv|tsv|cook|mmf|mm|txt|zip|paprikarecipe|gz)$/i
const noise = /(?:^|\/)(?:__MACOSX\/|\.)/

/** Files that hold everything of their archive, so that no other is read. `plateful.json` is our own. */
const wholes = [
  /(?:^|\/)plateful\.json$/i,
  /(?:^|\/)database\.json$/i,
  /(?:^|\/)recipes\.html$/i,
  /(?:^|\/)recipes_\d+\.json$/i,
]

/** The files to read, in the archive's order. */
export function documentsAmong(paths: readonly string[]): string[] {
  const ours = paths.filter((path) => !noise.test(path) && !path.endsWith('/'))
  for (const whole of wholes) {
    const found = ours.filter((path) => whole.test(path) && path.split('/').length <= 3)
    if (found.length > 0) return found
  }
  return ours.filter((path) => readable.test(path))
}
