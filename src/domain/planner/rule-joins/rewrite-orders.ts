/** Rewrites of words between two dishes or two people that say how one relates to the other. */
import type { Token } from '../rule-tokens/token.ts'
import { spanToken, withMeaning } from './join.ts'
import { isFillerOrSome, type Rewrite } from './rewrite.ts'
import { has, hasCue, hasWord, isCue, isDishToken, isWord, wordAt } from '../rule-tokens/token-checks.ts'

const after = (first: Token, last: Token) =>
  spanToken(first, last, { kind: 'cue', cue: 'after', word: 'after the' })

/** 'Follow the roast with something light', 'a salad should follow the stew': on the next day. */
const rewriteFollow: Rewrite = (own) => {
  const verb = wordAt(own, /^(?:follow|follows)$/)
  const first = own[verb]
  const one = own.slice(0, Math.max(0, verb))
  const other = own.slice(verb + 1)
  if (!first || has(own, 'days', 'not', 'cue')) return null
  if (one.filter(isDishToken).length === 1 && other.filter(isDishToken).length === 1)
    return [...one.filter((token) => !isWord(token, /^(?:should|must)$/)), after(first, first), ...other]
  const link = wordAt(other, /^(?:with|by)$/)
  const [earlier, later] = [other.slice(0, link), other.slice(link + 1)]
  return link > 0 &&
    !one.some(isDishToken) &&
    earlier.filter(isDishToken).length === 1 &&
    later.filter(isDishToken).length === 1
    ? [...one, ...later, after(first, first), ...earlier]
    : null
}

/** 'Nothing that is not healthy' means that everything is. */
const rewriteDoubleNot: Rewrite = (own) => {
  const [none, that, verb, not, ...rest] = own
  const isNone = isWord(none, /^(?:nothing|no)$/, 'not')
  if (!none || !not || !isNone || !isWord(that, /^that$/) || verb?.kind !== 'cue' || verb.cue !== 'is')
    return null
  if (!isWord(not, /^(?:not)$/) || !rest.some(isDishToken) || has(rest, 'not')) return null
  return [spanToken(none, not, { kind: 'every', word: 'everything' }), ...rest]
}

/** 'Give Ella risotto on Thursday' is for her. */
const rewriteGive: Rewrite = (own) => {
  const verb = wordAt(own, /^(?:give|make|cook|do)$/)
  const isArticle = isWord(own[verb + 1], /^(?:the|my|our|both)$/)
  const [first] = own.slice(Math.max(0, verb))
  const [who, ...rest] = own.slice(Math.max(0, verb) + (isArticle ? 2 : 1))
  const dish = rest.findIndex(isDishToken)
  if (verb < 0 || !first || who?.kind !== 'who' || who.names.length === 0 || dish < 0) return null
  // 'An egg each' does not mean every meal.
  if (hasWord(rest, /^each$/) || !rest.slice(0, dish).every(isFillerOrSome) || has(own, 'not', 'cue'))
    return null
  const link = withMeaning(first, { kind: 'filler', word: 'for' })
  return [...own.slice(0, verb), ...rest.slice(0, dish + 1), link, who, ...rest.slice(dish + 1)]
}

/** 'Curry on Monday, enough for Tuesday as well': leftovers on Tuesday. */
const rewriteEnoughForDay: Rewrite = (own) => {
  const at = wordAt(own, /^enough for$/, 'cue')
  const [enough, day] = own.slice(at)
  return at === 0 && enough && day?.kind === 'days'
    ? own.with(at, withMeaning(enough, { kind: 'cue', cue: 'eat again', word: 'enough for' }))
    : null
}

/** 'Save some curry from Sunday for Monday': it is cooked on Sunday. */
const rewriteSavedFrom: Rewrite = (own) => {
  const saved = wordAt(own, /^(?:save|keep|put|set)\b/, 'cue')
  const from = own.findIndex((token, at) => at > saved && isCue(token, 'since'))
  const word = own[from]
  if (saved < 0 || !word || own[from + 1]?.kind !== 'days' || !own.slice(saved, from).some(isDishToken))
    return null
  return own.with(from, withMeaning(word, { kind: 'filler', word: 'on' }))
}

/** 'Big enough for Thursday's packed lunches' means leftovers for lunch, not a dish. */
const rewritePackedLunch: Rewrite = (own) => {
  const at = own.findIndex((token) => token.kind === 'dish' && token.what.tag === 'packed lunch')
  const packed = own[at]
  const isDouble = hasCue(own.slice(0, Math.max(0, at)), 'double')
  if (!packed || !isDouble || !has(own, 'days') || own.filter(isDishToken).length > 1) return null
  return own.with(at, withMeaning(packed, { kind: 'slot', slots: ['lunch'] }))
}

/** 'Ok, something light', 'takeaway on Friday ok?': 'ok' does not mean that something is fine. */
const rewriteOk: Rewrite = (own) => {
  const isOk = (token: Token | undefined) => isWord(token, /^(?:ok|okay)$/, 'cue')
  const [first, second] = own
  const last = own.at(-1)
  const before = own.findLast((token) => token !== last && !isFillerOrSome(token))
  if (first && isOk(first) && !isWord(second, /^(?:with|for|by)$/))
    return [withMeaning(first, { kind: 'filler', word: 'ok' }), ...own.slice(1)]
  const isOfWish = before && (before.kind !== 'dish' || has(own, 'not'))
  return last && isOk(last) && isOfWish
    ? [...own.slice(0, -1), withMeaning(last, { kind: 'filler', word: 'ok' })]
    : null
}

/** 'So we'll eat out' means that nobody cooks; nobody is away alone. */
const rewriteEatOut: Rewrite = (own) => {
  const at = own.findIndex(
    (token, index) => isWord(token, /^out$/, 'cue') && isWord(own[index - 1], /\beat(?:ing)?$/),
  )
  const [eat, out] = own.slice(Math.max(0, at - 1))
  if (at < 1 || !eat || !out || has(own, 'who', 'not')) return null
  return own.toSpliced(at - 1, 2, spanToken(eat, out, { kind: 'cue', cue: 'out', word: 'eat out' }))
}

/** Rewrites of words between dishes or people, in their order. */
export const rewritesOfOrder: readonly Rewrite[] = [
  rewriteOk,
  rewriteEatOut,
  rewriteFollow,
  rewriteDoubleNot,
  rewriteGive,
  rewriteEnoughForDay,
  rewritePackedLunch,
  rewriteSavedFrom,
]
