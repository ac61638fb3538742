import { describe, expect, it } from 'vitest'
import { addDays } from '../day.ts'
import { usualPreferences } from '../household/preferences.ts'
import type { KitchenTask } from './kitchen-task.ts'
import { openTask, tellPlan } from './plan-kitchen.ts'
import type { KitchenRecipe } from './recipe-facts.ts'

const MONDAY = '2026-03-02'
const recipe = (id: number, name: string, tag: string, minutes: number): KitchenRecipe => ({
  id,
  name,
  ingredients: ['1 onion'],
  steps: 3,
  tags: [tag],
  cuisine: null,
  difficulty: 'medium',
  prepTimeMinutes: minutes,
  cookTimeMinutes: null,
  budgetPerServing: null,
  isFavourite: false,
  rating: null,
})
const recipes = [
  recipe(1, 'Beef stew', 'dinner', 50),
  recipe(2, 'Pork chops', 'dinner', 30),
  recipe(3, 'Egg sandwiches', 'lunch', 10),
  recipe(4, 'Lamb stew', 'dinner', 60),
  recipe(5, 'Cheese omelette', 'dinner', 15),
]
const [STEW, CHOPS, SANDWICHES, LAMB, OMELETTE] = [0, 1, 2, 3, 4]

/** What is offered of dinner on Monday, lunch on so many days later, and dinner on that day. */
function offersOf(plan: readonly [number, number, number], days = 1) {
  const later = addDays(MONDAY, days)
  const task: KitchenTask = {
    start: MONDAY,
    end: later,
    places: [
      { date: MONDAY, slot: 'dinner' },
      { date: later, slot: 'lunch' },
      { date: later, slot: 'dinner' },
    ],
    eaters: [],
    preferences: {
      ...usualPreferences,
      budgetPerServing: null,
      longestMinutes: [60, 60, 60, 60],
      recipeRepeatInterval: 14,
    },
    tags: [],
    standing: [],
    recipes,
  }
  return tellPlan(openTask(task), { plan, score: 0 }).offers.map(({ place, later: at }) => [place, at])
}

describe('dinner feeds the next day’s lunch (planner 58)', () => {
  it('where a dinner would be cooked at noon, before what saves longer cooking', () => {
    expect(offersOf([STEW, CHOPS, LAMB])).toEqual([[0, 1]])
    expect(offersOf([STEW, SANDWICHES, LAMB])).toEqual([[0, 2]])
  })
  it('on the next day only, and only of what keeps', () => {
    expect(offersOf([STEW, CHOPS, OMELETTE], 2)).not.toContainEqual([0, 1])
    expect(offersOf([OMELETTE, CHOPS, LAMB])).toEqual([])
  })
})
