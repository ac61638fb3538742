/** 'Takeaway the night we put the tree up, that's Sunday': the day is told behind its occasion. */
import type { Clause } from './clauses.ts'
import { factsOf } from './clause-facts.ts'
import { insteadCues, type Of, type Piece } from '../rule-tokens/piece.ts'
import { isIdle } from '../rule-joins/joined.ts'
import { has, isA, isCue, isUnit, isWord } from '../rule-tokens/piece-checks.ts'

/** 'The night', 'on the day', 'the evening': what comes says which. */
function occasionFrom(pieces: readonly Piece[]): number {
  const at = pieces.findIndex((piece, index) => {
    const before = pieces[index - 1]
    const isDay = isUnit(piece, 'days') || (piece.is === 'slot' && piece.isMany !== true)
    const next = pieces[index + 1]
    return isDay && isWord(before, /^the$/, 'filler') && next !== undefined && next.is !== 'days'
  })
  if (at < 2) return feastFrom(pieces)
  return pieces[at - 2]?.is === 'filler' && at > 2 ? at - 2 : at - 1
}

/** 'On his birthday', 'for the school fair': an occasion to the end of the clause. */
function feastFrom(pieces: readonly Piece[]): number {
  const isOfFeast = (piece: Piece) => isIdle(piece) || isA(piece, 'occasion', 'unknown', 'who', 'guest')
  const from = pieces.findLastIndex(
    (piece, at) =>
      isWord(piece, /^(?:on|for|at)$/, 'filler') &&
      ((pieces.slice(at).every(isOfFeast) && has(pieces.slice(at), 'occasion')) ||
        // 'On practice nights'.
        (pieces.length === at + 3 &&
          pieces[at + 1]?.is === 'unknown' &&
          isA(pieces[at + 2], 'slot', 'unit'))),
  )
  return from > 0 ? from : -1
}

const isWish = (piece: Piece) =>
  isA(piece, 'thing', 'limit') || (piece.is === 'cue' && ['skip', ...insteadCues].includes(piece.cue))

/** 'That's Sunday', 'which is Friday', 'Thursday I think': a day, or several, and nothing else. */
const dayAlone = (pieces: readonly Piece[]): Of<'days'> | undefined => {
  const days = pieces.filter((piece): piece is Of<'days'> => piece.is === 'days')
  const isPlain = pieces.every(
    (piece) =>
      isIdle(piece) || isA(piece, 'days', 'subject', 'maybe', 'slot', 'ask') || isCue(piece, 'we are'),
  )
  return isPlain && days.length === 1 && /^(?:one|many)$/.test(days[0]?.sort ?? '') ? days[0] : undefined
}

const isUnknown = ({ is }: Piece) => is === 'unknown' || is === 'occasion'

/**
 * A wish for the day of an occasion, where the day is named behind it: the wish is of that day, and
 * the occasion is a remark.
 */
export function joinOccasionDay(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = []
  for (let at = 0; at < clauses.length; at++) {
    const own = clauses[at]
    if (!own) continue
    // 'The night we put the tree up': no mark parts the occasion from its night. 'When the game is
    // on' says itself that it is a time.
    const isWhen = clauses[at + 1]?.how === 'when' && clauses[at + 1]?.pieces.some(isUnknown) === true
    const torn = isWhen ? 1 : clauses.slice(at + 1).findIndex((one) => one.isTorn !== true)
    const parts = clauses.slice(at, torn < 0 ? undefined : at + 1 + torn)
    const clause = {
      ...own,
      pieces: parts.flatMap(({ pieces }) => pieces),
      end: parts.at(-1)?.end ?? own.end,
    }
    const next = clauses[at + parts.length]
    const daysOfNext =
      next && next.how !== 'stop' && !factsOf(clause).days ? dayAlone(next.pieces) : undefined
    const end = daysOfNext ? clause.pieces.length : whichFrom(clause.pieces)
    const day = daysOfNext ?? dayAlone(clause.pieces.slice(Math.max(end, 0)))
    const from = isWhen ? own.pieces.length : occasionFrom(clause.pieces)
    const head = clause.pieces.slice(0, from)
    const occasion = clause.pieces.slice(from, end)
    const isTold =
      day !== undefined &&
      from > 0 &&
      end > from &&
      head.some(isWish) &&
      !has(head, 'unknown', 'days') &&
      occasion.every((piece) => !isWish(piece)) &&
      has(occasion, 'unknown', 'occasion', 'who', 'guest')
    if (!isTold) {
      joined.push(own)
      continue
    }
    joined.push(
      { ...clause, pieces: [...head, day], end: head.at(-1)?.end ?? clause.end },
      {
        how: 'comma',
        pieces: occasion,
        start: (isWhen ? clauses[at + 1]?.from : occasion[0]?.start) ?? clause.start,
        end: (daysOfNext ? next?.end : clause.end) ?? clause.end,
        isTorn: true,
      },
    )
    at += parts.length - 1 + (daysOfNext ? 1 : 0)
  }
  return joined
}

/** 'The concert which is Friday': where the day is told in the same breath; -1: nowhere. */
const whichFrom = (pieces: readonly Piece[]) =>
  pieces.findLastIndex((piece) => isWord(piece, /^which$/, 'filler'))
