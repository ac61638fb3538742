import { expect, it } from 'vitest'
import { ageOn } from './age.ts'

it.each([
  ['2026-05-04', '2019-05-04', 7],
  ['2026-05-03', '2019-05-04', 6],
  ['2026-02-28', '2024-02-29', 1],
  ['2026-03-01', '2024-02-29', 2],
  ['2026-05-04', '2026-05-04', 0],
  ['2026-05-04', '2026-05-05', null],
])('on %s somebody born on %s is %s', (today, born, age) => {
  expect(ageOn(today, born)).toBe(age)
})
