/**
 * Allowed repeats with an exception: 'repeats are fine, just not at dinner' means none at dinner.
 */
import { withMeaning } from '../rule-joins/join.ts'
import { phrases } from '../rule-tokens/phrases.ts'
import type { TokenOf, Token } from '../rule-tokens/token.ts'
import type { Clause } from './clauses.ts'
import { cueAt, has, hasCue, isA, isCue, isWord } from '../rule-tokens/token-checks.ts'

/** Whether a clause allows repeats: 'I don't mind repeats', 'the same thing twice is fine'. */
const isAllowing = ({ tokens }: Clause) =>
  !has(tokens, 'not', 'dish') &&
  (hasCue(tokens, 'repeat') || (hasCue(tokens, 'same') && has(tokens, 'count'))) &&
  tokens.some((token) => isCue(token, 'fine') || isWord(token, /^(?:happy|good)$/, 'unknown'))

/** The meal time of 'not at dinner', which may be one token for somebody who is away. */
function slotOf(token: Token): TokenOf<'slot'> | undefined {
  const [, meal = ''] =
    isCue(token, 'away') && 'word' in token ? (/^not at (\w+)$/.exec(token.word ?? '') ?? []) : []
  const known = phrases.get(meal)
  return known?.kind === 'slot' ? withMeaning(token, known) : undefined
}

/** The days and meal times that a clause excepts; null where it says more. */
function leftOut(tokens: readonly Token[]): Token[] | null {
  const isNot = (token: Token) => isWord(token, /^not$/, 'not') || isCue(token, 'except')
  const scope = tokens.flatMap((token): Token[] => {
    const found = isA(token, 'slot', 'days') ? token : slotOf(token)
    return found ? [found] : []
  })
  const isPlain = tokens.every(
    (token) =>
      isNot(token) ||
      isA(token, 'slot', 'days') ||
      slotOf(token) !== undefined ||
      token.kind === 'filler' ||
      isWord(token, /^(?:just|only)$/, 'compare'),
  )
  const isSaid = tokens.some((token) => isNot(token) || slotOf(token) !== undefined)
  return isPlain && isSaid && scope.length > 0 ? scope : null
}

/** The clauses with each such exception as a wish for no repeats. */
export function readAllowedRepeats(clauses: readonly Clause[]): Clause[] {
  return clauses.flatMap((clause, at): Clause[] => {
    const before = clauses[at - 1]
    const isBehind = (clause.joiner === 'comma' || clause.joiner === 'but') && before && isAllowing(before)
    const scope = isBehind ? leftOut(clause.tokens) : null
    if (scope) return [noRepeats(clause, scope)]
    // 'I don't mind repeats except at dinner'.
    const except = cueAt(clause.tokens, 'except')
    const head = { ...clause, tokens: clause.tokens.slice(0, Math.max(0, except)) }
    const own = except > 0 && isAllowing(head) ? leftOut(clause.tokens.slice(except)) : null
    const [last, first] = [head.tokens.at(-1), clause.tokens[except]]
    return own && last && first
      ? [
          { ...head, end: last.end },
          { ...noRepeats({ ...clause, start: first.start }, own), joiner: 'comma' },
        ]
      : [clause]
  })
}

const noRepeats = (clause: Clause, scope: readonly Token[]): Clause => {
  const [first] = scope
  const cue = first && withMeaning(first, { kind: 'cue', cue: 'no repeat', word: 'no repeats' })
  return { ...clause, joiner: 'comma', tokens: cue ? [cue, ...scope] : [...scope] }
}
