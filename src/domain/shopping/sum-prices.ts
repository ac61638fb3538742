/** What a list costs, as far as that is known (shopping 64). */

import { SHOPPING_LIST } from '@plateful/ingredients/measure/conversion-factors'
import { toBase } from '@plateful/ingredients/measure/convert'
import { boughtOf, unitOfList } from './format-amount.ts'
import { isDone, isMoved, isSwapped } from './not-there.ts'
import { type Currency, formatPrice, type LastPrice, MAX_PRICE } from './price.ts'
import type { ShoppingItem } from './shopping-item.ts'

/** As much as one buys of a row. */
export function amountBought(item: ShoppingItem): { quantity: number | null; unit: string } {
  const bought = boughtOf(item, 'metric')
  if (bought === undefined) return { quantity: item.quantity, unit: item.unit }
  return bought ?? { quantity: null, unit: '' }
}

/** An amount in grams or millilitres where it is one, so that kilograms compare with grams. */
function comparable({ quantity, unit }: { quantity: number | null; unit: string }) {
  return (quantity && toBase({ quantity, unit: unitOfList(unit) }, SHOPPING_LIST)) || { quantity, unit }
}

/**
 * What a row would cost by what its food cost last: for twice as much twice that. Undefined where
 * the amounts cannot be compared.
 */
export function expectedPrice(item: ShoppingItem, last: LastPrice | undefined): number | undefined {
  if (!last) return undefined
  const { quantity, unit } = comparable(amountBought(item))
  const before = comparable(last)
  if (unit !== before.unit) return undefined
  if (quantity === before.quantity) return last.minor
  if (!quantity || !before.quantity) return undefined
  const minor = Math.round((last.minor * quantity) / before.quantity)
  return minor <= MAX_PRICE ? minor : undefined
}

/** A sum, of how many rows, and whether all of them were typed on this list. */
export interface PriceSum {
  minor: number
  known: number
  isExact: boolean
}

/** The price of a row: what was typed, else what it cost last, but not of what was not there. */
const priceOf = (item: ShoppingItem, currency: Currency, expected: ReadonlyMap<string, number>) => {
  const { price } = item
  if (price?.currency === currency) return { minor: price.minor, isTyped: true }
  const minor = isSwapped(item) ? undefined : expected.get(item.id)
  return minor === undefined ? undefined : { minor, isTyped: false }
}

/**
 * The sum of what is in the trolley, and of all prices that are known on the list. What waits for
 * the next list costs nothing; what was taken instead costs what was typed for it.
 */
export function sumPrices(
  items: readonly ShoppingItem[],
  currency: Currency,
  expected: ReadonlyMap<string, number> = new Map(),
): { taken: PriceSum; all: PriceSum; total: number } {
  const wanted = items.filter((item) => !isMoved(item))
  const sumOf = (rows: readonly ShoppingItem[]): PriceSum => {
    const prices = rows.flatMap((item) => priceOf(item, currency, expected) ?? [])
    return {
      minor: prices.reduce((sum, { minor }) => sum + minor, 0),
      known: prices.length,
      isExact: prices.every(({ isTyped }) => isTyped),
    }
  }
  return { taken: sumOf(wanted.filter(isDone)), all: sumOf(wanted), total: wanted.length }
}

/** '£12.40', or 'about £12.40' where last prices are in it. */
export const formatSum = ({ minor, isExact }: PriceSum, currency: Currency): string =>
  `${isExact ? '' : 'about '}${formatPrice(minor, currency)}`
