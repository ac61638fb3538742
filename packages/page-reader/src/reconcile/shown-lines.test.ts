import { describe, expect, test } from 'vitest'
import { withShownHeadings, withShownSpaces } from './correct-declared.ts'
import { shownIngredientsWin } from './shown-ingredients.ts'
import { shownStepsWin } from './shown-steps.ts'

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

test.each<[string, string[], string[], boolean]>([
  [
    'one line for all',
    ['3 leeks 2 eggs, beaten.50 g butter salt'],
    ['3 leeks', '2 eggs, beaten.', '50 g butter', 'salt'],
    true,
  ],
  ['one line of several', ['3 leeks'], ['3 leeks', '2 eggs', 'butter', 'salt'], false],
  [
    'amounts that a program worked out',
    ['3 leeks', '125.00 gm water', '18.20 gm olive oil'],
    ['3 leeks', '1/2 cup water', '1 tbsp olive oil'],
    true,
  ],
  [
    'amounts that a cook wrote',
    ['3 leeks', '125 ml water', '1 tbsp olive oil'],
    ['3 leeks', '1/2 cup water', '1 tbsp olive oil'],
    false,
  ],
])('shown ingredients before %s', (_, declared, shown, wins) => {
  expect(shownIngredientsWin(declared, shown)).toBe(wins)
})

test.each<[string, string[], string[], boolean]>([
  [
    'there is nothing of two foods, and all other amounts are the same',
    ['3 leeks', '0 as required salt', '0 as required pepper'],
    ['3 leeks', 'salt as required', 'pepper as required'],
    true,
  ],
  [
    'there is nothing of two foods, and the amounts differ',
    ['3 leeks', '0 as required salt', '0 as required pepper'],
    ['4 leeks', 'salt as required', 'pepper as required'],
    false,
  ],
])('shown ingredients before those by which %s: %#', (_, declared, shown, wins) => {
  expect(shownIngredientsWin(declared, shown)).toBe(wins)
})

test.each<[string, string[], string[], boolean]>([
  ['one food lacks its amount', ['3 leeks', 'mustard'], ['3 leeks, sliced', '2 tsp mustard'], true],
  ['no food lacks its amount', ['3 leeks', '2 tsp mustard'], ['3 leeks, sliced', '2 tsp mustard'], false],
  ['two lack their units', ['500 of leeks', '80 butter'], ['500 g of leeks', '80 g butter'], true],
  ['one lacks its unit', ['500 of leeks', '8 g salt'], ['500 g of leeks', '8 g salt'], false],
  ['none lacks a unit', ['3 leeks', '2 eggs'], ['3 large leeks', '2 small eggs'], false],
  ['another food stands there', ['3 leeks', 'mustard'], ['3 leeks', '2 tsp leeks'], false],
])('shown ingredients before those of which %s: %#', (_, declared, shown, wins) => {
  expect(shownIngredientsWin(declared, shown)).toBe(wins)
})

test.each<[string, string[], boolean]>([
  ['are how the shown ones begin', ['Soften the leeks.', 'Beat the eggs.'], true],
  ['are half of the shown ones', ['Soften the leeks.', 'Beat the eggs.', 'Fill the tart.'], false],
  ['say something else', ['Soften the leeks.', 'Boil the eggs.'], false],
])('shown steps win where the declared ones %s: %#', (_, declared, wins) => {
  const shown = ['1 Soften the leeks.', '2 Beat the eggs.', '3 Fill the tart.', '4 Bake it.', '5 Serve it.']
  expect(shownStepsWin(declared, shown)).toBe(wins)
})

test('shown steps before those whose breaks were lost', () => {
  const shown = ['Cook the leeks until soft.', 'Add the eggs and the butter.', 'Bake the pie for an hour.']
  expect(
    shownStepsWin(
      ['A pie of ours.Cook the leeks until soft.Add the eggs', 'and the butter. Bake the pie for an hour.'],
      shown,
    ),
  ).toBe(true)
  expect(
    shownStepsWin(
      ['Cook the leeks until soft. Add the eggs', 'and the butter.', 'Bake the pie for an hour.'],
      shown,
    ),
  ).toBe(false)
})

describe('a summary gives way to the method that it sums up (importing 151)', () => {
  const method = [
    'Slice the leeks and wash them well, then cook them in butter for 15 minutes until they are soft.',
    'Whisk the eggs with the cream, stir the leeks in and fill the crust with all of it.',
    'Bake the tart at 180 °C until golden, which takes about 40 minutes, and let it cool for a while.',
  ]
  test.each<[string, string[], boolean]>([
    [
      'in words and numbers of it',
      ['Fry leeks 15 minutes, mix with cream, bake tart at 180 °C for 40 minutes.'],
      true,
    ],
    [
      'but not with a number of its own',
      ['Fry leeks 20 minutes, mix with cream, bake tart 40 minutes.'],
      false,
    ],
    ['but not in words of its own', ['Fry 15 minutes, roast 40 minutes, serve warm.'], false],
    ['but not of a part in the same words', ['Cook them in butter for 15 minutes, about 40 minutes.'], false],
  ])('%s', (_, declared, wins) => expect(shownStepsWin(declared, method)).toBe(wins))
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

const shownSteps = ['Soften the leeks.', 'Beat the eggs.', 'Bake the tart.']

test.each<[string, string[], boolean]>([
  ['send the reader to the page', ['Visit our website for the full recipe.'], true],
  ['are the page’s text', ['We love it.', 'https://kitchen.example/tart', ...shownSteps, 'More tarts'], true],
  [
    'have an address and other steps',
    ['We love it.', 'https://kitchen.example/tart', 'Boil the eggs.'],
    false,
  ],
  ['are one step', ['Mix everything below the grill.'], false],
])('shown steps and declared ones that %s (importing 56)', (_, told, wins) => {
  expect(shownStepsWin(told, shownSteps)).toBe(wins)
})
