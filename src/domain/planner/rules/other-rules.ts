/** Rules that are neither dishes nor people: skipping, using up, repeating, leftovers, sums. */
import type { DishLike, PlanRule } from '../plan-rule.ts'
import { type Facts, isOnly, scopeOf, whenOf } from './clause-facts.ts'
import { daysOf } from './dish-rules.ts'
import { datesIn } from './join-days.ts'
import { dishOf, type Memory } from './memory.ts'
import { isAtTheirs, isNotAway } from './people-rules.ts'
import { foldedName } from './sentence-words.ts'

const maybe = (facts: Facts) => (facts.isMaybe ? { strength: 'prefer' as const } : {})

/** 'Takeaway on Saturday', 'no cooking on Sunday', 'leftovers on Thursday'. */
export function skipRules(facts: Facts, memory: Memory): PlanRule[] | null {
  const { cues, dishes, who, guest } = facts
  const instead = (['takeaway', 'out', 'leftovers'] as const).find((one) => cues.has(one))
  const isUs =
    who === undefined && guest === undefined && !(facts.isI && (cues.has('away') || cues.has('out')))
  const isOut =
    ((cues.has('away') && isUs) || (who === undefined && isAtTheirs(facts))) && dishes.length === 0
  const isSkip = cues.has('skip') && isUs
  if ((instead === undefined && !isOut && !isSkip) || isForDish(facts) || isNotAway(facts)) return null
  const isKind = (what: DishLike) =>
    instead === 'takeaway' && (what.cuisine !== undefined || what.food !== undefined)
  if (dishes.some(({ what, isNot }) => isNot || !(isKind(what) || instead === 'leftovers'))) return null
  if (facts.count || (facts.number && facts.days?.sort !== 'one')) return null
  if (instead !== undefined && facts.isNot) return null
  const days = daysOf(facts, memory)
  if (days === undefined && facts.slots.length === 0) return null
  const scope = scopeOf(whenOf(days, facts.slots), undefined)
  return [
    {
      kind: 'skip',
      ...(instead ? { instead } : isOut && !isNeedless(facts) ? { instead: 'out' } : {}),
      ...scope,
      ...maybe(facts),
    },
  ]
}

/** 'We won't need dinner': where they eat, nobody says. */
const isNeedless = ({ clause: { pieces } }: Facts) =>
  pieces.some(
    (piece) => piece.is === 'cue' && piece.cue === 'away' && /need|want|skip|miss/.test(piece.word ?? ''),
  )

/** 'A side with dinner every night', 'with a side on Sunday'; a side of a dish is none of these. */
export function sideRules(facts: Facts, memory: Memory): PlanRule[] | null {
  const { cues, dishes, count, number, isNot, who } = facts
  if (!cues.has('side') || cues.size > 1 || dishes.length > 0) return null
  if (count || number || isNot || who !== undefined) return null
  const when = whenOf(daysOf(facts, memory), facts.slots)
  // 'Fish on Friday, with a side' speaks of that fish alone.
  if (when === undefined && memory.rules.length > 0) return null
  return [{ kind: 'side', ...scopeOf(when, undefined), ...maybe(facts) }]
}

const isBy = ({ clause: { pieces }, days }: Facts) => {
  const before = days && pieces[pieces.indexOf(days) - 1]
  return before?.is === 'filler' && before.word === 'by'
}

/** 'Use the leftovers for soup': what it becomes is not what is used up. */
const isForDish = ({ clause: { pieces }, dishes }: Facts) =>
  dishes.some(({ at }) => {
    const before = pieces[at - 1]
    return before?.is === 'filler' && isInto(pieces, at - 1)
  })

const isInto = (pieces: Facts['clause']['pieces'], at: number): boolean => {
  const piece = pieces[at]
  if (piece?.is !== 'filler') return false
  return /^(?:for|in|into|as)$/.test(piece.word) || (/^an?$/.test(piece.word) && isInto(pieces, at - 1))
}

