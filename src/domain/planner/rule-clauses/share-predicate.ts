/** What is said of one person goes on for the next: 'Tom is away on Tuesday, Ella on Friday'. */
import { isIdle, inPlaceOf, over } from '../rule-joins/joined.ts'
import type { Cue, Of, Piece } from '../rule-words/piece.ts'
import type { Clause } from './clauses.ts'
import { has, hasWord, isA, isCue, isPerson, isWord } from '../rule-words/piece-tests.ts'

const shared: ReadonlySet<Cue> = new Set(['away', 'guest'])

const cueOf = ({ pieces }: Clause): Of<'cue'> | undefined => {
  const said = pieces.filter((piece): piece is Of<'cue'> => piece.is === 'cue' && piece.cue !== 'is')
  const [cue] = said
  return said.length === 1 && cue && shared.has(cue.cue) ? cue : undefined
}

/** Somebody, and nothing said of them but when. */
const isPersonOnly = ({ pieces }: Clause) =>
  pieces.filter(isPerson).length === 1 &&
  pieces.every(
    (piece) => isPerson(piece) || isA(piece, 'days', 'slot') || isIdle(piece) || isWord(piece, /^nor$/),
  ) &&
  !hasWord(pieces, /^(?:for|with|to|of)$/)

const daysOf = ({ pieces }: Clause) => pieces.filter(({ is }) => is === 'days')

/**
 * A clause that names somebody, and no more than a day, has the predicate of the clause before it;
 * one that says 'too' or 'so is' has its day besides.
 */
export function sharePredicate(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = []
  for (const clause of clauses) {
    const before = made.at(-1)
    const cue = before && cueOf(before)
    const days = before ? daysOf(before) : []
    const who = clause.pieces.find(isPerson)
    const isToo = clause.how === 'so' || hasWord(clause.pieces, /^(?:too|also|as well|nor)$/)
    const isJoined =
      clause.how === 'and' || clause.how === 'comma' || clause.how === 'but' || clause.how === 'so'
    const own = daysOf(clause)
    const isOfPerson = before?.pieces.some(isPerson) === true && !has(before.pieces, 'thing')
    const isShort = own.length > 0 ? clause.how !== 'so' : isToo && days.length === 1
    if (!cue || !who || !isJoined || !isOfPerson || !isShort || !isPersonOnly(clause) || days.length > 1) {
      made.push(clause)
      continue
    }
    const rest = clause.pieces.filter((piece) => piece !== who && !isIdle(piece) && !isWord(piece, /^nor$/))
    const day =
      own.length > 0 ? [] : days.map((piece): Piece => ({ ...piece, start: who.start, end: who.end }))
    made.push({
      ...clause,
      how: 'and',
      pieces: [who, inPlaceOf(who, cue), ...rest, ...day],
    })
  }
  return made
}

/** Words that say of somebody that they are here, or of all who they are. */
const isHere = (piece: Piece) =>
  isCue(piece, 'guest', 'we are', 'is') || isWord(piece, /^(?:were|we|home|here|in|at|be|will|be|without)$/)

/**
 * 'Without Tom on Tuesday', 'no Tom or Ella on Sunday', 'neither Tom nor Dave is here': nobody is
 * denied but those who are named, so they are away then.
 */
export function readAbsent(clause: Clause): Clause {
  const { pieces } = clause
  const no = pieces.find(({ is }) => is === 'not')
  const who = pieces.filter((piece): piece is Of<'who'> => piece.is === 'who')
  const isNo = (piece: Piece) => isWord(piece, /^(?:no|without|neither|nor)$/, 'not')
  const when = pieces.filter(({ is }) => is === 'days' || is === 'slot')
  const [first] = who
  const isOnlyThem = pieces.every(
    (piece) => isNo(piece) || piece.is === 'who' || when.includes(piece) || isIdle(piece) || isHere(piece),
  )
  if (!no || !first || !isOnlyThem || !has(when, 'days')) return clause
  if (who.some(({ names, it, others, isOwner }) => names.length === 0 || it || others || isOwner))
    return clause
  const names = [...new Set(who.flatMap((one) => one.names))]
  return {
    ...clause,
    pieces: [{ ...first, names }, over(no, first, { is: 'cue', cue: 'away', word: 'is out' }), ...when],
  }
}
