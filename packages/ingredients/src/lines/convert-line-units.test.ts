import { describe, expect, test } from 'vitest'
import { convertLineUnits, toggleLineUnits } from './convert-line-units.ts'

type Row = [line: string, turned: string]

describe('a recipe written by hand, to metric (recipes 19)', () => {
  test.each<Row>([
    ['1 tsp salt', '4.93 ml salt'],
    ['1 tbsp olive oil', '14.79 ml olive oil'],
    ['1 fl oz cream', '29.57 ml cream'],
    ['1 cup flour', '236.59 ml flour'],
    ['1 pint milk', '473.18 ml milk'],
    ['1 quart stock', '946.35 ml stock'],
    ['1 gallon water', '3.79 l water'],
    ['1 oz butter', '28.35 g butter'],
    ['1 lb potatoes', '453.59 g potatoes'],
    ['a pinch of nutmeg', '0.5 g of nutmeg'],
    ['1 dash Tabasco', '1 ml Tabasco'],
    ['5 cups stock', '1.18 l stock'],
    ['3 lb beef, diced', '1.36 kg beef, diced'],
    ['1000 g flour', '1 kg flour'],
    ['1200 g flour', '1.2 kg flour'],
    ['1000 ml milk', '1 l milk'],
  ])('%s is %s', (line, turned) => expect(convertLineUnits(line, 'metric', 'new')).toBe(turned))
})

describe('a recipe written by hand, to imperial: the same factors turned round', () => {
  test.each<Row>([
    ['473.18 ml milk', '2 cups milk'],
    ['5 ml vanilla', '1.01 tsp vanilla'],
    ['200g rice', '7.05 oz rice'],
    ['1kg potatoes', '2.2 lb potatoes'],
  ])('%s is %s', (line, turned) => expect(convertLineUnits(line, 'imperial', 'new')).toBe(turned))
})

describe('the edit dialog, to metric (recipes 20)', () => {
  test.each<Row>([
    ['1 cup flour', '236.6 ml flour'],
    ['1 tablespoon oil', '14.8 ml oil'],
    ['1 teaspoon salt', '4.9 ml salt'],
    ['1 ounce butter', '28.4 g butter'],
    ['1 pound beef', '0.5 kg beef'],
  ])('%s is %s', (line, turned) => expect(convertLineUnits(line, 'metric', 'edit')).toBe(turned))

  test.each(['1 pint milk', '1 gallon water', '1 pinch salt'])('%s is not in its table and stays', (line) =>
    expect(convertLineUnits(line, 'metric', 'edit')).toBeNull(),
  )
})

describe('the edit dialog, to imperial', () => {
  test.each<Row>([
    ['473.2 ml milk', '2 cups milk'],
    ['30 ml oil', '2 tbsp oil'],
    ['100 g butter', '3½ oz butter'],
    ['1 kg beef', '2.2 lb beef'],
  ])('%s is %s', (line, turned) => expect(convertLineUnits(line, 'imperial', 'edit')).toBe(turned))
})

describe('how amounts are written', () => {
  test.each<Row>([
    ['1½ cups plain flour, sifted', '354.89 ml plain flour, sifted'],
    ['1 1/2 cups plain flour', '354.89 ml plain flour'],
    ['½ tsp. cumin', '2.47 ml cumin'],
    ['1,5 oz cheese', '42.53 g cheese'],
    ['2-3 tbsp oil', '29.58–44.37 ml oil'],
    ['2 to 3 Tablespoons oil', '29.58–44.37 ml oil'],
    ['4–5 cups stock', '946.36 ml–1.18 l stock'],
    ['2 fluid ounces rum', '59.14 ml rum'],
    ['half cup sugar', '118.3 ml sugar'],
  ])('%s is %s', (line, turned) => expect(convertLineUnits(line, 'metric', 'new')).toBe(turned))
})

describe('a line that asks for several amounts', () => {
  test.each<Row>([
    ['1 cup flour plus 2 tbsp butter', '236.59 ml flour plus 29.58 ml butter'],
    ['1 oz sugar, 1 onion and 1 tsp salt', '28.35 g sugar, 1 onion and 4.93 ml salt'],
    ['1 onion and 2 tbsp oil', '1 onion and 29.58 ml oil'],
    ['100 g sugar, 1 oz butter', '100 g sugar, 28.35 g butter'],
    ['1 cup plus 2 tbsp sugar', '236.59 ml plus 29.58 ml sugar'],
    ['1 lb 2 oz beef', '510.29 g beef'],
    ['2 tbsp each butter and oil', '29.58 ml each butter and oil'],
    ['1 cup minus 1 tbsp flour', '236.59 ml minus 14.79 ml flour'],
    ['1 cup milk, 2 tbsp of it warm', '236.59 ml milk, 29.58 ml of it warm'],
    ['1 tbsp fresh thyme or 1 tsp dried', '14.79 ml fresh thyme or 4.93 ml dried'],
    ['4 halibut fillets, 6 ounces each', '4 halibut fillets, 170.1 g each'],
    ['½ tsp. cumin and 1 tsp. salt', '2.47 ml cumin and 4.93 ml salt'],
  ])('%s is %s', (line, turned) => expect(convertLineUnits(line, 'metric', 'new')).toBe(turned))

  test.each([
    'between 2 and 3 cups stock',
    '1 & 1/2 cups sugar',
    '1 onion (1 cup, 8 oz)',
    '500g/1lb 2oz lamb',
  ])('%s stays', (line) => expect(convertLineUnits(line, 'metric', 'new')).toBeNull())

  test('its own toggle goes by the first measure that can be turned', () =>
    expect(toggleLineUnits('1 onion and 2 tbsp oil', 'new')).toEqual({
      units: 'metric',
      line: '1 onion and 29.58 ml oil',
    }))
})

test.each([
  ['Salt, to taste', 'metric'],
  ['2 onions', 'metric'],
  ['2 x 400g tins tomatoes', 'imperial'],
  ['200g/7oz butter', 'imperial'],
  ['1 cup (240 ml) milk', 'metric'],
  ['2lb 4oz/1kg potatoes', 'metric'],
  ['1lb 10oz/750g beef', 'metric'],
  ['2lb 4oz (1kg) potatoes', 'metric'],
  ['1 cup 2 tbsp (150g) flour', 'metric'],
  ['2lb-3lb beef', 'metric'],
  ['2 lb to 3 lb beef', 'metric'],
  ['10 mg saffron', 'imperial'],
  ['200g rice', 'metric'],
  ['999 g flour', 'metric'],
  ['1 pint milk', 'imperial'],
  ['1 cup for the sauce:', 'metric'],
  ['3 cloves garlic', 'metric'],
] as const)('%s has nothing to turn into %s', (line, to) =>
  expect(convertLineUnits(line, to, 'new')).toBeNull(),
)

test.each([
  ['2 cups flour', 'metric', '473.18 ml flour'],
  ['1500 g flour', 'imperial', '3.31 lb flour'],
] as const)('the own toggle of %s offers %s', (line, units, turned) =>
  expect(toggleLineUnits(line, 'new')).toEqual({ units, line: turned }),
)

test.each(['2 onions', 'For the sauce:', ''])('%j has no toggle of its own', (line) =>
  expect(toggleLineUnits(line, 'new')).toBeNull(),
)

test.each([
  ['1 g yeast', 'imperial'],
  ['0.2 ml oil', 'imperial'],
  ['1/20 lb butter', 'metric'],
] as const)('%s stays in the edit dialog, where it would be 0 in %s', (line, to) =>
  expect(convertLineUnits(line, to, 'edit')).toBeNull(),
)
