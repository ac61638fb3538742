/** Where this browser keeps the choice of light, dark or as the system has it. */
export const COLOUR_SCHEME_KEY = 'plateful:colour-scheme'

/**
 * Puts the kept choice on; without one the system's own is worn (tokens.css). The build writes this
 * function into the page as text (`bundling/page-files.ts`), so that the first paint wears it: it
 * names nothing outside itself.
 */
export function wearColourScheme(key: typeof COLOUR_SCHEME_KEY): void {
  try {
    const kept = localStorage.getItem(key)
    if (kept === 'light' || kept === 'dark') document.documentElement.dataset['mantineColorScheme'] = kept
  } catch {
    // A browser that lets nobody read what it keeps wears the system's.
  }
}
