import { isDeepEqual } from '../../../is-deep-equal.ts'
import { isFunctionWord, withMeaning } from '../joins/join.ts'
import { hasKind, hasWord, isOfKind, isCue, isDishNoun, isPronoun, isWord } from '../tokens/token-checks.ts'
import { neverWord, type Token } from '../tokens/token.ts'
import { type ClauseFacts, clauseFactsOf, hasOnlyKinds } from './clause-facts.ts'
import { type Clause, isCondition, joinNeighbours } from './clause.ts'

/**
 * Reads a wish with a condition: 'burgers if we have beef'. A day in the condition is the day of
 * the wish ('a stew when it gets cold on Thursday'). A wish with a day of its own is read, and its
 * condition stays unread. Any other is not understood, since nobody knows whether the condition
 * holds.
 */
export function applyCondition(
  facts: ClauseFacts,
  before: Clause | undefined,
  next: Clause | undefined,
): ClauseFacts {
  // 'No pasta and pizza on the same day' denies neither dish, and no rule can say it.
  if (next?.joiner === 'and' && clauseFactsOf(next).cues.has('same day'))
    return { ...facts, hasUnknown: true }
  const instead = next && isInstead(next) ? clauseFactsOf(next).days : undefined
  if (instead && !facts.days && facts.dishes.length > 0) return { ...facts, days: instead }
  const ahead = before && isCondition(before.joiner) && facts.clause.joiner === 'comma' ? before : undefined
  const condition = next && isCondition(next.joiner) && !next.isBeforeWish ? next : ahead
  if (!condition || facts.days || isCondition(facts.clause.joiner)) return facts
  const { days } = clauseFactsOf(condition)
  return days ? { ...facts, days } : { ...facts, hasUnknown: true }
}

/**
 * Joins 'if possible' with the wish beside it: 'burgers on Friday, if possible', 'if you can,
 * burgers on Friday'.
 */
export function joinWishing(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = []
  let ahead: Clause | undefined
  for (const [at, clause] of clauses.entries()) {
    const before = joined.at(-1)
    const isWishing =
      clause.tokens.some((token) => token.kind === 'maybe' && token.isNot !== true) &&
      hasOnlyKinds(clauseFactsOf(clause), 'maybe') &&
      clause.tokens.every(({ kind }) => kind === 'maybe' || kind === 'filler')
    // In '..., also, if you can, lentils' it belongs to the next clause.
    const isOfNext = clause.joiner === 'and' && clauses[at + 1]?.joiner === 'comma'
    if (isWishing && before && clause.joiner !== 'stop' && clause.joiner !== 'next' && !isOfNext) {
      joined[joined.length - 1] = { ...before, tokens: [...before.tokens, ...clause.tokens], end: clause.end }
    } else if (isWishing && ahead === undefined && clause !== clauses.at(-1)) ahead = clause
    else {
      joined.push(
        ahead
          ? {
              ...clause,
              joiner: ahead.joiner,
              tokens: [...ahead.tokens, ...clause.tokens],
              start: ahead.start,
            }
          : clause,
      )
      ahead = undefined
    }
  }
  return joined
}

/** 'Pasta instead of rice on Wednesday': the day is for both. */
const isInstead = ({ tokens: [first] }: Clause) =>
  isWord(first, /^(?:instead of|rather than|in place of)$/, 'not')

/** 'Tripe, no. Kidneys, no.' denies both. */
export const joinTrailingNo = (clauses: readonly Clause[]): Clause[] =>
  joinNeighbours(clauses, (before, clause) => {
    const [no, ...rest] = clause.tokens
    const isNo = isWord(no, neverWord, 'not') && rest.length === 0
    const facts = clauseFactsOf(before)
    const isDish = facts.dishes.length > 0 && hasOnlyKinds(facts, 'dish')
    return isNo && isDish && clause.joiner === 'comma'
      ? { ...before, tokens: [...before.tokens, ...clause.tokens], end: clause.end }
      : null
  })

