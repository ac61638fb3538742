import type { Food } from '../foods/food.ts'
import { type Amount, type BaseUnit, convert, roundTo, toBase } from './convert.ts'
import { shoppingMetric } from './display.ts'
import { SHOPPING_LIST } from './factors.ts'
import { isMetricUnit } from './unit.ts'

/** One amount to add, with what the same amount is in other units, as its line says. */
export interface Addend {
  amount: Amount
  alternatives: readonly Amount[]
}

/**
 * Below this a food is a powder or a heap whose weight by the spoon depends on the hand; from here
 * on it pours or spreads.
 */
const POURS_FROM = 0.9

/**
 * Amounts of one food added up (shopping 17): the same unit adds; mixed volumes or weights convert
 * and merge to a larger unit (g and kg, ml and l as soon as one of them is metric, else the largest
 * unit among them). A tin whose line tells its weight meets other weights, and volume meets weight
 * for foods that pour or spread (density from 0.9 g/ml); all else stays side by side, never
 * guessed.
 */
export function addAmounts(given: readonly Addend[], food: Pick<Food, 'density'>): Amount[] {
  const addends = given.toSorted(bySize)
  const groups = new Map<string, Amount[]>()
  const keys = new Set(addends.map(({ amount }) => keyOf(amount)))
  const common = keys.size > 1 ? ['g', 'ml'].find((key) => keys.has(key)) : undefined
  const inCommon = (addend: Addend) => waysOf(addend, food).find((way) => keyOf(way) === common)
  // All tins meet the weights or none do: '600 g and 2 tins' of what was bought as three tins would
  // help nobody.
  const stays = new Set(
    addends.filter((addend) => inCommon(addend) === undefined).map(({ amount }) => keyOf(amount)),
  )
  for (const addend of addends) {
    const moved = stays.has(keyOf(addend.amount)) ? undefined : inCommon(addend)
    const amount = moved ?? addend.amount
    const group = groups.get(keyOf(amount))
    if (group) group.push(amount)
    else groups.set(keyOf(amount), [amount])
  }
  return [...groups.values()].map(addGroup).toSorted((a, b) => rank(a) - rank(b) || byUnit(a, b))
}

const byUnit = (a: Amount, b: Amount) =>
  (a.unit ?? '') < (b.unit ?? '') ? -1 : Number((a.unit ?? '') > (b.unit ?? ''))

/** An order of addends that does not depend on the order of lines, so that no sum does. */
export const bySize = (a: Addend, b: Addend): number =>
  byUnit(a.amount, b.amount) || a.amount.quantity - b.amount.quantity

const keyOf = (amount: Amount): string => toBase(amount, SHOPPING_LIST)?.unit ?? `unit ${amount.unit ?? ''}`

/** The amount in every unit that is certain: its own, those its line gives, and by density. */
function waysOf({ amount, alternatives }: Addend, food: Pick<Food, 'density'>): Amount[] {
  const base = toBase(amount, SHOPPING_LIST)
  if (base?.unit !== 'ml' || food.density === null || food.density < POURS_FROM)
    return [amount, ...alternatives]
  const weighed: Amount = { quantity: base.quantity * food.density, unit: 'g' }
  return [amount, ...alternatives, weighed]
}

function addGroup(group: readonly Amount[]): Amount {
  const first = group[0]?.unit ?? null
  const base: BaseUnit | undefined = toBase({ quantity: 1, unit: first }, SHOPPING_LIST)?.unit
  const sumIn = (unit: string) =>
    group.reduce((sum, amount) => sum + (convert(amount, unit, SHOPPING_LIST)?.quantity ?? 0), 0)
  if (first === null || base === undefined)
    return {
      quantity: roundTo(
        group.reduce((sum, amount) => sum + amount.quantity, 0),
        2,
      ),
      unit: first,
    }
  if (group.some(({ unit }) => isMetricUnit(unit)))
    return shoppingMetric({ quantity: sumIn(base), unit: base })
  const largest = group.reduce(
    (unit, other) => (sizeOf(other.unit) > sizeOf(unit) ? (other.unit ?? unit) : unit),
    first,
  )
  return { quantity: roundTo(sumIn(largest), 2), unit: largest }
}

const sizeOf = (unit: string | null) => toBase({ quantity: 1, unit }, SHOPPING_LIST)?.quantity ?? 0

/** Weight stands first, then volume, then what is counted. */
const rank = (amount: Amount) =>
  ['g', 'ml'].indexOf(keyOf(amount)) + (keyOf(amount).startsWith('unit') ? 3 : 0)
