/**
 * How a sentence becomes rules. Its words are known (`rule-words`) and joined to dishes, days,
 * counts and people (`rule-joins`). Those are parted into clauses, beside what was said before
 * (`rule-clauses`). A clause means rules (`rule-meanings`), unless a word is left over or it may
 * mean something else (`rule-doubts`).
 */
import { MAX_RULES, type PlanRule, type ReadRules } from '../plan-rule.ts'
import { type Facts, factsOf, isOnly } from '../rule-clauses/clause-facts.ts'
import { type Clause, clausesOf } from '../rule-clauses/clauses.ts'
import { countedWeekly } from '../rule-clauses/counted-weekly.ts'
import { corrected } from '../rule-clauses/correct.ts'
import { contradicts } from '../rule-doubts/contradicts.ts'
import { dayOfOccasion } from '../rule-clauses/day-of-occasion.ts'
import { halfRead } from '../rule-doubts/half-read.ts'
import { dayOver, isBehindLost, isOfUnsaidDay } from '../rule-doubts/on-which-day.ts'
import { turnAround } from '../rule-joins/join-around.ts'
import { joinChoices } from '../rule-joins/join-choices.ts'
import { joinContrasting } from '../rule-joins/join-contrasts.ts'
import { joinDays } from '../rule-joins/join-days.ts'
import { joinParts } from '../rule-joins/join-parts.ts'
import { type Memory, newMemory } from '../rule-clauses/memory.ts'
import { namedGuests } from '../rule-clauses/named-guests.ts'
import {
  countedEach,
  countedOf,
  dayBehind,
  noBehind,
  ofThoseDays,
  onCondition,
  withWishing,
} from '../rule-clauses/neighbouring-clauses.ts'
import { noteUnread, isPlanned } from '../rule-clauses/note-unread.ts'
import { partUnmarked } from './part-unmarked.ts'
import { partedAtUnknown } from '../rule-clauses/parted-at-unknown.ts'
import { piecesOf } from '../rule-words/pieces.ts'
import { placeAway } from '../rule-clauses/place-away.ts'
import type { RuleContext } from './rule-context.ts'
import { repeatedRule } from '../rule-clauses/repeated-rule.ts'
import { endWithoutDay, textsOf } from '../rule-clauses/unread-texts.ts'
import { stockToUse, usedTogether } from '../rule-clauses/stock-clauses.ts'
import { take } from './take-clause.ts'
import { isOfOthers, isUnsure } from '../rule-doubts/unsure.ts'
import { usingUp } from '../rule-clauses/using-up.ts'
import { vocabularyOf } from '../rule-words/vocabulary.ts'

/** A longer text is read so far and no further: nobody writes that much to a planner. */
const LONGEST = 2000

/**
 * Reads what a family writes to the planner as rules (planner 17). Each clause is read wholly or
 * given back word for word: a word that no list knows is no food. The same sentence in the same
 * context always reads the same.
 */
