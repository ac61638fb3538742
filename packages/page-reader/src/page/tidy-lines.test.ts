import { expect, test } from 'vitest'
import { heading } from './page-recipe.ts'
import { asPageLine, tidyIngredient } from './tidy-lines.ts'

test('a star behind a line is removed, one at a word stays', () => {
  expect(tidyIngredient('50 g butter, melted *')).toBe('50 g butter, melted')
  expect(tidyIngredient('50 g butter*')).toBe('50 g butter*')
})

test.each(['Group 1', 'Teil 2'])('%s is a title', (text) => {
  expect(asPageLine(text)).toEqual(heading(text))
})

test.each(['2 eggs:', '½ cup cream:', '⅛ tsp salt:'])('%s begins with an amount, and is no title', (text) => {
  expect(asPageLine(text)).toBe(text)
})
