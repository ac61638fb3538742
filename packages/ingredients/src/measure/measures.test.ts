/**
 * The roundings, number words, units and factors that the other tests of this folder do not name.
 */

import { describe, expect, it } from 'vitest'
import { RECIPE_FORM, SCALED_VIEW, SHOPPING_LIST } from './conversion-factors.ts'
import { baseOf, roundTo, roundToStep } from './convert.ts'
import { plainFractions, readNumber, readQuantity, formatDecimal, formatQuantity } from './quantity.ts'
import {
  canonicalUnit,
  isMetricUnit,
  isUnitModifier,
  isUnitWord,
  kindOfUnit,
  formatUnit,
  singularWord,
  unitWords,
} from './unit.ts'

describe('what one unit comes to', () => {
  it.each<[string, number, number, number]>([
    ['l', 1000, 1000, 1000],
    ['tsp', 4.93, 4.929, 5],
    ['dsp', 9.86, 9.858, 10],
    ['tbsp', 14.79, 14.787, 15],
    ['fl oz', 29.57, 29.574, 30],
    ['cl', 10, 10, 10],
    ['dl', 100, 100, 100],
    ['cup', 236.59, 236.588, 240],
    ['pint', 473.18, 473.176, 473],
    ['quart', 946.35, 946.353, 946],
    ['gallon', 3785.41, 3785.41, 3785],
  ])(
    '%s in ml: %d in the form, %d on the list, %d scaled (recipes 19, shopping 16, recipes 35)',
    (unit, form, list, scaled) => {
      expect(baseOf(unit, RECIPE_FORM)).toEqual({ per: form, base: 'ml' })
      expect(baseOf(unit, SHOPPING_LIST)).toEqual({ per: list, base: 'ml' })
      expect(baseOf(unit, SCALED_VIEW)).toEqual({ per: scaled, base: 'ml' })
    },
  )

  it.each<[string, number, number, number]>([
    ['g', 1, 1, 1],
    ['mg', 0.001, 0.001, 0.001],
    ['kg', 1000, 1000, 1000],
    ['oz', 28.35, 28.35, 28.35],
    ['lb', 453.59, 453.592, 453.6],
  ])('%s in g: %d in the form, %d on the list, %d scaled', (unit, form, list, scaled) => {
    expect(baseOf(unit, RECIPE_FORM)).toEqual({ per: form, base: 'g' })
    expect(baseOf(unit, SHOPPING_LIST)).toEqual({ per: list, base: 'g' })
    expect(baseOf(unit, SCALED_VIEW)).toEqual({ per: scaled, base: 'g' })
  })

  it('is known of a pinch and a dash in the form alone', () => {
    expect([baseOf('pinch', RECIPE_FORM), baseOf('dash', RECIPE_FORM)]).toEqual([
      { per: 0.5, base: 'g' },
      { per: 1, base: 'ml' },
    ])
    expect([baseOf('pinch', SHOPPING_LIST), baseOf('dash', SCALED_VIEW)]).toEqual([null, null])
  })
})

describe('roundings', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.344, 2, 2.34],
    [2.5, 0, 3],
    [1234.56, 1, 1234.6],
  ])('%d to %d decimals is %d', (value, decimals, expected) =>
    expect(roundTo(value, decimals)).toBe(expected),
  )

  it.each([
    [1.6, 0.25, 1.5],
    [1.63, 0.25, 1.75],
    [0.2, 0.5, 0],
    [0.25, 0.5, 0.5],
  ])('%d to the nearest %d is %d', (value, step, expected) => expect(roundToStep(value, step)).toBe(expected))
})

