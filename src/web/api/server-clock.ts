/**
 * The time by the server's clock. Clocks of phones are wrong, and ticks from two phones are ordered
 * by time.
 */
import { browserStorage } from './browser-storage.ts'

const KEY = 'plateful:clock'

/**
 * The server tells whole seconds and an answer takes time, so a smaller difference counts as none.
 */
const SMALL = 3000

let offset: number | null = null

function readOffset(): number {
  const stored = Number(browserStorage.read(KEY))
  return Number.isFinite(stored) ? stored : 0
}

/** Hears the time from the `Date` of an answer. */
export function setServerTime(date: string | null): void {
  const server = Date.parse(date ?? '')
  if (Number.isNaN(server)) return
  const difference = server - Date.now()
  const next = Math.abs(difference) < SMALL ? 0 : difference
  if (Math.abs(next - serverOffset()) < SMALL && next !== 0) return
  offset = next
  browserStorage.write(KEY, next === 0 ? null : String(next))
}

function serverOffset(): number {
  offset ??= readOffset()
  return offset
}

export const serverNow = (): number => Date.now() + serverOffset()
