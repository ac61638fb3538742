/** Caches for what is asked of the same texts again and again. */

interface Limits {
  /**
   * The most entries: a full cache is emptied, so that strange input cannot use ever more memory.
   */
  most?: number
  /** The longest key that is cached, in letters: longer texts seldom come twice. */
  longest?: number
}

/** The function with a cache by its text. */
export const memoize = <Value>(
  valueOf: (text: string) => Value,
  limits?: Limits,
): ((text: string) => Value) => memoizeBy((text) => text, valueOf, limits)

/** The function with a cache by the key that its arguments make. */
export function memoizeBy<Args extends readonly unknown[], Value>(
  keyOf: (...args: Args) => string,
  valueOf: (...args: Args) => Value,
  { most = 5000, longest = 400 }: Limits = {},
): (...args: Args) => Value {
  const cache = new Map<string, Value>()
  return (...args) => {
    const key = keyOf(...args)
    if (key.length > longest) return valueOf(...args)
    const cached = cache.get(key)
    if (cached !== undefined || cache.has(key)) return cached as Value
    const value = valueOf(...args)
    if (cache.size >= most) cache.clear()
    cache.set(key, value)
    return value
  }
}
