/**
 * Items added by hand; they belong to the household and wait until a list is completed (decision
 * 0054).
 */

import { z } from 'zod'
import { extraItem, ShoppingItem } from './shopping-item.ts'

/** Most waiting items: more than anybody adds, and few enough for one list. */
export const MAX_EXTRAS = 500

/**
 * An item that somebody added by hand: never from a recipe, never ticked before its list is
 * completed (shopping 7).
 */
export const Extra = ShoppingItem.pick({ id: true, quantity: true, unit: true }).extend({
  name: ShoppingItem.shape.name.trim().min(1, 'Name the item'),
})
export type Extra = z.infer<typeof Extra>

/** New or changed items, and the ids of removed ones. Others stay. */
export const ExtrasChange = z.object({
  put: z.array(Extra).max(MAX_EXTRAS).default([]),
  remove: z.array(ShoppingItem.shape.id).max(MAX_EXTRAS).default([]),
})
export type ExtrasChange = z.infer<typeof ExtrasChange>

/**
 * Whether a row of a list was added by hand: the section 'Extras to Order' holds nothing else
 * (shopping 4).
 */
export const isExtra = (item: Pick<ShoppingItem, 'category'>): boolean => item.category === 'Extras to Order'

/** The extra as a row of a list (shopping 7). */
export const extraToItem = (extra: Extra): ShoppingItem => ({ ...extraItem(extra.id), ...extra })

/** The rows that were added by hand and have a name, to be stored. */
export const extrasIn = (items: readonly ShoppingItem[]): Extra[] =>
  items
    .filter((item) => isExtra(item) && item.name.trim() !== '')
    .map(({ id, name, quantity, unit }) => ({ id, name: name.trim(), quantity, unit }))

/** The extras that differ from those before: new ones, and those with another name or amount. */
export function changedExtras(before: readonly Extra[], now: readonly Extra[]): Extra[] {
  const same = new Set(before.map((extra) => JSON.stringify(extra)))
  return now.filter((extra) => !same.has(JSON.stringify(extra)))
}

/**
 * A list with the waiting items that it lacks, so that completing it drops nothing of another
 * phone.
 */
export function withExtras(items: readonly ShoppingItem[], extras: readonly Extra[]): ShoppingItem[] {
  const known = new Set(items.map(({ id }) => id))
  return [...items, ...extras.filter(({ id }) => !known.has(id)).map(extraToItem)]
}
