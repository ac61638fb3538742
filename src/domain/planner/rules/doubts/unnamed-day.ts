/** Wishes for one day that do not name it, in a long sentence that names other days. */

import type { PlanRule } from '../../plan-rule.ts'
import { type ClauseFacts, clauseFactsOf } from '../clauses/clause-facts.ts'
import { type Clause, isCondition } from '../clauses/clause.ts'
import { isFunctionWord, firstWord } from '../joins/join.ts'
import { isForNumber } from '../meanings/heads-rules.ts'
import { hasKind, isWord } from '../tokens/token-checks.ts'
import type { TokenOf, Token } from '../tokens/token.ts'

/** From so many words on, a sentence is long: a day named once may hold for later wishes. */
const LONG_SENTENCE_WORDS = 15

/** From so many words on, a sentence is a run-on without marks. */
const RUN_ON_WORDS = 30

const ofOneDay: ReadonlySet<PlanRule['kind']> = new Set(['heads', 'guest', 'away', 'skip'])

/** Whether a rule is for a dish, or for people, on one day that is not named. */
const isOnUnnamedDay = (rule: PlanRule) =>
  !rule.when?.days &&
  !rule.when?.dates &&
  (ofOneDay.has(rule.kind) ||
    (rule.kind === 'have' &&
      rule.per === undefined &&
      rule.count !== 'every' &&
      rule.count.min === 1 &&
      rule.count.max === undefined))

/** Whether a clause says that any day or all days will do: 'at some point', 'all week', 'once'. */
const isAnyDay = (facts: ClauseFacts) => {
  const { clause, isEvery, cues, count, number, dishes } = facts
  const isCounted =
    dishes.length > 0 && (count !== undefined || (number !== undefined && !isForNumber(facts)))
  return isEvery || cues.has('total') || isCounted || clause.tokens.some(isAnyTime) || hasSomeNight(facts)
}

/** Whether a clause says 'some night' or 'any night': 'prawns some night'. */
const hasSomeNight = ({ clause: { tokens } }: ClauseFacts) =>
  tokens.some(({ kind }, at) => kind === 'slot' && isWord(tokens[at - 1], /^(?:some|any)$/))

const isAnyTime = (token: Token) =>
  isWord(
    token,
    /^(?:(?:at some|some|at any) (?:point|time|stage)|somewhere|sometime|this week|the week|next week)$/,
  )

/** The clauses around a place up to the nearest full stops, and how many words they have. */
function sentenceAround(clauses: readonly Clause[], at: number, sentence: string) {
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
 * Whether a clause of a long sentence asks for something on one day without naming it, after other
 * days were named. It may be meant for one of those.
 */
export function isForUnnamedDay(
  facts: ClauseFacts,
  rules: readonly PlanRule[],
  clauses: readonly Clause[],
  sentence: string,
): boolean {
  if (!rules.some(isOnUnnamedDay) || isAnyDay(facts)) return false
  const { before, words } = sentenceAround(clauses, clauses.indexOf(facts.clause), sentence)
  // In 'tacos Tuesday, something with cod, rice once' each of the list has its own day or none.
  const isDish = facts.dishes.every(({ isQuality, isOne }) => !isQuality && (facts.isSome || isOne))
  const isOfList =
    isDish && ['comma', 'and'].includes(facts.clause.joiner) && before.every(isMemberWithItsDay)
  return (
    words >= LONG_SENTENCE_WORDS && !isOfList && before.some((one) => clauseFactsOf(one).days !== undefined)
  )
}

/** Whether a clause is a member of a list: only dishes, with their day behind them or none. */
const isMemberWithItsDay = (clause: Clause): boolean => {
  const contentTokens = clause.tokens.filter((token) => !isFunctionWord(token))
  return (
    hasKind(contentTokens, 'dish', 'limit') &&
    contentTokens[0]?.kind !== 'days' &&
    contentTokens.every(({ kind }) =>
      ['dish', 'limit', 'days', 'not', 'some', 'number', 'count', 'meal', 'who', 'compare', 'slot'].includes(
        kind,
      ),
    ) &&
    ['stop', 'comma', 'and'].includes(clause.joiner)
  )
}

/** The day at the beginning of a clause: 'Wednesday I'm late, so something easy'. */
function dayAhead({ tokens }: Clause): TokenOf<'days'> | undefined {
  const first = tokens.find((token) => !isFunctionWord(token) && token.kind !== 'subject')
  const days = tokens.filter(({ kind }) => kind === 'days')
  return first?.kind === 'days' && days.length === 1 ? first : undefined
}

/**
 * The day under which a clause without one stands: it was named first in an earlier clause, and no
 * other day or end of a sentence came since.
 */
export function dayAbove(clauses: readonly Clause[], at: number): TokenOf<'days'> | undefined {
  for (let index = at; index > 0 && clauses[index]?.joiner !== 'stop'; index--) {
    const before = clauses[index - 1]
    if (before?.tokens.some(({ kind }) => kind === 'days')) return dayAhead(before)
  }
  return undefined
}

/**
 * Whether a clause follows an unread one in a run-on sentence. Where the two separate is then a
 * guess, and so are its day and people.
 */
export function followsUnreadClause(
  { clause }: ClauseFacts,
  clauses: readonly Clause[],
  unread: readonly Clause[],
  sentence: string,
): boolean {
  const { before, words } = sentenceAround(clauses, clauses.indexOf(clause), sentence)
  const last = before.at(-1)
  // A day at its beginning starts something new, and so does 'and then' behind a reason.
  if (dayAhead(clause)) return false
  // So does a name behind a comma: 'the results are in, Dave's coeliac'.
  const first = firstWord(clause.tokens)
  if (clause.joiner === 'comma' && !clause.isUnmarked && first?.kind === 'who' && first.names.length > 0)
    return false
  if (clause.joiner === 'next' && last && !isCondition(last.joiner)) return false
  return words >= RUN_ON_WORDS && last !== undefined && last === unread.at(-1)
}
