/** Rules for what is cooked once and eaten again. */
import type { DishLike, PlanRule } from '../plan-rule.ts'
import { type Facts, isOnly, whenOf } from '../rule-clauses/clause-facts.ts'
import { datesIn } from '../rule-joins/dates-in.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import { maybe } from './preferred.ts'
import { isSizeOnly } from '../rule-doubts/accounted-for.ts'

/** 'Of it', 'of that': of the dish before. */
const isOfIt = ({ clause: { pieces }, cues }: Facts) =>
  pieces.some((piece, at) => {
    const next = pieces[at + 1]
    const isIt =
      (next?.is === 'subject' && /^(?:it|that|this)$/.test(next.word ?? '')) ||
      (next?.is === 'filler' && /^(?:that|this|those|these)$/.test(next.word)) ||
      (next?.is === 'who' && next.it === true)
    // 'Lasagne on Sunday and the leftovers for lunch on Monday'.
    const isThose =
      piece.is === 'filler' && piece.word === 'the' && next?.is === 'cue' && next.cue === 'leftovers'
    return (
      (isThose && !cues.has('use')) || (piece.is === 'filler' && /^(?:of|from)$/.test(piece.word) && isIt)
    )
  })

/** 'Big enough for', 'to last for'. */
const isEnoughFor = (piece: Facts['clause']['pieces'][number]) =>
  piece.is === 'cue' && piece.cue === 'double' && (piece.word ?? '').endsWith(' for')

const isOfMeal = ({ is }: Facts['clause']['pieces'][number]) =>
  is === 'filler' || is === 'slot' || is === 'who'

/** Several days, of which none is named as the one to cook on. */
const isTwo = (days: Facts['days']) => days?.sort === 'many' && (days.days ?? days.dates ?? []).length > 1

/** 'Cook double on Sunday for Monday lunch', 'a big batch of curry on Sunday to eat on Monday'. */
export function leftoverRules(facts: Facts, memory: Memory): PlanRule[] | null {
  const { cues, days, second, dishes, clause } = facts
  const last = memory.rules.at(-1)
  const isRest =
    cues.has('otherwise') &&
    (clause.how === 'and' || (clause.how === 'comma' && memory.days?.sort === 'one')) &&
    last?.kind === 'have' &&
    isOnly(facts, 'cue', 'days', 'slot')
  const isAgain =
    !(clause.pieces.some(isOfRemains) && dishes.length > 0) &&
    (cues.has('eat again') || isRest) &&
    days !== undefined &&
    second === undefined &&
    dishes.length === 0
  if (isAgain && (last?.kind === 'have' || last?.kind === 'leftover')) {
    const again = whenOf(days, facts.slots)
    return [
      {
        kind: 'leftover',
        ...(last.what && { what: last.what }),
        ...(last.when && { when: last.when }),
        ...(again && { to: again }),
      },
    ]
  }
  // 'Dal on Monday, leftovers of it on Tuesday'.
  const isOfLast =
    cues.has('leftovers') &&
    days !== undefined &&
    !second &&
    dishes.length === 0 &&
    clause.how !== 'stop' &&
    isOfIt(facts)
  if (isOfLast && last?.kind === 'have' && last.when && last.count !== 'every') {
    const to = whenOf(days, facts.slots)
    return [{ kind: 'leftover', what: last.what, when: last.when, ...(to && { to }) }]
  }
  const [dish] = dishes
  // 'Use the roast leftovers on Monday'.
  const behind = dish && clause.pieces[dish.at + 1]
  const isRestOf = behind?.is === 'cue' && /^left ?overs$/.test(behind.word ?? '')
  const then =
    isRestOf && dishes.length === 1 && !second && !facts.isNot ? whenOf(days, facts.slots) : undefined
  if (dish && then) return [{ kind: 'leftover', what: dish.what, to: then, ...maybe(facts) }]
  const ofRemains = ofRemainsRules(facts, memory) ?? fromDayRules(facts)
  if (ofRemains) return ofRemains
  // 'Chilli on Friday, leftover chilli on Saturday'.
  const cookedBefore =
    cues.has('leftovers') && dishes.length === 1 && days && !second
      ? memory.rules.findLast(
          (rule) =>
            rule.kind === 'have' && rule.when && JSON.stringify(rule.what) === JSON.stringify(dish?.what),
        )
      : undefined
  const eatenOn = whenOf(days, facts.slots)
  // 'Leftover turkey on Friday': when it was cooked, nobody says.
  const [ahead] = clause.pieces.slice(Math.max(0, (dish?.at ?? 0) - 1))
  const isLeftDish = ahead?.is === 'cue' && ahead.word === 'leftover' && dishes.length === 1 && !facts.isNot
  if (isLeftDish && !cookedBefore && dish && eatenOn && !second)
    return [{ kind: 'leftover', what: dish.what, to: eatenOn, ...maybe(facts) }]
  if (cookedBefore?.when && dish && eatenOn)
    return [{ kind: 'leftover', what: dish.what, when: cookedBefore.when, to: eatenOn }]
  if (!cues.has('double') && !(cues.has('eat again') && second)) return null
  const { pieces } = clause
  const isTarget = (at: number) => {
    // 'For Leo's lunch on Monday'.
    const from = pieces.slice(0, at).findLastIndex((piece) => !isOfMeal(piece))
    return pieces
      .slice(Math.max(0, Math.min(from, at - 2)), at)
      .some(
        (piece) =>
          (piece.is === 'filler' && piece.word === 'for') ||
          (piece.is === 'cue' && (piece.cue === 'eat again' || isEnoughFor(piece))),
      )
  }
  const firstAt = days ? pieces.indexOf(days) : -1
  const target = second ?? (days && isTarget(firstAt) ? days : undefined)
  const cooked = target === days ? undefined : days
  const targetAt = target ? pieces.indexOf(target) : -1
  const slots = pieces.flatMap((piece, at) =>
    piece.is === 'slot' ? [{ at, slots: piece.slots, isMany: piece.isMany === true }] : [],
  )
  const isLast = (at: number) =>
    // 'For Saturday dinner' is when it is cooked.
    targetAt >= 0 && (at > targetAt || (isTarget(at) && (!cooked || at > firstAt + 1)))
  const what = dishes[0]?.what
  const when = whenOf(
    cooked ?? memory.aheadDays,
    slots.filter(({ at, isMany }) => !isLast(at) && !isMany).flatMap((one) => one.slots),
  )
  const cookedOn = cooked && datesIn(cooked, memory.context)[0]
  const eaten =
    target?.dates && cookedOn !== undefined && target.sort === 'span'
      ? { ...target, dates: target.dates.filter((date) => date > cookedOn) }
      : target
  const to = whenOf(
    eaten,
    slots.filter(({ at }) => isLast(at)).flatMap((one) => one.slots),
  )
  if (!when && !to && !what) return null
  // 'Eat twice on Sunday and Monday': which of them is cooked on, nobody says.
  if (!to && isTwo(cooked)) return null
  // 'Pulled pork on Sunday, make enough for Monday too': of that.
  const before =
    !what && !when && to && clause.how !== 'stop' && last?.kind === 'have' && last.when ? last : undefined
  if (!what && !when && !before && to) return null
  const rule: PlanRule = {
    kind: 'leftover',
    ...(before && { what: before.what, when: before.when }),
    ...(what && { what }),
    ...(when && { when }),
    ...(to ? { to } : mealsIn(facts)),
    ...maybe(facts),
  }
  // 'Biryani on Saturday, and use the leftovers for lunch on Sunday' asks for both.
  // 'A lasagne on Monday big enough for Tuesday', 'a big pan of chilli on Sunday'.
  const double = pieces.findIndex((piece) => piece.is === 'cue' && piece.cue === 'double')
  const cue = pieces[double]
  const isSize = cue?.is === 'cue' && isSizeOnly(cue.word)
  const isBehind = dish !== undefined && double > dish.at && to !== undefined
  const isHad =
    (!cues.has('double') || isBehind || isSize) &&
    what !== undefined &&
    cooked !== undefined &&
    when !== undefined
  // Much of it does not say that it is eaten again.
  if (isHad && isSize && !to) return [{ kind: 'have', what, count: { min: 1 }, when, ...maybe(facts) }]
  return isHad ? [{ kind: 'have', what, count: { min: 1 }, when, ...maybe(facts) }, rule] : [rule]
}

