/** A completed list of today and six more days, as the web tests of the shop meet it. */

import { addTicksCall, completedListsCall, markListCall } from '../../src/contract/shopping.ts'
import { addDays, dayOf } from '../../src/domain/day.ts'
import type { CompletedList } from '../../src/domain/shopping/completed-list.ts'
import { mergeMarks, withMarks } from '../../src/domain/shopping/row-edit.ts'
import type { ShoppingItem } from '../../src/domain/shopping/shopping-item.ts'
import { mergeTicks, withTicks } from '../../src/domain/shopping/tick.ts'
import { server } from './web-server.ts'

export const start = dayOf(new Date())
export const end = addDays(start, 6)
/** Its shop view. */
export const SHOP = `/shopping-list/shop?start=${start}&end=${end}`

/** One of a food that is called like its id. */
export const aRow = (id: string, category: ShoppingItem['category'], unit = ''): ShoppingItem => ({
  id,
  name: id,
  category,
  quantity: 1,
  unit,
  isChecked: false,
  recipeIds: [],
})

export const aBigShop = (items: ShoppingItem[]): CompletedList => ({
  id: 3,
  userId: 1,
  name: 'Big shop',
  startDate: start,
  endDate: end,
  completedAt: '2026-01-01T08:00:00.000Z',
  items,
  ticks: [],
  marks: [],
})

/** The server has this list, and keeps what is said of it. */
export function keepsList(list: CompletedList): void {
  let { ticks, marks } = list
  const now = () => ({ ...list, items: withMarks(withTicks(list.items, ticks), marks), ticks, marks })
  server.answers(completedListsCall, () => [now()])
  server.answers(addTicksCall, ({ body }) => {
    ticks = mergeTicks(ticks, body.ticks)
    return now()
  })
  server.answers(markListCall, ({ body }) => {
    marks = mergeMarks(marks, body.marks)
    return now()
  })
}
