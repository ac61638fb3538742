/** Days told behind their occasion: 'takeaway the night we put the tree up, that's Sunday'. */

import { isFunctionWord } from '../joins/join.ts'
import { hasKind, isOfKind, isCue, isUnit, isWord } from '../tokens/token-checks.ts'
import { insteadCues, type TokenOf, type Token } from '../tokens/token.ts'
import { clauseFactsOf } from './clause-facts.ts'
import type { Clause } from './clause.ts'

/**
 * Where an occasion begins that a later clause dates: 'the night', 'on the day', 'the evening'; -1
 * for none.
 */
function occasionFrom(tokens: readonly Token[]): number {
  const at = tokens.findIndex((token, index) => {
    const before = tokens[index - 1]
    const isDay = isUnit(token, 'days') || (token.kind === 'slot' && token.isMany !== true)
    const next = tokens[index + 1]
    return isDay && isWord(before, /^the$/, 'filler') && next !== undefined && next.kind !== 'days'
  })
  if (at < 2) return feastFrom(tokens)
  return tokens[at - 2]?.kind === 'filler' && at > 2 ? at - 2 : at - 1
}

/**
 * Where an occasion begins that goes on to the end of the clause: 'on his birthday', 'for the
 * school fair'.
 */
function feastFrom(tokens: readonly Token[]): number {
  const isOfFeast = (token: Token) =>
    isFunctionWord(token) || isOfKind(token, 'occasion', 'unknown', 'who', 'guest')
  const from = tokens.findLastIndex(
    (token, at) =>
      isWord(token, /^(?:on|for|at)$/, 'filler') &&
      ((tokens.slice(at).every(isOfFeast) && hasKind(tokens.slice(at), 'occasion')) ||
        // 'On practice nights'.
        (tokens.length === at + 3 &&
          tokens[at + 1]?.kind === 'unknown' &&
          isOfKind(tokens[at + 2], 'slot', 'unit'))),
  )
  return from > 0 ? from : -1
}

const isWish = (token: Token) =>
  isOfKind(token, 'dish', 'limit') || (token.kind === 'cue' && ['skip', ...insteadCues].includes(token.cue))

/**
 * The day of a clause with nothing but a day or days: 'that's Sunday', 'which is Friday', 'Thursday
 * I think'.
 */
const dayAlone = (tokens: readonly Token[]): TokenOf<'days'> | undefined => {
  const days = tokens.filter((token) => token.kind === 'days')
  const isPlain = tokens.every(
    (token) =>
      isFunctionWord(token) ||
      isOfKind(token, 'days', 'subject', 'maybe', 'slot', 'ask') ||
      isCue(token, 'we are'),
  )
  return isPlain && days.length === 1 && /^(?:one|many)$/.test(days[0]?.sort ?? '') ? days[0] : undefined
}

const isUnknown = ({ kind }: Token) => kind === 'unknown' || kind === 'occasion'

/** Gives a wish for an occasion the day that is named behind it; the occasion becomes a remark. */
export function joinOccasionDay(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = []
  for (let at = 0; at < clauses.length; at++) {
    const first = clauses[at]
    if (!first) continue
    // In 'the night we put the tree up' no joiner stands between the night and its occasion. 'When
    // the game is on' is a time by itself.
    const isWhen = clauses[at + 1]?.joiner === 'when' && clauses[at + 1]?.tokens.some(isUnknown) === true
    const nextJoined = isWhen ? 1 : clauses.slice(at + 1).findIndex((one) => one.isUnmarked !== true)
    const parts = clauses.slice(at, nextJoined < 0 ? undefined : at + 1 + nextJoined)
    const clause = {
      ...first,
      tokens: parts.flatMap(({ tokens }) => tokens),
      end: parts.at(-1)?.end ?? first.end,
    }
    const next = clauses[at + parts.length]
    const daysOfNext =
      next && next.joiner !== 'stop' && !clauseFactsOf(clause).days ? dayAlone(next.tokens) : undefined
    const end = daysOfNext ? clause.tokens.length : whichFrom(clause.tokens)
    const day = daysOfNext ?? dayAlone(clause.tokens.slice(Math.max(end, 0)))
    const from = isWhen ? first.tokens.length : occasionFrom(clause.tokens)
    const head = clause.tokens.slice(0, from)
    const occasion = clause.tokens.slice(from, end)
    const isWishForOccasion =
      day !== undefined &&
      from > 0 &&
      end > from &&
      head.some(isWish) &&
      !hasKind(head, 'unknown', 'days') &&
      occasion.every((token) => !isWish(token)) &&
      hasKind(occasion, 'unknown', 'occasion', 'who', 'guest')
    if (!isWishForOccasion) {
      joined.push(first)
      continue
    }
    joined.push(
      { ...clause, tokens: [...head, day], end: head.at(-1)?.end ?? clause.end },
      {
        joiner: 'comma',
        tokens: occasion,
        start: (isWhen ? clauses[at + 1]?.conditionStart : occasion[0]?.start) ?? clause.start,
        end: (daysOfNext ? next?.end : clause.end) ?? clause.end,
        isUnmarked: true,
      },
    )
    at += parts.length - 1 + (daysOfNext ? 1 : 0)
  }
  return joined
}

/**
 * Where the day of an occasion is told in the same clause: 'the concert which is Friday'; -1 for
 * nowhere.
 */
const whichFrom = (tokens: readonly Token[]) =>
  tokens.findLastIndex((token) => isWord(token, /^which$/, 'filler'))
