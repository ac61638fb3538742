import { expect, test } from 'vitest'
import { proteinNames } from './kitchen.ts'
import { type KitchenRecipe, readFacts } from './recipe-facts.ts'

const recipe = (...ingredients: string[]): KitchenRecipe => ({
  id: 1,
  name: 'Supper',
  ingredients,
  steps: 3,
  tags: [],
  cuisine: null,
  prepTimeMinutes: null,
  cookTimeMinutes: null,
  budgetPerServing: null,
  isFavourite: false,
  rating: null,
})

test.each([
  [['400 g beef mince'], 'beef'],
  [['6 chicken sausages'], 'poultry'],
  [['4 rashers turkey bacon'], 'poultry'],
  [['6 venison sausages'], 'game'],
  [['6 pork sausages'], 'pork'],
  [['100 g bacon', '400 g cod'], 'pork'],
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