/** By Wednesday is on one of the days until then. */
function until(days: NonNullable<Facts['days']>, { context }: Memory): Facts['days'] {
  const last = datesIn(days, context).at(-1)
  return last === undefined
    ? days
    : { ...days, dates: context.dates.filter((date) => date <= last), sort: 'span' }
}

/** 'Use up 400 g spinach and half a cauliflower'. */
export function useRules(facts: Facts, memory: Memory): PlanRule[] | null {
  const { cues, amount, number, dishes, clause, days } = facts
  const last = memory.rules.at(-1)
  const goesOn =
    last?.kind === 'use' &&
    clause.how !== 'stop' &&
    isOnly(facts, 'thing', 'number', 'amount', 'vague', ...(isBy(facts) ? (['days'] as const) : [])) &&
    dishes.length > 0
  if ((!cues.has('use') && !goesOn) || cues.has('eat again')) return null
  const by = days && isBy(facts) ? until(days, memory) : days
  const named = dishes.length > 0 ? dishes : memory.dishes.slice(-1)
  if (named.length === 0 || facts.isNot || isForDish(facts)) return null
  const when = whenOf(by ?? daysOf(facts, memory), facts.slots)
  const n = amount?.n ?? number?.n
  const measure =
    n === undefined
      ? undefined
      : { n, ...(amount?.unit !== undefined && { unit: amount.unit === 'pound' ? 'lb' : amount.unit }) }
  // 'The pork chops in the freezer' are no 'pork chops with apples'.
  const usedOf = ({ what, at }: (typeof named)[number]): DishLike => {
    const piece = dishes.length > 0 ? clause.pieces[at] : undefined
    if (typeof what.recipe !== 'string' || piece?.is !== 'thing') return what
    return foldedName(piece.word) === foldedName(what.recipe) ? what : { food: piece.word }
  }
  return named.map((dish, index): PlanRule => ({
    kind: 'use',
    what: usedOf(dish),
    ...(measure && index === 0 && { amount: measure }),
    ...scopeOf(when, undefined),
    ...maybe(facts),
  }))
}

/** 'Two days between curries'. */
function daysBetweenThem({ clause: { pieces }, count, number }: Facts): number | null {
  const at = pieces.findIndex(({ is }) => is === 'between')
  const unit = pieces[at - 1]
  const n = number?.n ?? count?.min
  return at > 1 && unit?.is === 'unit' && unit.unit === 'days' && n !== undefined ? n : null
}

/** 'Every three days'. */
function everyDays({ clause: { pieces } }: Facts): number | null {
  const at = pieces.findIndex(({ is }) => is === 'every')
  const [number, unit] = [pieces[at + 1], pieces[at + 2]]
  return at >= 0 && number?.is === 'number' && unit?.is === 'unit' && unit.unit === 'days' ? number.n : null
}

/**
 * 'No repeats', 'pasta not two days running', 'rice no more than every other day', 'same
 * breakfast every day'.
 */
