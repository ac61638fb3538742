/** Recipes and tasks as the planner is handed them; each maker takes what the test is about. */

import { addDays } from '../../src/domain/day.ts'
import { defaultPreferences } from '../../src/domain/household/preferences.ts'
import type { KitchenRecipe } from '../../src/domain/planner/dishes/recipe-facts.ts'
import type { KitchenTask } from '../../src/domain/planner/task/kitchen-task.ts'

export function aKitchenRecipe(change: Partial<KitchenRecipe> = {}): KitchenRecipe {
  return {
    id: 1,
    name: 'Supper',
    ingredients: ['1 onion'],
    steps: 3,
    tags: [],
    cuisine: null,
    difficulty: null,
    prepTimeMinutes: null,
    cookTimeMinutes: null,
    budgetPerServing: null,
    isFavourite: false,
    rating: null,
    ...change,
  }
}

/** A dinner of middling work, for four. */
export const aDinner = (change: Partial<KitchenRecipe>): KitchenRecipe =>
  aKitchenRecipe({ servings: 4, tags: ['dinner'], difficulty: 'medium', prepTimeMinutes: 20, ...change })

/** A Monday, on which the tasks below begin. */
export const START = '2026-03-02'

/** The dates of so many days from the start on. */
export const datesFromStart = (days: number): string[] =>
  Array.from({ length: days }, (_, day) => addDays(START, day))

/** A task without wishes or people: dinners for four, one a day, unless the change says other. */
export const aKitchenTask = (
  recipes: readonly KitchenRecipe[],
  days: number,
  change: Partial<KitchenTask> = {},
): KitchenTask => ({
  start: START,
  end: addDays(START, days - 1),
  meals: datesFromStart(days).map((date) => ({ date, slot: 'dinner', peopleCount: 4 })),
  eaters: [],
  preferences: {
    ...defaultPreferences,
    budgetPerServing: null,
    longestMinutes: [60, 60, 60, 60],
    recipeRepeatInterval: 14,
  },
  tags: [],
  standing: [],
  recipes,
  ...change,
})
