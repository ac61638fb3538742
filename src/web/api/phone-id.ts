import { browserStorage } from './browser-storage.ts'

const KEY = 'plateful:phone'

let known: string | null = null

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-')
}

/**
 * The name of this browser among the household's others, the same after a reload: ticks say where
 * they come from.
 */
export function phoneId(): string {
  if (known) return known
  known = browserStorage.read(KEY) ?? newId()
  browserStorage.write(KEY, known)
  return known
}
