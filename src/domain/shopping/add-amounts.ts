import { type Amount, type BaseUnit, convert, roundTo, toBase } from '../measure/convert.ts'
import { shoppingMetric } from '../measure/display.ts'
import { SHOPPING_LIST } from '../measure/factors.ts'

const metricUnits = new Set(['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l'])

/**
 * Amounts of one food added up (part 2 §9): the same unit adds; mixed volumes or weights convert and merge to a larger unit (g and
 * kg, ml and l as soon as one of them is metric, else the largest unit among them); what cannot be added stays side by side.
 */
export function addAmounts(amounts: readonly Amount[]): Amount[] {
  const groups = new Map<string, Amount[]>()
  for (const amount of amounts) {
    const key = toBase(amount, SHOPPING_LIST)?.unit ?? `unit ${amount.unit ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), amount])
  }
  return [...groups.values()].map(addGroup)
}

function addGroup(group: Amount[]): Amount {
  const units = [...new Set(group.map((amount) => amount.unit))]
  const [first = null] = units
  const total = (of: readonly Amount[]) => of.reduce((sum, amount) => sum + amount.quantity, 0)
  if (first === null || toBase({ quantity: 1, unit: first }, SHOPPING_LIST) === null)
    return { quantity: roundTo(total(group), 2), unit: first }
  if (units.some((unit) => unit !== null && metricUnits.has(unit))) {
    const base: BaseUnit = toBase({ quantity: 1, unit: first }, SHOPPING_LIST)?.unit ?? 'g'
    return shoppingMetric({
      quantity: total(group.map((amount) => convert(amount, base, SHOPPING_LIST) ?? amount)),
      unit: base,
    })
  }
  const largest = units.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a), first) ?? first
  return {
    quantity: roundTo(total(group.map((amount) => convert(amount, largest, SHOPPING_LIST) ?? amount)), 2),
    unit: largest,
  }
}

const sizeOf = (unit: string | null) => toBase({ quantity: 1, unit }, SHOPPING_LIST)?.quantity ?? 0
