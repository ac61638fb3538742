import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { aKitchenRecipe } from '../../../test/harness/kitchen-makers.ts'
import type { DayPlan } from '../calendar/day-plan.ts'
import { addDays } from '../day.ts'
import { groupsOf, noGroups } from './food-groups.ts'
import type { ShoppingHabits } from './open-packs.ts'
import { sharedPacks } from './shared-packs.ts'

/** PLANNER_TRIES=20 looks at twenty times as many weeks. */
const TRIES = Number(process.env['PLANNER_TRIES'] ?? 1)
vi.setConfig({ testTimeout: 20_000 * TRIES })

const MONDAY = '2026-03-02'
const habits: ShoppingHabits = { groups: noGroups, alwaysHave: [], measures: null }

const dish = (id: number, name: string, ...ingredients: string[]) =>
  aKitchenRecipe({ id, name, ingredients, steps: 2, servings: 4 })

/** A dinner on each of these days of the week, for four. */
const dinners = (meals: readonly (readonly [day: number, recipeId: number])[]): DayPlan[] =>
  meals.map(([day, recipeId]) => ({
    date: addDays(MONDAY, day),
    breakfastMeals: [],
    lunchMeals: [],
    dinnerMeals: [{ id: `${day}`, name: 'A dish', type: 'recipe', recipeId, peopleCount: 4 }],
    snackMeals: [],
    isSkipped: false,
  }))
const told = (lines: readonly string[], days = [0, 1, 2], own: Partial<ShoppingHabits> = {}) =>
  sharedPacks(
    dinners(lines.map((_, index) => [days[index] ?? 0, index])),
    lines.map((line, index) => dish(index, `Dish ${index}`, line)),
    { ...habits, ...own },
  ).flatMap(({ date, said }) => (said === null ? [] : [[date, said]]))

test.each<[string, string[], [number, string][], number[]?]>([
  ['half a cabbage', ['½ cabbage', '½ cabbage'], [[1, 'uses up what Dish 0 leaves of the cabbage']]],
  [
    'a pot of cream, by two more',
    ['150 ml double cream', '100 ml double cream', '50 ml double cream'],
    [
      [1, 'uses some of what Dish 0 leaves of the double cream'],
      [2, 'uses up what Dish 1 leaves of the double cream'],
    ],
  ],
  ['not where more must be bought', ['200 ml double cream', '200 ml double cream'], []],
  ['not what was open too long', ['½ cabbage', '½ cabbage'], [], [0, 5]],
  ['not where nobody tells how much', ['½ cabbage', '2 cups shredded cabbage'], []],
  ['not where hardly any was left', ['280 ml double cream', '15 ml double cream'], []],
])('a meal uses what another leaves (planner 45): %s', (_, lines, expected, days) =>
  expect(told(lines, days)).toEqual(expected.map(([day, said]) => [addDays(MONDAY, day), said])),
)

test('tells which meals are counted and share nothing, and of none without amounts (planner 105)', () => {
  const meals = (lines: readonly string[]) =>
    sharedPacks(
      dinners(lines.map((_, index) => [index, index])),
      lines.map((line, index) => dish(index, `Dish ${index}`, line)),
      habits,
    ).map(({ recipeId, said }) => [recipeId, said])
  expect(meals(['1 cabbage', '½ cabbage', '500 g rice'])).toEqual([
    [0, null],
    [1, null],
  ])
  expect(meals(['2 cups shredded cabbage', '2 cups shredded cabbage'])).toEqual([])
})

test('opens no pack of what the house always has, and counts what it buys as one once', () => {
  expect(told(['½ cabbage', '½ cabbage'], undefined, { alwaysHave: ['cabbage'] })).toEqual([])
  const groups = groupsOf([{ food: 'red cabbage', sameAs: 'cabbage' }])
  expect(told(['½ red cabbage', '½ cabbage'])).toEqual([])
  expect(told(['½ red cabbage', '½ cabbage'], undefined, { groups })).toHaveLength(1)
})

/** What shops sell, written down once more, so that the check reads no lexicon. */
const sold = { cabbage: 1, 'double cream': 300, ricotta: 250 } as const
const unitOf = { cabbage: '', 'double cream': 'ml', ricotta: 'g' } as const
type Sold = keyof typeof sold
const foods = Object.keys(sold) as Sold[]
const use = fc.record({ food: fc.constantFrom(...foods), part: fc.integer({ min: 1, max: 12 }) })
const week = fc.array(fc.uniqueArray(use, { selector: ({ food }) => food, maxLength: 3 }), {
  minLength: 2,
  maxLength: 7,
})

test('every such reason is true of the amounts, over random weeks, and none is missing (planner 45)', () => {
  let reasons = 0
  fc.assert(
    fc.property(week, (dishes) => {
      const amountOf = (day: number, food: Sold) => {
        const part = dishes[day]?.find((one) => one.food === food)?.part ?? 0
        return (sold[food] * part) / 10
      }
      const recipes = dishes.map((uses, index) =>
        dish(
          index,
          `Dish ${index}`,
          ...uses.map(({ food }) => `${amountOf(index, food)} ${unitOf[food]} ${food}`),
        ),
      )
      const found = sharedPacks(dinners(dishes.map((_, index) => [index, index])), recipes, habits)
      const packs = (need: number, food: Sold) =>
        need === 0 ? 0 : Math.max(1, Math.ceil((need / sold[food]) * 0.97 - 1e-9))
      for (const [day] of dishes.entries()) {
        let isEdge = false
        const possible = foods.flatMap((food) => {
          const mine = amountOf(day, food)
          const until = Array.from({ length: day }, (_, at) => amountOf(at, food))
          const before = until.reduce((sum, one) => sum + one, 0)
          if (mine === 0 || before === 0) return []
          const rest = packs(before, food) * sold[food] - before
          const least = food === 'cabbage' ? 0.2 : Math.max(25, 0.15 * sold[food])
          // At the limit itself either answer is right.
          isEdge ||= Math.abs(rest - least) < 1e-6
          const last = until.findLastIndex((one) => one > 0)
          const opened = until.findLastIndex((one, at) => {
            const sum = until.slice(0, at).reduce((all, other) => all + other, 0)
            return one > 0 && packs(sum + one, food) > packs(sum, food)
          })
          const isSo =
            packs(before + mine, food) === packs(before, food) && rest > least - 1e-9 && day - opened <= 4
          const isUp = rest - mine <= 0.1 * rest + 1e-9
          return isSo ? [`${isUp ? 'uses up' : 'uses some of'} what Dish ${last} leaves of the ${food}`] : []
        })
        const said = found.flatMap((one) => (one.recipeId === day && one.said !== null ? [one.said] : []))
        if (isEdge) continue
        expect(said).toHaveLength(possible.length > 0 ? 1 : 0)
        expect([...possible, undefined]).toContain(said[0])
        reasons += said.length
      }
    }),
    { numRuns: 500 * TRIES, seed: 45 },
  )
  expect(reasons).toBeGreaterThan(150)
})
