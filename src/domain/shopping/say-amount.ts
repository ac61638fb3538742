import { sayDecimal } from '../measure/quantity.ts'
import { kindOfUnit, sayUnit } from '../measure/unit.ts'
import type { ShoppingItem } from './item.ts'

/**
 * The amount of a row in words: '4 cloves', '500 g', '2 tins (+ 300 g)'; empty where the row has none. A unit that the product does not
 * know, because a person typed it or because it names several, stays as it is.
 */
export function sayAmount({ quantity, unit }: Pick<ShoppingItem, 'quantity' | 'unit'>): string {
  if (quantity === null) return unit
  const [first = '', ...others] = unit.split(' (+')
  const said = kindOfUnit(first) === undefined ? first : sayUnit(first, quantity)
  return [sayDecimal(quantity), [said, ...others].join(' (+')].filter(Boolean).join(' ')
}
