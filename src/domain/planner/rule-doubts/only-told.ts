/** Clauses that tell something of a food and ask for nothing. */
import type { Clause } from '../rule-clauses/clauses.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import { has, isDescribing, isDishNamed, isWord } from '../rule-tokens/piece-checks.ts'

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
const isPrice = (piece: Piece | undefined) =>
  piece?.is === 'limit' && piece.what.cost !== undefined && piece.word === undefined

/** 'Mince costs two pounds fifty', 'mince is £5 at the moment': a price is told, no wish. */
function isPriceTold({ pieces }: Clause, { before, next }: Neighbours): boolean {
  const isCosting = (piece: Piece | undefined) =>
    piece?.is === 'cue' && (piece.cue === 'is' || isWord(piece, /^costs?$/))
  const isFoodIs = ([one, is, ...others]: readonly Piece[] = []) =>
    isFood(one) && isCosting(is) && others.length === 0
  const [food, verb, price] = pieces
  return (
    (isFood(food) && isCosting(verb) && isPrice(price)) ||
    (isFoodIs(pieces) && isPrice(next?.pieces[0])) ||
    (isFoodIs(before?.pieces) && isPrice(food))
  )
}

/** 'Fish isn't my favourite': no wish for fish, and none against favourites. */
const isNoFavourite = ({ pieces }: Clause, next: Clause | undefined): boolean =>
  pieces.length === 1 &&
  isFood(pieces[0]) &&
  next !== undefined &&
  isWord(next.pieces[0], /^(?:isnt|arent|not)$/, 'not') &&
  next.pieces.some((piece) => piece.is === 'thing' && piece.what.is === 'favourite')

/** 'It's not filling enough for Dave': what is wrong with a dish, and no wish for less of that. */
const isNotEnough = ({ pieces }: Clause): boolean => {
  const quality = pieces.findIndex((piece) => isDescribing(piece))
  const enough = pieces[quality + 1]
  return has(pieces.slice(0, Math.max(0, quality)), 'not') && isWord(enough, /^enough\b/)
}

const isFood = (piece: Piece | undefined) => isDishNamed(piece)
