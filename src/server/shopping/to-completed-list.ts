import type { CompletedList } from '../../domain/shopping/completed-list.ts'
import { withTicks } from '../../domain/shopping/tick.ts'
import type { Row } from '../db/tables.ts'

/** A stored list as it leaves: its items wear the ticks that came since. */
export const toCompletedList = (row: Row<'completedShoppingLists'>): CompletedList => ({
  ...row,
  items: withTicks(row.items, row.ticks),
})
