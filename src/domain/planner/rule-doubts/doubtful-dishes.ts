/** Clauses about dishes that may mean something else. */
import { type Facts, isOnly, saysNone } from '../rule-clauses/clause-facts.ts'
import { isThatDay } from '../rule-meanings/dish-rules.ts'
import type { Doubt } from './doubt.ts'
import { isIdle } from '../rule-joins/joined.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import {
  cueAt,
  has,
  hasWord,
  isA,
  isCue,
  isDishNamed,
  isThing,
  isWord,
  wordAt,
} from '../rule-tokens/piece-checks.ts'
import { isSoOften } from '../plan-rule.ts'

/** Small words alone stand between two dishes: which ones. */
function betweenDishes(pieces: readonly Piece[]): Piece[] | null {
  const first = pieces.findIndex(isThing)
  const second = pieces.findIndex((piece, at) => at > first && isThing(piece))
  if (first < 0 || second < 0) return null
  const between = pieces.slice(first + 1, second)
  return between.every(
    (piece, at) =>
      isIdle(piece) ||
      isA(piece, 'subject', 'not') ||
      isWord(piece, /^in the$/, 'compare') ||
      (piece.is === 'number' && isWord(between[at - 1], /^(?:on|in|at)$/)),
  )
    ? between
    : null
}

/** 'Chicken with rice' on no one meal, 'no cheese in the pasta': a dish within a dish. */
function isWithin({ clause: { pieces }, isNot, days, slots, cues }: Facts, { context }: Memory): boolean {
  const between = betweenDishes(pieces)
  if (!between || cues.has('use') || cues.has('after') || cues.has('next day')) return false
  if (hasWord(between, /^(?:in|in the|on|from|like|for|to)$/)) return true
  const isWith = hasWord(between, /^with$/)
  const isOneMeal = days?.sort === 'one' && (slots.length === 1 || context.slots.length === 1)
  return isWith && (isNot || !isOneMeal)
}

/**
 * 'Chicken is cheap at the moment' tells of chicken, 'a curry that is not spicy' asks for one
 * such.
 */
function isTold({ clause: { pieces } }: Facts): boolean {
  const between = betweenDishes(pieces)
  if (!between) return false
  const isSaid = between.some((piece) => isA(piece, 'subject', 'not') || isCue(piece, 'is'))
  return isSaid && !isWord(pieces[0], /^no|^without|^avoid/)
}

/** 'It's turned cold', 'it is going to be hot': the weather. */
const isWeather = ({ clause: { pieces }, dishes, slots, hasMeal }: Facts) =>
  dishes.length === 1 &&
  saysNone(slots, hasMeal) &&
  /^(?:cold|hot|warm|mild|fresh)$/.test(String(dishes[0]?.what.tag)) &&
  isWord(pieces[0], /^(?:its|itll|it is|it was|it has|it will)/)

/** 'A salad with every dinner', 'bread with dinner': beside the main, and not in its place. */
const isBesideMeal = ({ clause: { pieces } }: Facts) =>
  pieces.some((piece, at) => {
    const [joint, next] = [pieces[at + 1], pieces[at + 2]]
    return isThing(piece) && isWord(joint, /^with$/) && isA(next, 'every', 'slot')
  })

/** 'I can't face cooking on Monday, toast will do': on that day, which the clause does not say. */
const isOfDayWithoutCooking = ({ clause: { pieces, how }, days }: Facts, { rules }: Memory) =>
  how === 'comma' && !days && rules.at(-1)?.kind === 'skip' && isWord(pieces.at(-1), /^will do$/)

/** 'Lasagne takes too long': how long something takes is a wish only with a time. */
const isLong = ({ clause: { pieces }, dishes }: Facts) =>
  hasWord(pieces, /^(?:takes?|taking|long)$/, 'filler') &&
  !dishes.some(({ what }) => what.minutes !== undefined)

