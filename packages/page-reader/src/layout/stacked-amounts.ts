/**
 * Lists whose amounts stand over or under their foods, each in a row of its own: 'whole milk' with
 * '50 ml' below it. The nearer food is the amount's own. Pure.
 */

import { stepGrade } from '../page/likeness-grades.ts'
import { isAmountOnly, isNutrient, stepLikenessOf } from '../page/line-likeness.ts'
import { namesFood } from '../text/foods-in-text.ts'
import { isName } from './amount-pairs.ts'
import { isFromPicture, type PlacedText } from './placed-text.ts'
import { mergeDoubts } from './text-runs.ts'

/** Amounts with a food, from this many on, are such a list. */
const MIN_AMOUNTS = 3
/**
 * In heights of the font: how far the left edges of an amount and its food may differ, and how far
 * they may be apart.
 */
const SAME_EDGE = 0.8
const MAX_DISTANCE = 2.4
/** An amount belongs to a food that is nearer than the one on its other side by this share. */
const MAX_NEARER_RATIO = 0.95
/**
 * The least share of amounts that have their food on the same side, and of names that are known
 * foods.
 */
const MIN_ALIKE_SHARE = 0.7
const MIN_KNOWN_FOODS = 0.5

type Side = 'over' | 'under'

/** An amount, and the foods next to it. */
interface Stacked {
  amount: PlacedText
  over: PlacedText | undefined
  under: PlacedText | undefined
}

/** The lines of a page where each amount over or under its food stands ahead of it, in one line. */
export function withStackedAmounts(lines: readonly PlacedText[]): PlacedText[] {
  const foods = lines.filter((line) => isName(line) && stepLikenessOf(line.text) < stepGrade.doubtful)
  const stacked = lines.flatMap((amount): Stacked[] => {
    if (!isAmountOnly(amount.text)) return []
    const near = (side: 1 | -1) => nearest(amount, foods, side)
    return [{ amount, over: near(-1), under: near(1) }]
  })
  const joinedLines = new Map<PlacedText, PlacedText | undefined>()
  for (const column of columnsOf(stacked)) {
    const side = sideOf(column)
    if (!side) continue
    const pairs = column.flatMap(({ amount, [side]: food }) => (food ? [{ amount, food }] : []))
    if (!isList(pairs)) continue
    for (const { amount, food } of pairs)
      if (!joinedLines.has(food))
        joinedLines.set(food, joinAmountAndFood(amount, food)).set(amount, undefined)
  }
  return lines.flatMap((line) => (joinedLines.has(line) ? (joinedLines.get(line) ?? []) : line))
}

/** The food that stands next to an amount, above it (-1) or below it (1). */
function nearest(amount: PlacedText, foods: readonly PlacedText[], side: 1 | -1): PlacedText | undefined {
  const distance = (food: PlacedText) => side * (food.base - amount.base)
  return foods
    .filter(
      (food) =>
        distance(food) > 0.5 * amount.size &&
        distance(food) < MAX_DISTANCE * amount.size &&
        Math.abs(food.left - amount.left) < SAME_EDGE * amount.size,
    )
    .toSorted((a, b) => distance(a) - distance(b))[0]
}

/** Amounts that begin at one edge. */
function columnsOf(stacked: readonly Stacked[]): Stacked[][] {
  const columns: Stacked[][] = []
  for (const one of stacked) {
    const columnOfAmount = columns.find((column) => {
      const last = column.at(-1)?.amount
      return last && Math.abs(last.left - one.amount.left) < SAME_EDGE * one.amount.size
    })
    if (columnOfAmount) columnOfAmount.push(one)
    else columns.push([one])
  }
  return columns
}

/** On which side most amounts of a column have their food; undefined where neither is likelier. */
function sideOf(column: readonly Stacked[]): Side | undefined {
  const sides = column.map(({ amount, over, under }): Side | undefined => {
    if (!over || !under) return over ? 'over' : under ? 'under' : undefined
    const [up, down] = [amount.base - over.base, under.base - amount.base]
    return up < MAX_NEARER_RATIO * down ? 'over' : down < MAX_NEARER_RATIO * up ? 'under' : undefined
  })
  return (['over', 'under'] as const).find((side) => {
    const alike = sides.filter((one) => one === side).length
    return alike >= MIN_AMOUNTS && alike >= MIN_ALIKE_SHARE * column.length
  })
}

/** Whether what stands by the amounts are foods, and no table of what is in them. */
const isList = (pairs: readonly { amount: PlacedText; food: PlacedText }[]) =>
  pairs.filter(({ food }) => namesFood(food.text)).length >= MIN_KNOWN_FOODS * pairs.length &&
  !pairs.some(({ amount, food }) => isNutrient(`${food.text} ${amount.text}`))

/** An amount and its food as one line. In a picture the amount is doubtful. */
function joinAmountAndFood(amount: PlacedText, food: PlacedText): PlacedText {
  const doubts = mergeDoubts(food, amount)
  const [word = ''] = amount.text.split(' ')
  return {
    ...food,
    ...doubts,
    ...(isFromPicture(food) && { doubtful: [word, ...(doubts.doubtful ?? [])] }),
    text: `${amount.text} ${food.text}`,
    right: Math.max(food.right, amount.right),
    amountBase: amount.base,
  }
}
