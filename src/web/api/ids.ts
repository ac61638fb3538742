import { browserStorage } from './browser-storage.ts'

/**
 * The id of this open page. Live changes carry it, so that a page does not read again what it
 * changed itself.
 */
export const pageId = crypto.getRandomValues(new Uint32Array(2)).join('-')

const PHONE_ID_KEY = 'plateful:phone'

let cachedId: string | null = null

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-')
}

/** The id of this browser, the same after a reload: ticks carry it. */
export function phoneId(): string {
  if (cachedId) return cachedId
  cachedId = browserStorage.read(PHONE_ID_KEY) ?? newId()
  browserStorage.write(PHONE_ID_KEY, cachedId)
  return cachedId
}

/**
 * A new key for something that a form creates: sent twice because no answer came, it is created
 * once (`Idempotency-Key`).
 */
export const newOnceKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
