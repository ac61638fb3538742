import { useSyncExternalStore } from 'react'

/** As in the style sheets: where days, lists and dialogs stand one under the other. */
const NARROW = '(max-width: 63.99em)'

let query: MediaQueryList | undefined
const narrow = () => (query ??= window.matchMedia(NARROW))

function onTurn(listener: () => void) {
  narrow().addEventListener('change', listener)
  return () => narrow().removeEventListener('change', listener)
}

/** A phone, or a page enlarged until it is as narrow as one. */
export const useIsNarrow = (): boolean => useSyncExternalStore(onTurn, () => narrow().matches)
