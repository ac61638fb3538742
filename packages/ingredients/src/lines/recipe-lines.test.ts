import { describe, expect, test } from 'vitest'
import { splitPasted, stripNumbering, tidyIngredients, tidySteps } from './recipe-lines.ts'

describe('steps as they are stored (recipes 9)', () => {
  test.each([
    [
      'leading numbering is stripped',
      ['1. Boil.', '2) Stir.', 'Step 3: Serve.'],
      ['Boil.', 'Stir.', 'Serve.'],
    ],
    [
      'whatever sets it off',
      ['(1) Boil.', '2 - Stir.', '3 – Cool.', '4: Serve.', 'Step 5 – Eat.', '6- Wash up.'],
      ['Boil.', 'Stir.', 'Cool.', 'Serve.', 'Eat.', 'Wash up.'],
    ],
    [
      'an amount or a time is no numbering',
      [
        '2 eggs go in.',
        '1.5 litres of water.',
        '10 - 12 minutes later, turn.',
        '2-3 turns.',
        '12:30 is lunch.',
      ],
      [
        '2 eggs go in.',
        '1.5 litres of water.',
        '10 - 12 minutes later, turn.',
        '2-3 turns.',
        '12:30 is lunch.',
      ],
    ],
    ['blanks are ignored', ['Boil.', '  ', '3.'], ['Boil.']],
    ['repeated steps go', ['Boil.', 'Stir.', 'boil.'], ['Boil.', 'Stir.']],
    ['line breaks stay, blank lines go', ['1. Boil.\n\n  Stir   well.\r\n'], ['Boil.\nStir well.']],
  ])('%s', (_, typed, stored) => expect(tidySteps(typed)).toEqual(stored))

  test('text that is nothing but numbering is empty', () => expect(stripNumbering('4)')).toBe(''))
})

describe('ingredients as they are stored (recipes 8)', () => {
  test.each([
    ['spaces are folded', ['  2   eggs '], ['2 eggs']],
    ['the same line again goes, whatever its case', ['2 eggs', '2 Eggs', 'salt'], ['2 eggs', 'salt']],
    ['another section may say it again', ['A:', 'salt', 'B:', 'salt'], ['A:', 'salt', 'B:', 'salt']],
  ])('%s', (_, typed, stored) => expect(tidyIngredients(typed)).toEqual(stored))

  test('a line that the recipe came with twice stays twice, and typed once more it is not added', () => {
    const cameWith = ['1 cup flour', '2 eggs', '1 cup flour']
    expect(tidyIngredients(cameWith, cameWith)).toEqual(cameWith)
    expect(tidyIngredients([...cameWith, '1 cup Flour', '2 eggs', 'salt', 'Salt'], cameWith)).toEqual([
      ...cameWith,
      'salt',
    ])
    expect(tidyIngredients(['120 g flour', '2 eggs', '120 g flour'], cameWith)).toHaveLength(3)
  })
})

test('pasted text is split at line ends, whatever they are', () =>
  expect(splitPasted('a\r\nb\rc\n\n d ')).toEqual(['a', 'b', 'c', 'd']))
