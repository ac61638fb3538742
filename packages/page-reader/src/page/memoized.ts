/** Entries of a cache; one page shows fewer texts. */
const MAX_ENTRIES = 4000
/** Characters of a text that is cached: longer ones seldom stand on a page twice. */
const LONGEST_KEY = 400

/**
 * The function with a cache for short texts: the lines of a page are read as rows, as lines of
 * named blocks, and again by the judge.
 */
export function memoized<Value>(valueOf: (text: string) => Value): (text: string) => Value {
  const cache = new Map<string, Value>()
  return (text) => {
    if (text.length > LONGEST_KEY) return valueOf(text)
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    const value = valueOf(text)
    if (cache.size >= MAX_ENTRIES) cache.clear()
    cache.set(text, value)
    return value
  }
}
