import { describe, expect, test } from 'vitest'
import { stepLines } from '../declared/schema-steps.ts'
import { stepShape, ingredientShape } from '../pages/line-shape.ts'
import { previewOf } from './preview.ts'
import { readPage } from './read-page.ts'
import { shownIngredientsWin, shownStepsWin, withShownHeadings, withShownSpaces } from './shown-lines.ts'

const url = 'https://kitchen.example/leek-pie/'
const method =
  '<h2>Method</h2><ol><li>Soften the leeks in the butter.</li><li>Add the eggs and bake for 30 minutes.</li></ol>'
const ingredientsOf = (body: string) => readPage(`<h1>Leek pie</h1>${body}${method}`, url).recipe?.ingredients

describe('ingredients that nothing marks', () => {
  test('an amount, its food and a remark in a block each are one line', () => {
    const row = (...cells: string[]) => `<div>${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`
    const list = row('2 rúd', 'fahéj') + row('1 db', 'tök', '(1 kg/db)') + row('50 g', 'vaj')
    expect(ingredientsOf(`<h2>Ingredients</h2><div>${list}</div>`)).toEqual([
      '2 rúd fahéj',
      '1 db tök (1 kg/db)',
      '50 g vaj',
    ])
  })

  test('what lies between two foods of one list is a food, however it reads', () => {
    const talk = 'Orange juice (freshly squeezed is best but from a carton or concentrate is fine)'
    expect(
      ingredientsOf(
        `<ul><li>The thick ends of 3 leeks</li><li>2 eggs</li><li>${talk}</li><li>50 g butter</li></ul>`,
      ),
    ).toEqual(['The thick ends of 3 leeks', '2 eggs', talk, '50 g butter'])
  })

  test('a list of links before the list of foods is none of it', () => {
    expect(
      ingredientsOf(
        `<ul><li>2-Day delivery</li><li>Home</li><li>Our kitchen</li></ul><ul><li>3 leeks</li><li>2 eggs</li><li>50 g butter</li></ul>`,
      ),
    ).toEqual(['3 leeks', '2 eggs', '50 g butter'])
  })

  test.each(['Tools You’ll Need', '🔧 Tools You’ll Need', 'Udstyr', 'Materiaal', 'Equipment'])(
    'they end at %s',
    (title) => {
      expect(
        ingredientsOf(
          `<h2>Ingredients</h2><ul><li>3 leeks</li><li>2 eggs</li></ul><h3>${title}</h3><ul><li>1 pan</li><li>1 whisk</li></ul>`,
        ),
      ).toEqual(['3 leeks', '2 eggs'])
    },
  )

  test('they go on where a second list says what part of the dish it is for', () => {
    expect(
      ingredientsOf(
        `<h2>Ingredients</h2><ul><li>3 leeks</li><li>2 eggs</li></ul><h2>Ingredients for the topping</h2><ul><li>50 g cheese</li></ul>`,
      ),
    ).toEqual(['3 leeks', '2 eggs', { text: 'Ingredients for the topping', heading: true }, '50 g cheese'])
  })

  test('a heading that begins as a vague amount does is a heading', () => {
    expect(
      ingredientsOf(
        `<h2>Hozzávalók</h2><div>kettő főre</div><h5>A töltelékhez</h5><p>3 ek vaj</p><p>2 db tojás</p>`,
      ),
    ).toEqual([{ text: 'A töltelékhez', heading: true }, '3 ek vaj', '2 db tojás'])
  })

  test('buttons and food values below the list are none of it', () => {
    expect(
      ingredientsOf(
        `<h2>Ingredients</h2><p>3 leeks</p><p>2 eggs</p><p>Copy ingredients</p><p>16 g Fat</p><p>9 g Protein</p>`,
      ),
    ).toEqual(['3 leeks', '2 eggs'])
  })
})

test.each<[string, string[], string[], boolean]>([
  [
    'the first of two lists',
    ['3 leeks', '1 pinch salt'],
    ['3 leeks', '1 pinch salt', '2 eggs', '50 g butter', '1 pinch salt'],
    true,
  ],
  [
    'other words, with doubles',
    ['Leeks 3', 'Salt 1 pinch', 'Butter 50 g', 'Cream 1 cup'],
    ['3 leeks', '1 pinch salt', '50 g butter', '1 cup cream', '3 leeks', '1 pinch salt', '2 eggs'],
    false,
  ],
  [
    'what is said of a food before it',
    ['2 pieces, large Leek', '1 pinch, coarse Salt', '50 g Butter'],
    ['2 pieces Leek, large', '1 pinch Salt, coarse', '50 g Butter'],
    true,
  ],
  [
    'amounts behind their foods, with nothing between',
    ['leeks 3', 'butter 50 g', 'cream 1 cup'],
    ['3 leeks', '50 g butter', '1 cup cream'],
    true,
  ],
  [
    'amounts behind their foods and a mark',
    ['leeks - 3', 'butter: 50 g', 'sel - 1 cuillère à soupe'],
    ['3 leeks', '50 g butter', '1 cuillère à soupe sel'],
    false,
  ],
  [
    'as much as one needs before its food',
    ['3 leeks', 'As required salt', '50 g butter'],
    ['3 leeks', 'salt as required', '50 g butter'],
    true,
  ],
  [
    'amounts behind their foods, where the page shows most of them so',
    ['leeks, 3', 'butter, ~50 g', 'cream, 1 cup', 'salt'],
    ['3 leeks', 'butter ~50 g a knob', 'cream 1 cup', 'salt to taste'],
    false,
  ],
  [
    'what is said of a food behind it',
    ['2 leeks, chopped', '1 egg, beaten', '50 g butter'],
    ['2 leeks, chopped', '1 egg, beaten', '50 g butter'],
    false,
  ],
])('shown ingredients win over %s: %#', (_, declared, shown, wins) => {
  expect(shownIngredientsWin(declared, shown)).toBe(wins)
})

