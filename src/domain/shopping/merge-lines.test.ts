import { unitWords } from '@plateful/ingredients/measure/unit'
import { describe, expect, test } from 'vitest'
import { aPlannedLine } from '../../../test/harness/makers.ts'
import { mergedRows } from '../../../test/harness/merged-rows.ts'
import { mergeLines } from './merge-lines.ts'
import { toShoppingItems } from './merged-row-as-item.ts'
import { ShoppingItem } from './shopping-item.ts'

describe('no pack is made up of a food that is not known (shopping 129)', () => {
  test.each([
    ['3 quenelles', '3'],
    ['2 Eier', '2'],
    ['200 ml kvass', '200 ml'],
    ['50 cl de crème liquide', '500 ml'],
    ['quenelles, gibassier', undefined],
    ['Öl zum Braten', undefined],
  ])('%s: %s', (line, bought) => {
    const [metric] = mergeLines([aPlannedLine(line)]).map(({ buy }) => buy.metric)
    expect(metric ? `${metric.quantity} ${metric.unit ?? ''}`.trim() : undefined).toBe(bought)
  })
})

describe('lines in other languages are bought as in English (shopping 157)', () => {
  const rowsOf = (recipeId: number, lines: readonly string[]) =>
    mergeLines(lines.map((line) => ({ ...aPlannedLine(line), recipeId }))).map(({ name, category, buy }) => [
      name,
      category,
      buy.metric && `${buy.metric.quantity} ${buy.metric.unit ?? ''}`.trim(),
    ])

  test('in German, with the capitals of nouns', () => {
    const lines = [
      '500 g Mehl',
      '3 Zwiebeln',
      '1 große Zwiebel',
      '2 Knoblauchzehen',
      'Salz, Pfeffer',
      '2 EL Öl',
    ]
    expect(rowsOf(1, lines)).toEqual([
      ['Knoblauchzehen', 'Vegetables', '1 bulb'],
      ['Zwiebeln', 'Vegetables', '4'],
      ['Mehl', 'Grains & Bakery', '500 g'],
      ['Pfeffer', 'Pantry & Spices', null],
      ['Salz', 'Pantry & Spices', null],
      ['Öl', 'Pantry & Spices', null],
    ])
  })

  test('in French', () => {
    expect(rowsOf(1, ['100 g de beurre', '1 oignon', '2 oignons émincés', '20 cl de crème fraîche'])).toEqual(
      [
        ['beurre', 'Dairy & Eggs', '250 g'],
        ['crème fraîche', 'Dairy & Eggs', '1 pot'],
        ['oignons', 'Vegetables', '3'],
      ],
    )
  })

  test('and as one row with the same food of an English recipe', () => {
    const lines = [
      ...['2 Eier', '250 g Mehl', '1 Prise Salz'].map((line) => ({ ...aPlannedLine(line), recipeId: 1 })),
      ...['3 eggs', '100 g flour'].map((line) => ({ ...aPlannedLine(line), recipeId: 2 })),
    ]
    const amounts = mergeLines(lines).map(({ product, amounts: [amount] }) => [product, amount?.quantity])
    expect(amounts).toEqual([
      ['egg', 5],
      ['plain flour', 350],
      ['salt', 1],
    ])
  })
})
test.each([
  [
    ['100 g apricots (dried)', '100 g apricots', '50 g dried apricots'],
    ['apricots 100 g', 'dried apricots 150 g'],
  ],
  [
    ['2 lemons (preserved)', '1 lemon', '2 preserved lemons'],
    ['lemon 1', 'preserved lemons 4'],
  ],
  [
    ['500 g potatoes (sweet)', '1 kg potatoes', '500 g sweet potatoes'],
    ['potatoes 1 kg', 'sweet potatoes 1 kg'],
  ],
  [
    ['200 ml milk (condensed)', '1 l milk'],
    ['condensed milk 200 ml', 'milk 1 l'],
  ],
])('what is made before it is bought is bought as that: %j (household 94)', (lines, rows) =>
  expect(
    mergedRows(...lines)
      .map((row) => row.join(' '))
      .toSorted(),
  ).toEqual(rows),
)

