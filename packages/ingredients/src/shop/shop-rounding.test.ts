/** Each step that a shop fills and weighs in, at its end and beyond it. */

import { describe, expect, test } from 'vitest'
import { roundUpToShopStep, type MeasureSystem, usCarton, roundUpToWhole } from './shop-rounding.ts'

const step = (quantity: number, base: 'g' | 'ml', system: MeasureSystem) => {
  const { quantity: filled, unit } = roundUpToShopStep(quantity, base, system)
  return `${filled} ${unit}`
}

describe('weights', () => {
  test.each([
    [1, '5 g'],
    [5, '5 g'],
    [6, '10 g'],
    [243, '245 g'],
    [250, '250 g'],
    [252, '250 g'],
    [253, '275 g'],
    [980, '975 g'],
    [990, '1 kg'],
    [1010, '1 kg'],
    [1020, '1.1 kg'],
    [3000, '3 kg'],
    [3030, '3 kg'],
    [3040, '3.5 kg'],
    [12_000, '12 kg'],
  ])('%d g is %s', (grams, said) => expect(step(grams, 'g', 'metric')).toBe(said))

  test.each([
    [1, '0.5 oz'],
    [28.35, '1 oz'],
    [29, '1.5 oz'],
    [113.4, '4 oz'],
    [118, '5 oz'],
    [15 * 28.35, '15 oz'],
    [440, '1 lb'],
    [453.592, '1 lb'],
    [470, '1.25 lb'],
    [907.184, '2 lb'],
  ])('%d g in America is %s', (grams, said) => expect(step(grams, 'g', 'us')).toBe(said))
})

describe('measures', () => {
  test.each([
    [1, '5 ml'],
    [50, '50 ml'],
    [52, '75 ml'],
    [100, '100 ml'],
    [104, '150 ml'],
    [950, '950 ml'],
    [970, '1 l'],
    [1020, '1.1 l'],
    [3000, '3 l'],
    [3040, '3.5 l'],
  ])('%d ml is %s', (millilitres, said) => expect(step(millilitres, 'ml', 'metric')).toBe(said))

  test.each([
    [1, '1 fl oz'],
    [29.574, '1 fl oz'],
    [31, '2 fl oz'],
    [16 * 29.574, '16 fl oz'],
    [17 * 29.574, '18 fl oz'],
    [30 * 29.574, '30 fl oz'],
    [946, '1 quart'],
    [33 * 29.574, '1.5 quart'],
    [3 * 946.353, '3 quart'],
  ])('%d ml in America is %s', (millilitres, said) => expect(step(millilitres, 'ml', 'us')).toBe(said))

  test.each([
    [1, '8 fl oz'],
    [8 * 29.574, '8 fl oz'],
    [240, '1 pint'],
    [473, '1 pint'],
    [480, '1 quart'],
    [946, '1 quart'],
    [960, '0.5 gallon'],
    [1890, '0.5 gallon'],
    [1930, '1 gallon'],
    [3785, '1 gallon'],
    [3900, '2 gallon'],
  ])('a carton for %d ml in America is %s', (millilitres, said) => {
    const { quantity, unit } = usCarton(millilitres)
    expect(`${quantity} ${unit}`).toBe(said)
  })
})

test.each([
  [0, 1],
  [0.5, 1],
  [1, 1],
  [1.03, 1],
  [1.04, 2],
  [2.06, 2],
  [2.07, 3],
  [36, 36],
  [36.9, 36],
  [48, 48],
])('%d pieces are %d whole ones', (count, whole) => expect(roundUpToWhole(count)).toBe(whole))
