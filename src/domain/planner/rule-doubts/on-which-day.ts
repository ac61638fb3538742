/** Wishes for one day that do not say which, in a long sentence that names days. */
import type { PlanRule } from '../plan-rule.ts'
import { type Facts, factsOf } from '../rule-clauses/clause-facts.ts'
import { type Clause, isCondition } from '../rule-clauses/clauses.ts'
import { isForNumber } from '../rule-meanings/heads-rules.ts'
import { isFunctionWord } from '../rule-joins/join.ts'
import type { TokenOf, Token } from '../rule-tokens/token.ts'
import { has, isWord } from '../rule-tokens/token-checks.ts'

/** From so many words on a sentence is told at length: a day is named once and holds for more. */
const LONG = 15

/** From so many words on a sentence runs on without marks. */
const ENDLESS = 30

const ofOneDay: ReadonlySet<PlanRule['kind']> = new Set(['heads', 'guest', 'away', 'skip'])

/** A dish or a change at table on one day that is not named. */
const isOfSomeDay = (rule: PlanRule) =>
  !rule.when?.days &&
  !rule.when?.dates &&
  (ofOneDay.has(rule.kind) ||
    (rule.kind === 'have' &&
      rule.per === undefined &&
      rule.count !== 'every' &&
      rule.count.min === 1 &&
      rule.count.max === undefined))

/** 'At some point', 'all week', 'once': that any day will do, or all. */
const isAnyDay = (facts: Facts) => {
  const { clause, isEvery, cues, count, number, dishes } = facts
  const isCounted =
    dishes.length > 0 && (count !== undefined || (number !== undefined && !isForNumber(facts)))
  return isEvery || cues.has('total') || isCounted || clause.tokens.some(isAnyTime) || hasSomeNight(facts)
}

/** 'Prawns some night': whichever. */
const hasSomeNight = ({ clause: { tokens } }: Facts) =>
  tokens.some(({ kind }, at) => kind === 'slot' && isWord(tokens[at - 1], /^(?:some|any)$/))

const isAnyTime = (token: Token) =>
  isWord(
    token,
    /^(?:(?:at some|some|at any) (?:point|time|stage)|somewhere|sometime|this week|the week|next week)$/,
  )

/** The clauses from one full stop to the next around a place, and how many words they are. */
function toldIn(clauses: readonly Clause[], at: number, sentence: string) {
  const from = Math.max(
    0,
    clauses.slice(0, at + 1).findLastIndex(({ joiner }) => joiner === 'stop'),
  )
  const after = clauses.slice(at + 1).findIndex(({ joiner }) => joiner === 'stop')
  const [first, last] = [clauses[from], after < 0 ? clauses.at(-1) : clauses[at + after]]
  const words = first && last ? sentence.slice(first.start, last.end).split(/\s+/).length : 0
  return { before: clauses.slice(from, at), words }
}

/**
 * Whether a clause of a sentence that is told at length asks for something on one day and leaves
 * out which, after days were named: it may be one of those, and nobody can say.
 */
export function isOfUnsaidDay(
  facts: Facts,
  rules: readonly PlanRule[],
  clauses: readonly Clause[],
  sentence: string,
): boolean {
  if (!rules.some(isOfSomeDay) || isAnyDay(facts)) return false
  const { before, words } = toldIn(clauses, clauses.indexOf(facts.clause), sentence)
  // 'Tacos Tuesday, something with cod, rice once': each of a list has a day of its own, or none.
  const isDish = facts.dishes.every(({ isQuality, isOne }) => !isQuality && (facts.isSome || isOne))
  const isOfList = isDish && ['comma', 'and'].includes(facts.clause.joiner) && before.every(isListed)
  return words >= LONG && !isOfList && before.some((one) => factsOf(one).days !== undefined)
}

/** One wish of a list: dishes, and at most their day behind them. */
const isListed = (clause: Clause): boolean => {
  const own = clause.tokens.filter((token) => !isFunctionWord(token))
  return (
    has(own, 'dish', 'limit') &&
    own[0]?.kind !== 'days' &&
    own.every(({ kind }) =>
      ['dish', 'limit', 'days', 'not', 'some', 'number', 'count', 'meal', 'who', 'compare', 'slot'].includes(
        kind,
      ),
    ) &&
    ['stop', 'comma', 'and'].includes(clause.joiner)
  )
}

/** The day that stands first in a clause: 'Wednesday I'm late, so something easy'. */
function dayAhead({ tokens }: Clause): TokenOf<'days'> | undefined {
  const first = tokens.find((token) => !isFunctionWord(token) && token.kind !== 'subject')
  const days = tokens.filter(({ kind }) => kind === 'days')
  return first?.kind === 'days' && days.length === 1 ? first : undefined
}

/**
 * The day under which a clause without one stands: it was named first in a clause before it, and no
 * other day was named since, nor did a sentence end.
 */
export function dayOver(clauses: readonly Clause[], at: number): TokenOf<'days'> | undefined {
  for (let index = at; index > 0 && clauses[index]?.joiner !== 'stop'; index--) {
    const before = clauses[index - 1]
    if (before?.tokens.some(({ kind }) => kind === 'days')) return dayAhead(before)
  }
  return undefined
}

/**
 * Whether a clause goes on, in a sentence without an end, from one that was not understood: where
 * the two part is then a guess, and so are its day and its people.
 */
export function isBehindLost(
  { clause }: Facts,
  clauses: readonly Clause[],
  unread: readonly Clause[],
  sentence: string,
): boolean {
  const { before, words } = toldIn(clauses, clauses.indexOf(clause), sentence)
  const last = before.at(-1)
  // A day at its head begins something new, and so does 'and then' behind a reason.
  if (dayAhead(clause)) return false
  // 'The results are in, Dave's coeliac': so does a name behind a comma.
  const first = clause.tokens.find((token) => !isFunctionWord(token))
  if (clause.joiner === 'comma' && !clause.isUnmarked && first?.kind === 'who' && first.names.length > 0)
    return false
  if (clause.joiner === 'next' && last && !isCondition(last.joiner)) return false
  return words >= ENDLESS && last !== undefined && last === unread.at(-1)
}
