/**
 * The time by the server's clock. Clocks of phones are wrong, and ticks from two phones are ordered
 * by time.
 */

import { browserStorage } from './browser-storage.ts'

const OFFSET_KEY = 'plateful:clock'

/**
 * Milliseconds. The `Date` header has whole seconds and an answer takes time, so a smaller
 * difference counts as none.
 */
const NEGLIGIBLE_OFFSET = 3000

let offset: number | null = null

function readOffset(): number {
  const storedOffset = Number(browserStorage.read(OFFSET_KEY))
  return Number.isFinite(storedOffset) ? storedOffset : 0
}

/** Sets the clock by the `Date` header of an answer. */
export function setServerTime(date: string | null): void {
  const server = Date.parse(date ?? '')
  if (Number.isNaN(server)) return
  const difference = server - Date.now()
  const newOffset = Math.abs(difference) < NEGLIGIBLE_OFFSET ? 0 : difference
  if (Math.abs(newOffset - serverOffset()) < NEGLIGIBLE_OFFSET && newOffset !== 0) return
  offset = newOffset
  browserStorage.write(OFFSET_KEY, newOffset === 0 ? null : String(newOffset))
}

function serverOffset(): number {
  offset ??= readOffset()
  return offset
}

export const serverNow = (): number => Date.now() + serverOffset()
