/** Asks the planner for a plan, and refuses what it cannot plan. */

import { nothingPlanned, type PlannedKitchen } from '../../domain/planner/plan/plan-kitchen.ts'
import { refuse } from '../../domain/refusal.ts'
import type { PlanInput } from './plan-input.ts'
import { bestPlan, type FailureLog } from './planner-threads.ts'

const EXACT = { mostDays: 7, seconds: 4, manyRecipes: 1000, secondsForMany: 8 }

/** Seconds for improving and proving a plan while somebody waits; 0 for longer windows. */
export function secondsToProve(days: number, recipes: number): number {
  if (days > EXACT.mostDays) return 0
  return recipes >= EXACT.manyRecipes ? EXACT.secondsForMany : EXACT.seconds
}

/** The job of a request; only short windows without pinned meals are proven. */
export function planJobOf({ task, request }: PlanInput) {
  const days = new Set(task.meals.map(({ date }) => date)).size
  const isFree = task.meals.every(
    ({ pinnedRecipeId, excludedRecipeIds }) => pinnedRecipeId === undefined && !excludedRecipeIds?.length,
  )
  return { task, seed: request.seed, exactSeconds: isFree ? secondsToProve(days, task.recipes.length) : 0 }
}

/** Makes the plan; a request without open slots needs no planner. */
export async function askPlanner(planInput: PlanInput, log: FailureLog): Promise<PlannedKitchen> {
  refuseEmptyLibrary(planInput)
  return planInput.task.meals.length === 0 ? nothingPlanned : bestPlan(planJobOf(planInput), log)
}

export function refuseEmptyLibrary({ task }: PlanInput): void {
  if (task.recipes.length === 0 && task.meals.length > 0)
    throw refuse(
      'BAD_INPUT',
      'There are no recipes yet. Add some first: the planner works best with at least 10 to 15.',
    )
}

/** Hard rules apply to pinned meals, too: if one breaks them, nothing is written. */
export function refuseBrokenPins({ task }: PlanInput, planned: PlannedKitchen): void {
  const broken = task.meals.flatMap(({ pinnedRecipeId, date, slot }, index) =>
    pinnedRecipeId !== undefined && planned.meals[index]?.recipeId !== pinnedRecipeId
      ? [{ date, slot, recipeId: pinnedRecipeId }]
      : [],
  )
  if (broken.length === 0) return
  const names = broken.map(
    ({ recipeId }) => task.recipes.find(({ id }) => id === recipeId)?.name ?? 'A recipe',
  )
  throw refuse(
    'BAD_INPUT',
    `${names[0]} can’t go there: somebody who eats can’t have it, it breaks your rules, or it’s already on that day. Choose another one.`,
    { issues: broken.map(({ date, slot }) => ({ path: 'keep', message: `${date} ${slot}` })) },
  )
}
