import { MOST_RULES, type PlanRule, type ReadRules } from '../plan-rule.ts'
import { weekdayNames } from '../weekday-names.ts'
import { isAccountedFor } from './accounted-for.ts'
import { type Clause, clausesOf, isCondition } from './clauses.ts'
import { type Facts, factsOf, isOnly } from './clause-facts.ts'
import {
  countedEach,
  countedOf,
  ofThoseDays,
  onCondition,
  stockToUse,
  usedTogether,
  withWishing,
} from './neighbouring-clauses.ts'
import { corrected } from './correct.ts'
import { goingOn } from './going-on.ts'
import { halfRead } from './half-read.ts'
import { turnAround } from './join-around.ts'
import { isIdle } from './joined.ts'
import { joinContrasting } from './join-contrasts.ts'
import { joinDays } from './join-days.ts'
import { joinParts } from './join-parts.ts'
import { type Memory, newMemory } from './memory.ts'
import { namedGuests } from './named-guests.ts'
import { partUnmarked } from './part-unmarked.ts'
import { partedAtUnknown } from './parted-at-unknown.ts'
import { piecesOf } from './pieces.ts'
import { placeAway } from './place-away.ts'
import { readClause } from './read-clause.ts'
import type { RuleContext } from './rule-context.ts'
import { saidAgain } from './said-again.ts'
import { shareDays, useToo } from './share-days.ts'
import { isOfOthers, isUnsure } from './unsure.ts'
import { vocabularyOf } from './vocabulary.ts'

type Days = NonNullable<Facts['days']>

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
  const pieces = joinParts(
    joinContrasting(joinDays(turnAround(corrected(piecesOf(sentence, vocabulary))), context)),
  )
  const clauses = usedTogether(
    ofThoseDays(
      namedGuests(
        countedEach(countedOf(stockToUse(withWishing(clausesOf(pieces))))).flatMap((clause) =>
          partUnmarked(clause, context),
        ),
        sentence,
      ).flatMap(partedAtUnknown),
    ),
  )
  const memory = newMemory(context)
  const unread: Clause[] = []
  /** Where the text of a clause ends of which the day at its end was understood. */
  const ends = new Map<Clause, number>()
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
      ? saidAgain(facts, memory, next === undefined || next.how === 'stop')
      : undefined
    if (again) {
      memory.rules[memory.rules.length - 1] = again
      continue
    }
    const goesOnUnread =
      before !== undefined &&
      before === unread.at(-1) &&
      !facts.days &&
      (!facts.isNot || factsOf(before).days !== undefined) &&
      !facts.count &&
      (clause.how === 'and' || clause.how === 'or')
    const after = next?.how === 'so' ? factsOf(next) : undefined
    const isWhy = after !== undefined && (after.dishes.length > 0 || after.hasUnknown || !facts.days)
    const away = !isWhy && placeAway(facts, memory)
    const isReason = isOnlyWhy(facts) || (isWhy && !facts.days && facts.cues.has('away'))
    if (clause.how === 'stop' || clause.how === 'next' || facts.days) isDayOpen = false
    // 'Do not, whatever happens, give us aubergine': what is not to be comes later.
    isNotOpen = clause.how === 'stop' ? isBareNot(facts) : isNotOpen || isBareNot(facts)
    // 'Dinner for Sofia's team on Friday, fourteen kids, burgers': on that day, or on any?
    const isOfThatDay =
      isDayOpen &&
      facts.dishes.length > 0 &&
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
    const isRead = away || (!isOpen && take(facts, memory, next))
    if (!isRead) {
      const wasRead = run.map((one) => one.clause)
      const half = isCorrection(clause) ? wasRead.slice(-1) : halfRead(clause, wasRead)
      const [first] = run.slice(run.length - half.length)
      if (half.length > 0 && first) Object.assign(memory, first.untouched)
      unread.push(...half, clause)
      run = []
      if (facts.days && isPlanned(facts.days, memory)) isDayOpen = true
      noteUnread(facts, memory, next)
    }
    if (isRead) {
      const { reason, reasonDays } = untouched
      if (reason && reasonDays && !facts.days) ends.set(reason, endWithoutDay(reason))
      memory.unreadDays = undefined
      run.push({ clause, untouched })
      isDayOpen = false
    }
    before = clause
  }
  const texts = textsOf(unread, clauses, ends, sentence)
  return { rules: memory.rules.slice(0, MOST_RULES), unread: texts }
}

