/**
 * Changes that are sent and not answered yet. A page that is left or hidden before the answer keeps
 * them, and the next start sends them again under the same key (home 110).
 */

import { browserStorage } from './browser-storage.ts'
import type { WaitingChange } from './outbox-queue.ts'
import { fromStored, type StoredChange, toStored } from './stored-change.ts'

const IN_FLIGHT_KEY = 'plateful:under-way'

/** In characters. A change with a photo is longer; its form keeps it too. */
const MAX_STORED_LENGTH = 100_000

const inFlight = new Map<string, WaitingChange>()
let isListening = false

function storedChanges(): WaitingChange[] {
  try {
    const read: unknown = JSON.parse(browserStorage.read(IN_FLIGHT_KEY) ?? '[]')
    return Array.isArray(read) ? (read as StoredChange[]).map(fromStored) : []
  } catch {
    return []
  }
}

/** False where the browser has no room for them. */
function writeChanges(changes: readonly WaitingChange[]): boolean {
  return browserStorage.write(
    IN_FLIGHT_KEY,
    changes.length === 0 ? null : JSON.stringify(changes.map(toStored)),
  )
}

function forgetChange(id: string): void {
  const all = storedChanges()
  if (all.some((change) => change.id === id)) writeChanges(all.filter((change) => change.id !== id))
}

// While a page is closed only synchronous storage works; the outbox is asynchronous.
const storeInFlight = () => {
  if (inFlight.size === 0) return
  const all = [...storedChanges().filter(({ id }) => !inFlight.has(id)), ...inFlight.values()]
  // A photo that does not fit must not keep the others out.
  if (!writeChanges(all))
    writeChanges(all.filter((change) => JSON.stringify(change).length < MAX_STORED_LENGTH))
}

function watchStorage(): void {
  if (isListening) return
  isListening = true
  addEventListener('pagehide', storeInFlight)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') storeInFlight()
  })
}

/** Watches a change until `done` ends, in whichever way. */
export async function trackInFlight<T>(change: WaitingChange, done: () => Promise<T>): Promise<T> {
  watchStorage()
  inFlight.set(change.id, change)
  try {
    return await done()
  } finally {
    forgetChange(change.id)
    inFlight.delete(change.id)
  }
}

/**
 * Gives the changes that earlier pages left to `take`. If it fails for one, that one and the later
 * ones stay for the next start.
 */
export async function recoverInFlight(take: (change: WaitingChange) => Promise<void>): Promise<void> {
  for (const change of storedChanges().filter(({ id }) => !inFlight.has(id))) {
    await take(change)
    forgetChange(change.id)
  }
}

export function forgetInFlight(isTheirs: (change: WaitingChange) => boolean): void {
  inFlight.clear()
  const all = storedChanges()
  if (all.some(isTheirs)) writeChanges(all.filter((change) => !isTheirs(change)))
}