const isOfRemains = (piece: Facts['clause']['pieces'][number]) =>
  piece.is === 'cue' &&
  (piece.cue === 'leftovers' || piece.cue === 'eat again') &&
  /^(?:with|from|using|out of|made) (?:\w+ )*(?:left|leftovers?|rest|remains|bones|carcass|scraps|remainder|meat|bits)\b/.test(
    piece.word ?? '',
  )

/** 'Roast chicken on Sunday, soup with the leftovers on Monday': both the soup and the rest. */
function ofRemainsRules(facts: Facts, { rules }: Memory): PlanRule[] | null {
  const { days, second, dishes, clause, isNot } = facts
  const last = rules.at(-1)
  const to = whenOf(days, facts.slots)
  const [dish] = dishes
  if (!clause.pieces.some(isOfRemains) || isNot || second || dishes.length !== 1 || !dish || !to) return null
  if (clause.how === 'stop' && !clause.isTorn) return null
  if (last?.kind !== 'have' || last.count === 'every' || !last.when || last.count.max === 0) return null
  const what = ownNameOf(facts)
  return [
    { kind: 'leftover', what: last.what, when: last.when, to },
    { kind: 'have', what, count: { min: 1 }, when: to, ...maybe(facts) },
  ]
}

/** 'Pulled pork sandwiches' are sandwiches of their own name, and no recipe beside a food. */
function ownNameOf({ clause: { pieces }, dishes: [dish] }: Facts): DishLike {
  const piece = dish && pieces[dish.at]
  if (piece?.is !== 'thing') return dish?.what ?? {}
  const { recipe, food } = piece.what
  return recipe !== undefined && food !== undefined ? { food: piece.word } : piece.what
}

/** 'Leftovers on Tuesday from Monday's chilli': cooked on the day that stands before the dish. */
function fromDayRules({ cues, days, second, dishes, clause: { pieces }, isNot, slots }: Facts) {
  const [dish] = dishes
  if (!cues.has('leftovers') || !days || !second || !dish || dishes.length > 1 || isNot) return null
  const [one, other] = [pieces.indexOf(days), pieces.indexOf(second)]
  const isBefore = (at: number) =>
    at < dish.at && pieces.slice(at + 1, dish.at).every(({ is }) => is === 'filler' || is === 'slot')
  const cooked = isBefore(other) ? second : isBefore(one) ? days : undefined
  if (!cooked || slots.length > 1) return null
  const eaten = cooked === second ? days : second
  const [when, to] = [whenOf(cooked, []), whenOf(eaten, slots)]
  if (!when || !to) return null
  const rule: PlanRule = { kind: 'leftover', what: dish.what, when, to }
  return [rule]
}

/** 'Enough for three meals'. */
const mealsIn = ({ count, number, isTwice }: Facts) => {
  const n = count?.min ?? number?.n
  if (n !== undefined && n > 1) return { meals: n }
  return isTwice ? { meals: 2 } : {}
}
