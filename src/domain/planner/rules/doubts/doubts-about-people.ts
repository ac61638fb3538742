/** Clauses about people that may mean something else. */

import { isRule } from '../../plan-rule.ts'
import { type ClauseFacts, areAllEmpty } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { firstWord, isFunctionWord, lastWord } from '../joins/join.ts'
import { isOfThem } from '../meanings/people-of-clause.ts'
import {
  cueAt,
  cueOf,
  hasKind,
  hasRun,
  hasWord,
  isOfKind,
  isCue,
  isDishAdjective,
  isDishToken,
  isManyMeals,
  isPerson,
  isRunAt,
  isWord,
  wordOf,
} from '../tokens/token-checks.ts'
import { denyingCues, type Token } from '../tokens/token.ts'
import type { Doubt } from './doubt.ts'

/**
 * Whether the speaker has another dish on the day of somebody else's: 'fish fingers for the kids on
 * Monday, I'll have the curry'.
 */
export function isMineThen(facts: ClauseFacts, { rules, days, context: { speaker } }: ReadingState): boolean {
  const { clause, dishes, isNot, count, who } = facts
  const last = rules.at(-1)
  const isOfOthers =
    last?.kind === 'have' && last.who !== undefined && speaker !== undefined && !last.who.includes(speaker)
  return (
    isOfOthers &&
    clause.joiner === 'comma' &&
    days?.sort === 'one' &&
    isWord(clause.tokens[0], /^(?:i|ill|id)$/) &&
    dishes.length > 0 &&
    !facts.days &&
    areAllEmpty(who, isNot, count)
  )
}

/** 'We'll be', 'I'm'. */
const isWeAre = (token: Token) =>
  (isCue(token, 'we are') && isWord(token, /^(?:were|we are|well be|we will be)$/)) ||
  isWord(token, /^(?:im|were|theyre|hes|shes)$/, 'subject')

/** Whether a dish token was said in one of these words. */
const dishOf = (words: RegExp) => wordOf(words, 'dish')

