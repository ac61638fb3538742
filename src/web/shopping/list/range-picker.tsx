import { Button } from '@mantine/core'
import { useState } from 'react'
import { lockedRangeMessage, locksTouched } from '../../../domain/calendar/lock.ts'
import { type DayRange, formatDays } from '../../../domain/day.ts'
import { nextFreeRange } from '../../../domain/shopping/next-free-range.ts'
import { DateField } from '../../ui/forms/date-field.tsx'
import { handleSubmit } from '../../ui/forms/handle-submit.ts'
import { Note } from '../../ui/note.tsx'
import classes from './range-picker.module.css'

interface Props {
  /** Whether no list was made yet, so that choosing days is the main action of the screen. */
  isFirst: boolean
  /** The days that are shown until somebody chooses others. */
  initial: DayRange
  /** The days that another screen sent somebody here with. */
  requested: DayRange | null
  locks: readonly DayRange[]
  isBusy: boolean
  /** Whether the list of these days is shown below, so that its button is the main action. */
  hasList: boolean
  onChoose: (range: DayRange) => void
}

interface Problem {
  text: string
  instead?: DayRange
}

function problemOf(range: DayRange, locks: readonly DayRange[]): Problem | null {
  if (!range.start || !range.end) return { text: 'Both start and end dates are required.' }
  if (range.start > range.end) return { text: 'Start date must be before end date' }
  const touchedLocks = locksTouched(range, locks)
  if (touchedLocks.length === 0) return null
  return { text: lockedRangeMessage(touchedLocks), instead: nextFreeRange(range.start, locks) }
}

/**
 * Asks for the days to shop for. Locked days are refused before anything is made, and free ones are
 * suggested.
 */
export function RangePicker({ isFirst, initial, requested, locks, isBusy, hasList, onChoose }: Props) {
  const [chosen, setChosen] = useState(requested)
  const range = chosen ?? initial
  const problem = problemOf(range, locks)
  const isListed = hasList && range.start === initial.start && range.end === initial.end
  return (
    <form
      className={classes.picker}
      aria-label="Dates to shop for"
      noValidate
      onSubmit={handleSubmit(() => {
        if (!problem && !isBusy) onChoose(range)
      })}
    >
      {isFirst && (
        <div className={classes.prompt}>
          <h2>Which days are you shopping for?</h2>
          <p>Choose the days, and everything their meals need comes together here, sorted by aisle.</p>
        </div>
      )}
      <DateField
        label="Start date"
        className={classes.date}
        value={range.start}
        onChange={(start) => setChosen({ ...range, start })}
      />
      <DateField
        label="End date"
        className={classes.date}
        min={range.start}
        value={range.end}
        onChange={(end) => setChosen({ ...range, end })}
      />
      <Button
        type="submit"
        variant={isListed ? 'default' : 'filled'}
        className={classes.choose}
        disabled={problem !== null}
        loading={isBusy}
      >
        Choose These Dates
      </Button>
      {problem && (
        <Note as="div" className={classes.problem}>
          <p role="alert">{problem.text}</p>
          {problem.instead && <OtherRange range={problem.instead} onChoose={setChosen} />}
        </Note>
      )}
    </form>
  )
}

function OtherRange({ range, onChoose }: { range: DayRange; onChoose: (range: DayRange) => void }) {
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => onChoose(range)}>
      Take {formatDays(range, 'full')}
    </Button>
  )
}
