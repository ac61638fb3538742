/** Finds the words that a typed word means in spite of its slips. */

/** How many typing mistakes a word of this length may have; in short words none. */
const editsFor = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3)

/**
 * How many edits lead from the typed word to the beginning of another: a letter too many, too few,
 * wrong, or two exchanged. Infinity when there are more than `maxEdits`.
 */
export function prefixEditDistance(typedWord: string, word: string, maxEdits: number): number {
  const width = Math.min(word.length, typedWord.length + maxEdits)
  let secondPreviousRow: number[] = []
  let row = Array.from({ length: width + 1 }, (_, column) => column)
  for (let line = 1; line <= typedWord.length; line += 1) {
    const next = [line]
    for (let column = 1; column <= width; column += 1) {
      const isSame = typedWord[line - 1] === word[column - 1]
      const isExchanged =
        line > 1 &&
        column > 1 &&
        typedWord[line - 1] === word[column - 2] &&
        typedWord[line - 2] === word[column - 1]
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (secondPreviousRow[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    if (Math.min(...next) > maxEdits) return Infinity
    ;[secondPreviousRow, row] = [row, next]
  }
  return Math.min(...row) <= maxEdits ? Math.min(...row) : Infinity
}

/** Whether one letter is wrong, missing, too many or exchanged between two whole words. */
export const isOneLetterOff = (word: string, known: string): boolean =>
  Math.abs(word.length - known.length) <= 1 &&
  prefixEditDistance(word, known, 1) === 1 &&
  prefixEditDistance(known, word, 1) === 1

/**
 * The known words that a typed word means: those that begin with it; where none does, the nearest
 * ones by slips with the same first letter.
 */
export function closestWords(typedWord: string, known: ReadonlySet<string>): ReadonlySet<string> {
  const wordsWithBeginning = new Set<string>()
  for (const word of known) if (word.startsWith(typedWord)) wordsWithBeginning.add(word)
  if (wordsWithBeginning.size > 0) return wordsWithBeginning

  let maxEdits = editsFor(typedWord.length)
  let nearest = new Set<string>()
  for (const word of known) {
    if (word[0] !== typedWord[0] || word.length < typedWord.length - maxEdits) continue
    const edits = prefixEditDistance(typedWord, word, maxEdits)
    if (edits > maxEdits) continue
    if (edits < maxEdits) nearest = new Set()
    maxEdits = edits
    nearest.add(word)
  }
  return nearest
}
