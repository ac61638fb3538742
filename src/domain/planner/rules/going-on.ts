/** What a clause leaves unsaid because the one before said it: 'not', the day, the people. */
import { insteadCues } from '../rule-words/piece.ts'
import { type Facts, isOnly } from '../rule-clauses/clause-facts.ts'
import { notThatOne } from '../rule-clauses/which-one.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import { isForThen, isOfThatDay, isOtherMeal, isTooThen, isUnderDay, onNextDay } from './going-on-days.ts'
import { isForNumber } from '../rule-meanings/heads-rules.ts'

/** 'Tuesday: no pie, no pasta': both on that day. */
const isUnderHead = (facts: Facts, { headDays, aheadDays, isNot }: Memory) =>
  headDays !== undefined &&
  aheadDays === undefined &&
  facts.clause.how !== 'next' &&
  !facts.days &&
  facts.isNot === isNot &&
  facts.dishes.length > 0 &&
  isOnly(facts, 'thing', 'not')

const isNoneAlone = (facts: Facts) =>
  facts.isNot && facts.dishes.length > 0 && !facts.days && !facts.who && isOnly(facts, 'thing', 'not')

/** 'On Friday no pork and no cheese', 'Tom: no rice, no peppers': all of them then, or for him. */
const isNoneToo = (facts: Facts, { front, isNot, aheadDays }: Memory) =>
  front !== undefined &&
  (facts.clause.how === 'and' || (facts.clause.how === 'comma' && front.isMarked)) &&
  facts.isNot &&
  isNot &&
  facts.dishes.length > 0 &&
  !aheadDays &&
  isOnly(facts, 'thing', 'not')