/** 'We've got peas', 'we need milk': what there is or is to be bought, and no meal. */
function isStock(facts: Facts): boolean {
  const { clause, dishes, days, count, number, slots, cues, guest } = facts
  if (dishes.length === 0 || days || count || slots.length > 0) return false
  // 'We have' is also said of guests.
  if (guest || [...cues].some((cue) => cue !== 'guest')) return false
  if (facts.isSome || facts.hasMeal || facts.isNot || facts.amount || facts.isEvery || facts.isMaybe)
    return false
  if (dishes.some(({ isQuality }) => isQuality)) return false
  const [first, second] = clause.pieces
  // 'I have two aubergines'.
  if (number && !(isWord(first, /^(?:we|i|weve|ive)$/) && isWord(second, /^(?:have|got)$/))) return false
  const isOwned = (piece: Piece | undefined) =>
    isWord(piece, /^(?:got|have|we have|ive got|weve got|i have got|we have got)$/)
  const isNeeded = isWord(first, /^(?:we|i) need$/) || isWord(first, /^need$/, 'ask')
  // 'We've a chicken and some leeks'.
  const isHad = isWord(first, /^(?:weve|ive)$/) && isWord(second, /^(?:an?|some|the)$/) && !facts.isAsking
  const isToBuy = isWord(clause.pieces.at(-1), /^needed$/)
  return (
    isToBuy ||
    isHad ||
    isOwned(first) ||
    (isWord(first, /^(?:we|i|weve|ive)$/) && isOwned(second)) ||
    isNeeded
  )
}

/** 'Only chicken': at every meal, or chicken and no other meat? */
const isOnlyOne = ({ clause: { pieces }, dishes, days, count, number, slots }: Facts) =>
  pieces.some((piece) => piece.is === 'compare' && piece.way === 'max' && piece.word === 'only') &&
  dishes.some(({ what }) => what.food !== undefined) &&
  saysNone(days, count, number, slots)

/** 'Curry on Friday but not too spicy': of that curry, and no rule says that. */
function isOfLastDish({ clause, dishes, days, slots, who, isIt }: Facts, { rules }: Memory): boolean {
  const last = rules.at(-1)
  if (clause.how === 'stop' || clause.how === 'next' || days || slots.length > 0) return false
  if (clause.pieces.some(isThatDay)) return false
  if (last?.kind !== 'have' || last.count === 'every' || last.count.max === 0) return false
  if (!isNamedDish(last.what) || dishes.length === 0 || !dishes.every(({ isQuality }) => isQuality))
    return false
  const isNotSo = hasWord(clause.pieces, /^(?:not|not too|not very|nothing too|isnt|arent|not be)$/)
  // 'Steak, but no more than £10 each'.
  const isItsLimit = clause.how === 'but' && dishes.every(({ at }) => clause.pieces[at]?.is === 'limit')
  return isNotSo || isItsLimit || (isIt && who !== undefined)
}

const isNamedDish = (what: object) => 'food' in what || 'recipe' in what || 'cuisine' in what || 'is' in what

/** 'Toast is not a dinner': what something is not. */
const isDenied = ({ clause: { pieces }, dishes: [dish], isNot, count, cues }: Facts) =>
  dish !== undefined &&
  !count?.isAbove &&
  !cues.has('running') &&
  !cues.has('other day') &&
  !dish.isNot &&
  isNot &&
  has(pieces.slice(dish.at), 'not')

/** 'Tacos on Tuesday. Beef ones': of the dish before, not one more. */
const isOfThoseBefore = (
  { clause: { pieces, how }, dishes, days, count, number }: Facts,
  { rules }: Memory,
) =>
  rules.at(-1)?.kind === 'have' &&
  how !== 'next' &&
  saysNone(days, count, number) &&
  dishes.some(({ at }) => isWord(pieces[at + 1], /^ones$/))

