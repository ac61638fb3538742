import { keepsFor } from '@plateful/meal-planner/dishes/shelf-life'
import type { Plan } from '@plateful/meal-planner/problem/request'
import { daysBetween, formatDay } from '../../day.ts'
import type { DishRule } from '../days/overridden-meals.ts'
import type { KitchenTask } from '../task/kitchen-task.ts'
import { modelHave } from './have-rules.ts'
import type { ModelBuilder } from './model-builder.ts'
import { modelOrder, modelRepeat } from './repeat-rules.ts'
import { modelTotal } from './total-rules.ts'
import { modelUse } from './use-rules.ts'

/** The dates of some meals, in words. */
export const formatMeals = ({ meals }: KitchenTask, numbers: readonly number[]) =>
  [...new Set(numbers.flatMap((mealIndex) => meals[mealIndex]?.date ?? []))]
    .map((date) => formatDay(date, 'long'))
    .join(', ')

/** Adds a rule to the model, or notes why the planner cannot keep it. */
export function addRule(builder: ModelBuilder, { rule, ruleIndex }: DishRule): void {
  const strangers = (rule.who ?? []).filter((name) => !builder.isKnown(name))
  if (strangers.length > 0)
    return builder.note(ruleIndex, 'not obeyed', `${strangers.join(' and ')} isn’t eating then`)
  const isKeptAway = rule.kind === 'have' && rule.count !== 'every' && rule.count.max === 0
  for (const what of [
    ...('what' in rule && rule.what ? [rule.what] : []),
    ...(rule.kind === 'order' ? [rule.after] : []),
  ]) {
    const reason = builder.judge.unknowable(what, builder.task.recipes, isKeptAway ? 'perhaps' : 'surely')
    if (reason !== undefined) return builder.note(ruleIndex, 'not obeyed', reason)
  }
  const isAnywhere = builder.mealIndices(rule).length > 0 || builder.standing.of(rule).length > 0
  if (!isAnywhere) return builder.note(ruleIndex, 'other days', 'none of its days and meals is planned')
  builder.seen.add(ruleIndex)
  if (rule.kind === 'have') modelHave(builder, rule, ruleIndex)
  else if (rule.kind === 'use') modelUse(builder, rule, ruleIndex)
  else if (rule.kind === 'repeat') modelRepeat(builder, rule, ruleIndex)
  else if (rule.kind === 'order') modelOrder(builder, rule, ruleIndex)
  else if (rule.kind === 'total') modelTotal(builder, rule, ruleIndex)
}

/** Narrows menus to dishes that keep until their leftovers are eaten. */
export function keepLeftovers(builder: ModelBuilder): void {
  for (const [mealIndex, { date, leftoverMeals = [] }] of builder.task.meals.entries())
    for (const ruleIndex of new Set(leftoverMeals.map((meal) => meal.ruleIndex))) {
      const days = Math.max(
        ...leftoverMeals
          .filter((meal) => meal.ruleIndex === ruleIndex)
          .map((meal) => daysBetween(date, meal.date)),
      )
      const offers = builder.judge.keepings(builder.task.recipes).map((keeping) => keepsFor(keeping, days))
      const isMild = builder.task.asked?.[ruleIndex]?.rule.kind === 'skip'
      builder.narrowings.push({ ruleIndex, mealIndices: new Set([mealIndex]), offers, isHard: false, isMild })
    }
}

/** Rules for leftovers that a plan does not keep, each with the reason. */
export function unkeptLeftovers(builder: ModelBuilder, plan: Plan): Map<number, string> {
  const reasons = new Map<number, string>()
  for (const { mealIndex, date, after, ruleIndex } of builder.eatingTimes) {
    if (ruleIndex === undefined || builder.task.asked?.[ruleIndex]?.rule.kind !== 'leftover') continue
    const recipe = builder.task.recipes[plan[mealIndex] ?? -1]
    if (!recipe) reasons.set(ruleIndex, 'the meal it’s left over from isn’t planned')
    else if (!keepsFor(builder.reader.factsOf(recipe).keeping, after))
      reasons.set(
        ruleIndex,
        `what’s cooked on ${formatMeals(builder.task, [mealIndex])} doesn’t keep until ${formatDay(date, 'long')}`,
      )
  }
  return reasons
}
