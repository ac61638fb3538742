import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { soundBell, useBell } from './bell.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the bell rings five minutes for a timer, and again for one that joins it, not for one that goes', () => {
  vi.useFakeTimers()
  const vibrate = vi.fn<() => boolean>(() => true)
  vi.stubGlobal('navigator', { vibrate })
  const { rerender } = renderHook(({ ringing }) => useBell(ringing), { initialProps: { ringing: ['soup'] } })
  vi.advanceTimersByTime(10 * 60_000)
  expect(vibrate).toHaveBeenCalledTimes(120)
  rerender({ ringing: ['soup', 'rice'] })
  expect(vibrate).toHaveBeenCalledTimes(121)
  vi.advanceTimersByTime(2500)
  rerender({ ringing: ['rice'] })
  expect(vibrate).toHaveBeenCalledTimes(122)
  vi.advanceTimersByTime(10 * 60_000)
  expect(vibrate).toHaveBeenCalledTimes(240)
  rerender({ ringing: [] })
  vi.advanceTimersByTime(60_000)
  expect(vibrate).toHaveBeenCalledTimes(240)
})

test.each([
  ['shakes a phone that was touched', { userActivation: { hasBeenActive: true } }, 1],
  ['leaves one alone that nobody has touched yet', { userActivation: { hasBeenActive: false } }, 0],
  ['shakes where the browser does not say', {}, 1],
])('the bell %s', (_, browser, times) => {
  const vibrate = vi.fn<() => boolean>(() => true)
  vi.stubGlobal('navigator', { ...browser, vibrate })
  soundBell()
  expect(vibrate).toHaveBeenCalledTimes(times)
})
