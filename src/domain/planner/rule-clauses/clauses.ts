/** Parts a sentence into clauses: each says one thing. */
import { isIdle, pastIdle } from '../rule-joins/joined.ts'
import { type Break, type Cue, type Piece, insteadCues, neverWord } from '../rule-words/piece.ts'

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
}

const aboutPeople: readonly Cue[] = [
  'guest',
  'away',
  'allergic',
  'cannot have',
  'dislikes',
  'stays',
  'not eating',
]
const whole: readonly Cue[] = [...insteadCues, 'skip', 'no repeat', 'same']

const isCue = (piece: Piece | undefined, ...cues: readonly Cue[]): boolean =>
  piece?.is === 'cue' && cues.includes(piece.cue)

/** Clauses between marks and joining words, and where one ends without any. */
export function clausesOf(pieces: readonly Piece[]): Clause[] {
  const clauses: Clause[] = []
  let how: Break = 'stop'
  let own: Piece[] = []
  let from: number | undefined
  let isNew = false
  const closeClause = () => {
    for (const [index, part] of partedWithin(own).entries()) {
      const [first, last] = [part[0], part.at(-1)]
      if (first && last)
        clauses.push({
          how: isNew && how === 'and' && part.some(isSaid) ? 'stop' : how,
          pieces: part,
          start: Math.min(...part.map(({ start }) => start)),
          end: Math.max(...part.map(({ end }) => end)),
          ...(index > 0 && { isTorn: true }),
          ...(from !== undefined && (isCondition(how) || how === 'because') && { from }),
        })
      how = 'comma'
      from = undefined
      isNew = false
    }
    own = []
  }
  for (const piece of pieces) {
    // 'Kit is eight on Tuesday: pizza and chips'.
    if (piece.is === 'filler' && piece.word === ':' && isRemarkOfDay(own)) {
      closeClause()
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
    } else if (piece.how !== 'comma')
      how = how === 'stop' && clauses.length === 0 && !isCondition(piece.how) ? 'stop' : piece.how
    if (isCondition(piece.how) || piece.how === 'because') from = piece.start
  }
  closeClause()
  return clauses
}

/** What is on a day, in words that nobody knows. */
const isRemarkOfDay = (own: readonly Piece[]) =>
  own.some(({ is }) => is === 'unknown' || is === 'occasion') && own.some(({ is }) => is === 'days')

/** 'If it is on sale', 'when it gets cold'. */
export const isCondition = (how: Break): boolean => how === 'if' || how === 'when'

/** What a clause has said so far. */
interface SaidSoFar {
  dish: boolean
  daysFirst: boolean
  daysAfter: boolean
  count: boolean
  people: boolean
}
const nothingSaid: SaidSoFar = {
  dish: false,
  daysFirst: false,
  daysAfter: false,
  count: false,
  people: false,
}

/** 'mon dal tue pasta', 'fish on monday chicken on tuesday no beef': clauses without a mark. */
function partedWithin(pieces: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = []
  let own: Piece[] = []
  let said = { ...nothingSaid }
  for (const [index, piece] of pieces.entries()) {
    if (startsClause(pieces, index, own, said)) {
      // Numbers and small words right before it are its own.
      let from = own.length
      if (piece.is === 'thing' && isOfSomebody(own)) from -= 2
      while (from > 0 && isLeading(own[from - 1])) from -= 1
      const led = own.splice(from)
      if (own.length > 0) parts.push(own)
      own = led
      said = { ...nothingSaid, count: led.some(({ is }) => is === 'count') }
    }
    own.push(piece)
    said = saidAfter(said, piece)
  }
  if (own.length > 0) parts.push(own)
  return parts
}

/** 'Tom is' at the end belongs to what he is. */
const isOfSomebody = (own: readonly Piece[]): boolean =>
  own.length > 2 && isCue(own.at(-1), 'is') && own.at(-2)?.is === 'who'

const isLeading = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  (piece.is === 'number' ||
    (piece.is === 'count' && piece.isNumber === true) ||
    piece.is === 'compare' ||
    piece.is === 'some' ||
    piece.is === 'ask' ||
    piece.is === 'filler' ||
    piece.is === 'subject' ||
    piece.is === 'maybe')

function saidAfter(said: SaidSoFar, piece: Piece): SaidSoFar {
  const isDish = piece.is === 'thing' || piece.is === 'limit' || isCue(piece, ...whole)
  return {
    dish: said.dish || isDish,
    daysFirst: said.daysFirst || (piece.is === 'days' && !said.dish && !said.people),
    daysAfter: said.daysAfter || (piece.is === 'days' && (said.dish || said.people)),
    count: said.count || piece.is === 'count',
    people: said.people || isCue(piece, ...aboutPeople),
  }
}

