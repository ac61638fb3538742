/** Clauses about dishes that may mean something else. */
import { type Facts, isOnly, saysNone } from '../rule-clauses/clause-facts.ts'
import { isThatDay } from '../rule-meanings/dish-rules.ts'
import type { Doubt } from './doubt.ts'
import { isFunctionWord } from '../rule-joins/join.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import type { Token } from '../rule-tokens/token.ts'
import {
  cueAt,
  has,
  hasWord,
  isA,
  isCue,
  isDishNoun,
  isDishToken,
  isWord,
  wordAt,
} from '../rule-tokens/token-checks.ts'
import { isSoOften } from '../plan-rule.ts'

/** The tokens between two dishes, if all are small words; else null. */
function betweenDishes(tokens: readonly Token[]): Token[] | null {
  const first = tokens.findIndex(isDishToken)
  const second = tokens.findIndex((token, at) => at > first && isDishToken(token))
  if (first < 0 || second < 0) return null
  const between = tokens.slice(first + 1, second)
  return between.every(
    (token, at) =>
      isFunctionWord(token) ||
      isA(token, 'subject', 'not') ||
      isWord(token, /^in the$/, 'compare') ||
      (token.kind === 'number' && isWord(between[at - 1], /^(?:on|in|at)$/)),
  )
    ? between
    : null
}

/**
 * A dish within a dish, which is no meal of its own: 'chicken with rice', 'no cheese in the pasta'.
 */
function isWithin({ clause: { tokens }, isNot, days, slots, cues }: Facts, { context }: Memory): boolean {
  const between = betweenDishes(tokens)
  if (!between || cues.has('use') || cues.has('after') || cues.has('next day')) return false
  if (hasWord(between, /^(?:in|in the|on|from|like|for|to)$/)) return true
  const isWith = hasWord(between, /^with$/)
  const isOneMeal = days?.sort === 'one' && (slots.length === 1 || context.slots.length === 1)
  return isWith && (isNot || !isOneMeal)
}

/**
 * 'Chicken is cheap at the moment' tells something of chicken. 'A curry that is not spicy'
 * describes the curry.
 */
function isFactAboutDish({ clause: { tokens } }: Facts): boolean {
  const between = betweenDishes(tokens)
  if (!between) return false
  const isSaid = between.some((token) => isA(token, 'subject', 'not') || isCue(token, 'is'))
  return isSaid && !isWord(tokens[0], /^no|^without|^avoid/)
}

/** 'It's turned cold', 'it is going to be hot': it is about the weather. */
const isWeather = ({ clause: { tokens }, dishes, slots, hasMeal }: Facts) =>
  dishes.length === 1 &&
  saysNone(slots, hasMeal) &&
  /^(?:cold|hot|warm|mild|fresh)$/.test(String(dishes[0]?.what.tag)) &&
  isWord(tokens[0], /^(?:its|itll|it is|it was|it has|it will)/)

/** 'A salad with every dinner', 'bread with dinner': beside the main, not in its place. */
const isBesideMeal = ({ clause: { tokens } }: Facts) =>
  tokens.some((token, at) => {
    const [joint, next] = [tokens[at + 1], tokens[at + 2]]
    return isDishToken(token) && isWord(joint, /^with$/) && isA(next, 'every', 'slot')
  })

/** 'I can't face cooking on Monday, toast will do': the clause lacks the day. */
const isOfDayWithoutCooking = ({ clause: { tokens, joiner }, days }: Facts, { rules }: Memory) =>
  joiner === 'comma' && !days && rules.at(-1)?.kind === 'skip' && isWord(tokens.at(-1), /^will do$/)

/** 'Lasagne takes too long': a time is a wish only with a number. */
const isLong = ({ clause: { tokens }, dishes }: Facts) =>
  hasWord(tokens, /^(?:takes?|taking|long)$/, 'filler') &&
  !dishes.some(({ what }) => what.minutes !== undefined)

/** 'We've got peas', 'we need milk': food that is there or is to be bought, and no meal. */
function isStock(facts: Facts): boolean {
  const { clause, dishes, days, count, number, slots, cues, guest } = facts
  if (dishes.length === 0 || days || count || slots.length > 0) return false
  // 'We have' may be about guests too.
  if (guest || [...cues].some((cue) => cue !== 'guest')) return false
  if (facts.isSome || facts.hasMeal || facts.isNot || facts.amount || facts.isEvery || facts.isMaybe)
    return false
  if (dishes.some(({ isQuality }) => isQuality)) return false
  const [first, second] = clause.tokens
  // 'I have two aubergines'.
  if (number && !(isWord(first, /^(?:we|i|weve|ive)$/) && isWord(second, /^(?:have|got)$/))) return false
  const isOwned = (token: Token | undefined) =>
    isWord(token, /^(?:got|have|we have|ive got|weve got|i have got|we have got)$/)
  const isNeeded = isWord(first, /^(?:we|i) need$/) || isWord(first, /^need$/, 'ask')
  // 'We've a chicken and some leeks'.
  const isHad = isWord(first, /^(?:weve|ive)$/) && isWord(second, /^(?:an?|some|the)$/) && !facts.isAsking
  const isToBuy = isWord(clause.tokens.at(-1), /^needed$/)
  return (
    isToBuy ||
    isHad ||
    isOwned(first) ||
    (isWord(first, /^(?:we|i|weve|ive)$/) && isOwned(second)) ||
    isNeeded
  )
}

