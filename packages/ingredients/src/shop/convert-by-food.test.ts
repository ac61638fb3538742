/** What amounts come to: the figures are those of the tables, each asked for once. */

import { describe, expect, test } from 'vitest'
import { type Food, type FoodCategory, unknownFood } from '../foods/food.ts'
import type { Addend } from '../measure/add-amounts.ts'
import type { Amount } from '../measure/convert.ts'
import { densityOf, inGrams, inMillilitres, inPieces, gramsPerPiece } from './convert-by-food.ts'

const food = (name: string, fields: Partial<Food> = {}): Food => ({
  ...unknownFood,
  name,
  knowledge: 'known',
  category: 'Pantry & Spices',
  ...fields,
})
const amount = (quantity: number, unit: string | null): Amount => ({ quantity, unit })
const of = (quantity: number, unit: string | null, ...alternatives: Amount[]): Addend => ({
  amount: amount(quantity, unit),
  alternatives,
})

describe('density in g/ml', () => {
  test.each([
    ['baby spinach', 0.13],
    ['curly kale', 0.24],
    ['white cabbage', 0.36],
    ['cream cheese', 0.96],
    ['grated cheddar', 0.48],
    ['rolled oat', 0.42],
    ['penne', 0.44],
    ['rye flour', 0.55],
    ['chopped walnut', 0.55],
    ['brown rice', 0.82],
    ['golden raisin', 0.68],
    ['wild blueberry', 0.64],
    ['sliced leek', 0.6],
    ['plum sauce', 1.05],
  ])('of %s is that of its kind: %d', (name, density) => expect(densityOf(food(name))).toBe(density))

  test.each<[string, Partial<Food>, number | null]>([
    ['what the lexicon says goes before the kind', { name: 'rye flour', density: 0.5 }, 0.5],
    ['meat and fish are alike', { name: 'beef', category: 'Meat & Fish' }, 0.62],
    ['so are vegetables', { name: 'swede', category: 'Vegetables' }, 0.65],
    ['so are fruits', { name: 'mango', category: 'Fruits' }, 0.65],
    ['of another food nobody knows it', { name: 'tahini' }, null],
    ['a kind is told by the last word', { name: 'rice cooker' }, null],
  ])('%s', (_rule, { name = '', ...fields }, density) => expect(densityOf(food(name, fields))).toBe(density))

  test('gives the same answer again', () => {
    const rice = food('brown rice')
    expect([densityOf(rice), densityOf(rice)]).toEqual([0.82, 0.82])
  })
})

describe('grams of an amount', () => {
  const onion = food('onion', { category: 'Vegetables', weights: { item: 150, slice: 9 } })
  const beans = food('butter bean', { pack: '400 g tin' })

  test.each<[string, Food, Addend, number | null]>([
    ['a weight is a weight', onion, of(2, 'kg'), 2000],
    ['a weight that the line says beside goes before pieces', onion, of(2, null, amount(310, 'g')), 310],
    ['a measure by the density', food('milk', { density: 1.03 }), of(100, 'ml'), 103],
    ['a weight beside goes before a measure', onion, of(100, 'ml', amount(70, 'g')), 70],
    ['a measure beside goes before pieces', onion, of(1, null, amount(200, 'ml')), 200 * 0.6],
    ['a measure without a density is not known', food('tahini'), of(100, 'ml'), null],
    ['pieces by the piece', onion, of(2, null), 300],
    ['items are pieces', onion, of(2, 'item'), 300],
    ['a part by its own weight', onion, of(3, 'slice'), 27],
    ['a pack by what it holds', beans, of(2, 'tin'), 800],
    ['another pack not', beans, of(2, 'jar'), null],
    ['a pack of a measure not', food('oil', { pack: '500 ml bottle' }), of(1, 'bottle'), null],
    ['pieces of no known weight not', food('swede'), of(1, null), null],
  ])('%s', (_rule, of_, addend, grams) => expect(inGrams(addend, of_)).toBe(grams))

  test.each([
    ['handful', 25],
    ['knob', 15],
    ['pinch', 0.4],
    ['dash', 0.6],
    ['sprinkle', 2],
    ['drop', 0.1],
    ['splash', 8],
    ['drizzle', 8],
    ['glug', 15],
    ['squeeze', 8],
  ])('a %s is %d', (unit, grams) => {
    expect(inGrams(of(2, unit), food('tahini'))).toBe(2 * grams)
    expect(inGrams(of(2, unit), food('tahini', { weights: { [unit]: 7 } }))).toBe(14)
  })

  test('of one piece are those of its item', () =>
    expect([gramsPerPiece(onion), gramsPerPiece(beans)]).toEqual([150, null]))
})

