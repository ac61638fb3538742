/** Clauses about people that may mean something else. */
import { denyingCues } from '../rule-tokens/piece.ts'
import { type Facts, saysNone } from '../rule-clauses/clause-facts.ts'
import type { Doubt } from './doubt.ts'
import { isIdle } from '../rule-joins/joined.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import {
  cueAt,
  has,
  hasWord,
  isA,
  isCue,
  isDescribing,
  isManyMeals,
  isPerson,
  isThing,
  isWord,
  wordAt,
} from '../rule-tokens/piece-checks.ts'
import { isRule } from '../plan-rule.ts'

/** 'Dave would eat curry every day', 'the kids want pasta every day': that is not asked for. */
const isSupposed = ({ clause: { pieces }, isOftenEvery, dishes }: Facts) =>
  pieces.some(
    (piece, at) =>
      piece.is === 'who' &&
      (isWord(pieces[at + 1], /^(?:would|might|could|may|can|should)$/) ||
        // 'Ella wants a vegetarian dinner every night' has what she is.
        (isOftenEvery &&
          !dishes.every(({ what }) => what.diet !== undefined) &&
          isWord(pieces[at + 1], /^wants?$/))),
  ) && has(pieces, 'every', 'count')

/**
 * 'Friends for dinner, they like pork': of guests without a name only what they cannot eat counts.
 */
const isOfGuests = ({ clause: { pieces }, who, dishes, cues }: Facts, { rules }: Memory) => {
  const last = rules.at(-1)
  return (
    last?.kind === 'guest' &&
    !last.who &&
    !who &&
    dishes.length > 0 &&
    isWord(pieces[0], /^(?:they|theyre|who)$/) &&
    !(isWord(pieces[0], /^they$/) && denyingCues.some((cue) => cues.has(cue)))
  )
}

/** 'Fish for everyone except Tom': only days are left out by 'except'. */
function isExceptSomebody({ clause: { pieces } }: Facts): boolean {
  const except = cueAt(pieces, 'except')
  const named = pieces
    .slice(Math.max(0, except))
    .find(({ is }) => is === 'days' || is === 'who' || is === 'guest')
  return except >= 0 && isPerson(named)
}

/** 'Sofia has a sleepover here': away, or at home with more? */
const isHereAndAway = ({ cues, who }: Facts) => who !== undefined && cues.has('guest') && cues.has('away')

/** 'Raj will fast on Thursday' eats nothing, and nothing quick. */
const isFasting = ({ clause: { pieces } }: Facts) =>
  pieces.some(
    (piece, at) =>
      isThing(piece) && /^fast(?:s|ing)?$/.test(piece.word) && isA(pieces[at - 1], 'who', 'subject'),
  )

/** 'Grandma might come on Saturday': nobody knows. */
const isUncertain = ({ clause: { pieces } }: Facts) =>
  pieces.some(
    (piece, at) =>
      isWord(piece, /^(?:might|may|could)$/) &&
      pieces[at + 1]?.is === 'cue' &&
      isA(pieces[at - 1], 'guest', 'who', 'subject'),
  )

/** 'One of them is diabetic', 'and one's coeliac': which of them, nobody says. */
const isOneOfThem = ({ clause: { pieces }, dishes }: Facts, { rules }: Memory) =>
  // Of guests who have no name the meal of that day is meant.
  !(rules.at(-1)?.kind === 'guest' && rules.at(-1)?.who === undefined) &&
  pieces.some((piece, at) => {
    const [next, beyond] = pieces.slice(at + 1)
    const isOf = isWord(next, /^of$/) && beyond?.is === 'who'
    const isSo = isCue(next, 'is') && dishes.some(({ what }) => what.diet !== undefined)
    return piece.is === 'number' && (isOf || isSo)
  })

/** 'Easy stuff for Dave to cook': he cooks, and who eats it is not said. */
const isForCook = ({ clause: { pieces } }: Facts) =>
  pieces.some(
    (piece, at) =>
      isPerson(piece) &&
      isWord(
        pieces[at + 1],
        /^(?:to cook|to make|to prepare|(?:can|will) (?:cook|make|do|sort|rustle up)|cooks|cooking|makes|is making)$/,
      ),
  )

