/** What a line comes to in words, for tables of examples. */

import type { IngredientLine } from '../src/lines/ingredient-line.ts'

const amount = (one: { quantity: number; unit: string | null }) => `${one.quantity} ${one.unit ?? ''}`.trim()

/**
 * '2 tin beans | prepared: drained | each: 400 g': the amount and the name, then whatever else
 * there is.
 */
export function describeLine(read: IngredientLine): string {
  const { quantity, quantityMax, unit, name, size, preparation, comment, each, alternatives, sum } = read
  const range = quantityMax === null ? quantity : `${quantity} to ${quantityMax}`
  const parts: [string, string | null][] = [
    ['', [range, unit, name].filter((part) => part !== null).join(' ')],
    ['size: ', size],
    ['prepared: ', preparation],
    ['besides: ', comment],
    ['each: ', each && amount(each)],
    ['that is: ', alternatives.map(amount).join(' or ')],
    ['sum: ', sum.map(amount).join(' + ')],
  ]
  return parts.flatMap(([title, text]) => (text ? [title + text] : [])).join(' | ')
}
