/** Rewrites of words around a dish ('keep tofu off the menu'), and the list of all rewrites. */
import { rewritesOfPeople } from './rewrite-people.ts'
import { withMeaning, spanToken } from './join.ts'
import type { Token } from '../rule-tokens/token.ts'
import { isFillerOrSome, offVerbs, offWords, type Rewrite } from './rewrite.ts'
import { rewritesOfDays } from './rewrite-days.ts'
import { rewritesOfOrder } from './rewrite-orders.ts'
import { rewritesOfScope } from './rewrite-scope.ts'
import {
  cueAt,
  has,
  hasCue,
  isA,
  isCue,
  isPronoun,
  isDishToken,
  isWord,
  wordAt,
} from '../rule-tokens/token-checks.ts'

/** 'Keep tofu off the menu', 'leave the olives out', 'give lamb a miss': no such dish. */
const rewriteOff: Rewrite = (own) => {
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
    isA(token, 'filler', 'days', 'slot', 'maybe') ||
    isForThem(token, at) ||
    (isCue(token, 'total') && isWord(token, /week/))
  if (!isOff || !rest.every(isRest)) return null
  const not = withMeaning(first, { kind: 'not', word: 'no' })
  return [...own.slice(0, isToo ? dish : verb), not, { ...dishToken, end: off.end }, ...rest]
}

/** 'Prawns are banned', 'enough stew already': the words at the end deny all dishes before them. */
const rewriteBanned: Rewrite = (own) => {
  const at = wordAt(own, /^(?:is|are) (?:banned|out|off limits|forbidden|off the menu|off the list)$/)
  const [ban, dish] = [own[at], own.findIndex(isDishToken)]
  if (!ban || dish < 0 || dish > at || !own.slice(0, dish).every(isFillerOrSome)) return null
  if (has(own.slice(0, at), 'who', 'guest', 'not')) return null
  return [withMeaning(ban, { kind: 'not', word: 'no' }), ...own.slice(0, at), ...own.slice(at + 1)]
}

/** 'Leave it out', 'count him out' deny what was named before. */
const rewriteItOut: Rewrite = (own) => {
  const [verb, it, out, ...rest] = own
  const isIt = it?.kind === 'subject' || isPronoun(it)
  if (!verb || !it || !out || !isIt || rest.length > 0) return null
  if (!isWord(verb, /^(?:leave|count|keep|take)$/) || !isWord(out, /^(?:out|off|out of it|off the menu)$/))
    return null
  return [spanToken(verb, out, { kind: 'not', word: 'none' }), it]
}

/** 'Limit pizza to two nights', 'keep prawns to twice': at most so often. */
const rewriteLimit: Rewrite = (own) => {
  const verb = wordAt(own, /^(?:limit|keep|cap|restrict|hold)$/)
  const dish = own.findIndex((token, at) => at > verb && isDishToken(token))
  // 'Cap the potato dishes at three'.
  const end = own[dish + 1]?.kind === 'meal' ? dish + 1 : dish
  const [to, count] = own.slice(end + 1)
  if (verb < 0 || dish < 0 || !to || !count || !isWord(to, /^(?:to|at)$/)) return null
  if (!own.slice(verb + 1, dish).every(isFillerOrSome)) return null
  if (!isA(count, 'count', 'number', 'compare')) return null
  const most: Token[] =
    count.kind === 'compare' ? [] : [withMeaning(to, { kind: 'compare', way: 'max', word: 'at most' })]
  return [
    ...own.slice(0, verb),
    ...own.slice(verb + 1, end + 1),
    ...most,
    ...own.slice(end + 2).filter(isNoLimit),
  ]
}

/**
 * Whether a token is no second word for the limit, as 'tops' in 'keep cheese to two nights tops'.
 */
const isNoLimit = (token: Token) => !isWord(token, /^(?:tops|max|maximum|at most|at the most|or less)$/)

/** In 'put pizza down for Friday', 'pencil soup in' the small word belongs to the verb. */
const rewriteDown: Rewrite = (own) => {
  const verb = wordAt(own, /^(?:put|pencil|write|note|stick|slot|pop)$/)
  const down = own.findIndex((token, at) => at > verb && isWord(token, /^(?:down|in)$/))
  const isBehindDish = verb >= 0 && down > verb + 1 && own[down - 1]?.kind === 'dish'
  const isAheadOfDay = own.slice(down + 1).find((token) => !isFillerOrSome(token))?.kind === 'days'
  return isBehindDish && isAheadOfDay ? own.toSpliced(down, 1) : null
}

/** 'Keep nuts away from Ella' denies them to her. */
const rewriteAway: Rewrite = (own) => {
  const [keep, ...rest] = own
  const away = cueAt(rest, 'away')
  const [off, from, ...whom] = rest.slice(away)
  const who = whom.find((token) => !isFillerOrSome(token))
  if (!keep || !off || away < 1 || !isWord(keep, /^keep$/) || !isWord(from, /^from$/) || who?.kind !== 'who')
    return null
  if (!rest.slice(0, away).some(isDishToken)) return null
  const not = withMeaning(keep, { kind: 'not', word: 'no' })
  const forThem = spanToken(off, from ?? off, { kind: 'filler', word: 'for' })
  return [not, ...rest.slice(0, away), forThem, ...rest.slice(away + 2)]
}

