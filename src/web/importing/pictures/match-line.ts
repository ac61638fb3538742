/**
 * Matches a line of the form with the line of the picture that it was read from, though it was
 * edited and moved.
 */

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}½¼¾⅓⅔⅛]+/gu) ?? [])

/** The share of common words from which two lines are the same. */
const ALIKE = 0.4

function likeness(one: string, other: string): number {
  const [a, b] = [wordsIn(one), wordsIn(other)]
  if (a.size === 0 || b.size === 0) return 0
  return [...a].filter((word) => b.has(word)).length / Math.max(a.size, b.size)
}

/** The index of the line that was read; null for a line that somebody added. */
export function lineRead(read: readonly string[], row: number, text: string): number | null {
  const inPlace = read[row]
  if (inPlace === undefined && text.trim() === '') return null
  if (inPlace === text || (inPlace !== undefined && text.trim() === '')) return row
  let best: number | null = null
  let most = ALIKE
  for (const [at, line] of read.entries()) {
    // Of equally similar lines the nearest one is chosen.
    const much = likeness(line, text) - Math.abs(at - row) / 10_000
    if (much > most) [best, most] = [at, much]
  }
  return best
}
