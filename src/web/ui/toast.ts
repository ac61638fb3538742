/**
 * Toasts, one at a time. A new one replaces the old; but one that offers Undo stays until it is
 * gone, and later ones wait behind it. Only a change of a thing comes before it, and in place of
 * an earlier one of the same thing. What a call says when it is done or has failed is no `toast`
 * here, but `meta.done` and `meta.failed` of its mutation (`query-client.tsx`).
 */

import { tabStorage } from '../api/browser-storage.ts'
import { Listeners } from '../api/listeners.ts'

export type Tone = 'done' | 'failed' | 'note'

export interface Toast {
  id: number
  title: string
  text?: string
  tone: Tone
  undo?: () => void
  /** What was changed, if a later change of it makes this Undo wrong. */
  about?: string | undefined
}

/** For how long a toast is shown, in milliseconds (home 22). */
export const TOAST_DURATION = 5000

const TOAST_KEY = 'plateful:toast'

let shownToast: Toast | null = null
let queue: Toast[] = []
let toastCount = 0
let announced = ''
let isPressedSince = false
const listeners = new Listeners()

function showToast(next: Toast | null) {
  shownToast = next
  isPressedSince = false
  listeners.notify()
}

function enqueue(next: Toast) {
  const isOutdated = ({ about }: Toast) => about !== undefined && about === next.about
  queue = queue.filter((one) => !isOutdated(one))
  if (!shownToast?.undo || isOutdated(shownToast)) return showToast(next)
  if (next.about !== undefined) {
    queue = [shownToast, ...queue]
    return showToast(next)
  }
  // Of toasts without an action only the newest waits.
  const last = queue.at(-1)
  queue = [...(last && !last.undo && last.tone !== 'failed' ? queue.slice(0, -1) : queue), next]
}

/** Shows a toast. A screen reader reads a failure at once. */
export function toast(title: string, text?: string, tone: Tone = 'done'): void {
  enqueue({ id: ++toastCount, title, text, tone })
}

/** Says that something is done and offers Undo, instead of asking before. */
export function toastWithUndo(title: string, undo: () => void, text?: string, about?: string): void {
  enqueue({ id: ++toastCount, title, text, tone: 'done', undo, about })
}

/** Announces to screen readers what is visible anyway. */
export function announce(text: string): void {
  announced = text
  listeners.notify()
}

/** Shows a toast on the next page, for actions that end in a reload (sign-in, logout). */
export function toastAfterReload(title: string, text?: string): void {
  tabStorage.write(TOAST_KEY, JSON.stringify({ title, text }))
}

export function showStoredToast(): void {
  const storedToast = tabStorage.read(TOAST_KEY)
  if (storedToast === null) return
  tabStorage.write(TOAST_KEY, null)
  const { title, text }: { title: string; text?: string } = JSON.parse(storedToast)
  toast(title, text)
}

/** Closes the current toast and shows the one that waits. */
export function dismissToast(): void {
  const [next = null, ...rest] = queue
  queue = rest
  showToast(next)
}

/** Ends the current toast at a press of a key or a button, since it is about an earlier action. */
export function dismissOnPress(): void {
  isPressedSince = true
  // Cleared, so that the same words are announced the next time.
  if (announced) announce('')
}

/**
 * Another screen opens. A toast that led there stays, as do a failure and an Undo; one about the
 * screen before is closed (home 52).
 */
export function dismissOnNavigation(): void {
  if (shownToast && isPressedSince && !shownToast.undo && shownToast.tone !== 'failed') dismissToast()
}

export const currentToast = () => shownToast

/** What was last announced. */
export const announcement = () => announced

export const onToast = listeners.subscribe
