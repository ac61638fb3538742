import { afterEach, expect, test, vi } from 'vitest'
import { soundBell } from './bell.ts'

afterEach(() => vi.unstubAllGlobals())

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
