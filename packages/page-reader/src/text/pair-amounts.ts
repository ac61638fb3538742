/** Joins amounts that stand over their foods, and leaves out the numbers of pages. */

import { isAmountOnly } from '../page/line-likeness.ts'
import { isFact } from './fact-lines.ts'
import type { TextLine } from './text-lines.ts'

/** 'Page 12 of 88', 'Seite 3', 'strona 8'. */
const pageNumber =
  /^(?:page|seite|pagina|página|p[áa]g?\.|pág|sid[ae]|side|strona|str\.)\s*\d{1,4}(?:\s*(?:of|von|sur|de|di|van|av|z|\/)\s*\d{1,4})?$/iu

/** '12 | The Kitchen', 'Sunday Suppers | 89': the foot of a page beside its number. */
const pageFoot = /^(?:\d{1,4}\s*\|\s*\p{Lu}[^\d|]{3,40}|\p{Lu}[^\d|]{3,40}\s\|\s*\d{1,4})$/u

/** Amounts alone in their lines from which each belongs to the food below it. */
const MIN_PAIRS = 3

/**
 * Amounts that stand alone over their foods ('200 g', 'flour'), as a copied table has them, with
 * those foods in one line; any other line of figures alone is the number of a page.
 */
export function pairAmounts(lines: readonly TextLine[]): TextLine[] {
  const isPair = (line: TextLine, next: TextLine | undefined) =>
    isAmountOnly(line.text) && next !== undefined && next.count === null && /^\p{L}/u.test(next.text)
  const pairs = lines.filter((line, at) => isPair(line, lines[at + 1])).length
  const paired: TextLine[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at], lines[at + 1]]
    if (!line) continue
    if (pairs >= MIN_PAIRS && next && isPair(line, next)) {
      paired.push({ ...next, text: `${line.text} ${next.text}`, isAfterBlank: line.isAfterBlank })
      at++
    } else if (line.text === '' || !isOfPage(line.text, at)) paired.push(line)
  }
  return paired
}

const isOfPage = (text: string, at: number) =>
  /^[\d\s./–-]+$/.test(text) || pageNumber.test(text) || (at > 0 && pageFoot.test(text) && !isFact(text))
