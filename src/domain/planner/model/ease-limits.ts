import type { Problem } from '@plateful/meal-planner/problem/problem'
import { DINNER } from '@plateful/meal-planner/problem/request'
import type { PlannerRule, SumRule } from '@plateful/meal-planner/problem/rules'
import { weights } from '@plateful/meal-planner/problem/weights'
import { daysBetween } from '../../day.ts'
import { isDeepEqual } from '../../is-deep-equal.ts'
import type { RuleOfKind } from '../plan-rule.ts'
import { formatMeals } from './add-rule.ts'
import { canBeFilled } from './ease-repeats.ts'
import type { ModelBuilder } from './model-builder.ts'
import type { NarrowedMenus, Narrowing } from './narrow-menus.ts'

/** A dish that keeps a limit comes so often in seven days before the limit gives way. */
const MOST_A_WEEK = 2

/** Points of a dish beyond a limit, and of each step by which it is: five minutes are one. */
const points = { beyond: 1500, step: 20 } as const
const MINUTES_OF_STEP = 5
const STEPS_TO_HARDER = 4
const MOST_STEPS = 24

/** A limit of time or effort for each of its dinners, by one rule or by one for each day. */
interface Limit {
  parts: readonly Narrowing[]
  /** By seven days: the dinners for which too few recipes keep it. */
  shortWeeks: readonly (readonly number[])[]
  /** Dinners at which it gave way altogether. */
  broken: readonly number[]
  /** By recipe: how many steps it is beyond the limit, and whether it serves where few keep it. */
  beyond: readonly number[]
  isNear: readonly boolean[]
}

/** How the limits of a task give way where too few recipes keep them. */
interface EasedLimits {
  /** The narrowings of the task, with short limits wider at their dinners. */
  narrowings: Narrowing[]
  /** What is near to the limit comes before what is far, and no dish comes too often. */
  tastes: PlannerRule[]
}

/**
 * Eases limits of time or effort that fewer recipes keep than the dinners of seven days need, if
 * each comes twice (planner 165). There a dish may take up to twice as long, and the builder learns
 * that it breaks the limit. Rules about what is eaten are not eased: who asks for pasta each day
 * wants pasta, and a diet binds.
 */
export function easeLimits(builder: ModelBuilder, problem: Problem, menus: NarrowedMenus): EasedLimits {
  const limits = alikeRules(builder).flatMap((parts) => limitOf(builder, problem, menus, parts) ?? [])
  for (const limit of limits) for (const week of limit.shortWeeks) addLimit(builder, limit, week)
  return {
    narrowings: builder.narrowings.flatMap((one) => widen(one, limits)),
    tastes: limits.flatMap((limit) => tastesOf(limit, problem)),
  }
}

/** The narrowings of limits; equal ones are one limit: 'quick on Monday, quick on Tuesday'. */
function alikeRules(builder: ModelBuilder): Narrowing[][] {
  const limits = builder.narrowings.filter(({ ruleIndex }) => limitRule(builder, ruleIndex) !== null)
  const whatOf = ({ ruleIndex }: Narrowing) => limitRule(builder, ruleIndex)?.what
  const isFirst = (one: Narrowing) => limits.find((other) => isDeepEqual(whatOf(other), whatOf(one))) === one
  return limits
    .filter(isFirst)
    .map((first) => limits.filter((other) => isDeepEqual(whatOf(other), whatOf(first))))
}

/** The rule of this index where it is a limit of time or effort for each of its meals. */
function limitRule({ task }: ModelBuilder, ruleIndex: number): RuleOfKind<'have'> | null {
  const rule = task.asked?.[ruleIndex]?.rule
  if (rule?.kind !== 'have' || rule.count !== 'every') return null
  return rule.what.minutes?.max === undefined && rule.what.effort !== 'easy' ? null : rule
}

function limitOf(
  builder: ModelBuilder,
  { slots }: Problem,
  { leftOut, gaveWay }: NarrowedMenus,
  parts: readonly Narrowing[],
): Limit | null {
  const { task, mayRepeat } = builder
  const rule = parts[0] && limitRule(builder, parts[0].ruleIndex)
  if (!rule) return null
  const givenWay = new Set(parts.flatMap(({ ruleIndex }) => gaveWay.get(ruleIndex)?.mealIndices ?? []))
  const mealIndices = [...new Set(parts.flatMap((one) => [...one.mealIndices]))].toSorted((a, b) => a - b)
  const dinners = mealIndices.filter(
    (mealIndex) => slots[mealIndex]?.meal === DINNER && !mayRepeat.has(mealIndex),
  )
  const weekOf = (mealIndex: number) =>
    Math.floor(daysBetween(task.start, task.meals[mealIndex]?.date ?? task.start) / 7)
  const kept = dinners.filter((mealIndex) => !givenWay.has(mealIndex))
  const offered = slots.map(({ menu }, mealIndex) =>
    [...menu.recipes].filter((recipe) => leftOut[mealIndex]?.includes(recipe) !== true),
  )
  const classOf = task.recipes.map((_, recipe) => recipe)
  const { beyond, isNear } = distances(builder, rule)
  // A plan that was made with the limit eased is kept so, though fewer of its meals are planned.
  const isPinnedNear = (mealIndex: number) => {
    const id = task.meals[mealIndex]?.pinnedRecipeId
    return task.recipes.some((recipe, index) => recipe.id === id && isNear[index])
  }
  return {
    parts,
    shortWeeks: [...new Set(kept.map(weekOf))]
      .map((week) => kept.filter((mealIndex) => weekOf(mealIndex) === week))
      .filter(
        (week) =>
          week.some(isPinnedNear) || !canBeFilled({ slots: week, classOf, max: MOST_A_WEEK }, offered),
      ),
    broken: dinners.filter((mealIndex) => givenWay.has(mealIndex)),
    beyond,
    isNear,
  }
}

