/** 'Fish on Monday, no sorry, Tuesday': what is said again takes the place of what was said. */
import { isIdle } from '../rule-joins/joined.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import { has, hasWord, isA, isBreak, isWord } from '../rule-tokens/piece-checks.ts'

const isCorrecting = (piece: Piece | undefined): boolean => piece?.is === 'correction'
const isSoft = (piece: Piece | undefined) =>
  isBreak(piece, 'stop', 'comma', 'but', 'and') ||
  isWord(piece, /^(?:[-–—]|hmm|oh|ah|uh|um|umm|erm|please|lets say|id say|say|lets do)$/, 'filler')
const isHard = (piece: Piece | undefined) => piece?.is === 'break'

/** 'Fish on Friday, no, Thursday': a correction only where what follows fits what stands before. */
const isLead = (piece: Piece | undefined): boolean =>
  isWord(piece, /^(?:no|nope|nah|sorry|oops|whoops|wait|actually|rather|make it|make that)$/)

/** What can be said again: each once in a wish. */
const repeatableKinds: ReadonlySet<Piece['is']> = new Set<Piece['is']>([
  'days',
  'number',
  'count',
  'slot',
  'thing',
  'amount',
  'relative',
  'ordinal',
  'who',
])
const sameSort = (one: Piece, other: Piece): boolean => {
  const isDay = ({ is }: Piece) => is === 'days' || is === 'relative' || is === 'ordinal'
  return (
    one.is === other.is ||
    (isDay(one) && isDay(other)) ||
    (isA(one, 'number', 'count') && isA(other, 'number', 'count'))
  )
}

/** Where a correction begins: at a word for one, or at a small one between two marks. */
function startOf(pieces: readonly Piece[]): number {
  return pieces.findIndex(
    (piece, at) =>
      isCorrecting(piece) ||
      (at > 0 &&
        isLead(piece) &&
        isSoft(pieces[at - 1]) &&
        (isSoft(pieces[at + 1]) || (isSaid(pieces[at + 1]) && piece.is !== 'not') || isOtherDay(pieces, at))),
  )
}
/** 'Fish on Monday I think, no Tuesday': a day alone, where one was named. */
const isOtherDay = (pieces: readonly Piece[], at: number) => {
  const [no, day, end] = [pieces[at], pieces[at + 1], pieces[at + 2]]
  const start = pieces.slice(0, at - 1).findLastIndex(isHard) + 1
  const isNamed = has(pieces.slice(start, at), 'days', 'relative')
  return isWord(no, /^no$/, 'not') && day?.is === 'days' && isNamed && (!end || isHard(end))
}
const isSaid = (piece: Piece | undefined) =>
  piece !== undefined && repeatableKinds.has(piece.is) && piece.is !== 'thing'

/**
 * The pieces with each correction made. One that names nothing that was named before stays, and
 * no rule is made of what it stands in.
 */
export function correct(pieces: readonly Piece[]): Piece[] {
  const at = startOf(pieces)
  if (at < 0) return [...pieces]
  let end = at
  while (isSoft(pieces[end - 1]) || isLead(pieces[end - 1])) end -= 1
  const start = pieces.slice(0, end).findLastIndex(isHard) + 1
  let from = at + 1
  while (isSoft(pieces[from]) || isCorrecting(pieces[from]) || isLead(pieces[from])) from += 1
  const stop = pieces.findIndex((piece, index) => index >= from && isHard(piece))
  const to = stop < 0 ? pieces.length : stop
  const before = pieces.slice(start, end)
  const corrections = pieces.slice(from, to).filter((piece) => !isIdle(piece) && piece.is !== 'ask')
  const fits = corrections.map((piece) => before.filter((one) => sameSort(one, piece)))
  // 'Fish on Tuesday. Actually no fish at all': none, and not once more.
  const denied = pieces[from]
  const no = pieces[at]
  const isDenied =
    isWord(no, /(?:^| )no$/, 'correction') &&
    from === at + 1 &&
    denied?.is === 'thing' &&
    before.some((piece) => piece.is === 'thing' && piece.word === denied.word)
  if (no && isDenied)
    return [...pieces.slice(0, start), { ...no, is: 'not', word: 'no' }, ...correct(pieces.slice(from))]
  const isToo = hasWord(pieces.slice(from, to), /^(?:too|as well|also)$/, 'filler')
  const isWhole =
    corrections.length > 0 &&
    !isToo &&
    corrections.every((piece, index) => repeatableKinds.has(piece.is) && fits[index]?.length === 1) &&
    (corrections.length > 1 ||
      before.some((piece) => !isIdle(piece) && !corrections.some((one) => sameSort(one, piece))))
  const rest = correct(pieces.slice(to))
  // 'Siri, no wait, soup on Friday': nothing stands before it.
  if (isCorrecting(pieces[at]) && pieces.slice(0, end).every((piece) => isIdle(piece) || isHard(piece)))
    return correct([...pieces.slice(0, end), ...pieces.slice(from)])
  // 'Chinese no sorry Thai on Wednesday', 'five veggie, nope, four veggie': all of it again.
  const own = before.filter((piece) => !isIdle(piece) && !isA(piece, 'ask', 'some'))
  const isSameDish = own.some(
    (piece) =>
      piece.is === 'thing' && corrections.some((one) => one.is === 'thing' && one.word === piece.word),
  )
  const isAllAgain =
    !isToo &&
    (isCorrecting(pieces[at]) || isSameDish) &&
    has(own, 'thing') &&
    own.every((piece) => repeatableKinds.has(piece.is) && corrections.some((one) => sameSort(one, piece))) &&
    corrections.every((piece) => repeatableKinds.has(piece.is) || piece.is === 'meal')
  if (!isWhole && isAllAgain) return [...pieces.slice(0, start), ...pieces.slice(from, to), ...rest]
  if (!isWhole) return [...pieces.slice(0, to), ...rest]
  const corrected = before.map((piece) => corrections.find((one) => sameSort(one, piece)) ?? piece)
  return [...pieces.slice(0, start), ...corrected, ...rest]
}
