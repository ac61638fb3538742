import { withCapital } from '@plateful/ingredients/format-english'
import { isFunctionWord, withMeaning } from '../joins/join.ts'
import { hasKind, hasCue, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import type { Clause } from './clause.ts'

/** Joins a name alone with the names after it: 'Anna and Ben are coming'. */
export function joinGuestNames(clauses: readonly Clause[], sentence: string): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    const named = withGuests(onDayBefore(clause, before), sentence) ?? clause
    const alone = before?.tokens.length === 1 && before.tokens[0]?.kind === 'unknown' ? before : undefined
    const guest = named === clause ? undefined : named.tokens.find((token) => token.kind === 'guest')
    const name = alone && sentence.slice(alone.start, alone.end)
    if (
      alone &&
      guest?.kind === 'guest' &&
      clause.joiner === 'and' &&
      name &&
      /^\p{Lu}\p{Ll}+$/u.test(name)
    ) {
      joined.pop()
      const both = { ...guest, names: [name, ...guest.names], people: guest.people + 1 }
      joined.push({
        ...named,
        joiner: alone.joiner,
        start: alone.start,
        tokens: named.tokens.map((token) => (token === guest ? both : token)),
      })
    } else joined.push(named)
  }
  return joined
}

/** 'Gluten free on Tuesday, Mia is coming': she comes on that day. */
function onDayBefore(clause: Clause, before: Clause | undefined): Clause {
  const isBehind = clause.joiner === 'comma' || clause.joiner === 'because' || clause.joiner === 'so'
  const isDay = ({ kind }: Token) => kind === 'days'
  const days = before?.tokens.filter(isDay) ?? []
  const [day] = days
  return isBehind &&
    day?.kind === 'days' &&
    day.sort === 'one' &&
    days.length === 1 &&
    !clause.tokens.some(isDay)
    ? { ...clause, tokens: [...clause.tokens, day] }
    : clause
}

/** What comes and is no guest: 'snow's coming on Sunday', a shop that delivers. */
const noGuest =
  /^(?:snow|rain|sleet|hail|frost|ice|fog|wind|thunder|sun|sunshine|storms?|winter|summer|autumn|spring|christmas|payday|deliver(?:y|ies)|groceries|parcels?|builders?|plumbers?|electricians?|ocado|amazon|tesco|asda|sainsburys?|waitrose|morrisons|instacart|costco|walmart|hellofresh|gousto|fedex|ups|usps|dhl|dpd|evri)$/i

/** Reads an unknown name as a guest: 'Lucy is coming on Friday'. */
function withGuests(clause: Clause, sentence: string): Clause | null {
  const { tokens } = clause
  const isComing = hasCue(tokens, 'guest')
  const unknown = tokens.filter(({ kind }) => kind === 'unknown')
  const textOf = ({ start, end }: { start: number; end: number }) =>
    sentence.slice(start, end).replace(/['’]s$/i, '')
  const isName = (token: Token) =>
    token.kind === 'unknown' &&
    token.isCapital === true &&
    /^\p{L}+$/u.test(textOf(token)) &&
    !noGuest.test(textOf(token))
  // 'The Finches are coming' does not tell how many they are.
  const isFamily = tokens.some((token, at) => {
    const name = tokens[at + 1]
    return isWord(token, /^the$/, 'filler') && name?.kind === 'unknown' && textOf(name).endsWith('s')
  })
  if (isFamily) return null
  const hasDay = hasKind(tokens, 'days')
  if (!isComing || !hasDay || unknown.length === 0 || unknown.length > 2 || !unknown.every(isName))
    return null
  // In 'Grandma and Uncle Pete are coming' one guest would be lost, so the clause stays unread.
  if (tokens.some((token) => token.kind === 'guest' && token.names.length > 1)) return null
  const isFriend = hasKind(tokens, 'guest')
  if (tokens.some(({ kind }) => kind === 'dish' || (kind === 'who' && !isFriend))) return null
  const named = tokens
    .filter(({ kind }) => !isFriend || (kind !== 'guest' && kind !== 'who'))
    .map((token): Token =>
      token.kind === 'unknown'
        ? { ...token, kind: 'guest', names: [capitalized(textOf(token))], people: 1 }
        : token,
    )
  return { ...clause, tokens: named }
}

/** A name with its capital: 'MAISIE' and 'maisie' become 'Maisie', 'JoAnne' stays. */
const capitalized = (name: string) =>
  /^(?:\p{Lu}+|\p{Ll}+)$/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase() : name

const parents = /^(?:my |our |his |her )?(?:parents|folks|in-?laws|parents[- ]in[- ]law)$/i
const parent = /^(?:mum|mom|mam|mother|dad|father)$/i

/** 'Dad' and 'Mum' behind 'my parents' mean those guests, not members of the household. */
export function nameParents(clauses: readonly Clause[], sentence: string): Clause[] {
  const textOf = ({ start, end }: Token) => sentence.slice(start, end)
  let areHere = false
  return clauses.map((clause) => {
    const first = clause.tokens.findIndex((token) => !isFunctionWord(token))
    const who = clause.tokens[first]
    const isTheirs = areHere && who?.kind === 'who' && parent.test(textOf(who))
    areHere ||= clause.tokens.some((token) => token.kind === 'guest' && parents.test(textOf(token).trim()))
    if (!isTheirs) return clause
    const name = textOf(who)
    const named = withCapital(name)
    const guest = withMeaning(who, { kind: 'guest', names: [named], people: 1 })
    return { ...clause, tokens: clause.tokens.with(first, guest) }
  })
}
