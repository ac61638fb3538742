import { proteinNames, vegetableNames } from '@plateful/meal-planner/problem/code-names'
import { expect, test } from 'vitest'
import { aKitchenRecipe } from '../../../../test/harness/kitchen-makers.ts'
import { formatFreshFood } from './fresh-foods.ts'
import { readFacts } from './recipe-facts.ts'

const recipe = (...ingredients: string[]) => aKitchenRecipe({ ingredients })

test.each([
  [['400 g beef mince'], 'beef'],
  [['6 chicken sausages'], 'poultry'],
  [['4 rashers turkey bacon'], 'poultry'],
  [['6 venison sausages'], 'game'],
  [['6 pork sausages'], 'pork'],
  [['100 g bacon', '400 g cod'], 'pork'],
  [['2 tins sardines in olive oil', '4 slices bread'], 'fish'],
  [['1 tin tuna', '100 g cheddar'], 'fish'],
  [['8 chipolatas', '3 eggs'], 'pork'],
  [['200 g prawns'], 'shellfish'],
  [['1 tin lentils', '100 g feta'], 'pulses'],
  [['3 eggs', '100 g feta'], 'egg'],
  [['2 apples'], undefined],
])('%j is known by its %s', (lines, protein) =>
  expect(proteinNames[readFacts(recipe(...lines)).protein]).toBe(protein),
)

test.each([
  [3, 2, 20, 0],
  [8, 2, 20, 1],
  [3, 6, 20, 1],
  [3, 2, 36, 1],
  [15, 2, 20, 2],
  [3, 10, 20, 2],
  [3, 2, 121, 2],
])('%d lines, %d steps and %d minutes are %d of 2 hard', (lines, steps, minutes, difficulty) =>
  expect(
    readFacts({
      ...recipe(...Array.from({ length: lines }, (_, at) => `${at + 1} apples`)),
      steps,
      prepTimeMinutes: minutes,
    }).difficulty,
  ).toBe(difficulty),
)

test.each([
  ['easy', 0],
  ['medium', 1],
  ['hard', 2],
] as const)('a recipe that says %s is %d of 2 hard, however many steps it has', (said, difficulty) =>
  expect(
    readFacts({ ...recipe('1 apple'), steps: 5 * (2 - difficulty) * 2, difficulty: said }).difficulty,
  ).toBe(difficulty),
)

test.each([
  [['400 g cod'], 'fish'],
  [['100 g bacon', '2 tbsp zorblax'], 'meat'],
  [['200 g vegan zorblax'], 'unknown'],
  [['1 leek', '200 ml milk'], 'vegetarian'],
])('%j is %s', (lines, origin) => expect(readFacts(recipe(...lines)).origin).toBe(origin))

test('takes a recipe without a named meal for a lunch or a dinner, and a dip for no meal', () => {
  const plain = { ...recipe('2 apples'), name: 'Number 7' }
  expect(readFacts(plain)).toMatchObject({ meals: [1, 2], excludedMeals: [] })
  expect(readFacts({ ...plain, name: 'Breakfast pancake cake' })).toMatchObject({
    meals: [0],
    excludedMeals: [],
  })
  expect(readFacts({ ...plain, name: 'Red pepper dip' })).toMatchObject({
    meals: [3],
    excludedMeals: [0, 1, 2],
  })
})

test('takes as long as preparing and cooking together', () => {
  expect(readFacts({ ...recipe(), prepTimeMinutes: 10, cookTimeMinutes: 25 }).minutes).toBe(35)
  expect(readFacts({ ...recipe(), cookTimeMinutes: 25 }).minutes).toBe(25)
  expect(readFacts(recipe()).minutes).toBeNull()
})

test('a recipe speaks of its tags, but not of what it is free of', () =>
  expect(readFacts({ ...recipe('1 onion'), tags: ['spicy', 'nut free', 'Dairy-free'] }).says).toEqual([
    'supper',
    'spicy',
    'onion',
  ]))

test.each([
  [
    ['1 head broccoli', '200 g frozen peas', '2 carrots'],
    ['broccoli', 'carrots', 'peas'],
  ],
  [['1 tin chopped tomatoes', '1 tsp black pepper'], []],
  [
    ['2 leeks', '1 red pepper'],
    ['leeks', 'peppers'],
  ],
])('the fresh vegetables of %j are called %j (planner 85)', (lines, said) => {
  const { vegetables, vegetableWords } = readFacts(recipe(...lines))
  expect(vegetableWords).toEqual(expect.arrayContaining(said.filter((word) => word !== 'peas')))
  expect(vegetableWords).toHaveLength(vegetables.length)
})

test.each([
  [['1 tin chopped tomatoes', '400 g beef mince', '50 g parmesan'], ['tomatoes'], ['beef', 'cheese']],
  [['1 tsp black pepper', '500 ml chicken stock'], [], []],
  [['200 g hummus', '4 pittas'], [], ['pulses']],
])('%j holds %j and %j, whatever it is known by', (lines, vegetables, proteins) => {
  const { holds } = readFacts(recipe(...lines))
  expect(holds.vegetables.map((code) => vegetableNames[code])).toEqual(vegetables)
  expect(holds.proteins.map((code) => proteinNames[code])).toEqual(expect.arrayContaining(proteins))
  expect(holds.proteins.length).toBeGreaterThanOrEqual(proteins.length)
})

test.each([
  ['mushroom', 'mushrooms'],
  ['greek yoghurt', 'Greek yoghurt'],
  ['double cream', 'double cream'],
  ['red pepper', 'red pepper'],
])('%s is said as %s', (name, said) => expect(formatFreshFood(name)).toBe(said))