describe('what is wanted free of something is a row of its own (shopping 128)', () => {
  test.each(['bread no gluten free', 'pasta with gluten free'])('%s is not turned round', (line) => {
    expect(
      mergedRows(line)
        .map((row) => row.join(' '))
        .join(),
    ).toContain(line)
  })

  test.each([
    [
      ['200 g GF flour', '100 g flour'],
      ['flour 100 g', 'gluten free flour 200 g'],
    ],
    [
      ['200 g flour (GF)', '100 g flour'],
      ['flour 100 g', 'gluten free flour 200 g'],
    ],
    [
      ['plain flour (gluten free) 200g', '100g plain flour'],
      ['gluten free plain flour 200 g', 'plain flour 100 g'],
    ],
    [
      ['6 GF sausages', '6 sausages'],
      ['gluten free sausages 6', 'sausages 6'],
    ],
    [
      ['200ml DF milk', '500 ml milk'],
      ['dairy free milk 200 ml', 'milk 500 ml'],
    ],
    [['100 g oats (make sure gluten free)'], ['gluten free oats 100 g']],
    [['2 tbsp GF gravy granules'], ['gluten free gravy granules 2 tbsp']],
    [['gluten-free bread, 4 slices'], ['gluten-free bread 4 slice']],
  ])('%j', (lines, rows) =>
    expect(
      mergedRows(...lines)
        .map((row) => row.join(' '))
        .toSorted(),
    ).toEqual(rows),
  )
})

describe('quantities (shopping 11)', () => {
  test.each([
    ['300 g rice', 4, 2, '150 g'],
    ['1 onion', 3, 2, '0.67'],
    ['200 g rice', 4, 10, '500 g'],
    ['2 eggs per person', 4, 3, '6'],
    ['600 g beef (150 g per person)', 4, 2, '300 g'],
  ])('%s for %d, eaten by %d, is %s', (line, servings, people, amount) =>
    expect(mergedRows(aPlannedLine(line, { servings, people }))[0]?.[1]).toBe(amount),
  )

  test('a line without an amount comes to one for each person', () =>
    expect(
      mergedRows(aPlannedLine('avocado', { people: 3 }), aPlannedLine('zorblax', { people: 3 })),
    ).toEqual([
      ['avocado', '3'],
      ['zorblax', '3'],
    ]))

  test.each([
    'salt, to taste',
    'sea salt',
    'olive oil, for frying',
    'lemon wedges, to serve',
    'sprigs of thyme',
    'eggs',
    'Zwiebeln nach Geschmack',
  ])('%s has no number', (line) => expect(mergedRows(line)[0]).toHaveLength(1))

  test('a plain food entry counts its people (shopping 13)', () => {
    expect(mergedRows(aPlannedLine('Bananas', { kind: 'food', servings: 3, people: 3 }))).toEqual([
      ['bananas', '3'],
    ])
    expect(mergedRows(aPlannedLine('Porridge', { kind: 'food', servings: 2, people: 2 }))[0]?.[1]).toBe(
      '2 serving',
    )
  })

  test.each(['Beans on toast', 'Grandma’s pie', '🍕'])('no shop sells packs of a dish: %s', (line) =>
    expect(mergeLines([aPlannedLine(line, { kind: 'food' })])[0]?.buy).toMatchObject({
      metric: null,
      us: null,
    }),
  )

  test.each([
    ['Leftovers and salad', 'salad'],
    ['Leftover chicken with peas', 'peas'],
    ['leftovers & 2 tins tuna', 'tuna'],
    ['Leftover pie and mash', 'mash'],
    ['Leftovers + garlic bread', 'garlic bread'],
  ])('of %j %s is bought (shopping 124)', (line, name) =>
    expect(mergeLines([aPlannedLine(line, { kind: 'food' })]).map((row) => row.name)).toEqual([name]),
  )

  test.each([
    'leftovers',
    'Leftovers from Sunday',
    'Leftovers from Saturday and Sunday',
    'leftover night',
    'left-over curry',
    'Leftover mac and cheese',
    'Leftover sweet and sour chicken',
  ])('%s are not bought (shopping 124)', (line) => {
    expect(mergedRows(aPlannedLine(line, { kind: 'food' }))).toEqual([])
    expect(mergedRows(line)).toHaveLength(1)
  })

  test.each([
    ['Fish & chips', [['fish & chips', '2 serving']]],
    ['Pasta with pesto', [['pasta with pesto', '2']]],
    ['Beans on toast', [['beans on toast', '2']]],
    ['Porridge, apples, bread', [['porridge, apples, bread', '2']]],
    ['BBQ ribs', [['BBQ ribs', '2']]],
    ['Snacks:', [['snacks:', '2 serving']]],
    ['🍕', [['🍕', '2']]],
    ['2 pizzas', [['pizzas', '2']]],
    ['7', [['7', '2']]],
    ['Apples, sliced', [['apples', '2']]],
    [
      'Bread and butter',
      [
        ['butter', '2 serving'],
        ['bread', '2 serving'],
      ],
    ],
  ])('a plain food entry keeps its words: %s', (name, wanted) =>
    expect(mergedRows(aPlannedLine(name, { kind: 'food', servings: 2, people: 2 }))).toEqual(wanted),
  )
})

