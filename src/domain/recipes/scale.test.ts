import { expect, test } from 'vitest'
import { sayAmount, scaleAmount, scaledLines, scaleLine } from './scale.ts'

test.each([
  [2, 4, 6, 3],
  [1, 3, 1, 0.33],
  [100, 4, 4, 100],
])('%d for %d people is, for %d, %d (part 1 §9: 2 decimals)', (quantity, from, to, scaled) =>
  expect(scaleAmount(quantity, from, to)).toBe(scaled),
)

test.each([
  ['2 cups flour', 4, 2, 'original', '1 cup', '1 cup flour'],
  ['200g rice', 4, 6, 'original', '300 g', '300 g rice'],
  ['2 cups milk', 4, 4, 'metric', '480 ml', '480 ml milk'],
  ['600g beef mince', 2, 4, 'metric', '1.2 kg', '1.2 kg beef mince'],
  ['500ml milk', 4, 4, 'imperial', '2 cups', '2 cups milk'],
  ['1 tsp cumin seeds', 10, 1, 'original', 'pinch of', 'pinch of cumin seeds'],
  ['1 kg potatoes', 10, 1, 'original', '100 g', '100 g potatoes'],
  ['1 large onion, diced', 4, 2, 'metric', '½', '½ large onion, diced'],
] as const)('%s for %d, scaled to %d, %s, is %s', (line, from, to, system, amountText, text) =>
  expect(scaleLine(line, from, to, system)).toMatchObject({ amountText, text }),
)

test.each(['salt, to taste', 'For the glaze:'])('%s stays as it is written', (line) =>
  expect(scaleLine(line, 4, 8, 'metric')).toMatchObject({ text: line, quantity: null, amountText: '' }),
)

test('a result below 0.125 is a pinch (part 2 §9)', () => {
  expect(sayAmount({ quantity: 0.124, unit: 'tsp' })).toBe('pinch of')
  expect(sayAmount({ quantity: 0.125, unit: 'tsp' })).toBe('0.13 tsp')
})

test('lines stay word for word until servings or units ask for a change', () => {
  const recipe = { servings: 4, ingredients: ['2 cups  milk', 'For the lid:', 'Salt'] }
  expect(scaledLines(recipe, 4)).toEqual(recipe.ingredients)
  expect(scaledLines(recipe, 2)).toEqual(['1 cup milk', 'For the lid:', 'Salt'])
  expect(scaledLines(recipe, 4, () => 'metric')[0]).toBe('480 ml milk')
})
