/** How much each sign of an ingredient or a step adds to its shape, a line for each. */

import { expect, test } from 'vitest'
import { foodWords, ingredientLikenessOf, isAmountOnly, isNutrient, stepLikenessOf } from './line-likeness.ts'

const long = (words: number) =>
  Array.from({ length: words }, (_, at) => `word${'abcdefghij'[at % 10]}`).join(' ')

test.each<[string, number, string]>([
  ['leeks', 0.25, 'a few words'],
  ['2 leeks', 0.8, 'an amount'],
  ['a leek', 0.8, 'an amount in words'],
  ['200 g leeks', 1, 'an amount and a unit, no more than one'],
  ['leek cloves', 0.5, 'a unit without an amount'],
  ['leeks to taste', 0.5, 'as much as one likes'],
  [long(8), 0.25, 'eight words'],
  [long(9), 0.15, 'nine words'],
  [long(25), 0.15, 'twenty-five words'],
  [long(26), 0, 'more words than a food has'],
  [`2 ${long(24)}`, 0.7, 'an amount before many words'],
  [`2 ${long(25)}`, 0.4, 'an amount before too many words'],
  [`2 ${long(9)}.`, 0.2, 'a sentence of ten words with an amount'],
  [`2 ${long(8)}.`, 0.7, 'nine words with a full stop'],
  [`2 cups ${long(8)}.`, 0.55, 'a sentence with an amount and a unit'],
  ['2 comments', 0.3, 'words of a page and not of a kitchen'],
  ['Serves: 4', 0, 'a fact'],
  ['Protein 4 g', 0, 'a nutrient'],
  ['x', 0, 'one letter'],
  ['2x', 0.8, 'two letters'],
  [`2 ${'x'.repeat(218)}`, 0.8, 'as many letters as a line has'],
  [`2 ${'x'.repeat(219)}`, 0, 'more letters than a line has'],
])('%s looks like an ingredient by %d: %s', (text, shape) => {
  expect(ingredientLikenessOf(text)).toBeCloseTo(shape, 5)
})

test.each<[string, number, string]>([
  ['Lovely', 0.05, 'a word'],
  ['Bake it', 0.45, 'a verb of the kitchen'],
  ['Bake it.', 0.7, 'a sentence with it'],
  ['Soften the leeks', 0.5, 'a word that begins a step'],
  [long(8), 0.4, 'eight words and no sign'],
  [`${long(20)}.`, 0.65, 'a long sentence about the dish'],
  ['Bake it?', 0.1, 'a question'],
  ['Mail us: a@b.example.', 0, 'an address'],
  ['2 cups leeks, cut', 0.15, 'an amount and a unit in few words'],
  [`2 cups leeks, cut ${long(9)}`, 0.35, 'an amount and a unit in thirteen words'],
  [`2 cups leeks, cut ${long(10)}`, 0.75, 'an amount and a unit in fourteen words'],
  ['2 cups leeks, cut.', 0.8, 'an amount and a unit in a sentence'],
  ['把番茄切成小块。', 0.775, 'a sentence without spaces'],
  ['Bake.', 0, 'five letters'],
  ['Baked.', 0.3, 'six letters'],
  [`Bake ${'x'.repeat(2995)}`, 0.45, 'as many letters as a step has'],
  [`Bake ${'x'.repeat(2996)}`, 0, 'more letters than a step has'],
])('%s looks like a step by %d: %s', (text, shape) => {
  expect(stepLikenessOf(text)).toBeCloseTo(shape, 5)
})

test('an amount alone is a measure, one with its food is not', () => {
  expect(['2', '½ cup', '150 g', '1-2'].filter(isAmountOnly)).toHaveLength(4)
  expect(['leeks', '2 leeks', '150 g flour', 'g'].filter(isAmountOnly)).toEqual([])
})

test('the words of a food are those that are no amount, no unit and no remark', () => {
  expect(foodWords('200 g Young Leeks (washed), 2 cloves')).toEqual(['young', 'leeks'])
})

test('a line of nutrition is as short as a row of a table', () => {
  expect(isNutrient(`Protein 4 g${' '.repeat(69)}`)).toBe(true)
  expect(isNutrient(`Protein 4 g${' '.repeat(70)}`)).toBe(false)
  expect(isNutrient('Salt 2 g')).toBe(false)
})
