import { expect, test } from 'vitest'
import type { Meal } from '../calendar/meal.ts'
import { gatherLines, mealsToBuyFor, type DayToShop } from './gather-lines.ts'

const meal = (type: Meal['type'], name: string, peopleCount: number, recipeId?: number): Meal => ({
  id: name,
  name,
  type,
  peopleCount,
  ...(recipeId === undefined ? {} : { recipeId }),
})

const day = (more: Partial<DayToShop>): DayToShop => ({
  date: '2026-01-05',
  isSkipped: false,
  breakfastMeals: [],
  lunchMeals: [],
  dinnerMeals: [],
  snackMeals: [],
  ...more,
})

const recipes = [
  { id: 7, name: 'Pea soup', servings: 4, ingredients: ['For the soup:', '400g peas', '1 onion'] },
]

test('a recipe meal brings its lines, without headings, with where they come from', () =>
  expect(gatherLines([day({ dinnerMeals: [meal('recipe', 'Pea soup', 2, 7)] })], recipes)).toEqual(
    ['400g peas', '1 onion'].map((line) => ({
      line,
      servings: 4,
      people: 2,
      kind: 'recipe',
      recipeId: 7,
      recipeName: 'Pea soup',
      date: '2026-01-05',
      slot: 'dinner',
    })),
  ))

test('a plain food entry counts its people as servings (shopping 13)', () =>
  expect(gatherLines([day({ snackMeals: [meal('food', 'Apples', 3)] })], recipes)).toMatchObject([
    { line: 'Apples', servings: 3, people: 3, kind: 'food', recipeId: null, slot: 'snacks' },
  ]))

test.each(['takeaway', 'freezer', 'delivery'] as const)('%s brings nothing', (type) =>
  expect(gatherLines([day({ lunchMeals: [meal(type, 'Curry', 2)] })], recipes)).toEqual([]),
)

test('skipped days and recipes that are gone bring nothing', () => {
  expect(
    gatherLines([day({ isSkipped: true, dinnerMeals: [meal('recipe', 'Pea soup', 2, 7)] })], recipes),
  ).toEqual([])
  expect(gatherLines([day({ dinnerMeals: [meal('recipe', 'Gone', 2, 99)] })], recipes)).toEqual([])
})

test('other meals to buy for are another recipe, food or number of people, not another day, time or takeaway', () => {
  const soup = meal('recipe', 'Pea soup', 2, 7)
  const apples = meal('food', 'Apples', 3)
  const before = mealsToBuyFor([day({ dinnerMeals: [soup], snackMeals: [apples] })])
  expect(
    mealsToBuyFor([
      day({ snackMeals: [apples], lunchMeals: [meal('takeaway', 'Curry', 2)] }),
      day({ date: '2026-01-06', lunchMeals: [{ ...soup, name: 'Grandma’s soup' }] }),
    ]),
  ).toBe(before)
  const others = [
    day({ dinnerMeals: [{ ...soup, peopleCount: 3 }], snackMeals: [apples] }),
    day({ dinnerMeals: [soup, soup], snackMeals: [apples] }),
    day({ dinnerMeals: [soup], snackMeals: [{ ...apples, name: 'Pears' }] }),
    day({ dinnerMeals: [soup], snackMeals: [apples], isSkipped: true }),
  ]
  for (const other of others) expect(mealsToBuyFor([other])).not.toBe(before)
})
