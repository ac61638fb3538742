import { browserStorage } from './browser-storage.ts'

/**
 * A new id for what is made here. `crypto.randomUUID` does not exist over plain HTTP, which some
 * homes use.
 */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/**
 * The id of this open page. Live changes carry it, so that a page does not read again what it
 * changed itself.
 */
export const pageId = randomId()

const PHONE_ID_KEY = 'plateful:phone'

let cachedId: string | null = null

/** The id of this browser, the same after a reload: ticks carry it. */
export function phoneId(): string {
  if (cachedId) return cachedId
  cachedId = browserStorage.read(PHONE_ID_KEY) ?? randomId()
  browserStorage.write(PHONE_ID_KEY, cachedId)
  return cachedId
}

/**
 * A new key for something that a form creates: sent twice because no answer came, it is created
 * once (`Idempotency-Key`).
 */
export const newIdempotencyKey = (): string => randomId()
