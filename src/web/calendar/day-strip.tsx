import { IconLock } from '@tabler/icons-react'
import { type Day, formatDay } from '../../domain/day.ts'
import { goToDay } from './go-to-day.ts'
import classes from './calendar-screen.module.css'

interface Props {
  days: readonly Day[]
  today: Day
  isLocked: (date: Day) => boolean
}

export function DayStrip({ days, today, isLocked }: Props) {
  return (
    <ul className={classes.strip} aria-label="Jump to a day">
      {days.map((date) => (
        <li key={date} className={classes.place}>
          <button
            type="button"
            className={classes.day}
            data-today={date === today}
            aria-label={`${formatDay(date, 'long')}${isLocked(date) ? ', locked' : ''}`}
            onClick={() => goToDay(date)}
          >
            <span aria-hidden>{formatDay(date, 'weekday').slice(0, 3)}</span>
            <span className={classes.number} aria-hidden>
              {Number(date.slice(8))}
            </span>
            {isLocked(date) && <IconLock size={11} stroke={2.4} className={classes.lock} aria-hidden />}
          </button>
        </li>
      ))}
    </ul>
  )
}
