/** Somebody who is elsewhere, wherever that is. */
import { isCondition } from './clauses.ts'
import type { Clause } from './clauses.ts'
import { type Facts, scopeOf, whenOf } from './clause-facts.ts'
import { pastIdle } from '../rule-joins/joined.ts'
import type { Memory } from './memory.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import { has, isCue } from '../rule-tokens/piece-checks.ts'

/** 'In Leeds': a name that nobody at the table has. */
const isPlace = (piece: Piece | undefined) => piece?.is === 'unknown' && piece.isCapital === true

/** 'With their nan': wherever she lives. */
const isWithSomebody = (pieces: Clause['pieces'], at: number) =>
  pieces[pastIdle(pieces, at + 1)]?.is === 'guest'

/** 'Kit is at football camp on Sunday': wherever that is, it is not at the table. */
export function placeAway(
  { clause: { pieces, how }, cues, who, days, dishes, slots }: Facts,
  memory: Memory,
): boolean {
  if (
    how === 'because' ||
    isCondition(how) ||
    cues.has('guest') ||
    !who ||
    who.names.length === 0 ||
    !days ||
    dishes.length > 0
  )
    return false
  const at = pieces.findIndex(
    (piece, index) =>
      (piece.is === 'filler' &&
        (piece.word === 'at' ||
          (piece.word === 'in' && isPlace(pieces[index + 1])) ||
          (piece.word === 'with' && isWithSomebody(pieces, index)))) ||
      isCue(piece, 'away'),
  )
  const day = pieces.indexOf(days)
  // 'Wednesday Dave's at darts'.
  const isDayFirst = day < pieces.indexOf(who)
  if (at < 0 || (at > day && !isDayFirst) || pieces.indexOf(who) > at) return false
  const between = pieces.slice(pieces.indexOf(who) + 1, at)
  const place = pieces
    .slice(at + 1, isDayFirst ? undefined : day)
    .filter(({ is }) => is === 'unknown' || is === 'guest')
  const rest = isDayFirst ? [] : pieces.slice(day + 1)
  if (
    !between.every((piece) => isCue(piece, 'is')) ||
    place.length === 0 ||
    place.length > 3 ||
    // Out until eight is back for dinner, or is not: nobody can say.
    pieces.some((piece) => piece.is === 'unknown' && piece.isTime === true)
  )
    return false
  if (has(rest, 'unknown')) return false
  memory.rules.push({ kind: 'away', ...scopeOf(whenOf(days, slots), who.names) })
  memory.who = who.names
  memory.days = days
  return true
}
