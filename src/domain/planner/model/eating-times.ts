import { type ShelfLife, keepsFor } from '@plateful/meal-planner/dishes/shelf-life'
import type { SumRule } from '@plateful/meal-planner/problem/rules'
import type { MealSlot } from '../../calendar/meal.ts'
import { type Day, daysBetween } from '../../day.ts'
import type { DishLike, PlanRule } from '../plan-rule.ts'
import type { KitchenTask, MealToFill } from '../task/kitchen-task.ts'
import { isMealInScope } from './rule-days.ts'

/** One time at which the dish of a meal is eaten: when it is cooked, or later as leftovers. */
export interface EatingTime {
  mealIndex: number
  date: Day
  slot: MealSlot
  isLeftovers: boolean
  /** It is a side beside the main. */
  isSide: boolean
  /** Days since it was cooked. */
  after: number
  people: number
  /** The index of the rule that asks for these leftovers. */
  ruleIndex?: number
}

/** Every time at which the dishes of these meals are eaten, in the order of the meals. */
export const eatingTimesOf = (meals: readonly MealToFill[]): EatingTime[] =>
  meals.flatMap(({ date, slot, isSide = false, peopleCount = 1, leftoverMeals = [] }, mealIndex) => [
    {
      mealIndex,
      date,
      slot,
      isLeftovers: false,
      isSide,
      after: 0,
      people: leftoverMeals.reduce((left, meal) => left - meal.peopleCount, peopleCount),
    },
    ...leftoverMeals.map((meal) => ({
      mealIndex,
      date: meal.date,
      slot: meal.slot,
      isLeftovers: true,
      isSide,
      after: daysBetween(date, meal.date),
      people: meal.peopleCount,
      ruleIndex: meal.ruleIndex,
    })),
  ])

/**
 * Whether a rule about such dishes counts leftovers too. They are the same dish, but warming them
 * up takes neither time nor effort.
 */
export const countsLeftovers = (what: DishLike | undefined): boolean =>
  what?.minutes === undefined && what?.effort === undefined

/**
 * Whether a rule speaks of sides too. Rules about what is not eaten, diets, what is used up and
 * sums do; 'fish twice' and 'pizza on Friday' speak of mains only.
 */
export function speaksOfSides(rule: PlanRule): boolean {
  if (rule.kind === 'use' || rule.kind === 'total') return true
  if (rule.kind !== 'have') return false
  if (rule.count === 'every') return Object.keys(rule.what).every((part) => part === 'diet')
  return rule.count.max === 0
}

/** The indexes of the meals of some eating times, each once. */
export const mealIndicesOf = (occasions: readonly EatingTime[]): number[] => [
  ...new Set(occasions.map(({ mealIndex }) => mealIndex)),
]

/**
 * The parts of a sum over eating times: each recipe's figure, counted once a time or times a weight
 * (such as the people). Leftovers count only while the dish keeps. Each meal is in one part.
 */
export function sumParts(
  eaten: readonly EatingTime[],
  { figures, keepings }: { figures: readonly number[]; keepings: () => readonly ShelfLife[] },
  weightOf: (occasion: EatingTime) => number = () => 1,
): SumRule['parts'] {
  const alone = new Map<number, number[]>()
  const again: SumRule['parts'][number][] = []
  const times = new Map<number, EatingTime[]>()
  for (const occasion of eaten)
    times.set(occasion.mealIndex, [...(times.get(occasion.mealIndex) ?? []), occasion])
  for (const [mealIndex, occasions] of times) {
    const [first] = occasions
    if (first && occasions.length === 1 && !first.isLeftovers) {
      alone.set(weightOf(first), [...(alone.get(weightOf(first)) ?? []), mealIndex])
      continue
    }
    const isEaten = (recipe: number, { isLeftovers, after }: EatingTime) =>
      !isLeftovers || keepsFor(keepings()[recipe] ?? { days: 0, freezes: false }, after)
    const worth = figures.map((figure, recipe) =>
      Math.round(
        occasions.reduce((sum, one) => sum + (isEaten(recipe, one) ? figure * weightOf(one) : 0), 0),
      ),
    )
    again.push({ slots: [mealIndex], worth })
  }
  const parts = [...alone].map(([factor, slots]) => ({
    slots,
    worth: figures.map((figure) => Math.round(figure * factor)),
  }))
  return [...parts, ...again]
}

/**
 * The meals of a task that guests come to: a guest eats there, or a rule says that somebody comes
 * or that more people eat than the family has (planner 66).
 */
export function guestsAt({ meals, eaters, family = [], asked = [] }: KitchenTask): Set<number> {
  const isInvited = (mealIndex: number) =>
    eaters.some(({ isGuest, meals: at }) => isGuest === true && at?.includes(mealIndex) !== false)
  return new Set(
    meals.flatMap(({ date, slot }, mealIndex) => {
      const isByRule = asked.some(
        ({ rule }) =>
          isMealInScope(rule.when, date, slot) &&
          (rule.kind === 'guest' ||
            (rule.kind === 'heads' && family.length > 0 && rule.people > family.length)),
      )
      return isByRule || isInvited(mealIndex) ? [mealIndex] : []
    }),
  )
}
