import { lowerBound } from '@plateful/meal-planner/lower-bound'
import type { ReasonText } from '@plateful/meal-planner/chosen-meal'
import { explainPlan, describeShortage } from '@plateful/meal-planner/explain'
import { type SoftViolation, softViolations } from '@plateful/meal-planner/soft-violations'
import { mealSlots } from '../calendar/meal.ts'
import { daysBetween } from '../day.ts'
import { allergyLevels } from './allergy-levels.ts'
import type { KitchenTask } from './kitchen-task.ts'
import { readTask } from './read-task.ts'
import { plainReader, type RecipeReader } from './read-task-recipe.ts'
import { recipesAskedFor, modelRules, type RuleModel } from './model/model-rules.ts'
import { type LeastToRelax, type DescribedRelaxation, describeRelaxation } from './model/least-to-relax.ts'
import { type LeftoverOffer, offerLeftovers } from './offer-leftovers.ts'
import { type FittingDish, fittingDishes } from './open-pack.ts'
import { describeRule } from './describe-rule.ts'
import { packRules } from './model/pack-rules.ts'
import { askedDinners } from './model/asked-dinners.ts'
import { DishMatcher } from './model/dish-matcher.ts'
import { guestsAt } from './model/eating-times.ts'
import { traitsOf } from './model/dish-traits.ts'
import { baseFor, type LeftoverDish, leftoverBases } from './model/leftover-bases.ts'
import { seasonOf } from './model/out-of-season.ts'
import {
  fillLeftoverMealsFirst,
  minimumSpacing,
  ruleShortages,
  withAskedSpacing,
} from './model/rule-shortages.ts'
import { varietyRules } from './model/variety-rules.ts'
import { otherDaysNote, type RuleNote } from './overridden-meals.ts'
import { makeProblem, type Problem } from '@plateful/meal-planner/problem'
import type { Demand } from '@plateful/meal-planner/relax-model'
import { unitsBroken } from '@plateful/meal-planner/rules'
import type { ShelfLife } from '@plateful/meal-planner/shelf-life'
import {
  type Plan,
  type PlannerDiner,
  type PlannerRecipe,
  type PlanRequest,
  SIDE,
} from '@plateful/meal-planner/request'
import { findPlan } from '@plateful/meal-planner/search'
import { findShortages } from '@plateful/meal-planner/shortage'
import { isUnsureFor } from '@plateful/meal-planner/recipe-cost'
import type { PlannerNames } from '@plateful/meal-planner/format-names'

/** The recipe found for one place of a task, and why. */
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

