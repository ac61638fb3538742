/** Sends edits of the open list: one message at a time, repeated after a failure. */

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { editOpenListCall } from '../../../contract/shopping.ts'
import { isEmptyEdits, sendableEdits } from '../../../domain/shopping/make-edit.ts'
import { baseVersion } from '../../../domain/shopping/open-list.ts'
import type { Edits } from '../../../domain/shopping/row-edit.ts'
import { useUserId } from '../../account/sign-in/queries.ts'
import { isFinalRefusal, isSessionRefused, errorMessage } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { sessionKey } from '../../api/known-person.ts'
import { Listeners } from '../../api/listeners.ts'
import { Sender } from '../../api/sender.ts'
import { withTabLock } from '../../api/tab-lock.ts'
import { completedListsQuery } from '../../calendar/days/queries.ts'
import { toast } from '../../ui/toast.ts'
import { perUser } from '../per-user.ts'
import { useStoredValue } from '../stored-value.ts'
import { localListOf, markEditsSent, applyServerList, waitingEditsStore } from './local-list.ts'

/** Milliseconds after typing before an edit is sent. */
const TYPING_PAUSE = 500

const unsentOf = (userId: number) =>
  (waitingEditsStore(userId).read() ?? [])
    .map(({ listId, edits }) => ({ listId, edits: sendableEdits(edits) }))
    .filter(({ edits }) => !isEmptyEdits(edits))

/** How the sending of one person's edits stands. */
class SendingState {
  /** Counts messages: an answer that overlaps with one of them may be older. */
  round = 0
  /** Edits that were sent to a list that is no longer open. */
  lateEdits: { tooLate: readonly string[]; forNextList: readonly string[] } = { tooLate: [], forNextList: [] }
  pending: Promise<void> = Promise.resolve()
  isUnreached = false
}

const sendingByUser = new Map<number, SendingState>()

function sendingStateOf(userId: number): SendingState {
  const sending = sendingByUser.get(userId) ?? new SendingState()
  sendingByUser.set(userId, sending)
  return sending
}

export const sendingRound = (userId: number): number => sendingStateOf(userId).round

function namesIn(client: QueryClient, userId: number, edits: Edits, ids: readonly string[]): string[] {
  const lists = client.getQueryData(completedListsQuery.queryKey) ?? []
  const items = [...(localListOf(userId)?.items ?? []), ...lists.flatMap((list) => list.items)]
  const nameById = new Map(edits.rows.map(({ itemId, set }) => [itemId, set.name?.value]))
  return ids.map((id) => nameById.get(id) ?? items.find((item) => item.id === id)?.name ?? 'a row')
}

/** Edits of this browser that came too late for the completed list; a toast names them once. */
export function popLateEdits(userId: number): SendingState['lateEdits'] {
  const sending = sendingStateOf(userId)
  const { lateEdits } = sending
  sending.lateEdits = { tooLate: [], forNextList: [] }
  return lateEdits
}

/**
 * Sends the waiting edits of each list. A final refusal for one list does not stop the others; the
 * first refusal is thrown at the end.
 */
async function sendWaitingEdits(client: QueryClient, userId: number): Promise<void> {
  const refusals: unknown[] = []
  for (const waiting of unsentOf(userId)) {
    try {
      await sendOne(client, userId, waiting)
    } catch (error) {
      if (!isFinalRefusal(error) || isSessionRefused(error)) throw error
      refusals.push(error)
    }
  }
  if (refusals.length > 0) throw refusals[0]
}

async function sendOne(
  client: QueryClient,
  userId: number,
  { listId, edits }: { listId: string | null; edits: Edits },
): Promise<void> {
  const sending = sendingStateOf(userId)
  const localList = localListOf(userId)
  sending.round += 1
  const { list, late } = await callServer(editOpenListCall, {
    query: localList?.id ? { has: baseVersion({ id: localList.id, revision: localList.revision }) } : {},
    body: { listId, edits },
  })
  sending.round += 1
  const tooLate = namesIn(client, userId, edits, late)
  // One toast says that the list is completed, with all edits that came too late.
  if (!list && localList)
    sending.lateEdits = {
      tooLate,
      forNextList: edits.rows.flatMap(({ set }) => (set.added && set.name?.value) ?? []),
    }
  else if (late.length > 0)
    toast(
      `Came too late for the list: ${tooLate.join(', ')}`,
      'Somebody completed the list, or made a new one, before your change arrived.',
      'note',
    )
  markEditsSent(userId, listId, edits)
  if (list) applyServerList(userId, list)
  else await client.invalidateQueries({ queryKey: ['open-shopping-list'] })
  void client.invalidateQueries({ queryKey: ['shopping-extras'] })
}

const listeners = new Listeners()

function setUnreached(sending: SendingState, isUnreached: boolean): void {
  sending.isUnreached = isUnreached
  listeners.notify()
}

/** Sends the waiting edits now; fails where the server does not accept them. */
export function sendEdits(client: QueryClient, userId: number): Promise<void> {
  const sending = sendingStateOf(userId)
  const sent = sending.pending.then(() =>
    withTabLock('plateful:edits', () => sendWaitingEdits(client, userId)),
  )
  sending.pending = sent.then(
    () => setUnreached(sending, false),
    (error: unknown) => setUnreached(sending, !isFinalRefusal(error)),
  )
  return sent
}

/** Whether edits wait because the server cannot be reached. */
export function useIsUnsent(): boolean {
  const userId = useUserId()
  const hasMore = (useStoredValue(waitingEditsStore(userId)) ?? []).some(
    ({ edits }) => !isEmptyEdits(sendableEdits(edits)),
  )
  return useSyncExternalStore(listeners.subscribe, () => sendingStateOf(userId).isUnreached) && hasMore
}

/**
 * Sends waiting edits before a sign-out, which would delete them; answers how many rows could not
 * be sent.
 */
export function useSendEditsBeforeLogout(): () => Promise<number> {
  const client = useQueryClient()
  const userId = useUserId()
  return async () => {
    if (unsentOf(userId).length > 0) await sendEdits(client, userId).catch(() => undefined)
    return unsentOf(userId).reduce((sum, { edits }) => sum + edits.rows.length, 0)
  }
}

const senderOf = perUser(
  (client, userId) =>
    new Sender(async () => {
      try {
        if (unsentOf(userId).length > 0) await sendEdits(client, userId)
        return false
      } catch (error) {
        if (isSessionRefused(error)) void client.invalidateQueries({ queryKey: sessionKey })
        else if (isFinalRefusal(error))
          toast('Your changes weren’t saved', `${errorMessage(error)} It stays on this device.`, 'failed')
        return !isFinalRefusal(error)
      }
    }),
)

/**
 * Sends edits of the list on whichever screen: after a pause in typing, and again until they
 * arrive.
 */
export function useEditDelivery(): void {
  const userId = useUserId()
  const sender = senderOf(useQueryClient(), userId)
  const waiting = useStoredValue(waitingEditsStore(userId))
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && sender.sendNow()
    document.addEventListener('visibilitychange', onHide)
    const stop = sender.retryOnReconnect()
    return () => {
      stop()
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [sender])
  useEffect(() => {
    if (waiting !== null && unsentOf(userId).length > 0) sender.sendIn(TYPING_PAUSE)
  }, [userId, sender, waiting])
}
