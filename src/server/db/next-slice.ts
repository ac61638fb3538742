/**
 * Long work pauses every few milliseconds, so that other calls are answered. The embedded database
 * is synchronous: without pauses, a hundred queries would block everybody.
 */

/** Waiting work by household; the next household is first. */
const waiting = new Map<number, (() => void)[]>()
let isTurnScheduled = false

/**
 * Resolves when the household may continue: one slice each turn of the event loop, households in
 * turn.
 */
export function nextSlice(householdId: number): Promise<void> {
  return new Promise((resolve) => {
    const line = waiting.get(householdId)
    if (line) line.push(resolve)
    else waiting.set(householdId, [resolve])
    scheduleTurn()
  })
}

function scheduleTurn(): void {
  if (isTurnScheduled || waiting.size === 0) return
  isTurnScheduled = true
  setImmediate(runNextSlice)
}

function runNextSlice(): void {
  isTurnScheduled = false
  for (const [householdId, line] of waiting) {
    waiting.delete(householdId)
    line.shift()?.()
    if (line.length > 0) waiting.set(householdId, line)
    break
  }
  scheduleTurn()
}
