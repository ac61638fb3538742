/** Clauses with numbers, or of the rest, that may mean something else. */
import { type Facts, saysNone } from '../rule-clauses/clause-facts.ts'
import type { Doubt } from './doubt.ts'
import { isIdle } from '../rule-joins/joined.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import { daysOfLimit } from '../rule-meanings/within-and-per.ts'
import { hasWord, isA, isCue, isDishNamed, isUnit, isWord } from '../rule-tokens/piece-checks.ts'
import { isSoOften } from '../plan-rule.ts'

/** 'Pancakes on the other': of what, the clause does not say. */
function isOfOther({ clause: { pieces }, cues, isNot }: Facts): boolean {
  if (!cues.has('other') || isNot) return false
  const last = pieces.findLast((piece) => !isIdle(piece))
  return isCue(last, 'other')
}

/** 'Three veggie nights of which one is a soup': two numbers in one wish. */
const isCountedTwice = (facts: Facts) =>
  // 'No more than one pie in any three days'.
  daysOfLimit(facts) === undefined && hasTwoNumbers(facts)

const hasTwoNumbers = ({ clause: { pieces }, dishes, cues }: Facts) =>
  (dishes.length > 0 || cues.has('of us')) &&
  !cues.has('use') &&
  !cues.has('double') &&
  !cues.has('running') &&
  pieces.filter(({ is }) => is === 'number' || is === 'count').length > 1

/** 'Soup the other two days', 'the rest can be meat': which, and whether it must be. */
const isOfRest = ({ clause: { pieces }, cues, isNot }: Facts) =>
  (!isNot && pieces.some((piece, at) => isCue(piece, 'other') && isA(pieces[at + 1], 'number', 'count'))) ||
  (cues.has('otherwise') && hasWord(pieces, /^(?:can|could|may|might)$/))

/** 'Pork once, the other nights no red meat': which nights those are, nobody says. */
const isNoneOfRest = ({ cues, isNot, dishes, days }: Facts, memory: Memory) =>
  cues.has('otherwise') &&
  isNot &&
  dishes.length > 0 &&
  !days &&
  !memory.aheadDays &&
  !(memory.fineDays ?? memory.days)?.days

/** 'Two chicken dinners at most, the rest vegetarian': how many are the rest? */
const isOfOpenRest = ({ cues, count, number, days }: Facts, { rules, aheadDays }: Memory) =>
  cues.has('otherwise') &&
  saysNone(count, number, days) &&
  !aheadDays &&
  rules.some((rule) => isSoOften(rule) && rule.count.min === undefined && (rule.count.max ?? 0) > 0)

/** 'Something with the two courgettes': so many are there, and not so many meals. */
const isCountOfStock = ({ clause: { pieces } }: Facts) =>
  pieces.some((piece, at) => {
    const [link, article, thing] = [pieces[at - 2], pieces[at - 1], pieces[at + 1]]
    const isFood = isDishNamed(thing)
    return piece.is === 'number' && isFood && isWord(article, /^the$/) && isWord(link, /^with$/)
  })

/** 'Under 20 minutes on both', where no two days were named. */
const isBothOfNone = ({ number, dishes, days }: Facts, memory: Memory) =>
  number?.isBoth === true &&
  !(days ?? memory.reasonDays ?? memory.aheadDays) &&
  dishes.length > 0 &&
  dishes.every(({ isQuality }) => isQuality)

/** 'A fish week': how much fish, nobody says. */
const isKindOfWeek = ({ clause: { pieces } }: Facts) =>
  pieces.some((piece, at) => {
    const next = pieces[at + 1]
    const isFood = isDishNamed(piece) && piece.what.cuisine === undefined
    return isFood && isUnit(next, 'week')
  })

/** 'No more than two hours in the whole week': of all meals together, which no rule adds up. */
const isTimeOfWeek = ({ clause: { pieces }, dishes }: Facts) =>
  dishes.some(({ what }) => what.minutes !== undefined) &&
  pieces.some(
    (piece, at) => isWord(piece, /week$/, 'every') && isWord(pieces[at - 1], /^(?:in|in the|over the)$/),
  )

/** 'Curry every three days': how often in the week, nobody says. */
const isEveryFewDays = (facts: Facts) =>
  daysOfLimit(facts) === undefined &&
  !facts.compare &&
  facts.clause.pieces.some((piece, at, all) => {
    const [number, unit] = all.slice(at + 1)
    const isEach = isWord(piece, /^(?:every|each)$/, 'every')
    return isEach && number?.is === 'number' && isUnit(unit, 'days')
  })

/** Doubts of numbers and of the rest: how many are meant. */
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
