/** What time it is by the server's clock: the clocks of phones are wrong, and ticks of two phones are put in order by time. */
const KEY = 'plateful:clock'

/** The server's own says whole seconds, and an answer takes its time: less than this is no difference. */
const SMALL = 3000

let offset: number | null = null

function readOffset(): number {
  try {
    const kept = Number(localStorage.getItem(KEY))
    return Number.isFinite(kept) ? kept : 0
  } catch {
    return 0
  }
}

/** Hears the time from the `Date` of an answer. */
export function hearServerTime(date: string | null): void {
  const server = Date.parse(date ?? '')
  if (Number.isNaN(server)) return
  const difference = server - Date.now()
  const next = Math.abs(difference) < SMALL ? 0 : difference
  if (Math.abs(next - serverOffset()) < SMALL && next !== 0) return
  offset = next
  try {
    if (next === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, String(next))
  } catch {
    // It is known until the page is closed.
  }
}

function serverOffset(): number {
  offset ??= readOffset()
  return offset
}

export const serverNow = (): number => Date.now() + serverOffset()
