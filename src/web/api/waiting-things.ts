/**
 * Which single things wait on this device for a signal, so that each of them can show it
 * (home 95). A kind of change says which things it touches.
 */

import { useSyncExternalStore } from 'react'
import { Listeners } from './listeners.ts'
import { outbox, keysOfWaitingThings } from './outbox.ts'

/** The names of things, for the kinds that touch them and the screens that show them. */
export const thingKey = {
  meal: (date: string, id: string) => `meal ${date} ${id}`,
  /** A day itself: it is ignored, or a meal of it is gone. */
  day: (date: string) => `day ${date}`,
  dayNote: (date: string) => `note ${date}`,
  /** Anything of a recipe. */
  recipe: (id: number) => `recipe ${id}`,
  /** What its form says. */
  recipeText: (id: number) => `recipe ${id} text`,
  /** Its heart, its stars and the days on which it was made. */
  recipeMarks: (id: number) => `recipe ${id} marks`,
  recipeNotes: (id: number) => `recipe ${id} notes`,
  template: (id: number) => `template ${id}`,
}

const none: ReadonlySet<string> = new Set()
const listeners = new Listeners()
let things = none
let unsubscribe: () => void = () => undefined

async function readThings(): Promise<void> {
  const found = outbox.waiting().length === 0 ? none : await keysOfWaitingThings().catch(() => none)
  // The changes may have been sent while the kinds were loading.
  const next = outbox.waiting().length === 0 ? none : found
  if (next === things) return
  things = next
  listeners.notify()
}

function subscribe(listener: () => void): () => void {
  if (!listeners.hasListeners) {
    unsubscribe = outbox.subscribe(() => void readThings())
    void readThings()
  }
  const stop = listeners.subscribe(listener)
  return () => {
    stop()
    if (!listeners.hasListeners) unsubscribe()
  }
}

/** Whether a change of this thing waits for a signal. */
export const useIsWaiting = (thing: string): boolean =>
  useSyncExternalStore(subscribe, () => things.has(thing))
