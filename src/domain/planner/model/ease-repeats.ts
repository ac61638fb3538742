import type { RepetitionRule } from '@plateful/meal-planner/problem/rules'
import { type ModelledRule, rulePoints } from './model-builder.ts'

/** What a repeat weighs in all the runs of days that it lies in: less than an open meal. */
const EASED_POINTS = 1200

/** By meal: the recipes that are offered there. */
type Menus = readonly (readonly number[])[]

/**
 * Of the rules of a model, those of 'no dish twice' weigh less where the menus have too few dishes:
 * each run of days counts a repeat once more, and all together they would leave the meal open
 * (planner 150).
 */
export function easeRepeats(modelled: readonly ModelledRule[], menus: Menus): ModelledRule[] {
  const repeats = modelled.filter(({ rule }) => isDishTwice(rule))
  const isShort = ({ rule }: ModelledRule) => isDishTwice(rule) && !canBeFilled(rule, menus)
  const short = new Set(repeats.filter(isShort).map(({ ruleIndex }) => ruleIndex))
  const runsAt = (ruleIndex: number) => {
    const slots = repeats.flatMap((one) =>
      one.ruleIndex === ruleIndex && isDishTwice(one.rule) ? one.rule.slots : [],
    )
    return Math.max(...slots.map((mealIndex) => slots.filter((slot) => slot === mealIndex).length))
  }
  const pointsOf = new Map([...short].map((index) => [index, Math.floor(EASED_POINTS / runsAt(index))]))
  return modelled.map((one) => {
    const points = isDishTwice(one.rule) ? pointsOf.get(one.ruleIndex) : undefined
    return points === undefined ? one : { ...one, rule: { ...one.rule, points } }
  })
}

const isDishTwice = (rule: ModelledRule['rule']): rule is RepetitionRule =>
  rule.kind === 'repetition' && rule.points === rulePoints.again

/** Whether all its meals can have a dish with none too often: they are seated one after another. */
export function canBeFilled(
  { slots, classOf, standingClasses = [], max }: Omit<RepetitionRule, 'kind' | 'points'>,
  menus: Menus,
): boolean {
  const seated = new Map<number, number[]>()
  const seat = (mealIndex: number, tried: Set<number>): boolean =>
    (menus[mealIndex] ?? []).some((recipe) => {
      const one = classOf[recipe] ?? -1
      if (one < 0) return true
      if (tried.has(one)) return false
      tried.add(one)
      const there = seated.get(one) ?? []
      seated.set(one, there)
      const free = max - standingClasses.filter((other) => other === one).length
      const given = there.length < free ? there.length : there.findIndex((other) => seat(other, tried))
      if (given >= 0) there[given] = mealIndex
      return given >= 0
    })
  return slots.every((mealIndex) => menus[mealIndex]?.length === 0 || seat(mealIndex, new Set()))
}
