/** Heads: whom, when or at which meal a wish is for, said before it and parted by a mark. */
import { isIdle } from '../rule-joins/joined.ts'
import { isDeterminer } from '../rule-joins/turn.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import type { Clause } from './clauses.ts'
import { has, isCue, isWord } from '../rule-tokens/piece-checks.ts'

const scopes = ['who', 'slot', 'days', 'number'] as const
type Scope = (typeof scopes)[number]

const isScope = (piece: Piece): piece is Extract<Piece, { is: Scope }> =>
  scopes.some((scope) => piece.is === scope)

/** 'As for Kit', 'for Kit', 'at lunch', 'on two nights', 'this week': no more than a head. */
function isHead({ how, pieces, isTorn }: Clause): boolean {
  if (isTorn || how === 'because' || how === 'if' || how === 'when' || how === 'so') return false
  const named = pieces.filter(isScope)
  const before = (piece: Piece) => pieces.slice(0, pieces.indexOf(piece))
  const isLinked = (piece: Piece) =>
    isWord(
      before(piece).findLast((one) => !isDeterminer(one)),
      /^for$/,
    )
  // 'Tom, no beef': the planner has no name of this household.
  const isAlone = pieces.length === 1 && how === 'stop'
  const isCounted = has(named, 'number')
  return (
    named.length > 0 &&
    pieces.every((piece) => isScope(piece) || isIdle(piece) || isWord(piece, /^(?:as|my|our)$/)) &&
    named.every(
      (piece) =>
        piece.is !== 'who' ||
        ((isLinked(piece) || isAlone) && piece.it !== true && !piece.others && !piece.isOwner),
    ) &&
    (!isCounted || (named.length === 2 && has(named, 'slot')))
  )
}

/** 'After the roast', 'the night after the curry': what comes behind the mark follows on it. */
const isOrder = ({ how, pieces }: Clause) =>
  (how === 'stop' || how === 'comma' || how === 'and') &&
  pieces.filter(({ is }) => is === 'thing').length === 1 &&
  pieces.some((piece) => isCue(piece, 'after') && !isWord(piece, /before/)) &&
  pieces.every((piece) => piece.is === 'thing' || isCue(piece, 'after') || isIdle(piece))

const isWeek = ({ how, pieces }: Clause) =>
  how === 'stop' && pieces.every((piece) => isIdle(piece) || isWord(piece, /^this week$/))

/** Whether a clause asks for something that a head can be of. */
const isWish = ({ how, pieces }: Clause) => how === 'comma' && has(pieces, 'thing', 'limit')

const ofKind = (pieces: readonly Piece[], is: Scope) => pieces.some((piece) => piece.is === is)

/**
 * 'Curry once, and on weekdays, 30 minutes max', 'fish twice. Also, for Ben, no peas': what stands
 * between two marks heads the wish behind it.
 */
function partHeads(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause, at) => {
    const next = clauses[at + 1]
    const isOfNext = clause.isParted === true && next !== undefined && isWish(next)
    const isOwn = scopes.some((scope) => ofKind(clause.pieces, scope) && ofKind(next?.pieces ?? [], scope))
    return isOfNext && !isOwn && isHead(clause) ? { ...clause, how: 'comma' as const } : clause
  })
}

/**
 * A head joined to what comes behind its mark, as if no mark stood there. A day alone is lent to
 * what follows by the reader of clauses; all else is lost without its wish, or its wish without it.
 */
export function joinHeads(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = []
  let heads: Clause[] = []
  const close = () => {
    made.push(...heads)
    heads = []
  }
  for (const clause of partHeads(clauses)) {
    const pieces = heads.flatMap((head) => head.pieces)
    const isOwn = scopes.some((scope) => ofKind(pieces, scope) && ofKind(clause.pieces, scope))
    const isMore = heads.length > 0 && clause.how === 'comma'
    const isDayAlone = heads.length > 0 && pieces.every((piece) => isIdle(piece) || piece.is === 'days')
    if (isMore && !isOwn && isWish(clause) && !isDayAlone) {
      const [first] = heads
      const said = pieces.filter((piece) => !isWord(piece, /^(?:as|this week)$/))
      made.push({ ...clause, how: first!.how, pieces: [...said, ...clause.pieces], start: first!.start })
      heads = []
      continue
    }
    const before = made.at(-1)
    // 'After the roast, something light': the same as 'something light after the roast'.
    const isAfter = before && isOrder(before) && clause.pieces.filter(({ is }) => is === 'thing').length === 1
    if (heads.length === 0 && isAfter && isWish(clause) && !ofKind(clause.pieces, 'days')) {
      const { how, start } = before
      made[made.length - 1] = { ...clause, how, start, pieces: [...clause.pieces, ...before.pieces] }
      continue
    }
    if (!(isMore && !isOwn && isHead(clause))) close()
    if (isHead(clause) || (heads.length === 0 && isWeek(clause))) heads.push(clause)
    else made.push(clause)
  }
  close()
  return made
}
