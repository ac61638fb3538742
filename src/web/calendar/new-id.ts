/**
 * A new id of our own for a meal or an item. `crypto.randomUUID` is missing where a home serves
 * plain HTTP.
 */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
