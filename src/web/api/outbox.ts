/**
 * Changes that wait on this device for a signal: in order, of one person in one household, across
 * reloads and tabs (decision 0109). What sends them, and what each kind of them does, is loaded
 * only where something waits.
 */

import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createStore, delMany, set, values } from 'idb-keyval'
import { browserStorage } from './browser-storage.ts'
import { isNetworkError } from './call-error.ts'
import { newIdempotencyKey } from './ids.ts'
import { forgetInFlight, recoverInFlight, trackInFlight } from './in-flight-changes.ts'
import { knownPerson } from './known-person.ts'
import { type Change, type ChangeStore, OutboxQueue, type WaitingChange } from './outbox-queue.ts'
import { fromStored, type StoredChange, toStored } from './stored-change.ts'
import { newTemporaryId } from './temporary-ids.ts'

/** Set while something may wait, so that a start need not open the store otherwise. */
const WAITING_KEY = 'plateful:waiting'
const CHANNEL = 'plateful:waiting'

/** The owner of changes made now; null where nobody is known. */
function owner(): string | null {
  const person = knownPerson()
  return person && `${person.id}.${person.householdId ?? 0}`
}

let openedStore: ReturnType<typeof createStore> | undefined
const openStore = () => (openedStore ??= createStore('plateful-waiting', 'changes'))

function notifyOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

/**
 * Whether another tab announced a change: its mark in the storage may arrive here after the
 * announcement.
 */
let hasHeard = false

const isEmpty = async () => (await values(openStore())).length === 0

const inBrowser: ChangeStore = {
  all: async () => {
    if (owner() !== null) await recoverInFlight((change) => inBrowser.put(change)).catch(() => undefined)
    // Without the mark nothing waits, so a start need not open the database.
    const mayWait = hasHeard || browserStorage.read(WAITING_KEY) !== null
    return mayWait ? (await values<StoredChange>(openStore())).map(fromStored) : []
  },
  put: async (change) => {
    if (typeof indexedDB === 'undefined' || !browserStorage.write(WAITING_KEY, 'yes'))
      throw new Error('No storage here')
    await set(change.id, toStored(change), openStore())
    // Another tab that sent the last one may have taken the mark away meanwhile.
    browserStorage.write(WAITING_KEY, 'yes')
    notifyOtherTabs()
  },
  remove: async (ids) => {
    await delMany(ids, openStore())
    // Another tab may have added a change; the mark then goes when that one is sent.
    if (await isEmpty()) {
      browserStorage.write(WAITING_KEY, null)
      if (!(await isEmpty())) browserStorage.write(WAITING_KEY, 'yes')
    }
    notifyOtherTabs()
  },
}

export const outbox = new OutboxQueue(inBrowser, owner)

/** Listens to the other tabs; answers how to stop. */
export function listenToOtherTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', () => {
    hasHeard = true
    void outbox.read()
  })
  return () => channel.close()
}

export async function forgetWaiting(): Promise<void> {
  await outbox.ready()
  await outbox.forget().catch(() => undefined)
  const person = owner()?.split('.')[0]
  forgetInFlight((change) => change.owner.split('.')[0] === person)
}

/** What the kinds of changes do to the screens; `outbox/change-kinds.ts` implements it. */
export interface OptimisticChanges {
  applyTo(key: QueryKey, data: unknown, changes: readonly WaitingChange[]): unknown
  applyToAll(client: QueryClient, changes: readonly WaitingChange[]): void
  /** The names of what a change touches, as `waiting-things.ts` has them. */
  thingKeysOf(change: WaitingChange): readonly string[]
}

let loadKinds = (): Promise<OptimisticChanges> => Promise.reject(new Error('No kinds of changes are known'))

/** Sets how the kinds are loaded where something waits. */
export const setKindsLoader = (load: () => Promise<OptimisticChanges>): void => void (loadKinds = load)

