import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { applyTemplatesCall, unapplyTemplatesCall } from '../../contract/calendar.ts'
import {
  type AppliedDay,
  type Assignment,
  copiedMeals,
  type DayPlan,
  type TemplateRemoval,
} from '../../domain/calendar/day-plan.ts'
import { mealFieldOf } from '../../domain/calendar/meal.ts'
import { suggestedDay, templatesForDay } from '../../domain/calendar/templates-for-day.ts'
import { type Day, formatDay } from '../../domain/day.ts'
import { failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { newIdempotencyKey } from '../api/ids.ts'
import { isOptimistic, sendOrQueue } from '../api/outbox.ts'
import type { QueryName } from '../api/query-name.ts'
import { toast, toastWithUndo } from '../ui/toast.ts'
import { dayIn, planOf } from './days/day-draft.ts'
import { readDays, showDay } from './days/queries.ts'
import { useDayDrafts } from './days/use-day-drafts.ts'
import { useTakeBack } from './days/use-take-back.ts'
import { occasionsKey, templateKeys, templatesKey, weekKey } from './templates/queries.ts'

/** The days as the suggested templates fill them, from what this device has read. */
async function daysToApply(client: QueryClient, dates: readonly Day[], mealKey: string) {
  const stored = await readDays(client, dates)
  const cached = <T>(key: QueryName) => client.getQueryData<T[]>([key]) ?? []
  return dates.flatMap((date) => {
    const day = dayIn(stored, date)
    const planBefore = planOf(date, day)
    const templates = templatesForDay(date, cached(weekKey), cached(occasionsKey), cached(templatesKey))
    const suggested = suggestedDay(templates, day)
    if (!suggested) return []
    const copied = Object.values(mealFieldOf).flatMap((field) => {
      const meals = copiedMeals(mealKey, date, field, suggested.meals[field])
      return meals.length > 0 ? [[field, meals]] : []
    })
    const plan: DayPlan = { ...planBefore, ...Object.fromEntries(copied) }
    const templateIds = suggested.templates.map(({ id }) => id)
    return [{ date, before: planBefore, plan, templateIds, name: suggested.name }]
  })
}

async function applyOrQueue(client: QueryClient, dates: readonly Day[]): Promise<AppliedDay[]> {
  const mealKey = newIdempotencyKey()
  const days = await daysToApply(client, dates, mealKey)
  const words = days.map(({ name, date }) => `${name} on ${formatDay(date, 'long')}`).join('; ')
  return sendOrQueue(
    client,
    { kind: 'take templates', input: { mealKey, days }, words },
    (idempotencyKey) =>
      callServer(applyTemplatesCall, { body: { dates: [...dates], mealKey }, idempotencyKey }),
    // Offline nothing stands in for the server's answer: the days show the waiting change.
    [],
  )
}

/** Stores the suggestions of some days, which locks their templates. */
export function useApplyTemplates() {
  const client = useQueryClient()
  const drafts = useDayDrafts()
  const takeBack = useTakeBackTemplates()
  return useMutation({
    mutationFn: async (dates: readonly Day[]) => {
      // A meal that was just added is saved first, or the suggestion would replace it.
      await drafts.finish()
      return applyOrQueue(client, dates)
    },
    onSuccess: (appliedDays, dates) => {
      for (const { day } of appliedDays) showDay(client, day)
      // The pressed button is gone with the suggestion.
      document.getElementById(`name-${dates[0]}`)?.focus({ preventScroll: true })
      if (isOptimistic(appliedDays))
        toast('Kept on this device', 'It’s sent as soon as there’s a signal.', 'note')
      else {
        const taken = appliedDays.length === 1 ? 'Meal saved!' : `Meals added to ${appliedDays.length} days`
        toastWithUndo(taken, () => void takeBack(appliedDays))
      }
    },
    meta: { refreshes: ['calendar', ...templateKeys], failed: failedBecause('Failed to save') },
  })
}

/** The day as it was before its free meal times were filled. */
const beforeFilling = ({ day, filled }: AppliedDay): DayPlan => ({
  ...planOf(day.date, day),
  ...Object.fromEntries(filled.map((field) => [field, []])),
})

/** Whether a filled day is still as the filling left it. */
const isAsFilled = (now: Assignment, { day, filled }: AppliedDay) =>
  now.isSkipped === day.isSkipped &&
  now.sourceTemplateId === day.sourceTemplateId &&
  filled.every((field) => JSON.stringify(now[field]) === JSON.stringify(day[field]))

/**
 * Undoes the filling of days. Where the filled meal times are unchanged, the server empties them
 * and gives the templates back; from other days only meals that nobody changed are removed.
 */
function useTakeBackTemplates(): (appliedDays: readonly AppliedDay[]) => Promise<void> {
  const takeBack = useTakeBack()
  const unapply = useMutation({
    mutationFn: (days: TemplateRemoval['days']) => callServer(unapplyTemplatesCall, { body: { days } }),
    // `useTakeBack` says why it failed.
    meta: { refreshes: ['calendar', ...templateKeys], failed: 'shown-by-screen' },
  })
  return (appliedDays) => {
    const applied = new Map(appliedDays.map((one) => [one.day.date, one]))
    return takeBack({
      before: appliedDays.map(beforeFilling),
      written: appliedDays.map(({ day }) => day),
      byCall: {
        fits: (now) => {
          const one = applied.get(now.date)
          return one !== undefined && isAsFilled(now, one)
        },
        takeBack: (days) =>
          unapply.mutateAsync(
            days.flatMap(({ date, version }) => {
              const one = applied.get(date)
              if (!one) return []
              // A day that was changed since counts as stored before, so that it is emptied and not
              // deleted.
              const wasStored = one.wasStored || version !== one.day.version
              return [{ date, version, filled: one.filled, wasStored }]
            }),
          ),
      },
    })
  }
}
