/** Clauses about people that may mean something else. */
import { denyingCues } from '../rule-tokens/token.ts'
import { type Facts, saysNone } from '../rule-clauses/clause-facts.ts'
import type { Doubt } from './doubt.ts'
import { isFunctionWord } from '../rule-joins/join.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import {
  cueAt,
  has,
  hasWord,
  isA,
  isCue,
  isDishAdjective,
  isManyMeals,
  isPerson,
  isDishToken,
  isWord,
  wordAt,
} from '../rule-tokens/token-checks.ts'
import { isRule } from '../plan-rule.ts'

/** 'Dave would eat curry every day', 'the kids want pasta every day': it is not asked for. */
const isSupposed = ({ clause: { tokens }, isOftenEvery, dishes }: Facts) =>
  tokens.some(
    (token, at) =>
      token.kind === 'who' &&
      (isWord(tokens[at + 1], /^(?:would|might|could|may|can|should)$/) ||
        // 'Ella wants a vegetarian dinner every night' tells her diet.
        (isOftenEvery &&
          !dishes.every(({ what }) => what.diet !== undefined) &&
          isWord(tokens[at + 1], /^wants?$/))),
  ) && has(tokens, 'every', 'count')

/**
 * 'Friends for dinner, they like pork': of guests without names only what they cannot eat counts.
 */
const isOfGuests = ({ clause: { tokens }, who, dishes, cues }: Facts, { rules }: Memory) => {
  const last = rules.at(-1)
  return (
    last?.kind === 'guest' &&
    !last.who &&
    !who &&
    dishes.length > 0 &&
    isWord(tokens[0], /^(?:they|theyre|who)$/) &&
    !(isWord(tokens[0], /^they$/) && denyingCues.some((cue) => cues.has(cue)))
  )
}

/** 'Fish for everyone except Tom': 'except' is read with days only. */
function isExceptSomebody({ clause: { tokens } }: Facts): boolean {
  const except = cueAt(tokens, 'except')
  const named = tokens
    .slice(Math.max(0, except))
    .find(({ kind }) => kind === 'days' || kind === 'who' || kind === 'guest')
  return except >= 0 && isPerson(named)
}

/** 'Sofia has a sleepover here': is she away, or do others come? */
const isHereAndAway = ({ cues, who }: Facts) => who !== undefined && cues.has('guest') && cues.has('away')

/** 'Raj will fast on Thursday': 'fast' does not mean quick. */
const isFasting = ({ clause: { tokens } }: Facts) =>
  tokens.some(
    (token, at) =>
      isDishToken(token) && /^fast(?:s|ing)?$/.test(token.word) && isA(tokens[at - 1], 'who', 'subject'),
  )

/** 'Grandma might come on Saturday': it is uncertain. */
const isUncertain = ({ clause: { tokens } }: Facts) =>
  tokens.some(
    (token, at) =>
      isWord(token, /^(?:might|may|could)$/) &&
      tokens[at + 1]?.kind === 'cue' &&
      isA(tokens[at - 1], 'guest', 'who', 'subject'),
  )

/** 'One of them is diabetic', 'and one's coeliac': it is unclear who. */
const isOneOfThem = ({ clause: { tokens }, dishes }: Facts, { rules }: Memory) =>
  // Behind guests without names, a diet is for the meal of that day.
  !(rules.at(-1)?.kind === 'guest' && rules.at(-1)?.who === undefined) &&
  tokens.some((token, at) => {
    const [next, beyond] = tokens.slice(at + 1)
    const isOf = isWord(next, /^of$/) && beyond?.kind === 'who'
    const isSo = isCue(next, 'is') && dishes.some(({ what }) => what.diet !== undefined)
    return token.kind === 'number' && (isOf || isSo)
  })

/** 'Easy stuff for Dave to cook': he cooks; it is not only for him. */
const isForCook = ({ clause: { tokens } }: Facts) =>
  tokens.some(
    (token, at) =>
      isPerson(token) &&
      isWord(
        tokens[at + 1],
        /^(?:to cook|to make|to prepare|(?:can|will) (?:cook|make|do|sort|rustle up)|cooks|cooking|makes|is making)$/,
      ),
  )

