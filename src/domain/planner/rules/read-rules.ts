import { MOST_RULES, type PlanRule, type ReadRules } from '../plan-rule.ts'
import { weekdayNames } from '../weekday-names.ts'
import { isAccountedFor } from './accounted-for.ts'
import { type Clause, clausesOf, isCondition } from './clauses.ts'
import { type Facts, factsOf, isOnly, scopeOf, whenOf } from './clause-facts.ts'
import { onCondition } from './conditions.ts'
import { isDoubtful } from './doubtful.ts'
import { joinDays } from './join-days.ts'
import { joinParts } from './join-parts.ts'
import { type Memory, newMemory } from './memory.ts'
import { namedGuests } from './named-guests.ts'
import { partedAtUnknown } from './parted-at-unknown.ts'
import { piecesOf } from './pieces.ts'
import { readClause } from './read-clause.ts'
import type { RuleContext } from './rule-context.ts'
import { usedTogether } from './used-together.ts'
import { vocabularyOf } from './vocabulary.ts'

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
  const pieces = joinParts(joinDays(piecesOf(sentence, vocabulary), context))
  const clauses = usedTogether(namedGuests(clausesOf(pieces), sentence).flatMap(partedAtUnknown))
  const memory = newMemory(context)
  const unread: Clause[] = []
  let before: Clause | undefined
  for (const [index, clause] of clauses.entries()) {
    const next = clauses[index + 1]
    const facts = onCondition(factsOf(clause), clauses[index - 1], next)
    if (isOnly(facts) && clause.pieces.every(({ is }) => is !== 'ask' && is !== 'maybe')) continue
    const goesOnUnread =
      before !== undefined &&
      before === unread.at(-1) &&
      !facts.days &&
      !facts.isNot &&
      !facts.count &&
      (clause.how === 'and' || clause.how === 'or')
    const isWhy = next?.how === 'so' && (factsOf(next).dishes.length > 0 || !facts.days)
    const away = !isWhy && placeAway(facts, memory)
    const isReason = isOnlyWhy(facts) || (isWhy && !facts.days && facts.cues.has('away'))
    const isUnsure =
      (clause.isTorn === true && before !== undefined && before === unread.at(-1)) ||
      isOfTorn(facts, next) ||
      isOurShare(facts, before, unread) ||
      facts.hasUnknown ||
      isReason ||
      goesOnUnread ||
      isEither(facts, next, before === unread.at(-1)) ||
      isStocked(facts, clauses, index, memory)
    const isRead = away || (!isUnsure && take(facts, memory, next))
    if (!isRead) {
      unread.push(clause)
      noteUnread(facts, memory, next)
    }
    before = clause
  }
  const texts = textsOf(unread, clauses, sentence)
  return { rules: memory.rules.slice(0, MOST_RULES), unread: texts }
}

/** 'The kids eat early, we have scampi': who and when was not understood. */
const isOurShare = ({ clause, days }: Facts, before: Clause | undefined, unread: readonly Clause[]) =>
  before !== undefined &&
  before === unread.at(-1) &&
  clause.how !== 'stop' &&
  !days &&
  clause.pieces[0]?.is === 'subject' &&
  factsOf(before).who !== undefined

/** 'No dairy in anything Leo eats': what is torn off says for whom, or that it is not so. */
const isOfTorn = ({ days, count, number, dishes }: Facts, next: Clause | undefined): boolean =>
  next?.isTorn === true &&
  dishes.length > 0 &&
  !days &&
  !count &&
  !number &&
  factsOf(next).hasUnknown &&
  next.pieces.some(({ is }) => is === 'who' || is === 'guest' || is === 'not' || is === 'slot')

/** 'Leftovers or something quick': either will do, and no rule says that of two kinds. */
function isEither(facts: Facts, next: Clause | undefined, isAfterUnread: boolean): boolean {
  if (facts.isNot || !isChoice(facts)) return false
  if (facts.clause.how === 'or' && isAfterUnread) return true
  return next?.how === 'or' && isChoice(factsOf(next))
}
const notOwn = ['allergic', 'cannot have', 'dislikes', 'not eating', 'use'] as const
const isChoice = ({ dishes, cues, isNot }: Facts) =>
  !isNot &&
  !notOwn.some((cue) => cues.has(cue)) &&
  (dishes.length > 0 || (['takeaway', 'out', 'leftovers', 'skip'] as const).some((cue) => cues.has(cue)))

/** 'I've got two peppers and an onion to use up' is no mere remark about peppers. */
const isStocked = (facts: Facts, clauses: readonly Clause[], at: number, memory: Memory) =>
  isDoubtful(facts, memory) &&
  !clauses
    .slice(at + 1, at + 3)
    .some((clause) => clause.how === 'and' && factsOf(clause).cues.has('use') && facts.dishes.length === 1)