/** Answers that were made up here for waiting changes, and are not from the server. */
const optimisticAnswers = new WeakSet<object>()
const PLACEHOLDER_ANSWER = Object.freeze({ waits: true })

function markOptimistic<Answer extends object>(answer: Answer): Answer {
  optimisticAnswers.add(answer)
  return answer
}

/** Whether the answer of a mutation was optimistic, because its change waits on this device. */
export const isOptimistic = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  (answer === PLACEHOLDER_ANSWER || optimisticAnswers.has(answer))

/**
 * Sends a change. If the server is out of reach or older changes wait, it is kept, shown as done
 * and sent later under the same key; the answer is then `optimistic`. The same holds for a change
 * to something that was made offline: it is sent with the server id.
 */
export async function sendOrQueue<Answer>(
  client: QueryClient,
  change: Change,
  send: (idempotencyKey: string) => Promise<Answer>,
  optimistic?: Answer,
  id: string = newIdempotencyKey(),
): Promise<Answer> {
  await outbox.ready()
  const waitsForOthers = outbox.waiting().length > 0 || outbox.idsNeededBy(change).length > 0
  const keepIt = (reason?: unknown) => queueChange(client, change, id, optimistic, reason)
  if (waitsForOthers) return keepIt()
  const sendIt = async () => {
    try {
      return await send(id)
    } catch (error) {
      if (!isNetworkError(error)) throw error
      return keepIt(error)
    }
  }
  const waitingChange = outbox.toWaiting(change, id)
  return waitingChange ? trackInFlight(waitingChange, sendIt) : sendIt()
}

/** The same for a change that makes something, under a temporary id until the server gives one. */
export function sendOrQueueNew<Answer>(
  client: QueryClient,
  { kind, input, words }: { kind: string; input: object; words: string },
  send: (idempotencyKey: string) => Promise<Answer>,
  optimistic: (id: number) => Answer,
  idempotencyKey?: string,
): Promise<Answer> {
  const newId = newTemporaryId()
  const change = { kind, input: { ...input, newId }, words, temporaryId: newId }
  return sendOrQueue(client, change, send, optimistic(newId), idempotencyKey)
}

/** Keeps a change on this device; where that fails, throws the reason why it could not be sent. */
async function queueChange<Answer>(
  client: QueryClient,
  change: Change,
  id: string,
  optimistic: Answer | undefined,
  reason: unknown,
): Promise<Answer> {
  try {
    const kinds = await loadKinds()
    await outbox.add(change, id)
    const waitingChange = outbox.changes().find((waiting) => waiting.id === id)
    if (waitingChange) kinds.applyToAll(client, [waitingChange])
  } catch (error) {
    throw reason ?? error
  }
  if (typeof optimistic !== 'object' || optimistic === null) return PLACEHOLDER_ANSWER as Answer
  return markOptimistic(optimistic)
}

/** Replaces a refused change by a corrected one; the answer is `optimistic`. */
export async function requeueRefused<Answer extends object>(
  client: QueryClient,
  change: WaitingChange,
  optimistic: Answer,
): Promise<Answer> {
  const kinds = await loadKinds()
  await outbox.tryAgain(change)
  kinds.applyToAll(client, [change])
  return markOptimistic(optimistic)
}

/** The answer with the waiting changes of this device applied. */
export async function applyWaiting<T>(key: QueryKey, answer: T): Promise<T> {
  await outbox.ready()
  const changes = outbox.waiting().filter((change) => outbox.isOfCurrentOwner(change))
  if (changes.length === 0) return answer
  const kinds = await loadKinds().catch(() => undefined)
  return kinds ? (kinds.applyTo(key, answer, changes) as T) : answer
}

export async function keysOfWaitingThings(): Promise<ReadonlySet<string>> {
  const kinds = await loadKinds()
  return new Set(
    outbox
      .waiting()
      .filter((change) => outbox.isOfCurrentOwner(change))
      .flatMap((change) => kinds.thingKeysOf(change)),
  )
}
