/** What is said back word for word. */
import type { Clause } from './clauses.ts'

/**
 * Unread clauses word for word, neighbours in one text. A reason is said back with its day, also
 * where the day was lent to what follows from it.
 */
export function textsOf(
  unread: readonly Clause[],
  clauses: readonly Clause[],
  sentence: string,
): string[] {
  const texts: { start: number; end: number; last: number }[] = []
  for (const clause of unread) {
    const at = clauses.indexOf(clause)
    const before = texts.at(-1)
    if (before && before.last === at - 1) {
      before.end = Math.max(before.end, clause.end)
      before.last = at
    } else texts.push({ start: clause.from ?? clause.start, end: clause.end, last: at })
  }
  return texts.map(({ start, end }) => sentence.slice(start, end).trim())
}
