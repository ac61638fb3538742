import { type Clause, isCondition } from './clauses.ts'
import { type Facts, factsOf, isOnly } from './clause-facts.ts'
import { isIdle, inPlaceOf } from '../rule-joins/joined.ts'
import { neverWord, type Piece } from '../rule-tokens/piece.ts'
import { has, hasWord, isA, isCue, isDishNamed, isPronoun, isWord } from '../rule-tokens/piece-checks.ts'
import { isAlike } from '../is-alike.ts'

/**
 * A wish that hangs on a condition: 'burgers if we have beef'. A day in the condition is the day of
 * the wish ('a stew when it gets cold on Thursday'). A wish with a day of its own stands, and its
 * condition is given back. Any other is not understood: whether it holds, nobody can tell.
 */
export function onCondition(facts: Facts, before: Clause | undefined, next: Clause | undefined): Facts {
  // 'No pasta and pizza on the same day' is neither no pasta nor anything that a rule says.
  if (next?.how === 'and' && factsOf(next).cues.has('same day')) return { ...facts, hasUnknown: true }
  const instead = next && isInstead(next) ? factsOf(next).days : undefined
  if (instead && !facts.days && facts.dishes.length > 0) return { ...facts, days: instead }
  const ahead = before && isCondition(before.how) && facts.clause.how === 'comma' ? before : undefined
  const condition = next && isCondition(next.how) && !next.isAhead ? next : ahead
  if (!condition || facts.days || isCondition(facts.clause.how)) return facts
  const { days } = factsOf(condition)
  return days ? { ...facts, days } : { ...facts, hasUnknown: true }
}

/** 'Burgers on Friday, if possible', 'if you can, burgers on Friday': of what stands beside it. */
export function joinWishing(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = []
  let ahead: Clause | undefined
  for (const [at, clause] of clauses.entries()) {
    const before = joined.at(-1)
    const isWishing =
      clause.pieces.some((piece) => piece.is === 'maybe' && piece.isNot !== true) &&
      isOnly(factsOf(clause), 'maybe') &&
      clause.pieces.every(({ is }) => is === 'maybe' || is === 'filler')
    // '..., also, if you can, lentils': of what comes.
    const isOfNext = clause.how === 'and' && clauses[at + 1]?.how === 'comma'
    if (isWishing && before && clause.how !== 'stop' && clause.how !== 'next' && !isOfNext) {
      joined[joined.length - 1] = { ...before, pieces: [...before.pieces, ...clause.pieces], end: clause.end }
    } else if (isWishing && ahead === undefined && clause !== clauses.at(-1)) ahead = clause
    else {
      joined.push(
        ahead
          ? { ...clause, how: ahead.how, pieces: [...ahead.pieces, ...clause.pieces], start: ahead.start }
          : clause,
      )
      ahead = undefined
    }
  }
  return joined
}

/** 'Pasta instead of rice on Wednesday': one day for both. */
const isInstead = ({ pieces: [first] }: Clause) =>
  isWord(first, /^(?:instead of|rather than|in place of)$/, 'not')

/** 'Tripe, no. Kidneys, no.': none of them. */
export function joinTrailingNo(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    const [no, ...rest] = clause.pieces
    const isNo = isWord(no, neverWord, 'not') && rest.length === 0
    const isDish =
      before !== undefined && factsOf(before).dishes.length > 0 && isOnly(factsOf(before), 'thing')
    if (isNo && isDish && before && clause.how === 'comma')
      joined[joined.length - 1] = { ...before, pieces: [...before.pieces, ...clause.pieces], end: clause.end }
    else joined.push(clause)
  }
  return joined
}

/** 'No rice and pasta back to back': either, and never the one on the day after the other. */
export function joinNotRunning(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    const [first, second] = [before?.pieces.at(-1), clause.pieces[0]]
    const isNeither = before?.pieces.length === 2 && before.pieces[0]?.is === 'not' && isDishNamed(first)
    const isRunning =
      clause.how === 'and' &&
      clause.pieces.length === 2 &&
      isDishNamed(second) &&
      isCue(clause.pieces[1], 'running')
    const foods =
      isNeither && isRunning ? [first.what.food, second.what.food].flatMap((food) => food ?? []) : []
    if (before && first?.is === 'thing' && foods.length === 2) {
      const either = { ...first, what: { food: foods } }
      const pieces = [...before.pieces.slice(0, -1), either, ...clause.pieces.slice(1)]
      joined[joined.length - 1] = { ...before, pieces, end: clause.end }
    } else joined.push(clause)
  }
  return joined
}

/** 'Don't do soup and then soup again the next day': soup not on two days running. */
export function joinNotAgain(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    const [one, other] = [before && factsOf(before), factsOf(clause)]
    const [thing, ...more] = clause.pieces.filter(({ is }) => is === 'thing')
    const isSame = isAlike(one?.dishes[0]?.what, other.dishes[0]?.what)
    const isNone = one?.isNot === true || one?.cues.has('dislikes') === true
    const isForAll = one !== undefined && !one.days && !one.who && !other.days
    const isNextDay = other.cues.has('next day') || other.cues.has('after') || other.cues.has('running')
    const isAgain = hasWord(clause.pieces, /^again$/, 'filler')
    if (before && thing && more.length === 0 && isSame && isNone && isForAll && isNextDay && isAgain) {
      const no = inPlaceOf(thing, { is: 'not', word: 'no' })
      const running = inPlaceOf(thing, { is: 'cue', cue: 'running', word: 'two days running' })
      joined[joined.length - 1] = { ...before, pieces: [no, thing, running], end: clause.end }
    } else joined.push(clause)
  }
  return joined
}

