/** Reads that somebody is elsewhere, wherever that is. */

import { pastFunctionWords } from '../joins/join.ts'
import { hasKind, isCue } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { type ClauseFacts, scopeOf, ruleDaysOf } from './clause-facts.ts'
import { isCondition } from './clause.ts'
import type { Clause } from './clause.ts'
import type { ReadingState } from './reading-state.ts'

/** Whether a token may be a place: an unknown word with a capital, as in 'in Leeds'. */
const isPlace = (token: Token | undefined) => token?.kind === 'unknown' && token.isCapital === true

/** Whether somebody is with a guest at another place: 'with their nan'. */
const isWithSomebody = (tokens: Clause['tokens'], at: number) =>
  tokens[pastFunctionWords(tokens, at + 1)]?.kind === 'guest'

/**
 * Adds a rule that somebody is away, wherever that is: 'Kit is at football camp on Sunday'. Whether
 * it did.
 */
export function addAbsence(
  { clause: { tokens, joiner }, cues, who, days, dishes, slots }: ClauseFacts,
  state: ReadingState,
): boolean {
  if (
    joiner === 'because' ||
    isCondition(joiner) ||
    cues.has('guest') ||
    !who ||
    who.names.length === 0 ||
    !days ||
    dishes.length > 0
  )
    return false
  const at = tokens.findIndex(
    (token, index) =>
      (token.kind === 'filler' &&
        (token.word === 'at' ||
          (token.word === 'in' && isPlace(tokens[index + 1])) ||
          (token.word === 'with' && isWithSomebody(tokens, index)))) ||
      isCue(token, 'away'),
  )
  const day = tokens.indexOf(days)
  // 'Wednesday Dave's at darts'.
  const isDayFirst = day < tokens.indexOf(who)
  if (at < 0 || (at > day && !isDayFirst) || tokens.indexOf(who) > at) return false
  const between = tokens.slice(tokens.indexOf(who) + 1, at)
  const place = tokens
    .slice(at + 1, isDayFirst ? undefined : day)
    .filter(({ kind }) => kind === 'unknown' || kind === 'guest')
  const rest = isDayFirst ? [] : tokens.slice(day + 1)
  if (
    !between.every((token) => isCue(token, 'is')) ||
    place.length === 0 ||
    place.length > 3 ||
    // 'Out until eight' does not tell whether they are back for dinner.
    tokens.some((token) => token.kind === 'unknown' && token.isTime === true)
  )
    return false
  if (hasKind(rest, 'unknown')) return false
  state.rules.push({ kind: 'away', ...scopeOf(ruleDaysOf(days, slots), who.names) })
  state.who = who.names
  state.days = days
  return true
}
