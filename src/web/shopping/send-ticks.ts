/** Sends the waiting ticks of this browser: one message at a time, repeated after a failure. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { addTicksCall, markListCall } from '../../contract/shopping.ts'
import type { Tick } from '../../domain/shopping/tick.ts'
import { useUser } from '../account/sign-in/queries.ts'
import { isRefused, isRefusedForGood, isSessionRefused, sentenceOf } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { onInReach } from '../api/in-reach.ts'
import { sessionKey } from '../api/known-person.ts'
import { showList } from '../calendar/days/queries.ts'
import { toast } from '../ui/toast.ts'
import type { KeptValue } from './kept-value.ts'
import { type KeptTicks, markMarksSent, markSent, unsent, unsentCount, unsentTicksOf } from './ticks.ts'

/** The pause before a failed message is sent again; it doubles with each attempt. */
export const FIRST_WAIT = 2000
export const LONGEST_WAIT = 60_000

async function sendList(client: QueryClient, kept: KeptValue<KeptTicks>): Promise<void> {
  const value = kept.read()
  const ticks: Tick[] = unsent(value).map(({ itemId, isChecked, at, by }) => ({ itemId, isChecked, at, by }))
  if (value?.listId == null) return
  const params = { id: value.listId }
  const { unsentMarks: marks } = value
  try {
    if (ticks.length > 0) {
      const list = await callServer(addTicksCall, { params, body: { ticks } })
      await showList(client, list)
      markSent(kept, ticks, list.ticks)
    }
    if (marks.length > 0) {
      await showList(client, await callServer(markListCall, { params, body: { marks } }))
      markMarksSent(kept, marks)
      // Items may now wait for the next list, and prices be known.
      for (const key of ['shopping-extras', 'open-shopping-list', 'shop-prices'])
        void client.invalidateQueries({ queryKey: [key] })
    }
  } catch (error) {
    // The list was deleted, so its ticks are dropped. Others are kept for the next attempt.
    if (isRefused(error, addTicksCall, 'NOT_FOUND')) kept.write(null)
    else throw error
  }
}

/** All tabs of a browser share what waits, so that only one of them sends at a time. */
export async function alone(name: string, send: () => Promise<void>): Promise<void> {
  // Pages over plain HTTP, as at home, have no locks: there a tick may be sent twice, which changes
  // nothing.
  const locks: LockManager | null | undefined = navigator.locks
  await (locks ? locks.request(name, send) : send())
}

type Failures = Map<KeptValue<KeptTicks>, unknown>

/** Sends what waits, list by list; a failure of one does not hold up the others. */
async function sendAll(client: QueryClient, userId: number): Promise<Failures> {
  const failures: Failures = new Map()
  const waitingTicks = () => unsentTicksOf(userId).filter((kept) => !failures.has(kept))
  await alone('plateful:ticks', async () => {
    for (let lists = waitingTicks(); lists.length > 0; lists = waitingTicks()) {
      for (const kept of lists) {
        try {
          await sendList(client, kept)
        } catch (error) {
          failures.set(kept, error)
          // Nobody is signed in, so that all lists would fail.
          if (isSessionRefused(error)) return
        }
      }
    }
  })
  return failures
}

class TickSender {
  readonly #client: QueryClient
  readonly #reported = new Set<KeptValue<KeptTicks>>()
  #isSending = false
  #isAskedAgain = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #waitTime = FIRST_WAIT

  constructor(client: QueryClient) {
    this.#client = client
  }

  /** Sends what waits now; a request during a message is served right after it. */
  send(userId: number): void {
    this.#isAskedAgain = this.#isSending
    if (this.#isSending) return
    this.#isSending = true
    void this.#sendUnsent(userId).finally(() => {
      this.#isSending = false
      if (this.#isAskedAgain) this.send(userId)
    })
  }

  /** The server can probably be reached again: the pauses start over. */
  sendInReach(userId: number): void {
    this.#waitTime = FIRST_WAIT
    this.send(userId)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  async #sendUnsent(userId: number): Promise<void> {
    clearTimeout(this.#timer)
    const failures = await sendAll(this.#client, userId)
    const errors = [...failures.values()]
    if (errors.some(isSessionRefused)) void this.#client.invalidateQueries({ queryKey: sessionKey })
    else this.#toastRefused(failures)
    if (errors.every(isRefusedForGood)) {
      this.#waitTime = FIRST_WAIT
      return
    }
    this.#timer = setTimeout(() => this.send(userId), this.#waitTime)
    this.#waitTime = Math.min(this.#waitTime * 2, LONGEST_WAIT)
  }

  #toastRefused(failures: Failures): void {
    const refusedTicks = [...failures].filter(
      ([kept, error]) => isRefusedForGood(error) && !this.#reported.has(kept),
    )
    for (const [kept] of refusedTicks) this.#reported.add(kept)
    const [first] = refusedTicks
    if (first) toast('Your ticks weren’t saved', `${sentenceOf(first[1])} It stays on this device.`, 'failed')
  }
}

const senders = new WeakMap<QueryClient, TickSender>()

function senderOf(client: QueryClient): TickSender {
  const existing = senders.get(client) ?? new TickSender(client)
  senders.set(client, existing)
  return existing
}

export function useSendTicks(): () => void {
  const client = useQueryClient()
  const userId = useUser()?.id ?? 0
  return useCallback(() => senderOf(client).send(userId), [client, userId])
}

/**
 * Sends waiting ticks before a sign-out, which would delete them; answers how many could not be
 * sent.
 */
export function useSendBeforeLeaving(): () => Promise<number> {
  const client = useQueryClient()
  const userId = useUser()?.id ?? 0
  return async () => {
    await sendAll(client, userId)
    return unsentTicksOf(userId).reduce((sum, kept) => sum + unsentCount(kept.read()), 0)
  }
}

/**
 * Sends ticks that wait from an earlier visit: at the start, and when the server can be reached
 * again, on whichever screen.
 */
export function useTickDelivery(): void {
  const client = useQueryClient()
  const userId = useUser()?.id
  useEffect(() => {
    if (userId === undefined) return undefined
    const sender = senderOf(client)
    sender.send(userId)
    const stopHearing = onInReach(() => sender.sendInReach(userId))
    return () => {
      stopHearing()
      sender.stop()
    }
  }, [client, userId])
}
