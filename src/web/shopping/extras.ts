/**
 * Keeps what is added by hand in step with the household: sent when typing pauses, and what others
 * added taken onto the list here.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeExtrasCall, extrasCall } from '../../contract/shopping.ts'
import { changeSince, type Extra, extrasIn, takeExtras } from '../../domain/shopping/extra.ts'
import { isUnreached, sentenceOf } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { toast } from '../ui/toast.ts'
import { keptDraft, type ListDraft } from './list-draft.ts'

/**
 * What is typed is sent once typing pauses, and again after a while where the server was not
 * reached; in milliseconds.
 */
const TYPING_PAUSE = 1000
const TRY_AGAIN = 10_000

/** The kept list of this person; another one's is left alone. */
function draftOf(userId: number): ListDraft | null {
  const draft = keptDraft.read()
  return draft?.userId === userId ? draft : null
}

/**
 * Takes over what the household has now; `known` is what it had when this list last heard of it.
 */
function take(userId: number, known: readonly Extra[], theirs: readonly Extra[]): void {
  const draft = draftOf(userId)
  if (!draft) return
  const { items, gone } = takeExtras(draft.items, known, theirs)
  const next = { ...draft, items, knownExtras: [...theirs] }
  if (JSON.stringify(next) !== JSON.stringify(draft)) keptDraft.write(next)
  if (gone.length === 0) return
  toast(
    `Taken off your list: ${gone.map(({ name }) => name).join(', ')}`,
    'It is on a list that somebody completed, or somebody took it off.',
    'note',
  )
}

const changeIn = (draft: ListDraft) => changeSince(extrasIn(draft.items), draft.knownExtras)
const isEmpty = ({ put, remove }: ReturnType<typeof changeIn>) => put.length === 0 && remove.length === 0

/**
 * One message at a time; an answer that was on its way meanwhile is older than what this one
 * brings.
 */
let sending: Promise<void> = Promise.resolve()
let round = 0

async function sendNow(userId: number): Promise<void> {
  const draft = draftOf(userId)
  if (!draft || isEmpty(changeIn(draft))) return
  round += 1
  const sent = extrasIn(draft.items)
  const { items } = await callServer(changeExtrasCall, { body: changeIn(draft) })
  round += 1
  take(userId, sent, items)
}

/** Sends what was added, changed or taken off here and is not with the household yet. */
export function sendExtras(userId: number): Promise<void> {
  const sent = sending.then(() => sendNow(userId))
  sending = sent.catch(() => undefined)
  return sent
}

async function readExtras(userId: number, signal: AbortSignal): Promise<Extra[]> {
  const before = round
  const { items } = await callServer(extrasCall, { signal })
  const draft = draftOf(userId)
  if (draft && before === round) take(userId, draft.knownExtras, items)
  return items
}

/**
 * While a list is looked over; answers whether something waits because the server is not reached.
 */
export function useExtras(draft: ListDraft | null): boolean {
  const userId = draft?.userId ?? 0
  useQuery({
    queryKey: ['shopping-extras', userId],
    queryFn: ({ signal }) => readExtras(userId, signal),
    enabled: draft !== null,
    refetchOnWindowFocus: true,
  })
  const change = draft ? changeIn(draft) : { put: [], remove: [] }
  const pending = isEmpty(change) ? '' : JSON.stringify(change)
  const { mutate, isError, error } = useMutation({
    mutationFn: sendExtras,
    meta: {
      failed: (problem) =>
        isUnreached(problem)
          ? null
          : { title: 'What you added is on this device only', text: sentenceOf(problem) },
    },
  })
  const isWaiting = isError && isUnreached(error)
  useEffect(() => {
    if (pending === '') return undefined
    const send = () => mutate(userId)
    const timer = setTimeout(send, isWaiting ? TRY_AGAIN : TYPING_PAUSE)
    window.addEventListener('online', send)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', send)
    }
  }, [pending, isWaiting, mutate, userId])
  useEffect(() => {
    const send = () => void sendExtras(userId).catch(() => undefined)
    const onHide = () => document.visibilityState === 'hidden' && send()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      send()
    }
  }, [userId])
  return isWaiting && pending !== ''
}