/**
 * 'Fish fingers for the kids on Monday, I'll have the curry': whoever writes has something else on
 * that one day.
 */
export function isMineThen(facts: Facts, { rules, days, context: { speaker } }: Memory): boolean {
  const { clause, dishes, isNot, count, who } = facts
  const last = rules.at(-1)
  const isOfOthers =
    last?.kind === 'have' && last.who !== undefined && speaker !== undefined && !last.who.includes(speaker)
  return (
    isOfOthers &&
    clause.how === 'comma' &&
    days?.sort === 'one' &&
    isWord(clause.pieces[0], /^(?:i|ill|id)$/) &&
    dishes.length > 0 &&
    !facts.days &&
    saysNone(who, isNot, count)
  )
}

/** 'Fish fingers for the kids on Monday, we'll have the curry': on that day alone. */
const isOursThen = (facts: Facts, memory: Memory) => {
  const { dishes, days, who, count, number } = facts
  const { pieces, how } = facts.clause
  const last = memory.rules.at(-1)
  return (
    last?.kind === 'have' &&
    last.who !== undefined &&
    !isMineThen(facts, memory) &&
    last.when !== undefined &&
    how !== 'stop' &&
    how !== 'next' &&
    dishes.length > 0 &&
    saysNone(days, who, count, number) &&
    isWord(pieces[0], /^(?:we|well|i|ill|were|im|us)(?: (?:have|will have|are having|having))?$/)
  )
}

/** 'Nan': who that is, and nothing of her. */
const isNameAlone = ({ clause: { pieces, how }, guest, who }: Facts, { rules, aheadDays }: Memory) =>
  how === 'stop' &&
  guest !== undefined &&
  !who &&
  rules.length === 0 &&
  !aheadDays &&
  pieces.every((piece) => piece === guest || isIdle(piece))

/** 'We'll be stuffed', 'I'm cold': how people are, and not what they eat. */
const isOfUs = ({ clause: { pieces } }: Facts) =>
  pieces.some((piece, at) => {
    const of = pieces.slice(at + 1).find((one) => !isIdle(one))
    const isPeople =
      (isCue(piece, 'we are') && isWord(piece, /^(?:were|we are|well be|we will be)$/)) ||
      isWord(piece, /^(?:im|were|theyre|hes|shes)$/, 'subject')
    return (
      isPeople && isDescribing(of) && typeof of.what.tag === 'string' && !/^(?:low|high) /.test(of.what.tag)
    )
  })

/** 'Jake grills on Saturday': he cooks, and all eat. */
const isCooking = ({ clause: { pieces } }: Facts) =>
  pieces.some(
    (piece, at) =>
      isThing(piece) &&
      /^(?:grills|bakes|roasts|barbecues|bbqs|grilling|baking|roasting|barbecuing)$/.test(piece.word) &&
      pieces.slice(0, at).findLast((one) => !isIdle(one))?.is === 'who',
  )

/** 'Who left the milk out?': a question asks for nothing. */
const isWho = ({ clause: { pieces, how } }: Facts) => how === 'stop' && isWord(pieces[0], /^(?:who|which)$/)

/** 'Neither of the kids will eat mushrooms' is no word on what children like. */
const isNotForKids = ({ clause: { pieces }, isNot }: Facts) =>
  isNot &&
  pieces.some(
    (piece) => isThing(piece) && piece.what.tag === 'kid-friendly' && / (?:eat|like)s?\b/.test(piece.word),
  )

/** 'On the nights Tom is away': which those are, nobody says. */
const isAwayThen = ({ clause: { pieces }, cues, days }: Facts) => {
  const who = pieces.findIndex(({ is }) => is === 'who' || is === 'subject')
  const nights = pieces.findIndex((piece) => isManyMeals(piece))
  return (cues.has('away') || cues.has('out')) && !days && nights >= 0 && nights < who
}

