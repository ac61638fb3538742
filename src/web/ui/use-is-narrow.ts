import { useSyncExternalStore } from 'react'

/** The same width as in the style sheets: below it days, lists and dialogs are stacked. */
const NARROW = '(max-width: 63.99em)'

let query: MediaQueryList | undefined
const narrow = () => (query ??= window.matchMedia(NARROW))

function onTurn(listener: () => void) {
  narrow().addEventListener('change', listener)
  return () => narrow().removeEventListener('change', listener)
}

/** A phone, or a page at a high zoom. */
export const useIsNarrow = (): boolean => useSyncExternalStore(onTurn, () => narrow().matches)
