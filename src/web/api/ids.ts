import { browserStorage } from './browser-storage.ts'

/**
 * The name of this open page among the household's others, so that it need not read again what it
 * changed itself.
 */
export const pageId = crypto.getRandomValues(new Uint32Array(2)).join('-')

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

/**
 * A new key for what a form makes: sent again because no answer came, it is made once
 * (`Idempotency-Key`).
 */
export const newOnceKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