/** 'Keep prawns off Ella's plate', 'leave the chilli off hers' deny them to her. */
const rewriteOffPlate: Rewrite = (own) => {
  const [keep, ...rest] = own
  const at = wordAt(rest, /^off$/)
  const [off, who, ...behind] = rest.slice(at)
  if (!keep || !off || at < 1 || who?.kind !== 'who' || !isWord(keep, /^(?:keep|leave)$/)) return null
  if (!rest.slice(0, at).some(isDishToken)) return null
  if (!behind.every((token) => isA(token, 'meal', 'filler', 'slot'))) return null
  const not = withMeaning(keep, { kind: 'not', word: 'no' })
  const forThem = withMeaning(off, { kind: 'filler', word: 'for' })
  return [not, ...rest.slice(0, at), forThem, who]
}

/** 'Keep the children away from chilli' denies it to them. */
const rewriteAwayFrom: Rewrite = (own) => {
  const [keep, ...rest] = own
  const at = wordAt(rest, /^(?:away|off|clear)$/)
  const who = rest[at - 1]
  const [away, from] = rest.slice(at)
  const behind = isWord(from, /^(?:from|of)$/) ? rest.slice(at + 2) : rest.slice(at + 1)
  if (!keep || !away || at < 1 || who?.kind !== 'who' || !isWord(keep, /^keep$/)) return null
  if (!rest.slice(0, at - 1).every(isFillerOrSome) || !behind.some(isDishToken)) return null
  return [who, withMeaning(away, { kind: 'cue', cue: 'dislikes', word: 'is off' }), ...behind]
}

/** 'Make enough for five on Friday' names five people, not five meals. */
const rewriteEnough: Rewrite = (own) => {
  const at = own.findIndex((token) => isWord(token, /enough(?: of)?$/) && isCue(token, 'double'))
  const link = own.findIndex((token, index) => index > at && isWord(token, /^for$/))
  const [enough, number, next] = [own[at], own[link + 1], own[link + 2]]
  if (at < 0 || link < 0 || !enough || number?.kind !== 'number') return null
  if (next && isA(next, 'meal', 'slot', 'unit', 'dish', 'number') && !isWord(next, /^people$/)) return null
  const dishes = own.slice(at + 1, link)
  const feed = withMeaning(enough, { kind: 'cue', cue: 'we are', word: 'enough for' })
  return dishes.length === 0
    ? [...own.slice(0, at), feed, ...own.slice(link + 1)]
    : [...own.slice(0, at), ...own.slice(at + 1)]
}

/** In 'keep groceries under 150' the number is money. */
const rewriteMoney: Rewrite = (own) => {
  const at = own.findIndex((token, index) => token.kind === 'number' && own[index - 1]?.kind === 'compare')
  const [number, next] = [own[at], own[at + 1]]
  const isSpent = hasCue(own, 'spend')
  if (number?.kind !== 'number' || number.n < 10 || !isSpent || isA(next, 'unit', 'dish')) return null
  return own.toSpliced(at, 1, withMeaning(number, { kind: 'amount', n: number.n, unit: 'money' }))
}

/** 'Cook a big soup on Monday for lunch on Tuesday' makes more than one meal. */
const rewriteBig: Rewrite = (own) => {
  const verb = wordAt(own, /^(?:cook|make|do|ill make|ill cook)$/, 'ask')
  const big = own.findIndex((token, at) => at > verb && isWord(token, /^(?:big|large|huge|massive)$/))
  const link = own.findIndex((token, at) => at > big && isWord(token, /^for$/))
  const [first, last, next] = [own[verb], own[big], own[link + 1]]
  if (verb < 0 || big < 0 || link < 0 || !first || !last || !own.slice(verb + 1, big).every(isFillerOrSome))
    return null
  const isCooked = own.slice(big, link).some(isDishToken) && has(own.slice(big, link), 'days')
  if (!isCooked || !isA(next, 'slot', 'days')) return null
  return [
    ...own.slice(0, verb),
    spanToken(first, last, { kind: 'cue', cue: 'double', word: 'make extra' }),
    ...own.slice(big + 1),
  ]
}

const turns: readonly Rewrite[] = [
  ...rewritesOfDays,
  ...rewritesOfScope,
  ...rewritesOfOrder,
  rewriteOff,
  rewriteBanned,
  rewriteItOut,
  ...rewritesOfPeople,
  rewriteLimit,
  rewriteDown,
  rewriteAway,
  rewriteOffPlate,
  rewriteAwayFrom,
  rewriteEnough,
  rewriteMoney,
  rewriteBig,
]

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
