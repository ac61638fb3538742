/** Clauses that depend on a neighbour: on an unread one, or on a choice between two. */
import { denyingCues, insteadCues } from '../rule-tokens/token.ts'
import type { Clause } from '../rule-clauses/clauses.ts'
import { isOpen } from '../rule-clauses/starts-clause.ts'
import { type Facts, factsOf, isDishesAlone, isOnly, saysNone } from '../rule-clauses/clause-facts.ts'
import { isDoubtful } from './is-doubtful.ts'
import { isFunctionWord } from '../rule-joins/join.ts'
import { isOnlyTold } from './only-told.ts'
import { type Around, isOfStock, isOfUnknownStock, listBefore } from './stock-lists.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import {
  has,
  hasWord,
  isA,
  isCue,
  isDishAdjective,
  isNightly,
  isPronoun,
  isUnit,
  isWord,
  wordAt,
} from '../rule-tokens/token-checks.ts'
import { isAlike } from '../is-alike.ts'

/** Whether a clause of known words stays unread because of its neighbours or its own form. */
export function leansOnDoubt(facts: Facts, around: Around, memory: Memory): boolean {
  const { clauses, index, before, unread } = around
  const next = clauses[index + 1]
  const isAfterUnread = before !== undefined && before === unread.at(-1)
  return (
    (isAfterUnread &&
      (unsureChecks.some((leansOn) => leansOn(facts, before)) || isOfStock(facts, listBefore(around)))) ||
    // 'Nothing for breakfast but toast'.
    (facts.isNothing && facts.dishes.length === 0 && next?.joiner === 'but') ||
    (isAfterUnread && (isOfUnreadDay(facts, memory) || isItOfSomeDay(facts, before, memory))) ||
    isInPlaceOfIt(facts, memory) ||
    isOfOneMeal(facts, next) ||
    isOfOthers(facts, clauses[index - 1]) ||
    isOfTorn(facts, next) ||
    isOfTheirGuest(facts, next) ||
    isAllowed(facts, next) ||
    isOnlyTold(facts.clause, clauses[index - 1], next) ||
    isPermission(facts) ||
    isMostOfTwo(facts, next) ||
    isBetweenNoneAndSome(facts, next, memory) ||
    isOfUnknownStock(facts, clauses, index) ||
    isEither(facts, next, isAfterUnread) ||
    isOverAgain(facts, clauses[index - 1], next) ||
    isStocked(facts, clauses, index, memory)
  )
}

/** 'No meat on Friday, a quiche': on Friday, or on any day? */
const isInPlaceOfIt = (facts: Facts, { isNot, days, dishes }: Memory) =>
  isNot &&
  days?.sort === 'one' &&
  facts.clause.joiner === 'comma' &&
  !facts.days &&
  isDishesAlone(facts) &&
  facts.dishes[0]?.isOne === true &&
  dishes.every(({ isOne }) => !isOne)

/** 'The match is on, there's seven of us': on the unknown day of the match. */
const isOfUnreadDay = (
  { clause: { joiner }, cues, number, dishes, days, pointsToDay, isWeekLong }: Facts,
  { reasonDays, aheadDays, context }: Memory,
) =>
  joiner !== 'stop' &&
  number !== undefined &&
  dishes.length === 0 &&
  (cues.has('of us') || cues.has('we are')) &&
  !(days ?? reasonDays ?? aheadDays) &&
  !(pointsToDay || isWeekLong || cues.has('total')) &&
  context.dates.length > 1

/** 'No chicken, pork chops, a burger and a soup': are the chops wanted or denied? */
const isBetweenNoneAndSome = (facts: Facts, next: Clause | undefined, { isNot }: Memory) => {
  const [dish, ...more] = facts.dishes
  const [first] = next?.tokens ?? []
  const isWanted = isWord(first, /^an?$/, 'filler') || isA(first, 'some', 'number')
  return (
    isNot &&
    facts.clause.joiner === 'comma' &&
    next?.joiner === 'comma' &&
    isDishesAlone(facts) &&
    dish?.what.recipe !== undefined &&
    more.length === 0 &&
    isWanted &&
    factsOf(next).dishes.length > 0 &&
    !factsOf(next).isNot
  )
}

