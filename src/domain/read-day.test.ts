import { expect, it } from 'vitest'
import { formatDay } from './day.ts'
import { isWholeDay, readDay } from './read-day.ts'

const today = '2026-11-24'

it.each([
  ['30/11/2026', '2026-11-30'],
  ['1/2/2027', '2027-02-01'],
  ['30.11.26', '2026-11-30'],
  ['30-11-2026', '2026-11-30'],
  ['30 11 2026', '2026-11-30'],
  ['30/11', '2026-11-30'],
  ['3/1', '2027-01-03'],
  ['30 Nov', '2026-11-30'],
  ['24 nov', '2026-11-24'],
  ['23 Nov', '2027-11-23'],
  ['1st of December', '2026-12-01'],
  ['30 November 2026', '2026-11-30'],
  ['Mon 30 Nov', '2026-11-30'],
  ['Monday, 30 Nov. 2026', '2026-11-30'],
  ['4 Sept 2026', '2026-09-04'],
  ['29 Feb', '2028-02-29'],
  ['7/8/85', '1985-08-07'],
  ['2026-11-30', '2026-11-30'],
  ['today', '2026-11-24'],
  ['Tomorrow', '2026-11-25'],
  ['yesterday', '2026-11-23'],
  ['Tuesday', '2026-11-24'],
  ['fri', '2026-11-27'],
  ['31/02/2026', null],
  ['11/30/2026', null],
  ['2026-02-30', null],
  ['30', null],
  ['30 Foo', null],
  ['ma', null],
  ['', null],
])('%j means %s (calendar 44)', (text, day) => {
  expect(readDay(text, { today })).toBe(day)
})

it('a day without a year is past where it must be', () => {
  expect(readDay('30 Nov', { today, latest: today })).toBe('2025-11-30')
  expect(readDay('29/2', { today, latest: today })).toBe('2024-02-29')
})

it('two digits mean no year after the last that can be meant (calendar 82)', () => {
  expect(readDay('3/4/41', { today, latest: today })).toBe('1941-04-03')
  expect(readDay('12 May 38', { today, latest: today })).toBe('1938-05-12')
  expect(readDay('3/4/41', { today })).toBe('2041-04-03')
  expect(readDay('3/4/18', { today, latest: today })).toBe('2018-04-03')
  // A slip in this year is for the form to refuse.
  expect(readDay('30/11/26', { today, latest: today })).toBe('2026-11-30')
})

it('reads every form of day that the product writes', () => {
  for (const day of ['2026-09-04', '2027-01-31', '2028-02-29'])
    expect(readDay(formatDay(day, 'full'), { today })).toBe(day)
})

it.each([
  ['30/11/2026', true],
  ['2026-11-30', true],
  ['30 Nov 2026', true],
  ['30/11', false],
  ['30 Nov', false],
  ['2026', false],
  ['2026-11', false],
])('%j is a whole day: %s', (text, isWhole) => {
  expect(isWholeDay(text)).toBe(isWhole)
})
