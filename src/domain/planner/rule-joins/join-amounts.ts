/** Numbers with their units, and limits of time, cost and energy. */
import type { DishLike } from '../plan-rule.ts'
import { type Join, pastIdle, asOne } from './joined.ts'
import type { Of, Piece } from '../rule-tokens/piece.ts'
import { isA, isCue, isUnit, isWord } from '../rule-tokens/piece-checks.ts'

/** '400g', '£2', '30 minutes', 'three times'. */
export const joinAmounts: Join = (pieces, at) => {
  const first = pieces[at]
  const next = pastIdle(pieces, at + 1)
  const second = pieces[at + 1]
  if (isUnit(first, 'money') && second?.is === 'number' && !isSpokenMoney(first))
    return asOne(2, first, second, { is: 'amount', n: second.n, unit: 'money' })
  const cents = withCents(first, second, pieces[at + 2])
  if (cents) return cents
  // 'A tin of coconut milk' is one tin, 'a quid' one pound.
  if (isBeforePack(first) && second?.is === 'unit' && (packs.has(second.unit) || isSpokenMoney(second)))
    return asOne(2, first, second, { is: 'amount', n: 1, unit: second.unit })
  // 'A big bag of peas'.
  const isSize = isWord(second, /^(?:big|small|large|huge|giant|whole|massive)$/, 'filler')
  const pack = pieces[at + 2]
  if (isBeforePack(first) && isSize && pack?.is === 'unit' && packs.has(pack.unit))
    return asOne(3, first, pack, { is: 'amount', n: 1, unit: pack.unit })
  if (first?.is !== 'number') return null
  if (second && isWord(second, /^min$/, 'compare') && first.n >= 5)
    return asOne(2, first, second, { is: 'amount', n: first.most ?? first.n, unit: 'minutes' })
  if (second && isWord(second, /^lots of$/, 'vague')) return countedAmount(first, second)
  // 'Under two fifty' are pounds and pence.
  const ahead = pieces[at - 1]
  const isUnder = ahead?.is === 'compare' && (ahead.way === 'below' || ahead.way === 'max')
  const isPence = second?.is === 'number' && second.n >= 10 && second.n < 100 && second.n % 5 === 0
  if (isUnder && isPence && first.n < 20 && !second.isDashed && pieces[at + 2]?.is !== 'unit')
    return asOne(2, first, second, { is: 'amount', n: first.n + second.n / 100, unit: 'money' })
  if (second?.is === 'unit') {
    if (second.unit === 'x' || second.unit === 'of') return countedAmount(first, second)
    if (['days', 'week', 'fortnight'].includes(second.unit)) return null
    if (second.unit === 'pence')
      return asOne(2, first, second, {
        is: 'amount',
        n: (first.most ?? first.n) / 100,
        unit: 'money',
      })
    const hours = second.unit === 'hours'
    const n = (first.most ?? first.n) * (hours ? 60 : 1)
    const unit = hours ? 'minutes' : second.unit
    const from = first.isBetween ? { from: first.n * (hours ? 60 : 1) } : {}
    return asOne(2, first, second, { is: 'amount', n, ...from, unit })
  }
  if (second?.is === 'meal' && second.isMany && next === at + 1) {
    const after = pieces[at + 2]
    if (isCue(after, 'running')) return null
    return countedAmount(first, second)
  }
  return null
}

/** 'Quid', 'dollars': said behind their number, where '£' and 'GBP' stand before it. */
const isSpokenMoney = ({ unit, start, end }: Of<'unit'>) => unit === 'money' && end - start > 3

/** 'Two pounds fifty', 'a quid twenty': the number behind is of pence. */
function withCents(first: Piece | undefined, second: Piece | undefined, next: Piece | undefined) {
  if (first?.is !== 'amount' || second?.is !== 'number' || second.isDashed) return null
  const isMoney = first.unit === 'money' || first.unit === 'pound'
  const isCents = Number.isInteger(second.n) && second.n >= 5 && second.n < 100
  if (!isMoney || !Number.isInteger(first.n) || !isCents) return null
  if (isA(next, 'unit', 'thing', 'slot', 'meal')) return null
  const n = first.n + second.n / 100
  return asOne(2, first, second, { is: 'amount', n, unit: 'money' })
}

const packs: ReadonlySet<string> = new Set(
  'kg|lb|tin|can|pack|bag|bunch|jar|head|block|tub|pot|box|pint|carton|gallon|quart|cup|loaf'.split('|'),
)

