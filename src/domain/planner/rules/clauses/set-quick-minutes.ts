/** Minutes that say how quick 'quick' is. */

import type { DishLike } from '../../plan-rule.ts'
import { QUICK_MINUTES } from '../rule-context.ts'
import { isOfEveryMeal, type TokenOf, type Token } from '../tokens/token.ts'
import type { Clause } from './clause.ts'

const isMinutes = (token: Token): token is TokenOf<'limit'> =>
  token.kind === 'limit' && Object.keys(token.what).join() === 'minutes'

const isQuick = (token: Token): token is TokenOf<'dish'> =>
  token.kind === 'dish' && token.what.minutes?.max === QUICK_MINUTES && token.what.minutes.min === undefined

/**
 * Whether a clause is only a limit, for what stands before it: 'quick breakfasts, ten minutes max'.
 */
const isLimitAlone = ({ joiner, tokens }: Clause) =>
  joiner === 'comma' &&
  tokens.every((token) => token.kind === 'filler' || (isMinutes(token) && !isOfEveryMeal(token)))

/** The clause with these minutes in place of 'quick'. */
const within = (clause: Clause, minutes: DishLike['minutes']): Clause => ({
  ...clause,
  tokens: clause.tokens
    .filter((token) => !isMinutes(token))
    .map((token) => (isQuick(token) ? { ...token, what: { ...token.what, minutes } } : token)),
})

/** 'Quick dinners, 20 minutes max': 'quick' means 20 minutes. */
export function setQuickMinutes(clauses: readonly Clause[]): readonly Clause[] {
  const changed: Clause[] = []
  for (const clause of clauses) {
    const before = changed.at(-1)
    const limit = clause.tokens.find(isMinutes)
    if (limit && clause.tokens.some(isQuick)) changed.push(within(clause, limit.what.minutes))
    else if (limit && before?.tokens.some(isQuick) && isLimitAlone(clause))
      changed.splice(-1, 1, { ...within(before, limit.what.minutes), end: clause.end })
    else changed.push(clause)
  }
  return changed
}
