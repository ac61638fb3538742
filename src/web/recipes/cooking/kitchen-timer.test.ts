import { describe, expect, test } from 'vitest'
import {
  addMinutes,
  isRinging,
  timeLeft,
  pauseOrResume,
  formatClock,
  startTimer,
  timerId,
} from './kitchen-timer.ts'

const pot = startTimer(
  { recipeId: 1, recipeName: 'Soup', step: 2, text: '2 minutes', nth: 1, seconds: 120 },
  1000,
)

test('of equal times in a step each has an id of its own; the first has the one that was always kept', () => {
  const time = { recipeId: 1, step: 2, text: '4 minutes' }
  expect(timerId({ ...time, nth: 1 })).toBe('1 2 4 minutes')
  expect(timerId({ ...time, nth: 2 })).toBe('1 2 4 minutes 2')
})

describe('a kitchen timer', () => {
  test('runs down and rings', () => {
    expect(timeLeft(pot, 1000)).toBe(120_000)
    expect(timeLeft(pot, 61_000)).toBe(60_000)
    expect(isRinging(pot, 120_999)).toBe(false)
    expect(isRinging(pot, 121_000)).toBe(true)
    expect(timeLeft(pot, 999_999)).toBe(0)
  })

  test('stands still while it is paused', () => {
    const paused = pauseOrResume(pot, 31_000)
    expect(timeLeft(paused, 500_000)).toBe(90_000)
    expect(isRinging(paused, 500_000)).toBe(false)
    expect(timeLeft(pauseOrResume(paused, 500_000), 510_000)).toBe(80_000)
  })

  test('takes more minutes while it runs, is paused or rings', () => {
    expect(timeLeft(addMinutes(pot, 1, 61_000), 61_000)).toBe(120_000)
    expect(timeLeft(addMinutes(pauseOrResume(pot, 61_000), 5, 99_000), 99_000)).toBe(360_000)
    expect(timeLeft(addMinutes(pot, 5, 400_000), 400_000)).toBe(300_000)
  })
})

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [65_000, '1:05'],
  [3_600_000, '1:00:00'],
  [5_430_000, '1:30:30'],
])('%d ms is %s', (milliseconds, text) => expect(formatClock(milliseconds)).toBe(text))
