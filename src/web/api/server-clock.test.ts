import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setServerTime, serverNow } from './server-clock.ts'

const NOW = Date.parse('2026-03-02T09:00:00.000Z')
const date = (milliseconds: number) => new Date(milliseconds).toUTCString()

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

it.each([
  ['a phone that is an hour late', 3_600_000],
  ['a phone that is a day ahead', -86_400_000],
])('puts %s right', (_, difference) => {
  setServerTime(date(NOW + difference))
  expect(serverNow()).toBe(NOW + difference)
  expect(localStorage.getItem('plateful:clock')).toBe(String(difference))
  setServerTime(date(NOW))
  expect(serverNow()).toBe(NOW)
  expect(localStorage.getItem('plateful:clock')).toBeNull()
})

it('leaves a phone alone that is right, whatever the way takes, and needs no header', () => {
  setServerTime(date(NOW - 2000))
  setServerTime(null)
  setServerTime('soon')
  expect(serverNow()).toBe(NOW)
})
