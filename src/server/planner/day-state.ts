import { isDeepStrictEqual } from 'node:util'
import type { DayState } from '../../domain/planner/planning-action.ts'

/** The part of a stored day that the planner can restore. */
export function dayStateOf(day: DayState | undefined): DayState | null {
  if (!day) return null
  const { breakfastMeals, lunchMeals, dinnerMeals, snackMeals, isSkipped } = day
  const { sourceTemplateId, isManuallyModified } = day
  return {
    breakfastMeals,
    lunchMeals,
    dinnerMeals,
    snackMeals,
    isSkipped,
    sourceTemplateId,
    isManuallyModified,
  }
}

/** Whether two days have the same content, whoever wrote them last. */
export function isSameDay(one: DayState | null, other: DayState | null): boolean {
  const withoutAuthor = (day: DayState | null) => day && { ...day, isManuallyModified: false }
  return isDeepStrictEqual(withoutAuthor(one), withoutAuthor(other))
}
