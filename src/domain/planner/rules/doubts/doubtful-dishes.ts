/** Clauses about dishes that may mean something else. */
import { hasCountLimits } from '../../plan-rule.ts'
import { hasOnlyKinds, areAllEmpty } from '../clauses/clause-facts.ts'
import { isFunctionWord } from '../joins/join.ts'
import { isThatDay } from '../meanings/dish-rules.ts'
import {
  cueAt,
  hasKind,
  hasRun,
  hasWord,
  isOfKind,
  isCue,
  isDishNoun,
  isDishToken,
  isRunAt,
  isWord,
  wordAt,
} from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import type { DoubtCheck, DoubtContext } from './doubt-check.ts'

/** The tokens between two dishes, if all are small words; else none. */
function betweenDishes(tokens: readonly Token[]): Token[] {
  const first = tokens.findIndex(isDishToken)
  const second = tokens.findIndex((token, at) => at > first && isDishToken(token))
  const between = tokens.slice(first + 1, Math.max(0, second))
  const isSmall = (token: Token, at: number) =>
    isFunctionWord(token) ||
    isOfKind(token, 'subject', 'not') ||
    isWord(token, /^in the$/, 'compare') ||
    (token.kind === 'number' && isWord(between[at - 1], /^(?:on|in|at)$/))
  return between.every(isSmall) ? between : []
}

const hadWords = /^(?:got|have|we have|ive got|weve got|i have got|we have got)$/

/** 'We've got peas', 'we need milk', 'peas needed': food that there is or that is to be bought. */
const isFoodAtHand = ({ tokens, isAsking }: DoubtContext) =>
  isWord(tokens.at(-1), /^needed$/) ||
  isWord(tokens[0], hadWords) ||
  isRunAt(tokens, 0, /^(?:we|i|weve|ive)$/, hadWords) ||
  isWord(tokens[0], /^(?:we|i) need$/) ||
  isWord(tokens[0], /^need$/, 'ask') ||
  // 'We've a chicken and some leeks'.
  (isRunAt(tokens, 0, /^(?:weve|ive)$/, /^(?:an?|some|the)$/) && !isAsking)

const isNamedDish = (what: object) => 'food' in what || 'recipe' in what || 'cuisine' in what || 'is' in what

