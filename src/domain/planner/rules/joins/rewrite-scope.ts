/** Rewrites of words that say for which day, dish or person something holds. */

import {
  hasWord,
  isOfKind,
  isCue,
  isDishToken,
  isNightly,
  isOwning,
  isWord,
  wordAt,
  wordOf,
} from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { spanToken, withMeaning } from './join.ts'
import { forInPlaceOf, isFillerOrSome, noInPlaceOf, type Rewrite, rewriteRun } from './rewrite.ts'

const isAtOrTo = (token: Token) => isWord(token, /^at$/) || isWord(token, /(?:^| )to$/, 'cue')

/** A token as the quality that a tag names. */
const qualityOf = (token: Token, tag: string, word: string): Token =>
  withMeaning(token, { kind: 'dish', what: { tag }, isQuality: true, word })

const isManyNights = (token: Token) => isNightly(token) && token.isMany === true

/** Rewrites of words that say for which day, dish or person something holds, in their order. */
export const rewritesOfScope: readonly Rewrite[] = [
  // 'Fish pie only on Fridays', 'steak just on Saturday' deny it on other days.
  (tokens) => {
    const at = wordAt(tokens, /^(?:only|just)$/, 'compare')
    const only = tokens[at]
    const day = tokens[at + 1]?.kind === 'filler' ? at + 2 : at + 1
    const dish = tokens.slice(0, at)
    const rest = tokens.slice(day + 1)
    if (at < 1 || !only || tokens[day]?.kind !== 'days') return null
    if (!dish.some(isDishToken) || !dish.every((token) => isDishToken(token) || isFillerOrSome(token)))
      return null
    if (!rest.every((token) => isFillerOrSome(token) || token.kind === 'slot')) return null
    return [...dish, ...tokens.slice(at + 1), only]
  },
  // 'Pizza one of the Fridays', 'on one of the weekend days' mean any one of them.
  (tokens) => {
    const at = tokens.findIndex(
      (token, index) =>
        ((token.kind === 'number' && token.n === 1) || isWord(token, /^(?:either|any)$/)) &&
        isWord(tokens[index + 1], /^of$/),
    )
    const isArticle = isWord(tokens[at + 2], /^(?:the|our|these|those)$/)
    const day = tokens[at + (isArticle ? 3 : 2)]
    const first = tokens[at]
    if (at < 0 || !first || day?.kind !== 'days' || day.sort === 'one') return null
    const any = spanToken(first, day, { ...day, sort: 'any' })
    return [...tokens.slice(0, at), any, ...tokens.slice(at + (isArticle ? 4 : 3))]
  },
  // 'Something small for tea', 'just a little supper' ask for a light dish.
  (tokens) => {
    const at = tokens.findIndex(
      (token, index) =>
        isWord(token, /^(?:small|little)$/) &&
        (tokens[index - 1]?.kind === 'some' || tokens[index + 1]?.kind === 'slot'),
    )
    const small = tokens[at]
    const next = tokens[at + 1]
    if (!small || (next && next.kind === 'dish') || tokens.some(isDishToken)) return null
    return tokens.toSpliced(at, 1, qualityOf(small, 'light', 'small'))
  },
  // 'One night just soup' asks for it once; 'just' is no limit.
  rewriteRun(
    [
      (token) => token.kind === 'number' && Number.isInteger(token.n),
      isNightly,
      wordOf(/^(?:just|only)$/, 'compare'),
      ['dish', 'some', 'filler'],
    ],
    ([one, night, , dish], before, behind) => [...before, one, night, dish, ...behind],
  ),
  // 'At Jake's sister's' means at her house.
  rewriteRun(
    [isAtOrTo, (token) => token.kind === 'who' && isOwning(token), 'guest'],
    ([at, , guest], before, behind) => [...before, at, guest, ...behind],
  ),
  // 'Nothing hot for Ella', 'not too hot' mean spicy, if no dish is called hot.
  (tokens) => {
    const at = wordAt(tokens, /^hot$/, 'unknown')
    const hot = tokens[at]
    const before = tokens.slice(0, at).findLast((token) => !isFillerOrSome(token) || token.kind === 'some')
    if (!hot || before?.kind !== 'not' || tokens.some(isDishToken)) return null
    // 'No hot lunches' are cold ones.
    const next = tokens[at + 1]
    if (isOfKind(next, 'slot', 'meal')) return null
    return tokens.toSpliced(at, 1, qualityOf(hot, 'spicy', 'spicy'))
  },
  // 'Dave's cooking something easy on Tuesday' is for all, not for Dave.
  (tokens) => {
    const [who, ...rest] = tokens.filter(
      (token) => !isCue(token, 'is') && !isWord(token, /^(?:will|will be)$/),
    )
    const [verb, ...behind] = rest
    if (
      who?.kind !== 'who' ||
      !verb ||
      !isWord(verb, /^(?:cooking|cooks|making|makes|will cook|will make|cook)$/)
    )
      return null
    const dish = behind.findIndex(isDishToken)
    const isSome = behind
      .slice(0, dish)
      .some((token) => token.kind === 'some' || isWord(token, /^(?:a|an|his|her)$/))
    return dish > 0 && isSome && behind.slice(0, dish).every(isFillerOrSome) ? behind : null
  },
  // In 'only me home on Wednesday', 'just the kids in' the words for home add nothing.
  rewriteRun(['who', /^(?:home|in|here|around|about|eating)$/], ([who], before, behind) =>
    hasWord(before, /^(?:only|just)$/, 'compare') && behind[0]?.kind !== 'dish'
      ? [...before, who, ...behind]
      : null,
  ),
  // 'Leave the chilli out of Ella's portion' denies it to her.
  rewriteRun(['dish', /^out$/, /^of$/, 'who'], ([dish, out, of, who], before, behind) => {
    const at = wordAt(before, /^(?:leave|keep)$/)
    const [verb, ...between] = before.slice(Math.max(0, at))
    if (at < 0 || !verb || !between.every(isFillerOrSome)) return null
    const isShare = isWord(behind[0], /^(?:portion|food|plate|share|bowl|dinner|meal)$/)
    const rest = isShare ? behind.slice(1) : behind
    return [...before.slice(0, at), noInPlaceOf(verb), ...between, dish, forInPlaceOf(out, of), who, ...rest]
  }),
  // 'Space the Mexican food out, at least two days in between' allows it once within three days.
  (tokens) => {
    // 'Keep the pasta nights apart', 'space out the pasta'.
    const isApart = hasWord(tokens, /^apart$/)
    const at = wordAt(tokens, isApart ? /^(?:space|spread|keep)$/ : /^(?:space|spread)$/)
    const verb = tokens[at]
    const dish = tokens.findIndex((token, index) => index > at && isDishToken(token))
    const isOutOrApart = (token: Token) => isWord(token, /^(?:out|apart)$/)
    const between = tokens.slice(at + 1, dish).filter((token) => !isOutOrApart(token))
    if (!verb || dish < 0 || !between.every(isFillerOrSome)) return null
    const rest = tokens
      .slice(dish + 1)
      .filter((token) => token.kind !== 'meal' && !isManyNights(token) && !isOutOrApart(token))
    if (!tokens.slice(at + 1).some(isOutOrApart) || !rest.every(isFillerOrSome)) return null
    const apart = withMeaning(verb, { kind: 'cue', cue: 'running', word: 'two days running' })
    const not = noInPlaceOf(verb)
    return [...tokens.slice(0, at), not, ...between, tokens[dish]!, apart, ...rest]
  },
]
