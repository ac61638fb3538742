import { isSideDish } from '@plateful/meal-planner/dishes/meal-times'
import { SIDE } from '@plateful/meal-planner/problem/request'
import { seededRandom } from '@plateful/meal-planner/search/seeded-random'
import { describe, expect, it } from 'vitest'
import { aDinner, aKitchenTask, START } from '../../../../test/harness/kitchen-makers.ts'
import { addDays } from '../../day.ts'
import { speaksOfSides } from '../model/eating-times.ts'
import type { MealToFill } from '../task/kitchen-task.ts'
import { prepareTask } from '../task/prepare-task.ts'
import { planKitchen } from './plan-kitchen.ts'

describe('sides for a main (planner 46)', () => {
  it.each([
    ['Garlic mash', [], true],
    ['Buttered greens', [], true],
    ['Garlic bread', [], true],
    ['Red cabbage slaw', [], true],
    ['Anything', ['side'], true],
    ['Sausage and mash', [], false],
    ['Egg fried rice', [], false],
    ['Mash', ['dinner'], false],
    ['Hummus', [], false],
    ['Tomato sauce', [], false],
    ['Chicken pie', [], false],
  ])('%s %j: %s', (name, tags, isSide) => expect(isSideDish(name, tags)).toBe(isSide))

  it.each([
    [{ kind: 'have', what: { food: 'nuts' }, count: { max: 0 } }, true],
    [{ kind: 'have', what: { diet: 'vegan' }, count: 'every' }, true],
    [{ kind: 'use', what: { food: 'spinach' } }, true],
    [{ kind: 'total', what: { cost: { max: 60 } }, per: 'week' }, true],
    [{ kind: 'have', what: { food: 'fish' }, count: { min: 2 } }, false],
    [{ kind: 'have', what: { food: 'pizza' }, count: 'every' }, false],
    [{ kind: 'repeat', count: { max: 1 } }, false],
  ] as const)('%j speaks of sides: %s', (rule, isSo) => expect(speaksOfSides(rule)).toBe(isSo))
})

/** What each line may harm, written here independently of the lexicon. */
const lines = [
  { line: '50 g butter', harms: 'milk' },
  { line: '2 eggs', harms: 'egg' },
  { line: '50 g peanuts', harms: 'peanuts' },
  { line: '1 onion', harms: null },
  { line: '2 carrots', harms: null },
] as const

it.each(Array.from({ length: 24 }, (_, index) => index + 1))(
  'every side is a side that nobody who eats must not have, every main is none: household %i',
  (seed) => {
    const dice = seededRandom(seed)
    const below = (count: number) => Math.floor(dice() * count)
    const dishes = Array.from({ length: 6 + below(8) }, (_, index) => {
      const used = lines.filter(() => dice() < 0.4)
      return { isSide: index > 2 && dice() < 0.5, used: used.length > 0 ? used : [lines[3]] }
    })
    const recipes = dishes.map(({ isSide, used }, index) =>
      aDinner({
        id: index + 1,
        name: `Supper ${index}`,
        ingredients: used.map(({ line }) => line),
        tags: [isSide ? 'side' : 'dinner'],
      }),
    )
    const days = 1 + below(4)
    const meals = Array.from({ length: days }, (_, day): MealToFill[] => {
      const meal = { date: addDays(START, day), slot: 'dinner' as const }
      return dice() < 0.7 ? [meal, { ...meal, isSide: true }] : [meal]
    }).flat()
    const allergies = ['milk', 'egg', 'peanuts'].filter(() => dice() < 0.3)
    const eaters = [{ name: 'Ann', allergies, diets: [], likes: [], dislikes: [] }]
    const prepared = prepareTask(aKitchenTask(recipes, days, { meals, eaters }))
    expect(prepared.searchedProblem.slots.map(({ meal }) => meal === SIDE)).toEqual(
      meals.map(({ isSide = false }) => isSide),
    )
    const { plan } = planKitchen(prepared)
    const isSafe = (dish: (typeof dishes)[number] | undefined) =>
      dish?.used.every(({ harms }) => harms === null || !allergies.includes(harms)) === true
    const isAnySafe = dishes.some((dish) => dish.isSide && isSafe(dish))
    const served = meals.map(({ isSide = false }, index) => {
      const dish = dishes[plan[index] ?? -1]
      return { isSide, dish, isThere: dish !== undefined }
    })
    const wrong = served.filter(({ isSide, dish }) => dish && (dish.isSide !== isSide || !isSafe(dish)))
    const missing = served.filter(({ isSide, isThere }) => isSide && isThere !== isAnySafe)
    expect([wrong, missing]).toEqual([[], []])
  },
)
