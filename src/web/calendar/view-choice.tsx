import { SegmentedControl } from '@mantine/core'
import { type CalendarView, calendarViews } from '../../domain/calendar/views.ts'

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
