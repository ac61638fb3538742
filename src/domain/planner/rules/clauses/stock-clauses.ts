/** Clauses about what food there is, and what of it is to be used up. */

import { hasKind, isCue, isPronoun, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { type ClauseFacts, clauseFactsOf, hasOnlyKinds, areAllEmpty } from './clause-facts.ts'
import type { Clause } from './clause.ts'

/** 'We've got four pounds of turkey, use it up' becomes one clause. */
export function joinStockAndUse(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    const facts = clauseFactsOf(clause)
    const isUse =
      facts.cues.has('use') &&
      hasOnlyKinds(
        facts,
        'cue',
        ...(facts.who?.isPronoun || isForMe(clause) ? (['who'] as const) : []),
        // 'Use them both'.
        ...(facts.number?.isBoth ? (['number'] as const) : []),
      ) &&
      areAllEmpty(facts.isNot, facts.hasUnknown) &&
      clause.joiner !== 'next'
    const stock = before && clauseFactsOf(before)
    const isStock =
      (stock !== undefined &&
        stock.dishes.length > 0 &&
        areAllEmpty(stock.days, stock.isNot, stock.hasUnknown) &&
        before?.tokens.some(isStockWord)) ||
      endsWithStock(joined)
    if (isUse && before && isStock) {
      const used = clause.tokens.filter((token) => token.kind === 'cue' || isPronoun(token))
      joined[joined.length - 1] = { ...before, tokens: [...before.tokens, ...used], end: clause.end }
    } else joined.push(clause)
  }
  return joined
}

/**
 * Whether the clauses end with a list of what there is: 'I've got half a tub of ricotta and two
 * aubergines'.
 */
function endsWithStock(made: readonly Clause[]): boolean {
  const isBare = (facts: ClauseFacts) =>
    facts.dishes.length === 1 &&
    areAllEmpty(facts.isNot, facts.guest) &&
    hasOnlyKinds(facts, 'dish', 'number', 'amount', 'some', 'cue') &&
    [...facts.cues].every((cue) => cue === 'we are' || cue === 'guest')
  for (let at = made.length - 1; at >= 0; at--) {
    const one = made[at]
    if (!one || !isBare(clauseFactsOf(one))) return false
    if (one.tokens.some(isStockWord)) return true
    if (one.joiner !== 'and' && one.joiner !== 'comma') return false
  }
  return false
}

/** 'Half a bag of spinach, 300 g paneer and some feta to use up': all three are to be used up. */
export function shareUse(clauses: readonly Clause[]): Clause[] {
  const changed = clauses.map(withoutFirst)
  for (let at = changed.length - 1; at > 0; at--) {
    const [clause, before] = [changed[at], changed[at - 1]]
    if (clause && before && isUsedNext(clause, before)) changed[at] = withUse(clause)
    if (!clause || !before || (clause.joiner !== 'and' && clause.joiner !== 'comma')) continue
    const facts = clauseFactsOf(clause)
    const isUsed = facts.cues.has('use') && facts.dishes.length > 0 && !facts.isNot
    for (const index of isUsed ? stockedBefore(changed, at) : []) {
      const one = changed[index]
      if (one) changed[index] = withUse(one)
    }
    if (isUsed && isAmountOf(clauseFactsOf(before))) changed[at - 1] = withUse(before)
    // 'Use 250 g of mushrooms and the rest of the feta'.
    const isRest =
      facts.dishes.length === 1 &&
      hasOnlyKinds(facts, 'dish', 'vague', 'days', 'slot', 'maybe') &&
      hasKind(clause.tokens, 'vague')
    if (isRest && clauseFactsOf(before).cues.has('use') && clauseFactsOf(before).dishes.length > 0)
      changed[at] = withUse(clause)
  }
  return changed
}

/** Without 'first' in 'use the mince first': no rule says in which order food is used up. */
function withoutFirst(clause: Clause): Clause {
  const last = clause.tokens.at(-1)
  const isFirst = isWord(last, /^(?:first|firstly|soonest)$/, 'unknown')
  return last && isFirst && clauseFactsOf(clause).cues.has('use')
    ? { ...clause, tokens: [...clause.tokens.slice(0, -1), { ...last, kind: 'filler', word: 'first' }] }
    : clause
}

