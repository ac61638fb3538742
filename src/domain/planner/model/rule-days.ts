import type { MealSlot } from '../../calendar/meal.ts'
import { type Day, startOfWeek, weekdayOf } from '../../day.ts'
import type { PlanRule, RuleDays } from '../plan-rule.ts'
import { weekdayNames } from '../weekday-names.ts'

/** Whether a meal is in a rule's days and meal times. What is absent is not limited. */
export function isMealInScope(when: RuleDays | undefined, date: Day, slot: MealSlot): boolean {
  const weekday = weekdayNames[weekdayOf(date)]
  if (when?.dates?.length) {
    if (!when.dates.includes(date)) return false
  } else if (when?.days?.length && !(weekday && when.days.includes(weekday))) return false
  return !when?.slots?.length || when.slots.includes(slot)
}

/**
 * Whether a meal is in a rule's weeks and meal times, where the rule counts all days of a week: the
 * dates that it names are the planned ones of those weeks.
 */
export const isInWeekOfScope = ({ dates = [], ...when }: RuleDays = {}, date: Day, slot: MealSlot): boolean =>
  (dates.length === 0 || dates.some((one) => startOfWeek(one) === startOfWeek(date))) &&
  isMealInScope(when, date, slot)

/**
 * A household's own rule as it holds for a window: 'twice' means twice a week, and weeks in which
 * it is switched off (named by their Monday) are left out; null where nothing is left.
 */
export function ruleInWeeks(
  rule: PlanRule,
  dates: readonly Day[],
  offWeeks: readonly Day[],
): PlanRule | null {
  const isCounted =
    (rule.kind === 'have' && rule.count !== 'every') || (rule.kind === 'skip' && rule.times !== undefined)
  const weekly: PlanRule = isCounted && !rule.when?.dates?.length ? { ...rule, per: 'week' } : rule
  const isOff = (date: Day) => offWeeks.includes(startOfWeek(date))
  if (!dates.some(isOff)) return weekly
  const { dates: named, ...when } = weekly.when ?? {}
  const { days } = when
  const left = dates.filter(
    (date) =>
      !isOff(date) &&
      isMealInScope({ ...(named && { dates: named }), ...(days && { days }) }, date, 'dinner'),
  )
  return left.length === 0 ? null : { ...weekly, when: { ...when, dates: left } }
}