function startsClause(pieces: readonly Piece[], at: number, own: readonly Piece[], said: SaidSoFar): boolean {
  const piece = pieces[at]
  const previous = own.at(-1)
  // 'Lunch nothing dinner biryani'.
  const isNone = piece?.is === 'slot' && previous?.is === 'not' && previous.word === 'nothing'
  if (!piece || own.length === 0 || !(said.dish || said.people || isNone)) return false
  // 'Leftovers on Tuesday from Monday's chilli' names where they are from.
  const isOfLeft =
    own.some((one) => isCue(one, 'leftovers')) &&
    own.some((one) => /^(?:from|of)$/.test('word' in one ? (one.word ?? '') : '')) &&
    own.every((one) => one.is !== 'thing')
  if (isOfLeft && (piece.is === 'days' || piece.is === 'thing')) return false
  const next = pieces[pastIdle(pieces, at + 1)]
  const restOfIt = pieces.slice(at + 1)
  const isOwn =
    restOfIt.some((one) => isCue(one, 'running', 'other day')) && !restOfIt.some(({ is }) => is === 'thing')
  if (
    piece.is === 'not' &&
    (isTail(piece) || isOwn || (neverWord.test(piece.word ?? '') && restOfIt.every(isIdle)))
  )
    return false
  if (piece.is === 'not')
    return (
      !isThat(previous) &&
      !isCue(previous, 'except', 'is') &&
      previous?.is !== 'not' &&
      previous?.is !== 'maybe' &&
      !isCue(previous, ...aboutPeople)
    )
  // 'Breakfast porridge lunch soup'.
  if (piece.is === 'slot' && !piece.isNight)
    return (
      !said.daysAfter &&
      own.findIndex(({ is }) => is === 'slot') < own.findIndex(isSaid) &&
      own.some(({ is }) => is === 'slot') &&
      (previous?.is === 'thing' || isNone) &&
      next !== undefined &&
      (next.is === 'thing' || next.is === 'some' || next.is === 'not' || isCue(next, ...whole))
    )
  if (piece.is === 'days' && next?.is === 'slot' && said.daysFirst && !said.daysAfter)
    return (
      pieces[pastIdle(pieces, at + 2)]?.is === 'thing' || isCue(pieces[pastIdle(pieces, at + 2)], ...whole)
    )
  if (piece.is === 'days')
    return (
      said.daysFirst &&
      !said.daysAfter &&
      next !== undefined &&
      (next.is === 'thing' ||
        next.is === 'some' ||
        next.is === 'subject' ||
        isCue(next, ...whole, 'we are', 'away'))
    )
  // '2 veggie dinners 1 fish 1 new thing': each number begins one more.
  if (piece.is === 'number')
    return (
      said.dish &&
      own.some(({ is }) => is === 'number') &&
      own.every((one) => one.is !== 'not' && one.is !== 'cue') &&
      (previous?.is === 'thing' || previous?.is === 'slot' || previous?.is === 'meal') &&
      pieces[at + 1]?.is === 'thing'
    )
  // '2x chicken 1x fish'.
  if (piece.is === 'count')
    return said.dish && said.count && previous?.is === 'thing' && pieces[at + 1]?.is === 'thing'
  // 'No beef maybe salmon': what is rather wanted is not left out.
  if (piece.is === 'maybe' && piece.isNot !== true)
    return said.dish && own.some((one) => one.is === 'not') && (next?.is === 'thing' || next?.is === 'some')
  // 'No fried things light dinners': the second has a noun of its own.
  const isNoun = (one: Piece | undefined) => one?.is === 'meal' || one?.is === 'slot'
  if (piece.is === 'thing' && piece.isQuality && isNoun(previous) && isNoun(next) && said.dish)
    return own.some((one) => one.is === 'not')
  if (piece.is === 'thing' || piece.is === 'some') {
    if (
      previous?.is === 'not' ||
      previous?.is === 'some' ||
      isCue(previous, ...aboutPeople, 'after', 'different')
    )
      return false
    if (own.some((one) => isCue(one, 'after', 'use', 'double', 'allergic', 'dislikes', 'cannot have')))
      return false
    // 'My parents join us on Sunday for the pot roast'.
    const isForDish = own.some((one) => one.is === 'filler' && one.word === 'for' && own.indexOf(one) > 1)
    if (said.people && said.daysAfter && isForDish && own.some((one) => isCue(one, 'guest'))) return true
    return said.dish && (said.daysAfter || (said.count && piece.is === 'thing' && hasDish(own)))
  }
  // 'Soup on Monday with the leftovers' goes on.
  const isMadeOf = piece.is === 'cue' && /^(?:with|from|using|out of|made) /.test(piece.word ?? '')
  if (isCue(piece, ...insteadCues, 'skip')) return said.dish && said.daysAfter && !isMadeOf
  // 'Fried rice on Tuesday using up the gammon'.
  if (isCue(piece, 'use')) return said.dish && said.daysAfter && restOfIt.some(({ is }) => is === 'thing')
  if (piece.is === 'subject' || piece.is === 'who' || piece.is === 'guest') {
    const link = own.findLast((one) => one.is !== 'filler' || !/^(?:the|a|an|my|our|both)$/.test(one.word))
    if (link?.is === 'filler' && ['for', 'with', 'to', 'of'].includes(link.word)) return false
    if (!said.dish) return false
    const rest = pieces.slice(at + 1)
    // 'Potatoes I don't mind how often' asks for none.
    if (rest.some((one) => isCue(one, 'fine'))) return false
    return (
      rest.some((one) => isCue(one, ...aboutPeople) || one.is === 'unknown' || one.is === 'guest') ||
      (piece.is === 'subject' && rest.length > 1 && said.daysAfter)
    )
  }
  return isCue(piece, 'we are') && said.dish && said.daysAfter
}

const isSaid = ({ is }: Piece) => is === 'thing' || is === 'not'

/** 'Pizza shouldn't appear more than once': what is said not stands before it. */
export const isTail = (piece: Piece): boolean =>
  piece.is === 'not' &&
  /(?:appear|come up|feature|be on|show up|turn up|be served|pop up|the menu)$/.test(piece.word ?? '')

/** 'A curry that isn't spicy' is one wish, not two. */
const isThat = (piece: Piece | undefined) =>
  (piece?.is === 'filler' || piece?.is === 'subject') && /^(?:that|which)$/.test(piece.word ?? '')

const hasDish = (own: readonly Piece[]) => {
  const countIndex = own.findIndex(({ is }) => is === 'count')
  const dish = own.findIndex(({ is }) => is === 'thing')
  return dish >= 0 && countIndex > dish
}
