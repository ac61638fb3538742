import { describe, expect, it } from 'vitest'
import { type DayPlan, emptyDay } from '../../domain/calendar/day-plan.ts'
import type { Meal } from '../../domain/calendar/meal.ts'
import { mealsToThaw } from '../../domain/calendar/meals-to-thaw.ts'
import { daysAhead, isNothingPlanned, readyToShop, weekFrom } from './week-ahead.ts'

const meal = (name: string, type: Meal['type'] = 'food'): Meal => ({ id: name, name, type, peopleCount: 4 })
const day = (date: string, change: Partial<DayPlan>): DayPlan => ({ ...emptyDay(date), ...change })

describe('the week ahead', () => {
  it('is today and six days', () => {
    expect(weekFrom('2026-02-26')).toEqual({ start: '2026-02-26', end: '2026-03-04' })
  })

  it('has a gap where a day could have a dinner and has none', () => {
    const range = { start: '2026-02-23', end: '2026-02-27' }
    const plans = [
      day('2026-02-23', { dinnerMeals: [meal('Soup')] }),
      day('2026-02-24', { isSkipped: true }),
      day('2026-02-25', { lunchMeals: [meal('Toast')] }),
    ]
    const days = daysAhead(range, plans, [{ start: '2026-02-26', end: '2026-02-26' }])
    expect(days.map(({ isGap }) => isGap)).toEqual([false, false, true, false, true])
    expect(days[0]?.dinners.map(({ name }) => name)).toEqual(['Soup'])
  })

  it('is to be planned where no day has a meal and one could have a dinner (home 46)', () => {
    const range = { start: '2026-02-23', end: '2026-02-25' }
    const isToPlan = (plans: DayPlan[], locks: { start: string; end: string }[] = []) =>
      isNothingPlanned(daysAhead(range, plans, locks))
    expect(isToPlan([])).toBe(true)
    expect(isToPlan([day('2026-02-23', { isSkipped: true, dinnerMeals: [meal('Soup')] })])).toBe(true)
    expect(isToPlan([day('2026-02-24', { breakfastMeals: [meal('Toast')] })])).toBe(false)
    expect(isToPlan([day('2026-02-24', { dinnerMeals: [meal('Soup')] })])).toBe(false)
    expect(isToPlan([], [{ start: '2026-02-25', end: '2026-02-26' }])).toBe(false)
    expect(isToPlan([], [range])).toBe(false)
  })

  it('has what waits for a list: what is cooked on days that none has bought for (home 48)', () => {
    const range = { start: '2026-02-23', end: '2026-02-27' }
    const soup = meal('Soup', 'recipe')
    const again: Meal = { ...soup, leftoverOf: { date: '2026-02-24', mealId: 'Soup' } }
    const plans = [
      day('2026-02-23', { dinnerMeals: [soup] }),
      day('2026-02-24', { breakfastMeals: [meal('Toast')], dinnerMeals: [soup, meal('Curry', 'takeaway')] }),
      day('2026-02-25', { dinnerMeals: [again] }),
      day('2026-02-26', { dinnerMeals: [soup] }),
      day('2026-02-27', { isSkipped: true, dinnerMeals: [soup] }),
    ]
    const ready = (locks: { start: string; end: string }[]) => readyToShop(daysAhead(range, plans, locks))
    const first = { start: '2026-02-23', end: '2026-02-23' }
    expect(ready([first])).toEqual({ start: '2026-02-24', end: '2026-02-26', meals: 3 })
    expect(ready([range])).toBeNull()
  })

  it('shows no dinners of a day that is ignored', () => {
    const plans = [day('2026-02-23', { isSkipped: true, dinnerMeals: [meal('Soup')] })]
    expect(daysAhead({ start: '2026-02-23', end: '2026-02-23' }, plans, [])[0]?.dinners).toEqual([])
  })

  it('knows what to take out of the freezer today and tomorrow, and not later', () => {
    const chilli = meal('Chilli', 'freezer')
    const plans = [
      day('2026-02-23', { dinnerMeals: [meal('Soup')], lunchMeals: [chilli] }),
      day('2026-02-24', { breakfastMeals: [chilli] }),
      day('2026-02-25', { dinnerMeals: [chilli] }),
    ]
    expect(mealsToThaw('2026-02-23', plans)).toEqual([
      { meal: chilli, date: '2026-02-23', slot: 'lunch' },
      { meal: chilli, date: '2026-02-24', slot: 'breakfast' },
    ])
  })

  it('leaves leftovers of the last days in the fridge (calendar 38)', () => {
    const again = (date: string): Meal => ({
      ...meal('Leftovers: Chilli', 'freezer'),
      leftoverOf: { date, mealId: 'chilli' },
    })
    const plans = [
      day('2026-02-23', { dinnerMeals: [again('2026-02-21')], lunchMeals: [again('2026-02-11')] }),
    ]
    expect(mealsToThaw('2026-02-23', plans).map(({ slot }) => slot)).toEqual(['lunch'])
  })
})
