import { z } from 'zod'
import { Meal, MealSlot } from '../calendar/meal.ts'
import { Day, lengthOf, formatDay } from '../day.ts'
import { ClientId, Instant, nameField, StoredClientId } from '../fields.ts'
import { ShopMark } from './row-edit.ts'
import { ShopCategory, ShoppingItem } from './shopping-item.ts'
import { Tick } from './tick.ts'

/** The default name of a list (shopping 22): 'Shopping List 2 Jan - 8 Jan, 2026'. */
export function defaultListName(start: Day, end: Day): string {
  return `Shopping List ${formatDay(start, 'short')} - ${formatDay(end, 'short')}, ${end.slice(0, 4)}`
}

/** A meal on a completed list's locked days that is replaced or left out (null). */
export const ListAdjustment = z.object({
  date: Day,
  slot: MealSlot,
  mealId: StoredClientId,
  meal: Meal.nullable(),
  /** The version of the day that the person saw. */
  version: z.number().int().positive(),
  /** Answers what would change, without changing it. */
  isTrial: z.boolean().default(false),
})
export type ListAdjustment = z.infer<typeof ListAdjustment>

/**
 * What becomes of one row: `add` a new row, `more` or `less` of one that is still to buy, `remove`
 * it, `bought` (it is in the trolley already and stays, though less is needed), `unlisted` (more is
 * needed of what somebody took off the list), `byHand` (less is needed of a row that somebody gave
 * another unit). With the last two a person has to look. `by` says how much more or less the new
 * plan needs, `before` and `after` what the row says; empty where there is nothing.
 */
export const ListChange = z.object({
  kind: z.enum(['add', 'more', 'less', 'remove', 'bought', 'unlisted', 'byHand']),
  name: z.string(),
  product: ShoppingItem.shape.product,
  category: ShopCategory,
  by: z.string(),
  before: z.string(),
  after: z.string(),
})
export type ListChange = z.infer<typeof ListChange>

/** The longest range one shopping list may cover, in days. */
export const MAX_LIST_DAYS = 366

const MAX_ITEMS = 2000

/** The rows of a list: each has an id of its own. */
export const ListItems = z
  .array(ShoppingItem)
  .max(MAX_ITEMS, `A shopping list can have up to ${MAX_ITEMS} items`)
  .refine((list) => new Set(list.map((item) => item.id)).size === list.length, 'Two items share one id')

const inOrder = (range: { startDate: Day; endDate: Day }) => range.startDate <= range.endDate

/** The days of a list, first and last. */
export const ListDays = z
  .object({ startDate: Day, endDate: Day })
  .refine(inOrder, { path: ['endDate'], message: 'Start date must be before end date' })
  .refine((list) => lengthOf({ start: list.startDate, end: list.endDate }) <= MAX_LIST_DAYS, {
    path: ['endDate'],
    message: `A list can cover up to ${MAX_LIST_DAYS} days`,
  })

/**
 * A list to complete; completing it locks its days (shopping 23). With `listId` it is the
 * household's open list, and its rows are those that the server has then (decision 0074).
 */
export const CompletedListDraft = ListDays.safeExtend({
  name: nameField('Give the list a name', 200, 'Keep the name within 200 characters'),
  items: ListItems,
  listId: ClientId.optional(),
})
export type CompletedListDraft = z.infer<typeof CompletedListDraft>

/**
 * The ticks of a completed list, which its dates name (shopping 30); only `isChecked` of items it
 * holds is taken, whatever else is sent with it. `at` says, in milliseconds since 1970, when they
 * were so (now, where it is left out): ticks that were made later stay.
 */
export const TickedList = z.object({
  startDate: Day,
  endDate: Day,
  items: z.array(z.object({ id: ShoppingItem.shape.id, isChecked: z.boolean() })).max(MAX_ITEMS),
  at: Tick.shape.at.optional(),
})
export type TickedList = z.infer<typeof TickedList>

/** Ticks of one phone; items that it does not name stay as they are. */
export const NewTicks = z.object({ ticks: z.array(Tick).min(1).max(MAX_ITEMS) })
export type NewTicks = z.infer<typeof NewTicks>

/** What one phone says of rows of a completed list in the shop, in any order and however often. */
export const NewMarks = z.object({ marks: z.array(ShopMark).min(1).max(MAX_ITEMS) })
export type NewMarks = z.infer<typeof NewMarks>

/** A completed list of the household (shopping 29). */
export const CompletedList = z.object({
  id: z.number(),
  userId: z.number(),
  name: z.string(),
  startDate: Day,
  endDate: Day,
  completedAt: Instant,
  /** With their present ticks and marks. */
  items: z.array(ShoppingItem),
  /** The latest tick of each item that was ticked, or taken back, since the list was completed. */
  ticks: z.array(Tick),
  /**
   * What was said of its rows in the shop besides ticks: that one was not there, or what it cost.
   */
  marks: z.array(ShopMark).default([]),
})
export type CompletedList = z.infer<typeof CompletedList>
