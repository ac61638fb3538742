/**
 * What a plan leaves over of the packs bought for it. Whoever plans hands in `FindOpenPacks`, since
 * packs are counted where lists are made.
 */

import type { Problem } from '@plateful/meal-planner/problem/problem'
import { isUnsureFor } from '@plateful/meal-planner/problem/recipe-cost'
import type { DayPlan } from '../../calendar/day-plan.ts'
import type { MealSlot } from '../../calendar/meal.ts'
import type { Day } from '../../day.ts'
import type { KitchenRecipe } from '../dishes/recipe-facts.ts'
import type { KitchenTask } from '../task/kitchen-task.ts'

/**
 * What is left of a pack in words ('half a cabbage'), and dishes that would use it up, each for so
 * many people.
 */
export interface OpenPack {
  left: string
  dishes: { recipeId: number; title: string; people: number }[]
}

/** The days as the plan leaves them, the days after the plan, and what else could be cooked. */
export interface DaysToEnd {
  days: readonly DayPlan[]
  after: readonly DayPlan[]
  recipes: readonly KitchenRecipe[]
  others: readonly FittingDish[]
}

/**
 * A meal whose packs can be counted, and how to say that it uses the rest of a pack of an earlier
 * meal (planner 45).
 */
export interface SharedPack {
  date: Day
  slot: MealSlot
  recipeId: number
  said: string | null
}

/** Tells, for one household, what packs a plan leaves open and which of its meals share a pack. */
export interface FindOpenPacks {
  open: (plan: DaysToEnd) => OpenPack[]
  shared: (days: readonly DayPlan[], recipes: readonly KitchenRecipe[]) => SharedPack[]
}

/** A dish that could be cooked at a meal of a plan, for as many as eat there. */
export interface FittingDish {
  recipeId: number
  people: number
}

/**
 * Dishes that could be cooked beside those of a plan, each for as many as eat at the first meal
 * that it suits. It is surely safe for those who eat there, no rule keeps it away, and it is not on
 * the calendar around the plan. Breakfasts and snacks are left out: nobody cooks one to use up a
 * cabbage.
 */
export function fittingDishes(
  { meals, recipes, standing }: KitchenTask,
  explainedProblem: Problem,
): FittingDish[] {
  const stands = new Set(standing.map(({ recipeId }) => recipeId))
  const fitting = new Map<number, FittingDish>()
  for (const [index, { slot, peopleCount = 1 }] of meals.entries()) {
    if (slot !== 'lunch' && slot !== 'dinner') continue
    const { diners, recipes: offered } = explainedProblem.slots[index]?.menu ?? { diners: [], recipes: [] }
    for (const number of offered) {
      const [recipe, read] = [recipes[number], explainedProblem.recipes[number]]
      if (!recipe || !read || stands.has(recipe.id) || fitting.has(recipe.id)) continue
      if (diners.some((diner) => isUnsureFor(diner, read))) continue
      fitting.set(recipe.id, { recipeId: recipe.id, people: peopleCount })
    }
  }
  return [...fitting.values()]
}
