/** Words as people type them: in a hurry, in the plural, with a slip. */

/** How many typing mistakes a word of this length may have; in short words none. */
const slipsFor = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3)

/**
 * How many slips lead from the asked word to the beginning of another: a letter too many, too few,
 * wrong, or two exchanged. Infinity when there are more than `most`.
 */
export function slipsBetween(asked: string, word: string, most: number): number {
  const width = Math.min(word.length, asked.length + most)
  let before: number[] = []
  let row = Array.from({ length: width + 1 }, (_, column) => column)
  for (let line = 1; line <= asked.length; line += 1) {
    const next = [line]
    for (let column = 1; column <= width; column += 1) {
      const isSame = asked[line - 1] === word[column - 1]
      const isExchanged =
        line > 1 && column > 1 && asked[line - 1] === word[column - 2] && asked[line - 2] === word[column - 1]
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (before[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    if (Math.min(...next) > most) return Infinity
    ;[before, row] = [row, next]
  }
  return Math.min(...row) <= most ? Math.min(...row) : Infinity
}

/**
 * The words that an asked word means among those that are there: the ones it begins; where it
 * begins none it has a slip, and means the nearest ones with the same first letter.
 */
export function wordsMeant(asked: string, known: ReadonlySet<string>): ReadonlySet<string> {
  const begun = new Set<string>()
  for (const word of known) if (word.startsWith(asked)) begun.add(word)
  if (begun.size > 0) return begun

  let most = slipsFor(asked.length)
  let nearest = new Set<string>()
  for (const word of known) {
    if (word[0] !== asked[0] || word.length < asked.length - most) continue
    const slips = slipsBetween(asked, word, most)
    if (slips > most) continue
    if (slips < most) nearest = new Set()
    most = slips
    nearest.add(word)
  }
  return nearest
}
