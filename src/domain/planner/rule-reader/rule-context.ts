import type { MealSlot } from '../../calendar/meal.ts'
import type { Day } from '../../day.ts'

/** What must be known of a household and a window of days to read its sentences (planner 17). */
export interface RuleContext {
  /** 'Tomorrow' is the day after. */
  today: Day
  /** The days to plan, in order, and their meal times. */
  dates: readonly Day[]
  slots: readonly MealSlot[]
  diners: readonly string[]
  /** Who 'I' and 'me' are. */
  speaker?: string | undefined
  /** 'kids': Tom and Ella. */
  groups: Readonly<Record<string, readonly string[]>>
  /** 'dad': Dave. */
  aliases: Readonly<Record<string, string>>
  guests: readonly string[]
  /** The names of the household's recipes. */
  recipes: readonly string[]
  tags: readonly string[]
  cuisines: readonly string[]
}

/** Minutes within which a meal is quick. */
export const QUICK_MINUTES = 25
