/** Splits the tokens of a sentence into clauses, each with one wish or remark. */

import { isFunctionWord, withMeaning, partBehind, firstWord } from '../joins/join.ts'
import { hasKind, isOfKind, isJoiner, isCue, isWord } from '../tokens/token-checks.ts'
import type { Joiner, Token } from '../tokens/token.ts'
import { type Clause, isCondition } from './clause.ts'
import { isDishOrNot, emptyProgress, progressAfter, startsClause } from './starts-clause.ts'

/** Splits tokens into clauses: at joiners, and where one ends without any. */
export function splitIntoClauses(tokens: readonly Token[]): readonly Clause[] {
  const builder = new ClauseBuilder()
  for (const [index, token] of tokens.entries()) {
    // 'Kit is eight on Tuesday: pizza and chips'.
    if (isWord(token, /^:$/, 'filler') && isRemarkOfDay(builder.tokens)) builder.close()
    // In 'why is the text so small, pizza on Friday' the 'so' joins nothing.
    else if (isJoiner(token, 'so') && isHowMuch(tokens, index))
      builder.add(withMeaning(token, { kind: 'filler', word: 'so' }))
    else if (token.kind === 'joiner') builder.join(token)
    else if (token.kind === 'remark') builder.addAlone(token)
    else builder.add(token)
  }
  builder.close()
  return builder.clauses
}

/** What the joiners before a clause say of it. */
interface Opening {
  joiner: Joiner
  /** A full stop stands before the clause, perhaps with an 'and' behind it. */
  isNew: boolean
  conditionStart?: number
  isBeforeWish: boolean
  hasMarkBeforeAnd: boolean
}

const openingWith = (joiner: Joiner): Opening => ({
  joiner,
  isNew: joiner === 'stop',
  isBeforeWish: false,
  hasMarkBeforeAnd: false,
})

/** Collects the tokens of one clause after the other. */
class ClauseBuilder {
  readonly clauses: Clause[] = []
  tokens: Token[] = []
  #opening: Opening = { ...openingWith('stop'), isNew: false }

  add(token: Token): void {
    this.tokens.push(token)
  }

  addAlone(token: Token): void {
    this.close()
    this.add(token)
    this.close()
  }

  /** Ends a clause at a joiner; several joiners in a row open the next clause together. */
  join({ joiner, start }: Extract<Token, { kind: 'joiner' }>): void {
    if (this.tokens.length > 0) {
      this.close()
      this.#opening = openingWith(joiner)
    } else if (joiner !== 'comma') this.#joinAgain(joiner)
    if (isCondition(joiner) || joiner === 'because') this.#opening.conditionStart = start
  }

  #joinAgain(joiner: Joiner): void {
    const { joiner: before } = this.#opening
    const isFirst = this.clauses.length === 0
    this.#opening.hasMarkBeforeAnd = before === 'comma' && joiner === 'and'
    this.#opening.isBeforeWish = !isFirst && isCondition(joiner) && (before === 'stop' || before === 'next')
    if (before !== 'stop' || !isFirst || isCondition(joiner)) this.#opening.joiner = joiner
  }

  /** Ends a clause, or several where one begins without a joiner. */
  close(): void {
    for (const [index, part] of this.#parts().entries()) {
      this.clauses.push({ ...clauseOf(part, this.#opening), ...(index > 0 && { isUnmarked: true }) })
      this.#opening = openingWith('comma')
    }
    this.tokens = []
  }

  #parts(): Token[][] {
    const { joiner } = this.#opening
    const before = this.clauses.at(-1)
    if (joiner === 'so' && before && isDayOnly(before)) return partedUnderDay(this.tokens)
    const continuesList = joiner === 'and' || joiner === 'comma'
    return partedWithin(this.tokens, continuesList && isServed(this.tokens[0]) && isUnderDays(this.clauses))
  }
}

/** The clause that tokens make behind the joiners that open it. */
function clauseOf(part: Token[], opening: Opening): Clause {
  const { joiner, isNew, conditionStart, isBeforeWish, hasMarkBeforeAnd } = opening
  const isNewAnd = isNew && joiner === 'and'
  return {
    joiner: isNewAnd && part.some(isSaying) ? 'stop' : joiner,
    tokens: withoutThanks(part),
    start: Math.min(...part.map(({ start }) => start)),
    end: Math.max(...part.map(({ end }) => end)),
    ...(conditionStart !== undefined && (isCondition(joiner) || joiner === 'because') && { conditionStart }),
    ...(isBeforeWish && isCondition(joiner) && { isBeforeWish }),
    ...((hasMarkBeforeAnd || isNewAnd) && { hasMarkBeforeAnd: true }),
  }
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
