import { groupBy } from '@plateful/ingredients/group-by'
import type { Problem } from '../problem/problem.ts'
import { isMainMeal, type Plan, weekOf } from '../problem/request.ts'
import { POINT, weights } from '../problem/weights.ts'
import { mostPackSavings } from '../score/pack-savings.ts'
import {
  addRepeats,
  addConcentration,
  addFoods,
  addMoney,
  addNeighbours,
  addFairness,
} from './exact-objective.ts'
import { addRules, type Placement } from './exact-rules.ts'
import { LinearModel } from './linear-model.ts'
import { leastSlotCosts, lowerBound } from './lower-bound.ts'

/**
 * The planner's objective as a linear model: a column for each recipe that may stand in a slot, one
 * for each slot left empty.
 */
export interface ExactModel {
  model: LinearModel
  /** For each slot its recipes, and in the same order the columns of these. */
  recipes: readonly (readonly number[])[]
  columns: readonly (readonly number[])[]
  /** The column of each slot left empty. */
  empty: readonly number[]
}

/**
 * Makes the linear model of a problem. Every term of the score is exactly linear in it; all columns
 * besides the choices and the packs are continuous. Recipes that could not be part of any plan
 * better than `knownScore` are left out: their own cost alone is too high.
 */
export function exactModel(problem: Problem, knownScore: number): ExactModel {
  const { slots, request, standing } = problem
  const model = new LinearModel()
  const scoreSlack = knownScore - lowerBound(problem)
  const packGain = mostPackSavings((request.rules ?? []).filter((rule) => rule.kind === 'packs'))
  const leastCosts = leastSlotCosts(problem)
  const recipes = slots.map(({ menu }, slot) => {
    const maxCost = (leastCosts[slot] ?? 0) + Math.max(0, scoreSlack) + 1 / POINT
    return [...menu.recipes].filter(
      (recipe) => (menu.costOf[recipe] ?? Infinity) / POINT - packGain(slot, recipe) <= maxCost,
    )
  })
  const columns = slots.map(({ menu }, slot) =>
    (recipes[slot] ?? []).map((recipe) => model.addBinary((menu.costOf[recipe] ?? 0) / POINT)),
  )
  const empty = slots.map(() => model.addBinary(weights.empty))
  for (const [slot, choices] of columns.entries())
    model.addRow(
      1,
      1,
      [...choices, empty[slot] ?? 0].map((column) => [column, 1] as const),
    )
  const placements = slots.flatMap(({ day, week, meal }, slot) =>
    (recipes[slot] ?? []).map((recipe, index): Placement => {
      const column = columns[slot]?.[index] ?? 0
      return { recipe, column, slot, day, week, isMain: isMainMeal(meal) }
    }),
  )
  const byRecipe = groupBy(
    placements.filter(({ slot }) => slots[slot]?.mayRepeat !== true),
    ({ recipe }) => recipe,
  )
  addRepeats(model, problem, byRecipe)
  for (let week = 0; week < problem.weeks; week++) {
    const placementsOfWeek = placements.filter((placement) => placement.week === week)
    const recipesBefore = standing.flatMap(({ day, recipe }) =>
      weekOf(request, day) === week ? [recipe] : [],
    )
    addConcentration(model, problem, week, placementsOfWeek)
    addFoods(model, problem, placementsOfWeek, recipesBefore)
    addMoney(model, problem, placementsOfWeek, recipesBefore)
  }
  addNeighbours(model, problem, placements)
  addFairness(model, problem, placements)
  addRules(model, problem, placements)
  return { model, recipes, columns, empty }
}

/** The plan of a solution of the model: in each slot the recipe whose column is nearest to 1. */
export function planFromSolution({ recipes, columns }: ExactModel, solution: ArrayLike<number>): number[] {
  return columns.map((choices, slot) => {
    const choiceIndex = choices.findIndex((column) => (solution[column] ?? 0) > 0.5)
    return choiceIndex < 0 ? -1 : (recipes[slot]?.[choiceIndex] ?? -1)
  })
}

/** The columns of the choices for a plan, and whether each is taken. */
export function warmStartOf(
  { recipes, columns, empty }: ExactModel,
  plan: Plan,
): { indices: number[]; values: number[] } {
  const indices: number[] = []
  const values: number[] = []
  const setColumn = (column: number, isTaken: boolean) => {
    indices.push(column)
    values.push(isTaken ? 1 : 0)
  }
  for (const [slot, choices] of columns.entries()) {
    for (const [index, column] of choices.entries()) setColumn(column, recipes[slot]?.[index] === plan[slot])
    setColumn(empty[slot] ?? 0, (plan[slot] ?? -1) < 0)
  }
  return { indices, values }
}
