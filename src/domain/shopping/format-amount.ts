import { sayDecimal } from '@plateful/ingredients/measure/quantity'
import { kindOfUnit, sayUnit } from '@plateful/ingredients/measure/unit'
import type { ShoppingItem } from './item.ts'

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

/**
 * The amount of a row as text: '4 cloves', '500 g', '2 tins (+ 300 g)'; empty where it has none.
 * Unknown or combined units stay as they are.
 */
export function formatAmount({ quantity, unit }: Pick<ShoppingItem, 'quantity' | 'unit'>): string {
  if (quantity === null) return unit
  const { unit: first, beside } = partsOfUnit(unit)
  const said = kindOfUnit(first) === undefined ? first : listUnit(sayUnit(first, quantity))
  return [sayDecimal(quantity), said, beside].filter(Boolean).join(' ')
}
