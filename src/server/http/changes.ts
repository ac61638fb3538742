/** Announces changes to a household, so that open pages follow without a reload. */

import type { FastifyBaseLogger } from 'fastify'

/**
 * What changed, by the first word of the call's path ('recipes', 'calendar-assignments'), and which
 * open page did it.
 */
export interface Change {
  householdId: number
  area: string
  /** The name of the page that made the change; it needs no announcement. */
  page: string | null
}

export interface Changes {
  announce(change: Change): Promise<void>
  /** Calls back for each change in the household until the answered function is called. */
  listen(householdId: number, onChange: (change: Change) => void): () => void
  /**
   * Calls back after changes may have been missed, once listening works again, until the returned
   * function is called.
   */
  onGap(listener: () => void): () => void
  /** For how many milliseconds `listen` replays past changes without a gap. */
  replaySpan(): number
  close(): Promise<void>
}

/** Announces a change that is made already: a failure here is only logged. */
export async function announceDone(
  { changes, log }: { changes: Changes; log: FastifyBaseLogger },
  change: Change,
): Promise<void> {
  await changes.announce(change).catch((err: unknown) => {
    log.warn({ err }, 'a change was not told to the other pages')
  })
}

/** A page may have read its data before its stream opened, so changes this recent are replayed. */
const REPLAY_SPAN = 15_000

/** The listeners of this process. */
export class ChangeListeners {
  readonly #byHousehold = new Map<number, Set<(change: Change) => void>>()
  /** The last changes with their times, the oldest first. */
  readonly #recent = new Map<string, { change: Change; at: number }>()
  readonly #gapListeners = new Set<() => void>()
  #hearsSince = performance.now()

  /** Marks the start of gapless listening. */
  startListening(): void {
    this.#hearsSince = performance.now()
    for (const listener of this.#gapListeners) listener()
  }

  onGap(listener: () => void): () => void {
    this.#gapListeners.add(listener)
    return () => void this.#gapListeners.delete(listener)
  }

  replaySpan(): number {
    return Math.min(REPLAY_SPAN, performance.now() - this.#hearsSince)
  }

  add(householdId: number, onChange: (change: Change) => void): () => void {
    const householdListeners = this.#byHousehold.get(householdId) ?? new Set()
    this.#byHousehold.set(householdId, householdListeners.add(onChange))
    this.#forgetOld()
    for (const { change } of this.#recent.values()) if (change.householdId === householdId) onChange(change)
    return () => {
      householdListeners.delete(onChange)
      if (householdListeners.size === 0) this.#byHousehold.delete(householdId)
    }
  }

  notify(change: Change): void {
    this.#forgetOld()
    const key = JSON.stringify(change)
    this.#recent.delete(key)
    this.#recent.set(key, { change, at: performance.now() })
    for (const onChange of this.#byHousehold.get(change.householdId) ?? []) onChange(change)
  }

  #forgetOld(): void {
    for (const [key, { at }] of this.#recent) {
      if (performance.now() - at < REPLAY_SPAN) return
      this.#recent.delete(key)
    }
  }
}

/** Changes of a single process with the embedded database: all listeners are here. */
export function changesInProcess(): Changes {
  const listeners = new ChangeListeners()
  return {
    announce: async (change) => listeners.notify(change),
    listen: (householdId, onChange) => listeners.add(householdId, onChange),
    onGap: (listener) => listeners.onGap(listener),
    replaySpan: () => listeners.replaySpan(),
    close: async () => undefined,
  }
}
