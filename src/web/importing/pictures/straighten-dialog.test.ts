import { describe, expect, it } from 'vitest'
import { moveCorner } from './straighten-dialog.tsx'

const half = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 }
const upperLeft = { name: 'Upper left corner', x: 'left', y: 'top' } as const
const lowerRight = { name: 'Lower right corner', x: 'right', y: 'bottom' } as const

describe('a corner of the part that is read (importing 45)', () => {
  it('moves two edges and leaves the others', () => {
    expect(moveCorner(half, upperLeft, 0, 0.5)).toEqual({ left: 0, top: 0.5, width: 0.75, height: 0.25 })
  })

  it('stays on the page, and never crosses the other corner', () => {
    expect(moveCorner(half, lowerRight, 2, 2)).toEqual({ left: 0.25, top: 0.25, width: 0.75, height: 0.75 })
    const { width, height } = moveCorner(half, lowerRight, 0, 0)
    expect([width, height].map((side) => Number(side.toFixed(2)))).toEqual([0.05, 0.05])
  })
})
