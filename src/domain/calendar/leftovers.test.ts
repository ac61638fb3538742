import { describe, expect, it } from 'vitest'
import { emptyDay } from './day-plan.ts'
import {
  cookingDayOf,
  countCookedFor,
  cookingDaysNotShown,
  detachFromSource,
  isFromFreezer,
  laterDaysNotShown,
  leftoversFrom,
  leftoversOf,
} from './leftovers.ts'
import { Meal } from './meal.ts'
import { mealsToThawFor } from './meals-to-thaw.ts'

const stew: Meal = { id: 'stew', name: 'Beef stew', type: 'recipe', recipeId: 3, peopleCount: 8 }
const leftovers: Meal = {
  id: 'again',
  name: 'Leftovers: Beef stew',
  type: 'freezer',
  recipeId: 3,
  peopleCount: 4,
  leftoverOf: { date: '2026-03-01', mealId: 'stew' },
}
const [SUNDAY, MONDAY, TUESDAY] = ['2026-03-01', '2026-03-02', '2026-03-03'] as const
const on = (date: string, ...dinnerMeals: Meal[]) => ({ ...emptyDay(date), dinnerMeals })

describe('leftovers (calendar 38)', () => {
  it.each([
    [
      'where their meal stands',
      [on(SUNDAY, stew), on(TUESDAY, leftovers)],
      { date: SUNDAY, isPlanned: true },
    ],
    ['where it was moved to', [on(MONDAY, stew), on(TUESDAY, leftovers)], { date: MONDAY, isPlanned: true }],
    [
      'the day they name, while that is not known',
      [on(TUESDAY, leftovers)],
      { date: SUNDAY, isPlanned: true },
    ],
    ['their meal was taken away', [on(SUNDAY), on(TUESDAY, leftovers)], { date: SUNDAY, isPlanned: false }],
    [
      'their meal is on an ignored day',
      [{ ...on(SUNDAY, stew), isSkipped: true }],
      { date: SUNDAY, isPlanned: false },
    ],
    [
      'their meal was moved behind them',
      [on(SUNDAY), on('2026-03-04', stew)],
      { date: '2026-03-04', isPlanned: false },
    ],
    [
      'another dish was put in its place',
      [on(SUNDAY, { ...stew, recipeId: 4 }), on(TUESDAY, leftovers)],
      { date: SUNDAY, isPlanned: false },
    ],
  ])('%s', (_, days, cooked) => expect(cookingDayOf(leftovers, TUESDAY, days)).toEqual(cooked))

  it.each([
    ['none where their meal is shown', SUNDAY, [on(SUNDAY, stew), on(TUESDAY, leftovers)], null],
    ['a week before, where it is not', TUESDAY, [on(TUESDAY, leftovers)], ['2026-02-24', MONDAY]],
    [
      'a week before, where it was taken away',
      SUNDAY,
      [on(TUESDAY, leftovers)],
      ['2026-02-22', '2026-02-28'],
    ],
    [
      'from the day that they name, where that is longer ago',
      '2026-05-01',
      [on('2026-05-01', leftovers)],
      [SUNDAY, '2026-04-30'],
    ],
    ['none without leftovers', SUNDAY, [on(SUNDAY, stew)], null],
  ] as const)('days before that tell where they are cooked: %s (calendar 100)', (_, start, days, range) => {
    const asked = range && { start: range[0], end: range[1] }
    expect(cookingDaysNotShown({ start, end: '2026-05-01' }, days)).toEqual(asked)
  })

  it.each([
    ['two weeks, where a meal is for more than eat it', stew, { start: MONDAY, end: '2026-03-15' }],
    ['none, where it is for those who eat it', { ...stew, peopleCount: 4 }, null],
    ['none for what is left over itself', { ...leftovers, peopleCount: 8 }, null],
  ])('days after on which they may be eaten: %s (calendar 100)', (_, meal, range) =>
    expect(laterDaysNotShown({ start: SUNDAY, end: SUNDAY }, [on(SUNDAY, meal)], () => 4)).toEqual(range),
  )

  it('are found from the meal that is cooked for them', () => {
    expect(leftoversOf(stew, [on(SUNDAY, stew), on(TUESDAY, leftovers)])).toEqual([
      { date: TUESDAY, slot: 'dinner', meal: leftovers },
    ])
    expect(cookingDayOf(stew, SUNDAY, [])).toBeNull()
  })

  it('come out of the fridge for three days, then out of the freezer, as other frozen meals do', () => {
    expect(isFromFreezer(leftovers, '2026-03-04', [])).toBe(false)
    expect(isFromFreezer(leftovers, '2026-03-05', [])).toBe(true)
    expect(isFromFreezer({ ...leftovers, leftoverOf: undefined, recipeId: undefined }, TUESDAY, [])).toBe(
      true,
    )
    expect(isFromFreezer(stew, SUNDAY, [])).toBe(false)
  })

  it.each([
    ['later, and stand in the fridge', '2026-03-05', MONDAY, false],
    ['earlier, and are frozen', '2026-03-04', '2026-02-28', true],
    ['behind them, and then their first day counts', TUESDAY, '2026-03-04', false],
  ])('are cooked where their meal was moved to: %s', (_, date, cookingDay, frozen) => {
    const days = [on(SUNDAY), on(cookingDay, stew), on(date, leftovers)]
    expect(isFromFreezer(leftovers, date, days)).toBe(frozen)
    expect(mealsToThawFor(date, days)).toHaveLength(frozen ? 1 : 0)
  })

  it('are copied as a line of their own: nothing is cooked for the copy', () => {
    expect(detachFromSource(leftovers)).toEqual({
      id: 'again',
      name: 'Leftovers: Beef stew',
      type: 'freezer',
      peopleCount: 4,
      cookedFrom: 3,
    })
    const copy = detachFromSource(leftovers)
    expect(detachFromSource(copy)).toBe(copy)
    expect(Meal.safeParse(copy).data).toEqual(copy)
    expect(Meal.safeParse({ ...copy, type: 'food' }).success).toBe(false)
    expect(detachFromSource(stew)).toBe(stew)
  })

  it('know their recipe, and are not cooked themselves', () => {
    expect(Meal.safeParse(leftovers).success).toBe(true)
    expect(Meal.safeParse({ ...leftovers, recipeId: undefined }).success).toBe(true)
    expect(Meal.safeParse({ ...leftovers, type: 'recipe' }).success).toBe(false)
    expect(Meal.safeParse({ ...leftovers, leftoverOf: undefined }).success).toBe(false)
    expect(Meal.safeParse({ ...leftovers, type: 'takeaway' }).success).toBe(false)
  })
})