/** 'Dal. Monday.': one wish, where days stand behind their dishes and not before them. */
export function joinTrailingDay(clauses: readonly Clause[]): Clause[] {
  const [first] = clauses
  const isDishes = (clause: Clause | undefined) =>
    clause !== undefined && factsOf(clause).dishes.length > 0 && isOnly(factsOf(clause), 'thing', 'some')
  // 'Red meat? Once.'
  const isCount = (clause: Clause) => factsOf(clause).count !== undefined && isOnly(factsOf(clause), 'count')
  const isDay = (clause: Clause) =>
    factsOf(clause).days !== undefined && isOnly(factsOf(clause), 'days', 'slot')
  return clauses.map((clause, at) => {
    const before = clauses[at - 1]
    return clause.how === 'stop' && isDishes(first) && isDishes(before) && (isDay(clause) || isCount(clause))
      ? { ...clause, how: 'comma' as const }
      : clause
  })
}

/** 'Beef, pork and shrimp once each': each of them. */
export function shareCount(clauses: readonly Clause[]): Clause[] {
  const changed = [...clauses]
  for (const [at, clause] of clauses.entries()) {
    const [count, each] = clause.pieces.slice(-2)
    const isEach = isWord(each, /^each$/, 'every')
    if (!isEach || !isA(count, 'count', 'number')) continue
    changed[at] = { ...clause, pieces: clause.pieces.slice(0, -1) }
    for (let before = at; before > 0 && ['comma', 'and'].includes(changed[before]?.how ?? ''); before--) {
      const one = changed[before - 1]
      if (!one || !isOnly(factsOf(one), 'thing') || factsOf(one).dishes.length === 0) break
      changed[before - 1] = { ...one, pieces: [...one.pieces, count] }
    }
  }
  return changed
}

/** Whether a clause is of meals and of nobody. */
const isOfMeals = ({ dishes, slots, hasMeal, who, guest }: Facts) =>
  (dishes.length > 0 || slots.length > 0 || hasMeal) && !who && !guest

/** 'Two fish dinners, have one of them on Saturday': fish on that day. */
function onDayOfThem({ pieces }: Clause, before: Clause | undefined): Clause['pieces'] | null {
  const from = pieces.findIndex(({ is }) => is === 'number')
  const [number, of, them, ...rest] = pieces.slice(Math.max(0, from))
  const isLed = pieces.slice(0, from).every((piece) => isIdle(piece) || isMaking(piece))
  const isOne = number?.is === 'number' && number.n === 1 && isWord(of, /^of$/, 'filler')
  const isDay = has(rest, 'days') && rest.every((piece) => isIdle(piece) || piece.is === 'days')
  const counted = before && factsOf(before)
  if (!isLed || !isOne || them?.is !== 'who' || !them.it || !isDay || !before || !counted) return null
  if ((counted.number ?? counted.count) === undefined || counted.isNot || counted.dishes.length !== 1)
    return null
  return [...before.pieces.filter(({ is }) => is === 'thing'), ...rest]
}

const isMaking = (piece: Piece) => piece.is === 'ask' || isWord(piece, /^make$/, 'unknown')

/** 'Three fish dinners, one of them salmon': the second counts some of the first. */
export function readOneOfThem(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause, at) => {
    const before = clauses[at - 1]
    const onDay = onDayOfThem(clause, before)
    if (onDay) return { ...clause, pieces: onDay }
    const from = clause.pieces.findIndex((piece) => !isIdle(piece))
    const [number, of, them, ...rest] = clause.pieces.slice(Math.max(0, from))
    const isOf = isWord(of, /^of$/, 'filler')
    const isThem = isPronoun(them) || isWord(them, /^(?:these|those|which)$/, 'filler')
    const isCounted =
      before !== undefined && factsOf(before).number !== undefined && factsOf(before).dishes.length > 0
    // 'Dinners under £3, and could one of them be a roast?'
    const isOneOfMeals =
      before !== undefined &&
      number?.is === 'number' &&
      (number.n === 1 || has(rest, 'limit')) &&
      isOfMeals(factsOf(before)) &&
      rest.every((piece) => isIdle(piece) || isA(piece, 'ask', 'thing', 'limit'))
    const isNumber = number?.is === 'number' || (number?.is === 'count' && number.isNumber === true)
    const isSaid = has(rest, 'thing', 'limit')
    return isNumber && isOf && isThem && (isCounted || isOneOfMeals) && isSaid
      ? { ...clause, pieces: [number, ...rest] }
      : clause
  })
}

/** 'Vegetarian save for Saturday when we have biryani': biryani on that day. */
export function joinExceptedDays(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause, at) => {
    const before = clauses[at - 1]
    const day = before?.pieces.at(-1)
    const isExcepted = before?.pieces.some((piece) => isCue(piece, 'except'))
    // 'Vegetarian apart from the Sunday roast'.
    if (isExcepted && clause.isTorn && day?.is === 'days' && day.sort === 'one') {
      const [first] = clause.pieces
      const hasDay = has(clause.pieces, 'days')
      return first?.is === 'thing' && !hasDay ? { ...clause, pieces: [...clause.pieces, day] } : clause
    }
    if (clause.how !== 'when' || day?.is !== 'days' || day.sort !== 'one') return clause
    const facts = factsOf(clause)
    const isDish = facts.dishes.some(({ isQuality }) => !isQuality) && !facts.days && !facts.isNot
    const [first, ...rest] = clause.pieces
    const isWe = isWord(first, /^we have$/, 'cue')
    const isHad =
      (isWe || isA(first, 'subject', 'ask')) &&
      isOnly({ ...facts, clause: { ...clause, pieces: rest } }, 'thing')
    return isDish && isHad
      ? { ...clause, how: 'and', pieces: [...(isWe ? rest : clause.pieces), day] }
      : clause
  })
}
