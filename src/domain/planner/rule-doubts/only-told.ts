/** Clauses that tell something of a food and ask for nothing. */
import type { Clause } from '../rule-clauses/clauses.ts'
import type { Token } from '../rule-tokens/token.ts'
import { has, isDishAdjective, isDishNoun, isWord } from '../rule-tokens/token-checks.ts'

interface Neighbours {
  before: Clause | undefined
  next: Clause | undefined
}

/**
 * Whether a clause, with the one before or behind it, tells a price, that something is no
 * favourite, or what it lacks.
 */
export const isOnlyTold = (clause: Clause, before: Clause | undefined, next: Clause | undefined): boolean =>
  isPriceTold(clause, { before, next }) ||
  isNoFavourite(clause, next) ||
  isNotEnough(clause) ||
  (before !== undefined && isNoFavourite(before, clause))

/** A sum of money without a word like 'under': what something costs, and no limit. */
const isPrice = (token: Token | undefined) =>
  token?.kind === 'limit' && token.what.cost !== undefined && token.word === undefined

/** 'Mince costs two pounds fifty', 'mince is £5 at the moment': a price is told, no wish. */
function isPriceTold({ tokens }: Clause, { before, next }: Neighbours): boolean {
  const isCosting = (token: Token | undefined) =>
    token?.kind === 'cue' && (token.cue === 'is' || isWord(token, /^costs?$/))
  const isFoodIs = ([one, verb, ...others]: readonly Token[] = []) =>
    isDishNoun(one) && isCosting(verb) && others.length === 0
  const [food, verb, price] = tokens
  return (
    (isDishNoun(food) && isCosting(verb) && isPrice(price)) ||
    (isFoodIs(tokens) && isPrice(next?.tokens[0])) ||
    (isFoodIs(before?.tokens) && isPrice(food))
  )
}

/** 'Fish isn't my favourite': no wish for fish, and none against favourites. */
const isNoFavourite = ({ tokens }: Clause, next: Clause | undefined): boolean =>
  tokens.length === 1 &&
  isDishNoun(tokens[0]) &&
  next !== undefined &&
  isWord(next.tokens[0], /^(?:isnt|arent|not)$/, 'not') &&
  next.tokens.some((token) => token.kind === 'dish' && token.what.is === 'favourite')

/** 'It's not filling enough for Dave': what is wrong with a dish, and no wish for less of that. */
const isNotEnough = ({ tokens }: Clause): boolean => {
  const quality = tokens.findIndex((token) => isDishAdjective(token))
  const enough = tokens[quality + 1]
  return has(tokens.slice(0, Math.max(0, quality)), 'not') && isWord(enough, /^enough\b/)
}