/** Doubts about people. */
export const doubtsAboutPeople: readonly Doubt[] = [
  {
    examples: ['Nan'],
    because: 'nothing is said of the guest',
    applies: ({ tokens, joiner, guest, who, state: { rules, aheadDays } }) =>
      joiner === 'stop' &&
      guest !== undefined &&
      areAllEmpty(who, rules, aheadDays) &&
      tokens.every((token) => token === guest || isFunctionWord(token)),
  },
  {
    examples: ["It's for Tom"],
    because: 'nobody is away',
    applies: ({ tokens, compare, dishes }) =>
      !compare && dishes.length === 0 && hasRun(tokens, /^(?:its|it is)$/, /^for$/, 'who'),
  },
  {
    examples: [
      'The kids are out on Monday, she hates peas',
      'Ben is away on Monday, they hate rice',
      'Pasta for me on Monday, he hates peas',
    ],
    because: 'the pronoun does not fit the people named last',
    // 'They' are several, 'he' and 'she' are one, and none of them is the speaker.
    applies: (facts) => {
      const { who, last, state } = facts
      const { who: named, context } = state
      const isThey = isOfThem(facts, state)
      // 'Tom comes on Friday, they can't have nuts' is about him.
      const isMany = who?.isMany === true || (isThey && last?.kind !== 'guest')
      return (
        (who?.isPronoun === true || isThey) &&
        named !== undefined &&
        ((isMany ? named.length < 2 : named.length > 1 && !isThey) ||
          (context.speaker !== undefined && named.includes(context.speaker)))
      )
    },
  },
  {
    examples: ['Lunches Tom is away'],
    because: 'it is unclear which meals those are',
    applies: ({ tokens, cues, days }) => {
      const nights = tokens.findIndex(isManyMeals)
      const who = tokens.findIndex(({ kind }) => kind === 'who' || kind === 'subject')
      return (cues.has('away') || cues.has('out')) && !days && nights >= 0 && nights < who
    },
  },
  {
    examples: ['Ella is at brownies'],
    because: 'it names a club, not food',
    applies: ({ tokens }) => {
      const club = tokens.findIndex(
        (token, at) => isRunAt(tokens, at - 1, /^at$/, 'dish') && isDishToken(token),
      )
      const before = tokens.slice(0, Math.max(0, club - 1))
      return club > 0 && before.every((token) => isOfKind(token, 'who', 'subject') || isCue(token, 'is'))
    },
  },
  {
    examples: ['Jake says steak, I say salmon'],
    because: 'somebody would like something, but nothing is decided',
    applies: ({ tokens, isNot, days, count, number }) =>
      areAllEmpty(isNot, days, count, number) && hasRun(tokens, /^(?:says|said|i say)$/, 'dish'),
  },
  {
    examples: ['Three extra on Saturday, all vegetarian'],
    because: 'it is about those guests',
    applies: ({ joiner, isEvery, days, slots, dishes, last }) =>
      isRule(last, 'guest', 'heads') &&
      joiner !== 'stop' &&
      isEvery &&
      areAllEmpty(days, slots) &&
      dishes.length > 0 &&
      dishes.every(({ what }) => what.diet !== undefined),
  },
  {
    examples: ['Eight people, three vegetarians'],
    because: 'it counts people, not meals',
    applies: ({ tokens }) =>
      hasRun(
        tokens,
        'number',
        dishOf(/^(?:vegetarians|vegans|pescatarians|coeliacs|celiacs|diabetics|veggies)$/),
      ),
  },
  {
    examples: ["Grandma's cooking for us"],
    because: "it may be at home or at the guest's house",
    applies: ({ tokens }) => {
      const cooking = /^(?:cook|cooks|cooking|make|makes|making|feeding|bringing)(?: |$)/
      return tokens.some(({ kind }, at) => kind === 'guest' && hasWord(tokens.slice(at + 1, at + 3), cooking))
    },
  },
  {
    examples: ["Beef stew on Sunday, Dave's favourite"],
    because: 'it is about the dish before, and no further wish',
    applies: ({ joiner, dishes: [dish], who, days, count, number, last }) =>
      joiner === 'comma' &&
      dish?.what.is === 'favourite' &&
      who?.isOwner === true &&
      areAllEmpty(days, count, number) &&
      last?.kind === 'have',
  },
  {
    examples: ['Raj has the same breakfast every day'],
    because: 'a rule about repeats cannot be for one person',
    applies: ({ cues, who }) => cues.has('same') && who !== undefined && who.names.length > 0,
  },
  {
    examples: ['Dave would eat curry every day'],
    because: 'it is not asked for',
    applies: ({ tokens }) =>
      hasRun(tokens, 'who', /^(?:would|might|could|may|can|should)$/) && hasKind(tokens, 'every', 'count'),
  },
  {
    examples: ['The kids want pasta every day'],
    because: 'it is not asked for',
    // 'Ella wants a vegetarian dinner every night' tells her diet.
    applies: ({ tokens, saysEvery, dishes }) =>
      saysEvery && !dishes.every(({ what }) => what.diet !== undefined) && hasRun(tokens, 'who', /^wants?$/),
  },
  {
    examples: ['Friends are coming on Friday, they want fish'],
    because: 'of guests without names only what they cannot eat counts',
    applies: ({ tokens: [first], who, dishes, cues, last }) =>
      last?.kind === 'guest' &&
      !last.who &&
      !who &&
      dishes.length > 0 &&
      isWord(first, /^(?:they|theyre|who)$/) &&
      !(isWord(first, /^they$/) && denyingCues.some((cue) => cues.has(cue))),
  },
  {
    examples: ['Fish for everyone except Tom on Monday'],
    because: "'except' is read with days only",
    applies: ({ tokens, cues }) =>
      cues.has('except') &&
      isPerson(
        tokens.slice(cueAt(tokens, 'except')).find((token) => isOfKind(token, 'days', 'who', 'guest')),
      ),
  },
  {
    examples: ['Sofia has a sleepover here'],
    because: 'she may be away, or others may come',
    applies: ({ cues, who }) => who !== undefined && cues.has('guest') && cues.has('away'),
  },
  {
    examples: ['We fast on Monday'],
    because: "'fast' does not mean quick",
    applies: ({ tokens }) => hasRun(tokens, ['who', 'subject'], dishOf(/^fast(?:s|ing)?$/)),
  },
  {
    examples: ['Grandma might come on Saturday'],
    because: 'it is uncertain',
    applies: ({ tokens }) => hasRun(tokens, ['guest', 'who', 'subject'], /^(?:might|may|could)$/, 'cue'),
  },
  {
    examples: ['One is coeliac', 'Fish for the kids, one is coeliac'],
    because: 'it is unclear who that is',
    applies: ({ tokens, dishes, last }) =>
      // Behind guests without names, a diet is for the meal of that day.
      !(last?.kind === 'guest' && last.who === undefined) &&
      (hasRun(tokens, 'number', /^of$/, 'who') ||
        (hasRun(tokens, 'number', cueOf('is')) && dishes.some(({ what }) => what.diet !== undefined))),
  },
  {
    examples: ['Easy stuff for Dave to cook'],
    because: 'somebody cooks for all; it is not only for that person',
    applies: ({ tokens }) =>
      hasRun(
        tokens,
        isPerson,
        /^(?:to (?:cook|make|prepare)|(?:can|will) (?:cook|make|do|sort|rustle up)|cooks|cooking|makes|is making)$/,
      ),
  },
  {
    examples: ["Fish fingers for the kids on Monday, we'll have the curry"],
    because: 'it may be on that day or on any',
    applies: (context) =>
      context.last?.kind === 'have' &&
      context.last.who !== undefined &&
      context.last.when !== undefined &&
      !isMineThen(context, context.state) &&
      context.joiner !== 'stop' &&
      context.joiner !== 'next' &&
      context.dishes.length > 0 &&
      areAllEmpty(context.days, context.who, context.count, context.number) &&
      isWord(context.tokens[0], /^(?:we|well|i|ill|were|im|us)(?: (?:have|will have|are having|having))?$/),
  },
  {
    examples: ["We'll be stuffed", "I'm cold"],
    because: 'it tells how people are, not what they eat',
    applies: ({ tokens }) =>
      tokens.some((token, at) => {
        const how = firstWord(tokens.slice(at + 1))
        const tag = isDishAdjective(how) ? how.what.tag : undefined
        return isWeAre(token) && typeof tag === 'string' && !/^(?:low|high) /.test(tag)
      }),
  },
  {
    examples: ['Jake grills on Saturday'],
    because: 'somebody cooks, and all eat',
    applies: ({ tokens }) => {
      const cooking = /^(?:grills|bakes|roasts|barbecues|bbqs|grilling|baking|roasting|barbecuing)$/
      return tokens.some(
        (token, at) => isWord(token, cooking, 'dish') && lastWord(tokens.slice(0, at))?.kind === 'who',
      )
    },
  },
  {
    examples: ['Who left the milk out?'],
    because: 'a question is no wish',
    applies: ({ tokens, joiner }) => joiner === 'stop' && isWord(tokens[0], /^(?:who|which)$/),
  },
  {
    examples: ['Not something the kids will eat'],
    because: 'it does not deny all that is kid-friendly',
    applies: ({ tokens, isNot }) =>
      isNot &&
      tokens.some(
        (token) =>
          isDishToken(token) && token.what.tag === 'kid-friendly' && / (?:eat|like)s?\b/.test(token.word),
      ),
  },
]
