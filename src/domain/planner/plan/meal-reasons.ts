import type { Plan } from '@plateful/meal-planner/problem/request'
import { unitsBroken } from '@plateful/meal-planner/problem/rules'
import type { Demand } from '@plateful/meal-planner/proof/relax-model'
import type { ReasonText } from '@plateful/meal-planner/reasons/chosen-meal'
import { describeRule } from '../describe-rule.ts'
import { baseFor } from '../model/leftover-bases.ts'
import type { KitchenTask } from '../task/kitchen-task.ts'
import type { PreparedTask } from '../task/prepare-task.ts'

/**
 * Why a meal has its dish, or why it has none: the one reason that says most, of the rules where
 * they leave it no recipe.
 */
export function mealReasons(
  prepared: PreparedTask,
  plan: Plan,
  mealIndex: number,
  reasons: readonly ReasonText[],
): ReasonText[] {
  if ((plan[mealIndex] ?? -1) >= 0) return [...moreToCook(prepared, plan, mealIndex), ...reasons]
  const emptiedBy = leftByRules(prepared.task, prepared.model.emptiedBy[mealIndex] ?? [])
  return [...emptiedBy, ...blockedBy(prepared, plan, mealIndex, reasons), ...reasons].slice(0, 1)
}

/**
 * For a dish made of leftovers: with which dish more is to be cooked, or of which meal before the
 * plan the leftovers are, which may be cooked already (planner 98).
 */
function moreToCook({ explainedProblem, dishes }: PreparedTask, plan: Plan, mealIndex: number): ReasonText[] {
  const base = baseFor(explainedProblem, dishes, plan, mealIndex)
  if (base === null) return []
  const when = base.daysBefore === 1 ? 'the day before' : `${base.daysBefore} days before`
  const title = explainedProblem.recipes[base.recipe]?.title ?? ''
  const isBefore = base.daysBefore > (explainedProblem.slots[mealIndex]?.day ?? 0)
  const text = isBefore
    ? `uses ${base.food} left from ${title} ${when}`
    : `cook more ${base.food} with ${title} ${when}`
  return [{ text }]
}

/**
 * Where no recipe is left that keeps all rules, those that allow only some recipes at this meal,
 * and those that each of these would break beside the rest of the plan (planner 162).
 */
function blockedBy(
  { task, model, explainedProblem }: PreparedTask,
  plan: Plan,
  mealIndex: number,
  [why]: readonly ReasonText[],
): ReasonText[] {
  if (why?.kind !== 'your rules') return []
  const offered = [...(explainedProblem.slots[mealIndex]?.menu.recipes ?? [])].filter(
    (recipe) => !model.leftOut[mealIndex]?.includes(recipe),
  )
  const isLimit = (demand: Demand) =>
    demand.kind === 'menu' &&
    demand.slots.has(mealIndex) &&
    model.leftOut[mealIndex]?.some((recipe) => demand.offers[recipe] !== true) === true
  const isBroken = (demand: Demand) =>
    demand.kind === 'over' &&
    offered.some(
      (recipe) => unitsBroken(demand.rule, plan.with(mealIndex, recipe)) > unitsBroken(demand.rule, plan),
    )
  const blocking = model.demands.filter((demand) => isLimit(demand) || isBroken(demand))
  return leftByRules(
    task,
    blocking.map(({ ruleIndex }) => ruleIndex),
  )
}

function leftByRules({ asked }: KitchenTask, ruleIndexes: readonly number[]): ReasonText[] {
  const ruleTexts = [...new Set(ruleIndexes)].flatMap((ruleIndex) => {
    const rule = asked?.[ruleIndex]?.rule
    return rule ? [`‘${describeRule(rule)}’`] : []
  })
  if (ruleTexts.length === 0) return []
  return [{ kind: 'your rules', text: `your rules leave no recipe here: ${ruleTexts.join(', ')}` }]
}