/** 'Only chicken': at every meal, or no meat besides it? */
const isOnlyOne = ({ clause: { tokens }, dishes, days, count, number, slots }: Facts) =>
  tokens.some((token) => token.kind === 'compare' && token.way === 'max' && token.word === 'only') &&
  dishes.some(({ what }) => what.food !== undefined) &&
  saysNone(days, count, number, slots)

/** 'Curry on Friday but not too spicy': about that curry, which no rule can say. */
function isOfLastDish({ clause, dishes, days, slots, who, pointsToDay }: Facts, { rules }: Memory): boolean {
  const last = rules.at(-1)
  if (clause.joiner === 'stop' || clause.joiner === 'next' || days || slots.length > 0) return false
  if (clause.tokens.some(isThatDay)) return false
  if (last?.kind !== 'have' || last.count === 'every' || last.count.max === 0) return false
  if (!isNamedDish(last.what) || dishes.length === 0 || !dishes.every(({ isQuality }) => isQuality))
    return false
  const isNotSo = hasWord(clause.tokens, /^(?:not|not too|not very|nothing too|isnt|arent|not be)$/)
  // 'Steak, but no more than £10 each'.
  const isItsLimit = clause.joiner === 'but' && dishes.every(({ at }) => clause.tokens[at]?.kind === 'limit')
  return isNotSo || isItsLimit || (pointsToDay && who !== undefined)
}

const isNamedDish = (what: object) => 'food' in what || 'recipe' in what || 'cuisine' in what || 'is' in what

/** 'Toast is not a dinner': it tells what something is not. */
const isSaidNotToBe = ({ clause: { tokens }, dishes: [dish], isNot, count, cues }: Facts) =>
  dish !== undefined &&
  !count?.isAbove &&
  !cues.has('running') &&
  !cues.has('other day') &&
  !dish.isNot &&
  isNot &&
  has(tokens.slice(dish.at), 'not')

/** 'Tacos on Tuesday. Beef ones': about the dish before, not a further one. */
const isOfThoseBefore = (
  { clause: { tokens, joiner }, dishes, days, count, number }: Facts,
  { rules }: Memory,
) =>
  rules.at(-1)?.kind === 'have' &&
  joiner !== 'next' &&
  saysNone(days, count, number) &&
  dishes.some(({ at }) => isWord(tokens[at + 1], /^ones$/))

/** 'Not the tomato soup, the lentil one': about the dish before. */
const isTheOne = ({ clause: { tokens }, dishes, days }: Facts, { rules }: Memory) => {
  const last = tokens.at(-1)
  return (
    rules.at(-1)?.kind === 'have' &&
    !days &&
    dishes.length === 1 &&
    isWord(tokens[0], /^the$/) &&
    (isWord(last, /^one$/) || (last?.kind === 'number' && last.n === 1))
  )
}

/** 'Stew stew and more stew': it names a dish twice. */
const isTwiceOver = ({ clause: { tokens } }: Facts) =>
  tokens.some((token, at) => {
    const next = tokens[at + 1]
    return isDishToken(token) && isDishToken(next) && token.word === next.word
  })

/** 'Roast it on Sunday': what is done with a food, not the dish 'roast'. */
const isDone = ({ clause: { tokens }, cues }: Facts) =>
  !cues.has('use') &&
  !cues.has('eat again') &&
  tokens.some((token, at) => isDishToken(token) && isWord(tokens[at + 1], /^(?:it|them)$/))

/** 'Half a squash': it does not mean half of the meals. */
const isHalf = ({ clause: { tokens, joiner }, cues }: Facts, { rules }: Memory) =>
  !cues.has('use') &&
  !(rules.at(-1)?.kind === 'use' && joiner !== 'stop') &&
  tokens.some((token, at) => {
    const next = tokens[at + 1]
    return token.kind === 'number' && token.n === 0.5 && isDishNoun(next) && next.isMany !== true
  })

/** 'Veggies with every meal' means vegetables; 'two veggies' is unclear. */
const isOfVegetables = ({ clause: { tokens } }: Facts) =>
  tokens.some((token) => isDishToken(token) && token.what.diet !== undefined && token.word === 'veggies')

/** 'Soup three times, all different': about those soups. */
const isDifferentToo = (
  { clause: { joiner, tokens }, cues, days, slots, dishes }: Facts,
  { rules }: Memory,
) => {
  const last = rules.at(-1)
  // 'Two veggie nights and nothing twice' is about all dishes.
  if (hasWord(tokens, /^nothing\b/)) return false
  const isOfIt = joiner !== 'stop' && joiner !== 'next' && saysNone(days, slots, dishes)
  const isCounted = isSoOften(last) && (last.count.min ?? 0) > 1
  return isOfIt && isCounted && cues.has('no repeat')
}

