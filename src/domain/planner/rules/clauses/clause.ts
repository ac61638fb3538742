/** Splits the tokens of a sentence into clauses, each with one wish or remark. */
import { isFunctionWord, withMeaning, partBehind, firstWord } from '../joins/join.ts'
import type { Joiner, Token } from '../tokens/token.ts'
import { isDishOrNot, emptyProgress, progressAfter, startsClause } from './starts-clause.ts'
import { hasKind, isOfKind, isJoiner, isCue, isWord } from '../tokens/token-checks.ts'

/** Tokens that say one thing, and how they are joined to the clause before. */
export interface Clause {
  joiner: Joiner
  tokens: Token[]
  start: number
  end: number
  /** No joiner stands between it and the clause before. */
  isUnmarked?: true
  /** Start of the word that makes it a condition or a reason: 'if', 'because'. */
  conditionStart?: number
  /** A condition that belongs to the wish behind it: a full stop or 'and then' stands before it. */
  isBeforeWish?: true
  /** A comma or a full stop stands before its 'and': 'curry, and rice on Monday'. */
  hasMarkBeforeAnd?: true
}

/** Makes one clause of two neighbours wherever `join` gives one. */
export function joinNeighbours(
  clauses: readonly Clause[],
  join: (before: Clause, clause: Clause) => Clause | null,
): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    const both = before ? join(before, clause) : null
    if (both) joined[joined.length - 1] = both
    else joined.push(clause)
  }
  return joined
}

/** Splits tokens into clauses: at joiners, and where one ends without any. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = []
  let joiner: Joiner = 'stop'
  let clauseTokens: Token[] = []
  let conditionStart: number | undefined
  let isNew = false
  let isBeforeWish = false
  let hasMarkBeforeAnd = false
  const closeClause = () => {
    const reason = clauses.at(-1)
    const isUnderDay = joiner === 'so' && reason !== undefined && isDayOnly(reason)
    const parts = isUnderDay
      ? partedUnderDay(clauseTokens)
      : partedWithin(
          clauseTokens,
          (joiner === 'and' || joiner === 'comma') && isServed(clauseTokens[0]) && isUnderDays(clauses),
        )
    for (const [index, part] of parts.entries()) {
      const [first, last] = [part[0], part.at(-1)]
      if (first && last)
        clauses.push({
          joiner: isNew && joiner === 'and' && part.some(isSaying) ? 'stop' : joiner,
          tokens: withoutThanks(part),
          start: Math.min(...part.map(({ start }) => start)),
          end: Math.max(...part.map(({ end }) => end)),
          ...(index > 0 && { isUnmarked: true }),
          ...(conditionStart !== undefined &&
            (isCondition(joiner) || joiner === 'because') && { conditionStart }),
          ...(isBeforeWish && isCondition(joiner) && { isBeforeWish: true as const }),
          ...((hasMarkBeforeAnd || (isNew && joiner === 'and')) &&
            index === 0 && { hasMarkBeforeAnd: true as const }),
        })
      joiner = 'comma'
      conditionStart = undefined
      isNew = false
      isBeforeWish = false
      hasMarkBeforeAnd = false
    }
    clauseTokens = []
  }
  for (const [index, token] of tokens.entries()) {
    // 'Kit is eight on Tuesday: pizza and chips'.
    if (isWord(token, /^:$/, 'filler') && isRemarkOfDay(clauseTokens)) {
      closeClause()
      continue
    }
    // In 'why is the text so small, pizza on Friday' the 'so' joins nothing.
    if (isJoiner(token, 'so') && isHowMuch(tokens, index)) {
      clauseTokens.push(withMeaning(token, { kind: 'filler', word: 'so' }))
      continue
    }
    if (token.kind !== 'joiner') {
      if (token.kind === 'remark') closeClause()
      clauseTokens.push(token)
      if (token.kind === 'remark') closeClause()
      continue
    }
    if (clauseTokens.length > 0) {
      closeClause()
      joiner = token.joiner
      isNew = joiner === 'stop'
    } else if (token.joiner !== 'comma') {
      hasMarkBeforeAnd = joiner === 'comma' && token.joiner === 'and'
      isBeforeWish =
        clauses.length > 0 && isCondition(token.joiner) && (joiner === 'stop' || joiner === 'next')
      joiner = joiner === 'stop' && clauses.length === 0 && !isCondition(token.joiner) ? 'stop' : token.joiner
    }
    if (isCondition(token.joiner) || token.joiner === 'because') conditionStart = token.start
  }
  closeClause()
  return clauses
}

/** 'Salad for me please': drops thanks and emoji at the end. */
function withoutThanks(part: Token[]): Token[] {
  const last = part.findLastIndex((token) => !isThanks(token))
  return last < 0 ? part : part.slice(0, last + 1)
}

