import { expect, it } from 'vitest'
import type { z } from 'zod'
import { usualPreferences } from '../household/preferences.ts'
import type { KitchenTask } from './kitchen-task.ts'
import { openTask } from './plan-kitchen.ts'
import { DayWish } from './read-wishes.ts'
import type { KitchenRecipe } from './recipe-facts.ts'

const recipe = (id: number, line: string, minutes: number | null): KitchenRecipe => ({
  id,
  name: `Number ${id}`,
  ingredients: [line],
  steps: 3,
  tags: ['dinner'],
  cuisine: null,
  difficulty: null,
  prepTimeMinutes: minutes,
  cookTimeMinutes: null,
  budgetPerServing: null,
  isFavourite: false,
  rating: null,
})
const recipes = [
  recipe(1, '500 g beef mince', 20),
  recipe(2, '500 g carrots', 21),
  recipe(3, '2 tbsp zorblax', null),
]

/** What is offered on a Monday and a Tuesday, and which wishes gave way. */
function offered(...wishes: z.input<typeof DayWish>[]) {
  const task: KitchenTask = {
    start: '2026-03-02',
    end: '2026-03-03',
    places: [
      { date: '2026-03-02', slot: 'dinner' },
      { date: '2026-03-03', slot: 'dinner' },
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
    wishes: wishes.map((wish) => DayWish.parse(wish)),
  }
  const { problem, unmet } = openTask(task)
  return [
    ...problem.slots.map(({ menu }) =>
      [...menu.recipes].toSorted((a, b) => a - b).map((at) => recipes[at]?.id),
    ),
    unmet,
  ]
}

it.each([
  [{ mostMinutes: 20 }, [1]],
  [{ with: 'meat' }, [1]],
  [{ without: 'meat' }, [2, 3]],
  [{ with: 'carrots' }, [2]],
  // Of what nobody knows, nobody says that it keeps a diet or how long it takes.
  [{ diet: 'vegan' }, [2]],
  [{ mostMinutes: 21 }, [1, 2]],
])('%j leaves %j', (wish, ids) => expect(offered(wish)).toEqual([ids, ids, []]))

it('is kept on its days alone', () =>
  expect(offered({ weekdays: ['tuesday'], with: 'carrots' })).toEqual([[1, 2, 3], [2], []]))

it('gives way where nothing meets it, and is told; the others stay', () => {
  const [monday, tuesday, unmet] = offered({ with: 'squid' }, { with: 'carrots' })
  expect([monday, tuesday]).toEqual([[2], [2]])
  expect(unmet).toHaveLength(1)
})
