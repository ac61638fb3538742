/** The steps in which a shop fills and weighs, in metric and in US measures. */
import type { Amount } from '../measure/convert.ts'

/** The system of measures of a list. */
export type System = 'metric' | 'us'

const OUNCE = 28.35
const POUND = 453.592
const FLUID_OUNCE = 29.574
const QUART = 946.353

/** The share of a weight or a volume that may be missing. */
export const SHORT_OF = 0.01

/** The share of pieces and packs that may be missing: 2.05 onions are two. */
export const SHORT_OF_PIECES = 0.03

/**
 * The count rounded up to whole ones, at least one. Up to 3 % may be missing ('2 onions' for 2.05),
 * but never a whole one (36 stays 36).
 */
export const wholeUp = (count: number): number =>
  Math.max(1, Math.floor(count + 1e-9), Math.ceil(count * (1 - SHORT_OF_PIECES) - 1e-9))

interface ShopStep {
  /** The largest amount, in grams or millilitres, that is rounded to this step. */
  upTo: number
  step: number
  unit: string
  /** Grams or millilitres in one of the unit. */
  baseAmount: number
}

const gramStep = (upTo: number, step: number): ShopStep => ({ upTo, step, unit: 'g', baseAmount: 1 })
const metricWeight: ShopStep[] = [
  gramStep(250, 5),
  gramStep(999, 25),
  { upTo: 3000, step: 0.1, unit: 'kg', baseAmount: 1000 },
  { upTo: Infinity, step: 0.5, unit: 'kg', baseAmount: 1000 },
]
const millilitreStep = (upTo: number, step: number): ShopStep => ({ upTo, step, unit: 'ml', baseAmount: 1 })
const metricVolume: ShopStep[] = [
  millilitreStep(50, 5),
  millilitreStep(100, 25),
  millilitreStep(999, 50),
  { upTo: 3000, step: 0.1, unit: 'l', baseAmount: 1000 },
  { upTo: Infinity, step: 0.5, unit: 'l', baseAmount: 1000 },
]
const usWeight: ShopStep[] = [
  { upTo: 4 * OUNCE, step: 0.5, unit: 'oz', baseAmount: OUNCE },
  { upTo: 15 * OUNCE, step: 1, unit: 'oz', baseAmount: OUNCE },
  { upTo: Infinity, step: 0.25, unit: 'lb', baseAmount: POUND },
]
const usVolume: ShopStep[] = [
  { upTo: 16 * FLUID_OUNCE, step: 1, unit: 'fl oz', baseAmount: FLUID_OUNCE },
  { upTo: QUART, step: 2, unit: 'fl oz', baseAmount: FLUID_OUNCE },
  { upTo: Infinity, step: 0.5, unit: 'quart', baseAmount: QUART },
]

const stepsBySystem = {
  metric: { g: metricWeight, ml: metricVolume },
  us: { g: usWeight, ml: usVolume },
}

/**
 * Rounds grams or millilitres up to the step that a shop sells: 633.6 g is 650 g, 8.67 oz is 9 oz.
 * Up to 1 % may be missing (251 g is 250 g).
 */
export function shopStep(quantity: number, base: 'g' | 'ml', system: System): Amount {
  const atLeast = quantity * (1 - SHORT_OF)
  const steps = stepsBySystem[system][base]
  for (const { upTo, step, unit, baseAmount } of steps) {
    const count = Math.max(1, Math.ceil(atLeast / baseAmount / step - 1e-9))
    const rounded = Number((count * step).toFixed(2))
    if (rounded * baseAmount <= upTo + 1e-6) return { quantity: rounded, unit }
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
  const atLeast = millilitres * (1 - SHORT_OF)
  const carton = usCartons.find(([holds]) => holds >= atLeast)
  return carton ? carton[1] : { quantity: Math.ceil(atLeast / (4 * QUART) - 1e-9), unit: 'gallon' }
}

/** Grams or millilitres in an amount that `shopStep` gave. */
export function sizeOfStep({ quantity, unit }: Amount): number {
  const unitSize = { pint: QUART / 2, gallon: QUART * 4 }[unit ?? '']
  if (unitSize !== undefined) return quantity * unitSize
  const allSteps = [...metricWeight, ...metricVolume, ...usWeight, ...usVolume]
  return quantity * (allSteps.find((step) => step.unit === unit)?.baseAmount ?? 1)
}
