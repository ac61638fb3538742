/**
 * A new key for what a form makes: sent again because no answer came, it is made once
 * (`Idempotency-Key`).
 */
export const newOnceKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
