import { expect, it } from 'vitest'
import { planBodyOf, defaultPlannerForm, unlockedDates, planProblemOf } from './planner-form-values.ts'

const from = (start: string, end: string) => ({ ...defaultPlannerForm(start, []), start, end })

it('a year that is half typed does not list thousands of years of days', () => {
  expect(unlockedDates(from('0002-03-04', '2026-03-10'), []).length).toBeLessThan(1000)
  expect(unlockedDates(from('2026-03-04', '9999-12-31'), []).length).toBeLessThan(1000)
})

it('so long a time is still too long, and says so', () => {
  const problem = planProblemOf(from('2026-03-04', '9999-12-31'), [], '2026-03-04')
  expect(problem?.text).toBe('Plan at most 62 days at once.')
})

it('a time that can be planned is listed whole, without what is locked', () => {
  const locks = [{ start: '2026-03-05', end: '2026-03-06' }]
  expect(unlockedDates(from('2026-03-04', '2026-03-07'), locks)).toEqual(['2026-03-04', '2026-03-07'])
})

it('sends each frozen meal, and nothing where the freezer is empty', () => {
  const form = { ...from('2026-03-04', '2026-03-07'), freezer: ' pea soup, ,last month’s lasagne ' }
  expect(planBodyOf(form, []).freezer).toEqual(['pea soup', 'last month’s lasagne'])
  expect(planBodyOf({ ...form, freezer: ' , ' }, [])).not.toHaveProperty('freezer')
})

it('begins with dinner for a week, from the first day that no list locks (planner 39)', () => {
  const days = (...locks: { start: string; end: string }[]) => {
    const { start, end, meal } = defaultPlannerForm('2026-03-04', locks)
    return [start, end, meal]
  }
  expect(days()).toEqual(['2026-03-04', '2026-03-10', 'dinner'])
  expect(days({ start: '2026-03-02', end: '2026-03-05' })).toEqual(['2026-03-06', '2026-03-12', 'dinner'])
  // The week after today was shopped for (planner 153).
  expect(days({ start: '2026-03-05', end: '2026-03-11' })).toEqual(['2026-03-12', '2026-03-18', 'dinner'])
})
