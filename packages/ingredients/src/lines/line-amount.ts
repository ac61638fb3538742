/**
 * The amount grammar: reads quantities and units out of a labelled line. Mixed numbers and ranges
 * come as one token; here multipacks ('2 x 400 g tins'), sized packs ('1 (400 g) tin'), the same
 * amount twice ('200 g/7 oz'), sums ('1 lb 2 oz', '1 cup plus 2 tbsp') and units that follow the
 * food ('2 garlic cloves') become one amount.
 */

import { type Amount, roundTo } from '../measure/convert.ts'
import { kindOfUnit } from '../measure/unit.ts'
import { summedAmount, repeatedAmounts, separators, type Words } from './joined-amounts.ts'
import {
  readLineNumbers,
  type NumberWithUnits,
  isMeasureUnit,
  type LineNumbers,
  splitUnits,
  type UnitRun,
} from './line-numbers.ts'
import type { LineLabel } from './tagger-model.ts'

/**
 * What the grammar finds. `each` is the measure of one piece or pack ('400 g' of '2 x 400 g tins').
 */
export interface LineAmount {
  quantity: number | null
  quantityMax: number | null
  unit: string | null
  each: Amount | null
  /** The same amount in other units, as the line gives it: 7 oz of '200 g/7 oz'. */
  alternatives: Amount[]
  /**
   * The amounts that the line adds up, more than one or none: 1 cup and 2 tbsp of '1 cup plus 2
   * tbsp'.
   */
  sum: Amount[]
}

const noAmount: LineAmount = {
  quantity: null,
  quantityMax: null,
  unit: null,
  each: null,
  alternatives: [],
  sum: [],
}

/**
 * The amount that the labelled tokens of one line state; quantity null when they state none. Sums
 * keep 4 decimals.
 */
export function amountOf(tokens: readonly string[], labels: readonly LineLabel[]): LineAmount {
  const numbers = readLineNumbers(tokens, labels)
  const found = withEach(grammarOf(numbers, tokens), numbers, tokens)
  return { ...found, quantity: found.quantity === null ? null : roundTo(found.quantity, 4) }
}

/**
 * The measure of one that stands behind the food: '2 cans (15 oz each)', '4 fillets, 125 g each',
 * '1 tin coconut milk (400 ml)'.
 */
function withEach(found: LineAmount, numbers: LineNumbers, tokens: readonly string[]): LineAmount {
  const { quantity, unit } = found
  if (quantity === null || found.each !== null || isMeasureUnit(unit)) return found
  const [, ...others] = numbers.groups
  for (const { quantity: size, units, start, end } of others) {
    const { measure } = splitUnits(units)
    const wordsBeside = [tokens[end], tokens[start - 1], tokens[start - 2]].map((word) => word?.toLowerCase())
    const isOne = quantity === 1 && unit !== null && tokens[start - 1] === '('
    if (
      !isMeasureUnit(measure) ||
      kindOfUnit(measure ?? '') === 'length' ||
      !(wordsBeside.includes('each') || isOne)
    )
      continue
    const each = { quantity: size, unit: measure }
    const isGiven = found.alternatives.some((one) => one.unit === measure)
    const totalAmount = { quantity: size * quantity, unit: measure }
    return {
      ...found,
      // Nobody sells pinches: '1 pinch saffron (0.1 g)'.
      each: kindOfUnit(unit ?? '') === 'touch' ? null : each,
      alternatives: isGiven ? found.alternatives : [...found.alternatives, totalAmount],
    }
  }
  return found
}

function grammarOf({ groups, runs }: LineNumbers, tokens: readonly string[]): LineAmount {
  const words = (from: number, to: number) => tokens.slice(from, to).map((token) => token.toLowerCase())
  const [first] = groups
  const [firstRun] = runs
  if (firstRun && (first === undefined || firstRun.start < first.start)) {
    const onlyUnit = unitAlone(firstRun)
    // 'garlic cloves, 4, peeled': the number stands by itself after the food.
    const isApart =
      first &&
      first.units.length === 0 &&
      [tokens[first.start - 1], tokens[first.end] ?? ','].every((mark) => mark === ',')
    return isApart ? { ...onlyUnit, quantity: first.quantity, quantityMax: first.max } : onlyUnit
  }
  if (first === undefined) return noAmount
  const { measure, container } = splitUnits(first.units)
  if (measure ?? container) return withUnit(first, { measure, container }, groups, runs, words)
  return withoutUnit(first, groups, runs, words)
}

