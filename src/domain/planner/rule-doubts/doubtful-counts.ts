/** Clauses with numbers, or about the rest, that may mean something else. */
import { type Facts, saysNone } from '../rule-clauses/clause-facts.ts'
import type { Doubt } from './doubt.ts'
import { isFunctionWord } from '../rule-joins/join.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import { daysOfLimit } from '../rule-meanings/within-and-per.ts'
import { hasWord, isA, isCue, isDishNoun, isUnit, isWord } from '../rule-tokens/token-checks.ts'
import { isSoOften } from '../plan-rule.ts'

/** 'Pancakes on the other': the clause does not say the other of what. */
function isOfOther({ clause: { tokens }, cues, isNot }: Facts): boolean {
  if (!cues.has('other') || isNot) return false
  const last = tokens.findLast((token) => !isFunctionWord(token))
  return isCue(last, 'other')
}

/** 'Three veggie nights of which one is a soup': there are two numbers. */
const isCountedTwice = (facts: Facts) =>
  // 'No more than one pie in any three days'.
  daysOfLimit(facts) === undefined && hasTwoNumbers(facts)

const hasTwoNumbers = ({ clause: { tokens }, dishes, cues }: Facts) =>
  (dishes.length > 0 || cues.has('of us')) &&
  !cues.has('use') &&
  !cues.has('double') &&
  !cues.has('running') &&
  tokens.filter(({ kind }) => kind === 'number' || kind === 'count').length > 1

/**
 * 'Soup the other two days', 'the rest can be meat': it is unclear which days, or whether it is a
 * must.
 */
const isOfRest = ({ clause: { tokens }, cues, isNot }: Facts) =>
  (!isNot && tokens.some((token, at) => isCue(token, 'other') && isA(tokens[at + 1], 'number', 'count'))) ||
  (cues.has('otherwise') && hasWord(tokens, /^(?:can|could|may|might)$/))

/** 'Pork once, the other nights no red meat': it is unclear which nights those are. */
const isNoneOfRest = ({ cues, isNot, dishes, days }: Facts, memory: Memory) =>
  cues.has('otherwise') &&
  isNot &&
  dishes.length > 0 &&
  !days &&
  !memory.aheadDays &&
  !(memory.fineDays ?? memory.days)?.days

/** 'Two chicken dinners at most, the rest vegetarian': it is unclear how many the rest are. */
const isOfOpenRest = ({ cues, count, number, days }: Facts, { rules, aheadDays }: Memory) =>
  cues.has('otherwise') &&
  saysNone(count, number, days) &&
  !aheadDays &&
  rules.some((rule) => isSoOften(rule) && rule.count.min === undefined && (rule.count.max ?? 0) > 0)

/** 'Something with the two courgettes': the number does not count meals. */
const isCountOfStock = ({ clause: { tokens } }: Facts) =>
  tokens.some((token, at) => {
    const [link, article, dish] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]]
    const isFood = isDishNoun(dish)
    return token.kind === 'number' && isFood && isWord(article, /^the$/) && isWord(link, /^with$/)
  })

/** 'Under 20 minutes on both': no two days were named. */
const isBothOfNone = ({ number, dishes, days }: Facts, memory: Memory) =>
  number?.isBoth === true &&
  !(days ?? memory.reasonDays ?? memory.aheadDays) &&
  dishes.length > 0 &&
  dishes.every(({ isQuality }) => isQuality)

/** 'A fish week': it is unclear how often fish comes. */
const isKindOfWeek = ({ clause: { tokens } }: Facts) =>
  tokens.some((token, at) => {
    const next = tokens[at + 1]
    const isFood = isDishNoun(token) && token.what.cuisine === undefined
    return isFood && isUnit(next, 'week')
  })

/** 'No more than two hours in the whole week': no rule adds up the times of all meals. */
const isTimeOfWeek = ({ clause: { tokens }, dishes }: Facts) =>
  dishes.some(({ what }) => what.minutes !== undefined) &&
  tokens.some(
    (token, at) => isWord(token, /week$/, 'every') && isWord(tokens[at - 1], /^(?:in|in the|over the)$/),
  )

/** 'Curry every three days': it is unclear how often in a week. */
const isEveryFewDays = (facts: Facts) =>
  daysOfLimit(facts) === undefined &&
  !facts.compare &&
  facts.clause.tokens.some((token, at, all) => {
    const [number, unit] = all.slice(at + 1)
    const isEach = isWord(token, /^(?:every|each)$/, 'every')
    return isEach && number?.kind === 'number' && isUnit(unit, 'days')
  })

/** Doubts about numbers and about the rest. */
export const doubtsOfCounts: readonly Doubt[] = [
  isOfOther,
  isCountedTwice,
  isOfRest,
  isNoneOfRest,
  isOfOpenRest,
  isCountOfStock,
  isBothOfNone,
  isKindOfWeek,
  isTimeOfWeek,
  isEveryFewDays,
]
