import { expect, it } from 'vitest'
import { greyOf } from './grey.ts'

it('the darkest, the usual and the brightest pixels are those that would stand there in order (importing 60)', () => {
  let state = 11
  for (const [width, steps] of [
    [37, 1000],
    [48, 3],
    [1, 5],
    [200, 1],
  ] as const) {
    const size = 48 * width
    const data = Float32Array.from({ length: 3 * size }, () => {
      state = (state * 48_271) % 2_147_483_647
      return (state % steps) / steps
    })
    const { values, dark, usual, bright } = greyOf({ width, height: 48, data })
    const sorted = values.toSorted()
    expect(dark).toBe(sorted[Math.floor(size * 0.02)])
    expect(usual).toBe(sorted[Math.floor(size / 2)])
    expect(bright).toBe(sorted[Math.floor(size * 0.98)])
  }
})
