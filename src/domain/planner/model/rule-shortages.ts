import { readFoodLines } from '@plateful/ingredients/lines/food-lines'
import { mealFitOf } from '@plateful/meal-planner/problem/hard-rules'
import type { Problem } from '@plateful/meal-planner/problem/problem'
import { minutesOver } from '@plateful/meal-planner/problem/recipe-cost'
import { DINNER } from '@plateful/meal-planner/problem/request'
import type { RepetitionRule, SumRule } from '@plateful/meal-planner/problem/rules'
import { weights } from '@plateful/meal-planner/problem/weights'
import type { Demand } from '@plateful/meal-planner/proof/relax-model'
import { neededWithin, type Shortage } from '@plateful/meal-planner/reasons/shortage'
import { suitsDiet } from '../../household/who-can-eat/suits-diet.ts'
import { describeRule } from '../describe-rule.ts'
import { listNames, type PlanRule } from '../plan-rule.ts'
import type { KitchenTask } from '../task/kitchen-task.ts'
import { spacingRules } from './spacing-rules.ts'

/** Meals of one meal time for which a rule leaves too few recipes. */
export interface MealShortage {
  ruleIndex: number
  rule: Extract<PlanRule, { kind: 'have' }>
  meal: number
  mealIndices: ReadonlySet<number>
  /** By recipe: whether it keeps the rule, and whether it is meant for the meal as well. */
  keeps: readonly boolean[]
  fits: readonly boolean[]
  suitable: number
  needed: number
}

/** What rules demand, and the meals at which the same dish may come again. */
interface Demanded {
  demands: readonly Demand[]
  mayRepeat: ReadonlySet<number>
}

/**
 * Meal times for which there are too few recipes because a rule says what each meal must be
 * ('kid-friendly on weekdays'). They are counted like the shortages of the whole window: recipes
 * meant for the meal, within its time, that everybody can eat. The given problem has no rules.
 */
export function mealShortages(
  { asked = [] }: Pick<KitchenTask, 'asked'>,
  { request, recipes, slots }: Problem,
  { demands, mayRepeat }: Demanded,
): MealShortage[] {
  return demands.flatMap((demand) => {
    const rule = asked[demand.ruleIndex]?.rule
    if (demand.kind !== 'menu' || rule?.kind !== 'have' || rule.count !== 'every') return []
    return request.meals.flatMap((meal): MealShortage[] => {
      const mealIndices = [...demand.slots].filter(
        (mealIndex) => slots[mealIndex]?.meal === meal && !mayRepeat.has(mealIndex),
      )
      const offered = new Set(mealIndices.flatMap((mealIndex) => [...(slots[mealIndex]?.menu.recipes ?? [])]))
      const inTime = [...offered].filter((index) => {
        const recipe = recipes[index]
        return recipe && mealFitOf(recipe, meal) === 'meant' && minutesOver(request, meal, recipe) === 0
      })
      const days = mealIndices.map((mealIndex) => slots[mealIndex]?.day ?? 0)
      const needed = neededWithin(days, request.repeatAfter.least)
      const suitable = inTime.filter((recipe) => demand.offers[recipe] === true).length
      // Without the rule there are too few as well: a shortage of the window tells that.
      if (suitable >= needed || inTime.length < needed) return []
      const fittingCounts = recipes.map(
        (recipe, index) => mealFitOf(recipe, meal) === 'meant' && demand.offers[index] === true,
      )
      return [
        {
          ruleIndex: demand.ruleIndex,
          rule,
          meal,
          mealIndices: new Set(mealIndices),
          keeps: demand.offers,
          fits: fittingCounts,
          suitable,
          needed,
        },
      ]
    })
  })
}

/**
 * The same as shortages that a plan tells (planner 62). A food that a diet of somebody who eats
 * rules out is not to be had by more recipes (planner 152).
 */
export const ruleShortages = (
  task: Pick<KitchenTask, 'asked' | 'eaters'>,
  problemWithoutRules: Problem,
  demanded: Demanded,
): Shortage[] =>
  mealShortages(task, problemWithoutRules, demanded).map(({ rule, meal, mealIndices, suitable, needed }) => ({
    meal,
    suitable,
    needed,
    clash: [
      { kind: 'rule', said: describeRule(rule) },
      ...task.eaters
        .filter((eater) => [...mealIndices].some((mealIndex) => eater.meals?.includes(mealIndex) ?? true))
        .filter(({ diets }) => isAgainst(diets, listNames(rule.what.food)))
        .map(({ name }) => ({ kind: 'diner', name }) as const),
    ],
  }))

/** Whether each of these foods is against one of the diets, whatever it is cooked with. */
const isAgainst = (diets: readonly string[], foods: readonly string[]) =>
  foods.length > 0 &&
  foods.every((food) => diets.some((diet) => suitsDiet(diet, readFoodLines([food]), []) === 0))

/**
 * The problem with the longest run of days in which no dish is to come twice: the household's, or
 * that of a rule for all meals. So many recipes are needed (planner 152).
 */
export function withAskedSpacing({ asked = [] }: Pick<KitchenTask, 'asked'>, problem: Problem): Problem {
  const { request } = problem
  const runs = asked.flatMap(({ rule }) =>
    rule.kind === 'repeat' &&
    [rule.what, rule.by, rule.same, rule.when, rule.who, rule.count?.min].every((one) => one === undefined) &&
    rule.strength !== 'prefer' &&
    (rule.count?.max ?? 1) === 1
      ? [rule.days ?? request.days]
      : [],
  )
  const { least, wished } = request.repeatAfter
  return { ...problem, request: { ...request, repeatAfter: { least: Math.max(least, ...runs), wished } } }
}

/**
 * Of these, the meals that stay open rather than hold a dish of another meal time, or the same dish
 * too soon (planner 78). Not dinners, which nobody goes without, and not for a diet, which a dinner
 * dish at lunch can keep.
 */
export const mealsLeftOpen = (short: readonly MealShortage[]): MealShortage[] =>
  short.filter(({ meal, rule }) => meal !== DINNER && rule.what.diet === undefined)

/** After so many days hardly anybody minds the same lunch again, whatever the household wishes. */
const MAX_SPACING_DAYS = 5

/**
 * Of the meals that may stay open, those with leftovers are filled first: else two meals would be
 * open (planner 90).
 */
export const fillLeftoverMealsFirst = (
  short: readonly MealShortage[],
  { meals }: Pick<KitchenTask, 'meals'>,
): SumRule[] =>
  short.flatMap(({ mealIndices: at, fits }) =>
    [...at]
      .filter((mealIndex) => meals[mealIndex]?.leftoverMeals?.length)
      .map((mealIndex): SumRule => ({
        kind: 'sum',
        parts: [{ slots: [mealIndex], worth: fits.map(() => 1) }],
        min: 1,
        points: weights.empty,
        isImplicit: true,
      })),
  )

/**
 * A meal stays open rather than repeat a dish within five days, or the household's days if they are
 * fewer.
 */
export const minimumSpacing = (short: readonly MealShortage[], problem: Problem): RepetitionRule[] =>
  short.flatMap(({ meal, fits }) =>
    spacingRules(
      problem,
      fits.map((isSo, recipe) => (isSo ? recipe : -1)),
      {
        days: Math.min(MAX_SPACING_DAYS, problem.request.repeatAfter.least),
        points: weights.empty,
        meal,
      },
    ),
  )
