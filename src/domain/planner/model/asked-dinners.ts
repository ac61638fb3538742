import type { Problem } from '@plateful/meal-planner/problem/problem'
import { DINNER } from '@plateful/meal-planner/problem/request'
import type { SumRule } from '@plateful/meal-planner/problem/rules'
import { type Day, startOfWeek } from '../../day.ts'
import type { PlanRule } from '../plan-rule.ts'
import type { KitchenTask } from '../task/kitchen-task.ts'
import type { DishMatcher } from './dish-matcher.ts'
import { isSmallDish } from './is-small-dish.ts'
import { isMealInScope } from './rule-days.ts'

/** Points for an asked-for dish that comes as another meal than a dinner. */
const ASKED_POINTS = 30
/** How many such meals one asked-for dinner makes up for. */
const ENOUGH = 30

/**
 * Prefers a dinner for a food or dish that is asked for without a meal time, as a matter of taste
 * (planner 68): 'fish on Friday' means a dinner rather than a tuna sandwich. Any of its meals keeps
 * the rule itself, and a rule that gives way costs nothing more here. Where every dish that was
 * asked for is small ('soup twice'), nothing is preferred.
 */
export function askedDinners(
  { meals, rules = [], recipes: stored }: KitchenTask,
  { recipes, slots }: Problem,
  judge: DishMatcher,
): SumRule[] {
  const isMain = recipes.map((recipe) => recipe.meals.includes(DINNER) && !isSmallDish(recipe))
  return rules.flatMap(({ rule }): SumRule[] => {
    if (rule.kind !== 'have' || rule.count === 'every' || !namesADish(rule)) return []
    const minTimes = rule.count.min ?? 0
    const matching = judge.matching(rule.what, stored, 'surely')
    if (minTimes === 0 || !matching.some((isSo, index) => isSo && isMain[index])) return []
    const weekOf = (date: Day) => (rule.per ? startOfWeek(date) : '')
    const askedPlaces = meals.flatMap(({ date, slot, isSide }, index) =>
      isSide !== true && isMealInScope(rule.when, date, slot) ? [{ index, week: weekOf(date) }] : [],
    )
    return [...new Set(askedPlaces.map(({ week }) => week))].flatMap((ofWeek): SumRule[] => {
      const inWeek = askedPlaces.filter(({ week }) => week === ofWeek).map(({ index }) => index)
      const dinners = inWeek.filter((index) => slots[index]?.meal === DINNER)
      const others = inWeek.filter((index) => slots[index]?.meal !== DINNER)
      if (dinners.length === 0) return []
      const parts = [
        { slots: dinners, worth: matching.map((isSo, index) => (!isSo ? 0 : isMain[index] ? -ENOUGH : 1)) },
        { slots: others, worth: matching.map((isSo) => (isSo ? 1 : 0)) },
      ]
      const eaten = parts.filter(({ slots: at }) => at.length > 0)
      return [{ kind: 'sum', parts: eaten, max: 0, points: ASKED_POINTS, isImplicit: true }]
    })
  })
}

/** Whether a rule names a food or a dish, and no meal time. */
const namesADish = ({ what, when }: Extract<PlanRule, { kind: 'have' }>) =>
  (what.food !== undefined || what.recipe !== undefined) && !when?.slots?.length
