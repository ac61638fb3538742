import { mealFitOf } from '../problem/hard-rules.ts'
import type { Problem } from '../problem/problem.ts'
import { minutesOver } from '../problem/recipe-cost.ts'
import type { Plan } from '../problem/request.ts'
import { relaxationOrder } from '../problem/weights.ts'

/**
 * One step of the order of giving way (`relaxationOrder`) that a plan had to take, and in how many
 * slots.
 */
export interface SoftViolation {
  step: string
  slots: number
}

/**
 * What gave way in a plan, in the stated order from the mildest: a stand-in meal, too long a time,
 * a repeat below the least interval, an empty slot. The first step (variety and the like) gives way
 * by degrees in every plan, so it is not counted.
 */
export function softViolations(problem: Problem, plan: Plan): SoftViolation[] {
  const { slots, recipes, request, daysOf } = problem
  const servedMeals = slots.map(({ day, mayRepeat }, index) => ({
    day,
    recipe: mayRepeat ? -1 : (plan[index] ?? -1),
  }))
  const isTooSoon = (index: number, day: number, recipe: number) =>
    [
      ...(daysOf.get(recipe) ?? []),
      ...servedMeals.flatMap((other, place) =>
        place !== index && other.recipe === recipe ? [other.day] : [],
      ),
    ].some((other) => Math.abs(other - day) < request.repeatAfter.least)
  const stepsAt = slots.map(({ day, meal, mayRepeat }, index) => {
    const chosen = plan[index] ?? -1
    const recipe = recipes[chosen]
    if (recipe === undefined) return [false, false, false, true]
    return [
      mealFitOf(recipe, meal) === 'stand-in',
      minutesOver(request, meal, recipe) > 0,
      !mayRepeat && isTooSoon(index, day, chosen),
      false,
    ]
  })
  return relaxationOrder
    .slice(1)
    .map((step, place) => ({ step, slots: stepsAt.filter((steps) => steps[place]).length }))
    .filter((step) => step.slots > 0)
}
