/** The amounts of a list's rows in words: what to buy, and beside it what is needed. */

import { SHOPPING_LIST } from '@plateful/ingredients/measure/conversion-factors'
import { type Amount, roundToStep, toBase } from '@plateful/ingredients/measure/convert'
import {
  PINCH_BELOW,
  toShoppingImperial,
  toShoppingMetric,
} from '@plateful/ingredients/measure/display-units'
import { formatDecimal, formatQuantity } from '@plateful/ingredients/measure/quantity'
import { canonicalUnit, kindOfUnit, formatUnit } from '@plateful/ingredients/measure/unit'
import { MAX_SHORTFALL } from '@plateful/ingredients/shop/shop-rounding'
import type { Measures, ShoppingItem, ToBuy } from './shopping-item.ts'

/** The fields of a row that tell its amount. */
export type RowAmount = Pick<ShoppingItem, 'quantity' | 'unit' | 'buy'>

/** A unit as lists write it: 'L' for litres (shopping 18), empty for pieces. */
export const listUnit = (unit: string | null): string => (unit === 'l' ? 'L' : (unit ?? ''))

/** The unit that a list's text names; null where it counts pieces. */
export const unitOfList = (text: string): string | null => (text === 'L' ? 'l' : text === '' ? null : text)

/** Splits a row's unit: 'tin (+ 300 g)' is 'tin' and '(+ 300 g)'; '(+ 1 bag)' counts pieces. */
export function partsOfUnit(text: string): { unit: string; beside: string } {
  const at = ` ${text}`.indexOf(' (+')
  return at < 0
    ? { unit: text, beside: '' }
    : { unit: text.slice(0, at).trim(), beside: text.slice(at).trim() }
}

/** Amounts as a row keeps them: units that cannot be added stand beside the first (shopping 15). */
export function writeAmounts(amounts: readonly Amount[]): Pick<ShoppingItem, 'quantity' | 'unit'> {
  const [first, ...others] = amounts
  const beside = others.map(
    ({ quantity, unit }) =>
      `${formatDecimal(quantity)}${unit === null ? '' : ` ${listUnit(formatUnit(unit, quantity))}`}`,
  )
  const unit = listUnit(first?.unit ?? null)
  return {
    quantity: first?.quantity ?? null,
    unit: beside.length === 0 ? unit : `${unit} (+ ${beside.join(' + ')})`.trim(),
  }
}

/** The amounts that `writeAmounts` wrote; words that are no amount are left out. */
export function readAmounts({ quantity, unit }: Pick<ShoppingItem, 'quantity' | 'unit'>): Amount[] {
  if (quantity === null) return []
  const others = amountsBeside(unit).flatMap((text) => readBeside(text) ?? [])
  return [{ quantity, unit: unitOfList(partsOfUnit(unit).unit) }, ...others]
}

/** What stands beside a row's first amount, amount by amount. */
export const amountsBeside = (unit: string): string[] =>
  partsOfUnit(unit)
    .beside.replace(/^\(\+ |\)$/g, '')
    .split(' + ')
    .filter(Boolean)

/** An amount that stands beside another; null where a person wrote something else there. */
export function readBeside(text: string): Amount | null {
  const match = /^(\d+(?:\.\d+)?)(?: (.+))?$/.exec(text)
  return match && { quantity: Number(match[1]), unit: canonicalUnit(match[2] ?? null) }
}

/**
 * The amount of a row as text: '4 cloves', '500 g', '2 tins (+ 300 g)'; empty where it has none.
 * Unknown or combined units stay as they are.
 */
export const formatAmount = (amount: Pick<ShoppingItem, 'quantity' | 'unit'>): string =>
  amountWith(formatDecimal, amount)

function amountWith(
  formatNumber: (quantity: number) => string,
  { quantity, unit }: Pick<ShoppingItem, 'quantity' | 'unit'>,
): string {
  if (quantity === null) return unit
  const { unit: first, beside } = partsOfUnit(unit)
  const unitText = kindOfUnit(first) === undefined ? first : listUnit(formatUnit(first, quantity))
  return [formatNumber(quantity), unitText, beside].filter(Boolean).join(' ')
}

/**
 * What the shop sells of a row in the household's measures; undefined where the row has no `buy`.
 */
export function boughtOf(
  { buy }: Pick<ShoppingItem, 'buy'>,
  measures: Measures | null,
): ToBuy['metric'] | undefined {
  return buy?.[measures ?? buy.written]
}

const isSpoon = (unit: string) => unit === 'tsp' || unit === 'tbsp'

/**
 * An exact amount in the household's measures (shopping 18, shopping 19). Spoons stay in both,
 * since nobody measures '4.93 ml'.
 */
function inMeasures(amount: Pick<ShoppingItem, 'quantity' | 'unit'>, measures: Measures | null) {
  const { unit, beside } = partsOfUnit(amount.unit)
  if (measures === null || amount.quantity === null || isSpoon(unit)) return amount
  const show = measures === 'metric' ? toShoppingMetric : toShoppingImperial
  const shown = show({ quantity: amount.quantity, unit: unitOfList(unit) })
  return { quantity: shown.quantity, unit: [listUnit(shown.unit), beside].filter(Boolean).join(' ') }
}

