/** The unread texts of a sentence, word for word. */

import { isFunctionWord, lastWord } from '../joins/join.ts'
import { hasKind, isOfKind } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import type { Clause } from './clause.ts'

const isMoreThanTime = (token: Token) => !isOfKind(token, 'days', 'slot') && !isFunctionWord(token)

/** Start and end of a text in the sentence. */
export interface Span {
  start: number
  end: number
}

/**
 * The part of an unread reason without its day, which was understood: 'the 26th I'm working late so
 * 20 minutes'. A person at its start is left out too where the next words refer to it: 'Ben has
 * scouts on Friday, he'll eat there'.
 */
export function withoutUnderstood({ tokens, start, end }: Clause, isWhoUnderstood: boolean): Span {
  const isUnderstood = (token: Token) =>
    isFunctionWord(token) || isOfKind(token, 'days', 'slot') || (isWhoUnderstood && token.kind === 'who')
  const first = tokens.findIndex((token) => !isUnderstood(token))
  const lead = tokens.slice(0, Math.max(0, first))
  // A single word ('late') says too little by itself.
  const isLed = hasKind(lead, 'days', 'who') && tokens.slice(first).filter(isMoreThanTime).length > 1
  const day = tokens.findLastIndex(({ kind }) => kind === 'days')
  const isAtEnd = tokens.slice(day + 1).every((token) => isFunctionWord(token) || token.kind === 'slot')
  const last = lastWord(tokens.slice(0, Math.max(0, day)))
  return {
    start: isLed ? (tokens[first]?.start ?? start) : start,
    end: isAtEnd && last && day > first ? last.end : end,
  }
}

/** The texts of unread clauses, word for word; neighbours become one text. */
export function unreadTexts(
  unread: readonly Clause[],
  clauses: readonly Clause[],
  spans: ReadonlyMap<Clause, Span>,
  sentence: string,
): string[] {
  const texts: { start: number; end: number; last: number }[] = []
  for (const clause of unread) {
    const at = clauses.indexOf(clause)
    // If the clause that took its day is unread too, the whole reason is given.
    const next = clauses[at + 1]
    const span = next && unread.includes(next) ? undefined : spans.get(clause)
    const { start, end } = span ?? { start: clause.conditionStart ?? clause.start, end: clause.end }
    const before = texts.at(-1)
    if (before && before.last === at - 1) {
      before.end = Math.max(before.end, end)
      before.last = at
    } else texts.push({ start, end, last: at })
  }
  return texts.map(({ start, end }) =>
    sentence
      .slice(start, end)
      .trim()
      .replace(/ (?:on|in|at|by)$/, ''),
  )
}
