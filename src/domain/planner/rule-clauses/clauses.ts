/** Parts a sentence into clauses: each says one thing. */
import { isIdle, inPlaceOf, partBehind } from '../rule-joins/joined.ts'
import type { Break, Piece } from '../rule-tokens/piece.ts'
import { isSaid, nothingSaid, saidAfter, startsClause } from './starts-clause.ts'
import { has, isA, isBreak, isCue, isWord } from '../rule-tokens/piece-checks.ts'

/** Some pieces that belong together, and how they are joined to those before. */
export interface Clause {
  how: Break
  pieces: Piece[]
  start: number
  end: number
  /** No mark stands between it and the clause before. */
  isTorn?: true
  /** Where the word stands that makes it a condition. */
  from?: number
  /** A full stop or 'and then' stands before a condition: it is of what comes behind it. */
  isAhead?: true
  /** A comma or a full stop stands before its 'and': 'curry, and rice on Monday'. */
  isParted?: true
}

/** Clauses between marks and joining words, and where one ends without any. */
export function clausesOf(pieces: readonly Piece[]): Clause[] {
  const clauses: Clause[] = []
  let how: Break = 'stop'
  let own: Piece[] = []
  let from: number | undefined
  let isNew = false
  let isAhead = false
  let isParted = false
  const closeClause = () => {
    const reason = clauses.at(-1)
    const isUnderDay = how === 'so' && reason !== undefined && isDayOnly(reason)
    const parts = isUnderDay
      ? partedUnderDay(own)
      : partedWithin(own, (how === 'and' || how === 'comma') && isServed(own[0]) && isUnderDays(clauses))
    for (const [index, part] of parts.entries()) {
      const [first, last] = [part[0], part.at(-1)]
      if (first && last)
        clauses.push({
          how: isNew && how === 'and' && part.some(isSaying) ? 'stop' : how,
          pieces: withoutThanks(part),
          start: Math.min(...part.map(({ start }) => start)),
          end: Math.max(...part.map(({ end }) => end)),
          ...(index > 0 && { isTorn: true }),
          ...(from !== undefined && (isCondition(how) || how === 'because') && { from }),
          ...(isAhead && isCondition(how) && { isAhead: true as const }),
          ...((isParted || (isNew && how === 'and')) && index === 0 && { isParted: true as const }),
        })
      how = 'comma'
      from = undefined
      isNew = false
      isAhead = false
      isParted = false
    }
    own = []
  }
  for (const [index, piece] of pieces.entries()) {
    // 'Kit is eight on Tuesday: pizza and chips'.
    if (isWord(piece, /^:$/, 'filler') && isRemarkOfDay(own)) {
      closeClause()
      continue
    }
    // 'Why is the text so small, pizza on Friday': how small, and no wish.
    if (isBreak(piece, 'so') && isHowMuch(pieces, index)) {
      own.push(inPlaceOf(piece, { is: 'filler', word: 'so' }))
      continue
    }
    if (piece.is !== 'break') {
      if (piece.is === 'remark') closeClause()
      own.push(piece)
      if (piece.is === 'remark') closeClause()
      continue
    }
    if (own.length > 0) {
      closeClause()
      how = piece.how
      isNew = how === 'stop'
    } else if (piece.how !== 'comma') {
      isParted = how === 'comma' && piece.how === 'and'
      isAhead = clauses.length > 0 && isCondition(piece.how) && (how === 'stop' || how === 'next')
      how = how === 'stop' && clauses.length === 0 && !isCondition(piece.how) ? 'stop' : piece.how
    }
    if (isCondition(piece.how) || piece.how === 'because') from = piece.start
  }
  closeClause()
  return clauses
}

/** 'Salad for me please': thanks and pictures at the end say nothing more. */
function withoutThanks(part: Piece[]): Piece[] {
  const last = part.findLastIndex((piece) => !isThanks(piece))
  return last < 0 ? part : part.slice(0, last + 1)
}

const isThanks = (piece: Piece) =>
  isWord(
    piece,
    /^(?:please|pls|plz|thanks|thank you|thx|ty|cheers|ta|\p{Extended_Pictographic}.*|\u200d|\ufe0f)$/u,
    'filler',
  )

