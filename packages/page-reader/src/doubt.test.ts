import { expect, it } from 'vitest'
import { oddLineDoubts, describeDoubt } from './doubt.ts'

const step = 'Stir it well. '
it.each([
  ['amounts and steps', ['2 leeks', '50 g butter', 'salt'], ['Fry.', 'Bake.'], []],
  ['no amounts', ['leeks', 'butter', 'cream'], ['Fry.'], ['Ingredients: hardly any of them have an amount.']],
  ['words for amounts', ['半 onion', '½ leek', '三 eggs'], ['Fry.'], []],
  ['too few lines to judge', ['leeks', 'butter'], ['Fry.'], []],
  ['headings, which have no amounts', ['For the sauce:', 'For the rest:', '1 leek', '2 eggs'], ['Fry.'], []],
  [
    'a method in one piece',
    ['1 leek'],
    [step.repeat(60)],
    ['Method: it’s all in one piece. Split it into steps if you like.'],
  ],
  [
    'a long method under a heading',
    ['1 leek'],
    ['Method:', step.repeat(60)],
    ['Method: it’s all in one piece. Split it into steps if you like.'],
  ],
  [
    'an address among its steps',
    ['1 leek'],
    ['Fry.', 'https://kitchen.example/pie', 'Bake.'],
    ['Method: a line of it is a number or an address, and no step.'],
  ],
  [
    'a number for a step',
    ['1 leek'],
    ['Fry.', '2.'],
    ['Method: a line of it is a number or an address, and no step.'],
  ],
  ['a short method', ['1 leek'], [step.repeat(3)], []],
])('a recipe with %s', (_, ingredients, steps, said) => {
  expect(oddLineDoubts({ ingredients, steps }).map(describeDoubt)).toEqual(said)
})
