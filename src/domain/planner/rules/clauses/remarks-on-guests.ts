/** What is told of guests beside that they come: who they are, and what they cannot eat. */

import { isFunctionWord, withMeaning } from '../joins/join.ts'
import { hasKind, isOfKind, isCue, isWord } from '../tokens/token-checks.ts'
import type { Token, TokenOf } from '../tokens/token.ts'
import { clauseFactsOf, hasOnlyKinds } from './clause-facts.ts'
import { type Clause, isCondition } from './clause.ts'

/** Whether a clause only tells more of a person: 'the one from the band', 'who lives in Leeds'. */
const isWhoThatIs = ({ joiner, tokens }: Clause): boolean =>
  joiner === 'comma' &&
  (isWord(tokens[0], /^who$/) ? !hasKind(tokens, 'days', 'guest') : describesGuest(tokens))

const describesGuest = (tokens: readonly Token[]): boolean =>
  isWord(tokens[0], /^(?:the|from|whose|that)$/) &&
  hasKind(tokens, 'unknown') &&
  tokens.every(
    (token) =>
      isFunctionWord(token) ||
      isOfKind(token, 'unknown', 'number', 'subject', 'who', 'meal') ||
      isCue(token, 'since'),
  )

const isDiet = (token: Token | undefined): token is TokenOf<'dish'> =>
  token?.kind === 'dish' && token.isQuality && typeof token.what === 'object' && 'diet' in token.what

/** A need and nothing else: 'vegetarian', 'no nuts', 'who is coeliac'. */
const isNeed = ({ joiner, tokens }: Clause): boolean => {
  const rest = tokens.filter((token) => token.kind !== 'filler' && !isCue(token, 'is'))
  const [first, dish, more] = rest
  return (
    joiner === 'comma' &&
    ((rest.length === 1 && isDiet(first)) || (first?.kind === 'not' && dish?.kind === 'dish' && !more))
  )
}

/**
 * 'Our friend, the one from the band, is staying on Friday', 'Granny (vegetarian) and Uncle Jo come
 * on Sunday': joins the guest with what follows, and keeps apart what is told of them.
 */
export function joinGuestRemark(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = []
  for (const clause of takeDietOfGuests(clauses)) {
    const [coming, remark] = [joined.at(-2), joined.at(-1)]
    const guest = coming && guestAlone(coming)
    if (!guest || !coming || !remark || isCondition(coming.joiner)) joined.push(clause)
    else if (clause.joiner === 'comma' && comes(clause) && isWhoThatIs(remark))
      joined.splice(-2, 2, { ...coming, tokens: [...coming.tokens, ...clause.tokens] }, ofThem(remark))
    else if (isOfName(guest) && isNeed(remark) && (comes(clause) || isAnotherGuest(clause)))
      joined.splice(-2, 2, needOf(guest, remark), { ...coming, tokens: together(coming, guest, clause) })
    else joined.push(clause)
  }
  return joined
}

const isOfName = ({ names }: TokenOf<'guest'>) => names.length > 0

/** The guest of a clause that tells of nobody and nothing else. */
function guestAlone(clause: Clause): TokenOf<'guest'> | undefined {
  if (!hasOnlyKinds(clauseFactsOf(clause), 'guest')) return undefined
  return clause.tokens.findLast((token): token is TokenOf<'guest'> => token.kind === 'guest')
}

const isComing = (token: Token) => isCue(token, 'guest')

const comes = ({ tokens }: Clause) => {
  const [first, then] = tokens.filter((token) => token.kind !== 'filler')
  return isCue(first, 'guest') || (isCue(first, 'is') && isCue(then, 'guest'))
}

const isAnotherGuest = ({ joiner, tokens }: Clause) =>
  joiner === 'and' && tokens[0]?.kind === 'guest' && tokens.some(isComing)

/** The guest with those who come along. */
function together({ tokens }: Clause, guest: TokenOf<'guest'>, clause: Clause): Token[] {
  const [other, ...rest] = clause.tokens
  if (other?.kind !== 'guest') return [...tokens, ...clause.tokens]
  const all = {
    ...guest,
    names: [...guest.names, ...other.names],
    people: guest.people + other.people,
  }
  return [...tokens.map((token) => (token === guest ? all : token)), ...rest]
}

/** What a guest cannot eat, as a clause of its own. */
function needOf({ names, people }: TokenOf<'guest'>, need: Clause): Clause {
  const words = need.tokens.filter((token) => !isWord(token, /^who$/) && !isCue(token, 'is'))
  const first = words[0]
  if (!first) return need
  const is = withMeaning(first, { kind: 'cue', cue: 'is', word: 'is' })
  const guest = withMeaning(first, { kind: 'guest', names, people })
  return { ...need, joiner: 'stop', tokens: isDiet(first) ? [guest, is, ...words] : [guest, ...words] }
}

/** 'My vegetarian sister comes on Saturday': the diet is the guest's, and not the family's. */
function takeDietOfGuests(clauses: readonly Clause[]): Clause[] {
  const parted: Clause[] = []
  for (const clause of clauses) {
    const diet = parted.at(-1)
    const [guest] = clause.tokens
    const isOfGuest = clause.isUnmarked && guest?.kind === 'guest' && clause.tokens.some(isComing)
    const last = diet?.tokens.at(-1)
    if (!diet || !isOfGuest || !isDiet(last) || !diet.tokens.every(isDietOrSmall)) parted.push(clause)
    else if (isOfName(guest)) parted.splice(-1, 1, needOf(guest, { ...diet, tokens: [last] }), clause)
    else
      parted.splice(-1, 1, clause, {
        ...diet,
        joiner: 'and',
        tokens: [last, ...clause.tokens.filter((token) => isOfKind(token, 'days', 'slot'))],
      })
  }
  return parted
}

const isDietOrSmall = (token: Token) => isDiet(token) || isOfKind(token, 'filler', 'subject')

/** 'Who is vegan' behind a guest: the guest is. */
function ofThem(clause: Clause): Clause {
  const [first, ...rest] = clause.tokens
  if (!first || !isWord(first, /^who$/)) return clause
  const them = withMeaning(first, { kind: 'who', names: [], isPronoun: true })
  return { ...clause, joiner: 'and', tokens: [them, ...rest] }
}
