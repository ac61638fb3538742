import { expect, it } from 'vitest'
import { lengthOf } from '../day.ts'
import { feedRange } from './feed.ts'

it('tells of a month back and eleven months on, which one read of the calendar may ask for', () => {
  const range = feedRange('2026-03-31')
  expect(range).toEqual({ start: '2026-03-01', end: '2027-03-01' })
  expect(lengthOf(range)).toBe(366)
})
