type Parts = Readonly<Record<string, unknown>>

/**
 * Whether two plain values are the same, whatever the order of their keys. A key that is undefined
 * counts as absent; the items of a list must stand in the same order.
 */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [a, b] = [one as Parts, other as Parts]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isDeepEqual(a[key], b[key]))
}
