import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { openListCall } from '../../../contract/shopping.ts'
import type { DayRange } from '../../../domain/day.ts'
import { sendableEdits } from '../../../domain/shopping/make-edit.ts'
import { baseVersion } from '../../../domain/shopping/open-list.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { NOBODY, useUserId } from '../../account/sign-in/queries.ts'
import { callServer } from '../../api/call-server.ts'
import { completedListsQuery } from '../../calendar/days/queries.ts'
import { toast } from '../../ui/toast.ts'
import { tickStoreOf } from '../shop/ticks.ts'
import { useStoredPart, useStoredValue } from '../stored-value.ts'
import {
  localListOf,
  forgetLocalList,
  storedLocalList,
  type LocalList,
  applyServerList,
  waitingEditsStore,
} from './local-list.ts'
import { sendingRound, popLateEdits } from './send-edits.ts'
import { uploadOldList } from './unshared-list.ts'

/** The names of rows in a sentence: 'leeks, peas'. */
export const joinNames = (items: readonly Pick<ShoppingItem, 'name'>[]): string =>
  items.map(({ name }) => name).join(', ')

export function useLocalList(): LocalList | null {
  const localList = useStoredValue(storedLocalList)
  const userId = useOpenListQuery()
  return localList?.userId === userId ? localList : null
}

/** The days of the open list, and whether it has rows: an edit of a row changes neither. */
export function useListOutline(): (DayRange & { hasRows: boolean }) | null {
  const userId = useOpenListQuery()
  const ifOwn = (localList: LocalList | null) => (localList?.userId === userId ? localList : null)
  const start = useStoredPart(storedLocalList, (localList) => ifOwn(localList)?.start ?? null)
  const end = useStoredPart(storedLocalList, (localList) => ifOwn(localList)?.end ?? null)
  const hasRows = useStoredPart(storedLocalList, (localList) => (ifOwn(localList)?.items.length ?? 0) > 0)
  return useMemo(() => (start && end ? { start, end, hasRows } : null), [start, end, hasRows])
}

const openListKey = (userId: number) => ['open-shopping-list', userId] as const

/** Reads the list of the server while it is shown; returns the id of the signed-in user. */
function useOpenListQuery(): number {
  const client = useQueryClient()
  const userId = useUserId()
  useQuery({
    queryKey: openListKey(userId),
    queryFn: ({ signal }) => readList(client, userId, signal),
    enabled: userId !== NOBODY,
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
  })
  return userId
}

async function readList(client: QueryClient, userId: number, signal: AbortSignal): Promise<boolean> {
  const localList = localListOf(userId)
  const roundBefore = sendingRound(userId)
  const query = localList?.id ? { has: baseVersion({ id: localList.id, revision: localList.revision }) } : {}
  const wasOpen = client.getQueryData(openListKey(userId))
  const { list } = await callServer(openListCall, { query, signal })
  // Somebody edited a list that is no longer open: their ticks are on the completed one.
  if (!list && wasOpen === false) void client.invalidateQueries({ queryKey: completedListsQuery.queryKey })
  const current = localListOf(userId)
  if (current && current.id === null) await uploadOldList(userId, current, list)
  // An edit that was sent meanwhile was answered with the newer list.
  else if (roundBefore !== sendingRound(userId) || current?.id !== localList?.id) {
    if (list && list.id === current?.id) applyServerList(userId, list)
  } else if (list) applyServerList(userId, list)
  else if (current) await dropLocalList(client, userId, current)
  return list !== null
}

/**
 * The list is no longer open, since somebody completed it. Later additions of this device wait for
 * the next one.
 */
async function dropLocalList(client: QueryClient, userId: number, localList: LocalList): Promise<void> {
  await client.refetchQueries({ queryKey: completedListsQuery.queryKey })
  const waiting = (waitingEditsStore(userId).read() ?? []).flatMap(({ edits }) => sendableEdits(edits).rows)
  const { tooLate, forNextList } = popLateEdits(userId)
  const forNext = [...forNextList, ...waiting.flatMap(({ set }) => (set.added && set.name?.value) ?? [])]
  forgetLocalList(userId)
  tickStoreOf(userId, 'current').write(null)
  const lists = client.getQueryData(completedListsQuery.queryKey) ?? []
  if (!lists.some(({ startDate, endDate }) => startDate === localList.start && endDate === localList.end))
    return
  toast(
    'Your household’s list is completed',
    [
      ...(tooLate.length > 0 ? [`Your changes came too late for it: ${tooLate.join(', ')}.`] : []),
      ...(forNext.length > 0 ? [`Kept for your next list: ${forNext.join(', ')}.`] : []),
    ].join(' ') || 'You’ll find it under Previous Shopping Lists.',
    'note',
  )
}
