import { describe, expect, it } from 'vitest'
import { inEvenLight } from './even-light.ts'
import type { Raster } from './raster.ts'

const [WIDTH, HEIGHT] = [960, 640]

/** A page with dark strokes in lines, in a light that depends on the place. */
function page(light: (x: number, y: number) => number, ink = 40, paper = 235): Raster {
  const data = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      data.fill(
        Math.round((isInk(x, y) ? ink : paper) * light(x, y)),
        3 * (y * WIDTH + x),
        3 * (y * WIDTH + x) + 3,
      )
  return { width: WIDTH, height: HEIGHT, data }
}
const isInk = (x: number, y: number) => y % 32 < 12 && x % 10 < 3
const at = ({ data, width }: Raster, x: number, y: number) => data[3 * (y * width + x)] ?? 0

/** The light of a lamp at the left with the soft shadow of a hand. */
const shade = (x: number, y: number) => {
  const hand = 1 / (1 + Math.exp((Math.hypot(x - 600, y - 400) - 180) / 15))
  return (1 - (0.4 * x) / WIDTH) * (1 - 0.55 * hand)
}

describe('the light of a page (importing 62)', () => {
  it('is evened where a shadow lies on it', () => {
    const given = page(shade)
    const even = inEvenLight(given)
    const papers = [40, 300, 600, 900].map((x) => at(even, x + 5, 405))
    expect(at(given, 605, 405)).toBeLessThan(100)
    expect(Math.min(...papers)).toBeGreaterThan(190)
    expect(at(even, 600, 387)).toBeLessThan(60)
  })

  it('stays as it is where it is even', () => {
    const given = page(() => 1)
    expect(inEvenLight(given)).toBe(given)
  })

  it('and so it does on a dark screen', () => {
    const given = page((_, y) => 1 - (0.2 * y) / HEIGHT, 230, 30)
    expect(inEvenLight(given)).toBe(given)
  })
})
