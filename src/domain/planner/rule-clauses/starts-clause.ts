/** Where a clause begins that no mark parts from the one before. */
import { isIdle, pastIdle } from '../rule-joins/joined.ts'
import { type Cue, type Of, type Piece, insteadCues, neverWord } from '../rule-tokens/piece.ts'
import { has, hasCue, isA, isCue, isWord } from '../rule-tokens/piece-checks.ts'

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

/** What a clause has said so far. */
export interface SaidSoFar {
  dish: boolean
  daysFirst: boolean
  daysAfter: boolean
  count: boolean
  people: boolean
}

/** What a clause has said at its beginning. */
export const nothingSaid: SaidSoFar = {
  dish: false,
  daysFirst: false,
  daysAfter: false,
  count: false,
  people: false,
}

/** What a clause has said with one piece more. */
export function saidAfter(said: SaidSoFar, piece: Piece): SaidSoFar {
  const isDish = isA(piece, 'thing', 'limit') || isCue(piece, ...whole)
  return {
    dish: said.dish || isDish,
    daysFirst: said.daysFirst || (piece.is === 'days' && !said.dish && !said.people),
    daysAfter: said.daysAfter || (piece.is === 'days' && (said.dish || said.people)),
    count: said.count || piece.is === 'count',
    people: said.people || isCue(piece, ...aboutPeople),
  }
}

/** Whether a piece is a dish or a 'not'. */
export const isSaid = ({ is }: Piece): boolean => is === 'thing' || is === 'not'

/** 'Pizza shouldn't appear more than once': what is said not stands before it. */
export const isTail = (piece: Piece): boolean =>
  isWord(piece, /(?:appear|come up|feature|be on|show up|turn up|be served|pop up|the menu)$/, 'not')

/** A piece with the clause so far before it and all that stands behind it. */
interface Standing {
  own: readonly Piece[]
  previous: Piece | undefined
  behind: readonly Piece[]
  /** The next piece that is no idle word, and the one after it. */
  next: Piece | undefined
  afterNext: Piece | undefined
  said: SaidSoFar
}

/** Whether the piece at this place begins a clause; `own` are those of the clause so far. */
export function startsClause(
  pieces: readonly Piece[],
  at: number,
  own: readonly Piece[],
  said: SaidSoFar,
): boolean {
  const piece = pieces[at]
  const previous = own.at(-1)
  // 'Lunch nothing dinner biryani'.
  const isNone = piece?.is === 'slot' && isWord(previous, /^nothing$/, 'not')
  const isSaidSoFar = said.dish || said.people || isNone || isOpen(previous)
  if (!piece || own.length === 0 || !isSaidSoFar) return false
  const behind = pieces.slice(at + 1)
  const place: Standing = {
    own,
    previous,
    behind,
    next: behind[pastIdle(behind, 0)],
    afterNext: behind[pastIdle(behind, 1)],
    said,
  }
  if (piece.is === 'not') return beginsNot(piece, place)
  if (piece.is === 'slot') return !piece.isNight && (isNone || previous?.is === 'thing') && beginsMeal(place)
  if (isA(piece, 'days', 'thing') && isOfLeftovers(own)) return false
  if (piece.is === 'days') return beginsDay(place)
  if (piece.is === 'number') return beginsNumber(place)
  // '2x chicken 1x fish'.
  if (piece.is === 'count')
    return said.dish && said.count && previous?.is === 'thing' && behind[0]?.is === 'thing'
  if (piece.is === 'maybe') return piece.isNot !== true && beginsWish(place)
  if (piece.is === 'thing' && isSecondQuality(piece, place)) return has(own, 'not')
  if (piece.is === 'thing' && isCountedToo(place)) return true
  if (isA(piece, 'thing', 'some')) return beginsDish(piece, place)
  if (piece.is === 'cue') return beginsCue(piece, place)
  return isA(piece, 'subject', 'who', 'guest') && beginsPeople(piece, place)
}

/** 'Chicken two nights beans one night': each has its number behind it. */
const isCountedToo = ({ own, previous, behind }: Standing): boolean => {
  const dish = own.findIndex(({ is }) => is === 'thing')
  const isMeal = (piece: Piece | undefined) => isA(piece, 'slot', 'meal')
  return (
    dish >= 0 &&
    own[dish + 1]?.is === 'number' &&
    isMeal(previous) &&
    behind[0]?.is === 'number' &&
    isMeal(behind[1])
  )
}

/** 'Leftovers on Tuesday from Monday's chilli' names where they are from. */
const isOfLeftovers = (own: readonly Piece[]): boolean =>
  hasCue(own, 'leftovers') &&
  own.some((one) => /^(?:from|of)$/.test('word' in one ? (one.word ?? '') : '')) &&
  !has(own, 'thing')

