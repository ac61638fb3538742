/** Where this browser keeps the choice of light, dark or as the system has it. */
export const COLOUR_SCHEME_KEY = 'plateful:colour-scheme'

/** Puts the kept choice on before anything is drawn; without one the system's own is worn (tokens.css). */
export function wearColourScheme() {
  const kept = localStorage.getItem(COLOUR_SCHEME_KEY)
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset['mantineColorScheme'] = kept
}
