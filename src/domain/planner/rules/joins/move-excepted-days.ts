/** Days with an exception, wherever they stand: 'except on Friday, everything easy'. */

import { cueAt, hasKind, isOfKind, isJoiner, isCue, isWord } from '../tokens/token-checks.ts'
import type { TokenOf, Token } from '../tokens/token.ts'
import { spanToken, withMeaning } from './join.ts'

const except = (first: Token, last: Token): TokenOf<'cue'> =>
  spanToken(first, last, { kind: 'cue', cue: 'except', word: 'except' })

const isEndOfPart = (token: Token | undefined) => token === undefined || token.kind === 'joiner'

/**
 * 'Sunday aside', 'all week easy but Saturday', 'everything easy but not on Sunday' all become
 * 'except Sunday'. A denial of one day counts as an exception only where something is said of all
 * days.
 */
function named(tokens: readonly Token[]): Token[] {
  const made: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = [tokens[at], tokens[at + 1]]
    if (!token) break
    if (token.kind === 'days' && isWord(next, /^(?:aside|excepted|excluded|exempted)$/) && next) {
      made.push(except(next, next), token)
      at += 1
      continue
    }
    if (isJoiner(token, 'but')) {
      const isNot = isWord(next, /^not$/)
      const on = isNot ? at + 2 : at + 1
      const day = isWord(tokens[on], /^on$/) ? on + 1 : on
      const last = made.at(-1)
      if (isJoiner(last, 'comma')) made.pop()
      const start = made.findLastIndex(({ kind }) => kind === 'joiner') + 1
      const part = made.slice(start)
      const isOfAll = hasKind(part, 'every') && !hasKind(part, 'days', 'not')
      if (tokens[day]?.kind === 'days' && isEndOfPart(tokens[day + 1]) && isOfAll) {
        made.push(except(token, tokens[day - 1] ?? token), ...tokens.slice(day, day + 1))
        at = day
        continue
      }
      if (last?.kind === 'joiner' && made.at(-1) !== last) made.push(last)
    }
    made.push(token)
  }
  return made
}

/**
 * A part of a sentence with its excepted days at the end, and how many tokens of the rest were
 * taken into it; null where no days are excepted.
 */
function withExceptionLast(
  part: readonly Token[],
  rest: readonly Token[],
): { tokens: Token[]; takenCount: number } | null {
  const at = cueAt(part, 'except')
  const day = part.findIndex((token, index) => index > at && token.kind === 'days')
  const isAhead = part.slice(0, Math.max(0, at)).every((token) => isOfKind(token, 'filler', 'every'))
  const isBare = part.slice(at + 1, day).every((token) => token.kind === 'filler')
  if (at < 0 || day < 0 || !isAhead || !isBare) return null
  const head = part.slice(0, day + 1)
  const behind = part.slice(day + 1)
  const isContent = (token: Token) =>
    isOfKind(token, 'dish', 'limit', 'unit', 'amount') || (token.kind === 'cue' && !isCue(token, 'except'))
  const isFree = (tokens: readonly Token[]) => tokens.some(isContent) && !hasKind(tokens, 'days')
  if (isFree(behind)) return { tokens: [...behind, ...head], takenCount: 0 }
  const [comma] = rest
  if (behind.some((token) => token.kind !== 'filler') || comma?.kind !== 'joiner' || comma.joiner !== 'comma')
    return null
  const end = rest.findIndex(({ kind }, index) => index > 0 && kind === 'joiner')
  const next = rest.slice(1, end < 0 ? undefined : end)
  return isFree(next) ? { tokens: [...next, ...head], takenCount: next.length + 1 } : null
}

/**
 * 'Porridge all week, except the weekend, which is pancakes': the pancakes become a wish of their
 * own for the excepted days.
 */
function partRelative(tokens: readonly Token[]): Token[] {
  const made: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token) made.push(token)
    if (!isCue(token, 'except')) continue
    const day = tokens.findIndex(({ kind }, index) => index > at && kind !== 'filler')
    const days = tokens[day]
    if (days?.kind !== 'days') continue
    const comma = tokens[day + 1]
    const link = isJoiner(comma, 'comma') ? day + 2 : day + 1
    const word = tokens[link]
    const isRelative = isJoiner(word, 'when') || isWord(word, /^(?:which|where|when|thats)$/)
    const stop = tokens.findIndex(({ kind }, index) => index > link && kind === 'joiner')
    const first = tokens[link + 1]
    const isBeing = word?.kind === 'filler' && isCue(first, 'is')
    const exceptedTokens = tokens.slice(isBeing ? link + 2 : link + 1, stop < 0 ? undefined : stop)
    if (!word || !isRelative || exceptedTokens.length === 0 || hasKind(exceptedTokens, 'days')) continue
    made.push(...tokens.slice(at + 1, day + 1))
    made.push(withMeaning(word, { kind: 'joiner', joiner: 'comma' }), ...exceptedTokens, days)
    at = isBeing ? link + exceptedTokens.length + 1 : link + exceptedTokens.length
  }
  return made
}

/** Puts excepted days behind what they are an exception to, so that both orders are read alike. */
export function moveExceptedDays(tokens: readonly Token[]): Token[] {
  const all = named(partRelative(tokens))
  const made: Token[] = []
  for (let at = 0; at < all.length;) {
    const stop = all.findIndex(({ kind }, index) => index >= at && kind === 'joiner')
    const end = stop < 0 ? all.length : stop
    const partTokens = all.slice(at, end)
    const changed = withExceptionLast(partTokens, all.slice(end))
    made.push(...(changed?.tokens ?? partTokens))
    at = end + (changed?.takenCount ?? 0)
    const mark = all[at]
    if (mark?.kind === 'joiner') {
      made.push(mark)
      at += 1
    }
  }
  return made
}
