/** Clauses that tell something about a food and are no wish. */
import type { Clause } from '../clauses/clause.ts'
import { hasKind, isDishAdjective, isDishNoun, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'

interface Neighbours {
  before: Clause | undefined
  next: Clause | undefined
}

/**
 * Whether a clause, with its neighbours, tells a price, that something is no favourite, or what it
 * lacks.
 */
export const isOnlyStatement = (
  clause: Clause,
  before: Clause | undefined,
  next: Clause | undefined,
): boolean =>
  isPriceTold(clause, { before, next }) ||
  isNoFavourite(clause, next) ||
  isNotEnough(clause) ||
  (before !== undefined && isNoFavourite(before, clause))

/** Whether a token is a sum of money without a word such as 'under': a price, not a limit. */
const isPrice = (token: Token | undefined) =>
  token?.kind === 'limit' && token.what.cost !== undefined && token.word === undefined

/** 'Mince costs two pounds fifty', 'mince is £5 at the moment': a price. */
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

/** 'Fish isn't my favourite': no wish for fish, nor against favourites. */
const isNoFavourite = ({ tokens }: Clause, next: Clause | undefined): boolean =>
  tokens.length === 1 &&
  isDishNoun(tokens[0]) &&
  next !== undefined &&
  isWord(next.tokens[0], /^(?:isnt|arent|not)$/, 'not') &&
  next.tokens.some((token) => token.kind === 'dish' && token.what.is === 'favourite')

/** 'It's not filling enough for Dave': a fault of a dish, not a wish. */
const isNotEnough = ({ tokens }: Clause): boolean => {
  const quality = tokens.findIndex((token) => isDishAdjective(token))
  const enough = tokens[quality + 1]
  return hasKind(tokens.slice(0, Math.max(0, quality)), 'not') && isWord(enough, /^enough\b/)
}
