import { useMemo, useSyncExternalStore } from 'react'
import type { Assignment, DayPlan } from '../../../domain/calendar/assignment.ts'
import type { Day } from '../../../domain/day.ts'
import { planOf } from './day-draft.ts'
import { useDayDrafts } from './use-day-drafts.ts'

export type ShownDay = ReturnType<typeof useDay>

/**
 * One day as it is shown, with what can be done to it; what is shown runs ahead of what is stored.
 */
export function useDay(date: Day, stored: Assignment | null) {
  const drafts = useDayDrafts()
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.of(date))
  const planned = draft?.plan
  const plan = useMemo(() => planned ?? planOf(date, stored), [planned, date, stored])
  // The same until another day is stored, so that what is changed in one place draws no other.
  const actions = useMemo(
    () => ({
      /** Saved at once. */
      change: (edit: (day: DayPlan) => DayPlan) => drafts.change(date, stored, edit, 'now'),
      /** Saved after the pause that ends typing. */
      type: (edit: (day: DayPlan) => DayPlan) => drafts.change(date, stored, edit, 'after-pause'),
      retry: () => drafts.retry(date),
      redo: () => drafts.redo(date, stored),
      giveUp: () => drafts.giveUp(date),
    }),
    [drafts, date, stored],
  )
  return { plan, draft, ...actions }
}
