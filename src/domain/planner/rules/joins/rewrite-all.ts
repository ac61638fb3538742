/** Rewrites of words around a dish ('keep tofu off the menu'), and the list of all rewrites. */

import {
  cueOf,
  hasKind,
  hasCue,
  hasWord,
  isOfKind,
  isCue,
  isDishToken,
  isPronoun,
  isWord,
  wordAt,
} from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { withMeaning, spanToken } from './join.ts'
import { rewritesOfDays } from './rewrite-days.ts'
import { rewritesOfOrder } from './rewrite-orders.ts'
import { rewritesOfPeople } from './rewrite-people.ts'
import { rewritesOfScope } from './rewrite-scope.ts'
import {
  forInPlaceOf,
  isFillerOrSome,
  noInPlaceOf,
  offVerbs,
  offWords,
  type Rewrite,
  rewriteRun,
} from './rewrite.ts'

const rewrites: readonly Rewrite[] = [
  ...rewritesOfDays,
  ...rewritesOfScope,
  ...rewritesOfOrder,
  // 'Keep tofu off the menu', 'leave the olives out', 'give lamb a miss': no such dish.
  (tokens) => {
    const verb = wordAt(tokens, offVerbs)
    const dish = tokens.findIndex((token, at) => at > verb && isDishToken(token))
    const [dishToken, off] = [tokens[dish], tokens[dish + 1]]
    // In 'give pasta a miss on Friday and rice a miss on Sunday' the verb is for both.
    const isToo = verb < 0 && isWord(off, /^(?:a miss|a swerve|a body swerve|a wide berth|the heave ho)$/)
    const first = isToo ? dishToken : tokens[verb]
    if (!first || !dishToken || !off || !tokens.slice(verb + 1, dish).every(isFillerOrSome)) return null
    const isOff = isWord(off, offWords)
    // 'Keep the chicken out of the freezer' does not deny chicken.
    const rest = tokens.slice(dish + 2)
    const isForThem = (token: Token, at: number) => token.kind === 'who' && isWord(rest[at - 1], /^for$/)
    const isRest = (token: Token, at: number) =>
      isOfKind(token, 'filler', 'days', 'slot', 'maybe') ||
      isForThem(token, at) ||
      (isCue(token, 'total') && isWord(token, /week/))
    if (!isOff || !rest.every(isRest)) return null
    const not = noInPlaceOf(first)
    return [...tokens.slice(0, isToo ? dish : verb), not, { ...dishToken, end: off.end }, ...rest]
  },
  // 'Prawns are banned', 'enough stew already': the words at the end deny all dishes before them.
  (tokens) => {
    const at = wordAt(tokens, /^(?:is|are) (?:banned|out|off limits|forbidden|off the menu|off the list)$/)
    const [ban, dish] = [tokens[at], tokens.findIndex(isDishToken)]
    if (!ban || dish < 0 || dish > at || !tokens.slice(0, dish).every(isFillerOrSome)) return null
    if (hasKind(tokens.slice(0, at), 'who', 'guest', 'not')) return null
    return [noInPlaceOf(ban), ...tokens.slice(0, at), ...tokens.slice(at + 1)]
  },
  // 'Leave it out', 'count him out' deny what was named before.
  rewriteRun(
    [
      /^(?:leave|count|keep|take)$/,
      (token) => token.kind === 'subject' || isPronoun(token),
      /^(?:out|off|out of it|off the menu)$/,
    ],
    ([verb, it, out], before, behind) =>
      before.length + behind.length === 0 ? [spanToken(verb, out, { kind: 'not', word: 'none' }), it] : null,
  ),
  ...rewritesOfPeople,
  // 'Limit pizza to two nights', 'keep prawns to twice': at most so often.
  (tokens) => {
    const verb = wordAt(tokens, /^(?:limit|keep|cap|restrict|hold)$/)
    const dish = tokens.findIndex((token, at) => at > verb && isDishToken(token))
    // 'Cap the potato dishes at three'.
    const end = tokens[dish + 1]?.kind === 'meal' ? dish + 1 : dish
    const [to, count] = tokens.slice(end + 1)
    if (verb < 0 || dish < 0 || !to || !count || !isWord(to, /^(?:to|at)$/)) return null
    if (!tokens.slice(verb + 1, dish).every(isFillerOrSome)) return null
    if (!isOfKind(count, 'count', 'number', 'compare')) return null
    const most: Token[] =
      count.kind === 'compare' ? [] : [withMeaning(to, { kind: 'compare', way: 'max', word: 'at most' })]
    return [
      ...tokens.slice(0, verb),
      ...tokens.slice(verb + 1, end + 1),
      ...most,
      ...tokens.slice(end + 2).filter(isNoLimit),
    ]
  },
  // In 'put pizza down for Friday', 'pencil soup in' the small word belongs to the verb.
  rewriteRun(['dish', /^(?:down|in)$/], ([dish], before, behind) =>
    hasWord(before, /^(?:put|pencil|write|note|stick|slot|pop)$/) &&
    behind.find((token) => !isFillerOrSome(token))?.kind === 'days'
      ? [...before, dish, ...behind]
      : null,
  ),
  // 'Keep nuts away from Ella' denies them to her.
  rewriteRun([cueOf('away'), /^from$/], ([away, from], [keep, ...dish], behind) =>
    keep &&
    isWord(keep, /^keep$/) &&
    dish.some(isDishToken) &&
    behind.find((token) => !isFillerOrSome(token))?.kind === 'who'
      ? [noInPlaceOf(keep), ...dish, forInPlaceOf(away, from), ...behind]
      : null,
  ),
  // 'Keep prawns off Ella's plate', 'leave the chilli off hers' deny them to her.
  rewriteRun([/^off$/, 'who'], ([off, who], [keep, ...dish], behind) =>
    keep &&
    isWord(keep, /^(?:keep|leave)$/) &&
    dish.some(isDishToken) &&
    behind.every((token) => isOfKind(token, 'meal', 'filler', 'slot'))
      ? [noInPlaceOf(keep), ...dish, forInPlaceOf(off), who]
      : null,
  ),
  // 'Keep the children away from chilli' denies it to them.
  rewriteRun(['who', /^(?:away|off|clear)$/], ([who, away], [keep, ...small], behind) => {
    const what = isWord(behind[0], /^(?:from|of)$/) ? behind.slice(1) : behind
    return isWord(keep, /^keep$/) && small.every(isFillerOrSome) && what.some(isDishToken)
      ? [who, withMeaning(away, { kind: 'cue', cue: 'dislikes', word: 'is off' }), ...what]
      : null
  }),
  // 'Make enough for five on Friday' names five people, not five meals.
  (tokens) => {
    const at = tokens.findIndex((token) => isWord(token, /enough(?: of)?$/) && isCue(token, 'double'))
    const link = tokens.findIndex((token, index) => index > at && isWord(token, /^for$/))
    const [enough, number, next] = [tokens[at], tokens[link + 1], tokens[link + 2]]
    if (at < 0 || link < 0 || !enough || number?.kind !== 'number') return null
    if (next && isOfKind(next, 'meal', 'slot', 'unit', 'dish', 'number') && !isWord(next, /^people$/))
      return null
    const dishes = tokens.slice(at + 1, link)
    const feed = withMeaning(enough, { kind: 'cue', cue: 'we are', word: 'enough for' })
    return dishes.length === 0
      ? [...tokens.slice(0, at), feed, ...tokens.slice(link + 1)]
      : [...tokens.slice(0, at), ...tokens.slice(at + 1)]
  },
  // In 'keep groceries under 150' the number is money.
  rewriteRun(['compare', 'number'], ([under, number], before, behind) =>
    number.n >= 10 && hasCue([...before, ...behind], 'spend') && !isOfKind(behind[0], 'unit', 'dish')
      ? [...before, under, withMeaning(number, { kind: 'amount', n: number.n, unit: 'money' }), ...behind]
      : null,
  ),
  // 'Cook a big soup on Monday for lunch on Tuesday' makes more than one meal.
  (tokens) => {
    const verb = wordAt(tokens, /^(?:cook|make|do|ill make|ill cook)$/, 'ask')
    const big = tokens.findIndex((token, at) => at > verb && isWord(token, /^(?:big|large|huge|massive)$/))
    const link = tokens.findIndex((token, at) => at > big && isWord(token, /^for$/))
    const [first, last, next] = [tokens[verb], tokens[big], tokens[link + 1]]
    if (
      verb < 0 ||
      big < 0 ||
      link < 0 ||
      !first ||
      !last ||
      !tokens.slice(verb + 1, big).every(isFillerOrSome)
    )
      return null
    const isCooked = tokens.slice(big, link).some(isDishToken) && hasKind(tokens.slice(big, link), 'days')
    if (!isCooked || !isOfKind(next, 'slot', 'days')) return null
    return [
      ...tokens.slice(0, verb),
      spanToken(first, last, { kind: 'cue', cue: 'double', word: 'make extra' }),
      ...tokens.slice(big + 1),
    ]
  },
]

/**
 * Whether a token is no second word for the limit, as 'tops' in 'keep cheese to two nights tops'.
 */
function isNoLimit(token: Token): boolean {
  return !isWord(token, /^(?:tops|max|maximum|at most|at the most|or less)$/)
}

/** Makes all rewrites, in their order, in each part of a sentence. */
export const rewriteAll = (tokens: readonly Token[]): Token[] => rewriteParts(tokens, rewrites)

/** Makes these rewrites, in their order, in each part of a sentence between two joiners. */
export function rewriteParts(tokens: readonly Token[], rewritesInOrder: readonly Rewrite[]): Token[] {
  const turned: Token[] = []
  let partTokens: Token[] = []
  const closeRun = () => {
    turned.push(...rewritesInOrder.reduce((parts, turn) => turn(parts) ?? parts, partTokens))
    partTokens = []
  }
  for (const token of tokens) {
    if (token.kind === 'joiner') {
      closeRun()
      turned.push(token)
    } else partTokens.push(token)
  }
  closeRun()
  return turned
}