describe('leftovers that are planned by hand (calendar 104)', () => {
  it.each([
    ['cooks for them too', { cookedFor: 4, eating: 4, eatersLater: 0, more: 4 }, 8],
    ['counts those who eat of it already', { cookedFor: 6, eating: 4, eatersLater: 2, more: 1 }, 7],
    ['takes what is cooked for nobody first', { cookedFor: 8, eating: 4, eatersLater: 0, more: 4 }, 8],
    ['takes all as eaten where no people are named', { cookedFor: 6, eating: 0, eatersLater: 2, more: 3 }, 9],
  ])('%s', (_, { cookedFor, ...people }, expected) => {
    expect(countCookedFor({ ...stew, peopleCount: cookedFor }, people)).toBe(expected)
  })

  it.each([
    [TUESDAY, 'Leftovers: Beef stew'],
    ['2026-03-04', 'Leftovers: Beef stew'],
    ['2026-03-05', 'From the freezer: Beef stew'],
  ])('says on %s where they come from', (date, name) => {
    const made = leftoversFrom({ date: SUNDAY, meal: stew }, { id: 'new', date, diners: { peopleCount: 2 } })
    expect(Meal.parse(made)).toEqual({
      id: 'new',
      name,
      type: 'freezer',
      recipeId: 3,
      peopleCount: 2,
      leftoverOf: { date: SUNDAY, mealId: 'stew' },
    })
  })
})
