import { IconSparkles } from '@tabler/icons-react'
import { useMemo } from 'react'
import {
  type PlannedDay,
  type SuggestedDay,
  suggestedDay,
  templatesForDay,
} from '../../domain/calendar/templates-for-day.ts'
import { type Day, formatDay } from '../../domain/day.ts'
import { useApplyTemplates } from './apply-templates.ts'
import { useOccasions, useTemplates, useWeeklyAssignments } from './templates/queries.ts'
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
