/** The amounts behind the first one of a line: those added to it, and repeats in other units. */

import { SHOPPING_LIST } from '../measure/conversion-factors.ts'
import { type Amount, convert } from '../measure/convert.ts'
import { isMetricUnit, isUnitModifier } from '../measure/unit.ts'
import { type NumberWithUnits, splitUnits } from './line-numbers.ts'

/** The words of a line from one token to another, in lower case. */
export type Words = (from: number, to: number) => string[]

const separatorWords = new Set(
  '/ ( ) , - -- ; about approx approximately or around roughly ~ x a an [ ] :'.split(' '),
)
/**
 * Words that may stand between an amount and its measure: '1 large (28 oz) can', '½ a 28 g pack'.
 */
export const separators = { has: (word: string) => separatorWords.has(word) || isUnitModifier(word) }
const joinerWords = new Set(['plus', 'and', '+', '&', 'minus', 'less', ',', '-'])

/** An amount with the last group of the line that it takes in, and the one after. */
interface WithLastGroup<What> {
  found: What
  last: NumberWithUnits
  next: number
}

/** Sums: '1 lb 2 oz', '1 cup plus 2 tbsp', '2 tbsp minus 1 tsp'. */
export function summedAmount(
  first: NumberWithUnits,
  measure: string | null,
  groups: NumberWithUnits[],
  words: Words,
): WithLastGroup<{ quantity: number; sum: Amount[] }> {
  let { quantity } = first
  const sum: Amount[] = [{ quantity, unit: measure }]
  let isSubtracted = false
  let last = first
  let next = 1
  for (; next < groups.length; next++) {
    const group = groups[next]
    if (group === undefined || group.units.length === 0 || measure === null) break
    const between = words(last.end, group.start)
    const other = splitUnits(group.units).measure
    if (
      !areAdded(between) &&
      (between.length > 0 || other === measure || isMetricUnit(other) !== isMetricUnit(measure))
    )
      break
    const addedAmount =
      other === null ? null : convert({ quantity: group.quantity, unit: other }, measure, SHOPPING_LIST)
    if (addedAmount === null) break
    isSubtracted ||= between.includes('minus') || between.includes('less')
    quantity += isSubtracted ? -addedAmount.quantity : addedAmount.quantity
    sum.push({ quantity: group.quantity, unit: other })
    last = group
  }
  return { found: { quantity, sum: sum.length > 1 && !isSubtracted ? sum : [] }, last, next }
}

/** Whether words join two amounts to one: 'plus', ', and', but no comma alone. */
const areAdded = (between: string[]) =>
  between.some((word) => word !== ',' && word !== '-') && between.every((word) => joinerWords.has(word))

/** The same again in other units: '200 g/7 oz', '1 cup (240 ml)', '2 kg/4 lb 6 oz'. */
export function repeatedAmounts(
  from: NumberWithUnits,
  groups: NumberWithUnits[],
  start: number,
  words: Words,
): WithLastGroup<Amount[]> {
  const found: Amount[] = []
  let last = from
  let next = start
  for (; next < groups.length; next++) {
    const group = groups[next]
    if (group === undefined || group.units.length === 0) break
    const between = words(last.end, group.start)
    const repeats = between.some((word) => word === '/' || word === '(' || word === 'or' || word === 'about')
    if (!repeats || between.includes(',') || !between.every((word) => separators.has(word))) break
    const groupWithRest = withRest(group, groups[next + 1])
    last = groupWithRest.last
    if (last !== group) next++
    if (words(last.end, last.end + 1)[0] !== 'each') found.push(groupWithRest.amount)
  }
  return { found, last, next }
}

/** The amount of a group, with the smaller unit right behind it: '4 lb 6 oz'. */
function withRest(
  group: NumberWithUnits,
  next: NumberWithUnits | undefined,
): { amount: Amount; last: NumberWithUnits } {
  const units = splitUnits(group.units)
  const amount: Amount = { quantity: group.quantity, unit: units.measure ?? units.container }
  const unit = next === undefined ? null : splitUnits(next.units).measure
  const isRest = next?.start === group.end && unit !== null && unit !== units.measure && amount.unit !== null
  const converted = isRest
    ? convert({ quantity: next.quantity, unit }, amount.unit ?? '', SHOPPING_LIST)
    : null
  if (next === undefined || converted === null) return { amount, last: group }
  return { amount: { ...amount, quantity: amount.quantity + converted.quantity }, last: next }
}
