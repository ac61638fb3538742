import { MOST_RULES, type PlanRule, type ReadRules } from '../plan-rule.ts'
import { weekdayNames } from '../weekday-names.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { type Facts, factsOf, isOnly, scopeOf, whenOf } from './clause-facts.ts'
import { joinDays } from './join-days.ts'
import { joinParts } from './join-parts.ts'
import { type Memory, newMemory } from './memory.ts'
import { piecesOf } from './pieces.ts'
import { readClause } from './read-clause.ts'
import type { RuleContext } from './rule-context.ts'
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
  const clauses = namedGuests(clausesOf(pieces), sentence).flatMap(partedAtUnknown)
  const memory = newMemory(context)
  const unread: Clause[] = []
  let before: Clause | undefined
  for (const [index, clause] of clauses.entries()) {
    const facts = factsOf(clause)
    const next = clauses[index + 1]
    if (isOnly(facts) && clause.pieces.every(({ is }) => is !== 'ask' && is !== 'maybe')) continue
    const goesOnUnread =
      before !== undefined &&
      before === unread.at(-1) &&
      !facts.days &&
      !facts.isNot &&
      !facts.count &&
      (clause.how === 'and' || clause.how === 'or')
    const isReason = next?.how === 'so' && factsOf(next).dishes.length > 0
    const away = !isReason && placeAway(facts, memory)
    const isRead =
      away || (!goesOnUnread && clause.how !== 'because' && !facts.hasUnknown && take(facts, memory, next))
    if (!isRead) {
      unread.push(clause)
      noteUnread(facts, memory, next)
    }
    before = clause
  }
  const texts = textsOf(unread, clauses, sentence)
  return { rules: memory.rules.slice(0, MOST_RULES), unread: texts }
}

/** 'Anna and Ben are coming': a name alone belongs to the names after it. */
function namedGuests(clauses: readonly Clause[], sentence: string): Clause[] {
  const made: Clause[] = []
  for (const clause of clauses) {
    const named = withGuests(clause, sentence)
    const before = made.at(-1)
    const alone = before?.pieces.length === 1 && before.pieces[0]?.is === 'unknown' ? before : undefined
    const guest = named === clause ? undefined : named.pieces.find((piece) => piece.is === 'guest')
    const name = alone && sentence.slice(alone.start, alone.end)
    if (alone && guest?.is === 'guest' && clause.how === 'and' && name && /^\p{Lu}\p{Ll}+$/u.test(name)) {
      made.pop()
      const both = { ...guest, names: [name, ...guest.names], people: guest.people + 1 }
      made.push({
        ...named,
        how: alone.how,
        start: alone.start,
        pieces: named.pieces.map((piece) => (piece === guest ? both : piece)),
      })
    } else made.push(named)
  }
  return made
}

