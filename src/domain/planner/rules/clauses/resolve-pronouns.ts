/**
 * Finds the food that a pronoun means: 'we've had sausages all week, give us a break from them'.
 */

import { isFunctionWord, withMeaning } from '../joins/join.ts'
import { isOfKind, isCue, isPronoun, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { clauseFactsOf } from './clause-facts.ts'
import type { Clause } from './clause.ts'

const isPointing = (token: Token) =>
  (isPronoun(token) && token.names.length === 0) ||
  isWord(token, /^it$/, 'subject') ||
  isWord(token, /^(?:those|these)$/, 'filler') ||
  // 'Have it twice'.
  (isCue(token, 'eat again') && isWord(token, /^(?:eat|have) it$/))

/** Whether a clause only says how often, or never, of a pronoun. */
function isOfPronoun({ tokens, joiner }: Clause): boolean {
  const isPlain = tokens.every(
    (token) =>
      isFunctionWord(token) ||
      isPointing(token) ||
      isOfKind(token, 'not', 'ask', 'subject', 'count', 'maybe') ||
      isWord(token, /^skip$/, 'cue'),
  )
  const isSaying = tokens.some((token) => isOfKind(token, 'not', 'count') || isCue(token, 'skip'))
  return (
    isPlain && isSaying && (joiner === 'comma' || joiner === 'so' || joiner === 'and' || joiner === 'stop')
  )
}

/** The one food of a clause that is not understood. */
function onlyFood(clause: Clause): Token | undefined {
  const { dishes, hasUnknown, isNot, days } = clauseFactsOf(clause)
  const [dish, ...others] = dishes.filter(({ isQuality }) => !isQuality)
  return dish && others.length === 0 && hasUnknown && !isNot && !days ? clause.tokens[dish.at] : undefined
}

/**
 * Puts the food of an unread clause in place of a pronoun in the next: 'Raj loves fish, so put it
 * in twice'.
 */
export const resolvePronouns = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, index) => {
    const before = clauses[index - 1]
    const food = before && isOfPronoun(clause) ? onlyFood(before) : undefined
    const at = food ? clause.tokens.findLastIndex(isPointing) : -1
    const pronoun = clause.tokens[at]
    if (!food || !pronoun) return clause
    return { ...clause, tokens: clause.tokens.with(at, withMeaning(pronoun, food)) }
  })
