/** Which line of the picture a line of the form is, though somebody has edited and moved it. */

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}½¼¾⅓⅔⅛]+/gu) ?? [])

/** From this share of common words on, two lines are the same one. */
const ALIKE = 0.4

function likeness(one: string, other: string): number {
  const [a, b] = [wordsIn(one), wordsIn(other)]
  if (a.size === 0 || b.size === 0) return 0
  return [...a].filter((word) => b.has(word)).length / Math.max(a.size, b.size)
}

/** The place of the line among those that were read; null where it is one that somebody added. */
export function lineRead(read: readonly string[], row: number, text: string): number | null {
  const inPlace = read[row]
  if (inPlace === undefined && text.trim() === '') return null
  if (inPlace === text || (inPlace !== undefined && text.trim() === '')) return row
  let best: number | null = null
  let most = ALIKE
  for (const [at, line] of read.entries()) {
    // Of lines that are equally alike the one that is nearest.
    const much = likeness(line, text) - Math.abs(at - row) / 10_000
    if (much > most) [best, most] = [at, much]
  }
  return best
}
