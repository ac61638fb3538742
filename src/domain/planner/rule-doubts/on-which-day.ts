/** Wishes for one day that do not say which, among others that do. */
import type { PlanRule } from '../plan-rule.ts'
import { type Facts, factsOf } from '../rule-clauses/clause-facts.ts'
import type { Clause } from '../rule-clauses/clauses.ts'
import type { Piece } from '../rule-words/piece.ts'

/** From so many words on, a sentence is one that is told: days are named once and go on. */
const LONG = 15

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
const isAnyDay = ({ clause: { pieces }, isEvery, cues, count, number, dishes }: Facts) =>
  isEvery ||
  cues.has('total') ||
  (dishes.length > 0 && (count !== undefined || number !== undefined)) ||
  pieces.some(isAnyTime)

const isAnyTime = (piece: Piece) =>
  'word' in piece &&
  /^(?:(?:at some|some|at any) (?:point|time|stage)|somewhere|sometime|this week|the week|next week)$/.test(
    piece.word ?? '',
  )

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
  const at = clauses.indexOf(facts.clause)
  const from = clauses.slice(0, at + 1).findLastIndex(({ how }) => how === 'stop')
  const first = clauses[from]
  const after = clauses.slice(at + 1).findIndex(({ how }) => how === 'stop')
  const last = after < 0 ? clauses.at(-1) : clauses[at + after]
  if (!first || !last || !rules.some(isOfSomeDay) || isAnyDay(facts)) return false
  const words = sentence.slice(first.start, last.end).split(/\s+/)
  return words.length >= LONG && clauses.slice(from, at).some((one) => factsOf(one).days !== undefined)
}