/** 'Dave has a work do on the 26th so he's out': the day of a reason was understood. */
function endWithoutDay({ pieces, end }: Clause): number {
  const day = pieces.findLastIndex(({ is }) => is === 'days')
  const isAtEnd = pieces.slice(day + 1).every((piece) => isIdle(piece) || piece.is === 'slot')
  const last = pieces.slice(0, Math.max(0, day)).findLast((piece) => !isIdle(piece))
  return isAtEnd && last ? last.end : end
}

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
  if (clause.how !== 'because' || !isOfPeople || hasUnknown || dishes.length > 0 || days?.sort !== 'one')
    return facts
  return { ...facts, days, clause: { ...clause, how: 'comma' } }
}

/** Takes up what a clause says; false where it says nothing that is known. */
function take(facts: Facts, memory: Memory, next: Clause | undefined): boolean {
  const { clause } = facts
  if (clause.how === 'so' && !facts.days) memory.reasonDays ??= memory.days
  if (facts.cues.has('otherwise')) otherwise(facts, memory)
  if (isAhead(facts, memory, next)) {
    memory.aheadDays = facts.days
    memory.aheadSlots = facts.slots
    return true
  }
  const goesOn = goingOn(facts, memory)
  const reading = readClause(goesOn, memory)
  if (!reading || !isAccountedFor(goesOn, reading.rules, memory.context)) return false
  const last = memory.rules.at(-1)
  const [first] = reading.rules
  const isSameUse =
    first?.kind === 'use' && last?.kind === 'use' && JSON.stringify(first.what) === JSON.stringify(last.what)
  const isSameLeftover = first?.kind === 'leftover' && last?.kind === 'leftover' && last.to === undefined
  // 'Breakfast for two, just me and Kit': said twice.
  if (
    first?.kind === 'heads' &&
    last?.kind === 'heads' &&
    first.people === last.people &&
    clause.how !== 'stop' &&
    !facts.days &&
    facts.slots.length === 0
  )
    return true
  // 'The neighbours are coming on Friday, so eight of us': they are among the eight.
  const isAllTogether =
    first?.kind === 'heads' &&
    last?.kind === 'guest' &&
    last.who === undefined &&
    clause.how !== 'stop' &&
    JSON.stringify(first.when?.days ?? first.when?.dates) ===
      JSON.stringify(last.when?.days ?? last.when?.dates)
  if (reading.instead || isSameUse || isSameLeftover || isAllTogether) memory.rules.pop()
  else if (
    first?.kind === 'use' &&
    last?.kind === 'have' &&
    facts.clause.how !== 'stop' &&
    facts.dishes.length > 0 &&
    (memory.isBare || memory.isCounted) &&
    !last.when
  ) {
    useToo(first, memory)
  } else if (
    first?.kind === 'use' &&
    last?.kind === 'use' &&
    clause.how === 'and' &&
    first.when &&
    !last.when
  )
    memory.rules[memory.rules.length - 1] = { ...last, when: first.when }
  else shareDays(goesOn, memory)
  memory.rules.push(...reading.rules)
  remember(goesOn, reading.rules, memory)
  return true
}

/** 'On Monday and Tuesday, quick meals': days before what they are for. */
function isAhead(facts: Facts, memory: Memory, next: Clause | undefined): boolean {
  if (!facts.days || facts.isNot || !isOnly(facts, 'days', 'slot') || !next) return false
  if (facts.clause.how === 'and' && memory.rules.length > 0) return false
  const after = factsOf(next)
  return !after.days && !after.hasUnknown && (after.dishes.length > 0 || after.cues.size > 0)
}

