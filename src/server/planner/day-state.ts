import { isDeepStrictEqual } from 'node:util'
import type { DayState } from '../../domain/planner/planning-action.ts'

/** What of a stored day the planner keeps, to be able to give it back. */
export function stateOf(day: DayState | undefined): DayState | null {
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

/** Whether two days hold the same for a family; who wrote them last is no difference. */
export function isSameDay(one: DayState | null, other: DayState | null): boolean {
  const bare = (day: DayState | null) => day && { ...day, isManuallyModified: false }
  return isDeepStrictEqual(bare(one), bare(other))
}
