/** Rewrites of words around people: who is not counted, who comes with them, who is left out. */
import type { Token } from '../rule-tokens/token.ts'
import { spanToken, withMeaning } from './join.ts'
import { type Rewrite } from './rewrite.ts'
import { cueAt, has, hasWord, isA, isCue, isWord } from '../rule-tokens/token-checks.ts'

const whenOrFiller: ReadonlySet<Token['kind']> = new Set<Token['kind']>(['filler', 'days', 'slot'])

/** 'Don't count Jake on Tuesday', 'no need to cook for Tom' mean that they are away. */
function rewriteUncounted(own: readonly Token[]): Token[] | null {
  const [no, nobody, ...then] = own.filter(({ kind }) => kind !== 'filler')
  // 'No kids at the weekend', 'no Tom on Friday'.
  if (no && nobody?.kind === 'who' && nobody.names.length > 0 && isWord(no, /^no$/) && has(then, 'days'))
    return then.every(({ kind }) => whenOrFiller.has(kind))
      ? [nobody, spanToken(no, nobody, { kind: 'cue', cue: 'away', word: 'is out' }), ...then]
      : null
  // '... but Kit isn't'.
  const [person0, isnt, more] = own
  if (person0?.kind === 'who' && isnt && !more && isWord(isnt, /^(?:isnt|wont be|is not|will not be)$/))
    return [person0, withMeaning(isnt, { kind: 'cue', cue: 'away', word: 'isnt' })]
  const who = own.findIndex(({ kind }) => kind === 'who')
  const [first, person] = [own[0], own[who]]
  const verb = own.slice(0, who).findLast(({ kind }) => kind !== 'filler')
  if (
    !first ||
    person?.kind !== 'who' ||
    person.names.length === 0 ||
    !verb ||
    !own.slice(who + 1).every(({ kind }) => whenOrFiller.has(kind))
  )
    return null
  const isSkip = isCue(first, 'skip') && isWord(first, / cook$/)
  const isNot = isSkip || isWord(first, /^(?:no|dont|do not|never|not)\b/, 'not')
  const isCounted = isWord(verb, /(?:^| )(?:count|include|expect|feed|cook|to feed|cater|plan|count on)$/)
  const isAll = own
    .slice(1, who)
    .every((token) => token === verb || token.kind === 'filler' || isWord(token, /^(?:need|need to)$/))
  return isNot && isCounted && isAll
    ? [person, spanToken(first, verb, { kind: 'cue', cue: 'away', word: 'is out' }), ...own.slice(who + 1)]
    : null
}

/** 'My sister comes on Saturday with her two kids' means three guests. */
const rewriteCompany: Rewrite = (own) => {
  const company = own.findIndex((token) => token.kind === 'guest' && token.isCompany === true)
  const first = own.findIndex((token) => token.kind === 'guest')
  const [guest, others] = [own[first], own[company]]
  if (company <= first || guest?.kind !== 'guest' || others?.kind !== 'guest') return null
  const all = { ...guest, people: guest.people + others.people }
  return own.toSpliced(company, 1).with(first, all)
}

/** 'Eight on Saturday with the neighbours' means eight in all. */
const rewriteTogether: Rewrite = (own) => {
  const [number, ...rest] = own
  const days = rest.findIndex((token) => !isSmallWord(token))
  const [day, link, ...whom] = rest.slice(Math.max(0, days))
  const isWhom = has(whom, 'guest', 'who')
  const isTogether = day?.kind === 'days' && isWord(link, /^with\b/) && isWhom
  return number?.kind === 'number' && isTogether && whom.every(isOfWhom)
    ? [withMeaning(number, { kind: 'cue', cue: 'we are', word: 'we are' }), ...own]
    : null
}

const isSmallWord = ({ kind }: Token) => kind === 'filler'
const isOfWhom = ({ kind }: Token) =>
  kind === 'guest' || kind === 'who' || kind === 'filler' || kind === 'subject'

const isAmongAll = (token: Token) =>
  isA(token, 'filler', 'every') ||
  isCue(token, 'is', 'of us', 'we are') ||
  isWord(token, /^(?:home|in|here|there|everybody|everyone)$/)

const saysAll = (token: Token) => token.kind === 'every' || isWord(token, /^(?:everyone|everybody|all)$/)

/**
 * 'Everyone except Ella is home on Friday', 'all of us but Dave on Monday': the excepted are away.
 */
const rewriteAllBut: Rewrite = (own) => {
  const at = cueAt(own, 'except')
  const [except, who, ...behind] = own.slice(Math.max(0, at))
  const before = own.slice(0, Math.max(0, at))
  if (!except || who?.kind !== 'who' || who.names.length === 0) return null
  const isScope = (token: Token) => isA(token, 'days', 'slot')
  const isOfTable =
    before.some(saysAll) &&
    before.every((token) => isAmongAll(token) || isScope(token)) &&
    behind.every((token) => isAmongAll(token) || isScope(token))
  const scope = [...before, ...behind].filter(isScope)
  const isAllWeek = hasWord(behind, /week/, 'every')
  return isOfTable && (isAllWeek || has(scope, 'days'))
    ? [who, withMeaning(except, { kind: 'cue', cue: 'away', word: 'is out' }), ...scope]
    : null
}

/** Rewrites of words around people, in their order. */
export const rewritesOfPeople: readonly Rewrite[] = [
  rewriteUncounted,
  rewriteCompany,
  rewriteTogether,
  rewriteAllBut,
]
