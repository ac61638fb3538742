import { useDeferredValue } from 'react'

/** Runs something when the browser is idle; returns how to cancel it. */
export function whenIdle(callback: () => unknown): () => void {
  // Browsers without `requestIdleCallback` wait a moment instead.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback)
  return () => cancelIdleCallback(handle)
}

/**
 * Runs jobs one after the other, each when the browser has painted and is idle, whether or not the
 * one before failed. A page that waits for its first paint may be called idle by itself, and
 * loading more would delay it.
 */
export function runSequentially([first, ...rest]: readonly (() => Promise<unknown>)[]): () => void {
  if (!first) return () => undefined
  let isCalledOff = false
  let callOff = () => cancelAnimationFrame(frame)
  const frame = requestAnimationFrame(() => {
    callOff = whenIdle(async () => {
      await first().catch(() => undefined)
      if (!isCalledOff) callOff = runSequentially(rest)
    })
  })
  return () => {
    isCalledOff = true
    callOff()
  }
}

/** Runs something after the next paint, so that the effect of a press shows before the work. */
export const afterPaint = (callback: () => unknown): void => {
  requestAnimationFrame(() => setTimeout(callback))
}

/**
 * Whether something that arrived may be drawn: a moment later, in slices between which presses are
 * handled. What was there from the start is drawn at once.
 */
export const useDeferredReady = (isThere: boolean): boolean => useDeferredValue(isThere) && isThere
