import { expect, test } from 'vitest'
import { nameCopy } from './name-copy.ts'
import { MarksChange, sumCookLog } from './recipe-marks.ts'

test.each([
  [{}, true],
  [{ isFavourite: true }, true],
  [{ rating: 1 }, true],
  [{ rating: 5, isFavourite: false }, true],
  [{ rating: null }, true],
  [{ rating: 0 }, false],
  [{ rating: 6 }, false],
  [{ rating: 3.5 }, false],
  [{ rating: '3' }, false],
  [{ isFavourite: 'yes' }, false],
])('a change of the marks: %j is taken %s', (change, isTaken) => {
  expect(MarksChange.safeParse(change).success).toBe(isTaken)
})

test.each([
  [[], { timesMade: 0, lastMadeOn: null }],
  [['2026-01-02'], { timesMade: 1, lastMadeOn: '2026-01-02' }],
  [['2026-01-30', '2026-02-01', '2025-12-31'], { timesMade: 3, lastMadeOn: '2026-02-01' }],
])('made on %j', (days, sums) => expect(sumCookLog(days)).toEqual(sums))

test.each([
  ['Soup', 'Soup (copy)'],
  ['Soup (copy)', 'Soup (copy)'],
  ['x'.repeat(200), `${'x'.repeat(193)} (copy)`],
  [`${'x'.repeat(192)} yz`, `${'x'.repeat(192)} (copy)`],
])('a copy of %s', (name, copy) => expect(nameCopy(name)).toBe(copy))
