/** The amount of a line for other servings, in the units that a screen shows. */

import { amountHedge } from '@plateful/ingredients/lines/amount-hedge'
import type { IngredientLine } from '@plateful/ingredients/lines/ingredient-line'
import { type Amount, roundTo } from '@plateful/ingredients/measure/convert'
import { PINCH_BELOW, toScaledImperial, toScaledMetric } from '@plateful/ingredients/measure/display-units'
import { formatDecimal, formatQuantity } from '@plateful/ingredients/measure/quantity'
import { formatUnit, kindOfUnit } from '@plateful/ingredients/measure/unit'
import { PINCH } from './remark-amount.ts'
import { howFull, manyInPack, sizeOfUnit } from './scale-words.ts'

/** Which units a screen shows: as the recipe says them, or turned into metric or imperial. */
export type ShownUnits = 'original' | 'metric' | 'imperial'

const smaller: ReadonlyMap<string | null, string> = new Map([
  ['kg', 'g'],
  ['l', 'ml'],
])

/** An amount in the units that the screen shows. */
export function shownAmount(amount: Amount, system: ShownUnits): Amount {
  if (system === 'metric') return toScaledMetric(amount)
  if (system === 'imperial') return toScaledImperial(amount)
  const quantity = roundTo(amount.quantity, 2)
  const below = smaller.get(amount.unit)
  // 0.1 kg is 100 g and not a pinch, so a smaller metric unit is tried first.
  if (quantity < PINCH_BELOW && below) return { quantity: roundTo(amount.quantity * 1000, 0), unit: below }
  return { quantity, unit: amount.unit }
}

/**
 * An amount as a cook reads it: '2 tbsp', '1½ cups', '300 g', '3'; below 0.125 it is 'pinch of'
 * (recipes 34).
 */
export function formatScaledAmount(amount: Amount): string {
  if (amount.quantity < PINCH_BELOW) return PINCH
  const kind = amount.unit === null ? undefined : kindOfUnit(amount.unit)
  const decimal = amount.unit === 'g' || amount.unit === 'kg' || amount.unit === 'ml' || amount.unit === 'l'
  const number = decimal ? formatDecimal(amount.quantity) : formatQuantity(amount.quantity)
  if (amount.unit === null || kind === undefined) return [number, amount.unit ?? ''].join(' ').trim()
  return `${number} ${formatUnit(amount.unit, amount.quantity)}`
}

/** The amount of a line for other servings. */
export interface ScaledAmount {
  amount: Amount
  /** The upper end where it is a range, in the same unit; else its quantity. */
  high: number
  /** As a cook reads it: 'about 2 small bunches', '4-6', '2 × 400 g tins'. */
  amountText: string
  /** How exact the line says that its amount is: 'about'; empty where it says nothing. */
  hedge: string
  /** How big or full its unit is: 'small'; empty where it is in another unit now. */
  size: string
  /** 'Heaped', where the amount is in another unit now, so that `amountText` does not say it. */
  fullness: string
}

/**
 * Scales the amount of a line, with the words of the line that belong to it (recipes 34,
 * recipes 156).
 */
export function scaleAmount(
  line: IngredientLine & { quantity: number },
  factor: number,
  system: ShownUnits,
): ScaledAmount {
  const amount = shownAmount({ quantity: line.quantity * factor, unit: line.unit }, system)
  const isInOwnUnit = amount.unit === line.unit
  const inFront = amountHedge(line)
  const hedge = !isInOwnUnit && howFull.test(inFront) ? '' : inFront
  const ownSize = hedge === '' ? sizeOfUnit(line) : ''
  const size = isInOwnUnit ? ownSize : ''
  const each = line.each && shownAmount(line.each, system)
  const words = { each, size, ofMany: each === null ? manyInPack(line) : '' }
  const sum = system === 'original' ? scaledSum(line.sum, factor) : []
  const ends = endsOf(line, factor, system)
  const ownText = ends ? formatRange(ends, words) : formatWithEach(amount, words)
  const exactText = sum.length === 0 ? ownText : sum.map(formatScaledAmount).join(jointOfSum(line))
  return {
    amount,
    high: (ends?.high ?? amount).quantity,
    amountText: hedge !== '' && exactText !== PINCH ? `${hedge.toLowerCase()} ${exactText}` : exactText,
    hedge,
    size,
    fullness: isInOwnUnit ? '' : (howFull.exec(ownSize)?.[0] ?? ''),
  }
}

const jointOfSum = ({ line }: IngredientLine) => (/\bplus\b|\band\b|[+&]/i.test(line) ? ' + ' : ' ')

/** Both ends of a range, where the lower one is more than a pinch: '2-3 carrots'. */
function endsOf({ quantity, quantityMax, unit, sum }: IngredientLine, factor: number, system: ShownUnits) {
  if (quantity === null || quantityMax === null || sum.length > 0) return null
  const [low, high] = [2 * quantity - quantityMax, quantityMax].map((end) =>
    shownAmount({ quantity: end * factor, unit }, system),
  )
  return low && high && low.quantity >= PINCH_BELOW ? { low, high } : null
}

interface UnitWords {
  /** The amount in one of them: '2 × 400 g tins'. */
  each: Amount | null
  size: string
  ofMany: string
}

/**
 * An amount with what its line says of each: '2 × 400 g tins', '2 small bunches', '2 packs of 6'.
 */
function formatWithEach(amount: Amount, { each, size, ofMany }: UnitWords): string {
  if (amount.quantity < PINCH_BELOW) return formatScaledAmount(amount)
  const [count = '', ...unit] = formatScaledAmount(amount).split(' ')
  const figure = each && (each.quantity < PINCH_BELOW ? formatDecimal : formatQuantity)(each.quantity)
  const ofOne = each === null ? [] : ['×', figure, each.unit]
  return [count, ...ofOne, size, ...unit].filter((word) => word !== '' && word !== null).join(' ') + ofMany
}

/** '4-6 large carrots', '800 g-1.2 kg'. */
function formatRange({ low, high }: { low: Amount; high: Amount }, words: UnitWords): string {
  const to = formatWithEach(high, words)
  const [from = '', ...unit] = formatScaledAmount(low).split(' ')
  if (low.unit !== high.unit) return `${[from, ...unit].join(' ')}-${to}`
  return to.startsWith(`${from} `) || to === from ? to : `${from}-${to}`
}

/**
 * A sum is scaled part by part: '1 cup + 2 tbsp' becomes '2 cups + 4 tbsp' for twice as many. Empty
 * where a part would be a pinch.
 */
function scaledSum(sum: readonly Amount[], factor: number): Amount[] {
  const scaled = sum.map(({ quantity, unit }) => ({ quantity: roundTo(quantity * factor, 2), unit }))
  return scaled.some(({ quantity }) => quantity < PINCH_BELOW) ? [] : scaled
}