const isThanks = (token: Token) =>
  isWord(
    token,
    /^(?:please|pls|plz|thanks|thank you|thx|ty|cheers|ta|\p{Extended_Pictographic}.*|\u200d|\ufe0f)$/u,
    'filler',
  )

/** Whether a token says more than a day: 'also soup', 'also skip lunch on Friday'. */
const isSaying = (token: Token) => isDishOrNot(token) || isOfKind(token, 'cue', 'unknown', 'limit')

/** Whether only fillers stand between 'so' and the next joiner. */
function isHowMuch(tokens: readonly Token[], at: number): boolean {
  const behind = partBehind(tokens, at)
  return behind.length > 0 && behind.every(({ kind }) => kind === 'filler')
}

/** Whether tokens tell what is on a day in unknown words: 'Kit is eight on Tuesday'. */
const isRemarkOfDay = (tokens: readonly Token[]) =>
  hasKind(tokens, 'unknown', 'occasion') && hasKind(tokens, 'days')

/** Whether a joiner begins a condition: 'if it is on sale', 'when it gets cold'. */
export const isCondition = (joiner: Joiner): boolean => joiner === 'if' || joiner === 'when'

/** Splits where a clause begins without a joiner: 'mon dal tue pasta'. */
function partedWithin(tokens: readonly Token[], isDayFirst = false): Token[][] {
  const parts: Token[][] = []
  let clauseTokens: Token[] = []
  let progress = { ...emptyProgress, daysFirst: isDayFirst }
  for (const [index, token] of tokens.entries()) {
    if (startsClause(tokens, index, clauseTokens, progress)) {
      // Numbers and fillers right before it belong to the new clause.
      let from = clauseTokens.length
      if (token.kind === 'dish' && isOfSomebody(clauseTokens)) from -= 2
      while (from > 0 && isLeading(clauseTokens[from - 1])) from -= 1
      const leadingTokens = clauseTokens.splice(from)
      if (clauseTokens.length > 0) parts.push(clauseTokens)
      clauseTokens = leadingTokens
      progress = { ...emptyProgress, count: hasKind(leadingTokens, 'count') }
    }
    clauseTokens.push(token)
    progress = progressAfter(progress, token)
  }
  if (clauseTokens.length > 0) parts.push(clauseTokens)
  return parts
}

/** 'Wednesday I'm late': a day first, and no dish behind it. */
const isDayOnly = ({ tokens }: Clause): boolean => {
  const day = tokens.findLastIndex(({ kind }) => kind === 'days')
  const isAhead = firstWord(tokens)?.kind === 'days'
  return isAhead && !hasKind(tokens.slice(day), 'dish')
}

const isServed = (token: Token | undefined) =>
  token?.kind === 'dish' || isCue(token, 'leftovers', 'takeaway', 'out')

const isServedOrSmall = (token: Token) => isServed(token) || isFunctionWord(token)

/** Whether the clauses so far are a list of days, each before its dish. */
const isUnderDays = (clauses: readonly Clause[]): boolean => {
  const first = clauses.findLast(({ tokens }) => !tokens.every(isServedOrSmall))
  return first !== undefined && isDayThenDish(first)
}

/** Whether a clause is a day and then its dish: 'Mon dal'. */
const isDayThenDish = ({ tokens }: Clause): boolean =>
  tokens.findIndex((token) => !isFunctionWord(token)) === tokens.findIndex(({ kind }) => kind === 'days') &&
  tokens.filter(({ kind }) => kind === 'days').length === 1 &&
  isServed(tokens.at(-1))

/**
 * 'Wednesday I'm late so leftovers Thursday eggs Friday fish': each day stands before its dish, so
 * the first dish is for Wednesday, the day of the reason.
 */
function partedUnderDay(tokens: readonly Token[]): Token[][] {
  const first = tokens.findIndex(({ kind }) => kind === 'days')
  const order = tokens.flatMap((token) => (token.kind === 'days' ? ['day'] : isServed(token) ? ['dish'] : []))
  const isDayFirst =
    order.every((one, at) => one === (at % 2 === 0 ? 'dish' : 'day')) && order.length % 2 === 1
  if (!isDayFirst || order.length < 3) return partedWithin(tokens)
  return [tokens.slice(0, first), ...partedWithin(tokens.slice(first))]
}

/** Whether tokens end with 'Tom is', which belongs to the next clause. */
const isOfSomebody = (tokens: readonly Token[]): boolean =>
  tokens.length > 2 && isCue(tokens.at(-1), 'is') && tokens.at(-2)?.kind === 'who'

const isLeading = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'number' ||
    (token.kind === 'count' && token.isNumber === true) ||
    isOfKind(token, 'compare', 'some', 'ask') ||
    // In 'nothing spicy for Ella either she's ill' the 'either' belongs to what stands before.
    (token.kind === 'filler' && !/^(?:either|too|as well|again|please|altogether)$/.test(token.word)) ||
    isOfKind(token, 'subject', 'maybe'))