const isIf = ({ joiner }: Clause) => joiner === 'if' || joiner === 'when'

/** 'A nut free, egg free dinner': both diets for one meal, which no rule can say. */
function isOfOneMeal({ clause: { tokens }, dishes }: Facts, next: Clause | undefined): boolean {
  const [last, article] = [tokens.at(-1), tokens.at(-2)]
  const [first] = next?.tokens ?? []
  return (
    dishes.length === 1 &&
    isDishAdjective(last) &&
    isWord(article, /^an?$/, 'filler') &&
    (next?.joiner === 'comma' || next?.joiner === 'and') &&
    isDishAdjective(first) &&
    Object.keys(first.what).join() === Object.keys(last.what).join()
  )
}

/** 'If lamb is on offer then lamb, otherwise chicken': only if it is not. */
const isElse = ({ cues, days }: Facts, before: Clause) =>
  cues.has('otherwise') && !days && (isIf(before) || before.joiner === 'next') && !has(before.tokens, 'days')

/** 'Mainly fish and vegetables': both together, which no rule counts. */
const isMostOfTwo = ({ cues, dishes }: Facts, next: Clause | undefined) =>
  (cues.has('most week') || cues.has('half week')) &&
  dishes.length > 0 &&
  next?.joiner === 'and' &&
  isOnly(factsOf(next), 'dish') &&
  factsOf(next).dishes.length > 0

/**
 * 'The night Tom is out, something spicy', 'the day before we go, a roast': on that unknown day.
 */
const isOnDayOfUnread = ({ clause: { joiner, isUnmarked }, days, dishes }: Facts, before: Clause) => {
  const first = before.tokens.find(({ kind }) => kind !== 'filler')
  const isDay = isUnit(first, 'days') || isNightly(first) || isCue(first, 'after')
  return isDay && (joiner === 'comma' || isUnmarked === true) && !days && dishes.length > 0
}

/** 'Breakfast, not toast, not cereal': the denial is for that meal. */
const isOfMealAhead = ({ clause: { joiner }, isNot, slots }: Facts, before: Clause) =>
  joiner === 'comma' &&
  isNot &&
  slots.length === 0 &&
  isOnly(factsOf(before), 'slot') &&
  factsOf(before).slots.length > 0

/** 'Ella's mates Ruby and Jess come on Friday': one of the guests was not read. */
const isOneMoreGuest = ({ clause: { joiner }, guest, dishes }: Facts, before: Clause) =>
  joiner === 'and' &&
  guest !== undefined &&
  dishes.length === 0 &&
  !factsOf(before).days &&
  factsOf(before).guest !== undefined

/** 'Eggs benny on Saturday morning, then soup at lunch': on the day of the unread clause. */
const isThenOfDay = ({ clause: { joiner }, days, slots }: Facts, before: Clause) =>
  joiner === 'next' && !days && slots.length > 0 && factsOf(before).days?.sort === 'one'

/** 'Sofia eats fish but no other meat': the denial is for her. */
const isButOfThem = ({ clause: { joiner }, isNot, who, days, dishes, cues }: Facts, before: Clause) =>
  joiner === 'but' &&
  // 'Bread as often as you like, but not two nights running' is for all.
  !(cues.has('running') && factsOf(before).cues.has('fine') && factsOf(before).dishes.length === 1) &&
  isNot &&
  saysNone(who, days) &&
  (factsOf(before).who !== undefined || (dishes.length === 0 && factsOf(before).dishes.length > 0))