describe('numbers', () => {
  it.each<[string, number | null]>([
    ['zero', 0],
    ['one', 1],
    ['eleven', 11],
    ['twenty', 20],
    ['thirty', 30],
    ['forty', 40],
    ['fifty', 50],
    ['an', 1],
    ['one-half', 0.5],
    ['one-quarter', 0.25],
    ['one-fourth', 0.25],
    ['three-quarters', 0.75],
    ['one-third', 1 / 3],
    ['two-thirds', 2 / 3],
    ['couple', 2],
    ['1-1/2', 1.5],
    ['2-21/2', null],
    ['1-3/2', null],
    ['1-2/2', null],
    ['0/4', 0],
    ['12,345,678.5', 12_345_678.5],
    ['1234,5', 1234.5],
    ['1,2345', null],
    ['⅛', 0.125],
    ['⅒', 0.1],
    ['1.', null],
  ])('%s is %s (recipes 39)', (text, value) => expect(readNumber(text)).toBe(value))

  it.each([
    ['1½ cups', '1 1/2 cups'],
    ['a ½ cup', 'a 1/2 cup'],
    ['a½ cup', 'a1/2 cup'],
    ['1 ½', '1 1/2'],
    ['3⁄4', '3/4'],
    ['none', 'none'],
  ])('%j has its fractions plain: %j', (text, plain) => expect(plainFractions(text)).toBe(plain))

  it.each<[string, object | null]>([
    ['3 or 2', { quantity: 2.5, quantityMax: 3 }],
    ['2—3', { quantity: 2.5, quantityMax: 3 }],
    ['2 - 3 - 4', null],
    ['2 to', null],
    ['to 2', null],
    [`${'1'.repeat(9)}${' '.repeat(91)}`, { quantity: 111_111_111, quantityMax: null }],
    [`${'1'.repeat(9)}${' '.repeat(92)}`, null],
  ])('%j is the range %j (recipes 40)', (text, range) => expect(readQuantity(text)).toEqual(range))

  it.each([
    [0.25, '¼'],
    [1 / 3, '⅓'],
    [0.75, '¾'],
    [0.509, '½'],
    [0.511, '0.51'],
    [99.5, '99½'],
    [100.5, '100.5'],
    [0, '0'],
    [2.999, '3'],
  ])('%d is said %s (recipes 39)', (quantity, said) => expect(formatQuantity(quantity)).toBe(said))

  it('have at most two decimals and no zeros behind them', () => {
    expect([1.5, 200, 1 / 3, 1.005].map(formatDecimal)).toEqual(['1.5', '200', '0.33', '1'])
  })
})

describe('a unit', () => {
  it.each<[string | null, string | null]>([
    [null, null],
    ['', null],
    ['units', null],
    ['each', null],
    ['ea', null],
    ['item', 'item'],
    ['T', 'tbsp'],
    [' T ', 'tbsp'],
    ['t', 'tsp'],
    ['Tbsp.', 'tbsp'],
    ['heaped tbsp', 'tbsp'],
    ['tbsp of', 'tbsp'],
    ['large cans', 'tin'],
    ['fl oz glass', 'fl oz'],
    ['can or so', 'tin'],
    ['large', null],
    ['gourds', 'gourd'],
    ['Gourds full', 'gourd'],
  ])('written %j is %j', (text, unit) => expect(canonicalUnit(text)).toBe(unit))

  it.each<[string, number | null, string]>([
    ['kg', 2, 'kg'],
    ['fl oz', 2, 'fl oz'],
    ['cup', 2, 'cups'],
    ['cup', 1, 'cup'],
    ['cup', null, 'cup'],
    ['inch', 2, 'inches'],
    ['cm', 2, 'cm'],
    ['tin', 1.5, 'tins'],
    ['bunch', 2, 'bunches'],
    ['glass', 2, 'glasses'],
    ['leaf', 2, 'leaves'],
    ['foot', 3, 'foot'],
    ['dozen', 2, 'dozen'],
    ['gourd', 2, 'gourds'],
  ])('%s of %s is said %s', (unit, quantity, said) => expect(formatUnit(unit, quantity)).toBe(said))

  it.each([
    ['g', true, 'mass'],
    ['l', true, 'volume'],
    ['cl', true, 'volume'],
    ['cup', false, 'volume'],
    ['cm', false, 'length'],
    ['tin', false, 'container'],
    ['clove', false, 'part'],
    ['pinch', false, 'touch'],
    ['gourd', false, undefined],
  ])('%s is metric or not (%s), and of the kind %s', (unit, isMetric, kind) => {
    expect([isMetricUnit(unit), kindOfUnit(unit)]).toEqual([isMetric, kind])
  })

  it('is known by its expandPattern, whatever their case, and by no other word', () => {
    expect(['TINS', 'fl oz', 'kg', 'gourd', 'constructor'].map(isUnitWord)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(['heaped', 'large', 'tin'].map(isUnitModifier)).toEqual([true, true, false])
    expect(unitWords()).toContain('tablespoon')
    expect(unitWords().filter((word) => /[^a-z]/.test(word))).toEqual([])
  })

  it.each([
    ['bunches', 'bunch'],
    ['potatoes', 'potato'],
    ['berries', 'berry'],
    ['pies', 'pie'],
    ['curries', 'curry'],
    ['couscous', 'couscous'],
    ['asparagus', 'asparagus'],
    ['glass', 'glass'],
    ['gas', 'gas'],
    ['eggs', 'egg'],
    ['knives', 'knife'],
    ['feet', 'foot'],
    ['boxes', 'box'],
    ['leek', 'leek'],
  ])('%s is one %s', (word, one) => expect(singularWord(word)).toBe(one))
})
