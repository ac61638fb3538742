/** Whether a clause without a day is of the day that was spoken of. */
import { type Facts, isOnly } from '../rule-clauses/clause-facts.ts'
import { isForNumber } from '../rule-meanings/heads-rules.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import { isIdle } from '../rule-joins/joined.ts'
import { weekdayNames } from '../weekday-names.ts'

/** One more of a list that its day or days stand before. */
export const isUnderDay = (facts: Facts, { rules, days, isDayFirst }: Memory): boolean => {
  const last = rules.at(-1)
  const isCounted = last?.kind === 'have' && last.count !== 'every' && last.count.min !== undefined
  return (
    isDayFirst &&
    days !== undefined &&
    !facts.days &&
    facts.slots.length === 0 &&
    !facts.isNot &&
    facts.dishes.length > 0 &&
    facts.cues.size === 0 &&
    ((last?.kind === 'guest' && days.sort === 'one') ||
      (isCounted && facts.number !== undefined) ||
      (isCounted && days.sort === 'one' && isOnly(facts, 'thing')))
  )
}

/** 'Chicken on Tuesday and a curry the day after': on Wednesday. */
export function onNextDay(facts: Facts, { rules, days }: Memory): Facts | null {
  const { clause } = facts
  const at = clause.pieces.findLastIndex((piece) => !isIdle(piece))
  const cue = clause.pieces[at]
  const isNext =
    cue?.is === 'cue' &&
    (cue.cue === 'next day' ||
      (cue.cue === 'after' && /^(?:the )?(?:day|night|evening) after$/.test(cue.word ?? '')))
  const [name] = days?.days ?? []
  if (!isNext || facts.days || facts.isNot || facts.dishes.length !== 1 || rules.at(-1)?.kind !== 'have')
    return null
  if (clause.how === 'stop' || days?.sort !== 'one' || days.dates || name === undefined) return null
  const next = weekdayNames[(weekdayNames.indexOf(name) + 1) % 7]
  const then = { ...days, days: next ? [next] : [], start: cue.start, end: cue.end }
  const pieces = clause.pieces.with(at, then)
  return {
    ...facts,
    clause: { ...clause, pieces },
    days: then,
    cues: new Set([...facts.cues].filter((one) => one !== cue.cue)),
  }
}

/** 'Scampi on Saturday, and a salad too': on that day. */
export const isTooThen = (
  { clause: { how, pieces }, isNot, days, slots, count, number, dishes }: Facts,
  memory: Memory,
) => {
  const last = pieces.at(-1)
  // 'And raita to go with it'.
  const isWith = pieces.some((piece) => piece.is === 'ask' && piece.word === 'go with')
  const isToo = isWith || (last?.is === 'filler' && /^(?:too|as well|also)$/.test(last.word))
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
export const isForThen = (facts: Facts, memory: Memory) => {
  const { clause, isSome, isNot, days, slots, count, number, dishes, cues, who } = facts
  const { kind } = memory.rules.at(-1) ?? {}
  // 'Ben and I are out on Saturday, pizza for the kids'.
  const isTheirs = clause.how === 'comma' && who !== undefined && (who.names.length > 0 || who.it === true)
  // 'We are six on Sunday and want pizza', 'Grandma comes on Tuesday. Jollof please.'
  const isWanted =
    (clause.how === 'and' && clause.pieces[0]?.is === 'ask') ||
    (clause.how === 'stop' && isOnly(facts, 'thing', 'some'))
  const isAbout =
    kind === 'guest' || kind === 'heads'
      ? isSome || clause.how === 'comma' || isWanted
      : kind === 'away' && (isSome || isTheirs || isForNumber(facts))
  // 'We're two on Wednesday, quick dinners every night': on all of them.
  const isOfAll = clause.pieces.some(
    (piece) =>
      piece.is === 'every' || ((piece.is === 'slot' || piece.is === 'meal') && piece.isMany === true),
  )
  return (
    isAbout &&
    !isOfAll &&
    !isNot &&
    !days &&
    !count &&
    // 'Nani comes on Saturday, biryani for ten'.
    (!number || (isForNumber(facts) && clause.how === 'comma')) &&
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
export function isOfThatDay(facts: Facts, { rules, days, whoPiece }: Memory): boolean {
  const last = rules.at(-1)
  const { dishes, who, clause, count, number, slots } = facts
  if (last?.kind !== 'have' || !last.when || !days || facts.days || count || number || slots.length > 0)
    return false
  // 'Spicy for me on Monday, mild for the kids'.
  const isForOthers =
    last.count === 'every' &&
    days.sort === 'one' &&
    last.who !== undefined &&
    who !== undefined &&
    clause.how === 'comma' &&
    dishes.every(({ isQuality }) => isQuality)
  if (dishes.length === 0 || (last.count === 'every' && !isForOthers)) return false
  if (last.count !== 'every' && last.count.max !== undefined) return false
  // 'Pizza for the kids on Friday, Ella hates peas' is of every day.
  if (isOfPerson(facts)) return false
  const isTheirs =
    (last.who !== undefined ||
      (whoPiece !== undefined && (clause.how === 'comma' || isAskedByThem(facts)))) &&
    who !== undefined &&
    who.names.length > 0 &&
    !facts.isNot &&
    !who.it
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

/** 'Tom wants stew on Sunday and Ella wants curry'. */
const isAskedByThem = ({ clause: { how, pieces } }: Facts) =>
  how === 'and' && pieces[0]?.is === 'who' && pieces[1]?.is === 'ask'

/** What somebody is, or cannot have. */
const isOfPerson = ({ cues, who, clause: { pieces } }: Facts) =>
  (['dislikes', 'allergic', 'cannot have', 'not eating'] as const).some((cue) => cues.has(cue)) ||
  (who !== undefined && isIs(pieces[pieces.indexOf(who) + 1]))

const isIs = (piece: Facts['clause']['pieces'][number] | undefined) =>
  piece?.is === 'cue' && piece.cue === 'is'

/** 'Pancakes on Sunday morning and jollof for dinner': both on that day. */
export const isOtherMeal = (
  { clause, days, slots, isManySlots, dishes, count, number, isNot }: Facts,
  memory: Memory,
) =>
  (clause.how === 'and' || clause.how === 'comma' || clause.how === 'next') &&
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
