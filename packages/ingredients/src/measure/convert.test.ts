import { expect, test } from 'vitest'
import { SCALED_VIEW, SHOPPING_LIST } from './conversion-factors.ts'
import { convert, roundTo, roundToStep, toBase } from './convert.ts'

test.each([
  [2, 'cl', 20, 'ml'],
  [1, 'dl', 100, 'ml'],
  [500, 'mg', 0.5, 'g'],
  [1, 'dsp', 9.858, 'ml'],
])('%d %s is %d %s by definition', (quantity, unit, per, base) =>
  expect(toBase({ quantity, unit }, SHOPPING_LIST)).toEqual({ quantity: per, unit: base }),
)

test('each place uses its own table', () => {
  expect(convert({ quantity: 1, unit: 'cup' }, 'ml', SHOPPING_LIST)?.quantity).toBe(236.588)
  expect(convert({ quantity: 1, unit: 'cup' }, 'ml', SCALED_VIEW)?.quantity).toBe(240)
})

test.each([
  ['g', 'ml'],
  ['tin', 'g'],
  ['constructor', 'g'],
  [null, 'g'],
])('%s never becomes %s by a guess', (from, to) =>
  expect(convert({ quantity: 1, unit: from }, to, SHOPPING_LIST)).toBeNull(),
)

test('rounds to the nearest digit or step, also where binary fractions fall short of the half', () => {
  expect(roundTo(1.005, 2)).toBe(1.01)
  expect(roundTo(2 / 3, 2)).toBe(0.67)
  expect(roundToStep(1.6, 0.25)).toBe(1.5)
  expect(roundToStep(1.6, 0.5)).toBe(1.5)
})
