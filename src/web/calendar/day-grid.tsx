import { startTransition, useEffect, useState } from 'react'
import type { Assignment } from '../../domain/calendar/day-plan.ts'
import type { Note } from '../../domain/calendar/note.ts'
import { type Day, formatDay } from '../../domain/day.ts'
import { Skeleton, Loading } from '../ui/loading.tsx'
import { useIsNarrow } from '../ui/use-is-narrow.ts'
import { runSequentially } from '../ui/when-idle.ts'
import { DayCard } from './day-card.tsx'
import { dayIn } from './days/day-draft.ts'
import { lockedBy } from './days/locked-by.ts'
import type { Lock } from './days/queries.ts'
import { HouseholdProvider } from './diners/diners-field.tsx'
import { calendarParts } from './lazy-parts.ts'
import { NothingPlanned } from './nothing-planned.tsx'
import { AddMealProvider } from './slots/add-meal-provider.tsx'
import { LeftoverDaysProvider } from './slots/leftover-note.tsx'
import { MealBoard } from './slots/meal-board.tsx'
import { useGridKeys } from './slots/use-grid-keys.ts'
import { AllSuggestions, useSuggest } from './suggestions.tsx'
import classes from './day-grid.module.css'

interface Props {
  days: readonly Day[]
  assignments: readonly Assignment[]
  locks: readonly Lock[]
  notes: readonly Note[]
  today: Day
}

/**
 * How many days a narrow screen draws first, counted from today, or from the first day where today
 * is not shown. The days before it are drawn too.
 */
const FIRST_DAYS = 1

/**
 * How many days are drawn: one more at a time, so that each can be used before the next is drawn.
 */
function useDaysDrawn(total: number, first: number): number {
  const [drawn, setDrawn] = useState(first)
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn((days) => days + 1))
  }, [drawn, total])
  return Math.max(drawn, first)
}

export function DayGrid({ days, assignments, locks, notes, today }: Props) {
  const isNarrow = useIsNarrow()
  const drawn = useDaysDrawn(
    days.length,
    isNarrow ? FIRST_DAYS + Math.max(0, days.indexOf(today)) : days.length,
  )
  const { entry, keys } = useGridKeys(days, today)
  // A failed preload is ignored; pressing the button loads it again.
  useEffect(() => runSequentially(calendarParts), [])
  const [start, end] = [days[0] ?? today, days.at(-1) ?? today]
  const suggest = useSuggest(today)
  const storedOn = (date: Day) => dayIn(assignments, date)
  const lockOn = (date: Day) => lockedBy(date, storedOn(date), locks)
  const openDays = days.filter((date) => lockOn(date) === null)
  const suggested = openDays.filter((date) => suggest(date, storedOn(date)) !== null)
  return (
    <HouseholdProvider>
      <LeftoverDaysProvider shown={{ start, end }} days={assignments}>
        <MealBoard shown={{ start, end }} openDays={openDays} locks={locks}>
          <AddMealProvider assignments={assignments}>
            <AllSuggestions dates={suggested} />
            {suggested.length === 0 && (
              <NothingPlanned open={openDays.filter((date) => date >= today)} storedOn={storedOn} />
            )}
            {days.length > 1 && <ColumnNames days={days} today={today} />}
            <div className={classes.days} data-count={days.length}>
              {days.slice(0, drawn).map((date) => (
                <DayCard
                  key={date}
                  date={date}
                  stored={storedOn(date)}
                  isToday={date === today}
                  lockedBy={lockOn(date)}
                  isPast={date < today}
                  suggest={suggest}
                  note={notes.find((dayNote) => dayNote.date === date)}
                  entry={entry.date === date ? entry.slot : undefined}
                  keys={keys}
                />
              ))}
            </div>
          </AddMealProvider>
        </MealBoard>
      </LeftoverDaysProvider>
    </HouseholdProvider>
  )
}

/**
 * The days over the columns of a laptop, for when their heads are scrolled away (calendar 86). Only
 * to be seen: the heads are what is read aloud.
 */
const ColumnNames = ({ days, today }: { days: readonly Day[]; today: Day }) => (
  <div className={classes.names} data-count={days.length} aria-hidden>
    {days.map((date) => (
      <span key={date} data-today={date === today}>
        {formatDay(date, 'weekday').slice(0, 3)} {Number(date.slice(8))}
      </span>
    ))}
  </div>
)

export const DaySkeleton = ({ days }: { days: readonly Day[] }) => (
  <Loading label="Loading your calendar">
    <div className={classes.days} data-count={days.length}>
      {days.map((date) => (
        <div key={date} id={`day-${date}`} className={classes.bone}>
          <Skeleton height="26rem" />
        </div>
      ))}
    </div>
  </Loading>
)
