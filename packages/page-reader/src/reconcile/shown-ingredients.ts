/** Decides whether the ingredients that a page shows are better than those that it declares. */

import { beginsWithNumber, isAmountOnly } from '../page/line-likeness.ts'
import { type PageLine, withoutHeadings } from '../page/page-recipe.ts'
import { coverage, wordsAndSignsOf } from './line-coverage.ts'

/**
 * 'Butter: 20 g', 'Leek - 1': an amount behind its food, set off by a colon or a dash.
 */
const endsWithAmount = /(?::|\s[-–])\s+[\d½¼¾⅓⅔⅛][\d.,/]{0,6}(?:\s\p{L}{1,10}\.?){0,3}$/u

/**
 * How many lines begin with an amount, or end with one that is parted from the food, from 0 to 1.
 */
const shareWithAmount = (lines: string[]) =>
  lines.filter(
    (line) => (/^\W{0,2}(?:\d|[½¼¾⅓⅔⅛])/.test(line) && !/^0\s/.test(line)) || endsWithAmount.test(line),
  ).length / Math.max(1, lines.length)

/** Whether a program computed the amounts: '125.00 gm water'. */
const hasComputedAmounts = (lines: string[]) =>
  lines.some((line) => /^\d+\.\d\d\s?(?:gm?|ml|kg|l)\s/i.test(line))

/** Whether two foods or more have an amount of zero: '0 as required Salt'. */
const hasZeroAmounts = (lines: string[]) => lines.filter((line) => /^0\s\p{L}{2}/u.test(line)).length > 1

const numbersIn = (lines: string[]) =>
  lines
    .flatMap((line) => line.match(/[1-9][\d.,/]*/g) ?? [])
    .toSorted()
    .join(' ')

/** Whether a declared line says no amount where the same line, as shown, begins with one. */
function lacksAmount(declaredLines: string[], shownLines: string[]): boolean {
  if (declaredLines.length !== shownLines.length) return false
  const areTheSame = (line: string, other: string) => coverage([line], [other]) === 1
  return declaredLines.some((line, at) => {
    const shown = shownLines[at] ?? ''
    return !/[\d½¼¾⅓⅔⅛]/.test(line) && beginsWithNumber(shown) && areTheSame(line, shown)
  })
}

/**
 * Whether declared lines say amounts without the units that they have on the page: '500 of rhubarb'
 * for '500 g of rhubarb'.
 */
function lacksUnits(declaredLines: string[], shownLines: string[]): boolean {
  if (declaredLines.length !== shownLines.length) return false
  const withoutUnits = declaredLines.filter((line, at) => {
    const [amount = '', rest = ''] = /^(\d[\d.,]*)\s+(.+)$/.exec(line)?.slice(1) ?? []
    const shown = shownLines[at] ?? ''
    return amount !== '' && shown.endsWith(` ${rest}`) && isUnitBetween(shown.slice(0, -rest.length), amount)
  })
  return withoutUnits.length > 1
}

const isUnitBetween = (text: string, amount: string) =>
  text.startsWith(amount) && /^\s*\p{L}/u.test(text.slice(amount.length)) && isAmountOnly(text.trim())

/** Whether remarks stand before their food: '2 pieces, large Onion', 'As required salt'. */
const hasDetailsFirst = (lines: string[]) =>
  lines.some((line) => /^(?:\d[\d\s.,/]*\p{L}+\.?(?:\(\p{L}+\))?,\s\S|as required\s)/iu.test(line))

/** How many lines name something beside a number and a unit, from 0 to 1. */
const shareOfFoods = (lines: string[]) =>
  lines.filter((line) => /\p{L}{3,}/u.test(line.replace(/^\d\S*/, ''))).length / Math.max(1, lines.length)

/** How many of `lines` say all the words of one of `others`, each of those once, from 0 to 1. */
function shareContainingAll(others: string[], lines: string[]): number {
  const wantedWords = others.map((line) => [...wordsAndSignsOf(line)]).filter((words) => words.length > 0)
  const matchedWords = new Set<readonly string[]>()
  const matching = lines.filter((line) => {
    const lineWords = new Set(wordsAndSignsOf(line))
    const match = wantedWords.find(
      (words) => !matchedWords.has(words) && words.every((word) => lineWords.has(word)),
    )
    if (match) matchedWords.add(match)
    return match !== undefined
  })
  return matching.length / Math.max(1, lines.length)
}

/** Whether one line or two say all, and no more, that the page shows in a list. */
const isRunTogether = (declaredLines: string[], shownLines: string[]) =>
  declaredLines.length <= 2 &&
  shownLines.length >= 4 &&
  coverage(declaredLines, shownLines) >= 0.85 &&
  coverage(shownLines, declaredLines) >= 0.85

/**
 * Whether many shown lines are the whole list of which few are declared: foods with amounts, and
 * none of them twice.
 */
function isWholeList(declaredLines: string[], shownLines: string[]): boolean {
  if (shareWithAmount(shownLines) < Math.max(0.5, shareWithAmount(declaredLines) - 0.2)) return false
  if (
    new Set(shownLines).size < shownLines.length &&
    !declaredLines.every((line) => shownLines.includes(line))
  )
    return false
  return (
    declaredLines.length <= 3 ||
    (declaredLines.length * 3 > shownLines.length &&
      coverage(declaredLines, shownLines) >= 0.8 &&
      shareOfFoods(shownLines) > 0.9)
  )
}

