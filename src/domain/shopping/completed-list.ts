import { z } from 'zod'
import { Day } from '../day.ts'
import { Instant } from '../instant.ts'
import { lengthOf } from '../range.ts'
import { name } from '../name.ts'
import { ShoppingItem } from './item.ts'
import { Tick } from './tick.ts'

/** The longest range one shopping list may cover, in days. */
export const MOST_LIST_DAYS = 366

const MOST_ITEMS = 2000

const items = z
  .array(ShoppingItem)
  .max(MOST_ITEMS, `A shopping list holds at most ${MOST_ITEMS} items`)
  .refine((list) => new Set(list.map((item) => item.id)).size === list.length, 'Two items share one id')

const inOrder = (range: { startDate: Day; endDate: Day }) => range.startDate <= range.endDate

/** A list on its way to be completed; completing it locks its days (shopping 23). */
export const CompletedListDraft = z
  .object({
    name: name('Give the list a name', 200, 'Keep the name within 200 characters'),
    startDate: Day,
    endDate: Day,
    items,
  })
  .refine(inOrder, { path: ['endDate'], message: 'Start date must be before end date' })
  .refine((list) => lengthOf({ start: list.startDate, end: list.endDate }) <= MOST_LIST_DAYS, {
    path: ['endDate'],
    message: `A list covers at most ${MOST_LIST_DAYS} days`,
  })
export type CompletedListDraft = z.infer<typeof CompletedListDraft>

/**
 * The ticks of a completed list, which its dates name (shopping 30); only `isChecked` of items it holds is taken, whatever else is
 * sent with it. `at` says, in milliseconds since 1970, when they were so (now, where it is left out): ticks that were made later stay.
 */
export const TickedList = z.object({
  startDate: Day,
  endDate: Day,
  items: z.array(z.object({ id: ShoppingItem.shape.id, isChecked: z.boolean() })).max(MOST_ITEMS),
  at: Tick.shape.at.optional(),
})
export type TickedList = z.infer<typeof TickedList>

/** Ticks that one phone made of a completed list, each alone: what it does not name stays as it is. */
export const NewTicks = z.object({ ticks: z.array(Tick).min(1).max(MOST_ITEMS) })
export type NewTicks = z.infer<typeof NewTicks>

/** A completed list of the household (shopping 29). */
export const CompletedList = z.object({
  id: z.number(),
  userId: z.number(),
  name: z.string(),
  startDate: Day,
  endDate: Day,
  completedAt: Instant,
  /** As they are ticked now. */
  items: z.array(ShoppingItem),
  /** The latest tick of each item that was ticked, or taken back, since the list was completed. */
  ticks: z.array(Tick),
})
export type CompletedList = z.infer<typeof CompletedList>
