/** The answers that every screen needs to open offline. */

import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { assignmentsCall, notesCall } from '../contract/calendar.ts'
import type { Call } from '../contract/call.ts'
import { addDays, type Day, dayOf, startOfWeek } from '../domain/day.ts'
import { callServer } from './api/call-server.ts'
import { HOUR } from './api/durations.ts'
import { cachedAt } from './api/offline-cache.ts'
import { dropOldAnswers } from './api/persist-answers.ts'
import { readAheadCalls } from './api/read-ahead-calls.ts'
import { completedListsQuery } from './calendar/days/queries.ts'
import { assignmentsKey, notesKey } from './calendar/days/range-keys.ts'
import { recipesQuery } from './recipes/queries.ts'
import { runSequentially } from './ui/when-idle.ts'

/** Milliseconds for which a kept answer is not read ahead again. */
const RECENT_TIME = 6 * HOUR

/** The `meta` of the queries that are kept in a way of their own. */
const metaByQuery = new Map<unknown, (typeof recipesQuery)['meta']>(
  [recipesQuery, completedListsQuery].map(({ queryKey, meta }) => [queryKey[0], meta]),
)

interface Read {
  queryKey: QueryKey
  call: Call
  query?: Record<string, string>
}

/** Six weeks around today, from which the weeks of other days are put together. */
function readsAt(today: Day): Read[] {
  const start = addDays(startOfWeek(today), -7)
  const days = { start, end: addDays(start, 41) }
  return [
    ...readAheadCalls.map(([word, call]) => ({ queryKey: [word] as const, call })),
    { queryKey: assignmentsKey(days), call: assignmentsCall, query: days },
    { queryKey: notesKey(days), call: notesCall, query: days },
  ]
}

/** Reads one after the other what is not kept, each when the browser is idle. */
export function readAhead(client: QueryClient, now = new Date()): () => void {
  const reads = readsAt(dayOf(now)).map(({ queryKey, call, query }) => async () => {
    const storedAt = await cachedAt(hashKey(queryKey))
    if (storedAt !== undefined && now.getTime() - storedAt < RECENT_TIME) return
    await client.fetchQuery({
      queryKey,
      queryFn: ({ signal }) => callServer(call, { signal, ...(query && { query }) }),
      ...(metaByQuery.has(queryKey[0]) && { meta: metaByQuery.get(queryKey[0]) }),
    })
  })
  return runSequentially([dropOldAnswers, ...reads])
}
