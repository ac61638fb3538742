/** Where a clause begins that no mark parts from the one before. */
import { isIdle, pastIdle } from '../rule-joins/joined.ts'
import { type Cue, type Of, type Piece, insteadCues, neverWord } from '../rule-words/piece.ts'
import { isCue } from '../rule-words/piece-tests.ts'

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
  const isDish = piece.is === 'thing' || piece.is === 'limit' || isCue(piece, ...whole)
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
  piece.is === 'not' &&
  /(?:appear|come up|feature|be on|show up|turn up|be served|pop up|the menu)$/.test(piece.word ?? '')

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
  const isNone = piece?.is === 'slot' && previous?.is === 'not' && previous.word === 'nothing'
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
  if ((piece.is === 'days' || piece.is === 'thing') && isOfLeftovers(own)) return false
  if (piece.is === 'days') return beginsDay(place)
  if (piece.is === 'number') return beginsNumber(place)
  // '2x chicken 1x fish'.
  if (piece.is === 'count')
    return said.dish && said.count && previous?.is === 'thing' && behind[0]?.is === 'thing'
  if (piece.is === 'maybe') return piece.isNot !== true && beginsWish(place)
  if (piece.is === 'thing' && isSecondQuality(piece, place)) return own.some((one) => one.is === 'not')
  if (piece.is === 'thing' && isCountedToo(place)) return true
  if (piece.is === 'thing' || piece.is === 'some') return beginsDish(piece, place)
  if (piece.is === 'cue') return beginsCue(piece, place)
  return (piece.is === 'subject' || piece.is === 'who' || piece.is === 'guest') && beginsPeople(piece, place)
}

