/**
 * The browser's Back on the first page of a visit. There it would leave Plateful with whatever is
 * open, and no event would tell. So what opens puts a second entry over that page's (home 147).
 * The router sees neither: both entries have its number of the first page.
 */

import type { RouterHistory } from '@tanstack/react-router'

interface EntryState {
  __TSR_index?: number
  /** The second entry of the first page, and the first one below it. */
  isOver?: boolean
  isBelow?: boolean
}
const stateOf = (state: unknown): EntryState => state ?? {}
const isFirstPage = ({ __TSR_index: number }: EntryState) => number === 0

/** What may be closed, the latest last; each answers whether it was what Back is for. */
const closers: (() => boolean)[] = []

/** Lets Back on the first page call this; answers how to stop that. */
export function closeByBackOnFirstPage(closer: () => boolean): () => void {
  const state = stateOf(window.history.state)
  // Not by the router's way, which would draw the page anew.
  if (isFirstPage(state) && !state.isOver) {
    History.prototype.replaceState.call(window.history, { ...state, isBelow: true }, '')
    History.prototype.pushState.call(window.history, { ...state, isOver: true }, '')
  }
  closers.push(closer)
  return () => void closers.splice(closers.indexOf(closer), 1)
}

/** From the entry over the first page Back closes what is open; with nothing open it leaves. */
export function watchBackOnFirstPage(history: RouterHistory): void {
  let isReturning = false
  window.addEventListener(
    'popstate',
    (event) => {
      const state = stateOf(event.state)
      const isOfBoth = (state.isOver ?? state.isBelow) === true
      const isFirst = isFirstPage(state) && isFirstPage(stateOf(history.location.state))
      if (!isReturning && !(isOfBoth && isFirst)) return
      event.stopImmediatePropagation()
      const isBack = !isReturning && !state.isOver
      isReturning = isBack && closers.toReversed().some((close) => close())
      if (isBack) window.history.go(isReturning ? 1 : -1)
    },
    { capture: true },
  )
}
