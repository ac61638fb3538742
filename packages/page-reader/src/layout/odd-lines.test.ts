import { expect, it } from 'vitest'
import { oddIngredients } from './odd-lines.ts'

it('lines that look cut, joined or short of their amount are odd (importing 41)', () => {
  const lines = [
    '2 cups flour',
    '14 cup honey',
    'cup cream',
    '1 onion (sliced',
    '2 carrots 1 cup peas',
    '1 tbsp brewed',
    'soy sauce',
    '200 g butter (cold).',
    '3 eggs',
  ]
  expect([...oddIngredients(lines)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
})