export function repeatRules(facts: Facts, memory: Memory, within: number | undefined): PlanRule[] | null {
  const { cues, dishes, count } = facts
  const lent = cues.has('otherwise') ? undefined : memory.aheadDays
  const when = whenOf(facts.days ?? lent, facts.slots)
  const scope = { ...scopeOf(when, undefined), ...maybe(facts) }
  const what = dishes.find(({ isQuality }) => !isQuality)?.what ?? dishes[0]?.what
  const by = cues.has('by protein')
    ? ('protein' as const)
    : cues.has('by cuisine')
      ? ('cuisine' as const)
      : undefined
  if (cues.has('other day') && (what ?? dishOf(memory))) {
    // 'Meat free every other day' asks for days on which, and not for none in between.
    if (!facts.isNot && !facts.compare && !count) return null
    const dish = what ?? dishOf(memory)
    return dish ? [{ kind: 'repeat', what: dish, days: 2, count: { max: 1 }, ...scope }] : null
  }
  if (cues.has('same day'))
    return what && facts.isNot && dishes.length === 1
      ? [{ kind: 'repeat', what, days: 1, count: { max: 1 }, ...scope }]
      : null
  const gap = daysBetweenThem(facts)
  if (gap !== null && cues.has('repeat'))
    return [{ kind: 'repeat', days: gap + 1, count: { max: 1 }, ...scope }]
  if (gap !== null && what) return [{ kind: 'repeat', what, days: gap + 1, count: { max: 1 }, ...scope }]
  const every = everyDays(facts)
  if (every !== null && what && (facts.compare || facts.isNot || count))
    return [{ kind: 'repeat', what, days: every, count: { max: 1 }, ...scope }]
  if (cues.has('running')) {
    const isSame = facts.clause.pieces.some((piece) => piece.is === 'cue' && / same /.test(piece.word ?? ''))
    if (!facts.isNot && !facts.compare && !cues.has('no repeat') && !cues.has('different') && !isSame)
      return null
    const dish = by
      ? undefined
      : (what ??
        (cues.has('no repeat') || isSame || facts.hasMeal || cues.has('same') || facts.isSome
          ? undefined
          : dishOf(memory)))
    return [
      { kind: 'repeat', ...(by ? { by } : dish && { what: dish }), days: 2, count: { max: 1 }, ...scope },
    ]
  }
  if (cues.has('different') && facts.isEvery && facts.slots.length > 0 && dishes.length === 0 && !by)
    return [{ kind: 'repeat', count: { max: 1 }, ...scope }]
  const isLong = facts.isEvery || cues.has('total') || (facts.days !== undefined && facts.days.sort !== 'one')
  if (cues.has('same') && isLong && !facts.isNot)
    return dishes.length > 0 ? null : [{ kind: 'repeat', same: true, ...scope }]
  if (by && (facts.isEvery || cues.has('no repeat') || (cues.has('different') && facts.isEvery)))
    return [
      { kind: 'repeat', by, count: { max: 1 }, ...(within !== undefined && { days: within }), ...scope },
    ]
  if (
    by &&
    (facts.isNot || count?.max !== undefined) &&
    count &&
    (facts.isNot || count.min === undefined) &&
    !cues.has('different')
  )
    return [
      {
        kind: 'repeat',
        by,
        count: {
          max: count.isAbove
            ? (count.min ?? 2) - 1
            : facts.isNot && count.min === count.max
              ? Math.max(1, (count.max ?? 2) - 1)
              : (count.max ?? 1),
        },
        ...(within !== undefined && { days: within }),
        ...scope,
      },
    ]
  const isRepeat =
    cues.has('no repeat') || (cues.has('repeat') && (facts.isNot || facts.compare !== undefined))
  if (
    !isRepeat &&
    !(facts.isNot && count && (facts.hasMeal || cues.has('same') || count.isAbove) && dishes.length === 0)
  )
    return null
  const dish = what ?? undefined
  const max = count?.isAbove ? (count.min ?? 2) - 1 : (count?.max ?? 1)
  return [
    {
      kind: 'repeat',
      ...(dish && { what: dish }),
      count: {
        max: facts.isNot && count?.max !== undefined && count.min === count.max ? Math.max(1, max - 1) : max,
      },
      ...(within !== undefined && { days: within }),
      ...scope,
    },
  ]
}

/** 'At least three different cuisines', 'four different proteins'. */
export function differentRules(facts: Facts): PlanRule[] | null {
  const { cues, count, number } = facts
  const min = count?.min ?? count?.max ?? number?.n
  if (min === undefined || facts.dishes.length > 0) return null
  const scope = { ...scopeOf(whenOf(facts.days, facts.slots), undefined), ...maybe(facts) }
  if (cues.has('by cuisine'))
    return [{ kind: 'have', what: { different: 'cuisine' }, count: { min }, ...scope }]
  return cues.has('by protein') ? [{ kind: 'repeat', by: 'protein', count: { min }, ...scope }] : null
}

