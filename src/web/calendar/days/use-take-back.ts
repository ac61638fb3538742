import type { Assignment, DayPlan } from '../../../domain/calendar/day-plan.ts'
import { type Day, formatDay, weekdayOf } from '../../../domain/day.ts'
import { formatList } from '../../../domain/format-english.ts'
import { errorMessage } from '../../api/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { dayIn, rebasePlan } from './day-draft.ts'
import { readDaysNow } from './queries.ts'
import { useDayDrafts } from './use-day-drafts.ts'

export const UNSAVED_DAYS = 'These days have unsaved changes. Save them first.'

interface Written {
  /** The days as they were before. */
  before: readonly DayPlan[]
  /** As they were written. */
  written: readonly Assignment[]
  /** Takes back the days that nobody changed since; without it they are written as they were. */
  takeBackUnchanged?: (dates: readonly Day[]) => Promise<unknown>
}

/** 'Wednesday', with its date where the weekday alone may be any of two. */
function wordsOf(dates: readonly Day[], isOneWeek: boolean): string {
  return formatList(dates.map((date) => formatDay(date, isOneWeek ? 'weekday' : 'long')))
}

/**
 * Takes back what several days got together: each day as it was before, with what others changed
 * since. A day on which both changed the same meal stays, as does one that was shopped for, and is
 * named (calendar 40, calendar 102).
 */
export function useTakeBack(): (what: Written) => Promise<void> {
  const drafts = useDayDrafts()
  return async ({ before, written, takeBackUnchanged }) => {
    try {
      const stored = await readDaysNow(before.map(({ date }) => date))
      const days = before.map((plan) => {
        const [then, current] = [dayIn(written, plan.date), dayIn(stored, plan.date)]
        const isUnchanged = current?.version === then?.version
        return {
          date: plan.date,
          current,
          isUnchanged,
          isLocked: current?.isLocked === true,
          plan: isUnchanged ? plan : rebasePlan(plan, then, current),
        }
      })
      const open = days.filter(({ isLocked }) => !isLocked)
      const unchanged = takeBackUnchanged ? open.filter(({ isUnchanged }) => isUnchanged) : []
      if (unchanged.length > 0) await takeBackUnchanged?.(unchanged.map(({ date }) => date))
      const edits = open.flatMap((day) => {
        const { date, current, plan } = day
        return plan && !unchanged.includes(day) ? [{ date, stored: current, edit: () => plan }] : []
      })
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
    changed.length > 0 && `Somebody else changed ${wordsOf(changed, isOneWeek)}.`,
    locked.length > 0 && `A completed shopping list locks ${wordsOf(locked, isOneWeek)}.`,
  ].filter((sentence) => sentence !== false)
  if (sentences.length > 0) toast('Not everything was taken back', sentences.join(' '), 'note')
}
