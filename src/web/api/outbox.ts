/**
 * Changes that wait on this device for a signal: in order, of one person in one household, across
 * reloads and tabs (decision 0109). What sends them, and what each kind of them does, is loaded
 * only where something waits.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createStore, delMany, set, values } from 'idb-keyval'
import { browserStorage } from './browser-storage.ts'
import { isUnreached } from './call-error.ts'
import { newOnceKey } from './ids.ts'
import { knownPerson } from './known-person.ts'

/** A change as a screen asks for it. */
export interface Change {
  /** Its name among the kinds of `waiting/kinds.ts`. */
  kind: string
  input: unknown
  /** What it does, as people say it: 'Add Lasagne to dinner on Tuesday'. */
  words: string
}

export interface WaitingChange extends Change {
  /** Also its `Idempotency-Key`. */
  id: string
  /** The person and the household that it belongs to. */
  of: string
  at: number
  /** Of two changes, the later one has the higher number. */
  place: number
  /** Why the server did not take it; null while it waits. */
  refused: string | null
  /** Somebody read why it was refused, and wants it all the same. */
  isWanted?: boolean
}

/** Where changes lie; a test gives each of its devices one of its own. */
export interface ChangeStore {
  all(): Promise<WaitingChange[]>
  put(change: WaitingChange): Promise<void>
  remove(ids: string[]): Promise<void>
}

/** Says at a start whether the store has to be asked at all. */
const MARK = 'plateful:waiting'
const CHANNEL = 'plateful:waiting'

const idOf = ({ id, householdId }: { id: number; householdId?: number | undefined }) =>
  `${id}.${householdId ?? 0}`

/** Whose changes are made now; null where nobody is known. */
function owner(): string | null {
  const person = knownPerson()
  return person && idOf(person)
}

export class Outbox {
  readonly #store: ChangeStore
  readonly #owner: () => string | null
  readonly #listeners = new Set<() => void>()
  #all: readonly WaitingChange[] = []
  #reading: Promise<void> | undefined
  #last = 0

  constructor(store: ChangeStore, whose: () => string | null = owner) {
    this.#store = store
    this.#owner = whose
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * What this person changed, oldest first, refused ones too; the same array until that changes.
   */
  readonly changes = (): readonly WaitingChange[] => this.#all

  waiting(): WaitingChange[] {
    return this.#all.filter(({ refused }) => refused === null)
  }

  /** Reads what another tab or an earlier visit left. */
  read(): Promise<void> {
    return (this.#reading = this.#readNow())
  }

  /** Reads it once. */
  ready(): Promise<void> {
    return (this.#reading ??= this.#readNow())
  }

  async #readNow(): Promise<void> {
    const all = await this.#store.all().catch(() => [])
    const person = this.#owner()?.split('.')[0]
    this.#show(all.filter(({ of }) => person !== undefined && of.split('.')[0] === person))
  }

  /** Fails where this device stores nothing. */
  async add(change: Change, id: string): Promise<WaitingChange> {
    const of = this.#owner()
    if (of === null) throw new Error('Nobody is signed in')
    const at = Date.now()
    this.#last = Math.max(at, this.#last + 1)
    const kept = { ...change, id, of, at, place: this.#last, refused: null }
    await this.put(kept)
    return kept
  }

  async put(change: WaitingChange): Promise<void> {
    await this.#store.put(change)
    this.#show([...this.#all.filter(({ id }) => id !== change.id), change])
  }

  async remove(...ids: string[]): Promise<void> {
    await this.#store.remove(ids)
    this.#show(this.#all.filter(({ id }) => !ids.includes(id)))
  }

  /** Whether they may be sent for whoever is signed in now. */
  isOfNow({ of }: WaitingChange): boolean {
    return of === this.#owner()
  }

  #show(changes: WaitingChange[]): void {
    this.#all = changes.toSorted((a, b) => a.place - b.place)
    this.#last = Math.max(this.#last, this.#all.at(-1)?.place ?? 0)
    for (const listener of this.#listeners) listener()
  }
}

let opened: ReturnType<typeof createStore> | undefined
const store = () => (opened ??= createStore('plateful-waiting', 'changes'))

function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

const inBrowser: ChangeStore = {
  // Without the mark nothing waits, and a start asks no database.
  all: async () => (browserStorage.read(MARK) === null ? [] : values<WaitingChange>(store())),
  put: async (change) => {
    if (typeof indexedDB === 'undefined' || !browserStorage.write(MARK, 'yes'))
      throw new Error('No storage here')
    await set(change.id, change, store())
    tellOtherTabs()
  },
  remove: async (ids) => {
    await delMany(ids, store())
    // A change of another tab may come in between: the mark then goes when that one is sent.
    if ((await values(store())).length === 0) browserStorage.write(MARK, null)
    tellOtherTabs()
  },
}

/** Of this browser. */
export const outbox = new Outbox(inBrowser)

/** Listens to the other tabs; answers how to stop. */
export function hearOtherTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', () => void outbox.read())
  return () => channel.close()
}

/** Forgets what waits of whoever signs out. */
export async function forgetWaiting(): Promise<void> {
  await outbox.ready()
  const ids = outbox.changes().map(({ id }) => id)
  if (ids.length > 0) await outbox.remove(...ids).catch(() => undefined)
}

/** What the kinds of changes do to what is shown; `waiting/kinds.ts` has it. */
export interface Assuming {
  assume(key: QueryKey, data: unknown, changes: readonly WaitingChange[]): unknown
  assumeAll(client: QueryClient, changes: readonly WaitingChange[]): void
}

let kinds = (): Promise<Assuming> => Promise.reject(new Error('No kinds of changes are known'))

/** Says at the start how that is loaded, where something waits. */
export const loadKindsBy = (load: () => Promise<Assuming>): void => void (kinds = load)

/** What is shown of changes that wait, in place of an answer of the server. */
const assumedAnswers = new WeakSet<object>()
const NOTHING = Object.freeze({ waits: true })

/** Whether a mutation answered what is assumed, because its change waits on this device. */
export const isAssumed = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && (answer === NOTHING || assumedAnswers.has(answer))

/**
 * Sends a change. Where the server is out of reach, or older changes wait, it is kept, shown as
 * done and sent later under the same key; then the answer is what is assumed.
 */
export async function sendOrKeep<Answer>(
  client: QueryClient,
  change: Change,
  send: (onceKey: string) => Promise<Answer>,
  assumed?: Answer,
): Promise<Answer> {
  const id = newOnceKey()
  await outbox.ready()
  let reason: unknown
  if (outbox.waiting().length === 0) {
    try {
      return await send(id)
    } catch (error) {
      if (!isUnreached(error)) throw error
      reason = error
    }
  }
  try {
    const known = await kinds()
    known.assumeAll(client, [await outbox.add(change, id)])
  } catch (error) {
    throw reason ?? error
  }
  if (typeof assumed !== 'object' || assumed === null) return NOTHING as Answer
  assumedAnswers.add(assumed)
  return assumed
}

/** An answer with what waits on this device done to it. */
export async function withWaiting<T>(key: QueryKey, answer: T): Promise<T> {
  await outbox.ready()
  const changes = outbox.waiting().filter((change) => outbox.isOfNow(change))
  if (changes.length === 0) return answer
  const known = await kinds().catch(() => undefined)
  return known ? (known.assume(key, answer, changes) as T) : answer
}
