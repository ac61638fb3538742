import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '../account/sign-in/queries.ts'
import { onInReach } from '../api/in-reach.ts'
import { listenToOtherTabs, loadKindsBy, outbox } from '../api/outbox.ts'
import { FIRST_WAIT, LONGEST_WAIT } from '../shopping/send-ticks.ts'
import type { Round } from './send-waiting.ts'

// Here and not where queries are made, so that nobody before the gate loads any of it.
loadKindsBy(() => import('./kinds.ts'))

/** One tab at a time; in browsers without locks the idempotency keys prevent doubles. */
async function sendAlone(client: QueryClient): Promise<Round> {
  const { sendWaiting } = await import('./send-waiting.ts')
  const send = () => sendWaiting({ outbox, client })
  const locks: LockManager | undefined = navigator.locks
  return locks ? locks.request('plateful:waiting', send) : send()
}

/** The most milliseconds that a sign-out waits for a slow network. */
const SEND_TIMEOUT = 8000

/** Sends waiting changes before a sign-out; it does not fail without a network. */
export async function sendBeforeLeaving(client: QueryClient): Promise<void> {
  await outbox.read()
  if (outbox.waiting().length === 0) return
  const isTooLong = new Promise((resolve) => setTimeout(resolve, SEND_TIMEOUT))
  await Promise.race([sendAlone(client), isTooLong]).catch(() => undefined)
}

/** Sends waiting changes now and when one is added; without an answer it tries again later. */
function keepSending(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT
  let isSending = false
  let isAskedAgain = false
  let isStopped = false
  const send = async () => {
    clearTimeout(timer)
    timer = undefined
    if (isStopped || isSending || outbox.waiting().length === 0) return
    isSending = true
    isAskedAgain = false
    const result = await sendAlone(client).catch((): Round => 'out of reach')
    isSending = false
    if (result === 'done' || isAskedAgain) {
      wait = FIRST_WAIT
      void send()
    } else if (result === 'out of reach' && !isStopped) {
      timer = setTimeout(send, wait)
      wait = Math.min(wait * 2, LONGEST_WAIT)
    }
  }
  const sendSoon = () => {
    if (timer === undefined) void send()
  }
  const unsubscribers = [outbox.subscribe(sendSoon), listenToOtherTabs()]
  // A message that is on its way may still fail, so that another round follows it.
  const sendNow = () => {
    isAskedAgain = isSending
    wait = FIRST_WAIT
    void send()
  }
  unsubscribers.push(onInReach(sendNow))
  void outbox.read()
  return () => {
    isStopped = true
    clearTimeout(timer)
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}

export function useSending(): void {
  const client = useQueryClient()
  const userId = useUser()?.id
  useEffect(() => (userId === undefined ? undefined : keepSending(client)), [client, userId])
}
