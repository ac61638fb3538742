import { BY_DEFINITION, entryOf, type ConversionFactors } from './conversion-factors.ts'

/** A quantity with its canonical unit; `unit` null counts pieces ('3 onions'). */
export interface Amount {
  quantity: number
  unit: string | null
}

/** The two measures that a table of factors can convert within: millilitres and grams. */
export type BaseUnit = 'ml' | 'g'

/**
 * What one of the unit comes to in millilitres or grams by this table, or null when the table
 * cannot say.
 */
export function baseOf(unit: string | null, factors: ConversionFactors): BaseOfUnit | null {
  if (unit === null) return null
  const known = basesByFactors.get(factors)?.get(unit)
  if (known !== undefined) return known
  const base = computeBase(unit, factors)
  const bases = basesByFactors.get(factors) ?? new Map<string, BaseOfUnit | null>()
  // The cache is bounded, since people may type any unit.
  if (bases.size >= MAX_ENTRIES) bases.clear()
  basesByFactors.set(factors, bases.set(unit, base))
  return base
}

interface BaseOfUnit {
  per: number
  base: BaseUnit
}

/** Cached, since a list has few units and converts each of its amounts many times. */
const basesByFactors = new WeakMap<ConversionFactors, Map<string, BaseOfUnit | null>>()
const MAX_ENTRIES = 500

function computeBase(unit: string, factors: ConversionFactors): BaseOfUnit | null {
  const multiple = entryOf(BY_DEFINITION, unit)
  const baseUnit = multiple?.of ?? unit
  const multiplier = multiple?.by ?? 1
  const ml = entryOf(factors.ml, baseUnit)
  if (ml !== undefined) return { per: ml * multiplier, base: 'ml' }
  const grams = entryOf(factors.g, baseUnit)
  return grams === undefined ? null : { per: grams * multiplier, base: 'g' }
}

/**
 * An amount in millilitres or grams by this table; null for pieces, tins and other units that no
 * table converts.
 */
export function toBase(
  amount: Amount,
  factors: ConversionFactors,
): { quantity: number; unit: BaseUnit } | null {
  const base = baseOf(amount.unit, factors)
  return base && { quantity: amount.quantity * base.per, unit: base.base }
}

/**
 * The same amount in another unit of the same measure, unrounded; null when the two cannot be
 * compared (never guessed).
 */
export function convert(amount: Amount, unit: string, factors: ConversionFactors): Amount | null {
  const from = baseOf(amount.unit, factors)
  const to = baseOf(unit, factors)
  if (from === null || to === null || from.base !== to.base) return null
  return { quantity: (amount.quantity * from.per) / to.per, unit }
}

/**
 * Rounded half up to so many decimals, without errors of binary fractions: roundTo(1.005, 2) is
 * 1.01.
 */
export function roundTo(value: number, decimals: number): number {
  const shift = 10 ** decimals
  return Math.round(value * (1 + Number.EPSILON) * shift) / shift
}

/**
 * Rounded to the nearest step, as quarter cups and half teaspoons are: roundToStep(1.6, 0.25) is
 * 1.5.
 */
export function roundToStep(value: number, step: number): number {
  return Math.round(value / step) * step
}
