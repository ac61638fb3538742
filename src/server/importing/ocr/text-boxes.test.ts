import { describe, expect, it } from 'vitest'
import { layFlat, pointOf, type TextMap, textBoxes } from './text-boxes.ts'

/** A map with a line of text that falls by `slope` and is `high` points high. */
function mapOf(slope: number, high = 8): TextMap {
  const [width, height] = [200, 100]
  const values = new Float32Array(width * height)
  for (let x = 20; x < 180; x++)
    for (let y = 0; y < high; y++) values[(Math.round(40 + slope * (x - 100)) + y) * width + x] = 0.9
  return { width, height, values }
}

describe('the boxes of lines', () => {
  it('have the place, the height and the direction of what was seen, and grow a little', () => {
    const [box, ...others] = textBoxes(mapOf(0.1), 2)
    expect(others).toEqual([])
    expect(box?.x).toBeCloseTo(200, -1)
    expect((box?.sin ?? 0) / (box?.cos ?? 1)).toBeCloseTo(0.1, 2)
    expect(box?.height).toBeGreaterThan(16)
    expect((box?.to ?? 0) - (box?.from ?? 0)).toBeGreaterThan(320)
    const start = box && pointOf(box, box.from, 0)
    expect(start?.x).toBeLessThan(42)
    expect(start?.y).toBeLessThan(box?.y ?? 0)
  })

  it('leave out what is flat, and what is hardly seen', () => {
    expect(textBoxes(mapOf(0, 2), 1)).toEqual([])
    const faint = mapOf(0)
    expect(textBoxes({ ...faint, values: faint.values.map((one) => one / 2) }, 1)).toEqual([])
  })

  it('of a figure alone lie like the lines around it, with room above and below', () => {
    const map = mapOf(0)
    const values = map.values.map((_, at) => {
      const [x, y] = [at % map.width, Math.floor(at / map.width)]
      return x >= 60 && x < 68 && y >= 40 && y < 54 ? 0.9 : 0
    })
    const [figure] = textBoxes({ ...map, values }, 1)
    expect(figure?.sin).toBeCloseTo(1)
    const box = figure && layFlat(figure)
    expect(box).toMatchObject({ cos: 1, sin: 0 })
    expect(box?.height).toBeGreaterThan(20)
    const [start, end] = [box && pointOf(box, box.from, 0), box && pointOf(box, box.to, 0)]
    expect(start?.y).toBeCloseTo(47, 0)
    expect(start?.x).toBeLessThan(58)
    expect(end?.x).toBeGreaterThan(70)
    expect(((start?.x ?? 0) + (end?.x ?? 0)) / 2).toBeCloseTo(64, 0)
  })
})
