import type { Assignment, DayPlan } from '../../../domain/calendar/day-plan.ts'
import { type Day, formatDay } from '../../../domain/day.ts'
import { applyChanges, changesBetween, describeChange } from './day-change.ts'
import { planOf } from './day-draft.ts'

const unstoredDay = (date: Day, now: number): Assignment => ({
  ...planOf(date, null),
  id: 0,
  userId: 0,
  templateId: null,
  sourceTemplateId: null,
  lastModified: new Date(now).toISOString(),
  isManuallyModified: true,
  isLocked: false,
  lockReason: null,
  version: 0,
})

/** A stored day with a waiting change applied, on top of what others changed. */
export const optimisticDay = (
  stored: Assignment | null,
  { plan, before }: { plan: DayPlan; before: DayPlan },
  now: number,
): Assignment => ({
  ...(stored ?? unstoredDay(plan.date, now)),
  ...applyChanges(planOf(plan.date, stored), changesBetween(before, plan)),
})

/** A day's change in words: 'Add Fish pie to dinner, Tuesday, 3 March'. */
export function describeDayChange(before: DayPlan, plan: DayPlan): string {
  const words = new Set(changesBetween(before, plan).map(describeChange))
  return [...words, formatDay(plan.date, 'long')].join(', ')
}
