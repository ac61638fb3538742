import { describe, expect, test } from 'vitest'
import { splitIntoSteps } from './step-numbers.ts'

describe('one text is parted at its counts', () => {
  test.each<[string, string, string[]]>([
    ['two of them', '1. Cook the leeks. 2. Bake the pie.', ['1. Cook the leeks.', '2. Bake the pie.']],
    ['with a word', 'Step 1: Cook. Step 2: Bake.', ['Step 1: Cook.', 'Step 2: Bake.']],
    [
      'with a word of another language',
      'Paso 1. Cuece. Paso 2. Hornea.',
      ['Paso 1. Cuece.', 'Paso 2. Hornea.'],
    ],
    ['no space behind them', '1.Cook the leeks 2.Bake the pie', ['1.Cook the leeks', '2.Bake the pie']],
    ['no space before them', '1. Cook the leeks.2. Bake.', ['1. Cook the leeks.', '2. Bake.']],
    ['words before the first', 'A pie. 1) Cook. 2) Bake.', ['A pie.', '1) Cook.', '2) Bake.']],
    ['an amount between them', '1. Weigh 1.5. Mix. 2. Bake.', ['1. Weigh 1.5. Mix.', '2. Bake.']],
    ['counts with nothing behind them', '1. Cook. 2. Bake. 3. 4.', ['1. Cook.', '2. Bake.']],
    ['an amount at the end', '1. Cook. 2. Bake 12.', ['1. Cook.', '2. Bake 12.']],
    ['a first step that is not counted', 'Cook. 2. Beat. 3. Bake.', ['Cook.', '2. Beat.', '3. Bake.']],
  ])('%s', (_, text, steps) => {
    expect(splitIntoSteps(text)).toEqual(steps)
  })

  test.each([
    ['only one', '1. Cook the leeks. Bake the pie.'],
    ['counts out of order', '1. Cook for 3. Bake the pie.'],
    ['amounts', 'Add 1.5 cups of milk and 2.5 cups of flour.'],
    ['a step that is spoken of', '1. Cook the leeks. Do as in step 2 above.'],
  ])('%s part nothing', (_, text) => {
    expect(splitIntoSteps(text)).toEqual([text])
  })
})