/** Reasons and conditions ask for nothing; 'when Gran is here on Sunday' says that she comes. */
const isOnlyWhy = ({ clause: { how, pieces }, cues, days, guest, who }: Facts) =>
  how === 'because' ||
  (how === 'but' && pieces[0]?.is === 'filler' && pieces[0].word === 'with') ||
  how === 'if' ||
  (how === 'when' && !(guest && cues.has('guest') && days) && !(who && cues.has('away') && days))

/** 'In Leeds': a name that nobody at the table has. */
const isPlace = (piece: Clause['pieces'][number] | undefined) =>
  piece?.is === 'unknown' && piece.isCapital === true

/** 'Kit is at football camp on Sunday': wherever that is, it is not at the table. */
function placeAway(
  { clause: { pieces, how }, cues, who, days, dishes, slots }: Facts,
  memory: Memory,
): boolean {
  if (
    how === 'because' ||
    isCondition(how) ||
    cues.has('guest') ||
    !who ||
    who.names.length === 0 ||
    !days ||
    dishes.length > 0
  )
    return false
  const at = pieces.findIndex(
    (piece, index) =>
      (piece.is === 'filler' &&
        (piece.word === 'at' || (piece.word === 'in' && isPlace(pieces[index + 1])))) ||
      (piece.is === 'cue' && piece.cue === 'away'),
  )
  if (at < 0 || at > pieces.indexOf(days) || pieces.indexOf(who) > at) return false
  const between = pieces.slice(pieces.indexOf(who) + 1, at)
  const place = pieces.slice(at + 1, pieces.indexOf(days)).filter(({ is }) => is === 'unknown')
  const rest = pieces.slice(pieces.indexOf(days) + 1)
  if (
    !between.every((piece) => piece.is === 'cue' && piece.cue === 'is') ||
    place.length === 0 ||
    place.length > 3 ||
    // Out until eight is back for dinner, or is not: nobody can say.
    pieces.some((piece) => piece.is === 'unknown' && piece.isTime === true)
  )
    return false
  if (rest.some(({ is }) => is === 'unknown')) return false
  memory.rules.push({ kind: 'away', ...scopeOf(whenOf(days, slots), who.names) })
  memory.who = who.names
  memory.days = days
  return true
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
  if (reading.instead || isSameUse || isSameLeftover) memory.rules.pop()
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

/** '6 eggs, 2 peppers and an onion to use up': all of them. */
function useToo({ when }: PlanRule, { rules, run }: Memory): void {
  for (let at = rules.length - 1; at >= rules.length - run; at--) {
    const rule = rules[at]
    if (rule?.kind !== 'have' || rule.when || rule.count === 'every') return
    const n = rule.count.max === undefined ? undefined : rule.count.min
    rules[at] = { kind: 'use', what: rule.what, ...(n && { amount: { n } }), ...(when && { when }) }
  }
}

/** 'Chicken for me, paneer for the kids on Tuesday', 'Nani and two cousins come on Sunday'. */
const isSharedByPeople = (last: PlanRule | undefined, isWho: boolean, isGuest: boolean, how: Clause['how']) =>
  !last?.when &&
  ((last?.kind === 'have' && last.who !== undefined && isWho && (how === 'comma' || how === 'and')) ||
    (last?.kind === 'guest' && isGuest && how === 'and'))

/** 'Soup and a sandwich on Monday': the day of the second is that of the first too. */
function shareDays({ clause, days, slots, dishes, count, number, who, guest }: Facts, memory: Memory): void {
  const last = memory.rules.at(-1)
  if (
    (dishes.length > 0 || guest) &&
    isSharedByPeople(last, who !== undefined, guest !== undefined, clause.how) &&
    days
  ) {
    const when = whenOf(days, slots)
    if (last && when) memory.rules[memory.rules.length - 1] = { ...last, when }
    return
  }
  if (
    clause.how !== 'and' ||
    !days ||
    dishes.length === 0 ||
    count ||
    number ||
    !memory.isBare ||
    last?.kind !== 'have'
  )
    return
  memory.rules[memory.rules.length - 1] = { ...last, ...scopeOf(whenOf(days, slots), last.who) }
}

/** 'On Monday and Tuesday, quick meals': days before what they are for. */
function isAhead(facts: Facts, memory: Memory, next: Clause | undefined): boolean {
  if (!facts.days || facts.isNot || !isOnly(facts, 'days', 'slot') || !next) return false
  if (facts.clause.how === 'and' && memory.rules.length > 0) return false
  const after = factsOf(next)
  return !after.days && !after.hasUnknown && (after.dishes.length > 0 || after.cues.size > 0)
}

/** 'No beef, lamb or pork'; 'quesadillas for the kids on Saturday, steak for us'. */
function goingOn(facts: Facts, memory: Memory): Facts {
  const { clause } = facts
  if (clause.how === 'stop' || clause.how === 'but') return facts
  if (clause.how === 'and' && isBare(facts) && memory.lentDays) return { ...facts, days: memory.lentDays }
  if (isOtherMeal(facts, memory)) return { ...facts, days: memory.days }
  if (memory.isNot && isBare(facts))
    return {
      ...facts,
      isNot: true,
      dishes: facts.dishes.map((dish) => ({ ...dish, isNot: true })),
      ...(memory.days && !facts.days && { days: memory.days }),
    }
  if (
    isBare(facts) &&
    memory.cannot &&
    (clause.how === 'and' || clause.how === 'or' || clause.how === 'comma') &&
    !facts.who
  )
    return {
      ...facts,
      cues: memory.cannot.cues,
      who: memory.cannot.who,
      isNot: memory.cannot.isNot,
      dishes: facts.dishes.map((dish) => ({ ...dish, isNot: true })),
    }
  if (isQualityOnly(facts) && clause.how === 'and' && memory.isQuality)
    return {
      ...facts,
      days: memory.days,
      slots: memory.slots,
      ...(memory.whoPiece && { who: memory.whoPiece }),
    }
  if (isForThen(facts, memory) || isTooThen(facts, memory)) return { ...facts, days: memory.days }
  if (isOfThatDay(facts, memory)) return { ...facts, days: memory.days }
  if (facts.who?.others && memory.who && !facts.days) return { ...facts, days: memory.days }
  return facts
}

/** 'Scampi on Saturday, and a salad too': on that day. */
const isTooThen = (
  { clause: { how, pieces }, isNot, days, slots, count, number, dishes }: Facts,
  memory: Memory,
) => {
  const last = pieces.at(-1)
  const isToo = last?.is === 'filler' && /^(?:too|as well|also)$/.test(last.word)
  return (
    how === 'and' &&
    isToo &&
    !isNot &&
    !days &&
    !count &&
    !number &&
    slots.length === 0 &&
    dishes.length > 0 &&
    memory.days?.sort === 'one' &&
    memory.rules.at(-1)?.kind === 'have'
  )
}

/** 'Grandma comes on Saturday, something light': who eats on that day, and what. */
const isForThen = (
  { clause, isSome, isNot, days, slots, count, number, dishes, cues }: Facts,
  memory: Memory,
) => {
  const { kind } = memory.rules.at(-1) ?? {}
  const isAbout =
    kind === 'guest' || kind === 'heads' ? isSome || clause.how === 'comma' : kind === 'away' && isSome
  return (
    isAbout &&
    !isNot &&
    !days &&
    !count &&
    !number &&
    slots.length === 0 &&
    dishes.length > 0 &&
    dishes.every(({ what }) => what.diet === undefined) &&
    cues.size === 0 &&
    memory.days?.sort === 'one'
  )
}

/**
 * 'Salmon for me on Wednesday, pasta for the kids', 'fish on Friday, not cod': the second is about
 * the same day as the first.
 */
function isOfThatDay(facts: Facts, { rules, days }: Memory): boolean {
  const last = rules.at(-1)
  const { dishes, who, clause, count, number, slots } = facts
  if (last?.kind !== 'have' || !last.when || !days || facts.days || count || number || slots.length > 0)
    return false
  if (dishes.length === 0 || last.count === 'every' || last.count.max !== undefined) return false
  const isTheirs =
    last.who !== undefined && who !== undefined && who.names.length > 0 && !facts.isNot && !who.it
  const isTheirKind =
    last.who === undefined &&
    who !== undefined &&
    who.names.length > 0 &&
    !facts.isNot &&
    dishes.every(({ isQuality, what }) => isQuality && what.tag !== undefined)
  const isNotThat =
    clause.pieces.some((piece) => piece.is === 'not' && piece.word === 'not') &&
    dishes.every(({ isQuality, isNot }) => isNot && !isQuality)
  return isTheirs || isTheirKind || isNotThat
}

/** 'Pancakes on Sunday morning and jollof for dinner': both on that day. */
const isOtherMeal = (
  { clause, days, slots, isManySlots, dishes, count, number, isNot }: Facts,
  memory: Memory,
) =>
  clause.how === 'and' &&
  !days &&
  !isManySlots &&
  !isNot &&
  !count &&
  !number &&
  dishes.length > 0 &&
  memory.days?.sort === 'one' &&
  slots.length === 1 &&
  memory.slots.length === 1 &&
  slots[0] !== memory.slots[0]

const isQualityOnly = (facts: Facts) =>
  facts.dishes.length > 0 &&
  facts.dishes.every(({ isQuality }) => isQuality) &&
  isOnly(facts, 'thing', 'limit')

/** Dishes and nothing else that counts. */
const isBare = (facts: Facts) =>
  facts.dishes.length > 0 &&
  facts.dishes.every(({ isQuality, what }) => !isQuality || what.cuisine !== undefined) &&
  !facts.isSome &&
  !facts.isAsking &&
  isOnly(facts, 'thing', 'who')

function otherwise(facts: Facts, memory: Memory): void {
  const off = memory.fineDays ?? daysTaken(memory) ?? memory.days
  if (!off?.days || facts.days) return
  memory.aheadDays = { ...off, days: weekdayNames.filter((name) => !off.days?.includes(name)), sort: 'many' }
}

/** The weekdays that dishes stand on already: 'tacos on Tuesday, pizza on Friday, the rest easy'. */
function daysTaken({ rules }: Memory): Memory['days'] {
  const taken = new Set(rules.flatMap(({ kind, when }) => (kind === 'have' ? (when?.days ?? []) : [])))
  const days = weekdayNames.filter((name) => taken.has(name))
  return days.length === 0 ? undefined : { is: 'days', days, sort: 'many', start: 0, end: 0, isGlued: false }
}

function remember(facts: Facts, rules: readonly PlanRule[], memory: Memory): void {
  const last = rules.at(-1)
  memory.isNot = facts.dishes.some(({ isNot }) => isNot)
  memory.isCounted = !memory.isNot && isOnly(facts, 'thing', 'number') && facts.dishes.length > 0
  memory.run =
    memory.isCounted || (!memory.isNot && isOnly(facts, 'thing'))
      ? facts.clause.how === 'stop'
        ? 1
        : memory.run + 1
      : 0
  memory.isBare = !memory.isNot && isOnly(facts, 'thing') && facts.dishes.length > 0
  if (facts.dishes.length > 0) memory.dishes = facts.dishes
  if (last?.who) memory.who = last.who
  if (facts.guest) memory.guest = facts.guest
  const days = facts.days ?? memory.aheadDays ?? memory.reasonDays
  memory.lentDays = facts.days ? undefined : (memory.reasonDays ?? memory.lentDays)
  memory.days = days
  memory.slots = facts.slots
  memory.whoPiece = facts.who
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
  if (facts.who && facts.who.names.length > 0) memory.who = facts.who.names
  if (facts.cues.has('fine')) memory.fineDays = facts.days
  const isLent = next?.how === 'so' || facts.hasOccasion || lendsDays(facts, next) || isAheadOf(facts, next)
  memory.reasonDays = isLent && isPlanned(facts.days, memory) ? facts.days : undefined
  if (memory.reasonDays) memory.aheadSlots = facts.slots
  if (facts.cues.has('fine') && facts.dishes.length > 0) memory.dishes = facts.dishes
}

/** 'When Gran is here on Sunday, a roast': the condition says on which day. */
const isAheadOf = ({ clause }: Facts, next: Clause | undefined) =>
  isCondition(clause.how) && next?.how === 'comma'

/** What was on a day before the plan begins says nothing of the days in it. */
const isPlanned = (days: Facts['days'], { context }: Memory) =>
  !days?.dates || days.dates.some((date) => context.dates.includes(date))

/** 'Tuesdays are mad, nothing over 20 minutes': the remark says on which days. */
function lendsDays({ days, clause }: Facts, next: Clause | undefined): boolean {
  if (!days || next?.how !== 'comma' || clause.how === 'because') return false
  const after = factsOf(next)
  return (
    !after.days &&
    !after.hasUnknown &&
    after.dishes.length > 0 &&
    after.dishes.every(({ isQuality, isNot }) => isQuality || (!isNot && !after.isNot && !after.count))
  )
}

/** Unread clauses word for word, neighbours in one text. */
function textsOf(unread: readonly Clause[], clauses: readonly Clause[], sentence: string): string[] {
  const texts: { start: number; end: number; last: number }[] = []
  for (const clause of unread) {
    const at = clauses.indexOf(clause)
    const before = texts.at(-1)
    if (before && before.last === at - 1) {
      before.end = clause.end
      before.last = at
    } else texts.push({ start: clause.from ?? clause.start, end: clause.end, last: at })
  }
  return texts.map(({ start, end }) => sentence.slice(start, end).trim())
}
