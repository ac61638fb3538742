/** Rewrites of words around a dish ('keep tofu off the menu'), and the list of all rewrites. */
import { rewritesOfPeople } from './rewrite-people.ts'
import { withMeaning, spanToken } from './join.ts'
import type { Token } from '../rule-tokens/token.ts'
import {
  forInPlaceOf,
  isFillerOrSome,
  noInPlaceOf,
  offVerbs,
  offWords,
  type Rewrite,
  rewriteRun,
} from './rewrite.ts'
import { rewritesOfDays } from './rewrite-days.ts'
import { rewritesOfOrder } from './rewrite-orders.ts'
import { rewritesOfScope } from './rewrite-scope.ts'
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
} from '../rule-tokens/token-checks.ts'

const turns: readonly Rewrite[] = [
  ...rewritesOfDays,
  ...rewritesOfScope,
  ...rewritesOfOrder,
  // 'Keep tofu off the menu', 'leave the olives out', 'give lamb a miss': no such dish.
  (own) => {
    const verb = wordAt(own, offVerbs)
    const dish = own.findIndex((token, at) => at > verb && isDishToken(token))
    const [dishToken, off] = [own[dish], own[dish + 1]]
    // In 'give pasta a miss on Friday and rice a miss on Sunday' the verb is for both.
    const isToo = verb < 0 && isWord(off, /^(?:a miss|a swerve|a body swerve|a wide berth|the heave ho)$/)
    const first = isToo ? dishToken : own[verb]
    if (!first || !dishToken || !off || !own.slice(verb + 1, dish).every(isFillerOrSome)) return null
    const isOff = isWord(off, offWords)
    // 'Keep the chicken out of the freezer' does not deny chicken.
    const rest = own.slice(dish + 2)
    const isForThem = (token: Token, at: number) => token.kind === 'who' && isWord(rest[at - 1], /^for$/)
    const isRest = (token: Token, at: number) =>
      isOfKind(token, 'filler', 'days', 'slot', 'maybe') ||
      isForThem(token, at) ||
      (isCue(token, 'total') && isWord(token, /week/))
    if (!isOff || !rest.every(isRest)) return null
    const not = noInPlaceOf(first)
    return [...own.slice(0, isToo ? dish : verb), not, { ...dishToken, end: off.end }, ...rest]
  },
  // 'Prawns are banned', 'enough stew already': the words at the end deny all dishes before them.
  (own) => {
    const at = wordAt(own, /^(?:is|are) (?:banned|out|off limits|forbidden|off the menu|off the list)$/)
    const [ban, dish] = [own[at], own.findIndex(isDishToken)]
    if (!ban || dish < 0 || dish > at || !own.slice(0, dish).every(isFillerOrSome)) return null
    if (hasKind(own.slice(0, at), 'who', 'guest', 'not')) return null
    return [noInPlaceOf(ban), ...own.slice(0, at), ...own.slice(at + 1)]
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
  (own) => {
    const verb = wordAt(own, /^(?:limit|keep|cap|restrict|hold)$/)
    const dish = own.findIndex((token, at) => at > verb && isDishToken(token))
    // 'Cap the potato dishes at three'.
    const end = own[dish + 1]?.kind === 'meal' ? dish + 1 : dish
    const [to, count] = own.slice(end + 1)
    if (verb < 0 || dish < 0 || !to || !count || !isWord(to, /^(?:to|at)$/)) return null
    if (!own.slice(verb + 1, dish).every(isFillerOrSome)) return null
    if (!isOfKind(count, 'count', 'number', 'compare')) return null
    const most: Token[] =
      count.kind === 'compare' ? [] : [withMeaning(to, { kind: 'compare', way: 'max', word: 'at most' })]
    return [
      ...own.slice(0, verb),
      ...own.slice(verb + 1, end + 1),
      ...most,
      ...own.slice(end + 2).filter(isNoLimit),
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
  (own) => {
    const at = own.findIndex((token) => isWord(token, /enough(?: of)?$/) && isCue(token, 'double'))
    const link = own.findIndex((token, index) => index > at && isWord(token, /^for$/))
    const [enough, number, next] = [own[at], own[link + 1], own[link + 2]]
    if (at < 0 || link < 0 || !enough || number?.kind !== 'number') return null
    if (next && isOfKind(next, 'meal', 'slot', 'unit', 'dish', 'number') && !isWord(next, /^people$/))
      return null
    const dishes = own.slice(at + 1, link)
    const feed = withMeaning(enough, { kind: 'cue', cue: 'we are', word: 'enough for' })
    return dishes.length === 0
      ? [...own.slice(0, at), feed, ...own.slice(link + 1)]
      : [...own.slice(0, at), ...own.slice(at + 1)]
  },
  // In 'keep groceries under 150' the number is money.
  rewriteRun(['compare', 'number'], ([under, number], before, behind) =>
    number.n >= 10 && hasCue([...before, ...behind], 'spend') && !isOfKind(behind[0], 'unit', 'dish')
      ? [...before, under, withMeaning(number, { kind: 'amount', n: number.n, unit: 'money' }), ...behind]
      : null,
  ),
  // 'Cook a big soup on Monday for lunch on Tuesday' makes more than one meal.
  (own) => {
    const verb = wordAt(own, /^(?:cook|make|do|ill make|ill cook)$/, 'ask')
    const big = own.findIndex((token, at) => at > verb && isWord(token, /^(?:big|large|huge|massive)$/))
    const link = own.findIndex((token, at) => at > big && isWord(token, /^for$/))
    const [first, last, next] = [own[verb], own[big], own[link + 1]]
    if (verb < 0 || big < 0 || link < 0 || !first || !last || !own.slice(verb + 1, big).every(isFillerOrSome))
      return null
    const isCooked = own.slice(big, link).some(isDishToken) && hasKind(own.slice(big, link), 'days')
    if (!isCooked || !isOfKind(next, 'slot', 'days')) return null
    return [
      ...own.slice(0, verb),
      spanToken(first, last, { kind: 'cue', cue: 'double', word: 'make extra' }),
      ...own.slice(big + 1),
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
export const rewriteAll = (tokens: readonly Token[]): Token[] => rewriteParts(tokens, turns)

/** Makes these rewrites, in their order, in each part of a sentence between two joiners. */
export function rewriteParts(tokens: readonly Token[], ways: readonly Rewrite[]): Token[] {
  const turned: Token[] = []
  let own: Token[] = []
  const closeRun = () => {
    turned.push(...ways.reduce((parts, turn) => turn(parts) ?? parts, own))
    own = []
  }
  for (const token of tokens) {
    if (token.kind === 'joiner') {
      closeRun()
      turned.push(token)
    } else own.push(token)
  }
  closeRun()
  return turned
}