/** Whether a clause continues 'use': 'use the mince, then the chicken'. */
function isUsedNext(clause: Clause, before: Clause): boolean {
  const facts = clauseFactsOf(clause)
  return (
    clause.joiner === 'next' &&
    facts.dishes.length === 1 &&
    hasOnlyKinds(facts, 'dish', 'amount', 'number') &&
    clauseFactsOf(before).cues.has('use') &&
    clauseFactsOf(before).dishes.length > 0
  )
}

/** The clause with 'use up' at its end, which stands in a neighbouring clause. */
const withUse = (clause: Clause): Clause => ({
  ...clause,
  tokens: [...clause.tokens, { kind: 'cue', cue: 'use', start: clause.end, end: clause.end, isGlued: false }],
})

/** Whether 'for me' only names who asks: 'get rid of them for me'. */
const isForMe = ({ tokens }: Clause) =>
  tokens.every((token, at) => {
    const before = tokens[at - 1]
    return token.kind !== 'who' || token.isPronoun === true || isWord(before, /^for$/, 'filler')
  })

const isStockWord = (token: Token) =>
  isWord(token, /(?:got|bought|picked up|^we have|^theres|^there is|^there are)$/)

/**
 * 'We have 3 peppers, an onion and some feta to use up': the indexes of all clauses but the last.
 */
function stockedBefore(clauses: readonly Clause[], at: number): number[] {
  const found: number[] = []
  for (let index = at; index > 0 && ['comma', 'and'].includes(clauses[index]?.joiner ?? ''); index--) {
    const one = clauses[index - 1]
    const facts = one && clauseFactsOf(one)
    if (!one || !facts || facts.dishes.length !== 1 || facts.isNot || facts.cues.has('use')) return []
    if (!hasOnlyKinds(facts, 'dish', 'amount', 'number', 'some', 'cue')) return []
    found.push(index - 1)
    // In 'half a cauliflower, some feta and 2 peppers to use up' the half cannot count meals.
    if (one.tokens.some(isStockWord) || isAmountOf(facts)) return found
  }
  return []
}

/** Whether a number is of a food, not of meals: halves, or a large number ('8 sausages'). */
const isOfFood = ({ dishes }: ClauseFacts, n: number) =>
  n % 1 !== 0 || (n > 3 && dishes.every(({ isMany, what }) => isMany && what.food !== undefined))

/** Whether a clause is only an amount of a food, which cannot count meals. */
const isAmountOf = (facts: ClauseFacts) =>
  facts.dishes.length === 1 &&
  !facts.isNot &&
  (facts.amount !== undefined || (facts.number !== undefined && isOfFood(facts, facts.number.n))) &&
  hasOnlyKinds(facts, 'dish', 'amount', 'number', 'some', 'cue') &&
  [...facts.cues].every((cue) => cue === 'we are' || cue === 'is' || cue === 'to')

const isUsing = (token: Token) =>
  isCue(token, 'use') && isWord(token, /^(?:using|that uses|which uses|to use)/)

/**
 * Splits 'a stir fry using up the peppers on Tuesday' into two clauses with the same days: the dish
 * is wanted, and the food behind it is used up.
 */
export function splitUsingUp(clause: Clause): Clause[] {
  const { tokens } = clause
  const at = tokens.findIndex(isUsing)
  const [head, tail] = [tokens.slice(0, at), tokens.slice(at)]
  const days = tokens.filter(({ kind }) => kind === 'days')
  const isDish = hasKind(head, 'dish')
  const isUsed = hasKind(tail, 'dish')
  // In 'two peppers, an onion to use up' all is used up.
  const isStock = hasKind(head, 'number', 'amount', 'vague', 'cue')
  if (at < 1 || !isDish || !isUsed || isStock || days.length > 1) return [clause]
  if (hasKind(tokens, 'not', 'unknown')) return [clause]
  const [day] = days
  const withDay = (part: Token[]) => (day && !part.includes(day) ? [...part, day] : part)
  const end = head.at(-1)?.end ?? clause.end
  return [
    { ...clause, tokens: withDay(head), end },
    { ...clause, joiner: 'comma', tokens: withDay(tail), start: tail[0]?.start ?? clause.start },
  ]
}
