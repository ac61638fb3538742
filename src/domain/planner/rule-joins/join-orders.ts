/** Words that stand between two dishes, or two people, and say how the one is to the other. */
import type { Piece } from '../rule-tokens/piece.ts'
import { over, inPlaceOf } from './joined.ts'
import { isSmall, type Turn } from './turn.ts'
import { has, hasCue, hasWord, isCue, isThing, isWord, wordAt } from '../rule-tokens/piece-checks.ts'

const after = (first: Piece, last: Piece) => over(first, last, { is: 'cue', cue: 'after', word: 'after the' })

/** 'Follow the roast with something light', 'a salad should follow the stew': the day after. */
const turnFollow: Turn = (own) => {
  const verb = wordAt(own, /^(?:follow|follows)$/)
  const first = own[verb]
  const one = own.slice(0, Math.max(0, verb))
  const other = own.slice(verb + 1)
  if (!first || has(own, 'days', 'not', 'cue')) return null
  if (one.filter(isThing).length === 1 && other.filter(isThing).length === 1)
    return [...one.filter((piece) => !isWord(piece, /^(?:should|must)$/)), after(first, first), ...other]
  const link = wordAt(other, /^(?:with|by)$/)
  const [earlier, later] = [other.slice(0, link), other.slice(link + 1)]
  return link > 0 &&
    !one.some(isThing) &&
    earlier.filter(isThing).length === 1 &&
    later.filter(isThing).length === 1
    ? [...one, ...later, after(first, first), ...earlier]
    : null
}

/** 'Nothing that is not healthy': everything is. */
const turnDoubleNot: Turn = (own) => {
  const [none, that, is, not, ...rest] = own
  const isNone = isWord(none, /^(?:nothing|no)$/, 'not')
  if (!none || !not || !isNone || !isWord(that, /^that$/) || is?.is !== 'cue' || is.cue !== 'is') return null
  if (!isWord(not, /^(?:not)$/) || !rest.some(isThing) || has(rest, 'not')) return null
  return [over(none, not, { is: 'every', word: 'everything' }), ...rest]
}

/** 'Give Ella risotto on Thursday': for her. */
const turnGive: Turn = (own) => {
  const verb = wordAt(own, /^(?:give|make|cook|do)$/)
  const isArticle = isWord(own[verb + 1], /^(?:the|my|our|both)$/)
  const [first] = own.slice(Math.max(0, verb))
  const [who, ...rest] = own.slice(Math.max(0, verb) + (isArticle ? 2 : 1))
  const dish = rest.findIndex(isThing)
  if (verb < 0 || !first || who?.is !== 'who' || who.names.length === 0 || dish < 0) return null
  // 'An egg each' is no egg at every meal.
  if (hasWord(rest, /^each$/) || !rest.slice(0, dish).every(isSmall) || has(own, 'not', 'cue')) return null
  const link = inPlaceOf(first, { is: 'filler', word: 'for' })
  return [...own.slice(0, verb), ...rest.slice(0, dish + 1), link, who, ...rest.slice(dish + 1)]
}

/** 'Curry on Monday, enough for Tuesday as well': some of it is for that day. */
const turnEnoughForDay: Turn = (own) => {
  const at = wordAt(own, /^enough for$/, 'cue')
  const [enough, day] = own.slice(at)
  return at === 0 && enough && day?.is === 'days'
    ? own.with(at, inPlaceOf(enough, { is: 'cue', cue: 'eat again', word: 'enough for' }))
    : null
}

/** 'Save some curry from Sunday for Monday': that was cooked on Sunday, and not since. */
const turnSavedFrom: Turn = (own) => {
  const saved = wordAt(own, /^(?:save|keep|put|set)\b/, 'cue')
  const from = own.findIndex((piece, at) => at > saved && isCue(piece, 'since'))
  const word = own[from]
  if (saved < 0 || !word || own[from + 1]?.is !== 'days' || !own.slice(saved, from).some(isThing)) return null
  return own.with(from, inPlaceOf(word, { is: 'filler', word: 'on' }))
}

/** 'Big enough for Thursday's packed lunches': for lunch, and no dish of its own. */
const turnPackedLunch: Turn = (own) => {
  const at = own.findIndex((piece) => piece.is === 'thing' && piece.what.tag === 'packed lunch')
  const packed = own[at]
  const isDouble = hasCue(own.slice(0, Math.max(0, at)), 'double')
  if (!packed || !isDouble || !has(own, 'days') || own.filter(isThing).length > 1) return null
  return own.with(at, inPlaceOf(packed, { is: 'slot', slots: ['lunch'] }))
}

/** 'Ok, something light', 'takeaway on Friday ok?': asked, and not said to be fine. */
const turnOk: Turn = (own) => {
  const isOk = (piece: Piece | undefined) => isWord(piece, /^(?:ok|okay)$/, 'cue')
  const [first, second] = own
  const last = own.at(-1)
  const before = own.findLast((piece) => piece !== last && !isSmall(piece))
  if (first && isOk(first) && !isWord(second, /^(?:with|for|by)$/))
    return [inPlaceOf(first, { is: 'filler', word: 'ok' }), ...own.slice(1)]
  const isOfWish = before && (before.is !== 'thing' || has(own, 'not'))
  return last && isOk(last) && isOfWish
    ? [...own.slice(0, -1), inPlaceOf(last, { is: 'filler', word: 'ok' })]
    : null
}

/** 'So we'll eat out': nobody cooks, and nobody is missed. */
const turnEatOut: Turn = (own) => {
  const at = own.findIndex(
    (piece, index) => isWord(piece, /^out$/, 'cue') && isWord(own[index - 1], /\beat(?:ing)?$/),
  )
  const [eat, out] = own.slice(Math.max(0, at - 1))
  if (at < 1 || !eat || !out || has(own, 'who', 'not')) return null
  return own.toSpliced(at - 1, 2, over(eat, out, { is: 'cue', cue: 'out', word: 'eat out' }))
}

/** Each of these turns. */
export const turnsOfOrder: readonly Turn[] = [
  turnOk,
  turnEatOut,
  turnFollow,
  turnDoubleNot,
  turnGive,
  turnEnoughForDay,
  turnPackedLunch,
  turnSavedFrom,
]
