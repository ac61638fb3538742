/** Finds columns of amounts behind their foods, and which amount belongs to which food. */

import { stepGrade } from '../page/likeness-grades.ts'
import { beginsWithNumber, isAmountOnly, isNutrient, stepLikenessOf } from '../page/line-likeness.ts'
import { namesFood } from '../text/foods-in-text.ts'
import { isEmptyLabel, isFactRow, isPartLabel } from './form-labels.ts'
import { median, type PlacedText } from './placed-text.ts'
import { looseAmount, type Run, SAME_EDGE, splitRun } from './text-runs.ts'

/** Amounts below each other, from this many on, are a column. */
const MIN_ROWS = 3
/** In heights of the font: how far the bases of one row may differ. */
export const SAME_ROW = 0.6
/** An amount in the middle of two lines of its food is this far from both at most. */
const MAX_ROW_DISTANCE = 1.3
/** In heights of the font: how far behind its amount a food may stand. */
const MAX_GAP_AFTER_AMOUNT = 9
/** The share of rows that must agree for a list. */
const MIN_ALIKE_SHARE = 0.7
const LONGEST_NAME = 60
/** In usual gaps between lines: the distance from which two rows belong to two lists. */
const MAX_GAPS_IN_LIST = 4

/** Words that may stand in a column of amounts. */
export const amountWords =
  /^(?:to taste|as needed|optional|for (?:frying|dusting|serving|greasing)|to serve)$/i
const vagueAmount =
  /^(?:an? |some )?(?:pinch|handful|dash|knob|splash|drizzle|bunch|few|little|squeeze)(?: of)?$/i
const amountAtEnd = /^(\P{N}.*\p{L}[^\s]*)\s+([\d½¼¾⅓⅔⅛][\d\s./½¼¾⅓⅔⅛–-]*\p{L}{0,14}\.?)$/u

/** A food and the amount that belongs to it. */
export interface Pair {
  name: Run
  amount: Run
  /** Whether the amount stands between the rows of its food, so that the pair is a guess. */
  isGuess: boolean
}

/** The pairs of all columns of amounts that stand behind their foods; each run is in one pair. */
export function findPairs(runs: readonly Run[]): Pair[] {
  const amounts = runs.filter(({ text }) => isAmountOnly(text))
  if (amounts.length < MIN_ROWS) return []
  const pairs: Pair[] = []
  const pairedRuns = new Set<Run>()
  for (const column of columnsOf(amounts)) {
    const unpaired = column.filter((one) => !pairedRuns.has(one))
    for (const pair of listsOf(unpaired).flatMap((list) => pairsOf(list, runs)))
      if (!pairedRuns.has(pair.name) && !pairedRuns.has(pair.amount)) {
        pairs.push(pair)
        pairedRuns.add(pair.name).add(pair.amount)
      }
  }
  return pairs
}

/** Columns of amounts with the same right or left edge, the largest groups first. */
function columnsOf(amounts: readonly Run[]): Run[][] {
  const withSameEdge = (edge: 'left' | 'right') =>
    amounts.map((one) => amounts.filter((other) => Math.abs(one[edge] - other[edge]) < SAME_EDGE * one.size))
  return [...withSameEdge('right'), ...withSameEdge('left')]
    .filter((column) => column.length >= MIN_ROWS)
    .toSorted((a, b) => b.length - a.length)
}

/** A column in parts where more stands between its rows than foods without an amount. */
function listsOf(column: readonly Run[]): Run[][] {
  const rows = column.toSorted((a, b) => a.base - b.base)
  const usualGap = median(rows.slice(1).map((row, at) => row.base - (rows[at]?.base ?? 0)))
  const lists: Run[][] = []
  for (const row of rows) {
    const before = lists.at(-1)?.at(-1)
    if (before && row.base - before.base < MAX_GAPS_IN_LIST * usualGap) lists.at(-1)?.push(row)
    else lists.push([row])
  }
  return lists.filter((list) => list.length >= MIN_ROWS)
}

/** Whether a text may be a food without its amount: no label, no fact, no number ahead. */
export const isName = ({ text }: PlacedText): boolean =>
  /\p{L}{2}/u.test(text) &&
  !beginsWithNumber(text) &&
  !isPartLabel(text) &&
  !isEmptyLabel(text) &&
  !isFactRow(text)

/** The food of an amount: what stands closest to its left in its row, or around its row. */
function foodOf(amount: Run, names: readonly Run[]): Omit<Pair, 'amount'> | undefined {
  const size = amount.size
  const left = names.filter((one) => one !== amount && one.right < amount.left + 0.3 * size)
  const distanceAbove = (one: Run) => amount.base - one.base
  const [nearestInRow] = left
    .filter((one) => Math.abs(distanceAbove(one)) < SAME_ROW * size)
    .toSorted((a, b) => b.right - a.right)
  if (nearestInRow) return { name: nearestInRow, isGuess: false }
  const above = left.find((one) => distanceAbove(one) > 0 && distanceAbove(one) < MAX_ROW_DISTANCE * size)
  const below = left.find(
    (one) =>
      distanceAbove(one) < 0 &&
      distanceAbove(one) > -MAX_ROW_DISTANCE * size &&
      above &&
      Math.abs(one.left - above.left) < size,
  )
  return above && below ? { name: above, isGuess: true } : undefined
}

