import { expect, test } from 'vitest'
import { servingsAmong, servingsIn } from './yield.ts'

test.each([
  ['4', 4],
  ['Serves 4-6', 4],
  ['Makes 12 buns', 12],
  ['2 dozen', 24],
  ['a dozen', 12],
  ['Serves four', 4],
  ['1 loaf (12 slices)', 1],
  ['1,200 g', null],
  ['0', null],
  ['a big bowl', null],
])('a yield counts by its first number: %s', (text, count) => {
  expect(servingsIn(text)).toBe(count)
})

test('of several yields, the one that speaks of people is taken', () => {
  expect(servingsAmong(['24', '6 servings'])).toBe(6)
  expect(servingsAmong(['8', '1 cake'])).toBe(1)
})

test('counts in words are known up to ten, and the dozen', () => {
  const words = 'one two three four five six seven eight nine ten twelve dozen'.split(' ')
  expect(words.map((word) => servingsIn(`makes ${word}`))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 12])
})