/**
 * Whether what is bought was converted between weight and volume, so that a row calls it 'about'
 * that much.
 */
function isAbout(item: RowAmount, bought: Amount): boolean {
  const base = toBase(bought, SHOPPING_LIST)?.unit
  return (
    base !== undefined && readAmounts(item).some((amount) => toBase(amount, SHOPPING_LIST)?.unit !== base)
  )
}

/**
 * From so many grams or millilitres on, an amount beside what is bought is shown without fractions.
 */
const WEIGHED_WHOLE = 10

/** '33.33 g' is 33 g where it stands beside what the shop sells (shopping 80). */
function withoutFractions(amount: Pick<ShoppingItem, 'quantity' | 'unit'>) {
  const { quantity, unit } = amount
  const isWeighed = quantity !== null && quantity >= WEIGHED_WHOLE && /^(?:g|ml)$/.test(unit)
  return isWeighed ? { quantity: Math.round(quantity), unit } : amount
}

/** Whether it is a unit of kitchens and not of shops: spoons, cups, handfuls. */
const isOfKitchen = (unit: string) => isSpoon(unit) || unit === 'cup' || kindOfUnit(unit) === 'touch'

/**
 * An amount for spoons: quarters and thirds stay, others are rounded, since no spoon measures 1.88
 * (shopping 152).
 */
function inQuarters(quantity: number): number {
  const isThird = /[⅓⅔]/.test(formatQuantity(quantity))
  return isThird || quantity < PINCH_BELOW ? quantity : roundToStep(quantity, 0.25)
}

/** Amounts for a place in brackets, without their own: '1 tsp + 1 pinch' (shopping 158). */
const withoutBrackets = (amounts: string): string => amounts.replace(/ \(\+ (.+)\)$/, ' + $1')

/** What is needed in words: '33 g', '1¾ tbsp', '1.33 tins'. */
export function formatNeeded(amount: Pick<ShoppingItem, 'quantity' | 'unit'>): string {
  const { quantity, unit } = amount
  if (quantity === null || !isOfKitchen(unit)) return formatAmount(withoutFractions(amount))
  return amountWith(formatQuantity, { quantity: inQuarters(quantity), unit })
}

/** What is bought counts as what is needed where at most this share of it is left over. */
const ROUNDED_UP = 0.05

const isMetric = (unit: string) => /^(?:g|kg|ml|L)$/.test(unit)

/** Whether most of the pieces that are bought is used: '5 leeks' for 4.67 (shopping 85). */
const isMostlyUsed = (needed: number, pieces: number): boolean =>
  needed > pieces / 2 && Math.abs(pieces - needed) < 1

/** Whether what is bought is what is needed, apart from rounding (shopping 82, shopping 85). */
function isAsNeeded(needed: Pick<ShoppingItem, 'quantity' | 'unit'>, bought: Amount): boolean {
  if (needed.unit === '' && bought.unit === null) return isMostlyUsed(needed.quantity ?? 0, bought.quantity)
  const unit = listUnit(bought.unit)
  const isAlike = needed.unit === unit || (isMetric(needed.unit) && isMetric(unit))
  const exact = toBase({ quantity: needed.quantity ?? 0, unit: unitOfList(needed.unit) }, SHOPPING_LIST)
  const sold = toBase(bought, SHOPPING_LIST)
  if (!isAlike || !exact || exact.unit !== sold?.unit) return false
  const rest = sold.quantity - exact.quantity
  return rest >= exact.quantity * -MAX_SHORTFALL && rest <= sold.quantity * ROUNDED_UP
}

/**
 * What a row says: what to buy ('2 tins', 'about 300 g', empty where the name is enough), and what
 * is needed where that is something else ('1.33 tins'). A row that a person gave its amount says
 * only that.
 */
export function rowAmounts(item: RowAmount, measures: Measures | null): { buy: string; needed: string } {
  const bought = boughtOf(item, measures)
  if (bought === undefined) return { buy: formatAmount(item), needed: '' }
  const exact = inMeasures(item, measures)
  const needed = withoutBrackets(formatNeeded(exact))
  if (bought === null) {
    const isPinch = kindOfUnit(partsOfUnit(item.unit).unit) === 'touch'
    return { buy: '', needed: isPinch ? '' : needed }
  }
  const buy = formatAmount(bought)
  const sold = { ...bought, unit: unitOfList(bought.unit) }
  if (buy === needed || isAsNeeded(exact, sold)) return { buy, needed: '' }
  return { buy: isAbout(item, sold) ? `about ${buy}` : buy, needed }
}

/**
 * A row's amounts in one text: '2 tins (1.33 tins)'; '1 tsp' where the name is enough to buy it.
 */
export function formatRow(item: RowAmount, measures: Measures | null): string {
  const { buy, needed } = rowAmounts(item, measures)
  if (buy === '' || needed === '') return buy || needed
  return `${buy} (${needed})`
}
