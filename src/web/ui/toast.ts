/**
 * What the product says in passing. One toast at a time: a new one takes the place of the old, but
 * one that offers to take something back keeps its place until it is gone, and what comes meanwhile
 * waits behind it.
 */
import { tabStorage } from '../api/browser-storage.ts'

export type Tone = 'done' | 'failed' | 'note'

export interface Toast {
  id: number
  title: string
  text?: string
  tone: Tone
  undo?: () => void
}

const KEPT = 'plateful:toast'

let current: Toast | null = null
let waiting: Toast[] = []
let count = 0
const listeners = new Set<() => void>()

function show(next: Toast | null) {
  current = next
  for (const listener of listeners) listener()
}

function say(next: Toast) {
  if (!current?.undo) return show(next)
  // Of what only tells something the latest word is enough.
  const last = waiting.at(-1)
  waiting = [...(last && !last.undo && last.tone !== 'failed' ? waiting.slice(0, -1) : waiting), next]
}

/** Says something; what cannot be lost (a failure) is read out at once by a screen reader. */
export function toast(title: string, text?: string, tone: Tone = 'done'): void {
  say({ id: ++count, title, text, tone })
}

/** Says that something is done and offers to take it back, in place of a question before. */
export function toastWithUndo(title: string, undo: () => void): void {
  say({ id: ++count, title, tone: 'done', undo })
}

/** Says something on the next page, for what ends in a reload (sign-in, logout). */
export function toastAfterReload(title: string, text?: string): void {
  tabStorage.write(KEPT, JSON.stringify({ title, text }))
}

/** Says what was kept over a reload, once. */
export function showStoredToast(): void {
  const kept = tabStorage.read(KEPT)
  if (kept === null) return
  tabStorage.write(KEPT, null)
  const { title, text }: { title: string; text?: string } = JSON.parse(kept)
  toast(title, text)
}

/** Takes away what is shown; what waited behind it is said next. */
export function dismissToast(): void {
  const [next = null, ...rest] = waiting
  waiting = rest
  show(next)
}

export const currentToast = () => current

export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
