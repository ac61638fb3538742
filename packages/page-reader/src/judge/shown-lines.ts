/** Whether what a page shows to people is to be believed before what it declares to machines. */
import { beginsWithNumber, isMeasure } from '../page/line-shape.ts'
import { isHeading, type PageLine, textOf } from '../page/page-recipe.ts'
import { memoized } from '../page/memoized.ts'

const bare = (lines: PageLine[]) => lines.filter((line) => !isHeading(line)).map(textOf)

const wordsOf = memoized(
  (text): readonly string[] =>
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\u3040-\u30ff\u4e00-\u9fff]|\p{L}{2,}/gu) ?? [],
)

/** How many of the words of `some` stand among those of `others`, from 0 to 1. */
function coverage(some: string[], others: string[]): number {
  const known = new Set(others.flatMap(wordsOf))
  const words = some.flatMap(wordsOf)
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length
}

/**
 * 'Butter: 20 g', 'Leek - 1': parted from its food an amount is as clear behind it as before it.
 */
const endsWithAmount = /(?::|\s[-–])\s+[\d½¼¾⅓⅔⅛][\d.,/]{0,6}(?:\s\p{L}{1,10}\.?){0,3}$/u

/**
 * How many lines begin with an amount, or end with one that is parted from the food, from 0 to 1.
 */
const counted = (lines: string[]) =>
  lines.filter(
    (line) => (/^\W{0,2}(?:\d|[½¼¾⅓⅔⅛])/.test(line) && !/^0\s/.test(line)) || endsWithAmount.test(line),
  ).length / Math.max(1, lines.length)

/** Whether amounts were worked out by a program and not written by a cook: '125.00 gm water'. */
const workedOut = (lines: string[]) => lines.some((line) => /^\d+\.\d\d\s?(?:gm?|ml|kg|l)\s/i.test(line))

/** Whether a program wrote that there is nothing of two foods or more: '0 as required Salt'. */
const saysNone = (lines: string[]) => lines.filter((line) => /^0\s\p{L}{2}/u.test(line)).length > 1

const numbersIn = (lines: string[]) =>
  lines
    .flatMap((line) => line.match(/[1-9][\d.,/]*/g) ?? [])
    .toSorted()
    .join(' ')

/** Whether a declared line says no amount where the same line, as shown, begins with one. */
function lacksAmount(told: string[], seen: string[]): boolean {
  if (told.length !== seen.length) return false
  const areTheSame = (line: string, other: string) => coverage([line], [other]) === 1
  return told.some((line, at) => {
    const shown = seen[at] ?? ''
    return !/[\d½¼¾⅓⅔⅛]/.test(line) && beginsWithNumber(shown) && areTheSame(line, shown)
  })
}

/**
 * Whether declared lines say amounts without the units that they have on the page: '500 of rhubarb'
 * for '500 g of rhubarb'.
 */
function lacksUnits(told: string[], seen: string[]): boolean {
  if (told.length !== seen.length) return false
  const unitless = told.filter((line, at) => {
    const [amount = '', rest = ''] = /^(\d[\d.,]*)\s+(.+)$/.exec(line)?.slice(1) ?? []
    const shown = seen[at] ?? ''
    return amount !== '' && shown.endsWith(` ${rest}`) && isUnitBetween(shown.slice(0, -rest.length), amount)
  })
  return unitless.length > 1
}

const isUnitBetween = (text: string, amount: string) =>
  text.startsWith(amount) && /^\s*\p{L}/u.test(text.slice(amount.length)) && isMeasure(text.trim())

/** Whether what is said of a food stands before it: '2 pieces, large Onion', 'As required salt'. */
const hasDetailsFirst = (lines: string[]) =>
  lines.some((line) => /^(?:\d[\d\s.,/]*\p{L}+\.?(?:\(\p{L}+\))?,\s\S|as required\s)/iu.test(line))

/** How many lines name something beside a number and a unit, from 0 to 1. */
const foods = (lines: string[]) =>
  lines.filter((line) => /\p{L}{3,}/u.test(line.replace(/^\d\S*/, ''))).length / Math.max(1, lines.length)

/** How many of `lines` say all the words of one of `others`, each of those once, from 0 to 1. */
function sayingAllOf(others: string[], lines: string[]): number {
  const wanted = others.map((line) => [...wordsOf(line)]).filter((words) => words.length > 0)
  const taken = new Set<readonly string[]>()
  const saying = lines.filter((line) => {
    const said = new Set(wordsOf(line))
    const match = wanted.find((words) => !taken.has(words) && words.every((word) => said.has(word)))
    if (match) taken.add(match)
    return match !== undefined
  })
  return saying.length / Math.max(1, lines.length)
}

/** Whether one line or two say all, and no more, that the page shows in a list. */
const isLump = (told: string[], seen: string[]) =>
  told.length <= 2 && seen.length >= 4 && coverage(told, seen) >= 0.85 && coverage(seen, told) >= 0.85

/**
 * Whether many shown lines are the whole list of which few are declared: foods with amounts, and
 * none of them twice.
 */
function isWholeOf(told: string[], seen: string[]): boolean {
  if (counted(seen) < Math.max(0.5, counted(told) - 0.2)) return false
  if (new Set(seen).size < seen.length && !told.every((line) => seen.includes(line))) return false
  return (
    told.length <= 3 || (told.length * 3 > seen.length && coverage(told, seen) >= 0.8 && foods(seen) > 0.9)
  )
}

