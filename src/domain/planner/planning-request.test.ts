import { expect, it } from 'vitest'
import { addDays } from '../day.ts'
import { PlanningRequest } from './planning-request.ts'

const days = (count: number) => Array.from({ length: count }, (_, index) => addDays('2026-03-02', index))
const request = { dates: days(1), meals: ['dinner'] }

it('replaces nothing and leaves ignored days alone unless it says so (planner 3); dates stand in order, each once', () =>
  expect(
    PlanningRequest.parse({ ...request, dates: ['2026-03-03', '2026-03-02', '2026-03-03'] }),
  ).toMatchObject({
    dates: ['2026-03-02', '2026-03-03'],
    replaceExistingMeals: false,
    ignoreSkippedDays: true,
  }))

it.each([
  [{}, null],
  [{ dates: [] }, 'Both start and end dates are required.'],
  [{ dates: undefined }, 'Both start and end dates are required.'],
  [{ dates: days(62) }, null],
  [{ dates: days(63) }, 'Plan at most 62 days at once.'],
  [{ dates: ['2026-03-02', '2027-03-02'] }, null],
  [{ dates: ['2026-03-02', '2027-03-03'] }, 'The dates must be within one year.'],
  [{ meals: [] }, 'Choose at least one meal type, or select a template to use all its meal types.'],
  [{ meals: [], templateId: 1 }, null],
  [{ meals: ['lunch', 'dinner'] }, 'Choose exactly one meal type.'],
  [{ meals: ['lunch', 'dinner'], templateId: 1 }, null],
])('case %#: %j is told %j', (change, says) =>
  expect(PlanningRequest.safeParse({ ...request, ...change }).error?.issues[0]?.message ?? null).toBe(says),
)
