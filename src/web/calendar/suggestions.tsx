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
import { giveBackTemplatesCall, takeTemplatesCall } from '../../contract/calendar.ts'
import { copiedMeals, type DayPlan, type TakenDay } from '../../domain/calendar/day-plan.ts'
import { mealFieldOf } from '../../domain/calendar/meal.ts'
import { errorMessage } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { newOnceKey } from '../api/ids.ts'
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
  const take = useTakeTemplates()
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
        disabled={take.isPending}
        aria-label={`Use ${suggestion.name} on ${formatDay(date, 'long')}`}
        onClick={() => take.mutate([date])}
      >
        Use this day
      </button>
    </div>
  )
}

/** What is suggested for several days that are shown. One press adds all of it (calendar 40). */
export function AllSuggestions({ dates }: { dates: readonly Day[] }) {
  const take = useTakeTemplates()
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
        disabled={take.isPending}
        onClick={() => take.mutate(dates)}
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

/** The days of suggestions that are taken offline, as this device knows them. */
async function daysToTake(client: QueryClient, dates: readonly Day[], mealKey: string) {
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

async function takeOrKeep(client: QueryClient, dates: readonly Day[]): Promise<TakenDay[]> {
  const mealKey = newOnceKey()
  const days = await daysToTake(client, dates, mealKey)
  const words = days.map(({ name, date }) => `${name} on ${formatDay(date, 'long')}`).join('; ')
  return sendOrQueue(
    client,
    { kind: 'take templates', input: { mealKey, days }, words },
    (onceKey) => callServer(takeTemplatesCall, { body: { dates: [...dates], mealKey }, onceKey }),
    // No single thing shows it: the days themselves do.
    [],
  )
}

/** Stores the suggestions of some days, which locks their templates. */
function useTakeTemplates() {
  const client = useQueryClient()
  const drafts = useDayDrafts()
  const giveBack = useGiveBackTemplates()
  return useMutation({
    mutationFn: async (dates: readonly Day[]) => {
      // A meal that was just added is saved first, or the suggestion would replace it.
      await drafts.finish()
      return takeOrKeep(client, dates)
    },
    onSuccess: (taken, dates) => {
      for (const { day } of taken) showDay(client, day)
      // The pressed button is gone with the suggestion.
      document.getElementById(`name-${dates[0]}`)?.focus({ preventScroll: true })
      if (isOptimistic(taken)) toast('Kept on this device', 'It’s sent as soon as there’s a signal.', 'note')
      else toastWithUndo('Meal saved!', () => giveBack.mutate(taken))
    },
    meta: {
      refreshes: ['calendar', ...templateKeys],
      failed: (error) => ({ title: 'Failed to save', text: errorMessage(error) }),
    },
  })
}

/** Undo works as long as nobody changed the days. */
const useGiveBackTemplates = () =>
  useMutation({
    mutationFn: (taken: readonly TakenDay[]) =>
      callServer(giveBackTemplatesCall, {
        body: {
          days: taken.map(({ day: { date, version }, filled, wasStored }) => ({
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
