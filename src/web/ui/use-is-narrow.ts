import { useSyncExternalStore } from 'react'

let isPrinting = false
// Registered first, so that it is set when components hear of the same event.
window.addEventListener('beforeprint', () => (isPrinting = true))
window.addEventListener('afterprint', () => (isPrinting = false))

/** A media query, evaluated once and then followed by its change events. */
function widthQuery(media: string, holdsOnPaper = false): () => boolean {
  let query: MediaQueryList | undefined
  const list = () => (query ??= window.matchMedia(media))
  const subscribe = (listener: () => void) => {
    const listening = new AbortController()
    const { signal } = listening
    list().addEventListener('change', listener, { signal })
    if (holdsOnPaper)
      for (const event of ['beforeprint', 'afterprint']) window.addEventListener(event, listener, { signal })
    return () => listening.abort()
  }
  const matches = () => (holdsOnPaper && isPrinting) || list().matches
  return () => useSyncExternalStore(subscribe, matches)
}

/**
 * The same width as in the style sheets: below it days, lists and dialogs are stacked. Paper is
 * narrow from the start (calendar 60): a browser counts the sheets before it asks for their width,
 * and a week that then takes less room would leave the last one empty.
 */
export const useIsNarrow = widthQuery('(max-width: 63.99em)', true)

/** A phone, or a page at a high zoom: the main places are at the bottom edge (home 51). */
export const useIsPhone = widthQuery('(max-width: 48em)')
