import { expect, it } from 'vitest'
import { addDays } from '../day.ts'
import { DayPlanChanges, NewDayPlan } from './day-plan.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ date: addDays('2026-03-01', index), version: null }))

it.each([
  [days(31), null],
  [days(32), 'Change no more than 31 days at once'],
  [[], 'Name at least one day'],
  [[...days(2), ...days(1)], 'The same day is there twice'],
])('days that change together, case %#: %j', (together, says) =>
  expect(DayPlanChanges.safeParse({ days: together }).error?.issues[0]?.message ?? null).toBe(says),
)

it('leaves the lists empty that a new day does not send (calendar 6)', () =>
  expect(NewDayPlan.parse({ date: '2026-03-01' })).toEqual({
    date: '2026-03-01',
    breakfastMeals: [],
    lunchMeals: [],
    dinnerMeals: [],
    snackMeals: [],
    isSkipped: false,
  }))
