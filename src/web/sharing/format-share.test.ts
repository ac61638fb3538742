import { expect, test } from 'vitest'
import { aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { minutesOf, formatShareDate } from './format-share.ts'

test.each([
  ['2026-01-02T10:20:30.000Z', '2 Jan 2026'],
  ['last winter', 'Recently'],
  ['', 'Recently'],
  [null, 'Recently'],
  [undefined, 'Recently'],
])('a collection of %j was shared: %s', (moment, words) => expect(formatShareDate(moment)).toBe(words))

test.each([
  [10, 25, 35],
  [10, null, 10],
  [null, 25, 25],
  [null, null, null],
])('the time of a card, of %j to prepare and %j to cook: %j', (prepTimeMinutes, cookTimeMinutes, shown) =>
  expect(minutesOf(aStoredRecipe({ prepTimeMinutes, cookTimeMinutes }))).toBe(shown),
)
