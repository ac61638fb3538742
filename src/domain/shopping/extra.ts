/**
 * Items added by hand; they belong to the household and wait until a list is completed (decision
 * 0054).
 */
import { z } from 'zod'
import { extraItem, ShoppingItem } from './item.ts'

/** Most waiting items: more than anybody adds, and few enough for one list. */
export const MOST_EXTRAS = 500

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
  put: z.array(Extra).max(MOST_EXTRAS).default([]),
  remove: z.array(ShoppingItem.shape.id).max(MOST_EXTRAS).default([]),
})
export type ExtrasChange = z.infer<typeof ExtrasChange>

/**
 * Whether a row of a list was added by hand: the section 'Extras to Order' holds nothing else
 * (shopping 4).
 */
export const isExtra = (item: Pick<ShoppingItem, 'category'>): boolean => item.category === 'Extras to Order'

/** The extra as a row of a list (shopping 7). */
export const toItem = (extra: Extra): ShoppingItem => ({ ...extraItem(extra.id), ...extra })

/** The rows that were added by hand and have a name, to be stored. */
export const extrasIn = (items: readonly ShoppingItem[]): Extra[] =>
  items
    .filter((item) => isExtra(item) && item.name.trim() !== '')
    .map(({ id, name, quantity, unit }) => ({ id, name: name.trim(), quantity, unit }))

/**
 * A list with the waiting items that it lacks, so that completing it drops nothing of another
 * phone.
 */
export function withExtras(items: readonly ShoppingItem[], extras: readonly Extra[]): ShoppingItem[] {
  const known = new Set(items.map(({ id }) => id))
  return [...items, ...extras.filter(({ id }) => !known.has(id)).map(toItem)]
}

const isSame = (a: Extra, b: Extra | undefined): boolean =>
  b !== undefined && a.name === b.name && a.quantity === b.quantity && a.unit === b.unit

const byId = (extras: readonly Extra[]) => new Map(extras.map((extra) => [extra.id, extra]))

/** Local changes since the household's extras were `known`. */
export function changeSince(mine: readonly Extra[], known: readonly Extra[]): ExtrasChange {
  const before = byId(known)
  const now = byId(mine)
  return {
    put: mine.filter((extra) => !isSame(extra, before.get(extra.id))),
    remove: known.filter(({ id }) => !now.has(id)).map(({ id }) => id),
  }
}

/**
 * One phone's rows merged with the household's extras. Unsent local changes and unnamed rows stay.
 * New items of others come at the end, their changes are taken over, and items they removed or
 * completed go.
 */
export function takeExtras(
  items: readonly ShoppingItem[],
  known: readonly Extra[],
  theirs: readonly Extra[],
): { items: ShoppingItem[]; gone: ShoppingItem[] } {
  const { put, remove } = changeSince(extrasIn(items), known)
  const unsent = new Set([...put.map(({ id }) => id), ...remove])
  const now = byId(theirs)
  const isHere = new Set(items.map(({ id }) => id))
  const gone = items.filter(
    (item) => isExtra(item) && item.name.trim() !== '' && !unsent.has(item.id) && !now.has(item.id),
  )
  const kept = items
    .filter((item) => !gone.includes(item))
    .map((item) => {
      const theirOwn = now.get(item.id)
      // Equal rows keep their text, even a trailing space, since somebody may be typing.
      if (!theirOwn || unsent.has(item.id) || isSame(theirOwn, extrasIn([item])[0])) return item
      return { ...item, ...theirOwn }
    })
  const others = theirs.filter(({ id }) => !isHere.has(id) && !unsent.has(id))
  return { items: [...kept, ...others.map(toItem)], gone }
}
