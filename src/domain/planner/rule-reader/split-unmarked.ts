/** Wishes that follow one another without a mark, as they are dictated. */
import { isAccountedFor } from '../rule-doubts/accounted-for.ts'
import { type Clause, isCondition } from '../rule-clauses/clauses.ts'
import { isTail } from '../rule-clauses/starts-clause.ts'
import { factsOf } from '../rule-clauses/clause-facts.ts'
import { isDoubtful } from '../rule-doubts/doubtful.ts'
import { newMemory } from '../rule-clauses/memory.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import { readClause } from '../rule-meanings/read-clause.ts'
import type { RuleContext } from './rule-context.ts'
import { cueAt, has, isA, isCue, isNightly, isPerson, isThing, isWord } from '../rule-tokens/piece-checks.ts'

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
 * How surely a new wish begins at a piece: 'we ...', 'Tom is ...' and 'no ...' do, a number may
 * belong to what stands before it. 0: none does, as with a dish or a day.
 */
function startOfClause(pieces: readonly Piece[], at: number): number {
  const piece = pieces[at]
  const before = pieces[at - 1]
  if (!piece || ['filler', 'number', 'not', 'maybe', 'subject', 'every'].includes(before?.is ?? 'break'))
    return 0
  const next = pieces[at + 1]
  if (isPerson(piece)) return isA(next, 'cue', 'ask') ? 3 : 0
  // 'This Sunday'; 'if you can' is said of what stands before it.
  if (isWord(piece, /^(?:this|that|my|our)$/, 'subject') && next?.is !== 'cue') return 0
  // 'Pizza shouldn't appear more than once' goes on.
  if (piece.is === 'not' && isTail(piece)) return 0
  if (isWord(piece, /^(?:if|would|where|when|as)/, 'maybe')) return 0
  if (isA(piece, 'ask', 'subject', 'maybe', 'some', 'not', 'every')) return 3
  // 'The kids are out': the cue is theirs.
  if (piece.is === 'cue') return small.has(piece.cue) || isPerson(before) ? 0 : 3
  if (isA(piece, 'number', 'limit', 'amount')) return 2
  return 0
}

/** The word that makes a condition of it belongs to its first part. */
const fromOf = ({ from, isTorn }: Clause) => ({
  ...(from !== undefined && { from }),
  ...(isTorn && { isTorn }),
})

const partOf = (clause: Clause, pieces: Piece[], how: Clause['how']): Clause => ({
  how,
  pieces,
  start: Math.min(...pieces.map(({ start }) => start)),
  end: Math.max(...pieces.map(({ end }) => end)),
})

/** Whether a clause says a whole wish by itself. */
function canStandAlone(clause: Clause, context: RuleContext): boolean {
  const facts = factsOf(clause)
  if (facts.hasUnknown) return false
  const memory = newMemory(context)
  if (isDoubtful(facts, memory)) return false
  const reading = readClause(facts, memory)
  return reading !== null && reading.instead !== true && isAccountedFor(facts, reading.rules, context)
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
const isUnderHead = ({ how, pieces: [first, second] }: Clause) =>
  isCondition(how) || isWord(first, /^with$/, 'filler') || (isNightly(second) && first?.is === 'filler')

/** 'Leftovers on Tuesday from Monday's chilli' is one wish of two days. */
const isFromDay = ({ pieces }: Clause) => {
  const left = cueAt(pieces, 'leftovers')
  const from = pieces.findIndex((piece) => isCue(piece, 'since') && isWord(piece, /^from$/))
  return left >= 0 && from > left && pieces[from + 1]?.is === 'days' && pieces[from + 2]?.is === 'thing'
}

/** Whether a clause has more than one wish has: two of one sort, or two sorts of wishes. */
function isOverfull({ pieces }: Clause): boolean {
  const hasSeveral = (is: Piece['is']) => pieces.filter((piece) => piece.is === is).length > 1
  const kindsIn = (kinds: ReadonlySet<string>) =>
    new Set(
      pieces.flatMap((piece, at) =>
        // 'The roast leftovers' are of the roast.
        piece.is === 'cue' && kinds.has(piece.cue) && !(piece.cue === 'leftovers' && isThing(pieces[at - 1]))
          ? [piece.cue]
          : [],
      ),
    )
  const own = kindsIn(ownKinds)
  const ofDish = kindsIn(dishKinds)
  const hasAny = (...sorts: readonly Piece['is'][]) => pieces.some(({ is }) => sorts.includes(is))
  const dish = pieces.findIndex(({ is }) => is === 'thing' || is === 'limit')
  const wish = pieces.findIndex(({ is }) => is === 'maybe')
  return (
    hasSeveral('days') ||
    hasSeveral('thing') ||
    hasSeveral('limit') ||
    hasSeveral('count') ||
    hasSeveral('who') ||
    (hasAny('thing') && hasAny('limit')) ||
    own.size + ofDish.size > 1 ||
    (own.size > 0 && dish >= 0) ||
    (dish >= 0 && dish < wish && has(pieces.slice(wish), 'thing', 'limit'))
  )
}

/**
 * A clause that holds more than one wish, parted where each part is a whole wish by itself. Where
 * there is no such place it stays as it is.
 */
export function splitUnmarked(clause: Clause, context: RuleContext): Clause[] {
  const { pieces } = clause
  if (pieces.length < 4 || !isOverfull(clause) || isFromDay(clause)) return [clause]
  let best: { sure: number; parts: Clause[] } | undefined
  for (let at = 2; at < pieces.length - 1; at++) {
    const clauseStart = startOfClause(pieces, at)
    if (clauseStart <= (best?.sure ?? 0)) continue
    const head = { ...partOf(clause, pieces.slice(0, at), clause.how), ...fromOf(clause) }
    if (isOverfull(head) || !canStandAlone(head, context)) continue
    // 'When Tom is away I want soup': the wish is still under the condition.
    const tail = {
      ...partOf(clause, pieces.slice(at), isUnderHead(clause) ? 'comma' : 'stop'),
      ...(clause.isTorn && { isTorn: true as const }),
    }
    const rest = splitUnmarked(tail, context)
    if (rest.length > 1 || (!isOverfull(tail) && canStandAlone(tail, context)))
      best = { sure: clauseStart, parts: [head, ...rest] }
  }
  return best?.parts ?? [clause]
}