/** A task with its plan: one answer for each place, in the task's order. */
export interface PlannedKitchen {
  places: PlannedMeal[]
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

/** A task made ready to be searched and explained. */
export interface PreparedTask {
  task: KitchenTask
  /** What is searched: pinned meals have one recipe, and recipes turned down are not offered. */
  problem: Problem
  /**
   * What is explained: every meal with all its possible recipes, so that a pinned one has its
   * runner-up and its proof too.
   */
  fullProblem: Problem
  /** All meals without rules, but with allergies and diets of those who eat. */
  unruled: Problem
  words: PlannerNames
  /** Allergies by code, as in `CodedTask`. */
  needs: readonly string[]
  /** The rules of the task as the search keeps them. */
  model: RuleModel
  reader: RecipeReader
  /** By recipe: what it would leave over, and of what leftovers it is made. */
  dishes: readonly LeftoverDish[]
}

/** Reads a task. The reader may remember what it read of a recipe before. */
export function prepareTask(task: KitchenTask, reader: RecipeReader = plainReader): PreparedTask {
  const { request, recipes: all, words, needs } = readTask(task, reader)
  const recipes = withAsked(task, all, reader)
  const slots = request.slots ?? []
  const plainSlots = slots.map(({ day, meal, currentRecipe }) => ({
    day,
    meal,
    ...(currentRecipe !== undefined && { currentRecipe }),
  }))
  const unruled = makeProblem({ ...request, slots: plainSlots }, recipes)
  const model = modelRules(task, unruled, reader)
  const ruledSlots = plainSlots.map((slot, index) => ({
    ...slot,
    // The same side may go with every main.
    mayRepeat: model.mayRepeat.has(index) || slot.meal === SIDE,
    excludedRecipes: model.leftOut[index] ?? [],
  }))
  const plainly = makeProblem({ ...request, slots: ruledSlots }, recipes)
  const dishes = task.recipes.map((recipe): LeftoverDish => {
    const { says } = reader.factsOf(recipe)
    return { traits: traitsOf(recipe.name, says), says }
  })
  const rules = allRules({ task, reader, model, dishes }, plainly)
  const fullProblem = makeProblem({ ...request, slots: ruledSlots, rules }, recipes)
  const problem = withChoices(fullProblem, slots)
  return { task, problem, fullProblem, unruled, words, needs, model, reader, dishes }
}

/** Marks the recipes that a rule asks for, and those that it asks for by their name. */
function withAsked(task: KitchenTask, recipes: readonly PlannerRecipe[], reader: RecipeReader) {
  const asked = recipesAskedFor(task, reader)
  const askedByName = recipesAskedFor(task, reader, ['recipe'])
  return recipes.map((recipe, index) =>
    asked.has(index) ? { ...recipe, isAskedFor: true, isAskedByName: askedByName.has(index) } : recipe,
  )
}

/** The rules that were asked, and those that hold for every plan. */
function allRules(
  { task, reader, model, dishes }: Pick<PreparedTask, 'task' | 'reader' | 'model' | 'dishes'>,
  plainly: Problem,
) {
  const known = {
    traits: dishes.map(({ traits }) => traits),
    seasons: task.places.map(({ date }) => seasonOf(date)),
    withGuests: guestsAt(task),
    later: task.places.map(({ later = [] }) =>
      later.map(({ date, slot }) => ({
        day: daysBetween(task.start, date),
        meal: mealSlots.indexOf(slot),
      })),
    ),
  }
  return [
    ...model.rules,
    ...varietyRules(plainly, known),
    ...leftoverBases(plainly, dishes),
    ...minimumSpacing(model.short, plainly),
    ...fillLeftoverMealsFirst(model.short, task),
    ...askedDinners(task, plainly, new DishMatcher(reader, task.confirmed)),
    ...packRules(task, plainly, reader),
  ]
}

/** The problem with what was pinned and turned down; the same object where nothing was. */
function withChoices(fullProblem: Problem, asked: NonNullable<PlanRequest['slots']>): Problem {
  if (
    asked.every(({ pinnedRecipe, excludedRecipes }) => pinnedRecipe === undefined && !excludedRecipes?.length)
  )
    return fullProblem
  const slots = fullProblem.request.slots?.map((slot, index) => {
    const { pinnedRecipe, excludedRecipes } = asked[index] ?? {}
    const turnedDown = stillTurnedDown(fullProblem, index, excludedRecipes)
    return {
      ...slot,
      ...(pinnedRecipe !== undefined && { pinnedRecipe }),
      excludedRecipes: [...(slot.excludedRecipes ?? []), ...turnedDown],
    }
  })
  return makeProblem({ ...fullProblem.request, ...(slots && { slots }) }, fullProblem.recipes)
}

/** What is still turned down: once every recipe of a slot was, only the last one is. */
function stillTurnedDown(fullProblem: Problem, slot: number, not: readonly number[] = []): readonly number[] {
  const offered = [...(fullProblem.slots[slot]?.menu.recipes ?? [])]
  return offered.some((recipe) => !not.includes(recipe)) ? not : not.slice(-1)
}

/** Explains a plan for the family, with a score that no plan can beat. */
export function describePlan(
  kitchen: PreparedTask,
  { plan, score }: { plan: Plan; score: number },
  knownBound = -Infinity,
  least: LeastToRelax | null = null,
): PlannedKitchen {
  const { task, fullProblem: problem, words, model } = kitchen
  const bound = Math.min(Math.max(lowerBound(problem), knownBound), score)
  const idOf = (recipe: number) => task.recipes[recipe]?.id ?? 0
  const reasons = explainPlan(problem, plan, words)
  const keepingOf = (recipe: number | null): ShelfLife => {
    const found = recipe === null ? undefined : task.recipes[recipe]
    return found ? kitchen.reader.factsOf(found).keeping : { days: 0, freezes: false }
  }
  const unknownIn = (recipe: number, diners: readonly PlannerDiner[]) => {
    const codes = new Set(diners.flatMap(({ allergies }) => allergies))
    const texts = [...codes].flatMap((code) => kitchen.needs[code] ?? [])
    const { ingredients = [], openLines } = task.recipes[recipe] ?? {}
    return [...allergyLevels(ingredients, texts, task.confirmed ?? {}, { openLines }).unknownLines]
  }
  return {
    places: reasons.map(({ recipe, title, why, runnerUp, offered, excluded }, index): PlannedMeal => {
      const chosen = recipe === null ? undefined : problem.recipes[recipe]
      const diners = problem.slots[index]?.menu.diners ?? []
      return {
        recipeId: recipe === null ? null : idOf(recipe),
        title,
        why:
          recipe === null
            ? [...emptiedBy(kitchen, index), ...blockedBy(kitchen, plan, index, why), ...why].slice(0, 1)
            : [...moreToCook(kitchen, plan, index), ...why],
        runnerUp: runnerUp && {
          recipeId: idOf(runnerUp.recipe),
          title: runnerUp.title,
          behind: runnerUp.behind,
        },
        offered,
        excluded,
        isUnchecked: chosen !== undefined && diners.some((diner) => isUnsureFor(diner, chosen)),
        unknownLines: recipe === null ? [] : unknownIn(recipe, diners),
        keeping: keepingOf(recipe),
      }
    }),
    score,
    bound,
    proof: score - bound < 1e-6 ? 'optimal' : 'feasible',
    gaveWay: softViolations(problem, plan),
    shortages: [
      ...findShortages(withAskedSpacing(task, problem)),
      ...ruleShortages(task, withAskedSpacing(task, kitchen.unruled), model),
    ].map(describeShortage),
    rules: describeRules(task, model.tell(plan)),
    least: least && describeRelaxation(kitchen, plan, least),
    offers: offerLeftovers(
      { task, fullProblem: problem, unruled: kitchen.unruled, model, reader: kitchen.reader },
      plan,
    ),
    fitting: fittingDishes(task, problem),
  }
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

/**
 * For a dish made of leftovers: with which dish more is to be cooked, or of which meal before the
 * plan the leftovers are, which may be cooked already (planner 98).
 */
function moreToCook({ fullProblem, dishes }: PreparedTask, plan: Plan, place: number): ReasonText[] {
  const base = baseFor(fullProblem, dishes, plan, place)
  if (base === null) return []
  const when = base.daysBefore === 1 ? 'the day before' : `${base.daysBefore} days before`
  const title = fullProblem.recipes[base.recipe]?.title ?? ''
  const isBefore = base.daysBefore > (fullProblem.slots[place]?.day ?? 0)
  const text = isBefore
    ? `uses ${base.food} left from ${title} ${when}`
    : `cook more ${base.food} with ${title} ${when}`
  return [{ text }]
}

/** Which rules leave a place without a recipe, as its reasons. */
const emptiedBy = ({ task, model }: PreparedTask, place: number): ReasonText[] =>
  leftByRules(task, model.emptiedBy[place] ?? [])

/**
 * Where no recipe is left that keeps all rules, those that allow only some recipes at this place,
 * and those that each of these would break beside the rest of the plan (planner 162).
 */
function blockedBy(
  { task, model, fullProblem }: PreparedTask,
  plan: Plan,
  place: number,
  [why]: readonly ReasonText[],
): ReasonText[] {
  if (why?.kind !== 'your rules') return []
  const offered = [...(fullProblem.slots[place]?.menu.recipes ?? [])].filter(
    (recipe) => !model.leftOut[place]?.includes(recipe),
  )
  const isLimit = (demand: Demand) =>
    demand.kind === 'menu' &&
    demand.slots.has(place) &&
    model.leftOut[place]?.some((recipe) => demand.offers[recipe] !== true) === true
  const isBroken = (demand: Demand) =>
    demand.kind === 'over' &&
    offered.some(
      (recipe) => unitsBroken(demand.rule, plan.with(place, recipe)) > unitsBroken(demand.rule, plan),
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

/** Plans a task by search alone. The same task and seed give the same plan. */
export function planKitchen(kitchen: PreparedTask, seed = 1): { plan: Plan; score: number } {
  const { plan, score } = findPlan(kitchen.problem, { seed })
  return { plan, score }
}

/** The answer where the task has no places. */
export const nothingPlanned: PlannedKitchen = {
  places: [],
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
