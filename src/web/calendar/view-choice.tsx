import { SegmentedControl } from '@mantine/core'
import { type CalendarView, calendarViews } from '../../domain/calendar/views.ts'
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

/** How many days one sees at a time. */
export function ViewChoice({ view, onChange }: Props) {
  return (
    <SegmentedControl
      className={classes.choice}
      aria-label="View"
      value={view}
      onChange={(chosen) => {
        const next = calendarViews.find((one) => one === chosen)
        if (next) onChange(next)
      }}
      data={calendarViews.map((value) => ({ value, label: names[value] }))}
    />
  )
}