/**
 * Whether the speaker has another dish on the day of somebody else's: 'fish fingers for the kids on
 * Monday, I'll have the curry'.
 */
export function isMineThen(facts: Facts, { rules, days, context: { speaker } }: Memory): boolean {
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
    saysNone(who, isNot, count)
  )
}

/** The same for 'we': 'fish fingers for the kids on Monday, we'll have the curry'. */
const isOursThen = (facts: Facts, memory: Memory) => {
  const { dishes, days, who, count, number } = facts
  const { tokens, joiner } = facts.clause
  const last = memory.rules.at(-1)
  return (
    last?.kind === 'have' &&
    last.who !== undefined &&
    !isMineThen(facts, memory) &&
    last.when !== undefined &&
    joiner !== 'stop' &&
    joiner !== 'next' &&
    dishes.length > 0 &&
    saysNone(days, who, count, number) &&
    isWord(tokens[0], /^(?:we|well|i|ill|were|im|us)(?: (?:have|will have|are having|having))?$/)
  )
}

/** 'Nan': a name of which nothing is said. */
const isNameAlone = ({ clause: { tokens, joiner }, guest, who }: Facts, { rules, aheadDays }: Memory) =>
  joiner === 'stop' &&
  guest !== undefined &&
  !who &&
  rules.length === 0 &&
  !aheadDays &&
  tokens.every((token) => token === guest || isFunctionWord(token))

/** 'We'll be stuffed', 'I'm cold': how people are, not what they eat. */
const isOfUs = ({ clause: { tokens } }: Facts) =>
  tokens.some((token, at) => {
    const of = tokens.slice(at + 1).find((one) => !isFunctionWord(one))
    const isPeople =
      (isCue(token, 'we are') && isWord(token, /^(?:were|we are|well be|we will be)$/)) ||
      isWord(token, /^(?:im|were|theyre|hes|shes)$/, 'subject')
    return (
      isPeople &&
      isDishAdjective(of) &&
      typeof of.what.tag === 'string' &&
      !/^(?:low|high) /.test(of.what.tag)
    )
  })

/** 'Jake grills on Saturday': he cooks, and all eat. */
const isCooking = ({ clause: { tokens } }: Facts) =>
  tokens.some(
    (token, at) =>
      isDishToken(token) &&
      /^(?:grills|bakes|roasts|barbecues|bbqs|grilling|baking|roasting|barbecuing)$/.test(token.word) &&
      tokens.slice(0, at).findLast((one) => !isFunctionWord(one))?.kind === 'who',
  )

/** 'Who left the milk out?': a question is no wish. */
const isQuestionWho = ({ clause: { tokens, joiner } }: Facts) =>
  joiner === 'stop' && isWord(tokens[0], /^(?:who|which)$/)

/** 'Neither of the kids will eat mushrooms': it does not mean kid-friendly. */
const isNotForKids = ({ clause: { tokens }, isNot }: Facts) =>
  isNot &&
  tokens.some(
    (token) =>
      isDishToken(token) && token.what.tag === 'kid-friendly' && / (?:eat|like)s?\b/.test(token.word),
  )

/** 'On the nights Tom is away': it is unclear which nights. */
const isAwayThen = ({ clause: { tokens }, cues, days }: Facts) => {
  const who = tokens.findIndex(({ kind }) => kind === 'who' || kind === 'subject')
  const nights = tokens.findIndex((token) => isManyMeals(token))
  return (cues.has('away') || cues.has('out')) && !days && nights >= 0 && nights < who
}

/** 'Beef stew on Sunday, Dave's favourite': it is about the stew, not a further wish. */
const isTheirFavourite = (
  { clause: { joiner }, dishes: [dish], who, days, count, number }: Facts,
  { rules }: Memory,
) =>
  joiner === 'comma' &&
  dish?.what.is === 'favourite' &&
  who?.isOwner === true &&
  saysNone(days, count, number) &&
  rules.at(-1)?.kind === 'have'