/** 'Beef stew on Sunday, Dave's favourite': what that dish is, and no other wish. */
const isTheirFavourite = (
  { clause: { how }, dishes: [dish], who, days, count, number }: Facts,
  { rules }: Memory,
) =>
  how === 'comma' &&
  dish?.what.is === 'favourite' &&
  who?.isOwner === true &&
  saysNone(days, count, number) &&
  rules.at(-1)?.kind === 'have'

/** 'She's at Brownies', 'he has Beavers': where somebody is, and nothing to eat. */
const isAtThing = ({ clause: { pieces } }: Facts) =>
  pieces.some(
    (piece, at) =>
      isThing(piece) &&
      isWord(pieces[at - 1], /^at$/) &&
      pieces
        .slice(0, at - 1)
        .every(({ is, ...one }) => is === 'who' || is === 'subject' || ('cue' in one && one.cue === 'is')),
  )

/** 'Eight people, three vegetarians': people, and no meals. */
const isOfEaters = ({ clause: { pieces } }: Facts) =>
  pieces.some(
    (piece, at) =>
      isThing(piece) &&
      /^(?:vegetarians|vegans|pescatarians|coeliacs|celiacs|diabetics|veggies)$/.test(piece.word) &&
      pieces[at - 1]?.is === 'number',
  )

/** 'Grandma's cooking for us': she cooks, here or at hers. */
const isGuestCooking = ({ clause: { pieces } }: Facts) =>
  pieces.some(
    (piece, at) =>
      piece.is === 'guest' &&
      hasWord(
        pieces.slice(at + 1, at + 3),
        /^(?:cook|cooks|cooking|make|makes|making|feeding|bringing)(?: |$)/,
      ),
  )

/** 'Raj has the same breakfast every day': of one person, which no such rule says. */
const isTheirSame = ({ cues, who }: Facts) => cues.has('same') && who !== undefined && who.names.length > 0

/** 'Three extra on Saturday, all vegetarian': those three. */
const isOfThem = ({ clause: { how }, isEvery, days, slots, dishes }: Facts, { rules }: Memory) => {
  const last = rules.at(-1)
  return (
    isRule(last, 'guest', 'heads') &&
    how !== 'stop' &&
    isEvery &&
    saysNone(days, slots) &&
    dishes.length > 0 &&
    dishes.every(({ what }) => what.diet !== undefined)
  )
}

/** 'Jake says steak, I say salmon': what each would like, and not yet what is wanted. */
const isSaying = ({ clause: { pieces }, isNot, days, count, number, dishes }: Facts) =>
  dishes.length > 0 &&
  saysNone(isNot, days, count, number) &&
  pieces.some((piece, at) => isWord(piece, /^(?:says|said|i say)$/) && isThing(pieces[at + 1]))

/**
 * 'They' are several, 'he' and 'she' are one, and none of them is who speaks: where the people
 * named last do not fit, nobody can say who is meant.
 */
const isNobodyNamed = ({ who }: Facts, { who: last, context }: Memory) =>
  who?.it === true &&
  last !== undefined &&
  ((who.isMany ? last.length < 2 : last.length > 1) ||
    (context.speaker !== undefined && last.includes(context.speaker)))

/** 'It's for Tom': what is, and nobody is away. */
const isForThem = ({ clause: { pieces }, compare, dishes }: Facts) => {
  const it = wordAt(pieces, /^(?:its|it is)$/)
  const isFor = isWord(pieces[it + 1], /^for$/) && pieces[it + 2]?.is === 'who'
  return it >= 0 && isFor && !compare && dishes.length === 0
}

/** Doubts of people: whether somebody asks, cooks, comes or eats. */
export const doubtsOfPeople: readonly Doubt[] = [
  isNameAlone,
  isForThem,
  isNobodyNamed,
  isAwayThen,
  isAtThing,
  isSaying,
  isOfThem,
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
  isWho,
  isNotForKids,
]