function beginsNot(piece: Of<'not'>, { previous, behind }: Standing): boolean {
  const isOfClause = hasCue(behind, 'running', 'other day') && !has(behind, 'thing')
  const isNever = isWord(piece, neverWord) && behind.every(isIdle)
  if (isTail(piece) || isOfClause || isNever) return false
  return (
    !isThat(previous) &&
    !isCue(previous, 'except', 'is') &&
    !isA(previous, 'not', 'maybe') &&
    !isCue(previous, ...aboutPeople)
  )
}

/** 'Breakfast porridge lunch soup'. */
const beginsMeal = ({ own, next, said }: Standing): boolean =>
  !said.daysAfter &&
  own.findIndex(({ is }) => is === 'slot') < own.findIndex(isSaid) &&
  has(own, 'slot') &&
  next !== undefined &&
  (isA(next, 'thing', 'some', 'not') || isCue(next, ...whole))

/** Whether a piece leaves open what is had. */
export const isOpen = (piece: Piece | undefined) => isWord(piece, /^(?:whatever|idk|dunno|tbc|tbd)$/)

/** 'Mon dal tue pasta', 'mon dinner dal tue dinner pasta'. */
function beginsDay({ next, afterNext, previous, said }: Standing): boolean {
  if (!said.daysFirst || said.daysAfter || !next) return false
  // 'Tue whatever wed soup'.
  if (isOpen(previous)) return true
  if (next.is === 'slot') return afterNext?.is === 'thing' || isCue(afterNext, ...whole)
  // 'Sun ziti mon nothing tue fish'.
  if (isWord(next, /^nothing$/, 'not')) return afterNext === undefined || afterNext.is === 'days'
  // 'Tue tacos wed whatever', 'wed idk'.
  if ((!afterNext || afterNext.is === 'days') && isOpen(next)) return true
  return isA(next, 'thing', 'some', 'subject') || isCue(next, ...whole, 'we are', 'away')
}

/** '2 veggie dinners 1 fish 1 new thing': each number begins one more. */
const beginsNumber = ({ own, previous, behind, said }: Standing): boolean =>
  said.dish &&
  has(own, 'number') &&
  !has(own, 'not', 'cue') &&
  isA(previous, 'thing', 'slot', 'meal') &&
  behind[0]?.is === 'thing'

/** 'No beef maybe salmon': what is rather wanted is not left out. */
const beginsWish = ({ own, next, said }: Standing): boolean =>
  said.dish && has(own, 'not') && isA(next, 'thing', 'some')

/** 'No fried things light dinners': the second has a noun of its own. */
const isSecondQuality = (piece: Of<'thing'>, { previous, next, said }: Standing): boolean =>
  piece.isQuality && isA(previous, 'meal', 'slot') && isA(next, 'meal', 'slot') && said.dish

function beginsDish(piece: Piece, { own, previous, said }: Standing): boolean {
  if (isA(previous, 'not', 'some')) return false
  if (isCue(previous, ...aboutPeople, 'after', 'different')) return false
  if (hasCue(own, 'after', 'use', 'double', 'allergic', 'dislikes', 'cannot have')) return false
  // 'My parents join us on Sunday for the pot roast'.
  const isForDish = own.some((one) => isWord(one, /^for$/, 'filler') && own.indexOf(one) > 1)
  if (said.people && said.daysAfter && isForDish && hasCue(own, 'guest')) return true
  return said.dish && (said.daysAfter || (said.count && piece.is === 'thing' && isDishCounted(own)))
}

const isDishCounted = (own: readonly Piece[]) => {
  const dish = own.findIndex(({ is }) => is === 'thing')
  return dish >= 0 && own.findIndex(({ is }) => is === 'count') > dish
}

function beginsCue(piece: Of<'cue'>, { behind, said }: Standing): boolean {
  if (!said.dish || !said.daysAfter) return false
  // 'Soup on Monday with the leftovers' goes on.
  const isMadeOf = isWord(piece, /^(?:with|from|using|out of|made) /)
  if (isCue(piece, ...insteadCues, 'skip')) return !isMadeOf
  // 'Fried rice on Tuesday using up the gammon'.
  if (piece.cue === 'use') return has(behind, 'thing')
  return piece.cue === 'we are'
}

function beginsPeople(piece: Piece, { own, behind, said }: Standing): boolean {
  const link = own.findLast((one) => one.is !== 'filler' || !/^(?:the|a|an|my|our|both)$/.test(one.word))
  if (isWord(link, /^(?:for|with|to|of)$/, 'filler')) return false
  // 'Potatoes I don't mind how often' asks for none.
  if (!said.dish || hasCue(behind, 'fine')) return false
  return (
    behind.some((one) => isCue(one, ...aboutPeople) || isA(one, 'unknown', 'guest')) ||
    (piece.is === 'subject' && behind.length > 1 && said.daysAfter)
  )
}

/** 'A curry that isn't spicy' is one wish, not two. */
const isThat = (piece: Piece | undefined) => isWord(piece, /^(?:that|which)$/, 'filler', 'subject')
