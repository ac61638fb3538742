import { describe, expect, it } from 'vitest'
import { seen } from '../../test/placed-makers.ts'
import { alignStepNumbers } from './align-step-numbers.ts'
import type { PlacedText } from './placed-text.ts'

const steps = [
  seen('Heat the oven and line', 40, 100),
  seen('a tin with paper.', 40, 114),
  seen('Beat eggs and sugar', 40, 138),
  seen('until they are pale', 40, 152),
  seen('and thick.', 40, 166),
]
const basesOf = (pieces: readonly PlacedText[], some: readonly string[]) =>
  pieces.filter(({ text }) => some.includes(text)).map(({ base }) => base)

describe('numbers of steps in the middle of their lines (importing 77)', () => {
  it('go to the first line of their step', () => {
    const found = alignStepNumbers([seen('1', 20, 107), seen('2', 20, 152), ...steps])
    expect(basesOf(found, ['1.', '2.'])).toEqual([100, 138])
  })

  it('go where one was read as something else, which says nothing', () => {
    const third = [seen('Serve it warm with a', 40, 190), seen('spoonful of cream.', 40, 204)]
    const found = alignStepNumbers([
      seen('1', 20, 107),
      seen('2/3', 18, 153),
      seen('3', 20, 198),
      ...steps,
      ...third,
    ])
    expect(basesOf(found, ['1.', '3.'])).toEqual([100, 190])
    expect(found.map(({ text }) => text)).not.toContain('2/3')
  })

  it('stay where they do not count, or where lines do not tell the steps apart', () => {
    const amounts = [seen('4', 20, 107), seen('2', 20, 152), ...steps]
    expect(alignStepNumbers(amounts)).toEqual(amounts)
    const list = [seen('2', 20, 100), seen('3', 20, 130), seen('eggs', 40, 100), seen('leeks', 40, 130)]
    expect(alignStepNumbers(list)).toEqual(list)
    const even = steps.map((line, at) => ({ ...line, base: 100 + 14 * at }))
    const tight = [seen('1', 20, 107), seen('2', 20, 149), ...even]
    expect(alignStepNumbers(tight)).toEqual(tight)
  })
})