/** 'Lucy is coming on Friday': a name that nobody knows, and who comes to eat. */
function withGuests(clause: Clause, sentence: string): Clause {
  const { pieces } = clause
  const isComing = pieces.some((piece) => piece.is === 'cue' && piece.cue === 'guest')
  const unknown = pieces.filter(({ is }) => is === 'unknown')
  const textOf = ({ start, end }: { start: number; end: number }) =>
    sentence.slice(start, end).replace(/['’]s$/, '')
  const isName = (piece: Clause['pieces'][number]) => /^\p{Lu}\p{Ll}+$/u.test(textOf(piece))
  const hasDay = pieces.some(({ is }) => is === 'days')
  if (!isComing || !hasDay || unknown.length === 0 || unknown.length > 2 || !unknown.every(isName))
    return clause
  const isFriend = pieces.some(({ is }) => is === 'guest')
  if (pieces.some(({ is }) => is === 'thing' || (is === 'who' && !isFriend))) return clause
  const named = pieces
    .filter(({ is }) => !isFriend || (is !== 'guest' && is !== 'who'))
    .map((piece): Clause['pieces'][number] =>
      piece.is === 'unknown' ? { ...piece, is: 'guest', names: [textOf(piece)], people: 1 } : piece,
    )
  return { ...clause, pieces: named }
}

/** 'Kit is at football camp on Sunday': wherever that is, it is not at the table. */
function placeAway({ clause: { pieces, how }, who, days, dishes, slots }: Facts, memory: Memory): boolean {
  if (how === 'because' || !who || who.names.length === 0 || !days || dishes.length > 0) return false
  const at = pieces.findIndex(
    (piece) => (piece.is === 'filler' && piece.word === 'at') || (piece.is === 'cue' && piece.cue === 'away'),
  )
  if (at < 0 || at > pieces.indexOf(days) || pieces.indexOf(who) > at) return false
  const between = pieces.slice(pieces.indexOf(who) + 1, at)
  const place = pieces.slice(at + 1, pieces.indexOf(days)).filter(({ is }) => is === 'unknown')
  const rest = pieces.slice(pieces.indexOf(days) + 1)
  if (
    !between.every((piece) => piece.is === 'cue' && piece.cue === 'is') ||
    place.length === 0 ||
    place.length > 3
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
  if (!reading) return false
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
  } else shareDays(goesOn, memory)
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

/** 'Soup and a sandwich on Monday': the day of the second is that of the first too. */
function shareDays({ clause, days, slots, dishes, count, number }: Facts, memory: Memory): void {
  const last = memory.rules.at(-1)
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
  if (facts.who?.others && memory.who && !facts.days) return { ...facts, days: memory.days }
  return facts
}

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
  const off = memory.fineDays ?? memory.days
  if (!off?.days || facts.days) return
  memory.aheadDays = { ...off, days: weekdayNames.filter((name) => !off.days?.includes(name)), sort: 'many' }
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
  memory.reasonDays =
    next?.how === 'so' || facts.hasOccasion || lendsDays(facts, next) ? facts.days : undefined
  if (facts.cues.has('fine') && facts.dishes.length > 0) memory.dishes = facts.dishes
}

/** 'Tuesdays are mad, nothing over 20 minutes': the remark says on which days. */
function lendsDays({ days, clause }: Facts, next: Clause | undefined): boolean {
  if (!days || next?.how !== 'comma' || clause.how === 'because') return false
  const after = factsOf(next)
  return (
    !after.days &&
    !after.hasUnknown &&
    after.dishes.length > 0 &&
    after.dishes.every(({ isQuality }) => isQuality)
  )
}

/** A clause with unknown words: what was said before a new sentence in it began, and the rest. */
function partedAtUnknown(clause: Clause): Clause[] {
  const { pieces } = clause
  const unknown = pieces.findIndex(({ is }) => is === 'unknown')
  if (unknown < 0) return [clause]
  const isSplit = (at: number) => {
    const piece = pieces[at]
    return piece?.is === 'subject' || piece?.is === 'ask' || piece?.is === 'who'
  }
  for (let at = unknown; at > 1; at--) {
    const head = pieces.slice(0, at)
    if (
      isSplit(at) &&
      pieces[at]?.is !== 'ask' &&
      head.some(({ is }) => is === 'thing' || is === 'limit' || is === 'count')
    )
      return [part(clause, head, clause.how), part(clause, pieces.slice(at), 'comma')]
  }
  const tail = tailFrom(pieces, unknown)
  if (tail > 0)
    return [part(clause, pieces.slice(0, tail), clause.how), part(clause, pieces.slice(tail), 'comma')]
  const last = pieces.findLastIndex(({ is }) => is === 'unknown')
  for (let at = last + 1; at < pieces.length; at++)
    if (isAsked(pieces[at]) && isRequest(pieces.slice(at)))
      return [part(clause, pieces.slice(0, at), clause.how), part(clause, pieces.slice(at), 'stop')]
  return [clause]
}

/** 'Pizza on Friday at 7': what comes after the day, from a small word on, may stay unknown. */
function tailFrom(pieces: Clause['pieces'], unknown: number): number {
  const day = pieces.findLastIndex((piece, at) => at < unknown && piece.is === 'days')
  const next = pieces[day + 1]
  if (day < 1 || !pieces.slice(0, day).some(({ is }) => is === 'thing')) return -1
  const isSmall = next?.is === 'filler' && /^(?:with|from|at|for|by|in|to)$/.test(next.word)
  return isSmall ||
    (next?.is === 'unknown' && day + 1 === unknown && pieces.length === unknown + 1 && isTimeLike(next))
    ? day + 1
    : -1
}
const isTimeLike = ({ start, end }: Clause['pieces'][number]) => end - start >= 4

const isAsked = (piece: Clause['pieces'][number] | undefined) =>
  piece?.is === 'ask' && piece.isRequest === true
const isRequest = (pieces: Clause['pieces']) => pieces.some(({ is }) => is === 'thing' || is === 'limit')

const part = ({ start, end }: Clause, pieces: Clause['pieces'], how: Clause['how']): Clause => ({
  how,
  pieces,
  start: pieces[0]?.start ?? start,
  end: pieces.at(-1)?.end ?? end,
})

/** Unread clauses word for word, neighbours in one text. */
function textsOf(unread: readonly Clause[], clauses: readonly Clause[], sentence: string): string[] {
  const texts: { start: number; end: number; last: number }[] = []
  for (const clause of unread) {
    const at = clauses.indexOf(clause)
    const before = texts.at(-1)
    if (before && before.last === at - 1) {
      before.end = clause.end
      before.last = at
    } else texts.push({ start: clause.start, end: clause.end, last: at })
  }
  return texts.map(({ start, end }) => sentence.slice(start, end).trim())
}