export function readRules(sentence: string, context: RuleContext): ReadRules {
  if (sentence.length > LONGEST) {
    const { rules, unread } = readRules(sentence.slice(0, LONGEST), context)
    return { rules, unread: [...unread, sentence.slice(LONGEST)] }
  }
  const vocabulary = vocabularyOf(context)
  const pieces = joinChoices(
    joinParts(joinContrasting(joinDays(turnAround(corrected(piecesOf(sentence, vocabulary))), context))),
  )
  const clauses = usedTogether(
    ofThoseDays(
      namedGuests(
        countedWeekly(
          countedEach(
            countedOf(
              stockToUse(dayBehind(noBehind(withWishing(dayOfOccasion(clausesOf(pieces).flatMap(usingUp)))))),
            ),
          ),
        ).flatMap((clause) => partUnmarked(clause, context)),
        sentence,
      ).flatMap(partedAtUnknown),
    ),
  )
  const memory = newMemory(context)
  const unread: Clause[] = []
  /** Where the text of a clause ends of which the day at its end was understood. */
  const ends = new Map<Clause, number>()
  const makers: Makers = new Map()
  let before: Clause | undefined
  let isDayOpen = false
  let isNotOpen = false
  /** Clauses that were read one after another, each with what was known before it. */
  let run: { clause: Clause; untouched: Memory }[] = []
  for (const [index, clause] of clauses.entries()) {
    const next = clauses[index + 1]
    const facts = whyOnDay(onCondition(factsOf(clause), clauses[index - 1], next), memory)
    if (isOnly(facts) && clause.pieces.every(({ is }) => is !== 'ask' && is !== 'maybe')) {
      if (next && isOfOthers(factsOf(next), clause)) unread.push(clause)
      continue
    }
    const isAfterRead = before !== undefined && before !== unread.at(-1)
    const again = isAfterRead
      ? repeatedRule(facts, memory, next === undefined || next.how === 'stop')
      : undefined
    if (again) {
      memory.rules[memory.rules.length - 1] = again
      continue
    }
    const goesOnUnread =
      before !== undefined &&
      before === unread.at(-1) &&
      !facts.count &&
      (clause.how === 'and' || clause.how === 'or') &&
      (facts.days ? isEndOfList(facts, factsOf(before)) : !facts.isNot || factsOf(before).days !== undefined)
    const after = next?.how === 'so' ? factsOf(next) : undefined
    const isWhy = after !== undefined && (after.dishes.length > 0 || after.hasUnknown || !facts.days)
    const away = !isWhy && placeAway(facts, memory)
    const isOfPeople = facts.cues.has('away') || (facts.cues.has('guest') && after?.days !== undefined)
    const isReason = isOnlyWhy(facts) || (isWhy && !facts.days && isOfPeople)
    if (clause.how === 'stop' || clause.how === 'next' || facts.days) isDayOpen = false
    // 'Do not, whatever happens, give us aubergine': what is not to be comes later.
    isNotOpen = clause.how === 'stop' ? isBareNot(facts) : isNotOpen || isBareNot(facts)
    // 'Dinner for Sofia's team on Friday, fourteen kids, burgers': on that day, or on any?
    const isOfThatDay =
      isDayOpen &&
      facts.dishes.length > 0 &&
      facts.slots.length === 0 &&
      (!facts.isNot || facts.dishes.every(({ isQuality }) => isQuality)) &&
      !facts.count &&
      !facts.number &&
      !memory.reasonDays &&
      !memory.aheadDays
    const isOpen =
      isOfThatDay ||
      isNotOpen ||
      facts.hasUnknown ||
      isReason ||
      goesOnUnread ||
      isUnsure(facts, { clauses, index, before, unread }, memory)
    const untouched = { ...memory, rules: [...memory.rules] }
    let isTaken = away || (!isOpen && take(facts, memory, next))
    const added = memory.rules.filter((rule) => !untouched.rules.includes(rule))
    const isLost =
      isOfUnsaidDay(facts, added, clauses, sentence) || isBehindLost(facts, clauses, unread, sentence)
    if (isTaken && isLost) {
      Object.assign(memory, untouched)
      const over = facts.days ? undefined : dayOver(clauses, index)
      isTaken = over !== undefined && take({ ...facts, days: over }, memory, next)
    }
    const against = isTaken ? takeBackContradicted(untouched, memory, makers) : []
    unread.push(...against.filter((one) => !unread.includes(one)))
    const isRead = isTaken && against.length === 0
    if (isRead) noteMakers(clause, untouched, memory, makers)
    if (!isRead) {
      const wasRead = run.map((one) => one.clause)
      const half = isCorrection(clause) ? wasRead.slice(-1) : halfRead(clause, wasRead)
      const [first] = run.slice(run.length - half.length)
      if (half.length > 0 && first) Object.assign(memory, first.untouched)
      unread.push(...half, clause)
      // 'Fish on Monday. Wait, scratch that': the correction is still of what was read.
      if (!next || !isCorrection(next)) run = []
      if (facts.days && isPlanned(facts.days, memory)) isDayOpen = true
      // 'Breakfast for Kit at 7, something quick': at that meal.
      if (facts.slots.length > 0 && next?.how === 'comma' && facts.hasUnknown && facts.dishes.length === 0)
        isDayOpen = true
      noteUnread(facts, memory, next)
    }
    if (isRead) {
      const { reason, reasonDays } = untouched
      const isOfMeal = reason && factsOf(reason).slots.every((slot) => context.slots.includes(slot))
      // 'That night' points to the day, which stays in the reason.
      if (reason && reasonDays && isOfMeal && !facts.days && !facts.isIt)
        ends.set(reason, endWithoutDay(reason))
      memory.unreadDays = undefined
      run.push({ clause, untouched })
      isDayOpen = false
    }
    before = clause
  }
  const texts = textsOf(
    unread.toSorted((one, other) => one.start - other.start),
    clauses,
    ends,
    sentence,
  )
  return { rules: withoutEchoes(memory.rules).slice(0, MAX_RULES), unread: texts }
}