/** 'She's at Brownies', 'he has Beavers': a club, not food. */
const isAtActivity = ({ clause: { tokens } }: Facts) =>
  tokens.some(
    (token, at) =>
      isDishToken(token) &&
      isWord(tokens[at - 1], /^at$/) &&
      tokens
        .slice(0, at - 1)
        .every(
          ({ kind, ...one }) => kind === 'who' || kind === 'subject' || ('cue' in one && one.cue === 'is'),
        ),
  )

/** 'Eight people, three vegetarians': people, not meals. */
const isOfEaters = ({ clause: { tokens } }: Facts) =>
  tokens.some(
    (token, at) =>
      isDishToken(token) &&
      /^(?:vegetarians|vegans|pescatarians|coeliacs|celiacs|diabetics|veggies)$/.test(token.word) &&
      tokens[at - 1]?.kind === 'number',
  )

/** 'Grandma's cooking for us': at home, or at her house? */
const isGuestCooking = ({ clause: { tokens } }: Facts) =>
  tokens.some(
    (token, at) =>
      token.kind === 'guest' &&
      hasWord(
        tokens.slice(at + 1, at + 3),
        /^(?:cook|cooks|cooking|make|makes|making|feeding|bringing)(?: |$)/,
      ),
  )

/** 'Raj has the same breakfast every day': a rule about repeats cannot be for one person. */
const isTheirSame = ({ cues, who }: Facts) => cues.has('same') && who !== undefined && who.names.length > 0

/** 'Three extra on Saturday, all vegetarian': about those three. */
const isDietOfGuestsBefore = (
  { clause: { joiner }, isEvery, days, slots, dishes }: Facts,
  { rules }: Memory,
) => {
  const last = rules.at(-1)
  return (
    isRule(last, 'guest', 'heads') &&
    joiner !== 'stop' &&
    isEvery &&
    saysNone(days, slots) &&
    dishes.length > 0 &&
    dishes.every(({ what }) => what.diet !== undefined)
  )
}

/** 'Jake says steak, I say salmon': each would like something, but neither is decided. */
const isSaying = ({ clause: { tokens }, isNot, days, count, number, dishes }: Facts) =>
  dishes.length > 0 &&
  saysNone(isNot, days, count, number) &&
  tokens.some((token, at) => isWord(token, /^(?:says|said|i say)$/) && isDishToken(tokens[at + 1]))

/**
 * A pronoun that does not fit the people named last: 'they' are several, 'he' and 'she' are one,
 * and none of them is the speaker.
 */
const isNobodyNamed = ({ who }: Facts, { who: last, context }: Memory) =>
  who?.isPronoun === true &&
  last !== undefined &&
  ((who.isMany ? last.length < 2 : last.length > 1) ||
    (context.speaker !== undefined && last.includes(context.speaker)))

/** 'It's for Tom': nobody is away. */
const isOnlySaidForWhom = ({ clause: { tokens }, compare, dishes }: Facts) => {
  const it = wordAt(tokens, /^(?:its|it is)$/)
  const isFor = isWord(tokens[it + 1], /^for$/) && tokens[it + 2]?.kind === 'who'
  return it >= 0 && isFor && !compare && dishes.length === 0
}

/** Doubts about people. */
export const doubtsOfPeople: readonly Doubt[] = [
  isNameAlone,
  isOnlySaidForWhom,
  isNobodyNamed,
  isAwayThen,
  isAtActivity,
  isSaying,
  isDietOfGuestsBefore,
  isOfEaters,
  isGuestCooking,
  isTheirFavourite,
  isTheirSame,
  isSupposed,
  isOfGuests,
  isExceptSomebody,
  isHereAndAway,
  isFasting,
  isUncertain,
  isOneOfThem,
  isForCook,
  isOursThen,
  isOfUs,
  isCooking,
  isQuestionWho,
  isNotForKids,
]
