import { expect, test } from 'vitest'
import { addDays } from '../day.ts'
import { DAYS_AHEAD, nextOpenDinner } from './next-open-dinner.ts'

const TODAY = '2026-03-02'
const meal = { id: 'm', name: 'Pie', type: 'food', peopleCount: 4 } as const
const planned = (date: string) => ({ date, dinnerMeals: [meal], isSkipped: false })
const ignored = (date: string) => ({ date, dinnerMeals: [], isSkipped: true })
const lunchOnly = (date: string) => ({ date, dinnerMeals: [], isSkipped: false })

test('the next dinner that is neither planned nor ignored nor locked', () => {
  expect(nextOpenDinner(TODAY, [], [])).toBe(TODAY)
  expect(nextOpenDinner(TODAY, [lunchOnly(TODAY)], [])).toBe(TODAY)
  const stored = [planned('2026-03-02'), ignored('2026-03-03'), planned('2026-03-06')]
  expect(nextOpenDinner(TODAY, stored, [])).toBe('2026-03-04')
  expect(nextOpenDinner(TODAY, stored, [{ start: '2026-03-04', end: '2026-03-05' }])).toBe('2026-03-07')
})

test('today where every dinner is taken', () => {
  const all = Array.from({ length: DAYS_AHEAD }, (_, at) => planned(addDays(TODAY, at)))
  expect(nextOpenDinner(TODAY, all, [])).toBe(TODAY)
})
