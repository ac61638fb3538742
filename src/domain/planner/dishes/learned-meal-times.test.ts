import { expect, it } from 'vitest'
import { lastHadOn, learnedMealTimes } from './learned-meal-times.ts'

const day = (breakfast: number[], dinner: number[] = []) => {
  const meal = (recipeId: number) => ({
    id: `${recipeId}`,
    name: 'Any',
    type: 'recipe' as const,
    recipeId,
    peopleCount: 2,
  })
  return {
    breakfastMeals: breakfast.map(meal),
    lunchMeals: [],
    dinnerMeals: dinner.map(meal),
    snackMeals: [],
  }
}

it('three days make a habit, two do not (planner 37)', () => {
  expect([...learnedMealTimes([day([1]), day([1, 2]), day([2])])]).toEqual([])
  expect([...learnedMealTimes([day([1]), day([1]), day([2], [1]), day([1])])]).toEqual([[1, ['breakfast']]])
})

it('twice on one day is one day', () => expect([...learnedMealTimes([day([1, 1]), day([1, 1])])]).toEqual([]))

it('counts every dish after the first of its meal as a side', () =>
  expect([...learnedMealTimes([1, 2, 3].map((main) => day([], [main, 9])))]).toEqual([]))

it('a recipe was had last on the latest day that it stood on, at whatever meal (planner 52)', () => {
  const on = (date: string, ...meals: Parameters<typeof day>) => ({ date, ...day(...meals) })
  const days = [on('2026-03-05', [1], [2]), on('2026-03-02', [2], [1, 3])]
  expect(lastHadOn(days)).toEqual(
    new Map([
      [1, '2026-03-05'],
      [2, '2026-03-05'],
      [3, '2026-03-02'],
    ]),
  )
})
