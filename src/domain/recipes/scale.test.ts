import { expect, test } from 'vitest'
import { formatAmount, scaledLine, scaleLine } from './scale.ts'

test.each([
  ['2 cups rice', 4, 6, 3],
  ['1 cup rice', 3, 1, 0.33],
  ['100 g rice', 4, 4, 100],
])('of %s for %d people it is, for %d, %d (recipes 34: 2 decimals)', (line, from, to, quantity) =>
  expect(scaleLine(line, from, to, 'original')).toMatchObject({ quantity }),
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
  ['1 onion, 2 carrots', 4, 8, 'original', '2', '2 onions, 4 carrots'],
  ['100g butter, plus 20g for the tin', 4, 8, 'original', '200 g', '200 g butter, plus 40 g for the tin'],
  ['1 cup plus 2 tbsp flour', 4, 8, 'original', '2 cups + 4 tbsp', '2 cups + 4 tbsp flour'],
  ['1 cup plus 1 tsp flour', 12, 1, 'original', 'pinch of', 'pinch of flour'],
  ['1 cup plus 2 tbsp milk', 4, 4, 'metric', '270 ml', '270 ml milk'],
  ['1 tbsp each butter and oil', 4, 2, 'original', '½ tbsp', '½ tbsp butter and ½ tbsp oil'],
  ['zest of 1 lime', 4, 8, 'original', '2', '2 limes, zest of'],
  ['2 potatoes, diced', 4, 2, 'original', '1', '1 potato, diced'],
  ['1 bay leaf', 4, 12, 'original', '3', '3 bay leaves'],
  ['1 sea bass', 4, 8, 'original', '2', '2 sea bass'],
  ['1 doz. eggs', 4, 8, 'original', '2 dozen', '2 dozen eggs'],
  ['2 tbsp rice/wine vinegar', 4, 8, 'original', '4 tbsp', '4 tbsp rice/wine vinegar'],
  ['1 x 400g tin tomatoes', 4, 8, 'original', '2 × 400 g tins', '2 × 400 g tins tomatoes'],
  ['4 salmon fillets, 125g each', 4, 8, 'original', '8 × 125 g', '8 × 125 g salmon fillets'],
  ['3 medium (450 g) potatoes', 4, 8, 'original', '6', '6 medium potatoes (900 g)'],
  ['2 (200 g) salmon fillets', 4, 8, 'original', '4 × 200 g', '4 × 200 g salmon fillets'],
  ['2 x 300 g courgettes', 4, 8, 'original', '4 × 300 g', '4 × 300 g courgettes'],
  ['1 onion or 2 shallots', 4, 12, 'original', '3', '3 onions, or 6 shallots'],
  ['12 mini wraps (or 6 large)', 4, 8, 'original', '24', '24 mini wraps, or 12 large'],
  ['4 large eggs (or 6 small, beaten)', 4, 2, 'original', '2', '2 large eggs, or 3 small, beaten'],
  ['1 courgette (or 2 small ones)', 4, 8, 'original', '2', '2 courgettes, or 4 small ones'],
  ['2 tbsp butter or 1 tbsp oil', 4, 8, 'metric', '60 ml', '60 ml butter, or 30 ml oil'],
  ['50 g butter, or 9 seconds of spray', 4, 8, 'original', '100 g', '100 g butter, or 9 seconds of spray'],
  ['1 tin coconut milk (400ml)', 4, 8, 'original', '2 × 400 ml tins', '2 × 400 ml tins coconut milk'],
  ['one 3-inch piece ginger', 4, 8, 'original', '2 × 3 inch pieces', '2 × 3 inch pieces ginger'],
  ['1 lb 4 oz beef', 4, 8, 'original', '2 lb 8 oz', '2 lb 8 oz beef'],
  ['200g flour, butter', 4, 8, 'original', '400 g', '400 g flour, butter'],
] as const)('%s for %d, scaled to %d, %s, is %s', (line, from, to, system, amountText, text) =>
  expect(scaleLine(line, from, to, system)).toMatchObject({ amountText, text }),
)

test.each(['salt, to taste', 'For the glaze:', '2 eggs per person'])('%s stays as it is written', (line) =>
  expect(scaleLine(line, 4, 8, 'metric')).toMatchObject({ text: line, quantity: null, amountText: '' }),
)

test('a result below 0.125 is a pinch (recipes 34)', () => {
  expect(formatAmount({ quantity: 0.124, unit: 'tsp' })).toBe('pinch of')
  expect(formatAmount({ quantity: 0.125, unit: 'tsp' })).toBe('0.13 tsp')
})

test('lines stay word for word until servings or units ask for a change', () => {
  const recipe = { servings: 4, ingredients: ['2 cups  milk', 'For the lid:', 'Salt'] }
  expect(recipe.ingredients.map((line) => scaledLine(recipe, line, 4))).toEqual(recipe.ingredients)
  expect(recipe.ingredients.map((line) => scaledLine(recipe, line, 2))).toEqual([
    '1 cup milk',
    'For the lid:',
    'Salt',
  ])
  expect(scaledLine(recipe, recipe.ingredients[0] ?? '', 4, 'metric')).toBe('480 ml milk')
})