describe('millilitres of an amount', () => {
  const oil = food('oil', { density: 0.9, pack: '500 ml bottle' })

  test.each<[string, Food, Addend, number | null]>([
    ['a measure is a measure', oil, of(2, 'l'), 2000],
    ['a measure that the line says beside too', oil, of(1, 'tin', amount(400, 'ml')), 400],
    ['a weight by the density', oil, of(90, 'g'), 100],
    ['a pack by what it holds', oil, of(3, 'bottle'), 1500],
    ['another pack not', oil, of(3, 'jar'), null],
    [
      'a pack of a weight by the density',
      food('lard', { density: 0.5, pack: '250 g pack' }),
      of(1, 'pack'),
      500,
    ],
    ['a weight without a density not', food('tahini'), of(90, 'g'), null],
  ])('%s', (_rule, of_, addend, millilitres) => expect(inMillilitres(addend, of_)).toBe(millilitres))
})

describe('pieces of an amount', () => {
  const lemon = food('lemon', { category: 'Fruits', weights: { item: 100 } })
  const squash = food('squash', { category: 'Vegetables' })

  test.each<[string, Food, Addend, number | null]>([
    ['what is counted', lemon, of(2, null), 2],
    ['items', lemon, of(2, 'item'), 2],
    ['servings', lemon, of(2, 'serving'), 2],
    ['dozens', lemon, of(2, 'dozen'), 24],
    ['pairs', lemon, of(2, 'pair'), 4],
    ['halves', lemon, of(3, 'half'), 1.5],
    ['a weight by the piece', lemon, of(250, 'g'), 2.5],
    ['a weight of what has no known piece not', squash, of(250, 'g'), null],
    ['a tin not', squash, of(1, 'tin'), null],
  ])('%s', (_rule, of_, addend, pieces) => expect(inPieces(addend, of_)).toBe(pieces))

  test.each([
    ['lemon', 45],
    ['lime', 30],
    ['orange', 80],
    ['grapefruit', 180],
  ])('the juice of one %s is %d ml', (name, juice) =>
    expect(inPieces(of(3 * juice, 'ml'), food(name, { category: 'Fruits' }))).toBe(3),
  )

  test.each([
    'head',
    'piece',
    'ear',
    'cob',
    'stalk',
    'stem',
    'bulb',
    'thumb',
    'knob',
    'fillet',
    'inch',
    'cm',
  ])('a %s is one of what has no known weight', (unit) => expect(inPieces(of(2, unit), squash)).toBe(2))

  test.each([
    ['slice', 0.1],
    ['wedge', 0.125],
    ['strip', 0.1],
    ['round', 0.1],
    ['segment', 0.1],
    ['leaf', 0.1],
    ['floret', 0.1],
    ['cube', 0.05],
    ['chunk', 0.1],
    ['disc', 0.05],
    ['pinch', 0.1],
  ])('a %s is %d of the whole', (unit, part) => expect(inPieces(of(4, unit), squash)).toBe(4 * part))
})

test.each<FoodCategory>(['Dairy & Eggs', 'Grains & Bakery', 'Pantry & Spices', 'Other'])(
  'a food of %s without a kind has no density',
  (category) => expect(densityOf(food('glorbnak', { category }))).toBeNull(),
)
