type Parts = Readonly<Record<string, unknown>>

/**
 * Whether two values of a rule say the same, in whatever order they were put together; what is
 * not set says nothing.
 */
export function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [a, b] = [one as Parts, other as Parts]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isAlike(a[key], b[key]))
}
