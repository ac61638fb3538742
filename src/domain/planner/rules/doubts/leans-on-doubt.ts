/** Clauses that depend on a neighbour: on an unread one, or on a choice between two. */
import { isDeepEqual } from '../../is-deep-equal.ts'
import {
  type ClauseFacts,
  clauseFactsOf,
  isDishesAlone,
  hasOnlyKinds,
  areAllEmpty,
} from '../clauses/clause-facts.ts'
import type { Clause } from '../clauses/clause.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { isOpen } from '../clauses/starts-clause.ts'
import { isFunctionWord } from '../joins/join.ts'
import {
  hasKind,
  hasWord,
  isOfKind,
  isCue,
  isDishAdjective,
  isNightly,
  isPronoun,
  isRunAt,
  isUnit,
  isWord,
  wordAt,
  wordOf,
} from '../tokens/token-checks.ts'
import { denyingCues, insteadCues, type Token } from '../tokens/token.ts'
import { type DoubtContext, doubtContextOf } from './doubt-check.ts'
import { isDoubtful } from './is-doubtful.ts'
import { isOnlyStatement } from './is-only-statement.ts'
import { isOfStock, isOfUnknownStock } from './stock-lists.ts'

/** The clauses around a clause. */
interface Around {
  clauses: readonly Clause[]
  index: number
  /** The last clause before it that was more than small words. */
  before: Clause | undefined
  unread: readonly Clause[]
}

/** What a doubt about neighbours looks at: a clause and those right before and behind it. */
interface Beside extends DoubtContext {
  ahead: ClauseFacts | undefined
  next: ClauseFacts | undefined
  isAfterUnread: boolean
}

/** Whether a clause of known words stays unread because of its neighbours or its own form. */
export function leansOnDoubt(facts: ClauseFacts, around: Around, state: ReadingState): boolean {
  const { clauses, index, before, unread } = around
  const [ahead, next] = [clauses[index - 1], clauses[index + 1]]
  const isAfterUnread = before !== undefined && before === unread.at(-1)
  const context = doubtContextOf(facts, state)
  const beside = {
    ...context,
    ahead: ahead && clauseFactsOf(ahead),
    next: next && clauseFactsOf(next),
    isAfterUnread,
  }
  return (
    (isAfterUnread && doubtsBehindUnread.some((isDoubted) => isDoubted(context, clauseFactsOf(before)))) ||
    (isAfterUnread && isOfStock(facts, listBefore(around))) ||
    doubtsOfNeighbours.some((isSo) => isSo(beside)) ||
    isOnlyStatement(facts.clause, ahead, next) ||
    isOfUnknownStock(facts, clauses, index) ||
    (isDoubtful(facts, state) && !isToBeUsedUp(facts, clauses.slice(index + 1, index + 3)))
  )
}

/** Whether a list is no remark but to be used up: 'I've got a pepper and an onion to use up'. */
const isToBeUsedUp = ({ dishes }: ClauseFacts, behind: readonly Clause[]) =>
  dishes.length === 1 &&
  behind.some((clause) => clause.joiner === 'and' && clauseFactsOf(clause).cues.has('use'))

/** The members of a list right before a clause, all of them unread. */
function listBefore({ clauses, index, unread }: Around): Clause[] {
  const from = clauses
    .slice(0, index)
    .findLastIndex(
      (clause, at) =>
        !unread.includes(clause) || !['comma', 'and'].includes(clauses[at + 1]?.joiner ?? 'stop'),
    )
  return clauses.slice(from + 1, index)
}

const isIf = ({ clause: { joiner } }: ClauseFacts) => joiner === 'if' || joiner === 'when'

/** 'A nut free, egg free dinner': both diets for one meal, which no rule can say. */
function isOfOneMeal({ clause: { tokens }, dishes }: ClauseFacts, next: ClauseFacts | undefined): boolean {
  const last = tokens.at(-1)
  const first = next?.clause.tokens[0]
  return (
    dishes.length === 1 &&
    isRunAt(tokens, tokens.length - 2, wordOf(/^an?$/, 'filler'), 'dish') &&
    (next?.clause.joiner === 'comma' || next?.clause.joiner === 'and') &&
    isDishAdjective(last) &&
    isDishAdjective(first) &&
    Object.keys(first.what).join() === Object.keys(last.what).join()
  )
}

/** Whether people are excepted from the clause before: 'everyone but Leo is out'. */
export const isOfOthers = ({ clause }: ClauseFacts, before: Clause | undefined) =>
  clause.joiner === 'but' &&
  clause.tokens[0]?.kind === 'who' &&
  clause.tokens.length > 1 &&
  before !== undefined &&
  before.joiner === 'stop' &&
  hasOnlyKinds(clauseFactsOf(before), 'who', 'every')

const notOwn = [...denyingCues, 'use'] as const
const isChoice = ({ dishes, cues, isNot }: ClauseFacts) =>
  !isNot &&
  !notOwn.some((cue) => cues.has(cue)) &&
  (dishes.length > 0 || ([...insteadCues, 'skip'] as const).some((cue) => cues.has(cue)))