/** 'Kit is fussy: no mushrooms, no aubergine': the person at the head was not read. */
function isOfTheirList(facts: Facts, before: Clause): boolean {
  const head = factsOf(before)
  const isListed =
    head.isNot && before.joiner !== 'stop' && head.dishes.length > 0 && isOnly(head, 'dish', 'not')
  const isNone = facts.isNot && facts.dishes.length > 0 && isOnly(facts, 'dish', 'not')
  return (
    isNone &&
    facts.clause.joiner !== 'stop' &&
    (isListed || (head.isNot && head.dishes.length > 0 && head.who !== undefined))
  )
}

/** Whether people are excepted from the clause before: 'everyone but Leo is out'. */
export const isOfOthers = ({ clause }: Facts, before: Clause | undefined) =>
  clause.joiner === 'but' &&
  clause.tokens[0]?.kind === 'who' &&
  clause.tokens.length > 1 &&
  before !== undefined &&
  before.joiner === 'stop' &&
  isOnly(factsOf(before), 'who', 'every')

/** 'But she can have them in cakes': a permission is no wish. */
const isPermission = ({ clause: { joiner, tokens }, days, dishes }: Facts): boolean => {
  const can = wordAt(tokens, /^(?:can|could|may)$/, 'filler')
  const [eat, object] = tokens.slice(can + 1)
  const isThem = isPronoun(object) || isWord(object, /^it$/, 'subject')
  return joiner === 'but' && can > 0 && eat?.kind === 'ask' && isThem && !days && dishes.length > 0
}

/** 'The kids eat early, we have scampi': the first part was not read. */
const isOurShare = ({ clause, days }: Facts, before: Clause) =>
  clause.joiner !== 'stop' &&
  !days &&
  clause.tokens[0]?.kind === 'subject' &&
  factsOf(before).who !== undefined

/** Whether a clause tells of a person why a dish is denied: 'no parsnips for Ella she gags'. */
const isToldOfThem = ({ tokens }: Clause) => {
  const [first, ...rest] = tokens.filter((token) => !isFunctionWord(token))
  return isPronoun(first) && rest.length > 0 && rest.every(({ kind }) => kind === 'unknown')
}

/**
 * Whether a clause tells what a food does to a person: 'nothing with anchovies Tom gags'. The
 * denial is for all.
 */
const isDisgust = ({ tokens: [first, ...rest] }: Clause) =>
  first?.kind === 'who' &&
  hasWord(
    rest,
    /^(?:gags?|heaves?|retch(?:es)?|pukes?|barfs?|screams?|cr(?:y|ies)|sulks?|weeps?)$/,
    'unknown',
  ) &&
  rest.every((token) => token.kind === 'unknown' || isFunctionWord(token))

/** Whether thanks end the wish before a reason: 'no liver please Gran's on warfarin'. */
const isThanked = ({ tokens, end }: Clause) => end > Math.max(...tokens.map((token) => token.end))

/** Whether a clause tells what 'it' does: 'nothing spicy it gives my mother heartburn'. */
const isDoneByIt = ({ tokens: [first, second] }: Clause) =>
  isWord(first, /^it$/, 'subject') && second?.kind === 'unknown'

/** 'No dairy in anything Leo eats': the unread rest limits or denies the wish. */
const isOfTorn = (
  { clause, days, count, number, dishes, isWeekLong, isOftenEvery, who }: Facts,
  next: Clause | undefined,
): boolean =>
  next?.isUnmarked === true &&
  !(who && isToldOfThem(next)) &&
  !isDisgust(next) &&
  !isThanked(clause) &&
  !isDoneByIt(next) &&
  dishes.length > 0 &&
  saysNone(days, isWeekLong, isOftenEvery, count, number) &&
  factsOf(next).hasUnknown &&
  has(next.tokens, 'who', 'guest', 'not', 'slot')

/** 'Ella's coeliac friend is here': the diet is the friend's. */
const isOfTheirGuest = ({ who, dishes }: Facts, next: Clause | undefined): boolean =>
  who?.isOwner === true && dishes.length > 0 && next?.isUnmarked === true && next.tokens[0]?.kind === 'guest'

