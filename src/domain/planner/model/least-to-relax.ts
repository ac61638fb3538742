import { formatList } from '@plateful/ingredients/format-english'
import type { Plan } from '@plateful/meal-planner/problem/request'
import { keepsDemand } from '@plateful/meal-planner/proof/relax-model'
import type { MealSlot } from '../../calendar/meal.ts'
import { describeRule } from '../describe-rule.ts'
import type { KitchenTask } from '../task/kitchen-task.ts'
import type { RuleModel } from './model-rules.ts'

/** Rules that are given up together, and a plan that keeps all others. */
export interface Relaxation {
  ruleIndexes: readonly number[]
  plan: Plan
}

/**
 * The fewest rules to give up so that all others are kept and no meal stays open without need.
 * `isLeast`: it is proven that no fewer will do. `clash`: rules that cannot be kept together,
 * although all but any one of them can; empty where that is not proven.
 */
export interface LeastToRelax {
  ways: readonly Relaxation[]
  isLeast: boolean
  clash: readonly number[]
}

/** A relaxation in words: without which rules, and what giving them up brings. */
export interface DescribedRelaxation {
  ways: { without: string[]; brings: string }[]
  isLeast: boolean
  clash: string[]
}

interface TaskWithModel {
  task: Pick<KitchenTask, 'asked' | 'meals'>
  model: Pick<RuleModel, 'demands' | 'notesOnPlan'>
}

/** Whether a search makes sense: a rule gave way, or rules left a meal open. */
export function canBeRelaxed({ model }: TaskWithModel, plan: Plan): boolean {
  const musts = new Set(model.demands.map(({ ruleIndex }) => ruleIndex))
  const gaveWay = [...model.notesOnPlan(plan)].some(
    ([ruleIndex, { status }]) => status === 'gave way' && musts.has(ruleIndex),
  )
  return musts.size > 0 && (gaveWay || plan.some((recipe) => recipe < 0))
}

/**
 * Describes what was found beside a plan. Each way has a plan of its own; what that plan keeps and
 * fills beyond the given one is said. A way that brings nothing is left out.
 */
export function describeRelaxation(
  { task, model }: TaskWithModel,
  plan: Plan,
  least: LeastToRelax,
): DescribedRelaxation {
  const notes = model.notesOnPlan(plan)
  const isBroken = (ruleIndex: number) => notes.get(ruleIndex)?.status === 'gave way'
  const broken = [...new Set(model.demands.map(({ ruleIndex }) => ruleIndex))].filter(isBroken)
  const describeRuleAt = (ruleIndex: number) => {
    const rule = task.asked?.[ruleIndex]?.rule
    return rule ? `‘${describeRule(rule)}’` : ''
  }
  const openIn = (inPlan: Plan) => task.meals.filter((_, mealIndex) => (inPlan[mealIndex] ?? -1) < 0).length
  const ways = least.ways.flatMap(({ ruleIndexes, plan: changedPlan }) => {
    const rulesGivenUp = ruleIndexes.filter((one) => !isBroken(one))
    const alsoKept = broken.filter((one) =>
      model.demands.every((demand) => demand.ruleIndex !== one || keepsDemand(demand, changedPlan)),
    )
    const more = openIn(plan) - openIn(changedPlan)
    const brings = [
      ...(alsoKept.length > 0
        ? [`${formatList(alsoKept.map(describeRuleAt))} ${alsoKept.length === 1 ? 'is' : 'are'} kept`]
        : []),
      ...(more > 0 ? [`${more} ${mealsOf(task.meals, more)} more`] : []),
    ]
    return rulesGivenUp.length > 0 && brings.length > 0
      ? [{ without: rulesGivenUp.map(describeRuleAt), brings: brings.join(' and ') }]
      : []
  })
  const clash = least.clash.length > 1 ? least.clash.map(describeRuleAt) : []
  return { ways, isLeast: least.isLeast, clash }
}

const nouns: Readonly<Record<MealSlot, string>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snacks: 'snack',
}

/** A number of meals in words, as dinners or lunches where all are of one meal time. */
function mealsOf(meals: KitchenTask['meals'], count: number): string {
  const [first, second] = new Set(meals.map(({ slot }) => slot))
  const noun = first && second === undefined ? nouns[first] : 'meal'
  return count === 1 ? noun : noun === 'lunch' ? 'lunches' : `${noun}s`
}
