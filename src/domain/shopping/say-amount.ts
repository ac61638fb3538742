import { sayDecimal } from '@plateful/ingredients/measure/quantity'
import { kindOfUnit, sayUnit } from '@plateful/ingredients/measure/unit'
import type { ShoppingItem } from './item.ts'

/** A unit as a list writes it: litres with a capital (shopping 18), pieces without any. */
export const listUnit = (unit: string | null): string => (unit === 'l' ? 'L' : (unit ?? ''))

/** The unit that a list's text names; null where it counts pieces. */
export const unitOfList = (text: string): string | null => (text === 'L' ? 'l' : text === '' ? null : text)

/**
 * What a row says in its one unit, and what stands beside it in others: 'tin (+ 300 g)' is 'tin'
 * and '(+ 300 g)', '(+ 1 bag)' counts pieces.
 */
export function partsOfUnit(text: string): { unit: string; beside: string } {
  const at = ` ${text}`.indexOf(' (+')
  return at < 0
    ? { unit: text, beside: '' }
    : { unit: text.slice(0, at).trim(), beside: text.slice(at).trim() }
}

/**
 * The amount of a row in words: '4 cloves', '500 g', '2 tins (+ 300 g)'; empty where the row has
 * none. A unit that the product does not know, because a person typed it or because it names
 * several, stays as it is.
 */
export function sayAmount({ quantity, unit }: Pick<ShoppingItem, 'quantity' | 'unit'>): string {
  if (quantity === null) return unit
  const { unit: first, beside } = partsOfUnit(unit)
  const said = kindOfUnit(first) === undefined ? first : listUnit(sayUnit(first, quantity))
  return [sayDecimal(quantity), said, beside].filter(Boolean).join(' ')
}
