import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  addDays,
  type Day,
  formatDay,
  MONTHS,
  startOfWeek,
  WEEKDAYS,
  weekdayOf,
} from '../../../domain/day.ts'
import { Dialog } from '../dialog.tsx'
import classes from './month-dialog.module.css'

interface Props {
  title: string
  day: Day | null
  today: Day
  min: string | undefined
  max: string | undefined
  onChoose: (day: Day) => void
  onClose: () => void
}

const monthOf = (day: Day) => day.slice(0, 7)

/** The same day of another month, or its last one. */
function inMonth(day: Day, monthCount: number): Day {
  const [year = 0, month = 1] = monthOf(day).split('-').map(Number)
  const months = year * 12 + month - 1 + monthCount
  const first = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`
  const sameDate = addDays(first, Number(day.slice(8)) - 1)
  return monthOf(sameDate) === monthOf(first) ? sameDate : addDays(sameDate, -Number(sameDate.slice(8)))
}

/** The weeks of a month, Monday first, with the days of its neighbours around it. */
function weeksOf(day: Day): Day[][] {
  const first = startOfWeek(`${monthOf(day)}-01`)
  const weeks = [0, 1, 2, 3, 4, 5].map((week) =>
    WEEKDAYS.map((_, weekday) => addDays(first, 7 * week + weekday)),
  )
  return weeks.filter((week) => week.some((weekDay) => monthOf(weekDay) === monthOf(day)))
}

const steps: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: startOfWeek,
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => inMonth(day, -1),
  PageDown: (day) => inMonth(day, 1),
}

/** A month to choose a day from. Arrows go by days and weeks, Page Up and Page Down by months. */
export function MonthDialog({ title, day, today, min, max, onChoose, onClose }: Props) {
  const clampDay = (one: Day) => (min && one < min ? min : max && one > max ? max : one)
  const [focusedDay, setFocusedDay] = useState<Day>(() => clampDay(day ?? today))
  const cell = useRef<HTMLButtonElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    flushSync(() => setFocusedDay(clampDay(step(focusedDay))))
    cell.current?.focus()
  }
  const changeMonth = (monthCount: number) => {
    setFocusedDay(clampDay(inMonth(focusedDay, monthCount)))
  }
  const name = `${MONTHS[Number(focusedDay.slice(5, 7)) - 1]} ${focusedDay.slice(0, 4)}`
  return (
    <Dialog title={title} width="22rem" onClose={onClose}>
      <div className={classes.head}>
        <ActionIcon variant="subtle" size="xl" aria-label="Previous month" onClick={() => changeMonth(-1)}>
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <p className={classes.name} aria-live="polite">
          {name}
        </p>
        <ActionIcon variant="subtle" size="xl" aria-label="Next month" onClick={() => changeMonth(1)}>
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
      </div>
      <table className={classes.month} aria-label={name}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {weeksOf(focusedDay).map((week) => (
            <tr key={week[0]}>
              {week.map((weekDay) => (
                <td key={weekDay}>
                  <button
                    ref={weekDay === focusedDay ? cell : undefined}
                    type="button"
                    className={classes.day}
                    aria-label={`${formatDay(weekDay, 'long')} ${weekDay.slice(0, 4)}`}
                    aria-pressed={weekDay === day}
                    aria-current={weekDay === today ? 'date' : undefined}
                    data-other={monthOf(weekDay) !== monthOf(focusedDay)}
                    data-autofocus={weekDay === focusedDay || undefined}
                    tabIndex={weekDay === focusedDay ? 0 : -1}
                    disabled={weekDay !== clampDay(weekDay)}
                    onClick={() => onChoose(weekDay)}
                  >
                    {Number(weekDay.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
