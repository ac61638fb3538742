/**
 * The fields that a form changed, as an edit that waits for a signal keeps them: what they say now,
 * and what they said before. Fields that say the same are left out, so that an edit writes over
 * nothing that somebody else changed meanwhile.
 */
export function changedFields<Draft extends object>(
  stored: object,
  draft: Draft,
): { change: Partial<Draft>; before: Record<string, unknown> } {
  const storedValues: Record<string, unknown> = { ...stored }
  const changed = Object.entries(draft).filter(
    ([field, value]) => JSON.stringify(storedValues[field]) !== JSON.stringify(value),
  )
  const change: Partial<Draft> = {}
  Object.assign(change, Object.fromEntries(changed))
  return { change, before: Object.fromEntries(changed.map(([field]) => [field, storedValues[field]])) }
}