describe('merging (shopping 14)', () => {
  test('foods in other letters than ours are foods of their own', () => {
    const foreign = ['2 яйца', '100 g мука', 'बासमती चावल', '3 בצלים', '牛奶', 'بيض', '2 Яйца']
    expect(mergedRows(...foreign).map(([name]) => name)).toHaveLength(6)
    expect(mergedRows('2 яйца', '3 Яйца')).toEqual([['яйца', '5']])
  })

  test('a letter and its accent are one, however they are written', () =>
    expect(mergedRows('200 g jalapen\u0303os', '100 g jalape\u00f1os')).toEqual([['jalapeños', '300 g']]))

  test.each([
    ['the same name, whatever its case', ['2 Carrots', '3 carrots, grated'], [['carrots', '5']]],
    ['another word for it', ['1 courgette', '2 zucchini'], [['courgette', '3']]],
    ['the same unit', ['100g butter', '50g butter'], [['butter', '150 g']]],
    ['weights to the larger unit', ['600g potatoes', '1 kg potatoes'], [['potatoes', '1.6 kg']]],
    ['volumes to the larger unit', ['1 tbsp soy sauce', '3 tsp soy sauce'], [['soy sauce', '2 tbsp']]],
    [
      'metric as soon as one is',
      ['2 tbsp double cream', '150ml double cream'],
      [['double cream', '179.57 ml']],
    ],
    ['pieces beside weight', ['2 potatoes', '500g potatoes'], [['potatoes', '500 g', '2']]],
    ['parts of one kind', ['2 celery sticks', '1 stalk celery'], [['celery', '3 stick']]],
    [
      'pieces named with their part',
      ['4 salmon fillets', '2 salmon fillets, skinned'],
      [['salmon fillets', '6']],
    ],
    ['a part as heavy as a piece', ['1 cauliflower', '1 head cauliflower'], [['cauliflower', '2']]],
    ['a dozen is twelve', ['2 dozen eggs', '3 eggs'], [['eggs', '27']]],
    ['a unit inside the name', ['2 garlic cloves', '1 clove of garlic'], [['garlic', '3 clove']]],
    [
      'tins and weight, when every tin tells its own',
      ['2 x 400g tins chickpeas', '200g chickpeas'],
      [['chickpeas', '1 kg']],
    ],
    [
      'no tins and weight, when one tin does not tell its own',
      ['2 x 400g tins chickpeas', '1 tin chickpeas', '200g chickpeas'],
      [['chickpeas', '200 g', '3 tin']],
    ],
    ['weight before volume, of what is heaped', ['1 cup sugar', '100g sugar'], [['sugar', '100 g', '1 cup']]],
    ['spoons and weight, for what spreads', ['100g butter', '2 tbsp butter'], [['butter', '128.39 g']]],
    ['a plural in other words', ['200g prawn', '100g large prawns'], [['prawns', '300 g']]],
    ['the word that most lines use', ['1 courgette', '2 zucchini', '1 large zucchini'], [['zucchini', '4']]],
    ['a cut and a state are no part of it', ['3 cups cauliflower florets'], [['cauliflower', '3 cup']]],
    ['two foods in one open line', ['salt and pepper', '1 tsp salt'], [['pepper'], ['salt', '1 tsp']]],
    [
      'more than one amount',
      ['3 eggs, plus 2 egg yolks'],
      [
        ['egg yolks', '2'],
        ['eggs', '3'],
      ],
    ],
    ['two amounts of one food', ['200g butter, softened, plus 15g butter, melted'], [['butter', '215 g']]],
    [
      'two foods with an amount each',
      ['1 tsp salt and ½ tsp black pepper'],
      [
        ['black pepper', '0.5 tsp'],
        ['salt', '1 tsp'],
      ],
    ],
    ['a sum', ['1 cup plus 2 tbsp milk'], [['milk', '1.13 cup']]],
    [
      'foods with a comma between, each with its amount',
      ['1 onion, 2 carrots', '3 carrots'],
      [
        ['carrots', '5'],
        ['onion', '1'],
      ],
    ],
    ['more of the food, for the tin', ['100g butter, plus 20g for the tin'], [['butter', '120 g']]],
    [
      'an amount of each',
      ['1 tbsp each butter and oil'],
      [
        ['butter', '1 tbsp'],
        ['oil', '1 tbsp'],
      ],
    ],
    [
      'salt behind the last comma',
      ['3 tbsp oil, 1 tsp paprika, salt'],
      [['oil', '3 tbsp'], ['paprika', '1 tsp'], ['salt']],
    ],
    [
      'what another food is soaked in',
      ['100g raisins soaked in 2 tbsp rum'],
      [
        ['raisins', '100 g'],
        ['rum', '2 tbsp'],
      ],
    ],
    ['nothing from the tap beside a food', ['1 stock cube in 500ml water'], [['stock cube', '1']]],
    ['nothing for water and ice (shopping 35)', ['500ml boiling water plus 1 tbsp water', '8 ice cubes'], []],
    [
      'peppers that are counted',
      ['2 peppers', '1 pepper, sliced', '1 tsp pepper'],
      [
        ['peppers', '3'],
        ['pepper', '1 tsp'],
      ],
    ],
    ['a remark with an amount', ['1 lemon, 2 tbsp juice'], [['lemon', '1']]],
    ['what is taken of the food itself', ['3 tomatoes, plus 2 tbsp juice from the jar'], [['tomatoes', '3']]],
    ['what stands in brackets', ['1 onion (about 150 g and 2 cm thick)'], [['onion', '1']]],
    ['leaves of the food itself', ['4 sage leaves, plus 3 small whole leaves'], [['sage', '4 leaf']]],
    ['a food named twice', ['500 g new potatoes, about 10 new potatoes'], [['new potatoes', '500 g']]],
    ['a choice behind a slash', ['2 tbsp butter/margarine'], [['butter or margarine', '2 tbsp']]],
    ['two foods with a sign between', ['Salt & pepper'], [['pepper'], ['salt']]],
    ['a list of foods in one open line', ['oil, salt and pepper'], [['oil'], ['pepper'], ['salt']]],
    ['foods with a comma between', ['salt, pepper'], [['pepper'], ['salt']]],
    ['foods with a slash between', ['salt/pepper'], [['pepper'], ['salt']]],
    ['one food of two words', ['200 ml half & half'], [['half and half', '200 ml']]],
    ['two claims of one food', ['gluten and dairy free bread'], [['gluten and dairy free bread']]],
    ['a choice', ['butter or margarine, for the tin'], [['butter or margarine']]],
    ['an amount of two seasonings is of neither', ['1 tsp salt & pepper'], [['pepper'], ['salt']]],
    [
      'spices that share an amount and a word',
      ['1 tsp each ground cumin and coriander'],
      [
        ['ground coriander', '1 tsp'],
        ['ground cumin', '1 tsp'],
      ],
    ],
    [
      'a lemon and its zest (shopping 34)',
      ['1 lemon', 'zest of 1 lemon', '1 zest from lemon'],
      [['lemon', '3']],
    ],
    [
      'one bottle (shopping 34)',
      ['1 tbsp olive oil', '2 tbsp extra-virgin olive oil'],
      [['olive oil', '3 tbsp']],
    ],
    [
      'a short word (household 83)',
      ['200g cherry toms', '100 g cherry tomatoes'],
      [['cherry tomatoes', '300 g']],
    ],
    ['a brand', ['50 g Kerrygold butter', '50 g butter'], [['butter', '100 g']]],
  ])('%s', (_, lines, expected) => expect(mergedRows(...lines)).toEqual(expected))

  test('different foods keep their own rows', () => {
    expect(
      mergedRows('1 onion', '1 red onion', '2 spring onions', '400ml coconut milk', '200ml milk'),
    ).toHaveLength(5)
    expect(
      mergedRows(aPlannedLine('🍕', { kind: 'food' }), aPlannedLine('🍔', { kind: 'food' })),
    ).toHaveLength(2)
  })

  test('scales the weight of a tin like the tins', () =>
    expect(mergedRows(aPlannedLine('2 x 400g tins chickpeas', { people: 2 }), '200g chickpeas')).toEqual([
      ['chickpeas', '600 g'],
    ]))

  test('fresh or frozen berries stand with the others', () =>
    expect(mergedRows('200 g fresh or frozen blackberries', '70 g fresh blackberries')).toEqual([
      ['blackberries', '270 g'],
    ]))

  test('puts foods in tins on the aisle of tins (shopping 79)', () => {
    const aisle = (line: string) => mergeLines([aPlannedLine(line)])[0]?.category
    expect(aisle('1 15-ounce can fire roasted tomatoes')).toBe('Pantry & Spices')
    expect(aisle('1 can whole kernel corn')).toBe('Pantry & Spices')
    expect(mergedRows('1 can black beans', '1 can pinto beans')).toHaveLength(2)
  })

  test('tinned tomatoes behind a weight do not join the fresh ones', () =>
    expect(mergedRows('400 g / 14 oz can of tomatoes', '2 tomatoes')).toHaveLength(2))

  test('a section heading makes no row', () => expect(mergedRows('For the dressing:')).toEqual([]))
})

