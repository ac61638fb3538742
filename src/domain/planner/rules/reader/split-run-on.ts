/** Splits run-on clauses: wishes without a mark between them, as in dictated text. */

import { clauseFactsOf } from '../clauses/clause-facts.ts'
import { type Clause, isCondition } from '../clauses/clause.ts'
import { newReadingState } from '../clauses/reading-state.ts'
import { isTail } from '../clauses/starts-clause.ts'
import { areFactsUsed } from '../doubts/are-facts-used.ts'
import { isDoubtfulAlone } from '../doubts/is-doubtful-alone.ts'
import { readClause } from '../meanings/read-clause.ts'
import type { RuleContext } from '../rule-context.ts'
import {
  cueAt,
  hasKind,
  isOfKind,
  isCue,
  isNightly,
  isPerson,
  isDishToken,
  isWord,
} from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'

const small: ReadonlySet<string> = new Set([
  'is',
  'to',
  'of us',
  'per',
  'total',
  'a day',
  'except',
  'after',
  'other',
  'more',
  'otherwise',
])

/**
 * How surely a new wish begins at a token. 'We ...', 'Tom is ...' and 'no ...' surely begin one; a
 * number may belong to what stands before it. 0 for a dish, a day and all others.
 */
function startOfClause(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (!token || ['filler', 'number', 'not', 'maybe', 'subject', 'every'].includes(before?.kind ?? 'joiner'))
    return 0
  const next = tokens[at + 1]
  if (isPerson(token)) return isOfKind(next, 'cue', 'ask') ? 3 : 0
  // 'This Sunday' begins nothing, and 'if you can' belongs to what stands before it.
  if (isWord(token, /^(?:this|that|my|our)$/, 'subject') && next?.kind !== 'cue') return 0
  // The 'shouldn't' of 'pizza shouldn't appear more than once' begins no wish.
  if (token.kind === 'not' && isTail(token)) return 0
  if (isWord(token, /^(?:if|would|where|when|as)/, 'maybe')) return 0
  if (isOfKind(token, 'ask', 'subject', 'maybe', 'some', 'not', 'every')) return 3
  // In 'the kids are out' the cue belongs to the person before it.
  if (token.kind === 'cue') return small.has(token.cue) || isPerson(before) ? 0 : 3
  if (isOfKind(token, 'number', 'limit', 'amount')) return 2
  return 0
}

/** A condition or reason belongs to the first part. */
const conditionStartOf = ({ conditionStart, isUnmarked }: Clause) => ({
  ...(conditionStart !== undefined && { conditionStart }),
  ...(isUnmarked && { isUnmarked }),
})

const partOf = (clause: Clause, tokens: Token[], joiner: Clause['joiner']): Clause => ({
  joiner,
  tokens,
  start: Math.min(...tokens.map(({ start }) => start)),
  end: Math.max(...tokens.map(({ end }) => end)),
})

/** Whether a clause is a complete wish. */
function canStandAlone(clause: Clause, context: RuleContext): boolean {
  const facts = clauseFactsOf(clause)
  if (facts.hasUnknown) return false
  const state = newReadingState(context)
  if (isDoubtfulAlone(facts, state)) return false
  const reading = readClause(facts, state)
  return reading !== null && reading.instead !== true && areFactsUsed(facts, reading.rules, context)
}

/** Cues that make a complete wish, with or without a dish. */
const ownKinds: ReadonlySet<string> = new Set([
  'away',
  'guest',
  'takeaway',
  'freezer',
  'bought',
  'out',
  'leftovers',
  'skip',
  'we are',
  'no repeat',
])
const dishKinds: ReadonlySet<string> = new Set([
  'use',
  'double',
  'running',
  'allergic',
  'dislikes',
  'not eating',
  'cannot have',
])

/**
 * Whether a clause begins with a scope for what follows: 'when Tom is away', 'with Nani here on
 * Saturday'.
 */
const isUnderHead = ({ joiner, tokens: [first, second] }: Clause) =>
  isCondition(joiner) || isWord(first, /^with$/, 'filler') || (isNightly(second) && first?.kind === 'filler')

/** Whether a clause has two days as one wish: 'leftovers on Tuesday from Monday's chilli'. */
const hasCookingDay = ({ tokens }: Clause) => {
  const left = cueAt(tokens, 'leftovers')
  const from = tokens.findIndex((token) => isCue(token, 'since') && isWord(token, /^from$/))
  return left >= 0 && from > left && tokens[from + 1]?.kind === 'days' && tokens[from + 2]?.kind === 'dish'
}

/** Whether a clause has more than one wish can have: two of one kind, or two kinds of wishes. */
function isOverfull({ tokens }: Clause): boolean {
  const hasSeveral = (kind: Token['kind']) => tokens.filter((token) => token.kind === kind).length > 1
  const kindsIn = (kinds: ReadonlySet<string>) =>
    new Set(
      tokens.flatMap((token, at) =>
        // 'The roast leftovers' are leftovers of the roast.
        token.kind === 'cue' &&
        kinds.has(token.cue) &&
        !(token.cue === 'leftovers' && isDishToken(tokens[at - 1]))
          ? [token.cue]
          : [],
      ),
    )
  const own = kindsIn(ownKinds)
  const ofDish = kindsIn(dishKinds)
  const hasAny = (...sorts: readonly Token['kind'][]) => tokens.some(({ kind }) => sorts.includes(kind))
  const dish = tokens.findIndex(({ kind }) => kind === 'dish' || kind === 'limit')
  const wish = tokens.findIndex(({ kind }) => kind === 'maybe')
  return (
    hasSeveral('days') ||
    hasSeveral('dish') ||
    hasSeveral('limit') ||
    hasSeveral('count') ||
    hasSeveral('who') ||
    (hasAny('dish') && hasAny('limit')) ||
    own.size + ofDish.size > 1 ||
    (own.size > 0 && dish >= 0) ||
    (dish >= 0 && dish < wish && hasKind(tokens.slice(wish), 'dish', 'limit'))
  )
}

/**
 * Splits a clause with more than one wish where each part is a complete wish. Where there is no
 * such place, the clause stays whole.
 */
export function splitRunOn(clause: Clause, context: RuleContext): Clause[] {
  const { tokens } = clause
  if (tokens.length < 4 || !isOverfull(clause) || hasCookingDay(clause)) return [clause]
  let best: { sure: number; parts: Clause[] } | undefined
  for (let at = 2; at < tokens.length - 1; at++) {
    const clauseStart = startOfClause(tokens, at)
    if (clauseStart <= (best?.sure ?? 0)) continue
    const head = { ...partOf(clause, tokens.slice(0, at), clause.joiner), ...conditionStartOf(clause) }
    if (isOverfull(head) || !canStandAlone(head, context)) continue
    // In 'when Tom is away I want soup' the wish stays under the condition.
    const tail = {
      ...partOf(clause, tokens.slice(at), isUnderHead(clause) ? 'comma' : 'stop'),
      ...(clause.isUnmarked && { isUnmarked: true as const }),
    }
    const rest = splitRunOn(tail, context)
    if (rest.length > 1 || (!isOverfull(tail) && canStandAlone(tail, context)))
      best = { sure: clauseStart, parts: [head, ...rest] }
  }
  return best?.parts ?? [clause]
}
