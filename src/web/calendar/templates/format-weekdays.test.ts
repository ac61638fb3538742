import { expect, it } from 'vitest'
import { formatWeekdays } from './format-weekdays.ts'

it.each([
  [[], ''],
  [[0], 'Monday'],
  [[1, 0], 'Monday, Tuesday'],
  [[0, 1, 2, 3, 4, 6], 'Monday to Friday, Sunday'],
  [[0, 0, 1, 2, 3, 4, 5, 6], 'Monday to Sunday'],
])('the weekdays %j are called %s', (days, words) => {
  expect(formatWeekdays(days)).toBe(words)
})
