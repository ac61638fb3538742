import { type CalendarView, calendarViews } from '../../domain/calendar/views.ts'
import { OneOf } from '../ui/forms/one-of.tsx'
import classes from './view-choice.module.css'

const names: Record<CalendarView, string> = {
  day: 'Day',
  'three-days': '3-Day',
  week: 'Week',
  custom: 'Custom Range',
}

interface Props {
  view: CalendarView
  onChange: (view: CalendarView) => void
}

/**
 * How many days one sees at a time. A custom range asks for its dates, also when there is one
 * already and others are wanted.
 */
export function ViewChoice({ view, onChange }: Props) {
  return (
    <OneOf
      className={classes.choice}
      aria-label="View"
      value={view}
      onChange={onChange}
      onAgain={(again) => again === 'custom' && onChange(again)}
      offered={calendarViews.map((value) => ({ value, label: names[value] }))}
    />
  )
}
