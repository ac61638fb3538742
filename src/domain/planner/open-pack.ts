/** What a plan leaves open of what is bought for it; worked out where lists are made. */
import { isUnsureFor } from '@plateful/meal-planner/taste'
import type { Problem } from '@plateful/meal-planner/problem'
import type { DayPlan } from '../calendar/assignment.ts'
import type { MealSlot } from '../calendar/meal.ts'
import type { Day } from '../day.ts'
import type { KitchenTask } from './kitchen-task.ts'
import type { KitchenRecipe } from './recipe-facts.ts'

/** A rest in words ('half a cabbage'), and dishes that would use it up, for so many people. */
export interface OpenPack {
  left: string
  dishes: { recipeId: number; title: string; people: number }[]
}

/** The days of a plan as they would stand, those after it, and what else could be cooked. */
export interface DaysToEnd {
  days: readonly DayPlan[]
  after: readonly DayPlan[]
  recipes: readonly KitchenRecipe[]
  others: readonly FittingDish[]
}

/**
 * A meal whose packs can be counted, and how it is said where it uses what an earlier one leaves
 * of one (planner 45).
 */
export interface SharedPack {
  date: Day
  slot: MealSlot
  recipeId: number
  said: string | null
}

/** Tells what a plan leaves open, and which of its meals share a pack, for one household. */
export interface FindOpenPacks {
  open: (plan: DaysToEnd) => OpenPack[]
  shared: (days: readonly DayPlan[], recipes: readonly KitchenRecipe[]) => SharedPack[]
}

/** A dish that would do at a meal of a plan, for as many as eat there. */
export interface FittingDish {
  recipeId: number
  people: number
}

/**
 * Dishes that could be cooked beside those of a plan, each for as many as eat at the first meal
 * that it suits: surely safe for whoever eats there, kept away by no rule, and not on the calendar
 * around. At breakfast and for snacks nobody cooks to use up a cabbage.
 */
export function fittingDishes({ places, recipes, standing }: KitchenTask, whole: Problem): FittingDish[] {
  const stands = new Set(standing.map(({ recipeId }) => recipeId))
  const fitting = new Map<number, FittingDish>()
  for (const [index, { slot, peopleCount = 1 }] of places.entries()) {
    if (slot !== 'lunch' && slot !== 'dinner') continue
    const { diners, recipes: offered } = whole.slots[index]?.menu ?? { diners: [], recipes: [] }
    for (const number of offered) {
      const [recipe, read] = [recipes[number], whole.recipes[number]]
      if (!recipe || !read || stands.has(recipe.id) || fitting.has(recipe.id)) continue
      if (diners.some((diner) => isUnsureFor(diner, read))) continue
      fitting.set(recipe.id, { recipeId: recipe.id, people: peopleCount })
    }
  }
  return [...fitting.values()]
}