/** 'Not the tomato soup, the lentil one': of the dish before. */
const isTheOne = ({ clause: { pieces }, dishes, days }: Facts, { rules }: Memory) => {
  const last = pieces.at(-1)
  return (
    rules.at(-1)?.kind === 'have' &&
    !days &&
    dishes.length === 1 &&
    isWord(pieces[0], /^the$/) &&
    (isWord(last, /^one$/) || (last?.is === 'number' && last.n === 1))
  )
}

/** 'Stew stew and more stew': nobody asks for a dish of that name. */
const isTwiceOver = ({ clause: { pieces } }: Facts) =>
  pieces.some((piece, at) => {
    const next = pieces[at + 1]
    return isThing(piece) && isThing(next) && piece.word === next.word
  })

/** 'Roast it on Sunday': what is done with a food, and no dish of that name. */
const isDone = ({ clause: { pieces }, cues }: Facts) =>
  !cues.has('use') &&
  !cues.has('eat again') &&
  pieces.some((piece, at) => isThing(piece) && isWord(pieces[at + 1], /^(?:it|them)$/))

/** 'Half a squash' is no half of the meals. */
const isHalf = ({ clause: { pieces, how }, cues }: Facts, { rules }: Memory) =>
  !cues.has('use') &&
  !(rules.at(-1)?.kind === 'use' && how !== 'stop') &&
  pieces.some((piece, at) => {
    const next = pieces[at + 1]
    return piece.is === 'number' && piece.n === 0.5 && isDishNamed(next) && next.isMany !== true
  })

/** 'Veggies with every meal' are vegetables; 'two veggies' may be either. */
const isOfVegetables = ({ clause: { pieces } }: Facts) =>
  pieces.some((piece) => isThing(piece) && piece.what.diet !== undefined && piece.word === 'veggies')

/** 'Soup three times, all different': those soups. */
const isDifferentToo = ({ clause: { how, pieces }, cues, days, slots, dishes }: Facts, { rules }: Memory) => {
  const last = rules.at(-1)
  // 'Two veggie nights and nothing twice': no dish at all.
  if (hasWord(pieces, /^nothing\b/)) return false
  const isOfIt = how !== 'stop' && how !== 'next' && saysNone(days, slots, dishes)
  const isCounted = isSoOften(last) && (last.count.min ?? 0) > 1
  return isOfIt && isCounted && cues.has('no repeat')
}

/** 'Use up the spinach fish on Friday': one food, or two wishes? */
const isOneOrTwo = ({ clause: { pieces }, cues, days }: Facts) =>
  cues.has('use') && days !== undefined && pieces.some((piece) => isThing(piece) && piece.isJoined === true)

/** 'No need to use up the peppers': they may be had. */
const isNeedless = ({ clause: { pieces }, dishes, cues }: Facts) =>
  dishes.length > 0 && !cues.has('away') && hasWord(pieces, /^(?:no need to|dont need to|neednt)/)

/** 'Soup again?': nobody asks for it once more. */
const isAgain = (facts: Facts) =>
  isWord(facts.clause.pieces.at(-1), /^again$/) &&
  facts.dishes.length > 0 &&
  !facts.isNot &&
  // 'It's curry again' tells of one, and asks for none.
  (isOnly(facts, 'thing') || (isWord(facts.clause.pieces[0], /^its$/) && !facts.days))

/** 'Autumn is coming', 'pasta is quicker': what is told of, and no wish. */
const isToldOf = ({ clause: { pieces }, dishes: [dish, ...more], who, guest }: Facts) => {
  if (!dish || more.length > 0 || who || guest) return false
  const [is, next, ...rest] = pieces.slice(dish.at + 1)
  const isComing = is?.is === 'cue' && isWord(next?.is === 'cue' ? next : is, /^(?:is |are )?coming$/)
  const isBetter = isWord(next, /er$/, 'compare') && rest.length === 0
  return isComing || (isCue(is, 'is') && isBetter)
}

