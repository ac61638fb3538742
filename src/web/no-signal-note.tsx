import { type Day, dayOf, formatDay } from '../domain/day.ts'
import { useStaleSince } from './api/stale-reads.ts'
import { useToday } from './ui/use-today.ts'
import classes from './layout.module.css'

/** The time at which the screen was read, as people say it. */
function formatMoment(at: number, today: Day): string {
  const moment = new Date(at)
  const time = [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  const day = dayOf(moment)
  return day === today ? `at ${time}` : `on ${formatDay(day, 'long')} at ${time}`
}

/** The note that the screen shows data kept on this device (home 81). */
export function NoSignalNote() {
  const at = useStaleSince()
  const today = useToday()
  return (
    <p className={classes.noSignal} role="status" hidden={at === null}>
      {at !== null && `No signal: this is what it was ${formatMoment(at, today)}`}
    </p>
  )
}
