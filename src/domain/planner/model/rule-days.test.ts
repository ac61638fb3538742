import { expect, it } from 'vitest'
import type { PlanRule } from '../plan-rule.ts'
import { isMealInScope, ruleInWeeks } from './rule-days.ts'

// A Sunday and the following Monday.
const dates = ['2026-03-08', '2026-03-09']
const fish: PlanRule = { kind: 'have', what: { food: 'fish' }, count: { min: 1 } }

it.each([
  [undefined, true],
  [{}, true],
  [{ days: ['monday' as const] }, true],
  [{ days: ['sunday' as const] }, false],
  [{ dates: ['2026-03-08'], days: ['monday' as const] }, false],
  [{ slots: ['lunch' as const] }, false],
])('%j is a Monday’s dinner: %s', (when, isSo) =>
  expect(isMealInScope(when, '2026-03-09', 'dinner')).toBe(isSo),
)

it('a kept rule is one of each week', () =>
  expect(ruleInWeeks(fish, dates, [])).toEqual({ ...fish, per: 'week' }))

it('leaves out the weeks in which it is off, and all of it where nothing is left', () => {
  expect(ruleInWeeks(fish, dates, ['2026-03-09'])).toEqual({
    ...fish,
    per: 'week',
    when: { dates: ['2026-03-08'] },
  })
  expect(ruleInWeeks({ ...fish, when: { days: ['sunday'] } }, dates, ['2026-03-09'])?.when).toEqual({
    days: ['sunday'],
    dates: ['2026-03-08'],
  })
  expect(ruleInWeeks({ ...fish, when: { days: ['monday'] } }, dates, ['2026-03-09'])).toBeNull()
  expect(ruleInWeeks(fish, dates, ['2026-03-02', '2026-03-09'])).toBeNull()
})
