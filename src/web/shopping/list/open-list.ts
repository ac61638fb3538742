import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { editOpenListCall, makeOpenListCall, openListCall } from '../../../contract/shopping.ts'
import type { DayRange } from '../../../domain/day.ts'
import { isExtra } from '../../../domain/shopping/extra.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { additionEdits, baseTag, type OpenList } from '../../../domain/shopping/open-list.ts'
import { mergeEdits, noEdits } from '../../../domain/shopping/row-edit.ts'
import { changeList, sendableEdits } from '../../../domain/shopping/make-edit.ts'
import { withTicks } from '../../../domain/shopping/tick.ts'
import { NOBODY, useUserId } from '../../account/sign-in/queries.ts'
import { isRefused, failedBecause } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { randomId, phoneId } from '../../api/ids.ts'
import { serverNow } from '../../api/server-clock.ts'
import { completedListsQuery } from '../../calendar/days/queries.ts'
import { toast } from '../../ui/toast.ts'
import { StoredValue, useStoredPart, useStoredValue } from '../stored-value.ts'
import {
  localListOf,
  forgetLocalList,
  storedLocalList,
  LocalList,
  applyServerList,
  waitingEditsStore,
} from './local-list.ts'
import { sendingRound, popLateEdits } from './send-edits.ts'
import { tickStoreOf } from '../shop/ticks.ts'

export const namesOf = (items: readonly Pick<ShoppingItem, 'name'>[]): string =>
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
  const query = localList?.id ? { has: baseTag({ id: localList.id, basis: localList.basis }) } : {}
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

/** A list that an older version left in this browser, beside the household's. */
const unsharedList = new StoredValue('plateful:own-list', LocalList)

export function useUnsharedList(): LocalList | null {
  const localList = useStoredValue(unsharedList)
  return localList?.userId === useUserId() ? localList : null
}

/**
 * A list of an older version as a new one of the household: its rows with their ticks, and the
 * items added by hand.
 */
function asNewList(userId: number, localList: LocalList, replaces: string | null) {
  const items = withTicks(localList.items, tickStoreOf(userId, 'current').read()?.ticks ?? [])
  const by = { now: serverNow(), by: phoneId() }
  const byHand = items.filter((item) => isExtra(item) && item.name.trim() !== '')
  const { name, showsAlwaysHad } = localList
  return {
    id: randomId(),
    replaces,
    startDate: localList.start,
    endDate: localList.end,
    items: items.filter((item) => !isExtra(item)),
    origins: localList.origins,
    foods: localList.foods,
    meals: localList.meals,
    edits: mergeEdits(
      additionEdits(byHand, { at: by.now, by: by.by }),
      changeList(noEdits, { ...(name !== null && { name }), ...(showsAlwaysHad && { showsAlwaysHad }) }, by),
    ),
  }
}

/**
 * Uploads a list of an older version once as the household's; where the household has one, it
 * waits.
 */
async function uploadOldList(userId: number, localList: LocalList, list: OpenList | null): Promise<void> {
  if (list) {
    unsharedList.write(localList)
    storedLocalList.write(null)
    applyServerList(userId, list)
    return
  }
  try {
    applyServerList(userId, await callServer(makeOpenListCall, { body: asNewList(userId, localList, null) }))
  } catch (error) {
    // A completed list has its days; the screen says so.
    if (!isRefused(error, makeOpenListCall, 'DAYS_LOCKED')) throw error
  }
}

/** Replaces the household's list by the one of this device. */
export function useShareUnsharedList() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (localList: LocalList) => {
      const replaces = localListOf(localList.userId)?.id ?? null
      return callServer(makeOpenListCall, { body: asNewList(localList.userId, localList, replaces) })
    },
    onSuccess: (list, { userId }) => {
      unsharedList.write(null)
      applyServerList(userId, list)
      void client.invalidateQueries({ queryKey: ['open-shopping-list'] })
    },
    meta: { failed: failedBecause('This list couldn’t be shared') },
  })
}

/**
 * Discards the list of this device. Items that were added by hand and are on no completed list wait
 * for the household's next one.
 */
export function useDiscardDeviceList() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (localList: LocalList) => {
      const lists = client.getQueryData(completedListsQuery.queryKey) ?? []
      const onOne = new Set(lists.flatMap(({ items }) => items.map(({ id }) => id)))
      const byHand = localList.items.filter(
        (item) => isExtra(item) && item.name.trim() !== '' && !onOne.has(item.id),
      )
      const edits = additionEdits(byHand, { at: serverNow(), by: phoneId() })
      if (byHand.length > 0) await callServer(editOpenListCall, { query: {}, body: { listId: null, edits } })
    },
    onSuccess: (_answer, { userId, id }) => {
      unsharedList.write(null)
      if (id === null && localListOf(userId)?.id === null) {
        forgetLocalList(userId)
        tickStoreOf(userId, 'current').write(null)
      }
      void client.invalidateQueries({ queryKey: ['open-shopping-list'] })
    },
    meta: { failed: failedBecause('Your list couldn’t be cleared') },
  })
}
