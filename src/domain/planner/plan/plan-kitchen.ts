import type { ShelfLife } from '@plateful/meal-planner/dishes/shelf-life'
import { isUnsureFor } from '@plateful/meal-planner/problem/recipe-cost'
import type { Plan, PlannerDiner } from '@plateful/meal-planner/problem/request'
import { proofOf } from '@plateful/meal-planner/proof/lower-bound'
import type { ReasonText } from '@plateful/meal-planner/reasons/chosen-meal'
import { describeShortage, type Explanation, explainPlan } from '@plateful/meal-planner/reasons/explain'
import { findShortages } from '@plateful/meal-planner/reasons/shortage'
import { type SoftViolation, softViolations } from '@plateful/meal-planner/reasons/soft-violations'
import { findPlan } from '@plateful/meal-planner/search/search'
import { otherDaysNote, type RuleNote } from '../days/overridden-meals.ts'
import { describeRule } from '../describe-rule.ts'
import { allergyLevels } from '../dishes/allergy-levels.ts'
import type { KitchenRecipe } from '../dishes/recipe-facts.ts'
import { type DescribedRelaxation, describeRelaxation, type LeastToRelax } from '../model/least-to-relax.ts'
import { ruleShortages, withAskedSpacing } from '../model/rule-shortages.ts'
import type { KitchenTask } from '../task/kitchen-task.ts'
import type { PreparedTask } from '../task/prepare-task.ts'
import { mealReasons } from './meal-reasons.ts'
import { type LeftoverOffer, offerLeftovers } from './offer-leftovers.ts'
import { type FittingDish, fittingDishes } from './open-pack.ts'

/** The recipe found for one meal of a task, and why. */
export interface PlannedMeal {
  recipeId: number | null
  title: string | null
  why: ReasonText[]
  runnerUp: { recipeId: number; title: string; behind: number } | null
  offered: number
  excluded: string[]
  isUnchecked: boolean
  unknownLines: string[]
  /** How long the chosen dish keeps. */
  keeping: ShelfLife
}

/** A task with its plan: one answer for each meal, in the task's order. */
export interface PlannedKitchen {
  meals: PlannedMeal[]
  score: number
  bound: number
  proof: 'optimal' | 'feasible'
  gaveWay: SoftViolation[]
  shortages: string[]
  rules: RuleOutcome[]
  /** The fewest rules to give up; null where all are kept or nobody searched for them. */
  least: DescribedRelaxation | null
  /** Dishes that could be cooked once and eaten twice. */
  offers: LeftoverOffer[]
  /** Other dishes that could be cooked for those who eat. */
  fitting: FittingDish[]
}

/** A rule in words, and how it fares in a plan. */
export interface RuleOutcome extends RuleNote {
  said: string
}

/** Plans a task by search alone. The same task and seed give the same plan. */
export function planKitchen(prepared: PreparedTask, seed = 1): { plan: Plan; score: number } {
  const { plan, score } = findPlan(prepared.searchedProblem, { seed })
  return { plan, score }
}

/** Explains a plan for the family, with a score that no plan can beat. */
export function describePlan(
  prepared: PreparedTask,
  { plan, score }: { plan: Plan; score: number },
  knownBound = -Infinity,
  least: LeastToRelax | null = null,
): PlannedKitchen {
  const { task, explainedProblem, problemWithoutRules, words, model } = prepared
  const shortages = [
    ...findShortages(withAskedSpacing(task, explainedProblem)),
    ...ruleShortages(task, withAskedSpacing(task, problemWithoutRules), model),
  ]
  return {
    meals: explainPlan(explainedProblem, plan, words).map((meal, mealIndex) =>
      plannedMeal(prepared, plan, mealIndex, meal),
    ),
    score,
    ...proofOf(explainedProblem, score, knownBound),
    gaveWay: softViolations(explainedProblem, plan),
    shortages: shortages.map(describeShortage),
    rules: describeRules(task, model.notesOnPlan(plan)),
    least: least && describeRelaxation(prepared, plan, least),
    offers: offerLeftovers(prepared, plan),
    fitting: fittingDishes(task, explainedProblem),
  }
}

/** What the planner says of a meal, with ids instead of its numbers, and what the task knows. */
function plannedMeal(
  prepared: PreparedTask,
  plan: Plan,
  mealIndex: number,
  { recipe: chosen, title, why, runnerUp, offered, excluded }: Explanation,
): PlannedMeal {
  const { task, explainedProblem, reader } = prepared
  const recipe = chosen === null ? undefined : task.recipes[chosen]
  const diners = explainedProblem.slots[mealIndex]?.menu.diners ?? []
  const plannerRecipe = chosen === null ? undefined : explainedProblem.recipes[chosen]
  const idOf = (index: number) => task.recipes[index]?.id ?? 0
  return {
    recipeId: chosen === null ? null : idOf(chosen),
    title,
    why: mealReasons(prepared, plan, mealIndex, why),
    runnerUp: runnerUp && {
      recipeId: idOf(runnerUp.recipe),
      title: runnerUp.title,
      behind: runnerUp.behind,
    },
    offered,
    excluded,
    isUnchecked: plannerRecipe !== undefined && diners.some((diner) => isUnsureFor(diner, plannerRecipe)),
    unknownLines: recipe ? unknownLinesOf(prepared, recipe, diners) : [],
    keeping: recipe ? reader.factsOf(recipe).keeping : { days: 0, freezes: false },
  }
}

/** The lines of a recipe that nobody could check for what its diners need. */
function unknownLinesOf(
  { task, needs }: PreparedTask,
  { ingredients, openLines }: KitchenRecipe,
  diners: readonly PlannerDiner[],
): string[] {
  const codes = new Set(diners.flatMap(({ allergies }) => allergies))
  const texts = [...codes].flatMap((code) => needs[code] ?? [])
  return [...allergyLevels(ingredients, texts, task.confirmed ?? {}, { openLines }).unknownLines]
}

/**
 * How each asked rule fares: its note from before the plan, else what the plan shows. Where nothing
 * was planned, rules about dishes were not kept.
 */
export function describeRules(
  { asked = [] }: Pick<KitchenTask, 'asked'>,
  planned: ReadonlyMap<number, RuleNote> = new Map(),
): RuleOutcome[] {
  return asked.map(({ rule, note }, index) => {
    const found = planned.get(index)
    const ruleNote = found && (note === null || found.status !== 'kept') ? found : note
    return { said: describeRule(rule), ...(ruleNote ?? otherDaysNote) }
  })
}

/** The answer where the task has no meals. */
export const nothingPlanned: PlannedKitchen = {
  meals: [],
  score: 0,
  bound: 0,
  proof: 'optimal',
  gaveWay: [],
  shortages: [],
  rules: [],
  least: null,
  offers: [],
  fitting: [],
}