function otherwise(facts: Facts, memory: Memory): void {
  const off = memory.fineDays ?? daysTaken(memory) ?? memory.days
  if (!off?.days || facts.days) return
  memory.aheadDays = { ...off, days: weekdayNames.filter((name) => !off.days?.includes(name)), sort: 'many' }
  // 'Eggs for breakfast at weekends, otherwise porridge'.
  if (facts.slots.length === 0) memory.aheadSlots = memory.slots
}

/**
 * The weekdays that dishes stand on already: 'tacos on Tuesday, pizza on Friday, the rest easy'.
 */
function daysTaken({ rules }: Memory): Memory['days'] {
  const taken = new Set(rules.flatMap(({ kind, when }) => (kind === 'have' ? (when?.days ?? []) : [])))
  const days = weekdayNames.filter((name) => taken.has(name))
  return days.length === 0 ? undefined : { is: 'days', days, sort: 'many', start: 0, end: 0, isGlued: false }
}

function remember(facts: Facts, rules: readonly PlanRule[], memory: Memory): void {
  memory.told = []
  const last = rules.at(-1)
  memory.isNot = facts.dishes.some(({ isNot }) => isNot)
  memory.isCounted = !memory.isNot && isOnly(facts, 'thing', 'number') && facts.dishes.length > 0
  memory.run =
    memory.isCounted || (!memory.isNot && isOnly(facts, 'thing'))
      ? facts.clause.how === 'stop'
        ? 1
        : memory.run + 1
      : 0
  const isBareNone = facts.clause.pieces.every(({ is }) => is === 'not' || is === 'thing') && memory.isNot
  memory.noneRun = isBareNone ? (facts.clause.how === 'stop' ? 1 : memory.noneRun + 1) : 0
  memory.isBare = !memory.isNot && isOnly(facts, 'thing') && facts.dishes.length > 0
  if (facts.dishes.length > 0) memory.dishes = facts.dishes
  if (last?.who) memory.who = last.who
  if (facts.guest) memory.guest = facts.guest
  const days = facts.days ?? memory.aheadDays ?? memory.reasonDays
  const [head, colon] = facts.clause.pieces
  if (facts.clause.how === 'stop' || facts.days)
    memory.headDays =
      head?.is === 'days' && colon?.is === 'filler' && colon.word === ':' ? facts.days : undefined
  const isHead = head?.is === 'slot' && facts.days !== undefined && facts.dishes.length > 0
  const isListed = facts.days !== undefined && isOnly(facts, 'thing', 'days') && facts.clause.how !== 'stop'
  if (isHead) memory.isHeadMarked = colon?.is === 'filler' && colon.word === ':'
  memory.headSlots = isHead ? facts.slots : isListed ? memory.headSlots : []
  memory.lentDays = facts.days ? undefined : (memory.reasonDays ?? memory.lentDays)
  memory.days = days
  memory.but = facts.but
  memory.isLent = facts.days !== undefined && !facts.clause.pieces.some(({ is }) => is === 'days')
  if (facts.days && (facts.days.days ?? facts.days.dates ?? []).length === 2) memory.pair = facts.days
  memory.slots = facts.slots
  memory.whoPiece = facts.who
  memory.isOften = facts.isOftenEvery
  memory.isQuality = facts.dishes.length > 0 && facts.dishes.every(({ isQuality }) => isQuality)
  const isCannot =
    (['allergic', 'cannot have', 'dislikes', 'not eating'] as const).some((cue) => facts.cues.has(cue)) &&
    facts.dishes.length > 0
  memory.cannot = isCannot ? facts : undefined
  const isCounted = facts.count !== undefined || facts.number !== undefined
  memory.countedSlots = isCounted ? (facts.slots.length > 0 ? facts.slots : memory.countedSlots) : []
  const limit = facts.dishes
    .map(({ what }) =>
      (['minutes', 'cost', 'kcal', 'protein'] as const).find((one) => what[one] !== undefined),
    )
    .find(Boolean)
  if (limit) memory.measure = limit
  memory.aheadDays = undefined
  memory.aheadSlots = []
  memory.reasonDays = undefined
}

