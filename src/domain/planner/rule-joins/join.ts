/** Small steps that read neighbouring tokens together. */
import type { Meaning, Token, TokenSpan } from '../rule-tokens/token.ts'
import { isJoiner, isCue } from '../rule-tokens/token-checks.ts'

/** What stands for the first `length` tokens from a place on. */
export type Join = (tokens: readonly Token[], at: number) => { length: number; token: Token } | null

/** The tokens with every join made, from left to right, again and again at the same place. */
export function joinAll(tokens: readonly Token[], join: Join): Token[] {
  const rest = [...tokens]
  for (let at = 0; at < rest.length;) {
    const joined = join(rest, at)
    if (joined) rest.splice(at, joined.length, joined.token)
    else at += 1
  }
  return rest
}

/** One token in place of several. */
export const spanToken = <M extends Meaning>(first: Token, last: Token, meaning: M): M & TokenSpan => ({
  ...meaning,
  start: first.start,
  end: last.end,
  isGlued: first.isGlued,
})

/** Another meaning in the place of a token. */
export const withMeaning = <M extends Meaning>(token: Token, meaning: M): M & TokenSpan =>
  spanToken(token, token, meaning)

/** So many tokens, from the first to the last, as one of this meaning. */
export const joinedAs = (
  length: number,
  first: Token,
  last: Token,
  meaning: Meaning,
): { length: number; token: Token } => ({ length, token: spanToken(first, last, meaning) })

/** What stands before a place, back to the last mark or joining word. */
export const partBefore = (tokens: readonly Token[], at: number): readonly Token[] =>
  tokens.slice(tokens.findLastIndex(({ kind }, index) => index < at && kind === 'joiner') + 1, at)

/** What stands behind a place, up to the next mark or joining word. */
export function partBehind(tokens: readonly Token[], at: number): readonly Token[] {
  const end = tokens.findIndex(({ kind }, index) => index > at && kind === 'joiner')
  return tokens.slice(at + 1, end < 0 ? undefined : end)
}

/** Words between two tokens that do not part them. */
export const isFunctionWord = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'filler' || isCue(token, 'is', 'to'))

/** The next place that is no idle word. */
export function pastFunctionWords(tokens: readonly Token[], at: number): number {
  let next = at
  while (isFunctionWord(tokens[next])) next += 1
  return next
}

/** Whether a token joins two of a kind: a comma, 'and' or 'or', or 'and' after a comma. */
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
