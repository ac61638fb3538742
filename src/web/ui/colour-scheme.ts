/** The storage key of the choice between light, dark and the system's scheme. */
export const COLOUR_SCHEME_KEY = 'plateful:colour-scheme'

/**
 * Applies the stored choice; without one the system's scheme counts (tokens.css). The build writes
 * this function into the page as text (`bundling/page-files.ts`), for the first paint, so it must
 * not use anything outside itself.
 */
export function applyColourScheme(key: typeof COLOUR_SCHEME_KEY): void {
  try {
    const stored = localStorage.getItem(key)
    if (stored === 'light' || stored === 'dark')
      document.documentElement.dataset['mantineColorScheme'] = stored
  } catch {
    // Where the storage is forbidden, the system's scheme counts.
  }
}
