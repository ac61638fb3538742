/**
 * The changes of one person that wait on this device, in their order, and the ids of what they make
 * (decision 0109, decision 0111).
 */

import { DAY } from './durations.ts'
import { Listeners } from './listeners.ts'
import { temporaryIdsIn, type ServerIds, withServerIds } from './temporary-ids.ts'

export interface Change {
  /** Its name among the kinds of `outbox/change-kinds.ts`. */
  kind: string
  input: unknown
  /** The change in words: 'Add Lasagne to dinner on Tuesday'. */
  words: string
  /** The temporary id of the thing that it makes. */
  temporaryId?: number
}

export interface WaitingChange extends Change {
  /** Also its `Idempotency-Key`. */
  id: string
  /** The person and the household that it belongs to: '1.1'. */
  owner: string
  at: number
  /** Of two changes, the later one has the higher number. */
  place: number
  /** Why the server did not take it; null while it waits. */
  refused: string | null
  /** Whether somebody saw why it was refused and still wants it. */
  isWanted?: boolean
  /** The change that must be sent first, since it makes what this one needs. */
  heldBy?: string
  /**
   * The server id of what it made, once it was sent. It stays for a while, so that the temporary id
   * still leads to it.
   */
  serverId?: number
}

/** Where changes are stored; in a test each device has a store of its own. */
export interface ChangeStore {
  all(): Promise<WaitingChange[]>
  put(change: WaitingChange): Promise<void>
  remove(ids: string[]): Promise<void>
}

/** Milliseconds for which a temporary id is resolved to the true one. */
const IDS_KNOWN_FOR = 30 * DAY

export class OutboxQueue extends Listeners {
  readonly #store: ChangeStore
  readonly #owner: () => string | null
  /** The changes as they are stored. */
  #stored: readonly WaitingChange[] = []
  #all: readonly WaitingChange[] = []
  #ids: ServerIds = new Map()
  #reading: Promise<void> | undefined
  #last = 0

  constructor(store: ChangeStore, owner: () => string | null) {
    super()
    this.#store = store
    this.#owner = owner
  }

  /**
   * What this person changed, oldest first, refused ones too; the same array until that changes.
   * Where the server id of something is known, it stands there.
   */
  readonly changes = (): readonly WaitingChange[] => this.#all

  waiting(): WaitingChange[] {
    return this.#all.filter(({ refused }) => refused === null)
  }

  read(): Promise<void> {
    return (this.#reading = this.#readNow())
  }

  ready(): Promise<void> {
    return (this.#reading ??= this.#readNow())
  }

  async #readNow(): Promise<void> {
    const all = await this.#store.all().catch(() => [])
    const person = this.#owner()?.split('.')[0]
    const isOld = ({ serverId, at }: WaitingChange) =>
      serverId !== undefined && at < Date.now() - IDS_KNOWN_FOR
    const ownChanges = all.filter(({ owner }) => person !== undefined && owner.split('.')[0] === person)
    this.#setChanges(ownChanges.filter((change) => !isOld(change)))
    const old = ownChanges.filter(isOld).map(({ id }) => id)
    if (old.length > 0) await this.#store.remove(old).catch(() => undefined)
  }

  /** A change at the end of the queue; null where nobody is signed in. */
  toWaiting(change: Change, id: string): WaitingChange | null {
    const owner = this.#owner()
    if (owner === null) return null
    const now = Date.now()
    this.#last = Math.max(now, this.#last + 1)
    return { ...change, id, owner, at: now, place: this.#last, refused: null }
  }

  /** Fails where this device stores nothing. */
  async add(change: Change, id: string): Promise<WaitingChange> {
    const waitingChange = this.toWaiting(change, id)
    if (waitingChange === null) throw new Error('Nobody is signed in')
    await this.put(waitingChange)
    return waitingChange
  }

  async put(change: WaitingChange): Promise<void> {
    await this.#store.put(change)
    this.#setChanges([...this.#stored.filter(({ id }) => id !== change.id), change])
  }

  async remove(...ids: string[]): Promise<void> {
    await this.#store.remove(ids)
    this.#setChanges(this.#stored.filter(({ id }) => !ids.includes(id)))
  }

  async forget(): Promise<void> {
    const ids = this.#stored.map(({ id }) => id)
    if (ids.length > 0) await this.remove(...ids)
  }

  isOfCurrentOwner({ owner }: WaitingChange): boolean {
    return owner === this.#owner()
  }

  /** The server id of something, or the same where the server does not know it yet. */
  readonly serverId = (id: number): number => this.#ids.get(id) ?? id

  /** The temporary id of something that was made here, by its true one. */
  readonly temporaryIdOf = (id: number): number =>
    [...this.#ids].find(([, serverId]) => serverId === id)?.[0] ?? id

  /** The server ids of everything that was made here. */
  serverIds(): ServerIds {
    return this.#ids
  }

  /** The change that makes the thing of a temporary id, where the server does not have it yet. */
  makerOf(id: number): WaitingChange | undefined {
    return this.#all.find(({ temporaryId }) => temporaryId === id)
  }

  /**
   * The temporary ids in a change of things that the server does not have yet, without the id of
   * what it makes itself.
   */
  idsNeededBy({ input, temporaryId }: Change): number[] {
    return [...temporaryIdsIn(input)].filter((id) => id !== temporaryId)
  }

  /**
   * The server took a change that makes something. Changes that needed it are sent next. The id is
   * stored before anything else, so that a change of another tab finds it too.
   */
  async recordServerId(change: WaitingChange, id: number): Promise<void> {
    const { heldBy: _, ...rest } = change
    await this.put({ ...rest, input: null, refused: null, serverId: id, at: Date.now() })
    for (const heldChange of this.#all.filter(({ heldBy }) => heldBy === change.id))
      await this.put(withRetry(heldChange, false))
  }

  /** Sends a refused change again, and what it needs before it. */
  async tryAgain(change: WaitingChange): Promise<void> {
    for (const id of this.idsNeededBy(change)) {
      const maker = this.makerOf(id)
      if (maker && maker.refused !== null) await this.tryAgain(maker)
    }
    await this.put(withRetry(change, true))
  }

  /** Drops a change. Changes that need it stay, with that as their reason. */
  async discard(change: WaitingChange): Promise<void> {
    await this.remove(change.id)
    const heldChanges = this.#all.filter(({ heldBy }) => heldBy === change.id)
    for (const { heldBy: _, ...one } of heldChanges)
      await this.put({ ...one, refused: `It needs ‘${change.words}’, which was discarded.` })
  }

  #setChanges(changes: readonly WaitingChange[]): void {
    this.#stored = changes.toSorted((a, b) => a.place - b.place)
    this.#ids = new Map(
      this.#stored.flatMap(({ temporaryId, serverId }) =>
        temporaryId === undefined || serverId === undefined ? [] : [[temporaryId, serverId]],
      ),
    )
    this.#all = this.#stored
      .filter(({ serverId }) => serverId === undefined)
      .map((change) => ({ ...change, input: withServerIds(change.input, this.#ids) }))
    this.#last = Math.max(this.#last, this.#stored.at(-1)?.place ?? 0)
    this.notify()
  }
}

function withRetry(change: WaitingChange, isWanted: boolean): WaitingChange {
  const { heldBy: _, ...rest } = change
  return { ...rest, refused: null, ...(isWanted && { isWanted }) }
}
