/** Which answers every screen needs that is to open without a signal. */
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { remindersCall } from '../contract/account.ts'
import {
  assignmentsCall,
  menusCall,
  notesCall,
  occasionsCall,
  templatesCall,
  weeklyAssignmentsCall,
} from '../contract/calendar.ts'
import type { Call } from '../contract/call.ts'
import {
  allowancesCall,
  familyMembersCall,
  guestDinersCall,
  knownIngredientsCall,
  preferencesCall,
  whoIsHereCall,
} from '../contract/household.ts'
import { keptRulesCall, planningActionsCall } from '../contract/planner.ts'
import { collectionsCall, recipesCall, savedFiltersCall } from '../contract/recipes.ts'
import { completedListsCall, shopOrderCall, staplesCall } from '../contract/shopping.ts'
import { addDays, type Day, dayOf, startOfWeek } from '../domain/day.ts'
import { callServer } from './api/call-server.ts'
import { dropOldReads } from './api/kept-reads.ts'
import { keptAt } from './api/offline-cache.ts'
import { completedListsQuery } from './calendar/days/queries.ts'
import { recipesQuery } from './recipes/queries.ts'
import { oneByOne } from './ui/when-idle.ts'

/** What was kept within so long is not read ahead again. */
const RECENT = 6 * 60 * 60 * 1000

/** What is read and kept as a whole, by the first word of its key. */
export const wholes: readonly (readonly [string, Call])[] = [
  ['recipes', recipesCall],
  ['family-members', familyMembersCall],
  ['guest-diners', guestDinersCall],
  ['known-ingredients', knownIngredientsCall],
  ['may-contain-allowances', allowancesCall],
  ['recipe-collections', collectionsCall],
  ['saved-filters', savedFiltersCall],
  ['meal-planning-days', templatesCall],
  ['weekly-template-assignments', weeklyAssignmentsCall],
  ['date-specific-template-assignments', occasionsCall],
  ['menus', menusCall],
  ['ai-meal-planning-actions', planningActionsCall],
  ['plan-rules', keptRulesCall],
  ['completed-lists', completedListsCall],
  ['shop-order', shopOrderCall],
  ['staples', staplesCall],
  ['user-preferences', preferencesCall],
  ['reminders', remindersCall],
  ['household', whoIsHereCall],
]

/** How those are kept that are kept in a way of their own. */
const how = new Map<unknown, (typeof recipesQuery)['meta']>(
  [recipesQuery, completedListsQuery].map(({ queryKey, meta }) => [queryKey[0], meta]),
)

interface Read {
  queryKey: QueryKey
  call: Call
  query?: Record<string, string>
}

/** Six weeks around today, of which the weeks of other days are put together. */
function readsAt(today: Day): Read[] {
  const start = addDays(startOfWeek(today), -7)
  const end = addDays(start, 41)
  const days = { start, end }
  return [
    ...wholes.map(([word, call]) => ({ queryKey: [word], call })),
    { queryKey: ['calendar', 'assignments', start, end], call: assignmentsCall, query: days },
    { queryKey: ['calendar', 'notes', start, end], call: notesCall, query: days },
  ]
}

/** Reads one after the other what is not kept, each when the browser is idle. */
export function readAhead(client: QueryClient, now = new Date()): () => void {
  const reads = readsAt(dayOf(now)).map(({ queryKey, call, query }) => async () => {
    const at = await keptAt(hashKey(queryKey))
    if (at !== undefined && now.getTime() - at < RECENT) return
    await client.fetchQuery({
      queryKey,
      queryFn: ({ signal }) => callServer(call, { signal, ...(query && { query }) }),
      ...(how.has(queryKey[0]) && { meta: how.get(queryKey[0]) }),
    })
  })
  return oneByOne([dropOldReads, ...reads])
}
