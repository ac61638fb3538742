/** Splits run-on clauses: wishes without a mark between them, as in dictated text. */
import { areFactsUsed } from '../rule-doubts/are-facts-used.ts'
import { type Clause, isCondition } from '../rule-clauses/clauses.ts'
import { isTail } from '../rule-clauses/starts-clause.ts'
import { factsOf } from '../rule-clauses/clause-facts.ts'
import { isDoubtful } from '../rule-doubts/is-doubtful.ts'
import { newMemory } from '../rule-clauses/memory.ts'
import type { Token } from '../rule-tokens/token.ts'
import { readClause } from '../rule-meanings/read-clause.ts'
import type { RuleContext } from './rule-context.ts'
import {
  cueAt,
  has,
  isA,
  isCue,
  isNightly,
  isPerson,
  isDishToken,
  isWord,
} from '../rule-tokens/token-checks.ts'

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
 * How surely a new wish begins at a token: 'we ...', 'Tom is ...' and 'no ...' do, a number may
 * belong to what stands before it. 0: none does, as with a dish or a day.
 */
function startOfClause(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (!token || ['filler', 'number', 'not', 'maybe', 'subject', 'every'].includes(before?.kind ?? 'joiner'))
    return 0
  const next = tokens[at + 1]
  if (isPerson(token)) return isA(next, 'cue', 'ask') ? 3 : 0
  // 'This Sunday'; 'if you can' is said of what stands before it.
  if (isWord(token, /^(?:this|that|my|our)$/, 'subject') && next?.kind !== 'cue') return 0
  // 'Pizza shouldn't appear more than once' goes on.
  if (token.kind === 'not' && isTail(token)) return 0
  if (isWord(token, /^(?:if|would|where|when|as)/, 'maybe')) return 0
  if (isA(token, 'ask', 'subject', 'maybe', 'some', 'not', 'every')) return 3
  // 'The kids are out': the cue is theirs.
  if (token.kind === 'cue') return small.has(token.cue) || isPerson(before) ? 0 : 3
  if (isA(token, 'number', 'limit', 'amount')) return 2
  return 0
}

/** The word that makes a condition of it belongs to its first part. */
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

/** Whether a clause says a whole wish by itself. */
function canStandAlone(clause: Clause, context: RuleContext): boolean {
  const facts = factsOf(clause)
  if (facts.hasUnknown) return false
  const memory = newMemory(context)
  if (isDoubtful(facts, memory)) return false
  const reading = readClause(facts, memory)
  return reading !== null && reading.instead !== true && areFactsUsed(facts, reading.rules, context)
}

/** Words that make a wish of their own, without a dish or with one. */
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

/** 'When Tom is away', 'with Nani here on Saturday': of what comes. */
const isUnderHead = ({ joiner, tokens: [first, second] }: Clause) =>
  isCondition(joiner) || isWord(first, /^with$/, 'filler') || (isNightly(second) && first?.kind === 'filler')

/** 'Leftovers on Tuesday from Monday's chilli' is one wish of two days. */
const isFromDay = ({ tokens }: Clause) => {
  const left = cueAt(tokens, 'leftovers')
  const from = tokens.findIndex((token) => isCue(token, 'since') && isWord(token, /^from$/))
  return left >= 0 && from > left && tokens[from + 1]?.kind === 'days' && tokens[from + 2]?.kind === 'dish'
}

/** Whether a clause has more than one wish has: two of one sort, or two sorts of wishes. */
function isOverfull({ tokens }: Clause): boolean {
  const hasSeveral = (kind: Token['kind']) => tokens.filter((token) => token.kind === kind).length > 1
  const kindsIn = (kinds: ReadonlySet<string>) =>
    new Set(
      tokens.flatMap((token, at) =>
        // 'The roast leftovers' are of the roast.
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
    (dish >= 0 && dish < wish && has(tokens.slice(wish), 'dish', 'limit'))
  )
}

/**
 * A clause that holds more than one wish, parted where each part is a whole wish by itself. Where
 * there is no such place it stays as it is.
 */
export function splitRunOn(clause: Clause, context: RuleContext): Clause[] {
  const { tokens } = clause
  if (tokens.length < 4 || !isOverfull(clause) || isFromDay(clause)) return [clause]
  let best: { sure: number; parts: Clause[] } | undefined
  for (let at = 2; at < tokens.length - 1; at++) {
    const clauseStart = startOfClause(tokens, at)
    if (clauseStart <= (best?.sure ?? 0)) continue
    const head = { ...partOf(clause, tokens.slice(0, at), clause.joiner), ...conditionStartOf(clause) }
    if (isOverfull(head) || !canStandAlone(head, context)) continue
    // 'When Tom is away I want soup': the wish is still under the condition.
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
