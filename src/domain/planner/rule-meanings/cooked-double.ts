/** Rules for a dish of which so much is cooked that it is eaten on another day too. */
import { type PlanRule, type RuleDays, isRule } from '../plan-rule.ts'
import { type Facts, whenOf, strengthOf, saysNone } from '../rule-clauses/clause-facts.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import { isSizeOnly } from '../rule-doubts/accounted-for.ts'
import { datesIn } from '../rule-joins/dates-in.ts'
import { daysOf } from './dish-rules.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import { cueAt, isA, isCue, isUnit, isWord } from '../rule-tokens/piece-checks.ts'

type Pieces = Facts['clause']['pieces']

/** 'Big enough for', 'to last for'. */
const isEnoughFor = (piece: Piece) => isCue(piece, 'double') && (piece.word ?? '').endsWith(' for')

/** Several days, of which none is named as the one to cook on. */
const isTwo = (days: Facts['days']) => days?.sort === 'many' && (days.days ?? days.dates ?? []).length > 1

/** Whether the day or meal at this place is cooked for: 'for Leo's lunch on Monday'. */
function isCookedFor(pieces: Pieces, at: number): boolean {
  const from = pieces.slice(0, at).findLastIndex((piece) => !isA(piece, 'filler', 'slot', 'who'))
  return pieces
    .slice(Math.max(0, Math.min(from, at - 2)), at)
    .some(
      (piece) =>
        isWord(piece, /^for$/, 'filler') ||
        (piece.is === 'cue' && (piece.cue === 'eat again' || isEnoughFor(piece))),
    )
}

/** When a dish is cooked, and when it is eaten again, as far as the clause says. */
interface CookedAndEaten {
  cooked: Facts['days']
  when: RuleDays | undefined
  to: RuleDays | undefined
}

function cookedAndEaten({ days, second, clause: { pieces } }: Facts, memory: Memory): CookedAndEaten {
  const firstAt = days ? pieces.indexOf(days) : -1
  const target = second ?? (days && isCookedFor(pieces, firstAt) ? days : undefined)
  const cooked = target === days ? undefined : days
  const targetAt = target ? pieces.indexOf(target) : -1
  const slots = pieces.flatMap((piece, at) =>
    piece.is === 'slot' ? [{ at, slots: piece.slots, isMany: piece.isMany === true }] : [],
  )
  // 'For Saturday dinner' is when it is cooked.
  const isOfEating = (at: number) =>
    targetAt >= 0 && (at > targetAt || (isCookedFor(pieces, at) && (!cooked || at > firstAt + 1)))
  const cookedOn = cooked && datesIn(cooked, memory.context)[0]
  const eaten =
    target?.dates && cookedOn !== undefined && target.sort === 'span'
      ? { ...target, dates: target.dates.filter((date) => date > cookedOn) }
      : target
  return {
    cooked,
    when: whenOf(
      cooked ?? memory.aheadDays,
      slots.filter(({ at, isMany }) => !isOfEating(at) && !isMany).flatMap((one) => one.slots),
    ),
    to: whenOf(eaten, [
      ...slots.filter(({ at }) => isOfEating(at)).flatMap((one) => one.slots),
      // 'So there's lunch for Tuesday'.
      ...pieces.flatMap((piece) => (isCue(piece, 'eat again') && piece.slots) || []),
    ]),
  }
}

/** 'Three meals out of the ham'. */
const isSoManyMeals = (piece: Piece, at: number, pieces: Pieces) =>
  piece.is === 'count' &&
  piece.min === piece.max &&
  (piece.min ?? 0) > 1 &&
  isWord(pieces[at + 1], /^to last$/)

/** 'The bolognese should last two nights': so many meals of one dish. */
const isForMeals = ({ number, days, dishes, isNot, clause: { pieces } }: Facts) =>
  ((number !== undefined && number.n > 1) || pieces.some(isSoManyMeals)) &&
  (days === undefined || days.sort === 'one') &&
  dishes.length === 1 &&
  !isNot

/** 'Curry with leftovers for Tuesday lunch': when it is cooked, nobody says. */
const hasRestFor = ({ cues, days, second, dishes: [dish, ...more], clause: { pieces }, isNot }: Facts) => {
  const at = cueAt(pieces, 'eat again')
  const cue = pieces[at]
  const isWith = isWord(cue, /^with \w.* for$/, 'cue')
  const isOfDay = days !== undefined && pieces[at + 1] === days && second === undefined
  return (
    cues.size === 1 && isWith && isOfDay && dish !== undefined && dish.at < at && more.length === 0 && !isNot
  )
}

