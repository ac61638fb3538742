import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import {
  type CalendarPosition,
  type CalendarView,
  changeView,
  shownRange,
} from '../../domain/calendar/calendar-view.ts'
import { isNothingToReuse } from '../../domain/calendar/place-week.ts'
import { type Day, type DayRange, daysOf, formatDay, lengthOf, startOfWeek } from '../../domain/day.ts'
import { mustShowFailure } from '../api/stale-reads.ts'
import { UncheckedNote } from '../household/who-can-eat/unchecked-note.tsx'
import { useRecipes } from '../recipes/queries.ts'
import { Failure } from '../ui/failure.tsx'
import { lazyOnPress } from '../ui/lazy-on-press.tsx'
import { Note } from '../ui/note.tsx'
import { Screen } from '../ui/screen.tsx'
import { useToday } from '../ui/use-today.ts'
import { useDeferredReady } from '../ui/when-idle.ts'
import { CalendarActions, ViewChoice } from './calendar-actions.tsx'
import { CalendarNavigation } from './calendar-navigation.tsx'
import { calendarPlaceOf, calendarSearchOf } from './calendar-search.ts'
import { DaySkeleton, DayGrid } from './day-grid.tsx'
import { DayStrip } from './day-strip.tsx'
import { onCalendarEvent } from './days/calendar-events.ts'
import { dayIn } from './days/day-draft.ts'
import { lockedBy } from './days/locked-by.ts'
import { completedListsQuery, type Lock, useAssignments, useLocks } from './days/queries.ts'
import { useSaveOnLeave } from './days/use-day-drafts.ts'
import { goToDay, useOpensAt } from './go-to-day.ts'
import { fetchCustomRange, fetchSubscribe, fetchWeek } from './lazy-parts.ts'
import { useNotes } from './notes/queries.ts'
import { templateKeys } from './templates/queries.ts'
import classes from './calendar-screen.module.css'

const CustomRangeDialog = lazyOnPress(fetchCustomRange)
const SubscribeDialog = lazyOnPress(fetchSubscribe)
const WeekDialog = lazyOnPress(fetchWeek)
const noLocks: readonly Lock[] = []

type OpenDialog = 'range' | 'subscribe' | 'week'

export function CalendarScreen() {
  const today = useToday()
  const search = useSearch({ from: '/calendar' })
  const navigate = useNavigate({ from: '/calendar' })
  const place = calendarPlaceOf(search, today)
  const range = shownRange(place)
  // Memoised, so that days are drawn again only when they change.
  const days = useMemo(() => daysOf({ start: range.start, end: range.end }), [range.start, range.end])
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)

  useCalendarEvents()
  const unsaved = useSaveOnLeave()
  const assignments = useAssignments(range)
  const isDrawn = useDeferredReady(assignments.data !== undefined)
  // The calendar opens at the day that a link named, else at today (calendar 51); a week that was
  // paged to begins at its top.
  const [linkedDate] = useState(search.date)
  const opensAt = search.date === undefined ? today : search.date === linkedDate ? search.date : null
  const opensBelowTop = opensAt !== null && opensAt !== days[0] && days.length > 1
  useOpensAt(opensAt ?? today, days.at(-1), opensBelowTop, isDrawn)
  const locks = useLocks().data ?? noLocks
  const notes = useNotes(range).data ?? []

  const isLocked = (date: Day) => lockedBy(date, dayIn(assignments.data ?? [], date), locks) !== null

  const goToPlace = (next: CalendarPosition) =>
    void navigate({ search: calendarSearchOf(next, today), resetScroll: false })
  const changeViewTo = (next: CalendarView) =>
    next === 'custom' ? setOpenDialog('range') : goToPlace(changeView(place, next))

  return (
    <Screen
      title="Meal Calendar"
      width="wide"
      actions={
        <>
          <ViewChoice view={place.view} onChange={changeViewTo} />
          <CalendarActions
            date={place.date === today ? undefined : place.date}
            toShop={daysToCome(range, today)}
            onReuse={() => setOpenDialog('week')}
            onSubscribe={() => setOpenDialog('subscribe')}
          />
        </>
      }
    >
      <CalendarNavigation place={place} today={today} onGo={goToPlace} onHere={() => goToDay(today)} />
      <UnsavedNote
        days={unsaved.filter((day) => !days.includes(day))}
        onShow={(date) => goToPlace({ ...place, date })}
      />
      {days.length > 1 && <DayStrip days={days} today={today} isLocked={isLocked} />}
      {isDrawn && <UncheckedMeals />}
      {mustShowFailure(assignments) && (
        <Failure title="Failed to fetch calendar assignments" query={assignments} />
      )}
      {!mustShowFailure(assignments) && !isDrawn && <DaySkeleton days={days} />}
      {/* If reading the days again fails, they stay, with what was typed in them. */}
      {assignments.data && isDrawn && (
        <DayGrid
          key={range.start + range.end}
          days={days}
          assignments={assignments.data}
          locks={locks}
          notes={notes}
          today={today}
        />
      )}
      <CalendarDialogs
        open={openDialog}
        place={place}
        range={range}
        isEmpty={isNothingToReuse(assignments.data ?? [])}
        onGo={goToPlace}
        onClose={() => setOpenDialog(null)}
      />
    </Screen>
  )
}

interface DialogsProps {
  open: OpenDialog | null
  place: CalendarPosition
  range: DayRange
  /** Whether the shown days have nothing that could be used again. */
  isEmpty: boolean
  onGo: (place: CalendarPosition) => void
  onClose: () => void
}

function CalendarDialogs({ open, place, range, isEmpty, onGo, onClose }: DialogsProps) {
  if (open === 'week')
    return (
      <WeekDialog
        monday={startOfWeek(place.date)}
        isEmpty={place.view === 'week' && isEmpty}
        onClose={onClose}
        onShow={(monday) => onGo({ ...place, view: 'week', date: monday })}
      />
    )
  if (open === 'range')
    return (
      <CustomRangeDialog
        initial={range}
        onClose={onClose}
        onChoose={(chosen) => {
          onClose()
          onGo({ view: 'custom', date: chosen.start, days: lengthOf(chosen) })
        }}
      />
    )
  return open === 'subscribe' && <SubscribeDialog onClose={onClose} />
}

const daysToCome = ({ start, end }: DayRange, today: Day): DayRange | undefined =>
  end < today ? undefined : { start: start < today ? today : start, end }

const UncheckedMeals = () => <UncheckedNote what="what" recipes={useRecipes()} />

function UnsavedNote({ days, onShow }: { days: readonly Day[]; onShow: (day: Day) => void }) {
  const [first] = days
  if (!first) return null
  return (
    <Note className={classes.note} role="status">
      Not saved yet: {days.map((day) => formatDay(day, 'long')).join(', ')}.
      <button type="button" className={classes.show} onClick={() => onShow(first)}>
        Show
      </button>
    </Note>
  )
}

/** Reads days and locks again on the events that change them (calendar 14). */
function useCalendarEvents(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      onCalendarEvent(() => {
        void client.invalidateQueries({ queryKey: ['calendar'] })
        void client.invalidateQueries({ queryKey: completedListsQuery.queryKey })
        for (const key of templateKeys) void client.invalidateQueries({ queryKey: [key] })
      }),
    [client],
  )
}
