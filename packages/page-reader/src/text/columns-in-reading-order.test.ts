import { describe, expect, it } from 'vitest'
import { columnsInReadingOrder } from './columns-in-reading-order.ts'

describe('cells that stand apart are read where they belong (importing 106)', () => {
  it.each([
    [
      'columns one below the other',
      ['2 leeks          1 onion', '3 eggs           1 bay leaf', '200 g flour      salt'],
      ['2 leeks', '3 eggs', '200 g flour', '', '1 onion', '1 bay leaf', 'salt'],
    ],
    [
      'a sentence that goes on in the right column',
      [
        'Ingredients      Method',
        '2 leeks          Fry the leeks in',
        '3 eggs           butter.',
        '                 Add the eggs.',
      ],
      ['Ingredients', '2 leeks', '3 eggs', '', 'Method', 'Fry the leeks in', 'butter.', 'Add the eggs.'],
    ],
    [
      'amounts in a column before their foods',
      ['200 g     flour', '2         eggs', '1 tsp     salt'],
      ['200 g flour', '2 eggs', '1 tsp salt'],
    ],
    [
      'amounts in a column behind their foods',
      ['flour     200 g', 'eggs      2', 'salt      1 tsp'],
      ['200 g flour', '2 eggs', '1 tsp salt'],
    ],
    ['a title and what stands beside it', ['Leek pie        Serves 4'], ['Leek pie', 'Serves 4']],
    ['no foot of a page (importing 166)', ['Page 34        The Family Kitchen'], []],
    ['no foot with its number last', ['The Family Kitchen        Seite 34'], []],
    ['an amount apart from its food', ['200 g    flour'], ['200 g    flour']],
    ['a table by tabs', ['200\tg\tflour', '2\teggs'], ['200 g flour', '2 eggs']],
    [
      'a table that names foods first',
      ['Ingredient\tAmount\tUnit', 'flour\t200\tg', 'baking powder\t2\ttsp'],
      ['Ingredient', '200 g flour', '2 tsp baking powder'],
    ],
    ['counted steps of a table', ['1\tFry the leeks in butter.'], ['1. Fry the leeks in butter.']],
    ['a fact of a table', ['Serves\t8', 'Leek pie\tServes\t4'], ['Serves 8', 'Leek pie', 'Serves 4']],
  ])('%s', (_, lines, read) => {
    expect(columnsInReadingOrder(lines)).toEqual(read)
  })
})