const isBeforePack = (piece: Piece | undefined): piece is Piece =>
  isWord(piece, /(?:^(?:that|this|an open(?:ed)?|a half used)|(?:^|like )an?)$/, 'filler', 'subject')

const countedAmount = (first: Of<'number'>, last: Piece) =>
  asOne(2, first, last, { is: 'count', min: first.n, max: first.most ?? first.n })

const dimensions: Readonly<Record<string, 'minutes' | 'kcal' | 'cost'>> = {
  minutes: 'minutes',
  kcal: 'kcal',
  money: 'cost',
}

/** 'Under 30 minutes', '600 calories max', 'at least 30 g protein'. */
export const joinLimits: Join = (pieces, at) => {
  const first = pieces[at]
  if (!first) return null
  const start = first.is === 'compare' ? pastIdle(pieces, at + 1) : at
  const amount = pieces[start]
  if (amount?.is !== 'amount') return null
  // 'About 300 g of mince' is an amount, and no limit.
  const isWeight = !['minutes', 'kcal', 'money', 'pound'].includes(amount.unit ?? 'minutes')
  if (isWeight && isAbout(first)) return { length: start - at + 1, piece: { ...amount, start: first.start } }
  const after = pieces[pastIdle(pieces, start + 1)]
  const isProtein = amount.unit === 'g' && isCue(after, 'by protein')
  const isEach = isCue(after, 'per')
  const isPrice = amount.unit === 'pound' && (first.is === 'compare' || isEach)
  const dimension = isProtein ? 'protein' : isPrice ? 'cost' : dimensions[amount.unit ?? '']
  if (dimension === undefined) return null
  let last = isProtein ? pastIdle(pieces, start + 1) : start
  const ahead = first.is === 'compare' ? first : null
  // '£4 a head tops'.
  const beyond = isEach && ahead === null ? pastIdle(pieces, pastIdle(pieces, start + 1) + 1) : -1
  if (pieces[beyond]?.is === 'compare') last = beyond - 1
  const behind = pieces[pastIdle(pieces, last + 1)]
  const isBehind =
    ahead === null && behind?.is === 'compare' && isTrailing(pieces, pastIdle(pieces, last + 1))
  // 'In 40 minutes or less': said twice.
  const isAgain =
    ahead?.way === 'max' &&
    isWord(behind, /^(?:or (?:less|under|fewer)|max|maximum|tops|at most|at the most)$/, 'compare')
  if (isBehind || isAgain) last = pastIdle(pieces, last + 1)
  const way = ahead?.way ?? (isBehind && behind.is === 'compare' ? behind.way : isProtein ? 'min' : 'max')
  const isLeast = way === 'min' || way === 'above'
  const most = { ...(amount.from !== undefined && { min: amount.from }), max: amount.n }
  const what: DishLike = { [dimension]: isLeast ? { min: amount.n } : most }
  const end = pieces[last]
  if (!end) return null
  const limit = { is: 'limit' as const, what, ...(ahead?.word !== undefined && { word: ahead.word }) }
  return asOne(last - at + 1, first, end, limit)
}

/** 'Between £2 and £3': one limit at both ends. */
export const joinLimitRange: Join = (pieces, at) => {
  const [between, low, and, high] = pieces.slice(at, at + 4)
  if (between?.is !== 'between' || low?.is !== 'limit' || high?.is !== 'limit') return null
  const measure = (['cost', 'minutes', 'kcal'] as const).find(
    (one) => low.what[one]?.max !== undefined && high.what[one]?.max !== undefined,
  )
  if (!measure || and?.is !== 'break' || and.how !== 'and') return null
  const what: DishLike = { [measure]: { min: low.what[measure]?.max, max: high.what[measure]?.max } }
  return asOne(4, between, high, { is: 'limit', what, word: 'between' })
}

/** 'About', 'around': nearly so many. */
export const isAbout = (piece: Piece | undefined): boolean =>
  isWord(piece, /^(?:about|around|roughly|some)$/, 'compare')

/** A comparing word belongs to the number before it where no other number comes after it. */
export const isTrailing = (pieces: readonly Piece[], at: number) => {
  const next = pieces[pastIdle(pieces, at + 1)]
  // '20 minutes max on both': of what both are, and no count of them.
  const isCounted = next?.is === 'number' && !next.isBoth
  return !isCounted && !isA(next, 'amount', 'count')
}
