import { z } from 'zod'
import { StoredClientId } from '../client-id.ts'
import { Day } from '../day.ts'
import { Meal, MealSlot } from '../calendar/meal.ts'
import { ShopCategory } from './item.ts'

/** A meal of a completed list's days is swapped for another, or left out (null), although the days are locked. */
export const ListAdjustment = z.object({
  date: Day,
  slot: MealSlot,
  mealId: StoredClientId,
  meal: Meal.nullable(),
  /** The version of the day that the person saw. */
  version: z.number().int().positive(),
  /** Only says what would change. */
  isTrial: z.boolean().default(false),
})
export type ListAdjustment = z.infer<typeof ListAdjustment>

/**
 * What becomes of one row: `add` a new row, `more` or `less` of one that is still to buy, `remove` it, `bought` (it is in the trolley
 * already and stays, though less is needed), `unlisted` (more is needed of what somebody took off the list), `byHand` (less is needed
 * of a row that somebody gave another unit). With the last two a person has to look. `by` says how much more or less the new plan needs, `before` and `after` what the row says; empty where there is nothing.
 */
export const ListChange = z.object({
  kind: z.enum(['add', 'more', 'less', 'remove', 'bought', 'unlisted', 'byHand']),
  name: z.string(),
  category: ShopCategory,
  by: z.string(),
  before: z.string(),
  after: z.string(),
})
export type ListChange = z.infer<typeof ListChange>
