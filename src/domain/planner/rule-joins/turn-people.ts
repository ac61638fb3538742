/** Words around people: whose friends come, who comes with them, and who of all is not there. */
import type { Piece } from '../rule-tokens/piece.ts'
import { turnUncounted } from './join-absent.ts'
import { inPlaceOf } from './joined.ts'
import { type Turn } from './turn.ts'
import { cueAt, has, hasWord, isA, isCue, isPronoun, isWord, wordAt } from '../rule-tokens/piece-checks.ts'

/** 'Two of Tom's mates': so many guests, whoever knows them. */
const turnFriends: Turn = (own) => {
  const of = wordAt(own, /^of$/)
  const [number, , who, guest] = own.slice(Math.max(0, of - 1))
  const isTheirs = who?.is === 'who' && guest?.is === 'guest' && guest.names.length === 0
  return of > 0 && number?.is === 'number' && isTheirs ? own.toSpliced(of, 2) : null
}

/** 'A friend of Ella's is over': that friend, and not Ella. */
const turnFriendOf: Turn = (own) => {
  const of = wordAt(own, /^of$/)
  const [guest, , who] = own.slice(Math.max(0, of - 1))
  const isTheirs =
    guest?.is === 'guest' && guest.names.length === 0 && who?.is === 'who' && who.isOwner === true
  return of > 0 && isTheirs ? own.toSpliced(of, 2) : null
}

/** 'My sister comes on Saturday with her two kids': three guests. */
const turnCompany: Turn = (own) => {
  const company = own.findIndex((piece) => piece.is === 'guest' && piece.isCompany === true)
  const first = own.findIndex((piece) => piece.is === 'guest')
  const [guest, others] = [own[first], own[company]]
  if (company <= first || guest?.is !== 'guest' || others?.is !== 'guest') return null
  const all = { ...guest, people: guest.people + others.people }
  return own.toSpliced(company, 1).with(first, all)
}

/** 'Eight on Saturday with the neighbours': so many in all. */
const turnTogether: Turn = (own) => {
  const [number, ...rest] = own
  const days = rest.findIndex((piece) => !isSmallWord(piece))
  const [day, link, ...whom] = rest.slice(Math.max(0, days))
  const isWhom = has(whom, 'guest', 'who')
  const isTogether = day?.is === 'days' && isWord(link, /^with\b/) && isWhom
  return number?.is === 'number' && isTogether && whom.every(isOfWhom)
    ? [inPlaceOf(number, { is: 'cue', cue: 'we are', word: 'we are' }), ...own]
    : null
}

const isSmallWord = ({ is }: Piece) => is === 'filler'
const isOfWhom = ({ is }: Piece) => is === 'guest' || is === 'who' || is === 'filler' || is === 'subject'

const isAmongAll = (piece: Piece) =>
  isA(piece, 'filler', 'every') ||
  isCue(piece, 'is', 'of us', 'we are') ||
  isWord(piece, /^(?:home|in|here|there|everybody|everyone)$/)

const saysAll = (piece: Piece) => piece.is === 'every' || isWord(piece, /^(?:everyone|everybody|all)$/)

/** 'Everyone except Ella is home on Friday', 'all of us but Dave on Monday': they are away. */
const turnAllBut: Turn = (own) => {
  const at = cueAt(own, 'except')
  const [except, who, ...behind] = own.slice(Math.max(0, at))
  const before = own.slice(0, Math.max(0, at))
  if (!except || who?.is !== 'who' || who.names.length === 0) return null
  const isScope = (piece: Piece) => isA(piece, 'days', 'slot')
  const isOfTable =
    before.some(saysAll) &&
    before.every((piece) => isAmongAll(piece) || isScope(piece)) &&
    behind.every((piece) => isAmongAll(piece) || isScope(piece))
  const scope = [...before, ...behind].filter(isScope)
  const isAllWeek = hasWord(behind, /week/, 'every')
  return isOfTable && (isAllWeek || has(scope, 'days'))
    ? [who, inPlaceOf(except, { is: 'cue', cue: 'away', word: 'is out' }), ...scope]
    : null
}

const isPlace = (piece: Piece) =>
  (piece.is === 'unknown' && piece.isTime !== true && !isWord(piece, /^(?:home|ours|table|counter)$/)) ||
  piece.is === 'guest'

const isOfPlace = (piece: Piece) => isPlace(piece) || isA(piece, 'filler', 'subject') || isPronoun(piece)

/**
 * 'The kids have lunch at school on Monday', 'Max has his tea at Granny's': they are not at the
 * table.
 */
const turnEatsAt: Turn = (own) => {
  const said = own.filter(({ is }) => is !== 'filler')
  const [who, verb] = said
  const isSomebody = (who?.is === 'who' && who.names.length > 0) || isWord(who, /^i$/, 'subject')
  const at = wordAt(own, /^at$/, 'filler')
  const [from, between] = [verb ? own.indexOf(verb) : -1, own.slice(0, Math.max(0, at))]
  const behind = own.slice(at + 1)
  const day = behind.findIndex(({ is }) => is === 'days' || is === 'slot' || is === 'every')
  const place = day < 0 ? behind : behind.slice(0, day)
  const rest = day < 0 ? [] : behind.slice(day)
  const isEating = isWord(
    verb,
    /^(?:eat|eats|have|has|having|get|gets|will have|will eat|to have)$/,
    'ask',
    'unknown',
  )
  const isMeal = (piece: Piece) => isA(piece, 'slot', 'filler') || isWord(piece, /^(?:their|his|her)$/)
  if (!who || !verb || !isSomebody || !isEating || at < from || !between.slice(from + 1).every(isMeal))
    return null
  if (!place.some(isPlace) || !place.every(isOfPlace)) return null
  const isWhen = (piece: Piece) =>
    isA(piece, 'days', 'slot', 'filler', 'every') || isCue(piece, 'to', 'until', 'since')
  if (!rest.every(isWhen)) return null
  const slots = between.filter(({ is }) => is === 'slot')
  // 'The kids eat at school': which of their meals, nobody says.
  if (slots.length === 0) return null
  return [who, inPlaceOf(verb, { is: 'cue', cue: 'away', word: 'is out' }), ...slots, ...rest]
}

/** Each of these turns, in the order in which they are made. */
export const turnsOfPeople: readonly Turn[] = [
  turnUncounted,
  turnFriends,
  turnFriendOf,
  turnCompany,
  turnTogether,
  turnAllBut,
  turnEatsAt,
]
