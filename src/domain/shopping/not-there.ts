/** Rows of a list that were not in the shop (shopping 63). */

import type { Day } from '../day.ts'
import type { Extra } from './extra.ts'
import { boughtOf } from './format-amount.ts'
import { additionEdits } from './open-list.ts'
import { type Edits, type RowEdit } from './row-edit.ts'
import type { ShoppingItem } from './shopping-item.ts'

type InShop = Pick<ShoppingItem, 'isChecked' | 'notThere'>

/** Whether it waits for the next list; a ticked row never does. */
export const isMoved = ({ isChecked, notThere }: InShop): boolean => !isChecked && notThere?.instead === null

/** Whether something else was taken instead. */
export const isSwapped = ({ isChecked, notThere }: InShop): boolean =>
  !isChecked && notThere !== undefined && notThere.instead !== null

/** Whether nobody has to look for it any more in this shop. */
export const isDone = (item: InShop): boolean => item.isChecked || item.notThere !== undefined

/** In words what became of a row that was not there; empty for any other. */
export function describeNotThere(item: InShop): string {
  if (isMoved(item)) return 'not there, waits for the next list'
  return isSwapped(item) ? `not there, ${item.notThere?.instead} instead` : ''
}

/**
 * How many rows are in the trolley, of how many. A row that waits for the next list is not counted;
 * one that was swapped for something else counts as taken.
 */
export function progressOf(items: readonly InShop[]): { taken: number; total: number } {
  const wanted = items.filter((item) => !isMoved(item))
  return { taken: wanted.filter(isDone).length, total: wanted.length }
}

const NEXT = /^next-\d{4}-\d\d-\d\d-/

/**
 * The id under which a row waits for the next list. It has the list's first day in it, so that it
 * is the same on two phones, and for a list that came out of a file.
 */
const nextId = (startDate: Day, id: string) => `next-${startDate}-${id.replace(NEXT, '')}`.slice(0, 100)

/** Whether a row is there because the shop did not have it for an earlier list. */
export const isFromLastList = ({ id }: Pick<ShoppingItem, 'id'>): boolean => NEXT.test(id)

/**
 * The rows of a list that the shop did not have, as extras for the next list, in the amount that
 * one would buy.
 */
export const extrasMovedFrom = (list: { startDate: Day; items: readonly ShoppingItem[] }): Extra[] =>
  list.items.filter(isMoved).map((item) => {
    const bought = boughtOf(item, null)
    const { quantity, unit } = bought === undefined ? item : (bought ?? { quantity: null, unit: '' })
    return { id: nextId(list.startDate, item.id), name: item.name.trim(), quantity, unit }
  })

const isMovedEdit = ({ set }: RowEdit) =>
  set.notThere?.value?.instead === null && set.isChecked?.value !== true

/**
 * The edits of rows that people added by hand, for the list that is made next: a row that was not
 * in the shop is to buy again.
 */
export const wantedAgain = ({ rows, list }: Edits): Edits => ({
  rows: rows.map((edit) => {
    if (!isMovedEdit(edit)) return edit
    const { notThere: _, ...set } = edit.set
    return { ...edit, set }
  }),
  list,
})

/**
 * The rows of the plan that were not in the shop, as additions to a list of other days; one of the
 * same days asks for them itself.
 */
export function movedRows(
  before: { startDate: Day; items: readonly ShoppingItem[] },
  byHand: ReadonlySet<string>,
  at: number,
): Edits {
  const rows = { ...before, items: before.items.filter(({ id }) => !byHand.has(id)) }
  const extras = extrasMovedFrom(rows).map((extra) => ({
    ...extra,
    category: 'Extras to Order' as const,
    isChecked: false,
    recipeIds: [],
  }))
  return additionEdits(extras, { at, by: '-' })
}