/** Whether the food of an amount more likely stands behind it than ahead of it. */
function isFoodBehind(amount: Run, food: Run, runs: readonly Run[]): boolean {
  const nextInRow = runs
    .filter(
      (one) =>
        one !== amount &&
        Math.abs(one.base - amount.base) < SAME_ROW * amount.size &&
        one.left > amount.right - 0.3 * amount.size &&
        one.left - amount.right < MAX_GAP_AFTER_AMOUNT * amount.size,
    )
    .toSorted((a, b) => a.left - b.left)[0]
  if (!nextInRow || !/\p{L}{2}/u.test(nextInRow.text)) return false
  return namesFood(nextInRow.text) || !namesFood(food.text)
}

/** The pairs of a column of amounts; none where its foods stand behind it. */
function pairsOf(list: readonly Run[], runs: readonly Run[]): Pair[] {
  const names = runs.filter(isName)
  const candidates = list.flatMap((amount): Pair[] => {
    const food = foodOf(amount, names)
    return food ? [{ ...food, amount }] : []
  })
  const pairs = withoutNutrition(candidates.filter(({ name }, at) => candidates[at - 1]?.name !== name))
  if (pairs.length < MIN_ROWS || pairs.length < MIN_ALIKE_SHARE * list.length) return []
  const left = median(pairs.map(({ name }) => name.left))
  const holdsForMost = (of: (pair: Pair) => boolean) =>
    pairs.filter(of).length >= MIN_ALIKE_SHARE * pairs.length
  const isList =
    holdsForMost(({ name, amount }) => Math.abs(name.left - left) < 1.2 * amount.size) &&
    holdsForMost(
      ({ name }) => stepLikenessOf(name.text) < stepGrade.doubtful && name.text.length < LONGEST_NAME,
    ) &&
    holdsForMost(({ name, amount }) => !isFoodBehind(amount, name, runs)) &&
    !arePageNumbers(pairs)
  return isList ? [...pairs, ...looseRows(pairs, runs)] : []
}

/** Whether the amounts are page numbers, as in a table of contents: they only grow. */
const arePageNumbers = (pairs: readonly Pair[]) =>
  pairs.every(
    ({ amount }, at) =>
      /^\d{2,3}$/.test(amount.text) &&
      (at === 0 || Number(amount.text) > Number(pairs[at - 1]?.amount.text ?? 0)),
  )

/**
 * Rows without those of a nutrition table. The row for salt ends such a table; elsewhere salt is a
 * food.
 */
function withoutNutrition(pairs: readonly Pair[]): Pair[] {
  const isNutritionRow = pairs.map(({ name, amount }) => isNutrient(`${name.text} ${amount.text}`))
  const [first, last] = [isNutritionRow.indexOf(true), isNutritionRow.lastIndexOf(true)]
  return first < 0 ? [...pairs] : pairs.filter((_, at) => at < first || at > last + 1)
}

/** Rows of the list whose amount says more than figures and a unit, or stands close to its food. */
function looseRows(pairs: readonly Pair[], runs: readonly Run[]): Pair[] {
  const pairedRuns = new Set(pairs.flatMap(({ name, amount }) => [name, amount]))
  const size = median(pairs.map(({ amount }) => amount.size))
  const medianOf = (of: (pair: Pair) => number) => median(pairs.map(of))
  const [right, left, names] = [
    medianOf(({ amount }) => amount.right),
    medianOf(({ amount }) => amount.left),
    medianOf(({ name }) => name.left),
  ]
  const bases = pairs.map(({ amount }) => amount.base)
  const gap = median(bases.slice(1).map((base, at) => base - (bases[at] ?? 0)))
  const isNearList = ({ base }: Run) =>
    base > Math.min(...bases) - 2.5 * gap && base < Math.max(...bases) + 2.5 * gap
  const isOnEdge = (one: Run) =>
    Math.abs(one.right - right) < SAME_EDGE * size || Math.abs(one.left - left) < SAME_EDGE * size
  const unpaired = runs.filter((one) => !pairedRuns.has(one) && isNearList(one))
  const foods = unpaired.filter((one) => isName(one) && Math.abs(one.left - names) < 1.2 * size)
  return unpaired.filter(isOnEdge).flatMap((one): Pair[] => {
    const [, food = '', amount = ''] = amountAtEnd.exec(one.text) ?? []
    if (isAmountOnly(amount) && foods.includes(one) && Math.abs(one.right - right) < SAME_EDGE * size) {
      const [name, amountRun] = splitRun(one, food, amount)
      return name && amountRun ? [{ name, amount: amountRun, isGuess: false }] : []
    }
    if (!looseAmount.test(one.text) && !amountWords.test(one.text) && !vagueAmount.test(one.text)) return []
    const match = foodOf(one, foods)
    return match ? [{ ...match, amount: one }] : []
  })
}
