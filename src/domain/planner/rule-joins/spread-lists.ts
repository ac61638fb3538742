/** Lists that share one word: what is said of the list is said of each of its members. */
import { type Of, type Piece, neverWord } from '../rule-tokens/piece.ts'
import { inPlaceOf } from './joined.ts'
import { offVerbs, offWords } from './turn.ts'
import { has, isA, isBreak, isCue, isWord } from '../rule-tokens/piece-checks.ts'

/** One of a list: where it stands, and whether a day, a meal or a person is named with it. */
interface Member {
  from: number
  end: number
  thing: Of<'thing'>
  hasArticle: boolean
  hasScope: boolean
}

const isMark = (piece: Piece | undefined): piece is Of<'break'> => isBreak(piece, 'comma', 'and', 'or')

const isBeforeMember = (piece: Piece | undefined) =>
  isWord(piece, /^(?:the|a|an|any|some|our|all)$/, 'filler')

/** Where the days, meals and people behind a place end. */
function pastScope(pieces: readonly Piece[], from: number): number {
  let at = from
  for (;;) {
    const isLinked = isWord(pieces[at], /^(?:on|at|for|this|in)$/, 'filler') ? at + 1 : at
    const piece = pieces[isLinked]
    const isScope = isA(piece, 'days', 'slot') || (piece?.is === 'who' && isWord(pieces[at], /^for$/))
    if (!isScope) return at
    at = isLinked + 1
  }
}

/** The dishes of a list from a place on. */
function membersAt(pieces: readonly Piece[], start: number): Member[] {
  const members: Member[] = []
  for (let from = start; ;) {
    let at = from
    while (isBeforeMember(pieces[at])) at += 1
    const thing = pieces[at]
    if (thing?.is !== 'thing') return members
    const end = pastScope(pieces, at + 1)
    members.push({ from, end, thing, hasArticle: at > from, hasScope: end > at + 1 })
    let next = end
    while (isMark(pieces[next])) next += 1
    if (next === end) return members
    from = next
  }
}

const isEnd = (piece: Piece | undefined) =>
  piece === undefined ||
  isA(piece, 'break', 'maybe') ||
  isWord(piece, /^(?:please|thanks|thank you|too|either|this week)$/)

/** 'Leave out', 'without', 'don't cook': what stands behind it is not to be. */
const isDenying = (piece: Piece | undefined) =>
  piece?.is === 'not'
    ? !isWord(piece, neverWord) && !isWord(piece, /^(?:not|nothing|none|neither|nor)$/)
    : isWord(piece, /^dont (?:cook|make|plan|do)$/, 'cue')

/** The same piece again, at the place of another: the text between them is not its own. */
const againAt = <P extends Piece>(piece: P, place: Piece): P => inPlaceOf(place, piece)

/** Each member with the shared words before and behind it, and what stood between them. */
function spread(
  pieces: readonly Piece[],
  members: readonly Member[],
  before: readonly Piece[],
  behind: readonly Piece[],
): Piece[] {
  return members.flatMap(({ from, end, thing }, index) => {
    const own = pieces.slice(from, end)
    const last = members[index - 1]
    const mark = last && pieces.slice(last.end, from).findLast(isMark)
    const joint: Piece[] = mark ? [{ ...mark, how: mark.how === 'or' ? 'and' : mark.how }] : []
    return [
      ...joint,
      ...before.map((piece) => (index === 0 ? piece : againAt(piece, thing))),
      ...own,
      ...behind.map((piece) => (index === members.length - 1 ? piece : againAt(piece, thing))),
    ]
  })
}

/**
 * 'Leave out the mushrooms and rice on Monday', 'no lamb on Tuesday or tofu on Sunday': the word
 * that denies the first denies each. A second with a day of its own behind 'no ... and' is wanted.
 */
function deniedAt(pieces: readonly Piece[], at: number): { length: number; made: Piece[] } | null {
  const no = pieces[at]
  if (!no || (!isDenying(no) && !isWord(no, /^no(?: more)?$/))) return null
  const members = membersAt(pieces, at + 1)
  const [first, ...others] = members
  const last = members.at(-1)
  if (!first || !last || others.length === 0 || !isEnd(pieces[last.end])) return null
  const isVerb = !isWord(no, /^no(?: more)?$/)
  const isPlain = members.slice(0, -1).every(({ hasScope }) => !hasScope)
  const marks = pieces.slice(first.end, last.from).filter(isMark)
  const isEither = marks.some(({ how }) => how === 'or')
  const isAlike = first.hasArticle && others.every(({ hasArticle }) => hasArticle)
  const isEach = members.every(({ hasScope }) => hasScope) && (isEither || (isVerb && isAlike))
  // 'Nothing with tuna, soup on Monday': a comma alone, or 'and' behind a noun, begins a wish.
  const isVerbOfList = isEither || !isWord(no, /^(?:nothing|without|not|never)\b/)
  const isList = pieces
    .slice(members.at(-2)!.end, last.from)
    .some((piece) => isMark(piece) && piece.how !== 'comma')
  const isShared = isPlain && isVerb && isList && (last.hasScope ? isVerbOfList : members.length > 2)
  if (!isEach && !isShared) return null
  return { length: last.end - at, made: spread(pieces, members, [no], []) }
}

