/** JSON of other programs, read without trust: any value may be missing or of another kind. */
export type JsonObject = Record<string, unknown>

/** Whether the value is an object and not a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value as an object; an empty one where it is something else. */
export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {})

/** The objects of a list; none where it is no list. */
export const objectsOf = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : []

/** The value as text; a number as it is written, '' for anything else. */
export const stringOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** The value as a number, also where it is written as text; null where it is none. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || !/^\s*-?\d+(?:[.,]\d+)?\s*$/.test(value)) return null
  return Number.parseFloat(value.replace(',', '.'))
}

/** The texts of a list, and the names of objects in it. */
export function namesIn(value: unknown): string[] {
  const list = Array.isArray(value) ? value : []
  return list
    .map((item) => stringOf(isObject(item) ? (item['name'] ?? item['title'] ?? item['label']) : item))
    .filter(Boolean)
}

/**
 * The same object with every key in camelCase, however the program writes it ('recipe_yield' is
 * 'recipeYield').
 */
export function camelKeys(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key.replace(/(?<=[a-z\d])_([a-z])/gi, (_, letter: string) => letter.toUpperCase()),
      item,
    ]),
  )
}