/** 'Dal on Monday for three days'. */
const isForDays = (facts: Facts) =>
  isForMeals(facts) &&
  facts.days !== undefined &&
  facts.clause.pieces.some((piece, at, pieces) => {
    const [number, unit] = [pieces[at + 1], pieces[at + 2]]
    const isFor = isWord(piece, /^for$/, 'filler')
    return isFor && number === facts.number && isUnit(unit, 'days')
  })

/** 'Cook double on Sunday for Monday lunch', 'a big batch of curry on Sunday to eat on Monday'. */
export function cookedDouble(facts: Facts, memory: Memory): PlanRule[] | null {
  const { cues, second, dishes, clause } = facts
  const isAgain = cues.has('eat again') && (second || isForMeals(facts))
  const isWithRest = hasRestFor(facts)
  if (!cues.has('double') && !isAgain && !isForDays(facts) && !isWithRest) return null
  const { cooked, when, to } = cookedAndEaten(facts, memory)
  const [dish] = dishes
  const what = dish?.what
  // 'Eat twice on Sunday and Monday': which of them is cooked on, nobody says.
  if (!to && isTwo(cooked)) return null
  // 'Pulled pork on Sunday, make enough for Monday too': of that.
  const last = memory.rules.at(-1)
  const isMore = to !== undefined || facts.isTwice
  const isOfLast = !what && !when && isMore && clause.how !== 'stop' && last?.kind === 'have' && last.when
  const before = isOfLast ? last : undefined
  if (!what && !when && !before) return null
  // 'Six of us on Sunday, a big pot of stew': for them, on that day.
  if (what && !to && isSizeForThem(facts, last)) {
    const then = when ?? last?.when
    return [{ kind: 'have', what, count: { min: 1 }, ...(then && { when: then }), ...strengthOf(facts) }]
  }
  // 'It'll pour on Sunday so a big pot of stew': that much of it, and of no second meal.
  if (what && !when && !to && !isForMeals(facts) && isSizeAlone(facts)) {
    const then = whenOf(daysOf(facts, memory), facts.slots)
    return [{ kind: 'have', what, count: { min: 1 }, ...(then && { when: then }), ...strengthOf(facts) }]
  }
  const rule: PlanRule = {
    kind: 'leftover',
    ...(before && { what: before.what, when: before.when }),
    ...(what && { what }),
    ...(when && { when }),
    ...(to ? { to } : mealsIn(facts)),
    ...strengthOf(facts),
  }
  // 'Biryani on Saturday, and use the leftovers for lunch on Sunday' asks for both.
  // 'A lasagne on Monday big enough for Tuesday', 'a big pan of chilli on Sunday'.
  const double = cueAt(clause.pieces, 'double')
  const cue = clause.pieces[double]
  const isSize = cue?.is === 'cue' && isSizeOnly(cue.word)
  const isBehind = dish !== undefined && double > dish.at && to !== undefined
  if (what && isWithRest) return [{ kind: 'have', what, count: { min: 1 }, ...strengthOf(facts) }, rule]
  if (!what || !cooked || !when || (cues.has('double') && !isBehind && !isSize)) return [rule]
  const meal: PlanRule = { kind: 'have', what, count: { min: 1 }, when, ...strengthOf(facts) }
  // Much of it does not say that it is eaten again.
  return isSize && !to && !isForDays(facts) ? [meal] : [meal, rule]
}

/** How big a pot is, behind how many eat of it. */
const isSizeForThem = ({ clause: { pieces, how } }: Facts, last: PlanRule | undefined) =>
  isRule(last, 'heads', 'guest') &&
  last.when !== undefined &&
  (how === 'comma' || how === 'and') &&
  pieces.some((piece) => isCue(piece, 'double') && isSizeOnly(piece.word))

/** 'A big pot of', and nothing that says for how many meals. */
const isSizeAlone = ({ clause: { pieces }, cues, count, isTwice }: Facts) =>
  cues.size === 1 &&
  saysNone(count, isTwice) &&
  pieces.some((piece) => isCue(piece, 'double') && isSizeOnly(piece.word))

/** 'Enough for three meals'. */
const mealsIn = ({ count, number, isTwice }: Facts) => {
  const n = count?.min ?? number?.n
  if (n !== undefined && n > 1) return { meals: n }
  return isTwice ? { meals: 2 } : {}
}
