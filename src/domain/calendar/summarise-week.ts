/**
 * The weekly meal summary (calendar 33): the figures of a week's plan. Ignored days do not count.
 */

import type { DayPlan } from './day-plan.ts'
import { type Meal, mealFieldOf, type MealSlot, mealSlots } from './meal.ts'

/** How summaries sort meals (calendar 35). */
export const mealCategories = ['Recipe', 'Food', 'Takeaways'] as const
export type MealCategory = (typeof mealCategories)[number]

/** What the summary needs of a recipe. */
export interface SummaryRecipe {
  id: number
  cuisine: string | null
  prepTimeMinutes: number | null
}

/**
 * How many planned recipe meals are of one cuisine; 'Other' for those that name none (calendar 34).
 */
export interface CuisineCount {
  cuisine: string
  meals: number
}

/** What a week's meals come to (calendar 33). */
export interface WeekSummary {
  meals: number
  uniqueRecipes: number
  /**
   * Minutes, rounded, over the planned recipes that have a prep time, each once; null where none
   * has.
   */
  averagePrepMinutes: number | null
  /** How many meals each cuisine has, the largest first; without a planned recipe it is empty. */
  cuisines: CuisineCount[]
  slots: Record<MealSlot, number>
  categories: Record<MealCategory, number>
  nutrition: NutritionEstimate
}

/** Percentages, estimated from the plan's variety alone (calendar 36). */
export interface NutritionEstimate {
  protein: number
  carbs: number
  vegetables: number
}

/**
 * How many cuisines the card 'Cuisine Diversity' lists and the estimate uses (calendar 33, calendar
 * 36).
 */
export const MAX_CUISINES = 5
const TRACKED_CUISINES = 3

/** The cuisine under which a meal counts whose recipe names none (calendar 34). */
export const OTHER_CUISINE = 'Other'

const takeaway = /takeaway|delivery|restaurant|order/i

/**
 * A recipe is a Recipe whatever it is called; of the others those bought ready, by kind or by a
 * name that contains takeaway, delivery, restaurant or order, are Takeaways (calendar 35), and the
 * rest is Food.
 */
export function categoryOf({ type, name }: Pick<Meal, 'type' | 'name'>): MealCategory {
  if (type === 'recipe') return 'Recipe'
  return type === 'takeaway' || type === 'delivery' || takeaway.test(name) ? 'Takeaways' : 'Food'
}

/**
 * Protein 15 a unique recipe, carbs 12 a meal, both at most 100; vegetables 80 with a Mediterranean
 * or Asian top cuisine, else 60.
 */
export function estimateNutrition(
  meals: number,
  uniqueRecipes: number,
  topCuisines: readonly string[],
): NutritionEstimate {
  const isGreen = topCuisines
    .slice(0, TRACKED_CUISINES)
    .some((cuisine) => /^(mediterranean|asian)$/i.test(cuisine))
  return {
    protein: Math.min(100, uniqueRecipes * 15),
    carbs: Math.min(100, meals * 12),
    vegetables: isGreen ? 80 : 60,
  }
}

/**
 * Sums a week up. A cuisine counts once a meal, 'Other' where the recipe names none (calendar 34).
 */
export function summariseWeek(days: readonly DayPlan[], recipes: readonly SummaryRecipe[]): WeekSummary {
  const countedDays = days.filter(({ isSkipped }) => !isSkipped)
  const mealsIn = (slot: MealSlot) => countedDays.flatMap((day) => day[mealFieldOf[slot]])
  const meals = mealSlots.flatMap(mealsIn)
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const ids = new Set(meals.flatMap(({ recipeId }) => recipeId ?? []))
  const planned = [...ids].flatMap((id) => byId.get(id) ?? [])
  const cuisines = countCuisines(meals, byId)
  const count = (category: MealCategory) => meals.filter((meal) => categoryOf(meal) === category).length
  return {
    meals: meals.length,
    uniqueRecipes: ids.size,
    averagePrepMinutes: average(planned.flatMap(({ prepTimeMinutes }) => prepTimeMinutes ?? [])),
    cuisines,
    slots: {
      breakfast: mealsIn('breakfast').length,
      lunch: mealsIn('lunch').length,
      dinner: mealsIn('dinner').length,
      snacks: mealsIn('snacks').length,
    },
    categories: { Recipe: count('Recipe'), Food: count('Food'), Takeaways: count('Takeaways') },
    nutrition: estimateNutrition(
      meals.length,
      ids.size,
      cuisines.map(({ cuisine }) => cuisine),
    ),
  }
}

function average(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null
  return Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length)
}

/**
 * Of equal counts, the first by name. Cuisines are compared without case and shown as first
 * written.
 */
function countCuisines(meals: readonly Meal[], byId: ReadonlyMap<number, SummaryRecipe>): CuisineCount[] {
  const counts = new Map<string, CuisineCount>()
  for (const { recipeId } of meals) {
    if (recipeId === undefined) continue
    const cuisine = byId.get(recipeId)?.cuisine?.trim() || OTHER_CUISINE
    const count = counts.get(cuisine.toLowerCase()) ?? { cuisine, meals: 0 }
    counts.set(cuisine.toLowerCase(), { ...count, meals: count.meals + 1 })
  }
  return [...counts.values()].toSorted((a, b) => b.meals - a.meals || (a.cuisine < b.cuisine ? -1 : 1))
}
