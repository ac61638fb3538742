/** Rewrites of words around days, and of words that repeat what stands before them. */
import { withMeaning, spanToken } from './join.ts'
import type { Token } from '../rule-tokens/token.ts'
import { isFillerOrSome, type Rewrite } from './rewrite.ts'
import { cueAt, isCue, isDishToken, isWord, wordAt } from '../rule-tokens/token-checks.ts'

/** 'Save Monday for soup', 'put pizza down for Friday': the day has that dish. */
const rewriteSaved: Rewrite = (own) => {
  const verb = wordAt(own, /^(?:save|reserve|book|earmark)$/)
  const [first, day, link, ...rest] = own.slice(Math.max(0, verb))
  if (verb < 0 || !first || day?.kind !== 'days' || !isWord(link, /^(?:for|as)$/) || !rest.some(isDishToken))
    return null
  return [...own.slice(0, verb), ...rest, day]
}

/** 'Leave the steak till Saturday' plans it on that day. */
const rewriteLeft: Rewrite = (own) => {
  const verb = wordAt(own, /^(?:leave|keep|save|hold)$/)
  const until = own.findIndex((token, at) => at > verb && isWord(token, /^(?:till|until|til)$/))
  const between = own.slice(verb + 1, until)
  return verb >= 0 &&
    until > verb &&
    own[until + 1]?.kind === 'days' &&
    between.some(isDishToken) &&
    between.every((token) => isDishToken(token) || isFillerOrSome(token))
    ? [...own.slice(0, verb), ...between, ...own.slice(until + 1)]
    : null
}

/** In 'on both Monday and Friday' the word 'both' adds nothing. */
const rewriteBoth: Rewrite = (own) => {
  const [both, day] = own.slice(-2)
  return both?.kind === 'number' && both.n === 2 && day?.kind === 'days' && day.sort === 'one'
    ? own.toSpliced(-2, 1)
    : null
}

/** In 'red meat once, no more' the last words add nothing. */
const rewriteNoMore: Rewrite = (own) => (own.length === 1 && isWord(own[0], /^no more$/) ? [] : null)

/** 'Corn dogs it is' asks for them. */
const rewriteItIs: Rewrite = (own) => {
  const at = own.findLastIndex((token) => !isFillerOrSome(token))
  const it = own[at]
  return it && at > 0 && isWord(it, /^it is$/) && own[at - 1]?.kind === 'dish' ? own.slice(0, at) : null
}

/** 'Come Friday' says when; nobody comes. */
const rewriteCome: Rewrite = (own) => {
  const at = own.findIndex((token, index) => isWord(token, /^come$/) && own[index + 1]?.kind === 'days')
  const isOfPeople = own.some(
    ({ kind }, index) =>
      index < at && (kind === 'who' || kind === 'guest' || kind === 'subject' || kind === 'unknown'),
  )
  return at < 0 || isOfPeople ? null : own.toSpliced(at, 1)
}

/** 'Give me Friday off', 'Saturday and Sunday off'. It runs after neighbouring days are joined. */
export const rewriteDayOff: Rewrite = (own) => {
  const at = own.findLastIndex((token) => !isFillerOrSome(token))
  const [day, off] = own.slice(Math.max(0, at - 1), at + 1)
  if (!off || day?.kind !== 'days' || !isWord(off, /^off$/)) return null
  if (
    !own.slice(0, at - 1).every((token) => token.kind === 'filler' || isWord(token, /^(?:give me|give us)$/))
  )
    return null
  return [withMeaning(off, { kind: 'cue', cue: 'skip', word: 'day off', isCookingOff: true }), day]
}

/**
 * 'Thursday's leftovers on Friday', 'on Friday leftovers from Thursday': when it is cooked and
 * eaten.
 */
const rewriteLeftoversOf: Rewrite = (own) => {
  const cue = cueAt(own, 'leftovers')
  const left = own[cue]
  const days = own.filter(({ kind }) => kind === 'days')
  const isPlain = own.every(
    (token) =>
      isFillerOrSome(token) || token === left || /^(?:days|slot|ask|subject|since)$/.test(kindOrCue(token)),
  )
  if (!left || days.length !== 2 || !isPlain) return null
  const from = own.findIndex((token, at) => at > cue && isWord(token, /^(?:from|of)$/))
  const isFrom = from === cue + 1 && own[from + 1]?.kind === 'days'
  const first = own.findIndex(({ kind }) => kind === 'days')
  // 'Monday Friday leftovers' is about two days.
  const isOwner =
    own[cue - 1]?.kind === 'days' &&
    (first === cue - 1 || own.slice(first + 1, cue - 1).some((token) => !isFillerOrSome(token)))
  const cooked = isFrom ? own[from + 1] : isOwner ? own[cue - 1] : undefined
  const eaten = days.find((token) => token !== cooked)
  const slots = own.filter(({ kind }) => kind === 'slot')
  // In 'leftovers from Monday's dinner for lunch' the new order would not tell which meal is on
  // which day.
  if (slots.length > 1 || (cooked && own[own.indexOf(cooked) + 1]?.kind === 'slot')) return null
  if (cooked?.kind !== 'days' || cooked.sort !== 'one' || eaten?.kind !== 'days' || eaten.sort !== 'one')
    return null
  return [
    withMeaning(left, { kind: 'cue', cue: 'double', word: 'make extra' }),
    cooked,
    withMeaning(left, { kind: 'cue', cue: 'eat again', word: 'for' }),
    eaten,
    ...slots,
  ]
}

const kindOrCue = (token: Token) => (token.kind === 'cue' ? token.cue : token.kind)

/** 'Leftovers from dinner for lunch on Tuesday' are eaten at lunch. */
const rewriteLeftoversFromMeal: Rewrite = (own) => {
  const at = cueAt(own, 'leftovers')
  const [, from, meal, link, eaten] = own.slice(Math.max(0, at))
  const isFrom = isWord(from, /^(?:from|of)$/) && meal?.kind === 'slot'
  return at >= 0 && isFrom && isWord(link, /^(?:for|at)$/) && eaten?.kind === 'slot'
    ? own.toSpliced(at + 1, 2)
    : null
}

/** 'Mondays are for leftovers' means that they are eaten then. */
const rewriteForLeftovers: Rewrite = (own) => {
  const [day, verb, leftovers, ...rest] = own
  return day?.kind === 'days' && isCue(verb, 'is') && isWord(leftovers, /^for leftovers$/)
    ? [spanToken(verb, leftovers ?? verb, { kind: 'cue', cue: 'leftovers', word: 'leftovers' }), day, ...rest]
    : null
}

/** Rewrites of words around days, in their order. */
export const rewritesOfDays: readonly Rewrite[] = [
  rewriteSaved,
  rewriteLeft,
  rewriteBoth,
  rewriteItIs,
  rewriteNoMore,
  rewriteCome,
  rewriteLeftoversOf,
  rewriteForLeftovers,
  rewriteLeftoversFromMeal,
]