/** 'handful of parsley' is one; 'garlic cloves' says no number. */
function unitAlone(run: UnitRun): LineAmount {
  const { measure, container } = splitUnits(run.units)
  const plural = /[^s]s$/i.test(run.units[run.units.length - 1] ?? '')
  return { ...noAmount, quantity: plural ? null : 1, unit: measure ?? container }
}

type UnitParts = ReturnType<typeof splitUnits>

function withUnit(
  first: NumberWithUnits,
  units: UnitParts,
  groups: NumberWithUnits[],
  runs: UnitRun[],
  words: Words,
): LineAmount {
  const added = summedAmount(first, units.measure, groups, words)
  const { quantity, sum } = added.found
  const { found: alternatives, last } = repeatedAmounts(added.last, groups, added.next, words)
  const unit = units.measure ?? units.container
  const amount = { quantity, quantityMax: first.max, unit, each: null, alternatives, sum }
  if (isOnePack(units, first) && sum.length === 0) {
    const each = { quantity, unit }
    return { ...amount, quantity: 1, unit: units.container, each, alternatives: [each, ...alternatives] }
  }
  if (units.measure === null || kindOfUnit(units.measure) !== 'length') return amount
  // '2 cm piece': one piece of that measure.
  const follows = runs.find((run) => run.start >= last.end && run.start <= last.end + 1)
  const isUnitNext = follows && words(last.end, follows.start).every((word) => separators.has(word))
  const piece = units.container ?? (isUnitNext ? splitUnits(follows.units).container : null) ?? 'piece'
  return {
    ...amount,
    quantity: 1,
    quantityMax: null,
    unit: piece,
    each: { quantity, unit },
    alternatives: [],
    sum: [],
  }
}

const packs: ReadonlySet<string | null> = new Set(['tin', 'jar', 'packet', 'carton', 'bottle'])

/** '15 oz can': one pack of that size; '800 g cans' is how much there is in several. */
const isOnePack = ({ measure, container }: UnitParts, { units, max }: NumberWithUnits): boolean =>
  measure !== null && max === null && packs.has(container) && !/s\.?$/i.test(units.at(-1) ?? '')

function withoutUnit(
  first: NumberWithUnits,
  groups: NumberWithUnits[],
  runs: UnitRun[],
  words: Words,
): LineAmount {
  const amount: LineAmount = { ...noAmount, quantity: first.quantity, quantityMax: first.max }
  const [, second] = groups
  const between = second ? words(first.end, second.start) : []
  if (
    second &&
    second.units.length > 0 &&
    !between.includes(',') &&
    between.every((word) => separators.has(word))
  )
    return sizedAmount(amount, first, second, groups, runs, words)
  // The unit follows the food: '2 garlic cloves', '3 large celery stalks'.
  const laterRun = runs.find(
    (run) => run.start > first.end && (second === undefined || run.start < second.start),
  )
  if (laterRun === undefined) return amount
  const path = words(first.end, laterRun.start)
  const isClosed = path.includes('(') && path.includes(')')
  const isLeftOpen = path.includes('(') && !path.includes(')')
  if (isLeftOpen || (!isClosed && path.some((word) => word === ',' || word === 'or' || word === '/')))
    return amount
  const { measure, container } = splitUnits(laterRun.units)
  return { ...amount, unit: container ?? measure }
}

/** '2 x 400 g tins', '1 (14 oz/400 g) can', '4 (6 oz) fillets': so many, each of that measure. */
function sizedAmount(
  read: LineAmount,
  first: NumberWithUnits,
  second: NumberWithUnits,
  groups: NumberWithUnits[],
  runs: UnitRun[],
  words: Words,
): LineAmount {
  const units = splitUnits(second.units)
  const each = units.measure === null ? null : { quantity: second.quantity, unit: units.measure }
  let { container } = units
  let last = second
  for (let index = 2; container === null && index < groups.length; index++) {
    const group = groups[index]
    if (group === undefined || group.units.length === 0) break
    if (!words(last.end, group.start).every((word) => separators.has(word))) break
    container = splitUnits(group.units).container
    last = group
  }
  if (container === null) {
    const run = runs.find((found) => found.start >= last.end && found.start <= last.end + 2)
    if (run && words(last.end, run.start).every((word) => separators.has(word))) {
      const unitParts = splitUnits(run.units)
      container = unitParts.measure ?? unitParts.container
    }
  }
  // '4 (1 oz) squares': the square is the piece itself.
  if (each !== null && container === 'square') container = null
  const totalAmount = each === null ? [] : [{ quantity: first.quantity * each.quantity, unit: each.unit }]
  return { ...read, unit: container, each, alternatives: totalAmount }
}
