import type { Clause } from './clauses.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import { has, hasCue, isWord } from '../rule-tokens/piece-checks.ts'

/** 'Anna and Ben are coming': a name alone belongs to the names after it. */
export function joinGuestNames(clauses: readonly Clause[], sentence: string): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    const named = withGuests(onDayBefore(clause, before), sentence) ?? clause
    const alone = before?.pieces.length === 1 && before.pieces[0]?.is === 'unknown' ? before : undefined
    const guest = named === clause ? undefined : named.pieces.find((piece) => piece.is === 'guest')
    const name = alone && sentence.slice(alone.start, alone.end)
    if (alone && guest?.is === 'guest' && clause.how === 'and' && name && /^\p{Lu}\p{Ll}+$/u.test(name)) {
      joined.pop()
      const both = { ...guest, names: [name, ...guest.names], people: guest.people + 1 }
      joined.push({
        ...named,
        how: alone.how,
        start: alone.start,
        pieces: named.pieces.map((piece) => (piece === guest ? both : piece)),
      })
    } else joined.push(named)
  }
  return joined
}

/** 'Gluten free on Tuesday, Mia is coming': on that day. */
function onDayBefore(clause: Clause, before: Clause | undefined): Clause {
  const isBehind = clause.how === 'comma' || clause.how === 'because' || clause.how === 'so'
  const isDay = ({ is }: Piece) => is === 'days'
  const days = before?.pieces.filter(isDay) ?? []
  const [day] = days
  return isBehind &&
    day?.is === 'days' &&
    day.sort === 'one' &&
    days.length === 1 &&
    !clause.pieces.some(isDay)
    ? { ...clause, pieces: [...clause.pieces, day] }
    : clause
}

/** 'Snow's coming on Sunday' names nobody, nor does a shop that delivers. */
const noGuest =
  /^(?:snow|rain|sleet|hail|frost|ice|fog|wind|thunder|sun|sunshine|storms?|winter|summer|autumn|spring|christmas|payday|deliver(?:y|ies)|groceries|parcels?|builders?|plumbers?|electricians?|ocado|amazon|tesco|asda|sainsburys?|waitrose|morrisons|instacart|costco|walmart|hellofresh|gousto|fedex|ups|usps|dhl|dpd|evri)$/i

/** 'Lucy is coming on Friday': a name that nobody knows, and who comes to eat. */
function withGuests(clause: Clause, sentence: string): Clause | null {
  const { pieces } = clause
  const isComing = hasCue(pieces, 'guest')
  const unknown = pieces.filter(({ is }) => is === 'unknown')
  const textOf = ({ start, end }: { start: number; end: number }) =>
    sentence.slice(start, end).replace(/['’]s$/i, '')
  const isName = (piece: Piece) =>
    piece.is === 'unknown' &&
    piece.isCapital === true &&
    /^\p{L}+$/u.test(textOf(piece)) &&
    !noGuest.test(textOf(piece))
  // 'The Finches are coming': how many they are, nobody says.
  const isFamily = pieces.some((piece, at) => {
    const name = pieces[at + 1]
    return isWord(piece, /^the$/, 'filler') && name?.is === 'unknown' && textOf(name).endsWith('s')
  })
  if (isFamily) return null
  const hasDay = has(pieces, 'days')
  if (!isComing || !hasDay || unknown.length === 0 || unknown.length > 2 || !unknown.every(isName))
    return null
  // 'Grandma and Uncle Pete are coming': rather said back than one of them left out.
  if (pieces.some((piece) => piece.is === 'guest' && piece.names.length > 1)) return null
  const isFriend = has(pieces, 'guest')
  if (pieces.some(({ is }) => is === 'thing' || (is === 'who' && !isFriend))) return null
  const named = pieces
    .filter(({ is }) => !isFriend || (is !== 'guest' && is !== 'who'))
    .map((piece): Piece =>
      piece.is === 'unknown'
        ? { ...piece, is: 'guest', names: [capitalized(textOf(piece))], people: 1 }
        : piece,
    )
  return { ...clause, pieces: named }
}

/** 'MAISIE' and 'maisie' are Maisie, 'JoAnne' is as she writes herself. */
const capitalized = (name: string) =>
  /^(?:\p{Lu}+|\p{Ll}+)$/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase() : name
