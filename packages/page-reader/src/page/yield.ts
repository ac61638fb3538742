/** How many a recipe feeds or makes. */

/** Numbers in English words. */
export const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  dozen: 12,
}
const MOST = 1000
/** Characters that a count is looked for in. */
const LONGEST_TEXT = 200
const people =
  /serv|portion|person|people|pers\.|couvert|ração|porç|racion|porzion|adag|port|gäste|μερίδ|άτομα|osob|porc|guest|份|人/i

/**
 * The count in a yield ('Serves 4-6' is 4, '2 dozen' 24, '1 loaf (12 slices)' 1); null when it
 * holds no number.
 */
export function servingsIn(said: string): number | null {
  const text = said.slice(0, LONGEST_TEXT)
  const number = /\d+(?:[.,]\d+)?/.exec(text.replace(/(\d)[.,](?=\d{3}\b)/g, '$1'))
  const word = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)\b/i.exec(text)
  const spelt = numberWords[word?.[0].toLowerCase() ?? ''] ?? null
  if (!number) return spelt
  const count = Number.parseFloat(number[0].replace(',', '.')) * (/\d\s+dozen/i.test(text) ? 12 : 1)
  return count > 0 && count <= MOST ? Math.max(1, Math.floor(count)) : null
}

/**
 * The count among several yields of one recipe: one that speaks of people or portions before a bare
 * number.
 */
export function servingsAmong(yields: string[]): number | null {
  const counted = yields.filter((text) => servingsIn(text) !== null)
  const best =
    counted.find((text) => people.test(text)) ?? counted.find((text) => /\p{L}/u.test(text)) ?? counted[0]
  return best === undefined ? null : servingsIn(best)
}