/** 'Chicken two nights beans one night': each has its number behind it. */
const isCountedToo = ({ own, previous, behind }: Standing): boolean => {
  const dish = own.findIndex(({ is }) => is === 'thing')
  const isMeal = (piece: Piece | undefined) => piece?.is === 'slot' || piece?.is === 'meal'
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
  own.some((one) => isCue(one, 'leftovers')) &&
  own.some((one) => /^(?:from|of)$/.test('word' in one ? (one.word ?? '') : '')) &&
  own.every((one) => one.is !== 'thing')

function beginsNot(piece: Of<'not'>, { previous, behind }: Standing): boolean {
  const isOfClause =
    behind.some((one) => isCue(one, 'running', 'other day')) && !behind.some(({ is }) => is === 'thing')
  const isNever = neverWord.test(piece.word ?? '') && behind.every(isIdle)
  if (isTail(piece) || isOfClause || isNever) return false
  return (
    !isThat(previous) &&
    !isCue(previous, 'except', 'is') &&
    previous?.is !== 'not' &&
    previous?.is !== 'maybe' &&
    !isCue(previous, ...aboutPeople)
  )
}

/** 'Breakfast porridge lunch soup'. */
const beginsMeal = ({ own, next, said }: Standing): boolean =>
  !said.daysAfter &&
  own.findIndex(({ is }) => is === 'slot') < own.findIndex(isSaid) &&
  own.some(({ is }) => is === 'slot') &&
  next !== undefined &&
  (next.is === 'thing' || next.is === 'some' || next.is === 'not' || isCue(next, ...whole))

/** Whether a piece leaves open what is had. */
export const isOpen = (piece: Piece | undefined) =>
  piece !== undefined && 'word' in piece && /^(?:whatever|idk|dunno|tbc|tbd)$/.test(piece.word ?? '')

/** 'Mon dal tue pasta', 'mon dinner dal tue dinner pasta'. */
function beginsDay({ next, afterNext, previous, said }: Standing): boolean {
  if (!said.daysFirst || said.daysAfter || !next) return false
  // 'Tue whatever wed soup'.
  if (isOpen(previous)) return true
  if (next.is === 'slot') return afterNext?.is === 'thing' || isCue(afterNext, ...whole)
  // 'Sun ziti mon nothing tue fish'.
  if (next.is === 'not' && next.word === 'nothing') return afterNext === undefined || afterNext.is === 'days'
  // 'Tue tacos wed whatever', 'wed idk'.
  if ((!afterNext || afterNext.is === 'days') && isOpen(next)) return true
  return (
    next.is === 'thing' ||
    next.is === 'some' ||
    next.is === 'subject' ||
    isCue(next, ...whole, 'we are', 'away')
  )
}

/** '2 veggie dinners 1 fish 1 new thing': each number begins one more. */
const beginsNumber = ({ own, previous, behind, said }: Standing): boolean =>
  said.dish &&
  own.some(({ is }) => is === 'number') &&
  own.every((one) => one.is !== 'not' && one.is !== 'cue') &&
  (previous?.is === 'thing' || previous?.is === 'slot' || previous?.is === 'meal') &&
  behind[0]?.is === 'thing'

/** 'No beef maybe salmon': what is rather wanted is not left out. */
const beginsWish = ({ own, next, said }: Standing): boolean =>
  said.dish && own.some((one) => one.is === 'not') && (next?.is === 'thing' || next?.is === 'some')

/** 'No fried things light dinners': the second has a noun of its own. */
const isSecondQuality = (piece: Of<'thing'>, { previous, next, said }: Standing): boolean =>
  piece.isQuality && isNoun(previous) && isNoun(next) && said.dish

const isNoun = (piece: Piece | undefined) => piece?.is === 'meal' || piece?.is === 'slot'

function beginsDish(piece: Piece, { own, previous, said }: Standing): boolean {
  if (previous?.is === 'not' || previous?.is === 'some') return false
  if (isCue(previous, ...aboutPeople, 'after', 'different')) return false
  if (own.some((one) => isCue(one, 'after', 'use', 'double', 'allergic', 'dislikes', 'cannot have')))
    return false
  // 'My parents join us on Sunday for the pot roast'.
  const isForDish = own.some((one) => one.is === 'filler' && one.word === 'for' && own.indexOf(one) > 1)
  if (said.people && said.daysAfter && isForDish && own.some((one) => isCue(one, 'guest'))) return true
  return said.dish && (said.daysAfter || (said.count && piece.is === 'thing' && isDishCounted(own)))
}

const isDishCounted = (own: readonly Piece[]) => {
  const dish = own.findIndex(({ is }) => is === 'thing')
  return dish >= 0 && own.findIndex(({ is }) => is === 'count') > dish
}

function beginsCue(piece: Of<'cue'>, { behind, said }: Standing): boolean {
  if (!said.dish || !said.daysAfter) return false
  // 'Soup on Monday with the leftovers' goes on.
  const isMadeOf = /^(?:with|from|using|out of|made) /.test(piece.word ?? '')
  if (isCue(piece, ...insteadCues, 'skip')) return !isMadeOf
  // 'Fried rice on Tuesday using up the gammon'.
  if (piece.cue === 'use') return behind.some(({ is }) => is === 'thing')
  return piece.cue === 'we are'
}

function beginsPeople(piece: Piece, { own, behind, said }: Standing): boolean {
  const link = own.findLast((one) => one.is !== 'filler' || !/^(?:the|a|an|my|our|both)$/.test(one.word))
  if (link?.is === 'filler' && ['for', 'with', 'to', 'of'].includes(link.word)) return false
  // 'Potatoes I don't mind how often' asks for none.
  if (!said.dish || behind.some((one) => isCue(one, 'fine'))) return false
  return (
    behind.some((one) => isCue(one, ...aboutPeople) || one.is === 'unknown' || one.is === 'guest') ||
    (piece.is === 'subject' && behind.length > 1 && said.daysAfter)
  )
}

/** 'A curry that isn't spicy' is one wish, not two. */
const isThat = (piece: Piece | undefined) =>
  (piece?.is === 'filler' || piece?.is === 'subject') && /^(?:that|which)$/.test(piece.word ?? '')
