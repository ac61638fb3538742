import { type QueryClient, type QueryKey, queryOptions, useQuery } from '@tanstack/react-query'
import { assignmentsCall } from '../../../contract/calendar.ts'
import { completedListsCall } from '../../../contract/shopping.ts'
import type { Assignment } from '../../../domain/calendar/day-plan.ts'
import type { Day, DayRange } from '../../../domain/day.ts'
import type { CompletedList } from '../../../domain/shopping/completed-list.ts'
import { callServer } from '../../api/call-server.ts'
import { MINUTE } from '../../api/durations.ts'
import { persistNow } from '../../api/persist-answers.ts'
import { type PersistedQueries } from '../../api/persisted-queries.ts'
import { daysFromCache, type Dated } from './days-from-cache.ts'
import { ASSIGNMENTS_KEY, assignmentsKey } from './range-keys.ts'

/** How many of the newest lists are kept on this device, to be opened offline. */
const MAX_KEPT = 12

/** The first parts of the keys under which plans of days are kept. */
const PLANS = [ASSIGNMENTS_KEY, ['calendar', 'summary']] as const

/** Offline the plan of these days comes from what other screens have read. */
export const cachedPlans = (range: DayRange) => ({
  fallback: (cached: PersistedQueries) => daysFromCache<Assignment>(range, PLANS, cached),
})

/** The stored days of a range. Never cached and never fresh (calendar 7). */
export const useAssignments = (range: DayRange | null) =>
  useQuery({
    queryKey: assignmentsKey(range),
    queryFn: ({ signal }) =>
      range ? callServer(assignmentsCall, { query: { start: range.start, end: range.end }, signal }) : [],
    enabled: range !== null,
    ...(range && { meta: cachedPlans(range) }),
    staleTime: 0,
    gcTime: 0,
  })

const rangeOf = (dates: readonly Day[]): DayRange => ({
  start: dates.reduce((a, b) => (a < b ? a : b)),
  end: dates.reduce((a, b) => (a > b ? a : b)),
})

/** The stored days of some dates; undefined where they are not shown. */
export function cachedDays(client: QueryClient, dates: readonly Day[]): readonly Assignment[] | undefined {
  const { start, end } = rangeOf(dates)
  for (const [key, days] of client.getQueriesData<Assignment[]>({ queryKey: ASSIGNMENTS_KEY })) {
    const [, , from, to] = key
    if (days && String(from) <= start && String(to) >= end) return days
  }
  return undefined
}

/** The stored days of some dates: from the cache where they are shown, otherwise read. */
export const readDays = (
  client: QueryClient,
  dates: readonly Day[],
): readonly Assignment[] | Promise<readonly Assignment[]> => cachedDays(client, dates) ?? readDaysNow(dates)

/** The stored days of some dates as the server has them now. */
export const readDaysNow = (dates: readonly Day[]): Promise<readonly Assignment[]> =>
  callServer(assignmentsCall, { query: rangeOf(dates) })

/**
 * Completed lists lock the calendar, so the calendar reads them; their items belong to shopping.
 * Fresh for 30 seconds, read again when the window gets the focus (shopping 29) and when the
 * network is back. The newest can be read offline.
 */
export const completedListsQuery = queryOptions({
  queryKey: ['completed-lists'],
  queryFn: ({ signal }) => callServer(completedListsCall, { signal }),
  meta: {
    partToPersist: (lists: readonly CompletedList[]) => lists.slice(0, MAX_KEPT),
    isPersistedAtOnce: true,
  },
  staleTime: MINUTE / 2,
  refetchOnWindowFocus: true,
  refetchOnReconnect: 'always',
})

/** Puts a changed list, as the server answered it, into the cache. */
export async function showList(client: QueryClient, list: CompletedList): Promise<void> {
  client.setQueryData(completedListsQuery.queryKey, (lists) =>
    lists?.map((other) => (other.id === list.id ? list : other)),
  )
  await persistNow(client, completedListsQuery.queryKey)
}

export interface Lock extends DayRange {
  listName: string
}

export const useLocks = () =>
  useQuery({
    ...completedListsQuery,
    select: (lists): Lock[] =>
      lists.map(({ startDate, endDate, name }) => ({ start: startDate, end: endDate, listName: name })),
  })

/** Shows what a date has in every cached range that holds it, before they are read again. */
export function showOnDay(client: QueryClient, queryKey: QueryKey, date: Day, thing: Dated | null): void {
  for (const [key, things] of client.getQueriesData<Dated[]>({ queryKey })) {
    const [, , start, end] = key
    if (!things || String(start) > date || String(end) < date) continue
    const next = things.filter((shown) => shown.date !== date)
    if (thing) next.push(thing)
    client.setQueryData(
      key,
      next.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    )
  }
}

export const showDay = (client: QueryClient, day: Assignment): void =>
  showOnDay(client, ASSIGNMENTS_KEY, day.date, day)
