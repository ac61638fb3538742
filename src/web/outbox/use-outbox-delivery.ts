import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { NOBODY, useUserId } from '../account/sign-in/queries.ts'
import { listenToOtherTabs, setKindsLoader, outbox } from '../api/outbox.ts'
import { Sender } from '../api/sender.ts'
import { withTabLock } from '../api/tab-lock.ts'
import type { SendingResult } from './send-outbox.ts'

// Set here and not where queries are made, so that none of this code loads in front of the gate.
setKindsLoader(() => import('./change-kinds.ts'))

async function sendAlone(client: QueryClient): Promise<SendingResult> {
  const { sendOutbox } = await import('./send-outbox.ts')
  return withTabLock('plateful:waiting', () => sendOutbox({ outbox, client }))
}

/** The most milliseconds that a sign-out waits for a slow network. */
const SEND_TIMEOUT = 8000

/** Sends waiting changes before a sign-out; it does not fail without a network. */
export async function sendOutboxBeforeLogout(client: QueryClient): Promise<void> {
  await outbox.read()
  if (outbox.waiting().length === 0) return
  const timeout = new Promise((resolve) => setTimeout(resolve, SEND_TIMEOUT))
  await Promise.race([sendAlone(client), timeout]).catch(() => undefined)
}

/** Sends until nothing waits; answers whether to try again later. */
async function sendAll(client: QueryClient): Promise<boolean> {
  while (outbox.waiting().length > 0) {
    const result = await sendAlone(client)
    if (result !== 'done') return result === 'out of reach'
  }
  return false
}

/** Sends waiting changes now and when one is added; without an answer it tries again later. */
function deliverOutbox(client: QueryClient): () => void {
  const sender = new Sender(() => sendAll(client))
  const stops = [
    outbox.subscribe(() => sender.isIdle && sender.sendNow()),
    listenToOtherTabs(),
    sender.retryOnReconnect(),
  ]
  void outbox.read()
  return () => {
    for (const stop of stops) stop()
  }
}

export function useOutboxDelivery(): void {
  const client = useQueryClient()
  const userId = useUserId()
  useEffect(() => (userId === NOBODY ? undefined : deliverOutbox(client)), [client, userId])
}
