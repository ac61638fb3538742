import type { UseQueryResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Assignment, MAX_CALENDAR_DAYS } from '../../../domain/calendar/day-plan.ts'
import { addDays, type Day, type DayRange, formatDays } from '../../../domain/day.ts'
import type { CompletedList } from '../../../domain/shopping/completed-list.ts'
import { isExtra } from '../../../domain/shopping/extra.ts'
import { isSwapped } from '../../../domain/shopping/not-there.ts'
import { mustShowFailure } from '../../api/stale-reads.ts'
import { useAssignments } from '../../calendar/days/queries.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { ShowAllButton } from '../../ui/show-all-button.tsx'
import { useToday } from '../../ui/use-today.ts'
import { useDeleteList } from '../queries.ts'
import { PreviousListCard } from './previous-list-card.tsx'
import classes from './previous-lists.module.css'

const SHOWN_AT_FIRST = 6

/**
 * The days of all cards that are shown, for one read of their meals; where they are too many, those
 * of the newest lists.
 */
function spanOf(lists: readonly CompletedList[]): DayRange | null {
  const end = lists.map((list) => list.endDate).reduce<Day | null>((a, b) => (a && a > b ? a : b), null)
  const start = lists.map((list) => list.startDate).reduce<Day | null>((a, b) => (a && a < b ? a : b), null)
  if (!start || !end) return null
  const earliest = addDays(end, 1 - MAX_CALENDAR_DAYS)
  return { start: start < earliest ? earliest : start, end }
}

const daysWithin = (days: readonly Assignment[], list: CompletedList) =>
  days.filter(({ date }) => list.startDate <= date && date <= list.endDate)

/** What deleting a list does: its days can be planned again, and extras for coming days stay. */
function describeDeletion({ name, startDate, endDate, items }: CompletedList, today: Day): string {
  const days = formatDays({ start: startDate, end: endDate }, 'full')
  const hasOpenExtras = items.some((item) => isExtra(item) && !item.isChecked && !isSwapped(item))
  const extrasSentence =
    endDate >= today && hasOpenExtras ? ' Anything added by hand and not ticked moves to your next list.' : ''
  return `'${name}' is deleted, and ${days} can be planned again.${extrasSentence}`
}

export function PreviousLists({ lists }: { lists: UseQueryResult<CompletedList[]> }) {
  const [isAllShown, setIsAllShown] = useState(false)
  const [listToDelete, setListToDelete] = useState<CompletedList | null>(null)
  const cards = useRef<HTMLUListElement>(null)
  const deletion = useDeleteList()
  const today = useToday()
  const allLists = lists.data ?? []
  const shownLists = isAllShown ? allLists : allLists.slice(0, SHOWN_AT_FIRST)
  const days = useAssignments(spanOf(shownLists)).data ?? []
  return (
    <section aria-labelledby="previous-lists" className={classes.section}>
      <h2 id="previous-lists" className={classes.title}>
        Previous Shopping Lists
      </h2>
      {mustShowFailure(lists) && <Failure title="Your lists couldn’t be loaded" query={lists} />}
      {lists.data?.length === 0 && (
        <p className={classes.none}>Lists you complete are kept here, to shop from and to look back at.</p>
      )}
      <ul ref={cards} className={classes.cards}>
        {shownLists.map((list) => (
          <li key={list.id}>
            <PreviousListCard
              list={list}
              days={daysWithin(days, list)}
              onDelete={() => setListToDelete(list)}
            />
          </li>
        ))}
      </ul>
      {allLists.length > shownLists.length && (
        <ShowAllButton list={cards} onShow={() => setIsAllShown(true)}>
          {`Show all ${allLists.length} lists`}
        </ShowAllButton>
      )}
      {listToDelete && (
        <ConfirmDialog
          title="Unlock & Delete this list?"
          text={describeDeletion(listToDelete, today)}
          confirm="Unlock & Delete"
          tone="destroys"
          onClose={() => setListToDelete(null)}
          onConfirm={() => {
            deletion.mutate(listToDelete)
            setListToDelete(null)
          }}
        />
      )}
    </section>
  )
}
