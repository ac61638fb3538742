/**
 * Matches a line of the form with the line of the picture that it was read from, though it was
 * edited and moved.
 */

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}½¼¾⅓⅔⅛]+/gu) ?? [])

/** The share of common words from which on two lines count as the same. */
const MIN_SIMILARITY = 0.4

function wordSimilarity(one: string, other: string): number {
  const [a, b] = [wordsIn(one), wordsIn(other)]
  if (a.size === 0 || b.size === 0) return 0
  return [...a].filter((word) => b.has(word)).length / Math.max(a.size, b.size)
}

/** The index of the line that was read; null for a line that somebody added. */
export function matchLine(read: readonly string[], row: number, text: string): number | null {
  const inPlace = read[row]
  if (inPlace === undefined && text.trim() === '') return null
  if (inPlace === text || (inPlace !== undefined && text.trim() === '')) return row
  let bestIndex: number | null = null
  let bestScore = MIN_SIMILARITY
  for (const [index, line] of read.entries()) {
    // Of equally similar lines the nearest one is chosen.
    const score = wordSimilarity(line, text) - Math.abs(index - row) / 10_000
    if (score > bestScore) [bestIndex, bestScore] = [index, score]
  }
  return bestIndex
}
