import { unitsBroken } from '@plateful/meal-planner/problem/rules'
import { describe, expect, it } from 'vitest'
import { aKitchenRecipe, aKitchenTask } from '../../../../test/harness/kitchen-makers.ts'
import type { MealSlot } from '../../calendar/meal.ts'
import { prepareTask } from '../task/prepare-task.ts'
import { outOfSeason, seasonOf } from './out-of-season.ts'

it.each([
  ['2026-01-05', 'winter'],
  ['2026-02-28', 'winter'],
  ['2026-03-01', null],
  ['2026-06-01', 'summer'],
  ['2026-08-31', 'summer'],
  ['2026-09-01', null],
  ['2026-11-01', 'winter'],
])('%s is in %s', (date, season) => expect(seasonOf(date)).toBe(season))

describe('dishes out of season (planner 97)', () => {
  const weigh = (name: string, line: string, date: string, slot: MealSlot, tags: string[] = []) => {
    const recipe = aKitchenRecipe({ name, ingredients: [line], tags: ['lunch', 'dinner', ...tags] })
    const { explainedProblem, dishes } = prepareTask(
      aKitchenTask([recipe], 1, { start: date, end: date, meals: [{ date, slot }] }),
    )
    const traits = dishes.map((dish) => dish.traits)
    return outOfSeason(explainedProblem, { traits, seasons: [seasonOf(date)] }).reduce(
      (sum, rule) => sum + rule.points * unitsBroken(rule, [0]),
      0,
    )
  }
  const [january, april, july] = ['2026-01-12', '2026-04-13', '2026-07-13'] as const

  it.each<[string, string, string, MealSlot, number]>([
    ['Greek salad', '200 g feta', january, 'dinner', 40],
    ['Greek salad', '200 g feta', january, 'lunch', 4],
    ['Greek salad', '200 g feta', april, 'dinner', 0],
    ['Greek salad', '200 g feta', july, 'dinner', 0],
    ['Warm chicken salad', '400 g chicken', january, 'dinner', 0],
    ['Leek soup', '3 leeks', january, 'dinner', 28],
    ['Leek soup', '3 leeks', january, 'lunch', 0],
    ['Lentil soup', '250 g red lentils', january, 'dinner', 0],
    ['Lentil soup', '250 g red lentils', july, 'dinner', 4],
    ['Beef stew', '700 g stewing beef', july, 'dinner', 4],
    ['Beef stew', '700 g stewing beef', january, 'dinner', 0],
  ])('%s of %s on %s at %s: %i', (name, line, date, slot, points) =>
    expect(weigh(name, line, date, slot)).toBe(points),
  )

  it('the family’s own tags say so too', () => {
    expect(weigh('Lamb tagine', '500 g lamb', july, 'dinner', ['winter'])).toBe(12)
    expect(weigh('Prawn plate', '300 g prawns', january, 'dinner', ['Summer'])).toBe(8)
    expect(weigh('Prawn plate', '300 g prawns', july, 'dinner', ['Summer'])).toBe(0)
  })
})
