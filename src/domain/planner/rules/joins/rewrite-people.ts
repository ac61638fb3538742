/** Rewrites of words around people: who is not counted, who comes with them, who is left out. */

import {
  cueAt,
  hasKind,
  hasWord,
  isOfKind,
  isCue,
  isPronoun,
  isWord,
  wordAt,
} from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { spanToken, withMeaning } from './join.ts'
import { type Rewrite } from './rewrite.ts'

const whenOrFiller: ReadonlySet<Token['kind']> = new Set<Token['kind']>(['filler', 'days', 'slot'])

/** 'Don't count Jake on Tuesday', 'no need to cook for Tom' mean that they are away. */
function rewriteUncounted(tokens: readonly Token[]): Token[] | null {
  const [no, nobody, ...then] = tokens.filter(({ kind }) => kind !== 'filler')
  // 'No kids at the weekend', 'no Tom on Friday'.
  if (no && nobody?.kind === 'who' && nobody.names.length > 0 && isWord(no, /^no$/) && hasKind(then, 'days'))
    return then.every(({ kind }) => whenOrFiller.has(kind))
      ? [nobody, spanToken(no, nobody, { kind: 'cue', cue: 'away', word: 'is out' }), ...then]
      : null
  // '... but Kit isn't'.
  const [person0, isnt, more] = tokens
  if (person0?.kind === 'who' && isnt && !more && isWord(isnt, /^(?:isnt|wont be|is not|will not be)$/))
    return [person0, withMeaning(isnt, { kind: 'cue', cue: 'away', word: 'isnt' })]
  const who = tokens.findIndex(({ kind }) => kind === 'who')
  const [first, person] = [tokens[0], tokens[who]]
  const verb = tokens.slice(0, who).findLast(({ kind }) => kind !== 'filler')
  if (
    !first ||
    person?.kind !== 'who' ||
    person.names.length === 0 ||
    !verb ||
    !tokens.slice(who + 1).every(({ kind }) => whenOrFiller.has(kind))
  )
    return null
  const isSkip = isCue(first, 'skip') && isWord(first, / cook$/)
  const isNot = isSkip || isWord(first, /^(?:no|dont|do not|never|not)\b/, 'not')
  const isCounted = isWord(verb, /(?:^| )(?:count|include|expect|feed|cook|to feed|cater|plan|count on)$/)
  const isAll = tokens
    .slice(1, who)
    .every((token) => token === verb || token.kind === 'filler' || isWord(token, /^(?:need|need to)$/))
  return isNot && isCounted && isAll
    ? [person, spanToken(first, verb, { kind: 'cue', cue: 'away', word: 'is out' }), ...tokens.slice(who + 1)]
    : null
}

const isSmallWord = ({ kind }: Token) => kind === 'filler'
const isOfWhom = ({ kind }: Token) =>
  kind === 'guest' || kind === 'who' || kind === 'filler' || kind === 'subject'

const isAmongAll = (token: Token) =>
  isOfKind(token, 'filler', 'every') ||
  isCue(token, 'is', 'of us', 'we are') ||
  isWord(token, /^(?:home|in|here|there|everybody|everyone)$/)

const saysAll = (token: Token) => token.kind === 'every' || isWord(token, /^(?:everyone|everybody|all)$/)

const isPlace = (token: Token) =>
  (token.kind === 'unknown' && token.isTime !== true && !isWord(token, /^(?:home|ours|table|counter)$/)) ||
  token.kind === 'guest'

const isOfPlace = (token: Token) => isPlace(token) || isOfKind(token, 'filler', 'subject') || isPronoun(token)

/** Rewrites of words around people, in their order. */
export const rewritesOfPeople: readonly Rewrite[] = [
  rewriteUncounted,
  // 'My sister comes on Saturday with her two kids' means three guests.
  (tokens) => {
    const company = tokens.findIndex((token) => token.kind === 'guest' && token.isCompany === true)
    const first = tokens.findIndex((token) => token.kind === 'guest')
    const [guest, others] = [tokens[first], tokens[company]]
    if (company <= first || guest?.kind !== 'guest' || others?.kind !== 'guest') return null
    const all = { ...guest, people: guest.people + others.people }
    return tokens.toSpliced(company, 1).with(first, all)
  },
  // 'Eight on Saturday with the neighbours' means eight in all.
  (tokens) => {
    const [number, ...rest] = tokens
    const days = rest.findIndex((token) => !isSmallWord(token))
    const [day, link, ...whom] = rest.slice(Math.max(0, days))
    const isWhom = hasKind(whom, 'guest', 'who')
    const isTogether = day?.kind === 'days' && isWord(link, /^with\b/) && isWhom
    return number?.kind === 'number' && isTogether && whom.every(isOfWhom)
      ? [withMeaning(number, { kind: 'cue', cue: 'we are', word: 'we are' }), ...tokens]
      : null
  },
  // 'Everyone except Ella is home on Friday', 'all of us but Dave on Monday': the excepted are
  // away.
  (tokens) => {
    const at = cueAt(tokens, 'except')
    const [except, who, ...behind] = tokens.slice(Math.max(0, at))
    const before = tokens.slice(0, Math.max(0, at))
    if (!except || who?.kind !== 'who' || who.names.length === 0) return null
    const isScope = (token: Token) => isOfKind(token, 'days', 'slot')
    const isOfTable =
      before.some(saysAll) &&
      before.every((token) => isAmongAll(token) || isScope(token)) &&
      behind.every((token) => isAmongAll(token) || isScope(token))
    const scope = [...before, ...behind].filter(isScope)
    const isAllWeek = hasWord(behind, /week/, 'every')
    return isOfTable && (isAllWeek || hasKind(scope, 'days'))
      ? [who, withMeaning(except, { kind: 'cue', cue: 'away', word: 'is out' }), ...scope]
      : null
  },
  // 'The kids have lunch at school on Monday', 'Max has his tea at Granny's' mean that they are
  // away for that meal.
  (tokens) => {
    const contentTokens = tokens.filter(({ kind }) => kind !== 'filler')
    const [who, verb] = contentTokens
    const isSomebody = (who?.kind === 'who' && who.names.length > 0) || isWord(who, /^i$/, 'subject')
    const at = wordAt(tokens, /^at$/, 'filler')
    const [from, between] = [verb ? tokens.indexOf(verb) : -1, tokens.slice(0, Math.max(0, at))]
    const behind = tokens.slice(at + 1)
    const day = behind.findIndex(({ kind }) => kind === 'days' || kind === 'slot' || kind === 'every')
    const place = day < 0 ? behind : behind.slice(0, day)
    const rest = day < 0 ? [] : behind.slice(day)
    const isEating = isWord(
      verb,
      /^(?:eat|eats|have|has|having|get|gets|will have|will eat|to have)$/,
      'ask',
      'unknown',
    )
    const isMeal = (token: Token) => isOfKind(token, 'slot', 'filler') || isWord(token, /^(?:their|his|her)$/)
    if (!who || !verb || !isSomebody || !isEating || at < from || !between.slice(from + 1).every(isMeal))
      return null
    if (!place.some(isPlace) || !place.every(isOfPlace)) return null
    const isWhen = (token: Token) =>
      isOfKind(token, 'days', 'slot', 'filler', 'every') || isCue(token, 'to', 'until', 'since')
    if (!rest.every(isWhen)) return null
    const slots = between.filter(({ kind }) => kind === 'slot')
    // 'The kids eat at school' does not say which meal.
    if (slots.length === 0) return null
    return [who, withMeaning(verb, { kind: 'cue', cue: 'away', word: 'is out' }), ...slots, ...rest]
  },
]
