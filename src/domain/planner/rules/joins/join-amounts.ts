/** Numbers with their units, and limits of time, cost and energy. */

import type { DishLike } from '../../plan-rule.ts'
import { isOfKind, isCue, isUnit, isWord } from '../tokens/token-checks.ts'
import type { TokenOf, Token } from '../tokens/token.ts'
import { type Join, pastFunctionWords, joinedAs } from './join.ts'

/** A number and its unit become one amount: '400g', '£2', '30 minutes', 'three times'. */
export const joinAmounts: Join = (tokens, at) => {
  const first = tokens[at]
  const next = pastFunctionWords(tokens, at + 1)
  const second = tokens[at + 1]
  if (isUnit(first, 'money') && second?.kind === 'number' && !isSpokenMoney(first))
    return joinedAs(2, first, second, { kind: 'amount', n: second.n, unit: 'money' })
  const cents = withCents(first, second, tokens[at + 2])
  if (cents) return cents
  // 'A tin of coconut milk' means one tin, 'a quid' one pound.
  if (isBeforePack(first) && second?.kind === 'unit' && (packs.has(second.unit) || isSpokenMoney(second)))
    return joinedAs(2, first, second, { kind: 'amount', n: 1, unit: second.unit })
  // 'A big bag of peas'.
  const isSize = isWord(second, /^(?:big|small|large|huge|giant|whole|massive)$/, 'filler')
  const pack = tokens[at + 2]
  if (isBeforePack(first) && isSize && pack?.kind === 'unit' && packs.has(pack.unit))
    return joinedAs(3, first, pack, { kind: 'amount', n: 1, unit: pack.unit })
  if (first?.kind !== 'number') return null
  if (second && isWord(second, /^min$/, 'compare') && first.n >= 5)
    return joinedAs(2, first, second, { kind: 'amount', n: first.most ?? first.n, unit: 'minutes' })
  if (second && isWord(second, /^lots of$/, 'vague')) return countedAmount(first, second)
  // 'Under two fifty' means pounds and pence.
  const ahead = tokens[at - 1]
  const isUnder = ahead?.kind === 'compare' && (ahead.way === 'below' || ahead.way === 'max')
  const isPence = second?.kind === 'number' && second.n >= 10 && second.n < 100 && second.n % 5 === 0
  if (isUnder && isPence && first.n < 20 && !second.isDashed && tokens[at + 2]?.kind !== 'unit')
    return joinedAs(2, first, second, { kind: 'amount', n: first.n + second.n / 100, unit: 'money' })
  if (second?.kind === 'unit') {
    if (second.unit === 'x' || second.unit === 'of') return countedAmount(first, second)
    if (['days', 'week', 'fortnight'].includes(second.unit)) return null
    if (second.unit === 'pence')
      return joinedAs(2, first, second, {
        kind: 'amount',
        n: (first.most ?? first.n) / 100,
        unit: 'money',
      })
    const hours = second.unit === 'hours'
    const n = (first.most ?? first.n) * (hours ? 60 : 1)
    const unit = hours ? 'minutes' : second.unit
    const from = first.isBetween ? { from: first.n * (hours ? 60 : 1) } : {}
    return joinedAs(2, first, second, { kind: 'amount', n, ...from, unit })
  }
  if (second?.kind === 'meal' && second.isMany && next === at + 1) {
    const after = tokens[at + 2]
    if (isCue(after, 'running')) return null
    return countedAmount(first, second)
  }
  return null
}

/**
 * Whether a unit of money stands behind its number ('quid', 'dollars'), not before it ('£', 'GBP').
 */
const isSpokenMoney = ({ unit, start, end }: TokenOf<'unit'>) => unit === 'money' && end - start > 3

/** 'Two pounds fifty', 'a quid twenty': the second number is in pence. */
function withCents(first: Token | undefined, second: Token | undefined, next: Token | undefined) {
  if (first?.kind !== 'amount' || second?.kind !== 'number' || second.isDashed) return null
  const isMoney = first.unit === 'money' || first.unit === 'pound'
  const isCents = Number.isInteger(second.n) && second.n >= 5 && second.n < 100
  if (!isMoney || !Number.isInteger(first.n) || !isCents) return null
  if (isOfKind(next, 'unit', 'dish', 'slot', 'meal')) return null
  const n = first.n + second.n / 100
  return joinedAs(2, first, second, { kind: 'amount', n, unit: 'money' })
}

const packs: ReadonlySet<string> = new Set(
  'kg|lb|tin|can|pack|bag|bunch|jar|head|block|tub|pot|box|pint|carton|gallon|quart|cup|loaf'.split('|'),
)

