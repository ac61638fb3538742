import type { Problem } from '@plateful/meal-planner/problem'
import { DINNER } from '@plateful/meal-planner/request'
import type { SumRule } from '@plateful/meal-planner/rules'
import { type Day, startOfWeek } from '../../day.ts'
import type { KitchenTask } from '../kitchen-task.ts'
import type { PlanRule } from '../plan-rule.ts'
import type { DishJudge } from './matches-dish.ts'
import { isWhen } from './rule-days.ts'
import { isSmallDish } from './small-dishes.ts'

/** What is asked for and comes as a sandwich at noon is hardly what was meant, in points. */
const ASKED_POINTS = 30

/**
 * Whoever asks for fish on Friday and names no meal means a dinner, and no tuna sandwich, as a
 * matter of taste (planner 68). The rule itself is kept by any of its meals. Nothing is preferred
 * where all that was asked for is small: 'soup twice'.
 */
export function askedDinners(
  { places, rules = [], recipes: stored }: KitchenTask,
  { recipes, slots }: Problem,
  judge: DishJudge,
): SumRule[] {
  const isDinner = recipes.map((recipe) => recipe.meals.includes(DINNER) && !isSmallDish(recipe))
  return rules.flatMap(({ rule }): SumRule[] => {
    if (rule.kind !== 'have' || rule.count === 'every' || !namesADish(rule)) return []
    const least = rule.count.min ?? 0
    const matching = judge.matching(rule.what, stored, 'surely')
    const worth = matching.map((isSo, index) => (isSo && isDinner[index] === true ? 1 : 0))
    if (least === 0 || !worth.includes(1)) return []
    const weekOf = (date: Day) => (rule.per ? startOfWeek(date) : '')
    const dinners = places.flatMap(({ date, slot }, index) =>
      slots[index]?.meal === DINNER && isWhen(rule.when, date, slot) ? [{ index, week: weekOf(date) }] : [],
    )
    return [...new Set(dinners.map(({ week }) => week))].map((of) => {
      const inWeek = dinners.filter(({ week }) => week === of).map(({ index }) => index)
      const min = Math.min(least, inWeek.length)
      return { kind: 'sum', parts: [{ slots: inWeek, worth }], min, points: ASKED_POINTS, isTaste: true }
    })
  })
}

/** A food or a dish, at whatever meal. */
const namesADish = ({ what, when }: Extract<PlanRule, { kind: 'have' }>) =>
  (what.food !== undefined || what.recipe !== undefined) && !when?.slots?.length
