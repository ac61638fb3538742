import { describe, expect, test } from 'vitest'
import {
  type CalendarPosition,
  canMovePosition,
  changeView,
  customRangeProblem,
  shownRange,
  movePosition,
} from './calendar-view.ts'

// 2 March 2026 is a Monday.
const place = (view: CalendarPosition['view'], date: string, days = 4): CalendarPosition => ({
  view,
  date,
  days,
})

describe('the days shown', () => {
  test.each([
    [place('week', '2026-03-04'), '2026-03-02', '2026-03-08'],
    [place('week', '2026-03-08'), '2026-03-02', '2026-03-08'],
    [place('day', '2026-03-04'), '2026-03-04', '2026-03-04'],
    [place('three-days', '2026-03-03'), '2026-03-03', '2026-03-05'],
    [place('three-days', '2026-03-08'), '2026-03-06', '2026-03-08'],
    [place('custom', '2026-03-06'), '2026-03-06', '2026-03-09'],
  ])('%j', (at, start, end) => {
    expect(shownRange(at)).toEqual({ start, end })
  })
})

describe('Previous and Next', () => {
  test.each([
    ['a week from any day of it', place('week', '2026-03-04'), 1, '2026-03-09'],
    ['a week back', place('week', '2026-03-02'), -1, '2026-02-23'],
    ['a day', place('day', '2026-03-04'), 1, '2026-03-05'],
    ['from Sunday into the next week', place('day', '2026-03-08'), 1, '2026-03-09'],
    ['from Monday into the week before', place('day', '2026-03-02'), -1, '2026-03-01'],
    ['three days move by one', place('three-days', '2026-03-02'), 1, '2026-03-03'],
    ['three days stop at index 4', place('three-days', '2026-03-06'), 1, '2026-03-06'],
    ['three days stop at index 0', place('three-days', '2026-03-02'), -1, '2026-03-02'],
    ['a custom range moves by its length', place('custom', '2026-03-06'), 1, '2026-03-10'],
    ['and back', place('custom', '2026-03-06'), -1, '2026-03-02'],
  ] as const)('%s', (_, at, by, date) => {
    expect(movePosition(at, by).date).toBe(date)
  })

  test('only three days come to an end', () => {
    expect(canMovePosition(place('three-days', '2026-03-06'), 1)).toBe(false)
    expect(canMovePosition(place('three-days', '2026-03-06'), -1)).toBe(true)
    expect(canMovePosition(place('day', '2026-03-08'), 1)).toBe(true)
  })
})

test('changing the view goes back to the Monday', () => {
  expect(changeView(place('week', '2026-03-05'), 'day')).toMatchObject({ view: 'day', date: '2026-03-02' })
})

describe('a custom range', () => {
  test.each([
    [{}, 'Please select date range', 'Both start and end dates are required.'],
    [{ start: '2026-03-02' }, 'Please select date range', 'Both start and end dates are required.'],
    [{ start: '2026-03-03', end: '2026-03-02' }, 'Start date must be before end date', undefined],
    [{ start: '2026-03-02', end: '2026-03-09' }, 'Invalid date range', 'Please select a maximum of 7 days'],
  ])('%j is refused: %s', (range, title, text) => {
    expect(customRangeProblem(range)).toEqual({ title, text })
  })

  test('of one to seven days is fine', () => {
    expect(customRangeProblem({ start: '2026-03-02', end: '2026-03-02' })).toBeNull()
    expect(customRangeProblem({ start: '2026-03-02', end: '2026-03-08' })).toBeNull()
  })
})