/** 'No beef, lamb or pork'; 'quesadillas for the kids on Saturday, steak for us'. */
export function goingOn(facts: Facts, memory: Memory): Facts {
  const { clause } = facts
  // 'A roast at noon on Sunday, then nothing heavy that night'.
  const isThatNight = clause.pieces.some((piece) => piece.is === 'ask' && piece.word?.endsWith('that night'))
  // 'The plumber is here on Tuesday afternoon, soup that night'.
  const then = memory.reasonDays || memory.aheadDays ? memory.aheadSlots : memory.slots
  if (isThatNight && facts.slots.length === 0 && then.length > 0 && !then.includes('dinner'))
    return { ...facts, slots: ['dinner'] }
  const other = notThatOne(facts, memory)
  if (other) return other
  const shifted = onNextDay(facts, memory)
  if (shifted) return shifted
  const [guest] = memory.rules.slice(-1)
  // 'Omar stays for dinner on Friday, no pork then'.
  const isThen = clause.pieces.some((piece) => piece.is === 'ask' && piece.word === 'that day')
  if (
    isThen &&
    guest?.kind === 'guest' &&
    facts.slots.length === 0 &&
    memory.slots.length > 0 &&
    memory.days?.sort === 'one'
  )
    return { ...facts, days: facts.days ?? memory.days, slots: memory.slots }
  // 'A roast on Sunday, but not lamb'.
  if (clause.how === 'but' && facts.isNot && !facts.who && isOfThatDay(facts, memory))
    return { ...facts, days: memory.days }
  // 'Keep Monday meatless but add a salad': on that day.
  const isAdded = clause.pieces.some((piece) => piece.is === 'ask' && piece.word === 'add')
  if (
    clause.how === 'but' &&
    isAdded &&
    !facts.isNot &&
    isOnly(facts, 'thing') &&
    memory.days?.sort === 'one'
  )
    return { ...facts, days: memory.days }
  // 'Pasta for dinner on Friday and make it quick': at that meal.
  const isMade = clause.pieces.some(
    (piece) => piece.is === 'ask' && /^(?:make|keep) it$/.test(piece.word ?? ''),
  )
  if (
    isMade &&
    clause.how !== 'stop' &&
    !facts.days &&
    facts.slots.length === 0 &&
    memory.days?.sort === 'one'
  )
    return { ...facts, slots: memory.slots }
  // 'No meat on Wednesday, and no fish either': on that day.
  const isEither = clause.pieces.some(
    (piece) => piece.is === 'filler' && /^(?:either|too|as well)$/.test(piece.word),
  )
  if (isEither && clause.how !== 'stop' && memory.isNot && memory.days?.sort === 'one' && isNoneAlone(facts))
    return { ...facts, days: memory.days, slots: memory.slots }
  // 'Grandma comes on Tuesday. Jollof please.': on that day.
  const [before] = memory.rules.slice(-1)
  if (
    clause.how === 'stop' &&
    (before?.kind === 'guest' || before?.kind === 'heads') &&
    before.when &&
    isForThen(facts, memory)
  )
    return { ...facts, days: memory.days, slots: facts.slots.length > 0 ? facts.slots : memory.slots }
  if (clause.how === 'stop' || clause.how === 'but') return facts
  const isTold = isBare(facts) || (isForNumber(facts) && isOnly(facts, 'thing', 'number'))
  const isNone =
    clause.how === 'and' && facts.isNot && facts.dishes.length > 0 && isOnly(facts, 'thing', 'not')
  const isOneMore = isTold && (clause.how === 'and' || clause.how === 'comma')
  if ((isOneMore || isNone) && memory.lentDays) return { ...facts, days: memory.lentDays }
  // 'Lunch: soup Monday, wraps Tuesday'.
  const isUnderMeal = memory.headSlots.length > 0 && (memory.isHeadMarked || clause.isTorn === true)
  if (isUnderMeal && isDayOfList(facts)) return { ...facts, slots: memory.headSlots }
  const isTornToo =
    clause.isTorn === true &&
    facts.isNot &&
    memory.isNot &&
    !facts.days &&
    facts.slots.length === 0 &&
    memory.days?.sort === 'one' &&
    isOnly(facts, 'thing', 'not')
  // 'Monday no meat no dairy'.
  if (isTornToo && facts.dishes.length > 0) return { ...facts, days: memory.days }
  if (isNoneToo(facts, memory)) {
    const { days, slots, who } = memory.front!
    return { ...facts, days, slots, who }
  }
  if (isUnderHead(facts, memory)) return goingOn({ ...facts, days: memory.headDays }, memory)
  if (isOtherMeal(facts, memory)) return { ...facts, days: memory.days }
  // 'No pizza on Friday, something healthy'.
  if (
    memory.isNot &&
    clause.how === 'comma' &&
    facts.isSome &&
    !facts.isNot &&
    !facts.days &&
    memory.days?.sort === 'one' &&
    isOnly(facts, 'thing', 'some')
  )
    return { ...facts, days: memory.days }
  // 'Not pasta on Tuesday, soup', 'no pasta on Tuesday, soup instead'.
  const isInstead = memory.isContrast || clause.pieces.some(isInsteadWord)
  if (memory.isNot && isInstead && isBare(facts) && clause.how === 'comma')
    return { ...facts, days: memory.days }
  if (memory.isNot && isBare(facts) && !facts.isMaybe && !memory.aheadDays)
    return {
      ...facts,
      isNot: true,
      dishes: facts.dishes.map((dish) => ({ ...dish, isNot: true })),
      ...(memory.days && !facts.days && { days: memory.days }),
    }
  if (
    isBare(facts) &&
    !facts.isMaybe &&
    memory.cannot &&
    !memory.aheadDays &&
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
  // 'Tom hates peas and Ella carrots', 'allergic to shellfish and Leo to peanuts'.
  if (
    memory.cannot &&
    facts.who &&
    (clause.how === 'and' || clause.how === 'comma') &&
    facts.dishes.length > 0 &&
    clause.pieces[0] === facts.who &&
    clause.pieces.every(({ is }, at) => at === 0 || is === 'thing' || isTo(clause.pieces[at]))
  )
    return {
      ...facts,
      cues: memory.cannot.cues,
      isNot: memory.cannot.isNot,
      dishes: facts.dishes.map((dish) => ({ ...dish, isNot: true })),
    }
  if (isQualityOnly(facts) && memory.isQuality && (clause.how === 'and' || isItsLimit(facts, memory)))
    return {
      ...facts,
      days: memory.days,
      slots: memory.slots,
      ...(memory.whoPiece && { who: memory.whoPiece }),
    }
  // 'A roast on Sunday, ideally chicken'.
  if (
    clause.how === 'comma' &&
    !clause.isTorn &&
    facts.isMaybe &&
    !facts.isNot &&
    !facts.days &&
    facts.dishes.length > 0 &&
    isOnly(facts, 'thing') &&
    memory.days?.sort === 'one' &&
    memory.rules.at(-1)?.kind === 'have'
  )
    return { ...facts, days: memory.days }
  // 'At the weekend one roast and one with eggs', 'Sunday Nani and roast lamb'.
  if (clause.how === 'and' && isUnderDay(facts, memory)) return { ...facts, days: memory.days }
  // 'Burgers on Saturday with a veggie option for Sofia'.
  if (
    clause.isTorn &&
    clause.pieces[0]?.is === 'filler' &&
    clause.pieces[0].word === 'with' &&
    facts.who &&
    !facts.days &&
    memory.days?.sort === 'one'
  )
    return { ...facts, days: memory.days }
  const onThatDay = {
    ...facts,
    days: memory.days,
    slots: facts.slots.length > 0 ? facts.slots : memory.slots,
  }
  if (isForThen(facts, memory) || isTooThen(facts, memory)) return onThatDay
  if (isOfThatDay(facts, memory)) return onThatDay
  // 'Ten people on Saturday, ribs and something vegetarian'.
  const isMore = facts.dishes.length > 0 && !facts.days && !facts.count && !facts.number
  const isListed = clause.how === 'and' || (clause.how === 'comma' && !facts.isNot && !facts.isSome)
  if (isListed && memory.isLent && isMore && isOnly(facts, 'thing', 'some', 'not')) return onThatDay
  if (facts.who?.others && memory.who && !facts.days) return onThatDay
  return facts
}

const isInsteadWord = (piece: Facts['clause']['pieces'][number]) =>
  piece.is === 'filler' && piece.word === 'instead'

const isDayOfList = (facts: Facts) =>
  facts.days !== undefined &&
  facts.slots.length === 0 &&
  (facts.dishes.length > 0 || (facts.cues.size === 1 && isOutOf(facts))) &&
  isOnly(facts, 'thing', 'days', 'cue', 'some')

const isOutOf = ({ cues }: Facts) => insteadCues.some((cue) => cues.has(cue))

const isTo = (piece: Facts['clause']['pieces'][number] | undefined) =>
  piece?.is === 'cue' && piece.cue === 'to'

/** 'Quick breakfasts, 10 minutes at most': of breakfasts, as the quality before it. */
const isItsLimit = ({ clause, days, slots, dishes, isNot, isSome }: Facts, { rules }: Memory) => {
  const last = rules.at(-1)
  return (
    clause.how === 'comma' &&
    last?.kind === 'have' &&
    last.count === 'every' &&
    last.when !== undefined &&
    !days &&
    slots.length === 0 &&
    !isNot &&
    !isSome &&
    dishes.every(({ what }) => what.minutes !== undefined)
  )
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
