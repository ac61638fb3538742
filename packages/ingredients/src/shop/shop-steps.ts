/** The steps in which a shop fills and weighs, in metric and in US measures. */
import type { Amount } from '../measure/convert.ts'

/** Whose measures a list is written in. */
export type System = 'metric' | 'us'

const OUNCE = 28.35
const POUND = 453.592
const FLUID_OUNCE = 29.574
const QUART = 946.353

/** What may be missing of a weight or a measure: nobody weighs closer than that. */
export const SHORT_OF = 0.01

/** What may be missing of whole pieces and packs: 2.05 onions are two. */
export const SHORT_OF_PIECES = 0.03

/**
 * So many whole ones, up; up to 3 % may be missing ('2 onions' for 2.05), but never one that is
 * whole (36 are 36). At least one.
 */
export const wholeUp = (count: number): number =>
  Math.max(1, Math.floor(count + 1e-9), Math.ceil(count * (1 - SHORT_OF_PIECES) - 1e-9))

interface Step {
  /** The step holds up to so much. */
  upTo: number
  step: number
  unit: string
  /** Grams or millilitres in one of the unit. */
  per: number
}

const gram = (upTo: number, step: number): Step => ({ upTo, step, unit: 'g', per: 1 })
const metricWeight: Step[] = [
  gram(250, 5),
  gram(999, 25),
  { upTo: 3000, step: 0.1, unit: 'kg', per: 1000 },
  { upTo: Infinity, step: 0.5, unit: 'kg', per: 1000 },
]
const millilitre = (upTo: number, step: number): Step => ({ upTo, step, unit: 'ml', per: 1 })
const metricVolume: Step[] = [
  millilitre(50, 5),
  millilitre(100, 25),
  millilitre(999, 50),
  { upTo: 3000, step: 0.1, unit: 'l', per: 1000 },
  { upTo: Infinity, step: 0.5, unit: 'l', per: 1000 },
]
const usWeight: Step[] = [
  { upTo: 4 * OUNCE, step: 0.5, unit: 'oz', per: OUNCE },
  { upTo: 15 * OUNCE, step: 1, unit: 'oz', per: OUNCE },
  { upTo: Infinity, step: 0.25, unit: 'lb', per: POUND },
]
const usVolume: Step[] = [
  { upTo: 16 * FLUID_OUNCE, step: 1, unit: 'fl oz', per: FLUID_OUNCE },
  { upTo: QUART, step: 2, unit: 'fl oz', per: FLUID_OUNCE },
  { upTo: Infinity, step: 0.5, unit: 'quart', per: QUART },
]

const table = {
  metric: { g: metricWeight, ml: metricVolume },
  us: { g: usWeight, ml: usVolume },
}

/**
 * Grams or millilitres in the step that a shop sells, up: 633.6 g is 650 g, 8.67 oz is 9 oz. Up to
 * 1 % may be missing (251 g is 250 g).
 */
export function shopStep(quantity: number, base: 'g' | 'ml', system: System): Amount {
  const asked = quantity * (1 - SHORT_OF)
  const steps = table[system][base]
  for (const { upTo, step, unit, per } of steps) {
    const count = Math.max(1, Math.ceil(asked / per / step - 1e-9))
    const filled = Number((count * step).toFixed(2))
    if (filled * per <= upTo + 1e-6) return { quantity: filled, unit }
  }
  return { quantity: Math.ceil(asked), unit: base }
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
  const asked = millilitres * (1 - SHORT_OF)
  const carton = usCartons.find(([holds]) => holds >= asked)
  return carton ? carton[1] : { quantity: Math.ceil(asked / (4 * QUART) - 1e-9), unit: 'gallon' }
}

/** Grams or millilitres in an amount that `shopStep` gave. */
export function sizeOfStep({ quantity, unit }: Amount): number {
  const more = { pint: QUART / 2, gallon: QUART * 4 }[unit ?? '']
  if (more !== undefined) return quantity * more
  const all = [...metricWeight, ...metricVolume, ...usWeight, ...usVolume]
  return quantity * (all.find((step) => step.unit === unit)?.per ?? 1)
}
