import { formatList } from '@plateful/ingredients/format-english'
import type { Assignment, DayPlan } from '../../../domain/calendar/day-plan.ts'
import { type Day, formatDay, weekdayOf } from '../../../domain/day.ts'
import { errorMessage } from '../../api/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { dayIn, rebasePlan } from './day-draft.ts'
import { readDaysNow } from './queries.ts'
import { useDayDrafts } from './use-day-drafts.ts'

export const UNSAVED_DAYS = 'These days have unsaved changes. Save them first.'

interface Written {
  /** The days as they were before the change. */
  before: readonly DayPlan[]
  /** The days as the change wrote them. */
  written: readonly Assignment[]
  /**
   * A server call that undoes the change on the days that `fits` accepts, given as they are now.
   * Other days, or all without it, are written as they were before.
   */
  byCall?: { fits: (now: Assignment) => boolean; takeBack: (days: readonly Assignment[]) => Promise<unknown> }
}

/** 'Wednesday', with its date where the weekday alone may be any of two. */
function formatDays(dates: readonly Day[], isOneWeek: boolean): string {
  return formatList(dates.map((date) => formatDay(date, isOneWeek ? 'weekday' : 'long')))
}

/**
 * Undoes a change of several days: each becomes as it was before and keeps what others changed
 * since. A day on which somebody else changed the same meal stays as it is, as does one that a
 * completed list locks; a toast names these days (calendar 40, calendar 102).
 */
export function useTakeBack(): (what: Written) => Promise<void> {
  const drafts = useDayDrafts()
  return async ({ before, written, byCall }) => {
    try {
      const stored = await readDaysNow(before.map(({ date }) => date))
      const days = before.map((plan) => {
        const [then, current] = [dayIn(written, plan.date), dayIn(stored, plan.date)]
        return {
          date: plan.date,
          current,
          isLocked: current?.isLocked === true,
          plan: current?.version === then?.version ? plan : rebasePlan(plan, then, current),
        }
      })
      const open = days.filter(({ isLocked }) => !isLocked)
      const called = open.flatMap(({ current }) => (current && byCall?.fits(current) ? [current] : []))
      if (called.length > 0) await byCall?.takeBack(called)
      const edits = open.flatMap(({ date, current, plan }) =>
        plan && !called.some((day) => day === current) ? [{ date, stored: current, edit: () => plan }] : [],
      )
      const result = edits.length === 0 ? 'done' : await drafts.changeTogether(edits)
      if (result === 'unsaved') throw new Error(UNSAVED_DAYS)
      if (result === 'done') sayWhatStays(days)
    } catch (error) {
      toast('This couldn’t be undone', errorMessage(error), 'failed')
    }
  }
}

function sayWhatStays(days: readonly { date: Day; isLocked: boolean; plan: DayPlan | null }[]): void {
  const dates = days.map(({ date }) => date)
  const isOneWeek = new Set(dates.map(weekdayOf)).size === dates.length
  const locked = days.filter(({ isLocked }) => isLocked).map(({ date }) => date)
  const changed = days.filter(({ isLocked, plan }) => !isLocked && !plan).map(({ date }) => date)
  const sentences = [
    changed.length > 0 && `Somebody else changed ${formatDays(changed, isOneWeek)}.`,
    locked.length > 0 && `A completed shopping list locks ${formatDays(locked, isOneWeek)}.`,
  ].filter((sentence) => sentence !== false)
  if (sentences.length > 0) toast('Not everything was taken back', sentences.join(' '), 'note')
}