/** 'Use up the spinach fish on Friday': one food, or two wishes? */
const isOneOrTwo = ({ clause: { tokens }, cues, days }: Facts) =>
  cues.has('use') &&
  days !== undefined &&
  tokens.some((token) => isDishToken(token) && token.isJoined === true)

/** 'No need to use up the peppers': it denies nothing. */
const isNeedless = ({ clause: { tokens }, dishes, cues }: Facts) =>
  dishes.length > 0 && !cues.has('away') && hasWord(tokens, /^(?:no need to|dont need to|neednt)/)

/** 'Soup again?': it is no wish. */
const isWonderingAboutRepeat = (facts: Facts) =>
  isWord(facts.clause.tokens.at(-1), /^again$/) &&
  facts.dishes.length > 0 &&
  !facts.isNot &&
  // 'It's curry again' tells of a curry.
  (isOnly(facts, 'dish') || (isWord(facts.clause.tokens[0], /^its$/) && !facts.days))

/** 'Autumn is coming', 'pasta is quicker': it tells something and is no wish. */
const isStatementNotWish = ({ clause: { tokens }, dishes: [dish, ...more], who, guest }: Facts) => {
  if (!dish || more.length > 0 || who || guest) return false
  const [verb, next, ...rest] = tokens.slice(dish.at + 1)
  const isComing = verb?.kind === 'cue' && isWord(next?.kind === 'cue' ? next : verb, /^(?:is |are )?coming$/)
  const isBetter = isWord(next, /er$/, 'compare') && rest.length === 0
  return isComing || (isCue(verb, 'is') && isBetter)
}

/** 'It's simpler', 'that would be cheaper': a reason, not a wish. */
const isWhyBetter = ({ clause: { tokens }, dishes: [dish, ...more] }: Facts) => {
  const [first, ...rest] = tokens.filter((token) => !isFunctionWord(token) || isWord(token, /^its$/))
  const isAlone = rest.length === 1 && isDishToken(rest[0]) && more.length === 0
  return (
    isAlone &&
    isWord(first, /^(?:its?|it is|thats?|this|itll be|itd be|they|theyre)$/) &&
    dish?.isQuality === true &&
    isWord(rest[0], /er$|^(?:more|less) /)
  )
}

/**
 * 'And of those one should be Thai', 'something veggie to go with it': some of the meals before, or
 * a part of one.
 */
const isOfThose = ({ clause: { tokens }, dishes, cues }: Facts) =>
  dishes.length > 0 &&
  !cues.has('use') &&
  tokens.some((token, at) => {
    const next = tokens[at + 1]
    const isThose = isWord(next, /^(?:those|these|that|which|it|this)$/) && tokens[at + 2]?.kind !== 'dish'
    return isThose && isWord(token, /^(?:of|with|from|beside|alongside)$/)
  })

/** 'Three dinners with chicken, none of them curry': it denies curry for those three only. */
const isNoneOfThose = ({ clause: { tokens, joiner } }: Facts, { rules }: Memory) => {
  const last = rules.at(-1)
  const isAfterDishes = last?.kind === 'have' && (last.count === 'every' || last.count.max !== 0)
  return (
    isAfterDishes &&
    joiner !== 'next' &&
    hasWord(tokens, /^(?:none|neither|not one) of (?:them|these|which)$/, 'not')
  )
}

/** 'Gone off everything except pasta', 'no repeats but for the roast': the dish is excepted. */
const isButForDish = ({ clause: { tokens }, dishes, cues }: Facts) => {
  const except = cueAt(tokens, 'except')
  const isLeftOut = except >= 0 && dishes.some(({ at }) => at > except)
  return (
    isLeftOut &&
    (['dislikes', 'not eating', 'cannot have', 'no repeat', 'repeat', 'running'] as const).some((cue) =>
      cues.has(cue),
    )
  )
}

/** 'That's turkey day', 'paneer is Priya's thing': it tells something and is no wish. */
const isSaidToBe = ({ clause: { tokens }, dishes: [dish], count, number, isAsking }: Facts) => {
  if (!dish || count || number || isAsking) return false
  const [verb, whose] = tokens.slice(dish.at + 1)
  return (
    isWord(tokens[0], /^thats$/) || (isCue(verb, 'is') && whose?.kind === 'who' && whose.isOwner === true)
  )
}

/** 'Not a day without fish', 'no night without rice': two denials. */
const isNoneWithout = ({ clause: { tokens } }: Facts) => {
  const without = wordAt(tokens, /^(?:without|with no)$/, 'not')
  const isNone = (token: Token) => isWord(token, /^(?:no|not|not any|never|nothing|none)$/, 'not')
  return tokens.slice(0, Math.max(0, without)).some(isNone)
}

/** Doubts about dishes. */
export const doubtsOfDishes: readonly Doubt[] = [
  isOfThose,
  isNoneOfThose,
  isButForDish,
  isSaidToBe,
  isNoneWithout,
  isWithin,
  isWonderingAboutRepeat,
  isWhyBetter,
  isStatementNotWish,
  isNeedless,
  isOneOrTwo,
  isOfLastDish,
  isFactAboutDish,
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
  isSaidNotToBe,
  isDifferentToo,
]
