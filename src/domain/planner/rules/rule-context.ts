import type { MealSlot } from '../../calendar/meal.ts'
import type { Day } from '../../day.ts'

/** What the reader needs to know of a household and the planned days (planner 17). */
export interface RuleContext {
  today: Day
  /** The dates to plan, in order, and their meal times. */
  dates: readonly Day[]
  slots: readonly MealSlot[]
  diners: readonly string[]
  /** The member whom 'I' and 'me' mean. */
  speaker?: string | undefined
  /** Words for several members, with their names: 'kids' for Tom and Ella. */
  groups: Readonly<Record<string, readonly string[]>>
  /** Words for one member, with the name: 'dad' for Dave. */
  aliases: Readonly<Record<string, string>>
  guests: readonly string[]
  /** The names of the household's recipes. */
  recipes: readonly string[]
  tags: readonly string[]
  cuisines: readonly string[]
  /** Whether 'Anna comes on Monday' is said of each Monday, and not of the coming one. */
  isEachWeek?: true
}

/** A quick meal takes at most so many minutes. */
export const QUICK_MINUTES = 25
