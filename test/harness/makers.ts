/** Things a test needs that look like a family's own; each maker takes what the test is about. */

import type { z } from 'zod'
import type { NewDayPlan } from '../../src/domain/calendar/day-plan.ts'
import type { Meal } from '../../src/domain/calendar/meal.ts'
import type { RecipeDraft } from '../../src/domain/recipes/recipe.ts'
import type { CompletedListDraft } from '../../src/domain/shopping/completed-list.ts'
import type { PlannedLine } from '../../src/domain/shopping/gather-lines.ts'

export function aRecipe(change: Partial<z.input<typeof RecipeDraft>> = {}): z.input<typeof RecipeDraft> {
  return {
    name: 'Tomato soup',
    servings: 4,
    prepTimeMinutes: 10,
    cookTimeMinutes: 25,
    totalTimeMinutes: null,
    ingredients: ['800 g ripe tomatoes', '1 onion', '2 tbsp olive oil'],
    steps: ['Soften the onion in the oil.', 'Add the tomatoes and simmer for 20 minutes.'],
    tags: ['soup', 'quick'],
    ...change,
  }
}

export function aMeal(change: Partial<Meal> = {}): Meal {
  return { id: 'meal-1', name: 'Fish and chips', type: 'takeaway', peopleCount: 4, ...change }
}

export function aDay(
  date: string,
  change: Partial<z.input<typeof NewDayPlan>> = {},
): z.input<typeof NewDayPlan> {
  return { date, dinnerMeals: [aMeal()], ...change }
}

export function aList(
  startDate: string,
  endDate: string,
  change: Partial<z.input<typeof CompletedListDraft>> = {},
): z.input<typeof CompletedListDraft> {
  return {
    name: 'Weekly shop',
    startDate,
    endDate,
    items: [
      {
        id: 'item-1',
        name: 'tomatoes',
        category: 'Vegetables',
        quantity: 800,
        unit: 'g',
        isChecked: false,
        recipeIds: [1],
      },
    ],
    ...change,
  }
}

/** A line of a recipe that is planned for as many as it serves. */
export function aPlannedLine(line: string, change: Partial<PlannedLine> = {}): PlannedLine {
  return {
    line,
    servings: 4,
    people: 4,
    kind: 'recipe',
    recipeId: 1,
    recipeName: 'Soup',
    date: '2026-01-05',
    slot: 'dinner',
    ...change,
  }
}
