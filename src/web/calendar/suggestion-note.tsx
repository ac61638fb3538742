import { IconSparkles } from '@tabler/icons-react'
import { type Day, formatDay } from '../../domain/day.ts'
import type { SuggestedDay } from '../../domain/calendar/template-for.ts'
import classes from './suggestion-note.module.css'
import { useTakeTemplate } from './suggestion-queries.ts'

interface Props {
  date: Day
  suggestion: SuggestedDay
}

/** A day that nothing is planned for, as its templates would have it: one press takes it over. */
export function SuggestionNote({ date, suggestion }: Props) {
  const take = useTakeTemplate()
  return (
    <div className={classes.note}>
      <p className={classes.words}>
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
