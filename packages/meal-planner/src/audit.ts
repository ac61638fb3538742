import { groupBy } from '@plateful/ingredients/group-by'
import { objectionsAt } from './problem/hard-rules.ts'
import { likingOf, ownCost } from './problem/recipe-cost.ts'
import {
  eatsAt,
  type FixedMeal,
  isMainMeal,
  NO_CUISINE,
  slotsToFill,
  type Plan,
  type PlannerDiner,
  type PlannerRecipe,
  type PlanRequest,
  type Slot,
  type SlotToFill,
  weekOf,
} from './problem/request.ts'
import { unitsBroken } from './problem/rules.ts'
import { weights } from './problem/weights.ts'
import { sum } from './sum.ts'

/**
 * The cost of a plan, term by term in points, and the number of hard rules it breaks. A sound plan
 * breaks none.
 */
export interface Audit {
  score: number
  violations: number
  terms: Record<
    | 'own'
    | 'empty'
    | 'repeats'
    | 'concentration'
    | 'adjacent'
    | 'vegetables'
    | 'perishables'
    | 'money'
    | 'fairness'
    | 'stays'
    | 'rules',
    number
  >
}

/** How often each key occurs. */
function countKeys(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/**
 * Servings beyond the first in every window of `length` days, summed over all windows. This is the
 * definition of repeats in the formulation; `ScoredPlan` instead adds up the gaps between
 * neighbours.
 */
function repeatExcess(meals: readonly FixedMeal[], length: number): number {
  const daysOf = groupBy(meals, ({ recipe }) => recipe)
  return sum(
    [...daysOf.values()].map((servings) => {
      const days = servings.map(({ day }) => day)
      const first = Math.min(...days) - length + 1
      const starts = Array.from({ length: Math.max(...days) - first + 1 }, (_, index) => first + index)
      const inWindow = (start: number) => days.filter((day) => day >= start && day < start + length).length
      return sum(starts.map((start) => Math.max(0, inWindow(start) - 1)))
    }),
  )
}

/** A plan laid out for judging: what is served, and who eats where. */
interface PlannedWeek {
  request: PlanRequest
  open: readonly SlotToFill[]
  /** The meals that the plan adds. */
  planned: readonly (SlotToFill & FixedMeal)[]
  /** These and the meals that stand already, also those before and after the plan's days. */
  all: readonly FixedMeal[]
  /** Those of `all` that lie within the plan's days. */
  inside: readonly FixedMeal[]
  recipeAt: (index: number) => PlannerRecipe
  dinersAt: (meal: Slot) => PlannerDiner[]
}

function layOutPlan(request: PlanRequest, recipes: readonly PlannerRecipe[], plan: Plan): PlannedWeek {
  const open = slotsToFill(request)
  const planned = open.flatMap((slot, index) => {
    const recipe = plan[index] ?? -1
    return recipe < 0 ? [] : [{ ...slot, recipe }]
  })
  const all = [...request.fixed, ...planned]
  return {
    request,
    open,
    planned,
    all,
    inside: all.filter(({ day }) => isInside(request, day)),
    recipeAt: (index) => {
      const recipe = recipes[index]
      if (recipe === undefined) throw new Error(`There is no recipe ${index}`)
      return recipe
    },
    dinersAt: (meal) => request.diners.filter((diner) => eatsAt(diner, meal)),
  }
}

const isInside = (request: PlanRequest, day: number) => day >= 0 && day < request.days

/** Points rounded to thousandths, as the search counts them. */
const toThousandth = (points: number) => Math.round(1000 * points) / 1000

const ownTerm = ({ request, planned, recipeAt, dinersAt }: PlannedWeek) =>
  sum(planned.map((meal) => toThousandth(ownCost(request, dinersAt(meal), meal, recipeAt(meal.recipe)))))

function repeatsTerm({ request, all }: PlannedWeek): number {
  const { least, wished } = request.repeatAfter
  const counted = all.filter((meal) => !('mayRepeat' in meal && meal.mayRepeat === true))
  const repeated = (length: number) => repeatExcess(counted, length) - repeatExcess(request.fixed, length)
  return weights.soon * repeated(wished) + weights.tooSoon * repeated(least)
}

/**
 * Main meals of one cuisine or protein in a week. Each meal beyond a fifth of the week's main meals
 * weighs more than the one before.
 */
function concentrationTerm({ request, open, inside, recipeAt }: PlannedWeek): number {
  const mains = [...open, ...request.fixed.filter(({ day }) => isInside(request, day))].filter(({ meal }) =>
    isMainMeal(meal),
  )
  const freeCountOf = (week: number) =>
    Math.max(1, Math.ceil(mains.filter(({ day }) => weekOf(request, day) === week).length / 5))
  const kinds = inside
    .filter(({ meal }) => isMainMeal(meal))
    .flatMap(({ day, recipe }) => {
      const { cuisine, protein } = recipeAt(recipe)
      const week = weekOf(request, day)
      return [
        ...(cuisine === NO_CUISINE ? [] : [`${week} c${cuisine}`]),
        ...(protein === 0 ? [] : [`${week} p${protein}`]),
      ]
    })
  return sum(
    [...countKeys(kinds)].map(([key, count]) => {
      const excess = Math.max(0, count - freeCountOf(Number(key.split(' ')[0])))
      return (weights.concentration * excess * (excess + 1)) / 2
    }),
  )
}

/** Main meals of one protein on two days that follow each other, the days around the window too. */
function adjacentTerm({ request, all, recipeAt }: PlannedWeek): number {
  const counts = Array.from({ length: request.days + 1 }, (_, index) => index - 1).flatMap((day) => {
    const proteins = all
      .filter((meal) => isMainMeal(meal.meal) && (meal.day === day || meal.day === day + 1))
      .map(({ recipe }) => recipeAt(recipe).protein)
    return [...countKeys(proteins.filter((protein) => protein !== 0).map(String)).values()]
  })
  return weights.adjacentProtein * sum(counts.map((count) => count - 1))
}

/**
 * How many different vegetables or fresh foods the weeks have. A food in two weeks counts twice.
 */
const foodCounts = ({ request, inside, recipeAt }: PlannedWeek, of: 'vegetables' | 'perishables') =>
  new Set(
    inside.flatMap(({ day, recipe }) =>
      recipeAt(recipe)[of].map((food) => `${weekOf(request, day)} ${food}`),
    ),
  ).size

/** The cost of a week's meals above its budget; a cheap meal offsets an expensive one. */
function moneyTerm({ request, inside, recipeAt }: PlannedWeek): number {
  const overBudget = ({ recipe }: FixedMeal) =>
    toThousandth(weights.weekAboveBudget * (recipeAt(recipe).cost - request.budget))
  const weeks = [...groupBy(inside, ({ day }) => weekOf(request, day)).values()]
  return sum(weeks.map((meals) => Math.max(0, sum(meals.map(overBudget)))))
}

/** The liking of the family member who likes the plan least; guests do not count. */
function fairnessTerm({ request, inside, recipeAt }: PlannedWeek): number {
  const likingSums = request.diners
    .filter(({ slots }) => slots === undefined)
    .map((diner) => sum(inside.map(({ recipe }) => likingOf(diner, recipeAt(recipe)))))
  return likingSums.length === 0 ? 0 : -weights.fairness * Math.min(...likingSums)
}

/** Meals that a hard rule forbids, and a recipe a second time on one day. */
function violationsIn({ request, planned, recipeAt, dinersAt }: PlannedWeek): number {
  const forbidden = planned.flatMap((meal) =>
    objectionsAt(request, dinersAt(meal), meal.meal, recipeAt(meal.recipe)),
  )
  const counted = planned.filter(({ mayRepeat }) => mayRepeat !== true)
  const onDays = countKeys(counted.map(({ day, recipe }) => `${day} ${recipe}`))
  const again = counted.filter(({ day, recipe }) =>
    request.fixed.some((meal) => meal.day === day && meal.recipe === recipe),
  )
  return forbidden.length + sum([...onDays.values()].map((count) => count - 1)) + again.length
}

/**
 * Judges a plan from the request and the library alone. It shares with the search what one recipe
 * costs by itself and the table of weights, but none of its sums, so that it finds errors there.
 */
export function auditPlan(request: PlanRequest, recipes: readonly PlannerRecipe[], plan: Plan): Audit {
  const plannedWeek = layOutPlan(request, recipes, plan)
  const { open, planned } = plannedWeek
  const terms = {
    own: ownTerm(plannedWeek),
    empty: weights.empty * (open.length - planned.length),
    repeats: repeatsTerm(plannedWeek),
    concentration: concentrationTerm(plannedWeek),
    adjacent: adjacentTerm(plannedWeek),
    vegetables: -weights.vegetable * foodCounts(plannedWeek, 'vegetables'),
    perishables: weights.perishable * foodCounts(plannedWeek, 'perishables'),
    money: moneyTerm(plannedWeek),
    fairness: fairnessTerm(plannedWeek),
    stays: -weights.stays * planned.filter(({ recipe, currentRecipe }) => recipe === currentRecipe).length,
    rules: sum((request.rules ?? []).map((rule) => rule.points * unitsBroken(rule, plan))),
  }
  return { score: toThousandth(sum(Object.values(terms))), violations: violationsIn(plannedWeek), terms }
}
