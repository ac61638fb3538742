import type { ReactNode } from 'react'
import { type Day, formatDay } from '../../domain/day.ts'
import classes from './day-head.module.css'

interface Props {
  date: Day
  isToday: boolean
  /** The id of the day's name. */
  nameId: string
  /** What is to be known about the day before its meals. */
  children: ReactNode
}

/** The name of a day, and what is to be known about it. */
export function DayHead({ date, isToday, nameId, children }: Props) {
  return (
    <header className={classes.head} data-today={isToday}>
      <div className={classes.inner}>
        <div className={classes.title}>
          <h2 id={nameId} tabIndex={-1} className={classes.name}>
            <span className={classes.weekday}>{formatDay(date, 'weekday')}</span>{' '}
            <span className={classes.date}>{formatDay(date, 'date')}</span>
          </h2>
          {isToday && <span className={classes.today}>Today</span>}
        </div>
        {children}
      </div>
    </header>
  )
}
