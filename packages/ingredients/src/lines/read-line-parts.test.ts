import { describe, expect, test } from 'vitest'
import { readLineParts } from './read-line-parts.ts'

const partsOf = (line: string) =>
  readLineParts(line).map(({ parsed: { quantity, unit, name } }) =>
    [quantity, unit, name].filter((one) => one !== null).join(' '),
  )

describe('a line that asks for several foods', () => {
  test.each([
    ['1 onion, 2 carrots', ['1 onion', '2 carrots']],
    ['1 onion; 2 carrots', ['1 onion', '2 carrots']],
    ['1 onion, 2 carrots and 3 sticks celery', ['1 onion', '2 carrots', '3 stick celery']],
    ['1 cup flour, 2 tbsp sugar, 1 tsp salt', ['1 cup flour', '2 tbsp sugar', '1 tsp salt']],
    ['300g flour, a pinch of salt', ['300 g flour', '1 pinch salt']],
    ['2 eggs & a splash of milk', ['2 eggs', '1 splash milk']],
    ['4 eggs + 2 yolks', ['4 eggs', '2 yolks']],
    ['flour 200g, sugar 100g, butter 50g', ['200 g flour', '100 g sugar', '50 g butter']],
    ['1 tsp salt ½ tsp pepper', ['1 tsp salt', '0.5 tsp pepper']],
    ['salt, pepper, 2 eggs', ['salt', 'pepper', '2 eggs']],
    ['2 x 400g tins tomatoes and 1 x 400g tin beans', ['2 tin tomatoes', '1 tin beans']],
    ['250 g Mehl, 2 Eier', ['250 g Mehl', '2 Eier']],
    ['250 g Mehl und 2 Eier', ['250 g Mehl', '2 Eier']],
    ['1 oignon et 2 carottes', ['1 oignon', '2 carottes']],
    ['2 cebollas y 3 dientes de ajo', ['2 cebollas', '3 clove ajo']],
    ['1 red, 1 green and 1 yellow pepper', ['1 red pepper', '1 green pepper', '1 yellow pepper']],
    ['1 onion, studded with 12 cloves', ['1 onion', '12 cloves']],
    ['1 tbsp cornflour mixed with 2 tbsp water', ['1 tbsp cornflour', '2 tbsp water']],
    ['2 tbsp oil, 1 tsp cumin, salt and pepper', ['2 tbsp oil', '1 tsp cumin', 'salt and pepper']],
    ['1 tsp cumin, pinch of salt', ['1 tsp cumin', '1 pinch salt']],
    ['Zest of 2 lemons and 2 limes', ['2 lemons', '2 limes']],
    ['oil, salt and 2 cloves garlic', ['oil', 'salt', '2 clove garlic']],
    // Importing 164
    ['2 cloves garlic, tin of chopped tomatoes', ['2 clove garlic', '1 tin chopped tomatoes']],
    ['8 sausages, tin of tomatoes, tin of beans', ['8 sausages', '1 tin tomatoes', '1 tin beans']],
    ['1 onion and a large jar of passata', ['1 onion', '1 jar passata']],
    ['1 onion and large jar of passata', ['1 onion', '1 jar passata']],
    ['a tin of coconut milk and half a lemon', ['1 tin coconut milk', '0.5 lemon']],
    ['1 lemon, half an onion', ['1 lemon', '0.5 onion']],
  ])('%s', (line, wanted) => expect(partsOf(line)).toEqual(wanted))
})

test('a plus sign without blanks joins two foods (importing 164)', () =>
  expect(readLineParts('salt+pepper')[0]?.parsed.foods).toEqual(['salt', 'pepper']))

describe('what is said of the food before is no part', () => {
  test.each([
    '1 lemon, 2 tbsp juice',
    '2 eggs, 1 beaten',
    '2 eggs, 1 for the glaze',
    '4 eggs, 4 whites and 2 yolks',
    '300g butter, 100g chilled, 200g melted',
    '2 loins of pork, 3 cm thick',
    '1 tin pears, 3 tbsp syrup reserved',
    '6 sage leaves, 2 leaves left whole',
    '1 onion (about 150 g, 2 cm slices)',
    '1 grapefruit, 2 oranges or 3 lemons',
    'bouquet garni of 6 parsley stalks and 1 bay leaf',
    '1 & 1/2 cups sugar',
    '1 stick plus 2 tbsp butter',
    '1 cup plus 2 tbsp sugar',
    '4 halibut fillets, 6 ounces each',
    '2 to 3 tbsp milk',
    'between 2 and 3 cups stock',
    'zest of 1 lemon, juice of 2',
    '1 cup milk 2% fat',
    '1 tin tuna 145g',
    'flour 200g, sifted 2 times',
    '1 salmon fillet, cut in 2 pieces',
    '2 tortillas, flour',
    '1,5 kg flour',
    'zwischen 2 und 3 EL Mehl',
    '1 and half a cup sugar',
    '2 onions, half an onion sliced',
    '1 lemon, half of it sliced',
    '400g beans, can of your choice',
    '400g beans, tin drained',
    '1 et 1/2 cuillère à soupe de sucre',
    '1 oignon coupé en 2',
    '2 cups milk et 3 tbsp smoked zorgle',
    '1 y 1/2 tazas de harina',
  ])('%s', (line) => expect(partsOf(line)).toHaveLength(1))

  test('an amount behind a comma does not name the food', () =>
    expect(partsOf('1 lemon, 2 tbsp juice')).toEqual(['1 lemon']))
})

describe('more of the food before', () => {
  test.each([
    ['2 cloves garlic plus 1 for rubbing', ['2 clove garlic', '1 clove garlic']],
    ['100g butter, plus 20g for greasing', ['100 g butter', '20 g butter']],
    ['2 cups flour plus 1⁄2 cup', ['2 cup flour', '0.5 cup flour']],
    ['100g butter + 1 tbsp for the pan', ['100 g butter', '1 tbsp butter']],
    ['2 eggs, plus 1 lightly beaten', ['2 eggs', '1 eggs']],
    ['1 c sugar, plus 2 or 3 tbsp extra', ['1 cup sugar', '2.5 tbsp sugar']],
  ])('%s', (line, wanted) => expect(partsOf(line)).toEqual(wanted))

  test('an unknown food behind plus is not taken for more', () =>
    expect(partsOf('100g butter, plus 20g smoked zorgle')).toHaveLength(1))
})

describe('one amount of each', () => {
  test.each([
    ['2 tbsp each of soy sauce, honey and vinegar', ['2 tbsp soy sauce', '2 tbsp honey', '2 tbsp vinegar']],
    ['salt and pepper, 1 tsp each', ['1 tsp salt', '1 tsp pepper']],
    ['50 ml each light and dark soy sauce', ['50 ml light soy sauce', '50 ml dark soy sauce']],
    ['6 pork and apple sausages, 60g each', ['6 pork and apple sausages']],
  ])('%s', (line, wanted) => expect(partsOf(line)).toEqual(wanted))
})

test('a line that is nothing but amounts is read in no time', () => {
  const started = process.cpuUsage()
  readLineParts('1, '.repeat(300))
  readLineParts('2 eggs and 1 '.repeat(11))
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(500)
})
