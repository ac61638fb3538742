import { describe, expect, test } from 'vitest'
import { canonicalUnit, kindOfUnit, formatUnit, singularWord } from './unit.ts'

describe('canonicalUnit', () => {
  test.each([
    ['Tablespoons', 'tbsp'],
    ['tbsp.', 'tbsp'],
    ['T', 'tbsp'],
    ['t', 'tsp'],
    ['heaped tsp', 'tsp'],
    ['fluid ounces', 'fl oz'],
    ['grammes', 'g'],
    ['litres', 'l'],
    ['can', 'tin'],
    ['packets', 'pack'],
    ['large handful', 'handful'],
    ['thumb-sized piece', 'piece'],
    ['leaves', 'leaf'],
    ['wheelbarrows', 'wheelbarrow'],
    ['each', null],
    ['units', null],
    ['', null],
  ])('%s is %s', (text, unit) => expect(canonicalUnit(text)).toBe(unit))

  test('without a unit there is none', () => expect(canonicalUnit(null)).toBeNull())
})

test.each([
  ['g', 'mass'],
  ['cup', 'volume'],
  ['cm', 'length'],
  ['tin', 'container'],
  ['clove', 'part'],
  ['pinch', 'touch'],
  ['wheelbarrow', undefined],
])('%s is a %s', (unit, kind) => expect(kindOfUnit(unit)).toBe(kind))

test.each([
  ['g', 200, 'g'],
  ['cup', 2, 'cups'],
  ['cup', 1, 'cup'],
  ['leaf', 3, 'leaves'],
  ['bunch', 2, 'bunches'],
  ['tin', 0.5, 'tin'],
])('%s for %d is %s', (unit, quantity, said) => expect(formatUnit(unit, quantity)).toBe(said))

test.each([
  ['bunches', 'bunch'],
  ['berries', 'berry'],
  ['potatoes', 'potato'],
  ['halves', 'half'],
  ['asparagus', 'asparagus'],
  ['peas', 'pea'],
  // A word that every object of the language has.
  ['constructor', 'constructor'],
])('one of the %s is a %s', (many, one) => expect(singularWord(many)).toBe(one))