/**
 * Ingredients as shown win over those declared where they say the same foods and more: amounts that
 * the declared ones lack or set last, lines that the declared ones leave out or run together, or
 * each line once where those repeat themselves.
 */
export function shownIngredientsWin(declared: PageLine[], shown: PageLine[]): boolean {
  const [told, seen] = [bare(declared), bare(shown)]
  if (seen.length < 2) return false
  if (told.length === 0) return true
  const isWhole = seen.length >= 0.8 * told.length
  if (isWhole && counted(seen) >= counted(told) + 0.4 && sayingAllOf(told, seen) >= 0.8) return true
  if (isLump(told, seen)) return true
  if (told.length <= 0.6 * seen.length) return isWholeOf(told, seen)
  const [same, back] = [coverage(told, seen), coverage(seen, told)]
  if (seen.length === told.length && workedOut(told) && !workedOut(seen)) return same >= 0.5 && back >= 0.5
  if (same < 0.7 || back < 0.6) return false
  if (lacksAmount(told, seen) || lacksUnits(told, seen)) return true
  if (saysNone(told) && !saysNone(seen) && numbersIn(told) === numbersIn(seen)) return true
  if (seen.length === told.length && hasDetailsFirst(told) && !hasDetailsFirst(seen))
    return same > 0.9 && back > 0.9
  if (
    counted(seen) * seen.length > counted(told) * told.length + 1 &&
    same > 0.95 &&
    back > 0.95 &&
    counted(seen) >= Math.max(0.7, counted(told) - 0.1)
  )
    return true
  const distinct = new Set(told.map((line) => line.toLowerCase())).size
  if (distinct < told.length - 1 && seen.length < told.length && seen.length >= distinct)
    return counted(seen) >= counted(told)
  return Math.abs(seen.length - told.length) <= 1 && counted(seen) >= Math.max(0.5, counted(told) + 0.25)
}

/**
 * Whether shown lines can stand in for the declared ones: they are nearly as many, of mostly the
 * same words.
 */
export function standsIn(shown: PageLine[], declared: PageLine[]): boolean {
  const [told, seen] = [bare(declared), bare(shown)]
  return (
    Math.abs(seen.length - told.length) <= 1 && coverage(told, seen) >= 0.7 && coverage(seen, told) >= 0.7
  )
}

/**
 * How often a sentence touches the next ('until soft.Add'), as it does where the break between two
 * lines was lost.
 */
const lostBreaks = (lines: string[]) => lines.join('\n').match(/\p{Ll}[.!]\p{Lu}\p{Ll}/gu)?.length ?? 0

/** Whether the declared steps are among the shown ones, and less than half of them. */
function isCutOff(told: string[], seen: string[]): boolean {
  if (told.length * 2 >= seen.length) return false
  const lettersOf = (line: string) => line.toLowerCase().replace(/\P{L}+/gu, '')
  const known = new Set(seen.map(lettersOf))
  return told.every((line) => known.has(lettersOf(line)))
}

/** 'See the blog for the method': says where the steps are, and none of them. */
const elsewhere =
  /\b(?:see|visit|click|tap|find|get|read|go to|head over)\b.*\b(?:page|post|site|website|blog|link|full recipe|full instructions|above|below)\b/i

/**
 * Whether the declared text ends amid a sentence ('Marinate the goat...') that the page shows
 * whole.
 */
function isCutText(told: string[], seen: string[]): boolean {
  if (!/(?:\.{3}|…)$/.test(told.at(-1) ?? '')) return false
  const lettersOf = (lines: string[]) =>
    lines
      .join('')
      .toLowerCase()
      .replace(/\P{L}+/gu, '')
  const [cut, whole] = [lettersOf(told), lettersOf(seen)]
  return whole.length > cut.length && whole.startsWith(cut)
}

/** Whether one short line is declared that sends the reader to the page itself. */
const isTeaser = (told: string[]) =>
  told.length === 1 && told.every((line) => line.length <= LONGEST_TEASER && elsewhere.test(line))

const LONGEST_TEASER = 120

const isAddress = (line: string) => /^https?:\/\/\S+$/i.test(line.trim())

/** Whether the declared steps are the page's whole text: addresses, and all of the shown ones. */
function isWholePage(told: string[], seen: string[]): boolean {
  if (!told.some(isAddress) || seen.length >= told.length) return false
  const lettersOf = (line: string) => line.toLowerCase().replace(/\P{L}+/gu, '')
  const known = new Set(told.map(lettersOf))
  return seen.every((line) => known.has(lettersOf(line)))
}

/**
 * Steps as shown win over those declared where the declared ones are one or two lumps, lost their
 * breaks, repeat what they said, stop half-way, are the text of the whole page, or send the reader
 * to it.
 */
export function shownStepsWin(declared: PageLine[], shown: PageLine[]): boolean {
  const [told, seen] = [bare(declared), bare(shown)]
  if (told.length === 0) return seen.length > 0
  if (seen.length < 2) return false
  if (isCutOff(told, seen) || isWholePage(told, seen) || isTeaser(told) || isCutText(told, seen)) return true
  const same = coverage(told, seen)
  const back = coverage(seen, told)
  if (told.length <= 2 && seen.length >= 2 * told.length + 1) return same >= 0.9 && back >= 0.9
  if (seen.length > 2 && lostBreaks(told) > 1 && lostBreaks(seen) === 0) return same >= 0.85 && back >= 0.9
  return seen.length > 2 && told.length >= 3 * seen.length && back >= 0.9 && same >= 0.75
}
