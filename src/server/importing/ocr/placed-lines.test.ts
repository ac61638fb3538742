import { expect, it } from 'vitest'
import { ocrLetters } from '../../../../test/harness/ocr-letters.ts'
import type { DetectedLine } from './detect-lines.ts'
import { placedPage } from './placed-lines.ts'

/** A line in a level box with this centre. */
function lineAt(text: string, x: number, y: number, width: number, height = 26): DetectedLine {
  const half = width / 2
  return {
    box: { x, y, cos: 1, sin: 0, from: -half, to: half, length: width, height, bend: [0, 0, 0] },
    letters: ocrLetters(text),
    band: { top: 0.3, base: 0.75, ink: 0.3 },
  }
}

it('a unit or a figure alone has the size and the row of the words beside it (importing 75)', () => {
  const foods = ['chicken thighs in wedges', 'tomato puree and salt', 'sprouts, cut in half']
  const lines = foods.flatMap((food, at) => [
    lineAt('75', 40, 101 + 60 * at, 32),
    // A small box has a wide edge: it is higher than those of words, and hangs lower.
    lineAt('g', 90, 109 + 60 * at, 32, 39),
    lineAt(food, 300, 100 + 60 * at, 260),
  ])
  const { pieces } = placedPage({ width: 600, height: 400, turn: 0, lines }).page
  for (const food of foods) {
    const row = pieces.find(({ text }) => text === food)
    const near = pieces.filter(({ base }) => Math.abs(base - (row?.base ?? 0)) < 30)
    expect(near).toHaveLength(3)
    for (const piece of near) {
      expect(piece.size).toBeCloseTo(row?.size ?? 0, 5)
      expect(Math.abs(piece.base - (row?.base ?? 0))).toBeLessThan(3)
    }
  }
})
