import { expect, test } from 'vitest'
import { lockedRangeMessage } from './lock.ts'

test('locked periods are told in the order of the calendar, whichever list was completed last', () =>
  expect(
    lockedRangeMessage([
      { start: '2027-01-02', end: '2027-01-04' },
      { start: '2026-12-30', end: '2026-12-31' },
    ]),
  ).toBe(
    'Cannot select date range that includes locked calendar periods: 30 Dec - 31 Dec 2026, 2 Jan - 4 Jan 2027. Please choose different dates.',
  ))

test('a locked period of one day is that day alone (shopping 83)', () =>
  expect(lockedRangeMessage([{ start: '2026-12-30', end: '2026-12-30' }])).toContain(
    'locked calendar periods: 30 Dec 2026. Please',
  ))
