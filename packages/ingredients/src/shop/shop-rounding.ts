/** The steps in which a shop fills and weighs, in metric and in US measures. */

import type { Addend } from '../measure/add-amounts.ts'
import { SHOPPING_LIST } from '../measure/conversion-factors.ts'
import { type Amount, baseOf } from '../measure/convert.ts'

/** The system of measures of a list. */
export type MeasureSystem = 'metric' | 'us'

const americanUnit = /^(?:cup|oz|lb|fl oz|pint|quart|gallon|stick)$/

/** The system of measures that most amounts are in; metric for a tie. */
export function measureSystemOf(addends: readonly Addend[]): MeasureSystem {
  const linesWithUnit = (rule: RegExp) => addends.filter(({ amount }) => rule.test(amount.unit ?? '')).length
  return linesWithUnit(americanUnit) > linesWithUnit(/^(?:g|kg|ml|cl|dl|l)$/) ? 'us' : 'metric'
}

/** Grams or millilitres in one of a unit. */
const sizeOf = (unit: string): number => baseOf(unit, SHOPPING_LIST)?.per ?? 1

const OUNCE = sizeOf('oz')
/** Millilitres in a fluid ounce of a shopping list. */
export const FLUID_OUNCE = sizeOf('fl oz')
const QUART = sizeOf('quart')

/** The share of a weight or a volume that may be missing. */
export const MAX_SHORTFALL = 0.01

/** The share of pieces and packs that may be missing: 2.05 onions are two. */
export const MAX_SHORTFALL_OF_PIECES = 0.03

/**
 * The count rounded up to whole ones, at least one. Up to 3 % may be missing ('2 onions' for 2.05),
 * but never a whole one (36 stays 36).
 */
export const roundUpToWhole = (count: number): number =>
  Math.max(1, Math.floor(count + 1e-9), Math.ceil(count * (1 - MAX_SHORTFALL_OF_PIECES) - 1e-9))

interface ShopStep {
  /** The largest amount, in grams or millilitres, that is rounded to this step. */
  upTo: number
  step: number
  unit: string
}

const metricWeight: ShopStep[] = [
  { upTo: 250, step: 5, unit: 'g' },
  { upTo: 999, step: 25, unit: 'g' },
  { upTo: 3000, step: 0.1, unit: 'kg' },
  { upTo: Infinity, step: 0.5, unit: 'kg' },
]
const metricVolume: ShopStep[] = [
  { upTo: 50, step: 5, unit: 'ml' },
  { upTo: 100, step: 25, unit: 'ml' },
  { upTo: 999, step: 50, unit: 'ml' },
  { upTo: 3000, step: 0.1, unit: 'l' },
  { upTo: Infinity, step: 0.5, unit: 'l' },
]
const usWeight: ShopStep[] = [
  { upTo: 4 * OUNCE, step: 0.5, unit: 'oz' },
  { upTo: 15 * OUNCE, step: 1, unit: 'oz' },
  { upTo: Infinity, step: 0.25, unit: 'lb' },
]
const usVolume: ShopStep[] = [
  { upTo: 16 * FLUID_OUNCE, step: 1, unit: 'fl oz' },
  { upTo: QUART, step: 2, unit: 'fl oz' },
  { upTo: Infinity, step: 0.5, unit: 'quart' },
]

const stepsBySystem = {
  metric: { g: metricWeight, ml: metricVolume },
  us: { g: usWeight, ml: usVolume },
}

/**
 * Rounds grams or millilitres up to the step that a shop sells: 633.6 g is 650 g, 8.67 oz is 9 oz.
 * Up to 1 % may be missing (251 g is 250 g).
 */
export function roundUpToShopStep(quantity: number, base: 'g' | 'ml', system: MeasureSystem): Amount {
  const atLeast = quantity * (1 - MAX_SHORTFALL)
  const steps = stepsBySystem[system][base]
  for (const { upTo, step, unit } of steps) {
    const size = sizeOf(unit)
    const count = Math.max(1, Math.ceil(atLeast / size / step - 1e-9))
    const rounded = Number((count * step).toFixed(2))
    if (rounded * size <= upTo + 1e-6) return { quantity: rounded, unit }
  }
  return { quantity: Math.ceil(atLeast), unit: base }
}

/** The cartons that American shops fill milk and cream into, in millilitres. */
const usCartons: readonly [number, Amount][] = [
  [8 * FLUID_OUNCE, { quantity: 8, unit: 'fl oz' }],
  [QUART / 2, { quantity: 1, unit: 'pint' }],
  [QUART, { quantity: 1, unit: 'quart' }],
  [2 * QUART, { quantity: 0.5, unit: 'gallon' }],
]

/**
 * The smallest American carton that holds so much, whole gallons beyond: 1 cup and a half is 1
 * pint.
 */
export function usCarton(millilitres: number): Amount {
  const atLeast = millilitres * (1 - MAX_SHORTFALL)
  const carton = usCartons.find(([holds]) => holds >= atLeast)
  return carton ? carton[1] : { quantity: Math.ceil(atLeast / (4 * QUART) - 1e-9), unit: 'gallon' }
}