test('a row knows the lines behind it', () => {
  const [row] = mergeLines([
    aPlannedLine('1 leek'),
    aPlannedLine('2 leeks', { recipeId: 2, recipeName: 'Stew', people: 8 }),
    aPlannedLine('1 leek, sliced'),
  ])
  expect(row).toMatchObject({ name: 'leeks', category: 'Vegetables', recipeIds: [1, 2] })
  expect(row?.sources.map(({ recipeName, line, amount }) => [recipeName, line, amount?.quantity])).toEqual([
    ['Soup', '1 leek', 1],
    ['Stew', '2 leeks', 4],
    ['Soup', '1 leek, sliced', 1],
  ])
})

test('rows stand in the order of the shop', () =>
  expect(
    mergedRows('1 tsp salt', '2 carrots', '200g beef mince', '1 loaf of bread', '3 apples', '100ml milk').map(
      ([name]) => name,
    ),
  ).toEqual(['beef mince', 'milk', 'apples', 'carrots', 'bread', 'salt']))

test('items stand side by side where units cannot be added: unit (+ n unit)', () => {
  const items = toShoppingItems(
    mergeLines(
      ['500g potatoes', '2 potatoes', 'sea salt', '1.2 l milk', '2 lettuces', '1 bag lettuce'].map((line) =>
        aPlannedLine(line),
      ),
    ),
    () => 'id',
  )
  expect(items.map(({ name, quantity, unit, isChecked }) => ({ name, quantity, unit, isChecked }))).toEqual([
    { name: 'milk', quantity: 1.2, unit: 'L', isChecked: false },
    { name: 'lettuces', quantity: 2, unit: '(+ 1 bag)', isChecked: false },
    { name: 'potatoes', quantity: 500, unit: 'g (+ 2)', isChecked: false },
    { name: 'sea salt', quantity: null, unit: '', isChecked: false },
  ])
})

test('fits one food of a year of recipes into a list that can be completed', () => {
  const lines = unitWords().map((unit, at) => aPlannedLine(`3 ${unit} coriander`, { recipeId: at + 1 }))
  const cooked = Array.from({ length: 1500 }, (_, at) =>
    aPlannedLine('2 g coriander', { recipeId: 1000 + at }),
  )
  const items = toShoppingItems(mergeLines([...lines, ...cooked]), () => 'item-1')
  for (const item of items) expect(ShoppingItem.safeParse(item).error).toBeUndefined()
})
