/** Joins neighbouring tokens into one. */

import { isJoiner, isCue } from '../tokens/token-checks.ts'
import type { Meaning, Token, TokenSpan } from '../tokens/token.ts'

/** Joins the first `length` tokens from a place on into one token; null where nothing is joined. */
export type Join = (tokens: readonly Token[], at: number) => { length: number; token: Token } | null

/** Joins wherever it is possible, from left to right. The new token may be joined again. */
export function joinAll(tokens: readonly Token[], join: Join): Token[] {
  const rest = [...tokens]
  for (let at = 0; at < rest.length;) {
    const joined = join(rest, at)
    if (joined) rest.splice(at, joined.length, joined.token)
    else at += 1
  }
  return rest
}

/** A token of this meaning that spans from one token to another. */
export const spanToken = <M extends Meaning>(first: Token, last: Token, meaning: M): M & TokenSpan => ({
  ...meaning,
  start: first.start,
  end: last.end,
  isGlued: first.isGlued,
})

/** A token of another meaning at the same place. */
export const withMeaning = <M extends Meaning>(token: Token, meaning: M): M & TokenSpan =>
  spanToken(token, token, meaning)

/** The result of a join: `length` tokens, from the first to the last, as one of this meaning. */
export const joinedAs = (
  length: number,
  first: Token,
  last: Token,
  meaning: Meaning,
): { length: number; token: Token } => ({ length, token: spanToken(first, last, meaning) })

/** The tokens before a place, back to the last joiner. */
export function partBefore(tokens: readonly Token[], at: number): readonly Token[] {
  let start = at
  while (start > 0 && tokens[start - 1]?.kind !== 'joiner') start -= 1
  return tokens.slice(start, at)
}

/** The tokens behind a place, up to the next joiner. */
export function partBehind(tokens: readonly Token[], at: number): readonly Token[] {
  const end = tokens.findIndex(({ kind }, index) => index > at && kind === 'joiner')
  return tokens.slice(at + 1, end < 0 ? undefined : end)
}

/** Whether a token is a function word: a filler, 'is' or 'to'. */
export const isFunctionWord = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'filler' || isCue(token, 'is', 'to'))

/** The first token that is no function word. */
export const firstWord = (tokens: readonly Token[]): Token | undefined =>
  tokens.find((token) => !isFunctionWord(token))

/** The last token that is no function word. */
export const lastWord = (tokens: readonly Token[]): Token | undefined =>
  tokens.findLast((token) => !isFunctionWord(token))

/** The index of the first token from here on that is no function word. */
export function pastFunctionWords(tokens: readonly Token[], at: number): number {
  let next = at
  while (isFunctionWord(tokens[next])) next += 1
  return next
}

/** The comma, 'and', 'or' or ', and' at a place, and where the next member of its list begins. */
export function joinerAt(
  tokens: readonly Token[],
  at: number,
): { joiner: 'and' | 'or'; next: number } | null {
  const first = tokens[at]
  if (first?.kind !== 'joiner' || !['comma', 'and', 'or'].includes(first.joiner)) return null
  const second = tokens[at + 1]
  if (first.joiner === 'comma' && isJoiner(second, 'and', 'or'))
    return { joiner: second.joiner, next: pastFunctionWords(tokens, at + 2) }
  return { joiner: first.joiner === 'or' ? 'or' : 'and', next: pastFunctionWords(tokens, at + 1) }
}
