/**
 * A new id for a meal or an item. `crypto.randomUUID` does not exist over plain HTTP, which some
 * homes use.
 */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