/** Doubts about dishes. */
export const doubtsOfDishes: readonly DoubtCheck[] = [
  // 'And of those one should be Thai', 'something veggie to go with it': some of the meals before,
  // or a part of one.
  ({ tokens, dishes, cues }) =>
    dishes.length > 0 &&
    !cues.has('use') &&
    tokens.some(
      (_, at) =>
        isRunAt(tokens, at, /^(?:of|with|from|beside|alongside)$/, /^(?:those|these|that|which|it|this)$/) &&
        tokens[at + 2]?.kind !== 'dish',
    ),
  // 'Three dinners with chicken, none of them curry': it denies curry for those three only.
  ({ tokens, joiner, last }) =>
    last?.kind === 'have' &&
    (last.count === 'every' || last.count.max !== 0) &&
    joiner !== 'next' &&
    hasWord(tokens, /^(?:none|neither|not one) of (?:them|these|which)$/, 'not'),
  // 'Gone off everything except pasta', 'no repeats but for the roast': the dish is excepted.
  ({ tokens, dishes, cues }) =>
    cues.has('except') &&
    dishes.some(({ at }) => at > cueAt(tokens, 'except')) &&
    (['dislikes', 'not eating', 'cannot have', 'no repeat', 'repeat', 'running'] as const).some((cue) =>
      cues.has(cue),
    ),
  // 'That's turkey day', 'paneer is Priya's thing': it tells something and is no wish.
  ({ tokens, dishes: [dish], count, number, isAsking }) => {
    if (!dish || !areAllEmpty(count, number, isAsking)) return false
    const [verb, whose] = tokens.slice(dish.at + 1)
    const isTheirs = whose?.kind === 'who' && whose.isOwner === true
    return isWord(tokens[0], /^thats$/) || (isCue(verb, 'is') && isTheirs)
  },
  // 'Not a day without fish', 'no night without rice': two denials.
  ({ tokens }) => {
    const without = wordAt(tokens, /^(?:without|with no)$/, 'not')
    const before = tokens.slice(0, Math.max(0, without))
    return hasWord(before, /^(?:no|not|not any|never|nothing|none)$/, 'not')
  },
  // A dish within a dish, which is no meal of its own: 'no cheese in the pasta'.
  ({ tokens, cues }) =>
    !(['use', 'after', 'next day'] as const).some((cue) => cues.has(cue)) &&
    hasWord(betweenDishes(tokens), /^(?:in|in the|on|from|like|for|to)$/),
  // 'Chicken with rice': the same, unless both are for one meal.
  ({ tokens, isNot, days, slots, cues, state: { context } }) => {
    const isOneMeal = days?.sort === 'one' && (slots.length === 1 || context.slots.length === 1)
    return (
      (isNot || !isOneMeal) &&
      !(['use', 'after', 'next day'] as const).some((cue) => cues.has(cue)) &&
      hasWord(betweenDishes(tokens), /^with$/)
    )
  },
  // 'Soup again?', 'it's curry again': it is no wish.
  (context) =>
    isWord(context.tokens.at(-1), /^again$/) &&
    context.dishes.length > 0 &&
    !context.isNot &&
    (hasOnlyKinds(context, 'dish') || (isWord(context.tokens[0], /^its$/) && !context.days)),
  // 'It's simpler', 'that would be cheaper': a reason, not a wish.
  ({ tokens, dishes: [dish] }) => {
    const [first, better, ...more] = tokens.filter(
      (token) => !isFunctionWord(token) || isWord(token, /^its$/),
    )
    return (
      more.length === 0 &&
      isWord(first, /^(?:its?|it is|thats?|this|itll be|itd be|they|theyre)$/) &&
      dish?.isQuality === true &&
      isWord(better, /er$|^(?:more|less) /, 'dish')
    )
  },
  // 'Autumn is coming', 'pasta is quicker': it tells something and is no wish.
  ({ tokens, dishes: [dish, ...more], who, guest }) => {
    if (!dish || more.length > 0 || who || guest) return false
    const [verb, next, ...rest] = tokens.slice(dish.at + 1)
    const isComing =
      verb?.kind === 'cue' && isWord(next?.kind === 'cue' ? next : verb, /^(?:is |are )?coming$/)
    return isComing || (isCue(verb, 'is') && isWord(next, /er$/, 'compare') && rest.length === 0)
  },
  // 'No need to use up the peppers': it denies nothing.
  ({ tokens, dishes, cues }) =>
    dishes.length > 0 && !cues.has('away') && hasWord(tokens, /^(?:no need to|dont need to|neednt)/),
  // 'Use up the spinach fish on Friday': one food, or two wishes?
  ({ tokens, cues, days }) =>
    cues.has('use') &&
    days !== undefined &&
    tokens.some((token) => isDishToken(token) && token.isJoined === true),
  // 'Curry on Friday but not too spicy': about that curry, which no rule can say.
  ({ tokens, joiner, dishes, days, slots, who, pointsToDay, last }) => {
    if (joiner === 'stop' || joiner === 'next' || !areAllEmpty(days, slots) || tokens.some(isThatDay))
      return false
    if (last?.kind !== 'have' || last.count === 'every' || last.count.max === 0) return false
    if (!isNamedDish(last.what) || dishes.length === 0 || !dishes.every(({ isQuality }) => isQuality))
      return false
    const isNotSo = hasWord(tokens, /^(?:not|not too|not very|nothing too|isnt|arent|not be)$/)
    // 'Steak, but no more than £10 each'.
    const isItsLimit = joiner === 'but' && dishes.every(({ at }) => tokens[at]?.kind === 'limit')
    return isNotSo || isItsLimit || (pointsToDay && who !== undefined)
  },
  // 'Chicken is cheap at the moment' tells something of chicken. 'A curry that is not spicy'
  // describes the curry.
  ({ tokens }) =>
    betweenDishes(tokens).some((token) => isOfKind(token, 'subject', 'not') || isCue(token, 'is')) &&
    !isWord(tokens[0], /^no|^without|^avoid/),
  // 'It's turned cold', 'it is going to be hot': it is about the weather.
  ({ tokens, dishes, slots, hasMeal }) =>
    dishes.length === 1 &&
    areAllEmpty(slots, hasMeal) &&
    /^(?:cold|hot|warm|mild|fresh)$/.test(String(dishes[0]?.what.tag)) &&
    isWord(tokens[0], /^(?:its|itll|it is|it was|it has|it will)/),
  // 'A salad with every dinner', 'bread with dinner': beside the main, not in its place.
  ({ tokens }) => hasRun(tokens, 'dish', /^with$/, ['every', 'slot']),
  // 'I can't face cooking on Monday, toast will do': the clause lacks the day.
  ({ tokens, joiner, days, last }) =>
    joiner === 'comma' && !days && last?.kind === 'skip' && isWord(tokens.at(-1), /^will do$/),
  // 'Lasagne takes too long': a time is a wish only with a number.
  ({ tokens, dishes }) =>
    hasWord(tokens, /^(?:takes?|taking|long)$/, 'filler') &&
    !dishes.some(({ what }) => what.minutes !== undefined),
  // 'We've got peas', 'we need milk': food that is there or is to be bought, and no meal.
  (context) => {
    const { tokens, dishes, days, count, number, slots, cues, guest, amount } = context
    const isMore = context.isSome || context.hasMeal || context.isNot || context.isEvery || context.isMaybe
    // 'We have' may be about guests too.
    const isOfFood =
      areAllEmpty(days, count, slots, guest, amount) && [...cues].every((cue) => cue === 'guest')
    // 'I have two aubergines'.
    const isCounted = number && !isRunAt(tokens, 0, /^(?:we|i|weve|ive)$/, /^(?:have|got)$/)
    return (
      dishes.length > 0 &&
      !dishes.some(({ isQuality }) => isQuality) &&
      isOfFood &&
      !isMore &&
      !isCounted &&
      isFoodAtHand(context)
    )
  },
  // 'Only chicken': at every meal, or no meat besides it?
  ({ tokens, dishes, days, count, number, slots }) =>
    tokens.some((token) => token.kind === 'compare' && token.way === 'max' && token.word === 'only') &&
    dishes.some(({ what }) => what.food !== undefined) &&
    areAllEmpty(days, count, number, slots),
  // 'Tacos on Tuesday. Beef ones': about the dish before, not a further one.
  ({ tokens, joiner, dishes, days, count, number, last }) =>
    last?.kind === 'have' &&
    joiner !== 'next' &&
    areAllEmpty(days, count, number) &&
    dishes.some(({ at }) => isWord(tokens[at + 1], /^ones$/)),
  // 'Not the tomato soup, the lentil one': about the dish before.
  ({ tokens, dishes, days, last }) => {
    const one = tokens.at(-1)
    return (
      last?.kind === 'have' &&
      !days &&
      dishes.length === 1 &&
      isWord(tokens[0], /^the$/) &&
      (isWord(one, /^one$/) || (one?.kind === 'number' && one.n === 1))
    )
  },
  // 'Roast it on Sunday': what is done with a food, not the dish 'roast'.
  ({ tokens, cues }) => !cues.has('use') && !cues.has('eat again') && hasRun(tokens, 'dish', /^(?:it|them)$/),
  // 'Half a squash': it does not mean half of the meals.
  ({ tokens, joiner, cues, last }) =>
    !cues.has('use') &&
    !(last?.kind === 'use' && joiner !== 'stop') &&
    hasRun(
      tokens,
      (token) => token.kind === 'number' && token.n === 0.5,
      (token) => isDishNoun(token) && token.isMany !== true,
    ),
  // 'Veggies with every meal' means vegetables; 'two veggies' is unclear.
  ({ tokens }) =>
    tokens.some((token) => isDishToken(token) && token.what.diet !== undefined && token.word === 'veggies'),
  // 'Toast is not a dinner': it tells what something is not.
  ({ tokens, dishes: [dish], isNot, count, cues }) =>
    dish !== undefined &&
    !count?.isAbove &&
    !cues.has('running') &&
    !cues.has('other day') &&
    !dish.isNot &&
    isNot &&
    hasKind(tokens.slice(dish.at), 'not'),
  // 'Soup three times, all different': about those soups.
  ({ tokens, joiner, cues, days, slots, dishes, last }) =>
    // 'Two veggie nights and nothing twice' is about all dishes.
    !hasWord(tokens, /^nothing\b/) &&
    joiner !== 'stop' &&
    joiner !== 'next' &&
    areAllEmpty(days, slots, dishes) &&
    hasCountLimits(last) &&
    (last.count.min ?? 0) > 1 &&
    cues.has('no repeat'),
]
