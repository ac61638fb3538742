import { describe, expect, it } from 'vitest'
import type { PlacedText } from './placed-text.ts'
import { withCountsAtFirst } from './step-counts.ts'

const piece = (text: string, left: number, base: number): PlacedText => ({
  text,
  left,
  right: left + text.length * 5,
  base,
  size: 10,
  font: '',
  confidence: 0.99,
})
const steps = [
  piece('Heat the oven and line', 40, 100),
  piece('a tin with paper.', 40, 114),
  piece('Beat eggs and sugar', 40, 138),
  piece('until they are pale', 40, 152),
  piece('and thick.', 40, 166),
]
const basesOf = (pieces: readonly PlacedText[], some: readonly string[]) =>
  pieces.filter(({ text }) => some.includes(text)).map(({ base }) => base)

describe('numbers of steps in the middle of their lines (importing 77)', () => {
  it('go to the first line of their step', () => {
    const found = withCountsAtFirst([piece('1', 20, 107), piece('2', 20, 152), ...steps])
    expect(basesOf(found, ['1.', '2.'])).toEqual([100, 138])
  })

  it('go where one was read as something else, which says nothing', () => {
    const third = [piece('Serve it warm with a', 40, 190), piece('spoonful of cream.', 40, 204)]
    const found = withCountsAtFirst([
      piece('1', 20, 107),
      piece('2/3', 18, 153),
      piece('3', 20, 198),
      ...steps,
      ...third,
    ])
    expect(basesOf(found, ['1.', '3.'])).toEqual([100, 190])
    expect(found.map(({ text }) => text)).not.toContain('2/3')
  })

  it('stay where they do not count, or where lines do not tell the steps apart', () => {
    const amounts = [piece('4', 20, 107), piece('2', 20, 152), ...steps]
    expect(withCountsAtFirst(amounts)).toEqual(amounts)
    const list = [piece('2', 20, 100), piece('3', 20, 130), piece('eggs', 40, 100), piece('leeks', 40, 130)]
    expect(withCountsAtFirst(list)).toEqual(list)
    const even = steps.map((line, at) => ({ ...line, base: 100 + 14 * at }))
    const tight = [piece('1', 20, 107), piece('2', 20, 149), ...even]
    expect(withCountsAtFirst(tight)).toEqual(tight)
  })
})
