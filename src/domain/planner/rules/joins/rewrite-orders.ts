/** Rewrites of words between two dishes or two people that say how one relates to the other. */

import {
  cueOf,
  hasKind,
  hasCue,
  hasWord,
  isDishToken,
  isWord,
  wordAt,
  wordOf,
} from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { spanToken, withMeaning } from './join.ts'
import { forInPlaceOf, isFillerOrSome, type Rewrite, rewriteRun } from './rewrite.ts'

const after = (first: Token, last: Token) =>
  spanToken(first, last, { kind: 'cue', cue: 'after', word: 'after the' })

/** Rewrites of words between dishes or people, in their order. */
export const rewritesOfOrder: readonly Rewrite[] = [
  // 'Ok, something light', 'takeaway on Friday ok?': 'ok' does not mean that something is fine.
  (tokens) => {
    const isOk = (token: Token | undefined) => isWord(token, /^(?:ok|okay)$/, 'cue')
    const [first, second] = tokens
    const last = tokens.at(-1)
    const before = tokens.findLast((token) => token !== last && !isFillerOrSome(token))
    if (first && isOk(first) && !isWord(second, /^(?:with|for|by)$/))
      return [withMeaning(first, { kind: 'filler', word: 'ok' }), ...tokens.slice(1)]
    const isOfWish = before && (before.kind !== 'dish' || hasKind(tokens, 'not'))
    return last && isOk(last) && isOfWish
      ? [...tokens.slice(0, -1), withMeaning(last, { kind: 'filler', word: 'ok' })]
      : null
  },
  // 'So we'll eat out' means that nobody cooks; nobody is away alone.
  rewriteRun([/\beat(?:ing)?$/, wordOf(/^out$/, 'cue')], ([eat, out], before, behind) =>
    hasKind([...before, ...behind], 'who', 'not')
      ? null
      : [...before, spanToken(eat, out, { kind: 'cue', cue: 'out', word: 'eat out' }), ...behind],
  ),
  // 'Follow the roast with something light', 'a salad should follow the stew': on the next day.
  (tokens) => {
    const verb = wordAt(tokens, /^(?:follow|follows)$/)
    const first = tokens[verb]
    const one = tokens.slice(0, Math.max(0, verb))
    const other = tokens.slice(verb + 1)
    if (!first || hasKind(tokens, 'days', 'not', 'cue')) return null
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
  },
  // 'Nothing that is not healthy' means that everything is.
  rewriteRun(
    [wordOf(/^(?:nothing|no)$/, 'not'), /^that$/, cueOf('is'), /^not$/],
    ([none, , , not], before, behind) =>
      before.length === 0 && behind.some(isDishToken) && !hasKind(behind, 'not')
        ? [spanToken(none, not, { kind: 'every', word: 'everything' }), ...behind]
        : null,
  ),
  // 'Give Ella risotto on Thursday' is for her.
  (tokens) => {
    const verb = wordAt(tokens, /^(?:give|make|cook|do)$/)
    const isArticle = isWord(tokens[verb + 1], /^(?:the|my|our|both)$/)
    const [first] = tokens.slice(Math.max(0, verb))
    const [who, ...rest] = tokens.slice(Math.max(0, verb) + (isArticle ? 2 : 1))
    const dish = rest.findIndex(isDishToken)
    if (verb < 0 || !first || who?.kind !== 'who' || who.names.length === 0 || dish < 0) return null
    // 'An egg each' does not mean every meal.
    if (
      hasWord(rest, /^each$/) ||
      !rest.slice(0, dish).every(isFillerOrSome) ||
      hasKind(tokens, 'not', 'cue')
    )
      return null
    return [
      ...tokens.slice(0, verb),
      ...rest.slice(0, dish + 1),
      forInPlaceOf(first),
      who,
      ...rest.slice(dish + 1),
    ]
  },
  // 'Curry on Monday, enough for Tuesday as well': leftovers on Tuesday.
  rewriteRun([wordOf(/^enough for$/, 'cue'), 'days'], ([enough, day], before, behind) =>
    before.length === 0
      ? [withMeaning(enough, { kind: 'cue', cue: 'eat again', word: 'enough for' }), day, ...behind]
      : null,
  ),
  // 'Big enough for Thursday's packed lunches' means leftovers for lunch, not a dish.
  (tokens) => {
    const at = tokens.findIndex((token) => token.kind === 'dish' && token.what.tag === 'packed lunch')
    const packed = tokens[at]
    const isDouble = hasCue(tokens.slice(0, Math.max(0, at)), 'double')
    if (!packed || !isDouble || !hasKind(tokens, 'days') || tokens.filter(isDishToken).length > 1) return null
    return tokens.with(at, withMeaning(packed, { kind: 'slot', slots: ['lunch'] }))
  },
  // 'Save some curry from Sunday for Monday': it is cooked on Sunday.
  rewriteRun([cueOf('since'), 'days'], ([since, day], before, behind) => {
    const saved = wordAt(before, /^(?:save|keep|put|set)\b/, 'cue')
    return saved >= 0 && before.slice(saved).some(isDishToken)
      ? [...before, withMeaning(since, { kind: 'filler', word: 'on' }), day, ...behind]
      : null
  }),
]
