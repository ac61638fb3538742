import { formatCount } from '@plateful/ingredients/format-english'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DayPlan } from '../../../domain/calendar/day-plan.ts'
import { LEFTOVERS_EATEN_WITHIN_DAYS } from '../../../domain/calendar/leftovers.ts'
import type { MenuDay } from '../../../domain/calendar/menu.ts'
import { type ExistingIds, type OnConflict, placeWeek } from '../../../domain/calendar/place-week.ts'
import { addDays, type Day, daysOf } from '../../../domain/day.ts'
import { errorMessage } from '../../api/call-error.ts'
import { randomId } from '../../api/ids.ts'
import { usePeople } from '../../household/queries.ts'
import { useRecipes } from '../../recipes/queries.ts'
import { toast, toastWithUndo } from '../../ui/toast.ts'
import { useToday } from '../../ui/use-today.ts'
import { dayIn, planOf } from '../days/day-draft.ts'
import { readDays, useLocks } from '../days/queries.ts'
import { useDayDrafts } from '../days/use-day-drafts.ts'
import { UNSAVED_DAYS, useTakeBack } from '../days/use-take-back.ts'
import { describeLeftOut } from './format-week.ts'

/** The ids of all people and recipes, by which meals are checked; null until they are read. */
export function useKnownIds(): ExistingIds | null {
  const recipes = useRecipes().data
  const family = usePeople('family-members').data
  const guests = usePeople('guest-diners').data
  return useMemo(() => {
    if (!recipes || !family || !guests) return null
    const ids = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id))
    return { recipes: ids(recipes), family: ids(family), guests: ids(guests) }
  }, [recipes, family, guests])
}

/** The days of a week and those after it, as they are shown, with unsaved changes. */
export function useReadWeek(): (monday: Day) => Promise<DayPlan[]> {
  const client = useQueryClient()
  const drafts = useDayDrafts()
  return async (monday) => {
    const week = daysOf({ start: monday, end: addDays(monday, 6) })
    const read = async (dates: Day[]) => {
      const stored = await readDays(client, dates)
      return dates.map((date) => drafts.planOn(date, stored))
    }
    // Offline the days after it may not be known, and the week alone is enough.
    return read(daysOf({ start: monday, end: addDays(monday, 6 + LEFTOVERS_EATEN_WITHIN_DAYS) })).catch(() =>
      read(week),
    )
  }
}

interface ToPlace {
  /** The week's name for the toast: 'Winter week', 'Week'. */
  name: string
  week: readonly MenuDay[]
  monday: Day
  onTaken: OnConflict
  knownIds: ExistingIds
}

/**
 * Fills a week in one change, with one Undo, and names the days that were left out (calendar 42).
 * Returns whether anything was added.
 */
export function usePlaceWeek(): (toPlace: ToPlace) => Promise<boolean> {
  const client = useQueryClient()
  const drafts = useDayDrafts()
  const today = useToday()
  const locks = useLocks().data ?? []
  const takeBack = useTakeBack()
  return async ({ name, week, monday, onTaken, knownIds }) => {
    try {
      await drafts.finish()
      const dates = daysOf({ start: monday, end: addDays(monday, 6) })
      const stored = await readDays(client, dates)
      const before = dates.map((date) => planOf(date, dayIn(stored, date)))
      const placed = placeWeek(week, before, {
        monday,
        today,
        locks,
        onTaken,
        known: knownIds,
        newId: randomId,
      })
      const leftOutText = describeLeftOut(placed)
      if (placed.days.length === 0) {
        toast('Nothing was added', leftOutText, 'note')
        return false
      }
      const result = await drafts.changeTogether(
        placed.days.map((day) => ({ date: day.date, stored: dayIn(stored, day.date), edit: () => day })),
      )
      if (result === 'unsaved') throw new Error(UNSAVED_DAYS)
      if (result !== 'done') return false
      const changed = new Set(placed.days.map(({ date }) => date))
      const written = [...changed].flatMap((date) => drafts.of(date)?.base ?? [])
      const meals = formatCount(placed.meals, 'meal')
      toastWithUndo(
        `${name}: ${meals} added`,
        () => void takeBack({ before: before.filter(({ date }) => changed.has(date)), written }),
        leftOutText || undefined,
      )
      return true
    } catch (error) {
      toast('Failed to save', errorMessage(error), 'failed')
      return false
    }
  }
}
