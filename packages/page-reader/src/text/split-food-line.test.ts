import { describe, expect, it } from 'vitest'
import { splitFoodLine } from './split-food-line.ts'

describe('a list in one line has its parts', () => {
  it.each<[string, string, string[]]>([
    ['at commas', '2 eggs, 100 g flour, salt', ['2 eggs', '100 g flour', 'salt']],
    ['at "and" before an amount', '2 eggs, 100 g flour and 1 leek', ['2 eggs', '100 g flour', '1 leek']],
    [
      'not at "and" before a food',
      '2 eggs, 100 g flour, salt and pepper',
      ['2 eggs', '100 g flour', 'salt and pepper'],
    ],
    ['at points', '2 eggs • 100 g flour • salt', ['2 eggs', '100 g flour', 'salt']],
    ['at strokes', '2 eggs | 100 g flour | salt', ['2 eggs', '100 g flour', 'salt']],
    ['at semicolons', '2 eggs; 100 g flour, fine; salt', ['2 eggs', '100 g flour, fine', 'salt']],
    ['at full stops', '2 leeks. 100 g flour. 3 eggs', ['2 leeks', '100 g flour', '3 eggs']],
    [
      'before a tin, and half of something (importing 164)',
      '8 sausages, tin of tomatoes, tin of beans and half a leek',
      ['8 sausages', 'tin of tomatoes', 'tin of beans', 'half a leek'],
    ],
    [
      'of short pieces, most without amounts',
      '8 sausages, tin toms, onion, 2 carrots, stock cube, mixed herbs',
      ['8 sausages', 'tin toms', 'onion', '2 carrots', 'stock cube', 'mixed herbs'],
    ],
    [
      'not before a preparation among short pieces',
      '2 eggs, beaten, 2 leeks, salt, pepper',
      ['2 eggs, beaten', '2 leeks', 'salt', 'pepper'],
    ],
    ['not two parts', '2 eggs, 100 g flour', ['2 eggs, 100 g flour']],
    ['not with one amount', '2 eggs, salt, pepper', ['2 eggs, salt, pepper']],
    ['not where a comma says how', '2 leeks, finely sliced', ['2 leeks, finely sliced']],
    [
      'what is said of a food stays with it',
      '2 leeks, washed well, 100 g flour, 3 eggs',
      ['2 leeks, washed well', '100 g flour', '3 eggs'],
    ],
    [
      'not in brackets',
      '2 eggs (or 3 egg whites, 1 yolk), 100 g flour, 1 leek',
      ['2 eggs (or 3 egg whites, 1 yolk)', '100 g flour', '1 leek'],
    ],
    [
      'not a sentence',
      'Beat 2 eggs, add 100 g flour, stir in 50 g butter and bake.',
      ['Beat 2 eggs, add 100 g flour, stir in 50 g butter and bake.'],
    ],
    [
      'not one of torn brackets',
      '2 eggs (beaten; 100 g flour; salt)',
      ['2 eggs (beaten; 100 g flour; salt)'],
    ],
    ['not one that names no foods', 'one; two; three', ['one; two; three']],
    ['a food alone', 'salt', ['salt']],
  ])('%s: %s', (_, text, parts) => {
    expect(splitFoodLine(text)).toEqual(parts)
  })

  it.each<[string, string, string[]]>([
    ['two parts', '2 eggs, 100 g flour', ['2 eggs', '100 g flour']],
    ['foods without amounts', 'leeks, butter, salt', ['leeks', 'butter', 'salt']],
    ['what a word of no food says stays', 'leeks, washed, butter', ['leeks, washed', 'butter']],
    ['a food alone', 'leeks.', ['leeks']],
  ])('and one that a label announces is sure to be one: %s', (_, text, parts) => {
    expect(splitFoodLine(text, true)).toEqual(parts)
  })
})
