/**
 * Long work is done in slices of a few milliseconds, so that nobody else waits for more than one of
 * them. The embedded database answers before anything else can happen: without this, work that asks
 * it a hundred times is one long moment for everybody.
 */

/** Who waits to go on, by household, the household whose turn is next first. */
const waiting = new Map<number, (() => void)[]>()
let isTurnAhead = false

/**
 * Resolves when the household may go on: one slice each time the process has looked at its calls,
 * one household after the other.
 */
export function nextSlice(householdId: number): Promise<void> {
  return new Promise((resolve) => {
    const line = waiting.get(householdId)
    if (line) line.push(resolve)
    else waiting.set(householdId, [resolve])
    plan()
  })
}

function plan(): void {
  if (isTurnAhead || waiting.size === 0) return
  isTurnAhead = true
  setImmediate(giveTurn)
}

function giveTurn(): void {
  isTurnAhead = false
  for (const [householdId, line] of waiting) {
    waiting.delete(householdId)
    line.shift()?.()
    if (line.length > 0) waiting.set(householdId, line)
    break
  }
  plan()
}
