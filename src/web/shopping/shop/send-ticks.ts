/** Sends the waiting ticks of this browser: one message at a time, repeated after a failure. */

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { addTicksCall, markListCall } from '../../../contract/shopping.ts'
import type { Tick } from '../../../domain/shopping/tick.ts'
import { NOBODY, useUserId } from '../../account/sign-in/queries.ts'
import { isRefused, isFinalRefusal, isSessionRefused, errorMessage } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { sessionKey } from '../../api/known-person.ts'
import { Sender } from '../../api/sender.ts'
import { withTabLock } from '../../api/tab-lock.ts'
import { showList } from '../../calendar/days/queries.ts'
import { toast } from '../../ui/toast.ts'
import { perUser } from '../per-user.ts'
import type { StoredValue } from '../stored-value.ts'
import {
  type StoredTicks,
  markMarksSent,
  markTicksSent,
  unsentTicksIn,
  unsentCount,
  unsentTickStores,
} from './ticks.ts'

async function sendList(client: QueryClient, store: StoredValue<StoredTicks>): Promise<void> {
  const value = store.read()
  const ticks: Tick[] = unsentTicksIn(value).map(({ itemId, isChecked, at, by }) => ({
    itemId,
    isChecked,
    at,
    by,
  }))
  if (value?.listId == null) return
  const params = { id: value.listId }
  const { unsentMarks: marks } = value
  try {
    if (ticks.length > 0) {
      const list = await callServer(addTicksCall, { params, body: { ticks } })
      await showList(client, list)
      markTicksSent(store, ticks, list.ticks)
    }
    if (marks.length > 0) {
      await showList(client, await callServer(markListCall, { params, body: { marks } }))
      markMarksSent(store, marks)
      // Items may now wait for the next list, and prices be known.
      for (const key of ['shopping-extras', 'open-shopping-list', 'shop-prices'] as const)
        void client.invalidateQueries({ queryKey: [key] })
    }
  } catch (error) {
    // The list was deleted, so its ticks are dropped. Others are kept for the next attempt.
    if (isRefused(error, addTicksCall, 'NOT_FOUND')) store.write(null)
    else throw error
  }
}

type Failures = Map<StoredValue<StoredTicks>, unknown>

/** Sends what waits, list by list; a failure of one does not hold up the others. */
async function sendAll(client: QueryClient, userId: number): Promise<Failures> {
  const failures: Failures = new Map()
  const waitingTicks = () => unsentTickStores(userId).filter((store) => !failures.has(store))
  await withTabLock('plateful:ticks', async () => {
    for (let lists = waitingTicks(); lists.length > 0; lists = waitingTicks()) {
      for (const store of lists) {
        try {
          await sendList(client, store)
        } catch (error) {
          failures.set(store, error)
          // Nobody is signed in, so that all lists would fail.
          if (isSessionRefused(error)) return
        }
      }
    }
  })
  return failures
}

const senderOf = perUser((client, userId) => {
  const reported = new Set<StoredValue<StoredTicks>>()
  return new Sender(async () => {
    const failures = await sendAll(client, userId)
    const errors = [...failures.values()]
    if (errors.some(isSessionRefused)) void client.invalidateQueries({ queryKey: sessionKey })
    else toastRefused(failures, reported)
    return !errors.every(isFinalRefusal)
  })
})

function toastRefused(failures: Failures, reported: Set<StoredValue<StoredTicks>>): void {
  const refusedTicks = [...failures].filter(([store, error]) => isFinalRefusal(error) && !reported.has(store))
  for (const [store] of refusedTicks) reported.add(store)
  const [first] = refusedTicks
  if (first) toast('Your ticks weren’t saved', `${errorMessage(first[1])} It stays on this device.`, 'failed')
}

export function useSendTicks(): () => void {
  const client = useQueryClient()
  const userId = useUserId()
  return useCallback(() => senderOf(client, userId).sendNow(), [client, userId])
}

/**
 * Sends waiting ticks before a sign-out, which would delete them; answers how many could not be
 * sent.
 */
export function useSendTicksBeforeLogout(): () => Promise<number> {
  const client = useQueryClient()
  const userId = useUserId()
  return async () => {
    await sendAll(client, userId)
    return unsentTickStores(userId).reduce((sum, store) => sum + unsentCount(store.read()), 0)
  }
}

/**
 * Sends ticks that wait from an earlier visit: at the start, and when the server can be reached
 * again, on whichever screen.
 */
export function useTickDelivery(): void {
  const client = useQueryClient()
  const userId = useUserId()
  useEffect(() => {
    if (userId === NOBODY) return undefined
    const sender = senderOf(client, userId)
    sender.sendNow()
    return sender.retryOnReconnect()
  }, [client, userId])
}
