import { useSyncExternalStore } from 'react'

/** A media query, evaluated once and then followed by its change events. */
function widthQuery(media: string): () => boolean {
  let query: MediaQueryList | undefined
  const list = () => (query ??= window.matchMedia(media))
  const subscribe = (listener: () => void) => {
    list().addEventListener('change', listener)
    return () => list().removeEventListener('change', listener)
  }
  const matches = () => list().matches
  return () => useSyncExternalStore(subscribe, matches)
}

/** The same width as in the style sheets: below it days, lists and dialogs are stacked. */
export const useIsNarrow = widthQuery('(max-width: 63.99em)')

/** A phone, or a page at a high zoom: the main places are at the bottom edge (home 51). */
export const useIsPhone = widthQuery('(max-width: 48em)')
