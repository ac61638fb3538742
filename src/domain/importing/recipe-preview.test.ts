import type { PageLine, PageRecipe } from '@plateful/page-reader/page/page-recipe'
import { expect, test } from 'vitest'
import { previewOf } from './recipe-preview.ts'

const recipe: PageRecipe = {
  name: 'Leek pie',
  ingredients: [{ text: 'For the filling', heading: true }, '3 leeks'],
  steps: [],
  servings: 4,
  prepTimeMinutes: null,
  cookTimeMinutes: null,
  totalTimeMinutes: 45,
  image: null,
  author: null,
  cuisine: null,
  difficulty: null,
  makes: null,
  description: null,
  video: null,
  equipment: [],
  tips: [],
  source: null,
  tags: [],
  nutritionPerServing: null,
}
const part = (text: string): PageLine => ({ text, heading: true })

test.each<[string, PageLine[], string[]]>([
  ['1. and 2.', ['1. Slice.', '2. Bake.'], ['Slice.', 'Bake.']],
  ['bare counts in order', ['1 Slice.', '2 Bake.'], ['Slice.', 'Bake.']],
  ['dashes', ['– Slice.', '– Bake.'], ['Slice.', 'Bake.']],
  ['titles that only count', [part('Step 1'), 'Slice.', part('Step 2'), 'Bake.'], ['Slice.', 'Bake.']],
  [
    'real titles stay',
    [part('The filling'), 'Slice.', part('Step 2'), 'Bake.'],
    ['The filling:', 'Slice.', 'Bake.'],
  ],
  ['amounts stay', ['2 eggs go in first.', '1 leek follows.'], ['2 eggs go in first.', '1 leek follows.']],
])('steps come to review without what only counts them: %s', (_, steps, lines) => {
  expect(previewOf({ ...recipe, steps }, null).steps).toEqual(lines)
})

test('headings end with a colon, and a whole time alone is time to cook', () => {
  expect(previewOf(recipe, null)).toMatchObject({
    ingredients: ['For the filling:', '3 leeks'],
    prepTimeMinutes: null,
    cookTimeMinutes: 45,
  })
})

test('a draft has whole amounts as people write them', () => {
  const ingredients = ['2.0 leeks', '1.5 l stock', '10.0 g salt', '0 pinch pepper']
  expect(previewOf({ ...recipe, ingredients }, null).ingredients).toEqual([
    '2 leeks',
    '1.5 l stock',
    '10 g salt',
    'pinch pepper',
  ])
})
