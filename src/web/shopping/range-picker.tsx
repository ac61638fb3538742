import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { lockedRangeMessage, locksTouched } from '../../domain/calendar/lock.ts'
import type { DayRange } from '../../domain/day/range.ts'
import classes from './range-picker.module.css'

interface Props {
  /** What is shown until somebody chooses other days; it may still change when the locks are known. */
  initial: DayRange
  locks: readonly DayRange[]
  isBusy: boolean
  onChoose: (range: DayRange) => void
}

function problemOf(range: DayRange, locks: readonly DayRange[]): string | null {
  if (!range.start || !range.end) return 'Both start and end dates are required.'
  if (range.start > range.end) return 'Start date must be before end date'
  const touched = locksTouched(range, locks)
  return touched.length > 0 ? lockedRangeMessage(touched) : null
}

/** Asks which days to shop for; locked days are refused before anything is made. */
export function RangePicker({ initial, locks, isBusy, onChoose }: Props) {
  const [chosen, setChosen] = useState<DayRange | null>(null)
  const range = chosen ?? initial
  const problem = problemOf(range, locks)
  return (
    <form
      className={classes.picker}
      aria-label="Dates to shop for"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!problem && !isBusy) onChoose(range)
      }}
    >
      <TextInput
        type="date"
        label="Start date"
        className={classes.date}
        value={range.start}
        onChange={({ currentTarget: { value } }) => setChosen({ ...range, start: value })}
      />
      <TextInput
        type="date"
        label="End date"
        className={classes.date}
        min={range.start}
        value={range.end}
        onChange={({ currentTarget: { value } }) => setChosen({ ...range, end: value })}
      />
      <Button type="submit" className={classes.choose} disabled={problem !== null} loading={isBusy}>
        Choose These Dates
      </Button>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
