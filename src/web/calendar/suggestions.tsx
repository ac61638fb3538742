import { IconSparkles } from '@tabler/icons-react'
import { useMemo } from 'react'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Day, formatDay } from '../../domain/day.ts'
import {
  type PlannedDay,
  type SuggestedDay,
  suggestedDay,
  templatesForDay,
} from '../../domain/calendar/templates-for-day.ts'
import { unapplyTemplatesCall, applyTemplatesCall } from '../../contract/calendar.ts'
import { copiedMeals, type DayPlan, type AppliedDay } from '../../domain/calendar/day-plan.ts'
import { mealFieldOf } from '../../domain/calendar/meal.ts'
import { errorMessage } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { newIdempotencyKey } from '../api/ids.ts'
import { isOptimistic, sendOrQueue } from '../api/outbox.ts'
import { toast, toastWithUndo } from '../ui/toast.ts'
import {
  occasionsKey,
  templateKeys,
  templatesKey,
  useOccasions,
  useTemplates,
  useWeeklyAssignments,
  weekKey,
} from './templates/queries.ts'
import { dayIn, planOf } from './days/day-draft.ts'
import { readDays, showDay } from './days/queries.ts'
import { useDayDrafts } from './days/use-day-drafts.ts'
import classes from './day-status.module.css'

export function SuggestionNote({ date, suggestion }: { date: Day; suggestion: SuggestedDay }) {
  const apply = useApplyTemplates()
  return (
    <div className={classes.suggestionNote}>
      <p className={classes.suggestionWords}>
        <IconSparkles size={14} aria-hidden />
        <span>
          Suggested: <strong>{suggestion.name}</strong>
        </span>
      </p>
      <button
        type="button"
        className={classes.take}
        disabled={apply.isPending}
        aria-label={`Use ${suggestion.name} on ${formatDay(date, 'long')}`}
        onClick={() => apply.mutate([date])}
      >
        Use this day
      </button>
    </div>
  )
}

/** What is suggested for several days that are shown. One press adds all of it (calendar 40). */
export function AllSuggestions({ dates }: { dates: readonly Day[] }) {
  const apply = useApplyTemplates()
  if (dates.length < 2) return null
  return (
    <div className={classes.allSuggestions}>
      <p className={classes.suggestionWords}>
        <IconSparkles size={16} aria-hidden />
        <span>Your day templates have meals for {dates.length} of these days.</span>
      </p>
      <button
        type="button"
        className={classes.take}
        disabled={apply.isPending}
        onClick={() => apply.mutate(dates)}
      >
        Use all suggestions
      </button>
    </div>
  )
}

export type Suggest = (date: Day, planned: PlannedDay | null) => SuggestedDay | null

/**
 * Suggestions of the templates. Lists that cannot be read count as empty (calendar 22), and days
 * before today have none (calendar 39).
 */
export function useSuggest(today: Day): Suggest {
  const templates = useTemplates().data
  const weekly = useWeeklyAssignments().data
  const dated = useOccasions().data
  return useMemo(
    () => (date, planned) =>
      date < today
        ? null
        : suggestedDay(templatesForDay(date, weekly ?? [], dated ?? [], templates ?? []), planned),
    [today, templates, weekly, dated],
  )
}

/** The days as the suggestions fill them, as far as this device knows. */
async function daysToApply(client: QueryClient, dates: readonly Day[], mealKey: string) {
  const stored = await readDays(client, dates)
  const cached = <T,>(key: string) => client.getQueryData<T[]>([key]) ?? []
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
    // No single thing shows it: the days themselves do.
    [],
  )
}

/** Stores the suggestions of some days, which locks their templates. */
function useApplyTemplates() {
  const client = useQueryClient()
  const drafts = useDayDrafts()
  const unapply = useUnapplyTemplates()
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
      else toastWithUndo('Meal saved!', () => unapply.mutate(appliedDays))
    },
    meta: {
      refreshes: ['calendar', ...templateKeys],
      failed: (error) => ({ title: 'Failed to save', text: errorMessage(error) }),
    },
  })
}

/** Undo works as long as nobody changed the days. */
const useUnapplyTemplates = () =>
  useMutation({
    mutationFn: (appliedDays: readonly AppliedDay[]) =>
      callServer(unapplyTemplatesCall, {
        body: {
          days: appliedDays.map(({ day: { date, version }, filled, wasStored }) => ({
            date,
            version,
            filled,
            wasStored,
          })),
        },
      }),
    meta: {
      refreshes: ['calendar', ...templateKeys],
      failed: (error) => ({ title: 'This couldn’t be undone', text: errorMessage(error) }),
    },
  })