/** 'Dave can have fish but no shellfish': what he may have is no wish. */
const isAllowed = ({ clause: { tokens }, dishes, days }: Facts, next: Clause | undefined): boolean =>
  next?.joiner === 'but' &&
  factsOf(next).isNot &&
  dishes.length > 0 &&
  !days &&
  tokens[0]?.kind === 'who' &&
  isWord(tokens[1], /^(?:can|could|may)$/, 'filler')

/** 'It's mince, mince, mince': it tells what there always is, and is no wish. */
const isOverAgain = (facts: Facts, before: Clause | undefined, next: Clause | undefined): boolean =>
  facts.dishes.length > 0 &&
  [before, next].some(
    (one) =>
      one !== undefined &&
      (one === before ? facts.clause : one).joiner === 'comma' &&
      isDishesAlone(one === before ? facts : factsOf(one)) &&
      isAlike(factsOf(one).dishes[0]?.what, facts.dishes[0]?.what),
  )

/** 'Leftovers or something quick': a choice of two kinds, which no rule can say. */
function isEither(facts: Facts, next: Clause | undefined, isAfterUnread: boolean): boolean {
  if (facts.isNot || !isChoice(facts)) return false
  if (facts.clause.joiner === 'or' && isAfterUnread) return true
  return next?.joiner === 'or' && isChoice(factsOf(next))
}
const notOwn = [...denyingCues, 'use'] as const
const isChoice = ({ dishes, cues, isNot }: Facts) =>
  !isNot &&
  !notOwn.some((cue) => cues.has(cue)) &&
  (dishes.length > 0 || ([...insteadCues, 'skip'] as const).some((cue) => cues.has(cue)))

/**
 * Whether a clause is more than a remark, as its list is to be used up: 'I've got two peppers and
 * an onion to use up'.
 */
const isStocked = (facts: Facts, clauses: readonly Clause[], at: number, memory: Memory) =>
  isDoubtful(facts, memory) &&
  !clauses
    .slice(at + 1, at + 3)
    .some((clause) => clause.joiner === 'and' && factsOf(clause).cues.has('use') && facts.dishes.length === 1)

/** 'I'm out on Friday so Ben cooks, keep it simple': on Friday, or on any day? */
const isItOfSomeDay = (facts: Facts, before: Clause | undefined, { days, reasonDays, aheadDays }: Memory) =>
  hasWord(facts.clause.tokens, /^keep it$/, 'ask') &&
  !(facts.days ?? reasonDays ?? aheadDays) &&
  ['comma', 'and'].includes(facts.clause.joiner) &&
  (days?.sort === 'one' || (before !== undefined && factsOf(before).days?.sort === 'one'))

/** 'Soup is fine, just not at lunch': it denies soup at lunch, not lunch. */
const isExceptionToPermission = (facts: Facts) =>
  (facts.clause.joiner === 'comma' || facts.clause.joiner === 'but') &&
  hasWord(facts.clause.tokens, /^not$/, 'not') &&
  (facts.slots.length > 0 || facts.days !== undefined) &&
  isOnly(facts, 'not', 'slot', 'days', 'compare')

/** The ways in which a clause may depend on the unread clause before it. */
const unsureChecks: readonly ((facts: Facts, before: Clause) => boolean)[] = [
  // In 'tue whatever wed soup' the first is complete.
  ({ clause }, { tokens }) => clause.isUnmarked === true && !isOpen(tokens.at(-1)),
  isOurShare,
  isExceptionToPermission,
  ({ clause }, before) => clause.joiner === 'but' && factsOf(before).isNothing,
  // 'Ribs unless it rains, then macaroni'.
  ({ clause, cues }, before) => isIf(before) && (clause.joiner === 'next' || cues.has('otherwise')),
  ({ clause }, before) => isOfOneMeal(factsOf(before), clause),
  isElse,
  isButOfThem,
  isOfMealAhead,
  isOneMoreGuest,
  isThenOfDay,
  isOnDayOfUnread,
  isOfTheirList,
]
