/** A list that somebody pastes, a line for each thing to buy (shopping 154). */

/** The box of a line, open or ticked, as notes and our own copies have it. */
const box = /^(?:[-*•] )?(?:(?<open>[☐▢□]|\[ ?\])|[☑☒✓✔✅]|\[x\])\s*/iu

/** A dash, a dot or a number before a line. */
const mark = /^(?:[-–—*•·‣◦▪●]\s*|\d{1,2}[.)]\s+)(?=\S)/

/** What is needed, as our own copies say it behind what is bought: '250 g (50 g)'. */
const needed = / \((?:about )?[\d½⅓⅔¼¾][^()]*\)$/

/** The most letters of a thing to buy. */
const MOST_LETTERS = 300

/**
 * The things to buy of a pasted text, a line each, without the marks before them. Headings, which
 * end with a colon, and lines without a word are none. Where lines have boxes, those with an open
 * one are meant: the others are titles, or are bought (shopping 154).
 */
export function pastedItems(text: string): string[] {
  const lines = text.split(/[\r\n\u2028\u2029]+/).map((line) => line.trim().replace(/\s+/g, ' '))
  const hasBoxes = lines.some((line) => box.test(line))
  return lines.flatMap((line) => {
    if (hasBoxes && box.exec(line)?.groups?.['open'] === undefined) return []
    const thing = hasBoxes ? line.replace(box, '').replace(needed, '') : line.replace(mark, '')
    return /\p{L}/u.test(thing) && !thing.endsWith(':') ? [thing.slice(0, MOST_LETTERS)] : []
  })
}
