import { describe, expect, it } from 'vitest'
import { pageTilt, toFlatPoint, toPicturePoint } from './page-tilt.ts'
import type { TextBox } from './text-boxes.ts'

const lineAt = (y: number, slope: number): TextBox => ({
  x: 500,
  y,
  cos: Math.cos(Math.atan(slope)),
  sin: Math.sin(Math.atan(slope)),
  from: -400,
  to: 400,
  length: 800,
  height: 30,
  bend: [0, 0, 0],
})

describe('a page that lies aslant', () => {
  const tilt = pageTilt(
    [200, 400, 600, 800, 1000].map((y) => lineAt(y, 0.05)),
    1000,
    1200,
  )

  it('has its lines level', () => {
    const left = toFlatPoint(tilt, { x: 100, y: 400 - 20 })
    const right = toFlatPoint(tilt, { x: 900, y: 400 + 20 })
    expect(left.y).toBeCloseTo(right.y, 0)
  })

  it('is found again on the picture', () => {
    const point = { x: 300, y: 700 }
    const again = toPicturePoint(tilt, toFlatPoint(tilt, point))
    expect(again.x).toBeCloseTo(point.x, 0)
    expect(again.y).toBeCloseTo(point.y, 0)
  })

  it('is taken as it is where too few lines tell how it lies', () => {
    const few = pageTilt([lineAt(200, 0.05)], 1000, 1200)
    expect(toFlatPoint(few, { x: 10, y: 20 })).toEqual({ x: 10, y: 20 })
  })
})
