/** What the product says in passing. One toast at a time: a new one takes the place of the old. */

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
let count = 0
const listeners = new Set<() => void>()

function show(next: Toast | null) {
  current = next
  for (const listener of listeners) listener()
}

/** Says something; what cannot be lost (a failure) is read out at once by a screen reader. */
export function toast(title: string, text?: string, tone: Tone = 'done'): void {
  show({ id: ++count, title, text, tone })
}

/** Says that something is done and offers to take it back, in place of a question before. */
export function toastWithUndo(title: string, undo: () => void): void {
  show({ id: ++count, title, tone: 'done', undo })
}

/** Says something on the next page, for what ends in a reload (sign-in, logout). */
export function toastAfterReload(title: string, text?: string): void {
  sessionStorage.setItem(KEPT, JSON.stringify({ title, text }))
}

/** Says what was kept over a reload, once. */
export function sayKeptToast(): void {
  const kept = sessionStorage.getItem(KEPT)
  if (kept === null) return
  sessionStorage.removeItem(KEPT)
  const { title, text }: { title: string; text?: string } = JSON.parse(kept)
  toast(title, text)
}

export const dismissToast = () => show(null)
export const currentToast = () => current

export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
