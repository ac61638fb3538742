import { afterEach, beforeEach, expect, test } from 'vitest'
import { todayOf } from './context.ts'

const zone = process.env['TZ']

beforeEach(() => {
  process.env['TZ'] = 'Pacific/Auckland'
})

afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

test.each([
  { way: 'this machine’s, in the operator’s time zone', inBrowser: undefined, day: '2026-03-03' },
  { way: 'the browser’s, where it is still yesterday', inBrowser: '2026-03-02', day: '2026-03-02' },
  { way: 'this machine’s, where the browser’s clock is wrong', inBrowser: '2026-03-05', day: '2026-03-03' },
])('today is $way', ({ inBrowser, day }) => {
  expect(todayOf('2026-03-02T20:00:00.000Z', inBrowser)).toBe(day)
})