/** 'No rice and pasta back to back': neither on the day after the other. */
export const joinNotRunning = (clauses: readonly Clause[]): Clause[] =>
  joinNeighbours(clauses, (before, clause) => {
    const [not, first] = before.tokens
    const [second, running] = clause.tokens
    const isNeither = before.tokens.length === 2 && not?.kind === 'not'
    const isRunning = clause.joiner === 'and' && clause.tokens.length === 2 && isCue(running, 'running')
    if (!isNeither || !isRunning || !isDishNoun(first) || !isDishNoun(second)) return null
    const foods = [first.what.food, second.what.food].flatMap((food) => food ?? [])
    return foods.length === 2
      ? { ...before, tokens: [not, { ...first, what: { food: foods } }, running], end: clause.end }
      : null
  })

/** 'Don't do soup and then soup again the next day': no soup on two days in a row. */
export const joinNotAgain = (clauses: readonly Clause[]): Clause[] =>
  joinNeighbours(clauses, (before, clause) => {
    const [one, other] = [clauseFactsOf(before), clauseFactsOf(clause)]
    const [dish, ...more] = clause.tokens.filter(({ kind }) => kind === 'dish')
    const isSame = isDeepEqual(one.dishes[0]?.what, other.dishes[0]?.what)
    const isNone = one.isNot || one.cues.has('dislikes')
    const isForAll = !one.days && !one.who && !other.days
    const isNextDay = other.cues.has('next day') || other.cues.has('after') || other.cues.has('running')
    const isAgain = hasWord(clause.tokens, /^again$/, 'filler')
    if (!dish || more.length > 0 || !isSame || !isNone || !isForAll || !isNextDay || !isAgain) return null
    const no = withMeaning(dish, { kind: 'not', word: 'no' })
    const running = withMeaning(dish, { kind: 'cue', cue: 'running', word: 'two days running' })
    return { ...before, tokens: [no, dish, running], end: clause.end }
  })

/** Joins days with the dish before them where all days stand behind their dishes: 'dal. Monday.' */
export function joinTrailingDay(clauses: readonly Clause[]): Clause[] {
  const [first] = clauses
  const isDishes = (clause: Clause | undefined) =>
    clause !== undefined &&
    clauseFactsOf(clause).dishes.length > 0 &&
    hasOnlyKinds(clauseFactsOf(clause), 'dish', 'some')
  // 'Red meat? Once.'
  const isCount = (clause: Clause) =>
    clauseFactsOf(clause).count !== undefined && hasOnlyKinds(clauseFactsOf(clause), 'count')
  const isDay = (clause: Clause) =>
    clauseFactsOf(clause).days !== undefined && hasOnlyKinds(clauseFactsOf(clause), 'days', 'slot')
  return clauses.map((clause, at) => {
    const before = clauses[at - 1]
    return clause.joiner === 'stop' &&
      isDishes(first) &&
      isDishes(before) &&
      (isDay(clause) || isCount(clause))
      ? { ...clause, joiner: 'comma' as const }
      : clause
  })
}

/** 'Beef, pork and shrimp once each' counts for each of them. */
export function shareCount(clauses: readonly Clause[]): Clause[] {
  const changed = [...clauses]
  for (const [at, clause] of clauses.entries()) {
    const [count, each] = clause.tokens.slice(-2)
    const isEach = isWord(each, /^each$/, 'every')
    if (!isEach || !isOfKind(count, 'count', 'number')) continue
    changed[at] = { ...clause, tokens: clause.tokens.slice(0, -1) }
    for (let before = at; before > 0 && ['comma', 'and'].includes(changed[before]?.joiner ?? ''); before--) {
      const one = changed[before - 1]
      if (!one || !hasOnlyKinds(clauseFactsOf(one), 'dish') || clauseFactsOf(one).dishes.length === 0) break
      changed[before - 1] = { ...one, tokens: [...one.tokens, count] }
    }
  }
  return changed
}

/** Whether a clause names dishes or meals, and no person. */
const namesMealsNotPeople = ({ dishes, slots, hasMeal, who, guest }: ClauseFacts) =>
  (dishes.length > 0 || slots.length > 0 || hasMeal) && !who && !guest