/** 'It's simpler', 'that would be cheaper': why, and no wish. */
const isWhyBetter = ({ clause: { pieces }, dishes: [dish, ...more] }: Facts) => {
  const [first, ...rest] = pieces.filter((piece) => !isIdle(piece) || isWord(piece, /^its$/))
  const isAlone = rest.length === 1 && isThing(rest[0]) && more.length === 0
  return (
    isAlone &&
    isWord(first, /^(?:its?|it is|thats?|this|itll be|itd be|they|theyre)$/) &&
    dish?.isQuality === true &&
    isWord(rest[0], /er$|^(?:more|less) /)
  )
}

/**
 * 'And of those one should be Thai', 'something veggie to go with it': some of the meals before, or
 * a part of one, and not one more.
 */
const isOfThose = ({ clause: { pieces }, dishes, cues }: Facts) =>
  dishes.length > 0 &&
  !cues.has('use') &&
  pieces.some((piece, at) => {
    const next = pieces[at + 1]
    const isThose = isWord(next, /^(?:those|these|that|which|it|this)$/) && pieces[at + 2]?.is !== 'thing'
    return isThose && isWord(piece, /^(?:of|with|from|beside|alongside)$/)
  })

/** 'Three dinners with chicken, none of them curry': none of those three. */
const isNoneOfThose = ({ clause: { pieces, how } }: Facts, { rules }: Memory) => {
  const last = rules.at(-1)
  const isAfterDishes = last?.kind === 'have' && (last.count === 'every' || last.count.max !== 0)
  return (
    isAfterDishes &&
    how !== 'next' &&
    hasWord(pieces, /^(?:none|neither|not one) of (?:them|these|which)$/, 'not')
  )
}

/** 'Gone off everything except pasta', 'no repeats but for the roast': that dish is left out. */
const isButForDish = ({ clause: { pieces }, dishes, cues }: Facts) => {
  const except = cueAt(pieces, 'except')
  const isLeftOut = except >= 0 && dishes.some(({ at }) => at > except)
  return (
    isLeftOut &&
    (['dislikes', 'not eating', 'cannot have', 'no repeat', 'repeat', 'running'] as const).some((cue) =>
      cues.has(cue),
    )
  )
}

/** 'That's turkey day', 'paneer is Priya's thing': what is so, and asks for nothing. */
const isSaidToBe = ({ clause: { pieces }, dishes: [dish], count, number, isAsking }: Facts) => {
  if (!dish || count || number || isAsking) return false
  const [is, whose] = pieces.slice(dish.at + 1)
  return isWord(pieces[0], /^thats$/) || (isCue(is, 'is') && whose?.is === 'who' && whose.isOwner === true)
}

/** 'Not a day without fish', 'no night without rice': some of it, and not none. */
const isNoneWithout = ({ clause: { pieces } }: Facts) => {
  const without = wordAt(pieces, /^(?:without|with no)$/, 'not')
  const isNone = (piece: Piece) => isWord(piece, /^(?:no|not|not any|never|nothing|none)$/, 'not')
  return pieces.slice(0, Math.max(0, without)).some(isNone)
}

/** Doubts of dishes: of one within another, of one that is told of, or of the last one. */
export const doubtsOfDishes: readonly Doubt[] = [
  isOfThose,
  isNoneOfThose,
  isButForDish,
  isSaidToBe,
  isNoneWithout,
  isWithin,
  isAgain,
  isWhyBetter,
  isToldOf,
  isNeedless,
  isOneOrTwo,
  isOfLastDish,
  isTold,
  isWeather,
  isBesideMeal,
  isOfDayWithoutCooking,
  isLong,
  isStock,
  isOnlyOne,
  isOfThoseBefore,
  isTheOne,
  isDone,
  isTwiceOver,
  isHalf,
  isOfVegetables,
  isDenied,
  isDifferentToo,
]
