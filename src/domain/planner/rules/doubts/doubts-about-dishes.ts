/** Clauses about dishes that may mean something else. */

import { hasCountLimits } from '../../plan-rule.ts'
import { areAllEmpty } from '../clauses/clause-facts.ts'
import { isFunctionWord } from '../joins/join.ts'
import { isThatDay } from '../meanings/dish-rules.ts'
import {
  cueAt,
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
import type { Doubt } from './doubt.ts'

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

const isNamedDish = (what: object) => 'food' in what || 'recipe' in what || 'cuisine' in what || 'is' in what

/** Doubts about dishes. */
export const doubtsAboutDishes: readonly Doubt[] = [
  {
    examples: ['And of those one should be Thai', 'Something veggie with it'],
    because: 'it is about some of the meals before, or a part of one',
    applies: ({ tokens, dishes, cues }) =>
      dishes.length > 0 &&
      !cues.has('use') &&
      tokens.some(
        (_, at) =>
          isRunAt(
            tokens,
            at,
            /^(?:of|with|from|beside|alongside)$/,
            /^(?:those|these|that|which|it|this)$/,
          ) && tokens[at + 2]?.kind !== 'dish',
      ),
  },
  {
    examples: ['Three dinners with chicken, none of them curry'],
    because: 'it denies the dish for those meals only',
    applies: ({ tokens, joiner, last }) =>
      last?.kind === 'have' &&
      (last.count === 'every' || last.count.max !== 0) &&
      joiner !== 'next' &&
      hasWord(tokens, /^(?:none|neither|not one) of (?:them|these|which)$/, 'not'),
  },
  {
    examples: ['Gone off everything except pasta'],
    because: 'the dish is excepted',
    applies: ({ tokens, dishes, cues }) =>
      cues.has('except') &&
      dishes.some(({ at }) => at > cueAt(tokens, 'except')) &&
      (['dislikes', 'not eating', 'cannot have', 'no repeat', 'repeat', 'running'] as const).some((cue) =>
        cues.has(cue),
      ),
  },
  {
    examples: ['No night without rice', 'No day without fish'],
    because: 'two denials ask for the dish',
    applies: ({ tokens }) => {
      const without = wordAt(tokens, /^(?:without|with no)$/, 'not')
      const before = tokens.slice(0, Math.max(0, without))
      return hasWord(before, /^(?:no|not|not any|never|nothing|none)$/, 'not')
    },
  },
  {
    examples: ['Chicken in a curry'],
    because: 'a dish within a dish is no meal of its own',
    applies: ({ tokens, cues }) =>
      !(['use', 'after', 'next day'] as const).some((cue) => cues.has(cue)) &&
      hasWord(betweenDishes(tokens), /^(?:in|in the|on|from|like|for|to)$/),
  },
  {
    examples: ['Chicken with rice'],
    because: 'a dish beside a dish is no meal of its own, unless both are for one meal',
    applies: ({ tokens, isNot, days, slots, cues, state: { context } }) => {
      const isOneMeal = days?.sort === 'one' && (slots.length === 1 || context.slots.length === 1)
      return (
        (isNot || !isOneMeal) &&
        !(['use', 'after', 'next day'] as const).some((cue) => cues.has(cue)) &&
        hasWord(betweenDishes(tokens), /^with$/)
      )
    },
  },
  {
    examples: ['Use up the spinach fish on Friday'],
    because: 'it may name one food or two wishes',
    applies: ({ tokens, cues, days }) =>
      cues.has('use') &&
      days !== undefined &&
      tokens.some((token) => isDishToken(token) && token.isJoined === true),
  },
  {
    examples: ['Curry on Friday but not too spicy'],
    because: 'it is about that curry, which no rule can say',
    applies: ({ tokens, joiner, dishes, days, slots, who, pointsToDay, last }) => {
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
  },
  {
    examples: ['Chicken is cheap at the moment', 'A salad is filling'],
    because: 'it tells something of the dish',
    applies: ({ tokens }) =>
      betweenDishes(tokens).some((token) => isOfKind(token, 'subject', 'not') || isCue(token, 'is')) &&
      !isWord(tokens[0], /^no|^without|^avoid/),
  },
  {
    examples: ['A salad with every dinner', 'Bread with dinner'],
    because: 'it is beside the main, not in its place',
    applies: ({ tokens }) => hasRun(tokens, 'dish', /^with$/, ['every', 'slot']),
  },
  {
    examples: ["I can't face cooking on Monday, toast will do"],
    because: 'it lacks the day',
    applies: ({ tokens, joiner, days, last }) =>
      joiner === 'comma' && !days && last?.kind === 'skip' && isWord(tokens.at(-1), /^will do$/),
  },
  {
    examples: ['Only chicken'],
    because: 'it may mean at every meal, or no meat besides it',
    applies: ({ tokens, dishes, days, count, number, slots }) =>
      tokens.some((token) => token.kind === 'compare' && token.way === 'max' && token.word === 'only') &&
      dishes.some(({ what }) => what.food !== undefined) &&
      areAllEmpty(days, count, number, slots),
  },
  {
    examples: ['Tacos on Tuesday. Beef ones'],
    because: 'it is about the dish before, not a further one',
    applies: ({ tokens, joiner, dishes, days, count, number, last }) =>
      last?.kind === 'have' &&
      joiner !== 'next' &&
      areAllEmpty(days, count, number) &&
      dishes.some(({ at }) => isWord(tokens[at + 1], /^ones$/)),
  },
  {
    examples: ['Curry on Friday. The chicken one'],
    because: 'it is about the dish before',
    applies: ({ tokens, dishes, days, last }) => {
      const one = tokens.at(-1)
      return (
        last?.kind === 'have' &&
        !days &&
        dishes.length === 1 &&
        isWord(tokens[0], /^the$/) &&
        (isWord(one, /^one$/) || (one?.kind === 'number' && one.n === 1))
      )
    },
  },
  {
    examples: ['Roast it on Sunday'],
    because: 'it says what is done with a food, and names no dish',
    applies: ({ tokens, cues }) =>
      !cues.has('use') && !cues.has('eat again') && hasRun(tokens, 'dish', /^(?:it|them)$/),
  },
  {
    examples: ['Half a cauliflower'],
    because: 'it does not mean half of the meals',
    applies: ({ tokens, joiner, cues, last }) =>
      !cues.has('use') &&
      !(last?.kind === 'use' && joiner !== 'stop') &&
      hasRun(
        tokens,
        (token) => token.kind === 'number' && token.n === 0.5,
        (token) => isDishNoun(token) && token.isMany !== true,
      ),
  },
  {
    examples: ['Veggies every night'],
    because: 'it may mean vegetables',
    applies: ({ tokens }) =>
      tokens.some((token) => isDishToken(token) && token.what.diet !== undefined && token.word === 'veggies'),
  },
  {
    examples: ['Soup three times, all different'],
    because: 'it is about the meals before',
    applies: ({ tokens, joiner, cues, days, slots, dishes, last }) =>
      // 'Two veggie nights and nothing twice' is about all dishes.
      !hasWord(tokens, /^nothing\b/) &&
      joiner !== 'stop' &&
      joiner !== 'next' &&
      areAllEmpty(days, slots, dishes) &&
      hasCountLimits(last) &&
      (last.count.min ?? 0) > 1 &&
      cues.has('no repeat'),
  },
]
