/** Wishes that are said in two clauses, with a remark or another wish between their parts. */
import { isIdle, inPlaceOf } from '../rule-joins/joined.ts'
import type { Of, Piece } from '../rule-tokens/piece.ts'
import { factsOf, isDishesAlone, isOnly, saysNone } from './clause-facts.ts'
import { type Clause, isCondition } from './clauses.ts'
import { cueAt, has, isA, isCue, isNightly, isPronoun, isUnit, isWord } from '../rule-tokens/piece-checks.ts'

const isOnlyWord = (piece: Piece) => isWord(piece, /^(?:only|just)$/, 'compare', 'every')

/** 'But only on Saturday or Sunday'. */
const isOnlyThen = ({ how, pieces }: Clause): boolean =>
  how === 'but' &&
  pieces.some(isOnlyWord) &&
  has(pieces, 'days') &&
  pieces.every((piece) => isIdle(piece) || isOnlyWord(piece) || piece.is === 'days')

/** 'One new dish but only on Friday or Saturday': of those days. */
export function joinOnlyThen(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    const facts = before && factsOf(before)
    const isCounted = facts !== undefined && (facts.number ?? facts.count) !== undefined
    const isWish =
      isCounted && facts.dishes.length === 1 && saysNone(facts.days, facts.isNot, facts.hasUnknown)
    if (before && isWish && isOnlyThen(clause))
      joined[joined.length - 1] = {
        ...before,
        pieces: [...before.pieces, ...clause.pieces.filter((piece) => !isOnlyWord(piece))],
        end: clause.end,
      }
    else joined.push(clause)
  }
  return joined
}

/** 'Whichever night we do the dal': the dish that is cooked on some night. */
function dishOfThatNight({ pieces }: Clause): Piece | undefined {
  const [which, night, ...rest] = pieces.filter((piece) => !isIdle(piece) || isWord(piece, /^the$/))
  const isNight = isNightly(night) || isUnit(night, 'days')
  const isWhich = isWord(which, /^(?:whichever|whatever|the)$/)
  const dishes = rest.filter(({ is }) => is === 'thing')
  const isHaving = (piece: Piece) => isA(piece, 'ask', 'subject') || isWord(piece, /^(?:we have|having)$/)
  const isVerb = rest.some(isHaving)
  const isPlain = rest.every((piece) => isIdle(piece) || isHaving(piece) || piece.is === 'thing')
  return isWhich && isNight && isVerb && isPlain && dishes.length === 1 ? dishes[0] : undefined
}

/** 'Whichever night we do the dal, give us a soup the next day': the one after the other. */
export function joinNextDay(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    const dish = before && dishOfThatNight(before)
    const { dishes, days, cues, isNot, hasUnknown } = factsOf(clause)
    const at = cueAt(clause.pieces, 'next day')
    const cue = clause.pieces[at]
    const isNext =
      cue !== undefined && dishes.length === 1 && cues.size === 1 && saysNone(days, isNot, hasUnknown)
    if (!before || !dish || !isNext) {
      joined.push(clause)
      continue
    }
    const { start, end, isGlued } = cue
    const after: Of<'cue'> = { is: 'cue', cue: 'after', word: 'the day after the', start, end, isGlued }
    const own = clause.pieces.filter(({ is }) => is === 'thing')
    joined[joined.length - 1] = { ...before, pieces: [...own, after, dish], end: clause.end }
  }
  return joined
}

/** 'The one from the band', 'who lives in Leeds': who somebody is, in words nobody knows. */
const isWhoThatIs = ({ how, pieces }: Clause): boolean =>
  how === 'comma' && (isWord(pieces[0], /^who$/) ? !has(pieces, 'days', 'guest') : isToldOf(pieces))

const isToldOf = (pieces: readonly Piece[]): boolean =>
  isWord(pieces[0], /^(?:the|from|whose|that)$/) &&
  has(pieces, 'unknown') &&
  pieces.every(
    (piece) =>
      isIdle(piece) || isA(piece, 'unknown', 'number', 'subject', 'who', 'meal') || isCue(piece, 'since'),
  )

/** 'Our friend, the one from the band, is staying on Friday': who comes, and a remark of her. */
export function joinToldGuest(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const [guest, remark] = [joined.at(-2), joined.at(-1)]
    const first = clause.pieces.find((piece) => !isIdle(piece))
    const isComing = clause.how === 'comma' && isCue(first, 'guest')
    const isGuest =
      guest !== undefined && isOnly(factsOf(guest), 'guest') && factsOf(guest).guest !== undefined
    if (isComing && isGuest && remark && isWhoThatIs(remark) && !isCondition(guest.how))
      joined.splice(-2, 2, { ...guest, pieces: [...guest.pieces, ...clause.pieces] }, ofThem(remark))
    else joined.push(clause)
  }
  return joined
}

/** 'Who is vegan' behind whoever comes: she is. */
function ofThem(clause: Clause): Clause {
  const [first, ...rest] = clause.pieces
  if (!first || !isWord(first, /^who$/)) return clause
  const { start, end, isGlued } = first
  return { ...clause, how: 'and', pieces: [{ is: 'who', names: [], it: true, start, end, isGlued }, ...rest] }
}

/** 'It's Ella's birthday on Friday she wants pizza': whose day it is, and what for. */
export function splitBirthdayWish(clause: Clause): Clause[] {
  const { pieces } = clause
  const occasion = pieces.findIndex(({ is }) => is === 'occasion')
  const days = pieces.findIndex(({ is }, at) => at > occasion && is === 'days')
  const at = pieces.findIndex((piece, index) => {
    const next = pieces[index + 1]
    return index > days && isPronoun(piece) && next?.is === 'ask'
  })
  const tail = pieces.slice(at)
  const isWish = at > 0 && has(tail, 'thing') && !has(tail, 'unknown')
  if (occasion < 0 || days < 0 || !isWish) return [clause]
  const head = pieces.slice(0, at)
  return [
    { ...clause, pieces: head, end: head.at(-1)?.end ?? clause.end },
    { ...clause, how: 'and', pieces: tail, start: tail[0]?.start ?? clause.start },
  ]
}

/**
 * 'Pad thai on Monday, or dal if we can't': the second is had only where the first cannot be, which
 * no rule says, so it is said back alone.
 */
export function partFallback(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = []
  for (const [at, clause] of clauses.entries()) {
    const [next, first] = [clauses[at + 1], clause.pieces[0]]
    const isFallback = clause.how === 'or' && isDishesAlone(factsOf(clause)) && next?.how === 'if'
    const before = made.at(-1)
    if (isFallback && first && before && factsOf(before).days && !factsOf(next).days)
      made.push({ ...clause, how: 'comma', pieces: [asUnknown(first), ...clause.pieces] })
    else made.push(clause)
  }
  return made
}

const asUnknown = (piece: Piece): Piece => inPlaceOf(piece, { is: 'unknown' })
