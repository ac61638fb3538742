import type { Food } from '../foods/food.ts'
import { groupBy } from '../group-by.ts'
import { SHOPPING_LIST } from './conversion-factors.ts'
import { type Amount, type BaseUnit, convert, roundTo, toBase } from './convert.ts'
import { toShoppingMetric } from './display-units.ts'
import { isMetricUnit } from './unit.ts'

/** One amount to add, with the same amount in other units where its line states them. */
export interface Addend {
  amount: Amount
  alternatives: readonly Amount[]
}

/**
 * The density from which a food pours or spreads. A spoon of a lighter one, a powder or leaves, has
 * no certain weight.
 */
const MIN_POURING_DENSITY = 0.9

/**
 * Amounts of one food added up (shopping 17): the same unit adds; mixed volumes or weights convert
 * and merge to a larger unit (g and kg, ml and l as soon as one of them is metric, else the largest
 * unit among them). A tin whose line tells its weight meets other weights, and volume meets weight
 * for foods that pour or spread (density from 0.9 g/ml); all else stays side by side, never
 * guessed.
 */
export function addAmounts(amounts: readonly Addend[], food: Pick<Food, 'density'>): Amount[] {
  const addends = amounts.toSorted(compareAddends)
  const keys = new Set(addends.map(({ amount }) => sumKeyOf(amount)))
  const commonBase = keys.size > 1 ? ['g', 'ml'].find((key) => keys.has(key)) : undefined
  const inCommonBase = (addend: Addend) =>
    equalAmounts(addend, food).find((way) => sumKeyOf(way) === commonBase)
  // All tins are converted to weights or none are: '600 g and 2 tins' would be of no use.
  const keptUnits = new Set(
    addends.filter((addend) => inCommonBase(addend) === undefined).map(({ amount }) => sumKeyOf(amount)),
  )
  const converted = addends.map(
    (addend) => (keptUnits.has(sumKeyOf(addend.amount)) ? undefined : inCommonBase(addend)) ?? addend.amount,
  )
  const groups = groupBy(converted, sumKeyOf)
  return [...groups.values()].map(addGroup).toSorted((a, b) => unitRank(a) - unitRank(b) || byUnit(a, b))
}

const byUnit = (a: Amount, b: Amount) =>
  (a.unit ?? '') < (b.unit ?? '') ? -1 : Number((a.unit ?? '') > (b.unit ?? ''))

/** Sorts addends independently of their lines' order, so that sums do not depend on it either. */
export const compareAddends = (a: Addend, b: Addend): number =>
  byUnit(a.amount, b.amount) || a.amount.quantity - b.amount.quantity

/** The key of units that can be added up: weights, volumes, and each counted unit. */
export const sumKeyOf = (amount: Amount): string =>
  toBase(amount, SHOPPING_LIST)?.unit ?? `unit ${amount.unit ?? ''}`

/** The amount in every unit that is certain: its own, those its line gives, and by density. */
function equalAmounts({ amount, alternatives }: Addend, food: Pick<Food, 'density'>): Amount[] {
  const base = toBase(amount, SHOPPING_LIST)
  if (base?.unit !== 'ml' || food.density === null || food.density < MIN_POURING_DENSITY)
    return [amount, ...alternatives]
  const byWeight: Amount = { quantity: base.quantity * food.density, unit: 'g' }
  return [amount, ...alternatives, byWeight]
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
    return toShoppingMetric({ quantity: sumIn(base), unit: base })
  const largest = group.reduce(
    (unit, other) => (sizeOf(other.unit) > sizeOf(unit) ? (other.unit ?? unit) : unit),
    first,
  )
  return { quantity: roundTo(sumIn(largest), 2), unit: largest }
}

const sizeOf = (unit: string | null) => toBase({ quantity: 1, unit }, SHOPPING_LIST)?.quantity ?? 0

/** Weight stands first, then volume, then what is counted. */
const unitRank = (amount: Amount) =>
  ['g', 'ml'].indexOf(sumKeyOf(amount)) + (sumKeyOf(amount).startsWith('unit') ? 3 : 0)
