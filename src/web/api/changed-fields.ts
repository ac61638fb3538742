/**
 * The fields that a form changed, as an edit that waits for a signal stores them: their new values
 * and their old ones. Equal fields are left out, so that the edit overwrites nothing that somebody
 * else changed meanwhile.
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
