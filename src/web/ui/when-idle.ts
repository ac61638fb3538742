import { useDeferredValue } from 'react'

/** Does something when the browser has nothing else to do; answers how to call it off. */
export function whenIdle(work: () => unknown): () => void {
  // Not every browser tells; then a moment later will do.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 500)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work)
  return () => cancelIdleCallback(asked)
}

/**
 * Does one after the other, each when the browser has nothing else to do, whatever becomes of the
 * one before.
 */
export function oneByOne([first, ...rest]: readonly (() => Promise<unknown>)[]): () => void {
  if (!first) return () => undefined
  let isCalledOff = false
  let callOff = whenIdle(async () => {
    await first().catch(() => undefined)
    if (!isCalledOff) callOff = oneByOne(rest)
  })
  return () => {
    isCalledOff = true
    callOff()
  }
}

/**
 * Does something once what is on the screen now is painted: what a press changed shows before the
 * work that follows from it.
 */
export const afterPaint = (work: () => unknown): void => {
  requestAnimationFrame(() => setTimeout(work))
}

/**
 * Whether what has come may be drawn: the moment after it came, in slices between which a press is
 * answered. What was there from the start is drawn at once.
 */
export const useInSlices = (isThere: boolean): boolean => useDeferredValue(isThere) && isThere
