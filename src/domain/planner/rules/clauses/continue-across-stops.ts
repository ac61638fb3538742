/** Sentences that refer to the one before: 'Tom has scouts on Friday. He'll eat there'. */

import { hasKind, isPronoun, isWord } from '../tokens/token-checks.ts'
import { denyingCues, type Token, tableCues } from '../tokens/token.ts'
import { type ClauseFacts, clauseFactsOf, hasOnlyKinds } from './clause-facts.ts'
import type { Clause } from './clause.ts'

/** Whether a token refers to people named before: 'he', 'for her', 'don't count him'. */
const refersToPeople = (token: Token) =>
  isPronoun(token) ||
  isWord(token, /^(?:he|she|they|hell|shell|theyll|hes|shes|theyre)\b|\b(?:him|her|them)\b/, 'cue')

/**
 * Whether a token refers to a day named before: 'that night', 'after that', 'make it', 'skip it'.
 */
const refersToDay = (token: Token, at: number, tokens: readonly Token[]) =>
  (token.kind === 'ask' && token.pointsToDay === true) ||
  (isWord(token, /^(?:that|it)$/, 'subject') && tokens[at - 1]?.kind === 'cue')

/** Whether a clause says that nothing is cooked: 'don't plan anything', 'no dinner'. */
const isNoCooking = ({ cues, isNot, slots }: ClauseFacts) => cues.has('skip') || (isNot && slots.length > 0)

/** Whether a clause is about who is there or whether anybody cooks, without a length of time. */
function isOnlyAboutWhoEats(facts: ClauseFacts): boolean {
  const { clause, cues, dishes, count, who } = facts
  const isTimed = cues.has('total') || hasKind(clause.tokens, 'every', 'weeks', 'unit')
  const isOnlyThem = who !== undefined && clause.tokens[0]?.kind === 'compare'
  const isOf = tableCues.some((cue) => cues.has(cue)) || isNoCooking(facts) || isOnlyThem
  return isOf && dishes.length === 0 && !count && !isTimed
}

/**
 * Whether the next clause names another person for the same predicate: 'Ben is out on Monday. Lily
 * on Friday', 'Max hates peas. Ben tuna'.
 */
function isOfNextPerson(facts: ClauseFacts, earlier: ClauseFacts): boolean {
  const isAway = earlier.cues.has('away') && earlier.days !== undefined && facts.days !== undefined
  const isDenied = denyingCues.some((cue) => earlier.cues.has(cue)) && facts.dishes.length > 0
  return (
    (isAway || isDenied) &&
    earlier.who !== undefined &&
    facts.clause.tokens[0]?.kind === 'who' &&
    !facts.isAsking &&
    hasOnlyKinds(facts, 'who', 'days', 'dish')
  )
}

/** Whether a clause without a day refers to the day or the people of the clause before. */
function pointsBack(clause: Clause, before: Clause): boolean {
  const [facts, earlier] = [clauseFactsOf(clause), clauseFactsOf(before)]
  if (isOfNextPerson(facts, earlier)) return true
  if (facts.days) return false
  const isOfPeople = [earlier.who, earlier.guest].some(Boolean) || earlier.cues.has('away')
  if (isOfPeople && clause.tokens.some(refersToPeople)) return true
  if (!earlier.days) return false
  // 'Fish on Friday. No breakfast.' denies breakfast on every day.
  const isStatement = isOfPeople || earlier.hasUnknown || (earlier.days.sort === 'one' && !isNoCooking(facts))
  return clause.tokens.some(refersToDay) || (isStatement && isOnlyAboutWhoEats(facts))
}

/**
 * Reads a full stop as a comma where the clause behind it refers to the one before (planner 130).
 */
export const continueAcrossStops = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, at) => {
    const before = clauses[at - 1]
    return clause.joiner === 'stop' && before && pointsBack(clause, before)
      ? { ...clause, joiner: 'comma' }
      : clause
  })