/** 'Two fish dinners, have one of them on Saturday': fish on Saturday. */
function onDayOfThem({ tokens }: Clause, before: Clause | undefined): Clause['tokens'] | null {
  const from = tokens.findIndex(({ kind }) => kind === 'number')
  const [number, of, them, ...rest] = tokens.slice(Math.max(0, from))
  const isLed = tokens.slice(0, from).every((token) => isFunctionWord(token) || isMaking(token))
  const isOne = number?.kind === 'number' && number.n === 1 && isWord(of, /^of$/, 'filler')
  const isDay = hasKind(rest, 'days') && rest.every((token) => isFunctionWord(token) || token.kind === 'days')
  const counted = before && clauseFactsOf(before)
  if (!isLed || !isOne || them?.kind !== 'who' || !them.isPronoun || !isDay || !before || !counted)
    return null
  if ((counted.number ?? counted.count) === undefined || counted.isNot || counted.dishes.length !== 1)
    return null
  return [...before.tokens.filter(({ kind }) => kind === 'dish'), ...rest]
}

const isMaking = (token: Token) => token.kind === 'ask' || isWord(token, /^make$/, 'unknown')

/** 'Three fish dinners, one of them salmon': the salmon is one of the three. */
export function readOneOfThem(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause, at) => {
    const before = clauses[at - 1]
    const onDay = onDayOfThem(clause, before)
    if (onDay) return { ...clause, tokens: onDay }
    const from = clause.tokens.findIndex((token) => !isFunctionWord(token))
    const [number, of, them, ...rest] = clause.tokens.slice(Math.max(0, from))
    const isOf = isWord(of, /^of$/, 'filler')
    const isThem = isPronoun(them) || isWord(them, /^(?:these|those|which)$/, 'filler')
    const isCounted =
      before !== undefined &&
      clauseFactsOf(before).number !== undefined &&
      clauseFactsOf(before).dishes.length > 0
    // 'Dinners under £3, and could one of them be a roast?'
    const isOneOfMeals =
      before !== undefined &&
      number?.kind === 'number' &&
      (number.n === 1 || hasKind(rest, 'limit')) &&
      namesMealsNotPeople(clauseFactsOf(before)) &&
      rest.every((token) => isFunctionWord(token) || isOfKind(token, 'ask', 'dish', 'limit'))
    const isNumber = number?.kind === 'number' || (number?.kind === 'count' && number.isNumber === true)
    const namesDish = hasKind(rest, 'dish', 'limit')
    return isNumber && isOf && isThem && (isCounted || isOneOfMeals) && namesDish
      ? { ...clause, tokens: [number, ...rest] }
      : clause
  })
}

/** 'Vegetarian save for Saturday when we have biryani': biryani on Saturday. */
export function joinExceptedDays(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause, at) => {
    const before = clauses[at - 1]
    const day = before?.tokens.at(-1)
    const isExcepted = before?.tokens.some((token) => isCue(token, 'except'))
    // 'Vegetarian apart from the Sunday roast'.
    if (isExcepted && clause.isUnmarked && day?.kind === 'days' && day.sort === 'one') {
      const [first] = clause.tokens
      const hasDay = hasKind(clause.tokens, 'days')
      return first?.kind === 'dish' && !hasDay ? { ...clause, tokens: [...clause.tokens, day] } : clause
    }
    if (clause.joiner !== 'when' || day?.kind !== 'days' || day.sort !== 'one') return clause
    const facts = clauseFactsOf(clause)
    const isDish = facts.dishes.some(({ isQuality }) => !isQuality) && !facts.days && !facts.isNot
    const [first, ...rest] = clause.tokens
    const isWe = isWord(first, /^we have$/, 'cue')
    const isHad =
      (isWe || isOfKind(first, 'subject', 'ask')) &&
      hasOnlyKinds({ ...facts, clause: { ...clause, tokens: rest } }, 'dish')
    return isDish && isHad
      ? { ...clause, joiner: 'and', tokens: [...(isWe ? rest : clause.tokens), day] }
      : clause
  })
}
