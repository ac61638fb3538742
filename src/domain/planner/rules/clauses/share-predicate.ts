/**
 * What is said of one person and also holds for the next: 'Tom is away on Tuesday, Ella on Friday'.
 */

import { isFunctionWord, withMeaning } from '../joins/join.ts'
import { hasKind, hasWord, isOfKind, isPerson, isWord } from '../tokens/token-checks.ts'
import type { Cue, TokenOf, Token } from '../tokens/token.ts'
import type { Clause } from './clause.ts'

const shared: ReadonlySet<Cue> = new Set(['away', 'guest'])

const cueOf = ({ tokens }: Clause): TokenOf<'cue'> | undefined => {
  const cueTokens = tokens.filter(
    (token): token is TokenOf<'cue'> => token.kind === 'cue' && token.cue !== 'is',
  )
  const [cue] = cueTokens
  return cueTokens.length === 1 && cue && shared.has(cue.cue) ? cue : undefined
}

/** Whether a clause has only one person and a time. */
const isPersonOnly = ({ tokens }: Clause) =>
  tokens.filter(isPerson).length === 1 &&
  tokens.every(
    (token) =>
      isPerson(token) || isOfKind(token, 'days', 'slot') || isFunctionWord(token) || isWord(token, /^nor$/),
  ) &&
  !hasWord(tokens, /^(?:for|with|to|of)$/)

const daysOf = ({ tokens }: Clause) => tokens.filter(({ kind }) => kind === 'days')

/**
 * Gives a clause with only a person and a day the predicate of the clause before it; one with 'too'
 * or 'so is' also takes its day.
 */
export function sharePredicate(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = []
  for (const clause of clauses) {
    const before = made.at(-1)
    const cue = before && cueOf(before)
    const days = before ? daysOf(before) : []
    const who = clause.tokens.find(isPerson)
    const isToo = clause.joiner === 'so' || hasWord(clause.tokens, /^(?:too|also|as well|nor)$/)
    const isJoined =
      clause.joiner === 'and' ||
      clause.joiner === 'comma' ||
      clause.joiner === 'but' ||
      clause.joiner === 'so'
    const ownDays = daysOf(clause)
    const isOfPerson = before?.tokens.some(isPerson) === true && !hasKind(before.tokens, 'dish')
    const isShort = ownDays.length > 0 ? clause.joiner !== 'so' : isToo && days.length === 1
    if (!cue || !who || !isJoined || !isOfPerson || !isShort || !isPersonOnly(clause) || days.length > 1) {
      made.push(clause)
      continue
    }
    const rest = clause.tokens.filter(
      (token) => token !== who && !isFunctionWord(token) && !isWord(token, /^nor$/),
    )
    const day =
      ownDays.length > 0 ? [] : days.map((token): Token => ({ ...token, start: who.start, end: who.end }))
    made.push({
      ...clause,
      joiner: 'and',
      tokens: [who, withMeaning(who, cue), ...rest, ...day],
    })
  }
  return made
}