/** 'Also soup', 'also skip lunch on Friday': more than a day. */
const isSaying = (piece: Piece) => isSaid(piece) || isA(piece, 'cue', 'unknown', 'limit')

/** Whether small words alone stand between 'so' and the mark behind it. */
function isHowMuch(pieces: readonly Piece[], at: number): boolean {
  const said = partBehind(pieces, at)
  return said.length > 0 && said.every(({ is }) => is === 'filler')
}

/** What is on a day, in words that nobody knows. */
const isRemarkOfDay = (own: readonly Piece[]) => has(own, 'unknown', 'occasion') && has(own, 'days')

/** 'If it is on sale', 'when it gets cold'. */
export const isCondition = (how: Break): boolean => how === 'if' || how === 'when'

/** 'mon dal tue pasta', 'fish on monday chicken on tuesday no beef': clauses without a mark. */
function partedWithin(pieces: readonly Piece[], isDayFirst = false): Piece[][] {
  const parts: Piece[][] = []
  let own: Piece[] = []
  let said = { ...nothingSaid, daysFirst: isDayFirst }
  for (const [index, piece] of pieces.entries()) {
    if (startsClause(pieces, index, own, said)) {
      // Numbers and small words right before it are its own.
      let from = own.length
      if (piece.is === 'thing' && isOfSomebody(own)) from -= 2
      while (from > 0 && isLeading(own[from - 1])) from -= 1
      const led = own.splice(from)
      if (own.length > 0) parts.push(own)
      own = led
      said = { ...nothingSaid, count: has(led, 'count') }
    }
    own.push(piece)
    said = saidAfter(said, piece)
  }
  if (own.length > 0) parts.push(own)
  return parts
}

/** 'Wednesday I'm late': a day ahead, and nothing that is had on it. */
const isDayOnly = ({ pieces }: Clause): boolean => {
  const day = pieces.findLastIndex(({ is }) => is === 'days')
  const isAhead = pieces.find((piece) => !isIdle(piece))?.is === 'days'
  return isAhead && !has(pieces.slice(day), 'thing')
}

const isServed = (piece: Piece | undefined) =>
  piece?.is === 'thing' || isCue(piece, 'leftovers', 'takeaway', 'out')

const isServedOrSmall = (piece: Piece) => isServed(piece) || isIdle(piece)

/** Whether the list that goes on began with a day. */
const isUnderDays = (clauses: readonly Clause[]): boolean => {
  const first = clauses.findLast(({ pieces }) => !pieces.every(isServedOrSmall))
  return first !== undefined && isDayThenDish(first)
}

/** 'Mon dal and peas tue pasta': behind a day ahead of its dish the next day stands ahead too. */
const isDayThenDish = ({ pieces }: Clause): boolean =>
  pieces.findIndex((piece) => !isIdle(piece)) === pieces.findIndex(({ is }) => is === 'days') &&
  pieces.filter(({ is }) => is === 'days').length === 1 &&
  isServed(pieces.at(-1))

/**
 * 'Wednesday I'm late so leftovers Thursday eggs Friday fish': where each day stands ahead of its
 * dish to the end, the first dish is of the day of the reason.
 */
function partedUnderDay(pieces: readonly Piece[]): Piece[][] {
  const first = pieces.findIndex(({ is }) => is === 'days')
  const order = pieces.flatMap((piece) => (piece.is === 'days' ? ['day'] : isServed(piece) ? ['dish'] : []))
  const isDayFirst =
    order.every((one, at) => one === (at % 2 === 0 ? 'dish' : 'day')) && order.length % 2 === 1
  if (!isDayFirst || order.length < 3) return partedWithin(pieces)
  return [pieces.slice(0, first), ...partedWithin(pieces.slice(first))]
}

/** 'Tom is' at the end belongs to what he is. */
const isOfSomebody = (own: readonly Piece[]): boolean =>
  own.length > 2 && isCue(own.at(-1), 'is') && own.at(-2)?.is === 'who'

const isLeading = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  (piece.is === 'number' ||
    (piece.is === 'count' && piece.isNumber === true) ||
    isA(piece, 'compare', 'some', 'ask') ||
    // 'Nothing spicy for Ella either she's ill': said of what stands before.
    (piece.is === 'filler' && !/^(?:either|too|as well|again|please|altogether)$/.test(piece.word)) ||
    isA(piece, 'subject', 'maybe'))