/** Whether unread words only tell why a dish is denied, and neither limit nor deny the denial. */
function isOnlyWhy({ clause: { tokens } }: ClauseFacts, who: ClauseFacts['who']): boolean {
  const [first, second, ...rest] = tokens
  const [whom, ...does] = tokens.filter((token) => !isFunctionWord(token))
  const isUnknown = ({ kind }: Token) => kind === 'unknown'
  const disgusted = /^(?:gags?|heaves?|retch(?:es)?|pukes?|barfs?|screams?|cr(?:y|ies)|sulks?|weeps?)$/
  return (
    // 'No parsnips for Ella she gags'.
    (who !== undefined && isPronoun(whom) && does.length > 0 && does.every(isUnknown)) ||
    // 'Nothing with anchovies Tom gags': the denial is for all.
    (first?.kind === 'who' &&
      hasWord(tokens, disgusted, 'unknown') &&
      [second, ...rest].every((token) => token?.kind === 'unknown' || isFunctionWord(token))) ||
    // 'Nothing spicy it gives my mother heartburn'.
    isRunAt(tokens, 0, wordOf(/^it$/, 'subject'), 'unknown')
  )
}

/** Whether thanks end the wish before a reason: 'no liver please Gran's on warfarin'. */
const isThanked = ({ tokens, end }: Clause) => end > Math.max(...tokens.map((token) => token.end))

/** The ways in which a clause may depend on the unread clause before it. */
const doubtsBehindUnread: readonly ((context: DoubtContext, before: ClauseFacts) => boolean)[] = [
  // In 'tue whatever wed soup' the first is complete.
  ({ isUnmarked }, before) => isUnmarked === true && !isOpen(before.clause.tokens.at(-1)),
  // 'The kids eat early, we have scampi': the first part was not read.
  ({ tokens, joiner, days }, { who }) =>
    joiner !== 'stop' && !days && tokens[0]?.kind === 'subject' && who !== undefined,
  // 'Soup is fine, just not at lunch': it denies soup at lunch, not lunch.
  (context) =>
    (context.joiner === 'comma' || context.joiner === 'but') &&
    hasWord(context.tokens, /^not$/, 'not') &&
    !areAllEmpty(context.slots, context.days) &&
    hasOnlyKinds(context, 'not', 'slot', 'days', 'compare'),
  // 'Nothing fancy but soup': 'nothing' may deny the soup too.
  ({ joiner }, { isNothing }) => joiner === 'but' && isNothing,
  // 'Ribs unless it rains, then macaroni'.
  ({ joiner, cues }, before) => isIf(before) && (joiner === 'next' || cues.has('otherwise')),
  (context, before) => isOfOneMeal(before, context),
  // 'If lamb is on offer then lamb, otherwise chicken': only if it is not.
  ({ cues, days }, { clause: { joiner, tokens } }) =>
    cues.has('otherwise') && !days && joiner === 'next' && !hasKind(tokens, 'days'),
  // 'Sofia eats fish but no other meat': the denial is for her.
  ({ joiner, isNot, who, days, dishes, cues }, before) =>
    joiner === 'but' &&
    // 'Bread as often as you like, but not two nights running' is for all.
    !(cues.has('running') && before.cues.has('fine') && before.dishes.length === 1) &&
    isNot &&
    areAllEmpty(who, days) &&
    (before.who !== undefined || (dishes.length === 0 && before.dishes.length > 0)),
  // 'Breakfast, not toast, not cereal': the denial is for that meal.
  ({ joiner, isNot, slots }, before) =>
    joiner === 'comma' &&
    isNot &&
    slots.length === 0 &&
    hasOnlyKinds(before, 'slot') &&
    before.slots.length > 0,
  // 'Ella's mates Ruby and Jess come on Friday': one of the guests was not read.
  ({ joiner, guest, dishes }, before) =>
    joiner === 'and' &&
    guest !== undefined &&
    dishes.length === 0 &&
    !before.days &&
    before.guest !== undefined,
  // 'Eggs benny on Saturday morning, then soup at lunch': on the day of the unread clause.
  ({ joiner, days, slots }, before) =>
    joiner === 'next' && !days && slots.length > 0 && before.days?.sort === 'one',
  // 'The night Tom is out, something spicy', 'the day before we go, a roast': on that unknown day.
  ({ joiner, isUnmarked, days, dishes }, before) => {
    const first = before.clause.tokens.find(({ kind }) => kind !== 'filler')
    const isDay = isUnit(first, 'days') || isNightly(first) || isCue(first, 'after')
    return isDay && (joiner === 'comma' || isUnmarked === true) && !days && dishes.length > 0
  },
  // 'Kit is fussy: no mushrooms, no aubergine': the person at the head was not read.
  (context, head) =>
    context.isNot &&
    context.dishes.length > 0 &&
    hasOnlyKinds(context, 'dish', 'not') &&
    context.joiner !== 'stop' &&
    head.isNot &&
    head.dishes.length > 0 &&
    (head.who !== undefined || (head.clause.joiner !== 'stop' && hasOnlyKinds(head, 'dish', 'not'))),
  // 'The match is on, there's seven of us': on the unknown day of the match.
  ({ joiner, cues, number, dishes, days, pointsToDay, isWeekLong, state }) =>
    joiner !== 'stop' &&
    number !== undefined &&
    (cues.has('of us') || cues.has('we are')) &&
    areAllEmpty(dishes, days, state.reasonDays, state.aheadDays, pointsToDay, isWeekLong) &&
    !cues.has('total') &&
    state.context.dates.length > 1,
  // 'I'm out on Friday so Ben cooks, keep it simple': on Friday, or on any day?
  ({ tokens, joiner, days, state }, before) =>
    hasWord(tokens, /^keep it$/, 'ask') &&
    areAllEmpty(days, state.reasonDays, state.aheadDays) &&
    (joiner === 'comma' || joiner === 'and') &&
    (state.days?.sort === 'one' || before.days?.sort === 'one'),
]