/** Words behind a dish that say that it is not to be. */
const isDeniedBehind = (piece: Piece | undefined, isKeep: boolean) =>
  (piece?.is === 'not' && (isWord(piece, neverWord) || isWord(piece, /^off the menu$/))) ||
  isWord(piece, /^(?:is|are) (?:banned|out|off limits|forbidden|off the menu|off the list)$/) ||
  (isKeep && isWord(piece, offWords))

/** 'On Friday keep lamb and peppers off the menu', 'please give the lamb and the peas a miss'. */
const isBeforeList = (piece: Piece | undefined, isKeep: boolean) =>
  piece === undefined ||
  isA(piece, 'break', 'days', 'slot', 'who') ||
  isWord(piece, /^[:-]$/) ||
  (isKeep && isA(piece, 'filler', 'ask'))

/** 'Keep lamb and peppers off the menu', 'lamb and cheese: no thanks': neither of them. */
function offAt(pieces: readonly Piece[], at: number): { length: number; made: Piece[] } | null {
  const isKeep = isWord(pieces[at], offVerbs)
  if (!isBeforeList(pieces[at - 1], isKeep)) return null
  const from = isKeep ? at + 1 : at
  const members = membersAt(pieces, from)
  const last = members.at(-1)
  if (!last || members.length < 2 || members.some(({ hasScope, thing }) => hasScope || thing.isQuality))
    return null
  const tail = isWord(pieces[last.end], /^[:-]$/) ? last.end + 1 : last.end
  if (!isDeniedBehind(pieces[tail], isKeep) || !isEnd(pieces[pastScope(pieces, tail + 1)])) return null
  const made = spread(pieces, members, isKeep ? pieces.slice(at, from) : [], pieces.slice(last.end, tail + 1))
  return { length: tail + 1 - at, made }
}

/** 'Both the ricotta and the salmon', 'they are both out': the list says already how many. */
function isBothOfList(pieces: readonly Piece[], at: number): boolean {
  const both = pieces[at]
  if (both?.is !== 'number' || both.isBoth !== true) return false
  const [before, next] = [pieces[at - 1], pieces.slice(at + 1).find((piece) => !isBeforeMember(piece))]
  if (isCue(before, 'is') && next?.is === 'cue') return true
  // 'Spinach and four peppers both want using'.
  if (before?.is === 'thing' && isCue(next, 'use')) return true
  // 'Kit and Priya both hate aubergine'.
  if (isA(before, 'who', 'subject') && isA(next, 'cue', 'ask')) return true
  const stop = pieces.findIndex((piece, index) => index > at && piece.is === 'break')
  const mark = pieces[stop]
  return isA(next, 'thing', 'who', 'guest') && mark?.is === 'break' ? mark.how === 'and' : false
}

/** 'Neither pasta nor rice on Tuesday' is 'no pasta or rice on Tuesday'. */
function neitherNor(pieces: readonly Piece[]): Piece[] {
  const made = [...pieces]
  for (const [at, piece] of pieces.entries()) {
    if (!isWord(piece, /^neither$/) || pieces[at + 1]?.is !== 'thing') continue
    const nor = pieces.findIndex((one, index) => index > at && isWord(one, /^nor$/))
    const [joint, last] = [pieces[nor], pieces[nor + 1]]
    const isOneBreath = !has(pieces.slice(at, nor), 'break')
    if (!joint || last?.is !== 'thing' || !isOneBreath) continue
    made[at] = inPlaceOf(piece, { is: 'not', word: 'no' })
    made[nor] = inPlaceOf(joint, { is: 'break', how: 'or' })
  }
  return made
}

/**
 * Every list under one shared word as so many members that each have it, so that a day or a person
 * behind the list is still of all of them. It stands before the words around a dish are turned.
 */
export function spreadLists(all: readonly Piece[]): Piece[] {
  const pieces = neitherNor(all.filter((_, at) => !isBothOfList(all, at)))
  const made: Piece[] = []
  for (let at = 0; at < pieces.length;) {
    const list = deniedAt(pieces, at) ?? offAt(pieces, at)
    made.push(...(list?.made ?? pieces.slice(at, at + 1)))
    at += list?.length ?? 1
  }
  return made
}
