import { expect, test } from 'vitest'
import { firstDueOn, isStapleDue, nextDueAfter, type Rhythm, dueAfterChange } from './staple.ts'

test.each<[Rhythm, string, string, string | null]>([
  ['weekly', '2026-03-02', '2026-03-08', '2026-03-09'],
  ['weekly', '2026-03-02', '2026-03-04', '2026-03-09'],
  ['weekly', '2026-03-02', '2026-03-09', '2026-03-16'],
  ['weekly', '2026-03-02', '2026-03-22', '2026-03-23'],
  ['fortnightly', '2026-03-02', '2026-03-08', '2026-03-16'],
  ['fortnightly', '2026-03-02', '2026-03-16', '2026-03-30'],
  ['finished', '2026-03-02', '2026-03-08', null],
])('%s, on a list from %s to %s, is due again from %s', (rhythm, start, end, expected) => {
  expect(nextDueAfter({ rhythm, nextOn: '2026-03-01' }, { start, end }, '2026-03-01')).toBe(expected)
})

test.each<[string, string, string, string | null]>([
  ['2026-11-16', '2026-11-15', '2026-12-21', '2026-11-16'],
  ['2026-11-16', '2026-11-15', '2026-11-23', '2026-11-30'],
  ['2026-10-01', '2026-11-15', '2026-11-16', '2026-11-23'],
])('weekly from %s, said on %s, on a list from %s is due from %s', (nextOn, today, start, expected) => {
  expect(nextDueAfter({ rhythm: 'weekly', nextOn }, { start, end: start }, today)).toBe(expected)
})

test.each<[string | null, boolean]>([
  ['2026-03-01', true],
  ['2026-03-08', true],
  ['2026-03-09', false],
  [null, false],
])('adds a staple due from %s to a list that ends on 8 March: %s', (nextOn, expected) => {
  expect(isStapleDue({ nextOn }, { end: '2026-03-08' })).toBe(expected)
})

test('a new one is due at once, unless somebody says when it is finished', () => {
  expect(firstDueOn('weekly', '2026-03-04')).toBe('2026-03-04')
  expect(firstDueOn('finished', '2026-03-04')).toBeNull()
})

test('one of the same rhythm stays due when it was, one of another is due at once', () => {
  const known = { rhythm: 'weekly', nextOn: '2026-03-09' } as const
  expect(dueAfterChange(known, 'weekly', '2026-03-04')).toBe('2026-03-09')
  expect(dueAfterChange(known, 'fortnightly', '2026-03-04')).toBe('2026-03-04')
  expect(dueAfterChange(known, 'finished', '2026-03-04')).toBeNull()
})
