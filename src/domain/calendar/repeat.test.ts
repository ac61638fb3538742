import { expect, it } from 'vitest'
import { type Repeat, repeatDays } from './repeat.ts'

const shown = { start: '2026-03-05', end: '2026-03-09' }

it.each<[string, Repeat, string[]]>([
  [
    'every day shown but its own',
    { kind: 'days', shown },
    ['2026-03-05', '2026-03-07', '2026-03-08', '2026-03-09'],
  ],
  ['every weekday shown', { kind: 'weekdays', shown }, ['2026-03-05', '2026-03-09']],
  ['two weeks', { kind: 'weeks', weeks: 2 }, ['2026-03-13', '2026-03-20']],
  ['no week', { kind: 'weeks', weeks: 0 }, []],
])('%s', (_, repeat, days) => {
  expect(repeatDays('2026-03-06', repeat)).toEqual(days)
})

it('repeats for twelve weeks at the most', () => {
  expect(repeatDays('2026-03-06', { kind: 'weeks', weeks: 99 })).toHaveLength(12)
})
