/** Clauses that say once more what was said: 'use up the spinach, 300 g of it'. */
import { insteadCues } from '../rule-words/piece.ts'
import type { PlanRule } from '../plan-rule.ts'
import { type Facts, isOnly } from './clause-facts.ts'
import type { Memory } from './memory.ts'
import { theOne } from './which-one.ts'

/** Nothing of it is had, or somebody does not eat. */
const isNone = (rule: PlanRule): boolean =>
  rule.kind === 'away' ||
  rule.kind === 'skip' ||
  (rule.kind === 'have' && rule.count !== 'every' && rule.count.max === 0)

const isOfAll = (rule: PlanRule): boolean =>
  rule.kind === 'repeat' || (rule.kind === 'have' && rule.count === 'every')

/** Whether nobody else is named than before. */
const isOfSame = ({ who, guest }: Facts, rule: PlanRule): boolean =>
  guest === undefined &&
  (who === undefined || who.it === true || who.names.join() === (rule.who ?? []).join())

/**
 * What the last rule is once a clause has said it again, 'none for her', 'every night', 'leave it
 * out'; undefined where the clause says something of its own.
 */
export function repeatedRule(facts: Facts, memory: Memory, isLast: boolean): PlanRule | undefined {
  const last = memory.rules.at(-1)
  const { clause, isNot, isMaybe, isEvery, amount, number, dishes } = facts
  const one = last && theOne(facts, last, memory)
  if (one) return one
  if (!last || facts.hasUnknown || facts.days || dishes.length > 0) return undefined
  // 'We're out on Wednesday evening, no dinner needed'.
  const own = last.when?.slots ?? memory.context.slots
  const isOfThen = facts.slots.every((slot) => own.includes(slot)) && (last.when?.days ?? last.when?.dates)
  const isNoMeal = isNot || facts.cues.has('skip')
  if (
    last.kind === 'skip' &&
    isOfThen &&
    isNoMeal &&
    clause.how !== 'stop' &&
    isOnly(facts, 'not', 'slot', 'cue', 'meal')
  )
    return [...facts.cues].every((cue) => cue === 'skip') ? last : undefined
  // 'Nani comes for lunch, not dinner'.
  // 'Space the curries out, at least two days in between'.
  const apart = number?.n ?? facts.count?.min
  const isApart = clause.pieces.some(
    (piece) => piece.is === 'between' || ('word' in piece && /^(?:apart|in between)$/.test(piece.word ?? '')),
  )
  const isOfDays = clause.pieces.some((piece) => piece.is === 'unit' && piece.unit === 'days')
  if (last.kind === 'repeat' && last.days !== undefined && apart !== undefined && isApart && isOfDays)
    return { ...last, days: apart + 1 }
  // 'No lunch for Raj on weekdays, he eats at work': why, and not at each meal.
  const isWhere =
    last.kind === 'away' &&
    last.when !== undefined &&
    facts.cues.has('away') &&
    facts.who?.it === true &&
    facts.slots.length === 0 &&
    clause.how !== 'stop'
  if (isWhere && isOnly(facts, 'who', 'cue')) return last
  const isOtherMeal =
    clause.how !== 'stop' &&
    (last.kind === 'guest' || last.kind === 'away' || last.kind === 'heads') &&
    last.when?.slots !== undefined &&
    facts.slots.length > 0 &&
    !facts.slots.some((slot) => last.when?.slots?.includes(slot)) &&
    clause.pieces.some((piece) => piece.is === 'not' && piece.word === 'not')
  if (isOtherMeal && isOnly(facts, 'not', 'slot')) return last
  if (facts.slots.length > 0) return undefined
  // 'Double the lasagne on Sunday, freeze half'.
  if (
    last.kind === 'leftover' &&
    facts.cues.has('eat again') &&
    facts.cues.size === 1 &&
    isOnly(facts, 'cue')
  )
    return last
  // 'Fish on Thursday or Friday, but not both'.
  const isNotBoth = isNot && number?.n === 2 && isOnly(facts, 'not', 'number') && clause.how !== 'stop'
  if (isNotBoth && last.kind === 'have' && last.count !== 'every' && last.count.min === 1 && last.when)
    return { ...last, count: { min: 1, max: 1 } }
  // 'I'm doing low carb but the kids aren't': they were not meant.
  const isOfOthers =
    last.kind === 'have' &&
    last.who !== undefined &&
    facts.who !== undefined &&
    facts.who.names.length > 0 &&
    !facts.who.names.some((name) => last.who?.includes(name))
  if (isNot && clause.how === 'but' && isOfOthers && isOnly(facts, 'not', 'who')) return last
  const isPronoun = facts.who !== undefined || clause.pieces.some(({ is }) => is === 'subject')
  if (isNot && isOnly(facts, 'not', 'who') && isNone(last) && isOfSame(facts, last)) {
    const isShouted = !isPronoun && isLast && clause.how !== 'stop'
    if (!isPronoun && !isShouted) return undefined
    const { strength, ...must } = last
    return isMaybe || strength === undefined ? last : must
  }
  if (clause.how === 'stop') return undefined
  // 'The neighbours come on Saturday, there's three of them'.
  const isOfThem = clause.pieces.some((piece, at) => {
    const [of, them] = clause.pieces.slice(at + 1)
    return (
      piece === number && of?.is === 'filler' && of.word === 'of' && them?.is === 'who' && them.it === true
    )
  })
  if (
    last.kind === 'guest' &&
    !last.who &&
    isOfThem &&
    number &&
    !isNot &&
    isOnly(facts, 'number', 'who', 'cue')
  )
    return { ...last, people: number.n }
  // 'No cooking on Friday, we'll order in'.
  const instead = insteadCues.find((cue) => facts.cues.has(cue))
  if (last.kind === 'skip' && last.instead === undefined && instead && !isNot && isOnly(facts, 'cue'))
    return { ...last, instead }
  if (isEvery && !isNot && isOnly(facts, 'every') && isOfAll(last)) return last
  // '300 g of it'.
  const n = amount?.n ?? number?.n
  if (
    last.kind === 'use' &&
    !last.amount &&
    n !== undefined &&
    isPronoun &&
    isOnly(facts, 'amount', 'number')
  )
    return { ...last, amount: { n, ...(amount?.unit !== undefined && { unit: amount.unit }) } }
  return undefined
}
