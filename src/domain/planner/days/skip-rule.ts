/** What it takes for a rule to be kept that says where nothing is cooked. */

import type { Meal, MealSlot } from '../../calendar/meal.ts'
import { type Day, daysBetween } from '../../day.ts'
import type { PlanRule } from '../plan-rule.ts'

/** A rule for meals that nobody cooks (planner 26, planner 117). */
export type SkipRule = Extract<PlanRule, { kind: 'skip' }>

/** The meals that stand there and stay, on any day; null where the plan writes this meal. */
export type FindStayingMeals = (date: Day, slot: MealSlot) => readonly Meal[] | null

/**
 * Whether a meal that stands already is what the rule wants: leftovers are of the kind 'freezer'.
 * Of a meal out the calendar says nothing.
 */
export const fulfilsSkip =
  ({ instead }: SkipRule) =>
  ({ type }: Meal): boolean => {
    const isFromStore = type === 'freezer' && instead !== 'takeaway'
    const isTakeaway = type === 'takeaway' && (instead === 'takeaway' || instead === undefined)
    return instead !== 'bought' && instead !== 'out' && (isFromStore || isTakeaway)
  }

/** The week of a plan that a date is of, counted from its first day. */
export const weekOfPlan = (date: Day, [first = date]: readonly Day[]): number =>
  Math.floor(daysBetween(first, date) / 7)
