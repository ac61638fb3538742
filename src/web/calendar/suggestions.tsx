import { IconSparkles } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Day, formatDay } from '../../domain/day.ts'
import { type SuggestedDay, suggestedDay, templateFor } from '../../domain/calendar/template-for.ts'
import { giveBackTemplateCall, takeTemplateCall } from '../../contract/calendar.ts'
import type { Assignment } from '../../domain/calendar/assignment.ts'
import { sentenceOf } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { toastWithUndo } from '../ui/toast.ts'
import { templateKeys, useOccasions, useTemplates, useWeeklyAssignments } from './templates/queries.ts'
import { showDay } from './days/queries.ts'
import classes from './day-marks.module.css'

interface SuggestionNoteProps {
  date: Day
  suggestion: SuggestedDay
}

/** An empty day as its templates suggest it. One press adds it. */
export function SuggestionNote({ date, suggestion }: SuggestionNoteProps) {
  const take = useTakeTemplate()
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
        onClick={() => take.mutate(date)}
      >
        Use this day
      </button>
    </div>
  )
}

/**
 * What the templates suggest for these days. Lists that cannot be read count as empty (calendar
 * 22).
 */
export function useSuggestions(days: readonly Day[]): ReadonlyMap<Day, SuggestedDay | null> {
  const templates = useTemplates().data
  const weekly = useWeeklyAssignments().data
  const dated = useOccasions().data
  return useMemo(() => {
    const suggestedOn = (date: Day) =>
      suggestedDay(templateFor(date, weekly ?? [], dated ?? [], templates ?? []))
    return new Map(days.map((date) => [date, suggestedOn(date)]))
  }, [days, templates, weekly, dated])
}

/** Stores a day's suggestion, which locks its templates. */
function useTakeTemplate() {
  const client = useQueryClient()
  const giveBack = useGiveBackTemplate()
  return useMutation({
    mutationFn: (date: Day) => callServer(takeTemplateCall, { params: { date } }),
    onSuccess: (day) => {
      showDay(client, day)
      toastWithUndo('Meal saved!', () => giveBack.mutate(day))
    },
    meta: {
      refreshes: ['calendar', ...templateKeys],
      failed: (error) => ({ title: 'Failed to save', text: sentenceOf(error) }),
    },
  })
}

/** Undo works as long as nobody changed the day. */
const useGiveBackTemplate = () =>
  useMutation({
    mutationFn: ({ date, version }: Assignment) =>
      callServer(giveBackTemplateCall, { params: { date }, ifMatch: version }),
    meta: {
      refreshes: ['calendar', ...templateKeys],
      failed: (error) => ({ title: 'This could not be undone', text: sentenceOf(error) }),
    },
  })