/** By recipe how far it is beyond a limit, and whether that is near enough. */
function distances(
  builder: ModelBuilder,
  { what: { minutes, effort, ...rest } }: RuleOfKind<'have'>,
): Pick<Limit, 'beyond' | 'isNear'> {
  const least = minutes?.min
  const isOtherwiseSo = builder.matching(
    least === undefined ? rest : { ...rest, minutes: { min: least } },
    'surely',
  )
  const most = minutes?.max ?? Infinity
  const found = builder.task.recipes.map((recipe, index) => {
    const facts = builder.reader.factsOf(recipe)
    const over = most === Infinity ? 0 : Math.max(0, (facts.minutes ?? Infinity) - most)
    const harder = effort === 'easy' ? facts.difficulty : 0
    return {
      steps: Math.min(MOST_STEPS, Math.ceil(over / MINUTES_OF_STEP) + STEPS_TO_HARDER * harder),
      isNear: isOtherwiseSo[index] === true && over + harder > 0 && over <= most && harder <= 1,
    }
  })
  return { beyond: found.map(({ steps }) => steps), isNear: found.map(({ isNear }) => isNear) }
}

/** Adds to the builder that as few dinners as can be are beyond a limit that is short. */
function addLimit(builder: ModelBuilder, limit: Limit, week: readonly number[]): void {
  const { parts, beyond, shortWeeks, broken } = limit
  const worth = beyond.map((steps) => (steps > 0 ? 1 : 0))
  const dinners = [...shortWeeks.flat(), ...broken].toSorted((a, b) => a - b)
  for (const { ruleIndex, mealIndices } of parts) {
    const slots = week.filter((mealIndex) => mealIndices.has(mealIndex))
    if (slots.length === 0) continue
    const rule: SumRule = { kind: 'sum', parts: [{ slots, worth }], max: 0, points: points.beyond }
    builder.add(ruleIndex, rule, (plan) => {
      // All days are named, also those of other weeks and those on which another rule won.
      const days = dinners.filter(
        (mealIndex) => mealIndices.has(mealIndex) && (worth[plan[mealIndex] ?? -1] ?? 0) > 0,
      )
      return `not kept on ${formatMeals(builder.task, days)}, as too few recipes do`
    })
  }
}

/** What is nearer to a limit comes first, where it is short and where nothing keeps it. */
function tastesOf({ beyond, shortWeeks, broken }: Limit, { request }: Problem): PlannerRule[] {
  const slots = [...shortWeeks.flat(), ...broken]
  if (slots.length === 0) return []
  // A repeat that is too soon has points of its own. With them it must cost less than an open meal.
  const tooSoon = weights.tooSoon * Math.min(7, request.repeatAfter.least)
  return [
    { kind: 'sum', parts: [{ slots, worth: beyond }], max: 0, points: points.step, isImplicit: true },
    ...shortWeeks.map((week): PlannerRule => ({
      kind: 'repetition',
      slots: week,
      classOf: beyond.map((_, recipe) => recipe),
      max: MOST_A_WEEK,
      points: weights.empty - 400 - tooSoon,
      isImplicit: true,
    })),
  ]
}

/** A narrowing as it is, and with a wider menu at the dinners where its limit is short. */
function widen(narrowing: Narrowing, limits: readonly Limit[]): Narrowing[] {
  const limit = limits.find(({ parts }) => parts.includes(narrowing))
  const mealIndices = new Set(
    limit?.shortWeeks.flat().filter((mealIndex) => narrowing.mealIndices.has(mealIndex)),
  )
  if (limit === undefined || mealIndices.size === 0) return [narrowing]
  const kept = new Set([...narrowing.mealIndices].filter((mealIndex) => !mealIndices.has(mealIndex)))
  const offers = narrowing.offers.map((isKept, recipe) => isKept || limit.isNear[recipe] === true)
  // A part of a rule of many meals does not win over a rule of fewer.
  const extent = narrowing.mealIndices.size
  return [
    { ...narrowing, extent, mealIndices: kept },
    { ...narrowing, extent, mealIndices, offers },
  ]
}
