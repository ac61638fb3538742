/** Sends edits of the open list: one message at a time, repeated after a failure. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { editOpenListCall } from '../../contract/shopping.ts'
import { baseTag } from '../../domain/shopping/open-list.ts'
import type { Edits } from '../../domain/shopping/row-edit.ts'
import { isNoEdit, readyEdits } from '../../domain/shopping/make-edit.ts'
import { useUser } from '../account/sign-in/queries.ts'
import { isRefusedForGood, isSessionRefused, sentenceOf } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { onInReach } from '../api/in-reach.ts'
import { sessionKey } from '../api/known-person.ts'
import { completedListsQuery } from '../calendar/days/queries.ts'
import { toast } from '../ui/toast.ts'
import { useKeptValue } from './kept-value.ts'
import { draftOf, markArrived, takeList, waitingOf } from './list-draft.ts'
import { alone, FIRST_WAIT, LONGEST_WAIT } from './send-ticks.ts'

/** Milliseconds after typing before an edit is sent. */
const TYPING_PAUSE = 500

const unsentOf = (userId: number) =>
  (waitingOf(userId).read() ?? [])
    .map(({ listId, edits }) => ({ listId, edits: readyEdits(edits) }))
    .filter(({ edits }) => !isNoEdit(edits))

/** Counts messages: an answer that overlaps with one of them may be older. */
let round = 0
export const sendingRound = (): number => round

function namesIn(client: QueryClient, userId: number, edits: Edits, ids: readonly string[]): string[] {
  const lists = client.getQueryData(completedListsQuery.queryKey) ?? []
  const items = [...(draftOf(userId)?.items ?? []), ...lists.flatMap((list) => list.items)]
  const nameById = new Map(edits.rows.map(({ itemId, set }) => [itemId, set.name?.value]))
  return ids.map((id) => nameById.get(id) ?? items.find((item) => item.id === id)?.name ?? 'a row')
}

/** Edits that were sent to a list that is no longer open. */
let leftOver: { tooLate: readonly string[]; kept: readonly string[] } = { tooLate: [], kept: [] }

/** Edits of this browser that came too late for the completed list; a toast names them once. */
export function takeLeftOver(): typeof leftOver {
  const toastNames = leftOver
  leftOver = { tooLate: [], kept: [] }
  return toastNames
}

async function sendNow(client: QueryClient, userId: number): Promise<void> {
  for (const { listId, edits } of unsentOf(userId)) {
    const draft = draftOf(userId)
    round += 1
    const { list, late } = await callServer(editOpenListCall, {
      query: draft?.id ? { has: baseTag({ id: draft.id, basis: draft.basis }) } : {},
      body: { listId, edits },
    })
    round += 1
    const tooLate = namesIn(client, userId, edits, late)
    // One toast says that the list is completed, with all edits that came too late.
    if (!list && draft)
      leftOver = { tooLate, kept: edits.rows.flatMap(({ set }) => (set.added && set.name?.value) ?? []) }
    else if (late.length > 0)
      toast(
        `Came too late for the list: ${tooLate.join(', ')}`,
        'Somebody completed the list, or made a new one, before your change arrived.',
        'note',
      )
    markArrived(userId, listId, edits)
    if (list) takeList(userId, list)
    else await client.invalidateQueries({ queryKey: ['open-shopping-list'] })
    void client.invalidateQueries({ queryKey: ['shopping-extras'] })
  }
}

let pendingSend: Promise<void> = Promise.resolve()
let isNetworkError = false
const listeners = new Set<() => void>()

function setUnreached(next: boolean): void {
  if (next === isNetworkError) return
  isNetworkError = next
  for (const listener of listeners) listener()
}

function onReach(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sends the waiting edits now; fails where the server does not accept them. */
export function sendEdits(client: QueryClient, userId: number): Promise<void> {
  const sent = pendingSend.then(() => alone('plateful:edits', () => sendNow(client, userId)))
  pendingSend = sent.then(
    () => setUnreached(false),
    (error: unknown) => setUnreached(!isRefusedForGood(error)),
  )
  return sent
}

/** Whether edits wait because the server cannot be reached. */
export function useIsUnsent(): boolean {
  const userId = useUser()?.id ?? 0
  const hasMore = (useKeptValue(waitingOf(userId)) ?? []).some(({ edits }) => !isNoEdit(readyEdits(edits)))
  return useSyncExternalStore(onReach, () => isNetworkError) && hasMore
}

/**
 * Sends waiting edits before a sign-out, which would delete them; answers how many rows could not
 * be sent.
 */
export function useSendEditsBeforeLeaving(): () => Promise<number> {
  const client = useQueryClient()
  const userId = useUser()?.id ?? 0
  return async () => {
    if (unsentOf(userId).length > 0) await sendEdits(client, userId).catch(() => undefined)
    return unsentOf(userId).reduce((sum, { edits }) => sum + edits.rows.length, 0)
  }
}

/**
 * Sends edits of the list on whichever screen: after a pause in typing, and again until they
 * arrive.
 */
export function useEditDelivery(): void {
  const client = useQueryClient()
  const userId = useUser()?.id ?? 0
  const waiting = useKeptValue(waitingOf(userId))
  useEffect(() => {
    if (userId === 0 || waiting === null || unsentOf(userId).length === 0) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = FIRST_WAIT
    const retry = (error: unknown) => {
      if (isSessionRefused(error)) void client.invalidateQueries({ queryKey: sessionKey })
      else if (isRefusedForGood(error))
        toast('Your changes weren’t saved', `${sentenceOf(error)} It stays on this device.`, 'failed')
      else {
        timer = setTimeout(send, wait)
        wait = Math.min(wait * 2, LONGEST_WAIT)
      }
    }
    const send = () => {
      clearTimeout(timer)
      sendEdits(client, userId).catch(retry)
    }
    const onHide = () => document.visibilityState === 'hidden' && send()
    timer = setTimeout(send, TYPING_PAUSE)
    const stopHearing = onInReach(() => {
      wait = FIRST_WAIT
      send()
    })
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearTimeout(timer)
      stopHearing()
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [client, userId, waiting])
}