const isBeforePack = (token: Token | undefined): token is Token =>
  isWord(token, /(?:^(?:that|this|an open(?:ed)?|a half used)|(?:^|like )an?)$/, 'filler', 'subject')

const countedAmount = (first: TokenOf<'number'>, last: Token) =>
  joinedAs(2, first, last, { kind: 'count', min: first.n, max: first.most ?? first.n })

const dimensions: Readonly<Record<string, 'minutes' | 'kcal' | 'cost'>> = {
  minutes: 'minutes',
  kcal: 'kcal',
  money: 'cost',
}

/**
 * An amount of time, cost, energy or protein becomes a limit, with the comparing word beside it:
 * 'under 30 minutes', '600 calories max', 'at least 30 g protein'.
 */
export const joinLimits: Join = (tokens, at) => {
  const first = tokens[at]
  if (!first) return null
  const start = first.kind === 'compare' ? pastFunctionWords(tokens, at + 1) : at
  const amount = tokens[start]
  if (amount?.kind !== 'amount') return null
  // 'About 300 g of mince' is an amount, not a limit.
  const isWeight = !['minutes', 'kcal', 'money', 'pound'].includes(amount.unit ?? 'minutes')
  if (isWeight && isAbout(first)) return { length: start - at + 1, token: { ...amount, start: first.start } }
  const after = tokens[pastFunctionWords(tokens, start + 1)]
  const isProtein = amount.unit === 'g' && isCue(after, 'by protein')
  const isEach = isCue(after, 'per')
  const isPrice = amount.unit === 'pound' && (first.kind === 'compare' || isEach)
  const dimension = isProtein ? 'protein' : isPrice ? 'cost' : dimensions[amount.unit ?? '']
  if (dimension === undefined) return null
  let last = isProtein ? pastFunctionWords(tokens, start + 1) : start
  const ahead = first.kind === 'compare' ? first : null
  // '£4 a head tops'.
  const beyond =
    isEach && ahead === null ? pastFunctionWords(tokens, pastFunctionWords(tokens, start + 1) + 1) : -1
  if (tokens[beyond]?.kind === 'compare') last = beyond - 1
  const behind = tokens[pastFunctionWords(tokens, last + 1)]
  const isBehind =
    ahead === null && behind?.kind === 'compare' && isTrailing(tokens, pastFunctionWords(tokens, last + 1))
  // 'In 40 minutes or less' has two words for the same limit.
  const isAgain =
    ahead?.way === 'max' &&
    isWord(behind, /^(?:or (?:less|under|fewer)|max|maximum|tops|at most|at the most)$/, 'compare')
  if (isBehind || isAgain) last = pastFunctionWords(tokens, last + 1)
  const way = ahead?.way ?? (isBehind && behind.kind === 'compare' ? behind.way : isProtein ? 'min' : 'max')
  const isLeast = way === 'min' || way === 'above'
  const most = { ...(amount.from !== undefined && { min: amount.from }), max: amount.n }
  const what: DishLike = { [dimension]: isLeast ? { min: amount.n } : most }
  const end = tokens[last]
  if (!end) return null
  const limit = { kind: 'limit' as const, what, ...(ahead?.word !== undefined && { word: ahead.word }) }
  return joinedAs(last - at + 1, first, end, limit)
}

/** 'Between £2 and £3' is one limit with both ends. */
export const joinLimitRange: Join = (tokens, at) => {
  const [between, low, and, high] = tokens.slice(at, at + 4)
  if (between?.kind !== 'between' || low?.kind !== 'limit' || high?.kind !== 'limit') return null
  const measure = (['cost', 'minutes', 'kcal'] as const).find(
    (one) => low.what[one]?.max !== undefined && high.what[one]?.max !== undefined,
  )
  if (!measure || and?.kind !== 'joiner' || and.joiner !== 'and') return null
  const what: DishLike = { [measure]: { min: low.what[measure]?.max, max: high.what[measure]?.max } }
  return joinedAs(4, between, high, { kind: 'limit', what, word: 'between' })
}

/** Whether a token means an approximate number: 'about', 'around'. */
export const isAbout = (token: Token | undefined): boolean =>
  isWord(token, /^(?:about|around|roughly|some)$/, 'compare')

/** Whether a comparing word belongs to the number before it: no other number follows. */
export const isTrailing = (tokens: readonly Token[], at: number) => {
  const next = tokens[pastFunctionWords(tokens, at + 1)]
  // The 'both' in '20 minutes max on both' counts nothing.
  const isCounted = next?.kind === 'number' && !next.isBoth
  return !isCounted && !isOfKind(next, 'amount', 'count')
}
