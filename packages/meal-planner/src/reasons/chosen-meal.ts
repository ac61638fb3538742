import type { PlannerNames } from '../problem/format-names.ts'
import type { OpenSlot, Problem } from '../problem/problem.ts'
import { type Plan, type PlannerRecipe, weekOf } from '../problem/request.ts'

/**
 * Why a meal stands in a slot, or none, in words. A caller that knows more than the planner may
 * word it differently: it has the `kind` and the names of the `foods`.
 */
export interface ReasonText {
  text: string
  kind?: 'new vegetables' | 'shared foods' | 'your rules' | 'against'
  foods?: readonly string[]
}

/** One thing that speaks for a meal, or against it (negative), in points. */
export interface Reason extends ReasonText {
  points: number
}

/** What is known to be served besides a slot: planned, standing, before and after the window. */
interface PlanAround {
  meals: readonly { day: number; meal: number; chosen: number; recipe: PlannerRecipe }[]
  /** The meals of the same week as the slot, in which a reader of the plan would check a reason. */
  week: readonly { day: number; meal: number; chosen: number; recipe: PlannerRecipe }[]
  daysOf: (recipe: number) => number[]
}

/** Gathers what is served besides a slot of a plan. */
export function planAround(problem: Problem, plan: Plan, slot: OpenSlot): PlanAround {
  const plannedMeals = problem.slots.flatMap(({ day, meal }, index) =>
    problem.slots[index] === slot ? [] : [{ day, meal, chosen: plan[index] ?? -1 }],
  )
  const standingMeals = problem.request.fixed.map(({ day, meal, recipe }) => ({ day, meal, chosen: recipe }))
  const meals = [...plannedMeals, ...standingMeals].flatMap(({ day, meal, chosen }) => {
    const recipe = problem.recipes[chosen]
    return recipe === undefined ? [] : [{ day, meal, chosen, recipe }]
  })
  return {
    meals,
    week: meals.filter(({ day }) => weekOf(problem.request, day) === slot.week),
    daysOf: (recipe) => [
      ...(problem.daysOf.get(recipe) ?? []),
      ...plannedMeals.filter(({ chosen }) => chosen === recipe).map(({ day }) => day),
    ],
  }
}

/** A recipe in a slot of a plan, for which reasons are sought. */
export interface ChosenMeal {
  problem: Problem
  slot: OpenSlot
  chosen: number
  recipe: PlannerRecipe
  company: PlanAround
  words: PlannerNames
}

/** Points of reasons for which the score has no term; they only order the reasons. */
export const REASON_POINTS = { fish: 1, notForLong: 1.5, quick: 1, change: 2, run: 6, hot: 60 }
