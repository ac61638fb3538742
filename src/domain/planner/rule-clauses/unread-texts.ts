/** What is said back word for word. */
import type { Clause } from './clauses.ts'
import { isIdle } from '../rule-joins/joined.ts'

/** 'Dave has a work do on the 26th so he's out': the day of a reason was understood. */
export function endWithoutDay({ pieces, end }: Clause): number {
  const day = pieces.findLastIndex(({ is }) => is === 'days')
  const isAtEnd = pieces.slice(day + 1).every((piece) => isIdle(piece) || piece.is === 'slot')
  const last = pieces.slice(0, Math.max(0, day)).findLast((piece) => !isIdle(piece))
  return isAtEnd && last ? last.end : end
}

/** Unread clauses word for word, neighbours in one text. */
export function textsOf(
  unread: readonly Clause[],
  clauses: readonly Clause[],
  ends: ReadonlyMap<Clause, number>,
  sentence: string,
): string[] {
  const texts: { start: number; end: number; last: number }[] = []
  for (const clause of unread) {
    const at = clauses.indexOf(clause)
    const end = ends.get(clause) ?? clause.end
    const before = texts.at(-1)
    if (before && before.last === at - 1) {
      before.end = Math.max(before.end, end)
      before.last = at
    } else texts.push({ start: clause.from ?? clause.start, end, last: at })
  }
  return texts.map(({ start, end }) => sentence.slice(start, end).trim())
}