/** 'Soup the night after the ribs'. */
export function orderRules(facts: Facts): PlanRule[] | null {
  const { cues, dishes, clause } = facts
  if (!cues.has('after') && !cues.has('next day')) return null
  const at = clause.pieces.findIndex(
    (piece) => piece.is === 'cue' && (piece.cue === 'after' || piece.cue === 'next day'),
  )
  const [first, second] = dishes
  if (!first || !second || dishes.length > 2) return null
  const cue = clause.pieces[at]
  const isBefore = cue?.is === 'cue' && /before/.test(cue.word ?? '')
  const isAhead = at < first.at !== isBefore
  // 'The day after the roast, soup' names the earlier dish first.
  const [what, before] = isAhead ? [second, first] : [first, second]
  return [{ kind: 'order', what: what.what, after: before.what, ...maybe(facts) }]
}

/** Several days, of which none is named as the one to cook on. */
const isTwo = (days: Facts['days']) => days?.sort === 'many' && (days.days ?? days.dates ?? []).length > 1

/** 'Cook double on Sunday for Monday lunch', 'a big batch of curry on Sunday to eat on Monday'. */
export function leftoverRules(facts: Facts, memory: Memory): PlanRule[] | null {
  const { cues, days, second, dishes, clause } = facts
  const last = memory.rules.at(-1)
  const isRest =
    cues.has('otherwise') &&
    clause.how === 'and' &&
    last?.kind === 'have' &&
    isOnly(facts, 'cue', 'days', 'slot')
  const isAgain =
    (cues.has('eat again') || isRest) && days !== undefined && second === undefined && dishes.length === 0
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
  // 'Chilli on Friday, leftover chilli on Saturday'.
  const [dish] = dishes
  const cookedBefore =
    cues.has('leftovers') && dishes.length === 1 && days && !second
      ? memory.rules.findLast(
          (rule) =>
            rule.kind === 'have' && rule.when && JSON.stringify(rule.what) === JSON.stringify(dish?.what),
        )
      : undefined
  const eatenOn = whenOf(days, facts.slots)
  if (cookedBefore?.when && dish && eatenOn)
    return [{ kind: 'leftover', what: dish.what, when: cookedBefore.when, to: eatenOn }]
  if (!cues.has('double') && !(cues.has('eat again') && second)) return null
  const { pieces } = clause
  const isTarget = (at: number) => {
    const before = pieces.slice(Math.max(0, at - 2), at)
    return before.some(
      (piece) =>
        (piece.is === 'filler' && piece.word === 'for') || (piece.is === 'cue' && piece.cue === 'eat again'),
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
    targetAt >= 0 && (at > targetAt || (isTarget(at) && (!cooked || at > firstAt)))
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
  const isHad = !cues.has('double') && what !== undefined && cooked !== undefined && when !== undefined
  return isHad ? [{ kind: 'have', what, count: { min: 1 }, when, ...maybe(facts) }, rule] : [rule]
}

/** 'Enough for three meals'. */
const mealsIn = ({ count, number, isTwice }: Facts) => {
  const n = count?.min ?? number?.n
  if (n !== undefined && n > 1) return { meals: n }
  return isTwice ? { meals: 2 } : {}
}

/** 'Keep the week under £60', 'no more than 2000 kcal a day'. */
export function totalRules(
  facts: Facts,
  per: 'day' | 'week' | undefined,
  who: readonly string[] | undefined,
): PlanRule[] | null {
  const [dish] = facts.dishes
  if (!dish || facts.dishes.length > 1 || (dish.what.cost === undefined && dish.what.kcal === undefined))
    return null
  if (per === undefined) return null
  const when = whenOf(per === 'week' ? undefined : facts.days, facts.slots)
  return [{ kind: 'total', what: dish.what, per, ...scopeOf(when, who), ...maybe(facts) }]
}
