type Parts = Readonly<Record<string, unknown>>

/**
 * Whether two values of a rule are the same, whatever the order of their keys and items. A key that
 * is undefined counts as absent.
 */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [a, b] = [one as Parts, other as Parts]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isDeepEqual(a[key], b[key]))
}
