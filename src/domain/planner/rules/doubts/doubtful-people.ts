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
import type { DoubtCheck } from './doubt-check.ts'

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
export const doubtsOfPeople: readonly DoubtCheck[] = [
  // 'Nan': a name of which nothing is said.
  ({ tokens, joiner, guest, who, state: { rules, aheadDays } }) =>
    joiner === 'stop' &&
    guest !== undefined &&
    areAllEmpty(who, rules, aheadDays) &&
    tokens.every((token) => token === guest || isFunctionWord(token)),
  // 'It's for Tom': nobody is away.
  ({ tokens, compare, dishes }) =>
    !compare && dishes.length === 0 && hasRun(tokens, /^(?:its|it is)$/, /^for$/, 'who'),
  // A pronoun that does not fit the people named last: 'they' are several, 'he' and 'she' are one,
  // and none of them is the speaker.
  (facts) => {
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
  // 'On the nights Tom is away': it is unclear which nights.
  ({ tokens, cues, days }) => {
    const nights = tokens.findIndex(isManyMeals)
    const who = tokens.findIndex(({ kind }) => kind === 'who' || kind === 'subject')
    return (cues.has('away') || cues.has('out')) && !days && nights >= 0 && nights < who
  },
  // 'She's at Brownies', 'he has Beavers': a club, not food.
  ({ tokens }) => {
    const club = tokens.findIndex(
      (token, at) => isRunAt(tokens, at - 1, /^at$/, 'dish') && isDishToken(token),
    )
    const before = tokens.slice(0, Math.max(0, club - 1))
    return club > 0 && before.every((token) => isOfKind(token, 'who', 'subject') || isCue(token, 'is'))
  },
  // 'Jake says steak, I say salmon': each would like something, but neither is decided.
  ({ tokens, isNot, days, count, number }) =>
    areAllEmpty(isNot, days, count, number) && hasRun(tokens, /^(?:says|said|i say)$/, 'dish'),
  // 'Three extra on Saturday, all vegetarian': about those three.
  ({ joiner, isEvery, days, slots, dishes, last }) =>
    isRule(last, 'guest', 'heads') &&
    joiner !== 'stop' &&
    isEvery &&
    areAllEmpty(days, slots) &&
    dishes.length > 0 &&
    dishes.every(({ what }) => what.diet !== undefined),
  // 'Eight people, three vegetarians': people, not meals.
  ({ tokens }) =>
    hasRun(
      tokens,
      'number',
      dishOf(/^(?:vegetarians|vegans|pescatarians|coeliacs|celiacs|diabetics|veggies)$/),
    ),
  // 'Grandma's cooking for us': at home, or at her house?
  ({ tokens }) => {
    const cooking = /^(?:cook|cooks|cooking|make|makes|making|feeding|bringing)(?: |$)/
    return tokens.some(({ kind }, at) => kind === 'guest' && hasWord(tokens.slice(at + 1, at + 3), cooking))
  },
  // 'Beef stew on Sunday, Dave's favourite': it is about the stew, not a further wish.
  ({ joiner, dishes: [dish], who, days, count, number, last }) =>
    joiner === 'comma' &&
    dish?.what.is === 'favourite' &&
    who?.isOwner === true &&
    areAllEmpty(days, count, number) &&
    last?.kind === 'have',
  // 'Raj has the same breakfast every day': a rule about repeats cannot be for one person.
  ({ cues, who }) => cues.has('same') && who !== undefined && who.names.length > 0,
  // 'Dave would eat curry every day': it is not asked for.
  ({ tokens }) =>
    hasRun(tokens, 'who', /^(?:would|might|could|may|can|should)$/) && hasKind(tokens, 'every', 'count'),
  // 'The kids want pasta every day': the same. 'Ella wants a vegetarian dinner every night' tells
  // her diet.
  ({ tokens, saysEvery, dishes }) =>
    saysEvery && !dishes.every(({ what }) => what.diet !== undefined) && hasRun(tokens, 'who', /^wants?$/),
  // 'Friends for dinner, they like pork': of guests without names only what they cannot eat counts.
  ({ tokens: [first], who, dishes, cues, last }) =>
    last?.kind === 'guest' &&
    !last.who &&
    !who &&
    dishes.length > 0 &&
    isWord(first, /^(?:they|theyre|who)$/) &&
    !(isWord(first, /^they$/) && denyingCues.some((cue) => cues.has(cue))),
  // 'Fish for everyone except Tom': 'except' is read with days only.
  ({ tokens, cues }) =>
    cues.has('except') &&
    isPerson(tokens.slice(cueAt(tokens, 'except')).find((token) => isOfKind(token, 'days', 'who', 'guest'))),
  // 'Sofia has a sleepover here': is she away, or do others come?
  ({ cues, who }) => who !== undefined && cues.has('guest') && cues.has('away'),
  // 'Raj will fast on Thursday': 'fast' does not mean quick.
  ({ tokens }) => hasRun(tokens, ['who', 'subject'], dishOf(/^fast(?:s|ing)?$/)),
  // 'Grandma might come on Saturday': it is uncertain.
  ({ tokens }) => hasRun(tokens, ['guest', 'who', 'subject'], /^(?:might|may|could)$/, 'cue'),
  // 'One of them is diabetic', 'and one's coeliac': it is unclear who.
  ({ tokens, dishes, last }) =>
    // Behind guests without names, a diet is for the meal of that day.
    !(last?.kind === 'guest' && last.who === undefined) &&
    (hasRun(tokens, 'number', /^of$/, 'who') ||
      (hasRun(tokens, 'number', cueOf('is')) && dishes.some(({ what }) => what.diet !== undefined))),
  // 'Easy stuff for Dave to cook': he cooks; it is not only for him.
  ({ tokens }) =>
    hasRun(
      tokens,
      isPerson,
      /^(?:to (?:cook|make|prepare)|(?:can|will) (?:cook|make|do|sort|rustle up)|cooks|cooking|makes|is making)$/,
    ),
  // 'Fish fingers for the kids on Monday, we'll have the curry': on Monday, or on any day?
  (context) =>
    context.last?.kind === 'have' &&
    context.last.who !== undefined &&
    context.last.when !== undefined &&
    !isMineThen(context, context.state) &&
    context.joiner !== 'stop' &&
    context.joiner !== 'next' &&
    context.dishes.length > 0 &&
    areAllEmpty(context.days, context.who, context.count, context.number) &&
    isWord(context.tokens[0], /^(?:we|well|i|ill|were|im|us)(?: (?:have|will have|are having|having))?$/),
  // 'We'll be stuffed', 'I'm cold': how people are, not what they eat.
  ({ tokens }) =>
    tokens.some((token, at) => {
      const how = firstWord(tokens.slice(at + 1))
      const tag = isDishAdjective(how) ? how.what.tag : undefined
      return isWeAre(token) && typeof tag === 'string' && !/^(?:low|high) /.test(tag)
    }),
  // 'Jake grills on Saturday': he cooks, and all eat.
  ({ tokens }) => {
    const cooking = /^(?:grills|bakes|roasts|barbecues|bbqs|grilling|baking|roasting|barbecuing)$/
    return tokens.some(
      (token, at) => isWord(token, cooking, 'dish') && lastWord(tokens.slice(0, at))?.kind === 'who',
    )
  },
  // 'Who left the milk out?': a question is no wish.
  ({ tokens, joiner }) => joiner === 'stop' && isWord(tokens[0], /^(?:who|which)$/),
  // 'Neither of the kids will eat mushrooms': it does not mean kid-friendly.
  ({ tokens, isNot }) =>
    isNot &&
    tokens.some(
      (token) =>
        isDishToken(token) && token.what.tag === 'kid-friendly' && / (?:eat|like)s?\b/.test(token.word),
    ),
]
