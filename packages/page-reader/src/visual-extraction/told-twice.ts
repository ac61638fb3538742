/** Pages that tell their recipe twice: in a story, and below it once more in a card. */
import { foodWords, stepShape } from '../page/line-shape.ts'
import { type PageLine, textOf } from '../page/page-recipe.ts'
import type { PageRow } from '../page/rows.ts'
import type { PagePart } from './page-part.ts'
import { SENTENCE } from './steps-below.ts'

/**
 * How much of the shorter list must stand in the other for both to be one list, and of the longer
 * one, which may say more of each food; and what the later one must score beside the first.
 */
const [OF_SHORTER, OF_LONGER, AS_GOOD] = [0.8, 0.5, 0.9]

const numbersIn = (text: string) => text.normalize('NFKC').match(/\d+/g) ?? []

/**
 * The words and the numbers of a list: a crumble and its dough have the foods in common, not the
 * amounts.
 */
const saidIn = (lines: PageLine[]) =>
  new Set(lines.map(textOf).flatMap((text) => [...foodWords(text), ...numbersIn(text)]))

/** Whether two lists name the same foods in the same amounts. */
export function areSameFoods(lines: PageLine[], others: PageLine[]): boolean {
  const [short, long] = [saidIn(lines), saidIn(others)].toSorted((a, b) => a.size - b.size)
  if (!short || !long) return false
  const shared = [...short].filter((word) => long.has(word)).length
  return shared >= OF_SHORTER * short.size && shared >= OF_LONGER * long.size
}

/**
 * The last list that names the foods of the given one: the card says them as the cook measured
 * them. Lists with no sentence between them are one list in two systems of units.
 */
export function lastTelling(rows: PageRow[], parts: PagePart[], first: PagePart): PagePart {
  if (first.from < 0) return first
  const isAgain = (part: PagePart) =>
    part.from >= first.to &&
    part.score >= AS_GOOD * first.score &&
    rows.slice(first.to, part.from).some(({ text }) => stepShape(text) >= SENTENCE) &&
    areSameFoods(first.lines, part.lines)
  return parts.filter(isAgain).reduce((last, part) => (part.from > last.from ? part : last), first)
}

const unspaced = (lines: PageLine[]) => lines.map((line) => textOf(line).replace(/\s/g, '')).join('\n')

/**
 * A list as the page says it elsewhere, if it parts there what it runs together here: '10 cl' for
 * '10cl'.
 */
export function asParted(parts: PagePart[], part: PagePart): PagePart {
  const said = unspaced(part.lines)
  const length = ({ lines }: PagePart) => lines.map(textOf).join('').length
  const wider = parts.find((other) => length(other) > length(part) && unspaced(other.lines) === said)
  return wider ? { ...part, lines: wider.lines } : part
}