/** Ingredients as declared and as shown, with what the rules ask of both. */
interface Compared {
  declared: string[]
  shown: string[]
  /** The share of lines with an amount. */
  declaredAmounts: number
  shownAmounts: number
  /** The share of the words of each that the other has too. */
  declaredCoverage: number
  shownCoverage: number
}

/** Whether the shown lines win; null where the rule says nothing of such lists. */
type Rule = (lists: Compared) => boolean | null

const winsIf = (holds: boolean): true | null => holds || null

const oneIsNoList: Rule = ({ declared, shown }) => (shown.length < 2 ? false : winsIf(declared.length === 0))

/**
 * Shown lines that are nearly as many, say all of the declared ones, and far more often an amount.
 */
const saysAmountsBeside: Rule = ({ declared, shown, declaredAmounts, shownAmounts }) =>
  winsIf(
    shown.length >= 0.8 * declared.length &&
      shownAmounts >= declaredAmounts + 0.4 &&
      shareContainingAll(declared, shown) >= 0.8,
  )

const isParted: Rule = ({ declared, shown }) => winsIf(isRunTogether(declared, shown))

const hasManyMore: Rule = ({ declared, shown }) =>
  declared.length <= 0.6 * shown.length ? isWholeList(declared, shown) : null

const isNotComputed: Rule = ({ declared, shown, declaredCoverage, shownCoverage }) =>
  shown.length === declared.length && hasComputedAmounts(declared) && !hasComputedAmounts(shown)
    ? declaredCoverage >= 0.5 && shownCoverage >= 0.5
    : null

/**
 * Declared lines win where the two lists name other foods. The rules after this one compare lists
 * of the same foods.
 */
const saysOtherFoods: Rule = ({ declaredCoverage, shownCoverage }) =>
  declaredCoverage < 0.7 || shownCoverage < 0.6 ? false : null

const saysWhatIsLeftOut: Rule = ({ declared, shown }) =>
  winsIf(
    lacksAmount(declared, shown) ||
      lacksUnits(declared, shown) ||
      (hasZeroAmounts(declared) && !hasZeroAmounts(shown) && numbersIn(declared) === numbersIn(shown)),
  )

const namesFoodsFirst: Rule = ({ declared, shown, declaredCoverage, shownCoverage }) =>
  shown.length === declared.length && hasDetailsFirst(declared) && !hasDetailsFirst(shown)
    ? declaredCoverage > 0.9 && shownCoverage > 0.9
    : null

/** The same words, and more than one amount more. */
const saysMoreAmounts: Rule = ({
  declared,
  shown,
  declaredAmounts,
  shownAmounts,
  declaredCoverage,
  shownCoverage,
}) =>
  winsIf(
    shownAmounts * shown.length > declaredAmounts * declared.length + 1 &&
      declaredCoverage > 0.95 &&
      shownCoverage > 0.95 &&
      shownAmounts >= Math.max(0.7, declaredAmounts - 0.1),
  )

/** The share of different lines in a list up to which it counts as repeating itself. */
const REPEATED = 0.75

/** Each line once, where the declared ones repeat themselves. */
const saysOnce: Rule = ({ declared, shown, declaredAmounts, shownAmounts }) => {
  const isSameWithoutCopies = shown.every((line) => declared.includes(line))
  const distinctCount = new Set(declared.map((line) => line.toLowerCase())).size
  const isRepeated =
    distinctCount < declared.length - 1 &&
    // Salt and pepper may stand in two parts: then the page shows the lines twice as well.
    (distinctCount <= REPEATED * declared.length || !isSameWithoutCopies) &&
    shown.length < declared.length &&
    shown.length >= distinctCount
  return isRepeated ? shownAmounts >= declaredAmounts : null
}

const hasMoreAmounts: Rule = ({ declared, shown, declaredAmounts, shownAmounts, declaredCoverage }) =>
  Math.abs(shown.length - declared.length) <= 1 &&
  (shown.length >= declared.length || declaredCoverage >= 0.8) &&
  shownAmounts >= Math.max(0.5, declaredAmounts + 0.25)

/** In their order: the first that says anything decides. */
const ingredientRules: readonly Rule[] = [
  oneIsNoList,
  saysAmountsBeside,
  isParted,
  hasManyMore,
  isNotComputed,
  saysOtherFoods,
  saysWhatIsLeftOut,
  namesFoodsFirst,
  saysMoreAmounts,
  saysOnce,
  hasMoreAmounts,
]

/**
 * Ingredients as shown win over those declared where they say the same foods and more: amounts that
 * the declared ones lack or set last, lines that the declared ones leave out or run together, or
 * each line once where those repeat themselves.
 */
export function shownIngredientsWin(declaredLines: PageLine[], shownLines: PageLine[]): boolean {
  const [declared, shown] = [withoutHeadings(declaredLines), withoutHeadings(shownLines)]
  const lists: Compared = {
    declared,
    shown,
    declaredAmounts: shareWithAmount(declared),
    shownAmounts: shareWithAmount(shown),
    declaredCoverage: coverage(declared, shown),
    shownCoverage: coverage(shown, declared),
  }
  for (const rule of ingredientRules) {
    const wins = rule(lists)
    if (wins !== null) return wins
  }
  return false
}
