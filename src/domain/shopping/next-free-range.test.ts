import { expect, test } from 'vitest'
import { nextFreeRange } from './next-free-range.ts'

const lock = (start: string, end: string) => ({ start, end })

test('the picker begins with today to today+6', () => {
  expect(nextFreeRange('2026-02-25', [])).toEqual({ start: '2026-02-25', end: '2026-03-03' })
})

test.each([
  ['today and the six days after', [], '2026-03-04', '2026-03-10'],
  ['past locks change nothing', [lock('2026-02-23', '2026-03-03')], '2026-03-04', '2026-03-10'],
  ['nor do those that begin after it', [lock('2026-03-11', '2026-03-17')], '2026-03-04', '2026-03-10'],
  ['it ends before a lock', [lock('2026-03-07', '2026-03-08')], '2026-03-04', '2026-03-06'],
  ['also before one on its last day', [lock('2026-03-10', '2026-03-17')], '2026-03-04', '2026-03-09'],
  [
    'before the earliest of several',
    [lock('2026-03-09', '2026-03-09'), lock('2026-03-06', '2026-03-07')],
    '2026-03-04',
    '2026-03-05',
  ],
  ['today is locked: it begins after that', [lock('2026-03-02', '2026-03-08')], '2026-03-09', '2026-03-15'],
  [
    'after the last of several in a row',
    [lock('2026-03-09', '2026-03-15'), lock('2026-03-02', '2026-03-08')],
    '2026-03-16',
    '2026-03-22',
  ],
  [
    'between two',
    [lock('2026-03-02', '2026-03-04'), lock('2026-03-07', '2026-03-12')],
    '2026-03-05',
    '2026-03-06',
  ],
  [
    'not on a single day between two (planner 153)',
    [lock('2026-03-02', '2026-03-04'), lock('2026-03-06', '2026-03-12')],
    '2026-03-13',
    '2026-03-19',
  ],
  [
    'nor on today alone, nor on the next single day',
    [lock('2026-03-05', '2026-03-11'), lock('2026-03-13', '2026-03-19')],
    '2026-03-20',
    '2026-03-26',
  ],
  [
    'within two that overlap',
    [lock('2026-03-01', '2026-03-05'), lock('2026-03-04', '2026-03-06')],
    '2026-03-07',
    '2026-03-13',
  ],
] as const)('%s', (_, locks, start, end) => {
  expect(nextFreeRange('2026-03-04', locks)).toEqual({ start, end })
})