/** The clauses that made each rule, or changed it. */
type Makers = Map<PlanRule, readonly Clause[]>

/** Notes which rules a clause has made or changed. */
function noteMakers(clause: Clause, before: Memory, { rules }: Memory, makers: Makers): void {
  for (const [at, rule] of rules.entries()) {
    const old = before.rules[at]
    if (!before.rules.includes(rule)) makers.set(rule, [...((old && makers.get(old)) ?? []), clause])
  }
}

/**
 * 'Fish on Tuesday. No fish at all': two wishes that cannot both hold are taken back, since which
 * of them was meant nobody can say. The clauses of the first are said back with the second.
 */
function takeBackContradicted(before: Memory, memory: Memory, makers: Makers): readonly Clause[] {
  const added = memory.rules.filter((rule) => !before.rules.includes(rule))
  const against = before.rules.filter(
    (rule) => memory.rules.includes(rule) && added.some((one) => contradicts(one, rule)),
  )
  if (against.length > 0)
    Object.assign(memory, before, { rules: before.rules.filter((rule) => !against.includes(rule)) })
  return against.flatMap((rule) => makers.get(rule) ?? [])
}

/** 'Suya, I keep dreaming of suya, Friday night suya': once, on that day. */
const withoutEchoes = (rules: readonly PlanRule[]) =>
  rules.filter((rule, at) => {
    // 'A pie? Been dreaming of pie': said twice.
    const isSame = (other: PlanRule) => JSON.stringify(other) === JSON.stringify(rule)
    if (rule.kind !== 'guest' && rules.slice(0, at).some(isSame)) return false
    if (rule.kind !== 'have' || rule.when || rule.count === 'every') return true
    const isOnce = rule.count.min === 1 && rule.count.max === undefined
    const isSaidAgain = (other: PlanRule) =>
      other.kind === 'have' &&
      other.when !== undefined &&
      other.strength === rule.strength &&
      JSON.stringify(other.what) === JSON.stringify(rule.what) &&
      JSON.stringify(other.count) === '{"min":1}'
    return !isOnce || !rules.slice(at + 1).some(isSaidAgain)
  })

/** 'Chicken with potatoes and carrots on Sunday': the day is of the whole list. */
const isEndOfList = (facts: Facts, before: Facts) =>
  facts.dishes.length > 0 &&
  facts.clause.pieces.find(({ is }) => is !== 'filler')?.is !== 'days' &&
  !before.days &&
  before.dishes.length > 0 &&
  isOnly(facts, 'thing', 'days', 'slot')

const isBareNot = (facts: Facts) => facts.isNot && isOnly(facts, 'not')

/** 'Fish on Friday. Actually no': what was read before was not meant. */
const isCorrection = ({ pieces }: Clause) => pieces.some(({ is }) => is === 'correction')

/** Reasons and conditions ask for nothing; 'when Gran is here on Sunday' says that she comes. */
const isOnlyWhy = ({ clause: { how, pieces }, cues, days, guest, who }: Facts) =>
  how === 'because' ||
  (how === 'but' && pieces[0]?.is === 'filler' && pieces[0].word === 'with') ||
  how === 'if' ||
  (how === 'when' && !((guest ?? who?.it) && cues.has('guest') && days) && !(who && cues.has('away') && days))

/** 'Nothing spicy on Wednesday because Grandma is here': she is, on that day. */
function whyOnDay(facts: Facts, memory: Memory): Facts {
  const { clause, cues, guest, who, dishes, hasUnknown } = facts
  const days = facts.days ?? memory.days
  const isOfPeople = (guest && cues.has('guest')) ?? (who && who.names.length > 0 && cues.has('away'))
  // 'Enough for twelve as the cousins are here': they are among the twelve.
  const isCounted = memory.rules.at(-1)?.kind === 'heads' && guest !== undefined
  if (
    clause.how !== 'because' ||
    isCounted ||
    !isOfPeople ||
    hasUnknown ||
    dishes.length > 0 ||
    days?.sort !== 'one'
  )
    return facts
  return { ...facts, days, clause: { ...clause, how: 'comma' } }
}
