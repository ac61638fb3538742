import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import {
  type CalendarPosition,
  canMovePosition,
  shownRange,
  movePosition,
} from '../../domain/calendar/calendar-view.ts'
import { type Day, formatDay, formatDays, includesDay } from '../../domain/day.ts'
import classes from './calendar-navigation.module.css'

interface Props {
  place: CalendarPosition
  today: Day
  onGo: (place: CalendarPosition) => void
  /** Goes to today where it is among the shown days. */
  onHere?: () => void
}

const stepLabel = ({ view, days }: CalendarPosition) => {
  if (view === 'week') return ' Week'
  if (view === 'custom') return days === 1 ? ' 1 Day' : ` ${days} Days`
  return ''
}

export function CalendarNavigation({ place, today, onGo, onHere }: Props) {
  const range = shownRange(place)
  const isHere = includesDay(range, today)
  const isOneDay = range.start === range.end
  return (
    <nav className={classes.bar} aria-label="Days" data-one-day={isOneDay}>
      {/* A single day has its date over its meals. */}
      <p className={isOneDay ? 'aloud' : classes.range} aria-live="polite">
        {isOneDay ? formatDay(range.start, 'long') : formatDays(range, 'full')}
      </p>
      <div className={classes.steps}>
        <Button
          variant="default"
          leftSection={<IconChevronLeft size={18} aria-hidden />}
          disabled={!canMovePosition(place, -1)}
          onClick={() => onGo(movePosition(place, -1))}
        >
          <span className={classes.step}>Previous{stepLabel(place)}</span>
        </Button>
        <Button
          variant="default"
          disabled={isHere && !onHere}
          onClick={() => (isHere ? onHere?.() : onGo({ ...place, date: today }))}
        >
          Today
        </Button>
        <Button
          variant="default"
          rightSection={<IconChevronRight size={18} aria-hidden />}
          disabled={!canMovePosition(place, 1)}
          onClick={() => onGo(movePosition(place, 1))}
        >
          <span className={classes.step}>Next{stepLabel(place)}</span>
        </Button>
      </div>
    </nav>
  )
}