/** A reason names the days of what follows from it; what is fine names those that it spares. */
function noteUnread(facts: Facts, memory: Memory, next: Clause | undefined): void {
  memory.isNot = false
  memory.aheadDays = undefined
  // 'Kit's friend Omar on Friday, he's halal': not Kit.
  const isOfStranger = facts.guest !== undefined || facts.clause.pieces.some(isStranger)
  if (facts.who && facts.who.names.length > 0) memory.who = isOfStranger ? undefined : facts.who.names
  if (facts.cues.has('fine')) memory.fineDays = facts.days
  const isLent = next?.how === 'so' || facts.hasOccasion || lendsDays(facts, next) || isAheadOf(facts, next)
  const earlier = facts.clause.how === 'and' && facts.days ? memory.unreadDays : undefined
  memory.unreadDays = facts.days && earlier ? bothDays(earlier, facts.days) : facts.days
  memory.reasonDays = isLent && isPlanned(facts.days, memory) ? memory.unreadDays : undefined
  memory.reason = memory.reasonDays && !earlier ? facts.clause : undefined
  if (memory.reasonDays) memory.aheadSlots = facts.slots
  if (facts.cues.has('fine') && facts.dishes.length > 0) memory.dishes = facts.dishes
  memory.told = facts.dishes.filter(({ isQuality, isNot }) => !isQuality && !isNot)
}

/** A name that nobody of the household has. */
const isStranger = (piece: Clause['pieces'][number]) => piece.is === 'unknown' && piece.isCapital === true

/** 'Ballet on Tuesdays and football on Wednesdays, so those are quick': on both. */
function bothDays(one: Days, other: Days): Days {
  if (!one.days || !other.days || one.dates || other.dates) return other
  const all = new Set([...one.days, ...other.days])
  return { ...other, days: weekdayNames.filter((name) => all.has(name)), sort: 'many' }
}

/** 'When Gran is here on Sunday, a roast': the condition says on which day. */
const isAheadOf = ({ clause }: Facts, next: Clause | undefined) =>
  isCondition(clause.how) && next?.how === 'comma'

/** What was on a day before the plan begins says nothing of the days in it. */
const isPlanned = (days: Facts['days'], { context }: Memory) =>
  !days?.dates || days.dates.some((date) => context.dates.includes(date))

/** Who is there, and whether anybody cooks. */
const isOfTable = ({ cues, guest, dishes, number }: Facts) =>
  (guest !== undefined && dishes.length === 0) ||
  (number !== undefined && dishes.length === 0 && (cues.has('of us') || cues.has('we are'))) ||
  (['away', 'out', 'takeaway', 'skip', 'guest'] as const).some((cue) => cues.has(cue))

/** 'Tuesdays are mad, nothing over 20 minutes': the remark says on which days. */
function lendsDays({ days, clause }: Facts, next: Clause | undefined): boolean {
  if (!days || next?.how !== 'comma' || clause.how === 'because') return false
  const after = factsOf(next)
  return (
    !after.days &&
    !after.hasUnknown &&
    (isOfTable(after) ||
      (after.dishes.length > 0 &&
        after.dishes.every(({ isQuality, isNot }) => isQuality || (!isNot && !after.isNot && !after.count))))
  )
}

/** Unread clauses word for word, neighbours in one text. */
function textsOf(
  unread: readonly Clause[],
  clauses: readonly Clause[],
  ends: ReadonlyMap<Clause, number>,
  sentence: string,
): string[] {
  const texts: { start: number; end: number; last: number }[] = []
  for (const clause of unread) {
    const at = clauses.indexOf(clause)
    const before = texts.at(-1)
    if (before && before.last === at - 1) {
      before.end = ends.get(clause) ?? clause.end
      before.last = at
    } else texts.push({ start: clause.from ?? clause.start, end: ends.get(clause) ?? clause.end, last: at })
  }
  return texts.map(({ start, end }) => sentence.slice(start, end).trim())
}