/** Doubts about a clause and those right beside it. */
const doubtsOfNeighbours: readonly ((context: Beside) => boolean)[] = [
  // 'Nothing for breakfast but toast'.
  ({ isNothing, dishes, next }) => isNothing && dishes.length === 0 && next?.clause.joiner === 'but',
  // 'No meat on Friday, a quiche': on Friday, or on any day?
  (context) =>
    context.state.isNot &&
    context.state.days?.sort === 'one' &&
    context.joiner === 'comma' &&
    !context.days &&
    isDishesAlone(context) &&
    context.dishes[0]?.isOne === true &&
    context.state.dishes.every(({ isOne }) => !isOne),
  (context) => isOfOneMeal(context, context.next),
  (context) => isOfOthers(context, context.ahead?.clause),
  // 'No dairy in anything Leo eats': the unread rest limits or denies the wish.
  ({ clause, days, count, number, dishes, isWeekLong, saysEvery, who, next }) =>
    next?.clause.isUnmarked === true &&
    next.hasUnknown &&
    hasKind(next.clause.tokens, 'who', 'guest', 'not', 'slot') &&
    !isOnlyWhy(next, who) &&
    !isThanked(clause) &&
    dishes.length > 0 &&
    areAllEmpty(days, isWeekLong, saysEvery, count, number),
  // 'Ella's coeliac friend is here': the diet is the friend's.
  ({ who, dishes, next }) =>
    who?.isOwner === true &&
    dishes.length > 0 &&
    next?.clause.isUnmarked === true &&
    next.clause.tokens[0]?.kind === 'guest',
  // 'Dave can have fish but no shellfish': what he may have is no wish.
  ({ tokens, dishes, days, next }) =>
    next?.clause.joiner === 'but' &&
    next.isNot &&
    dishes.length > 0 &&
    !days &&
    isRunAt(tokens, 0, 'who', wordOf(/^(?:can|could|may)$/, 'filler')),
  // 'But she can have them in cakes': a permission is no wish.
  ({ tokens, joiner, days, dishes }) => {
    const can = wordAt(tokens, /^(?:can|could|may)$/, 'filler')
    const [eat, object] = tokens.slice(can + 1)
    const isThem = isPronoun(object) || isWord(object, /^it$/, 'subject')
    return joiner === 'but' && can > 0 && eat?.kind === 'ask' && isThem && !days && dishes.length > 0
  },
  // 'Mainly fish and vegetables': both together, which no rule counts.
  ({ cues, dishes, next }) =>
    (cues.has('most week') || cues.has('half week')) &&
    dishes.length > 0 &&
    next?.clause.joiner === 'and' &&
    hasOnlyKinds(next, 'dish') &&
    next.dishes.length > 0,
  // 'No chicken, pork chops, a burger and a soup': are the chops wanted or denied?
  (context) => {
    const [dish, ...more] = context.dishes
    const first = context.next?.clause.tokens[0]
    return (
      context.state.isNot &&
      context.joiner === 'comma' &&
      context.next?.clause.joiner === 'comma' &&
      isDishesAlone(context) &&
      dish?.what.recipe !== undefined &&
      more.length === 0 &&
      (isWord(first, /^an?$/, 'filler') || isOfKind(first, 'some', 'number')) &&
      context.next.dishes.length > 0 &&
      !context.next.isNot
    )
  },
  // 'Leftovers or something quick': a choice of two kinds, which no rule can say.
  (context) =>
    isChoice(context) &&
    ((context.joiner === 'or' && context.isAfterUnread) ||
      (context.next?.clause.joiner === 'or' && isChoice(context.next))),
  // 'It's mince, mince, mince': it tells what there always is, and is no wish.
  (context) => {
    const isSame = (one: ClauseFacts) => isDeepEqual(one.dishes[0]?.what, context.dishes[0]?.what)
    const { ahead, next } = context
    return (
      context.dishes.length > 0 &&
      ((ahead !== undefined && context.joiner === 'comma' && isDishesAlone(context) && isSame(ahead)) ||
        (next?.clause.joiner === 'comma' && isDishesAlone(next) && isSame(next)))
    )
  },
]