test('a declared line has the spaces that the page sets in it', () => {
  const shown = ['400 g leeks', '1 egg', '80 g butter', '80g butter', '一个 土豆', '100 ml heavy cream']
  expect(withShownSpaces(['400g leeks', '1 egg', '80g butter', '一个土豆', '100ml cream'], shown)).toEqual([
    '400 g leeks',
    '1 egg',
    '80g butter',
    '一个 土豆',
    '100ml cream',
  ])
})

test('a declared line that the page shows as a title is a heading', () => {
  const title = { text: 'Apple Slaw', heading: true as const }
  expect(withShownHeadings(['3 leeks', 'Apple slaw', '2 apples'], ['3 leeks', title, '2 apples'])).toEqual([
    '3 leeks',
    { text: 'Apple slaw', heading: true },
    '2 apples',
  ])
})

describe('declared steps', () => {
  test.each<[string, unknown, unknown[]]>([
    [
      'a label as a step',
      ['Zo maak je het:', 'Kook de prei.', 'Bak de taart.'],
      ['Kook de prei.', 'Bak de taart.'],
    ],
    ['a label before the text', 'Bereiden: Kook de prei.', ['Kook de prei.']],
    ['a label that is no label', 'Tip: Kook de prei.', ['Tip: Kook de prei.']],
    ['counts without spaces', '1.番茄切丁 2.洋葱切丝 3.搅拌均匀', ['1.番茄切丁', '2.洋葱切丝', '3.搅拌均匀']],
    [
      'sections that begin with one called so',
      [
        { '@type': 'HowToSection', name: 'Preparation', itemListElement: ['Wash the leeks.'] },
        { '@type': 'HowToSection', name: 'Baking', itemListElement: ['Bake the pie.'] },
      ],
      [
        { text: 'Preparation', heading: true },
        'Wash the leeks.',
        { text: 'Baking', heading: true },
        'Bake the pie.',
      ],
    ],
  ])('%s', (_, told, steps) => {
    expect(stepLines(told)).toEqual(steps)
  })
})

test.each<[string, string[], boolean]>([
  ['are how the shown ones begin', ['Soften the leeks.', 'Beat the eggs.'], true],
  ['are half of the shown ones', ['Soften the leeks.', 'Beat the eggs.', 'Fill the tart.'], false],
  ['say something else', ['Soften the leeks.', 'Boil the eggs.'], false],
])('shown steps win where the declared ones %s: %#', (_, declared, wins) => {
  const shown = ['1 Soften the leeks.', '2 Beat the eggs.', '3 Fill the tart.', '4 Bake it.', '5 Serve it.']
  expect(shownStepsWin(declared, shown)).toBe(wins)
})

test('the titles of counted steps are headings', () => {
  const { recipe } = readPage(
    `<h1>Leek pie</h1><h2>Ingredients</h2><ul><li>3 leeks</li><li>2 eggs</li></ul><h2>How to make it</h2>
    <h3>Step 1: Cook the leeks</h3><p>Soften the leeks in the butter.</p>
    <h3>Step 2: Bake the pie</h3><p>Add the eggs and bake for 30 minutes.</p>`,
    url,
  )
  expect(recipe?.steps).toEqual([
    { text: 'Step 1: Cook the leeks', heading: true },
    'Soften the leeks in the butter.',
    { text: 'Step 2: Bake the pie', heading: true },
    'Add the eggs and bake for 30 minutes.',
  ])
})

test.each(['Leftovers and storage', '✨ Pro tips', 'Let’s wrap it up', 'Final thoughts'])(
  'steps end at %s',
  (title) => {
    const { recipe } = readPage(
      `<h1>Leek pie</h1><h2>Ingredients</h2><ul><li>3 leeks</li><li>2 eggs</li></ul><h2>Method</h2>
      <p>Soften the leeks in the butter.</p><p>Add the eggs and bake for 30 minutes.</p>
      <h3>${title}</h3><p>Keep the pie in the fridge and serve it within two days.</p>`,
      url,
    )
    expect(recipe?.steps).toEqual([
      'Soften the leeks in the butter.',
      'Add the eggs and bake for 30 minutes.',
    ])
  },
)

test('a photo credit, a time and a food value are no part of a recipe; a long amount is', () => {
  expect(stepShape('Stuffed peppers on a plate (Photo: A. Baker)')).toBe(0)
  expect(stepShape('Elkészítési idő: kb. 30 perc')).toBe(0)
  expect(ingredientShape('16 gFat')).toBeLessThan(0.5)
  expect(ingredientShape('50 g of red pepper in pieces of 2 or 3 cm.')).toBeGreaterThanOrEqual(0.5)
})

test('a draft has whole amounts as people write them', () => {
  const { recipe } = readPage(
    `<h1>Leek pie</h1><h2>Ingredients</h2><ul><li>2.0 leeks</li><li>1.5 l stock</li><li>10.0 g salt</li><li>0 pinch pepper</li></ul>${method}`,
    url,
  )
  expect(recipe && previewOf(recipe, null).ingredients).toEqual([
    '2 leeks',
    '1.5 l stock',
    '10 g salt',
    'pinch pepper',
  ])
})
