import { describe, expect, test } from 'vitest'
import { readPage } from '../importing/read-page.ts'
import { shownIngredientsWin, shownStepsWin } from '../importing/shown-lines.ts'
import type { PageLine } from '../pages/page-recipe.ts'
import { upToNotes, withoutAnnouncement, withoutRecipeLabel } from './among-steps.ts'
import { stepLines } from './schema-steps.ts'

const url = 'https://kitchen.example/leek-pie/'
const title = (text: string): PageLine => ({ text, heading: true })
const steps = ['Cook the leeks.', 'Bake the pie.']

test.each(['Oppskrift', 'Recipe:', 'Recette'])('%s over the steps is no part of them', (label) => {
  expect(withoutRecipeLabel([title(label), ...steps])).toEqual(steps)
  expect(withoutRecipeLabel([title('Pastry'), ...steps])).toEqual([title('Pastry'), ...steps])
})

test.each(['Notes:', 'Uwaga:', 'Hinweis'])('steps in a tag end at %s', (label) => {
  expect(upToNotes([...steps, title(label), 'Keeps for two days.'])).toEqual(steps)
  expect(upToNotes([title(label), ...steps])).toEqual([title(label), ...steps])
  expect(upToNotes([...steps, title('For the top'), 'Whip the cream.'])).toHaveLength(4)
})

test('notes that a list declares among its steps stay', () => {
  const json = { '@type': 'Recipe', name: 'Leek pie', recipeIngredient: ['3 leeks', '2 eggs', '50 g butter'] }
  const sections = [
    { '@type': 'HowToSection', name: 'Pie', itemListElement: steps },
    { '@type': 'HowToSection', name: 'Tips', itemListElement: ['Keeps for two days.'] },
  ]
  const page = `<script type="application/ld+json">${JSON.stringify({ ...json, recipeInstructions: sections })}</script>`
  expect(readPage(page, url).recipe?.steps).toEqual([
    title('Pie'),
    ...steps,
    title('Tips'),
    'Keeps for two days.',
  ])
})

describe('one text for all steps', () => {
  const parted = ['1. Cook the leeks.', '2. Beat the eggs.', '3. Bake the pie.']
  test.each<[string, unknown]>([
    ['a thing', { '@type': 'HowToStep', text: '1. Cook the leeks. 2. Beat the eggs. 3. Bake the pie.' }],
    ['no space before a count', '1. Cook the leeks.2. Beat the eggs.3. Bake the pie.'],
  ])('%s is parted at its counts', (_, value) => {
    expect(stepLines([value])).toEqual(parted)
  })
})

describe('microdata', () => {
  test('a line after an empty line of its own is a title, where it names no food', () => {
    const line = (html: string) => `<span itemprop="recipeIngredient">${html}</span><br>`
    const { recipe } = readPage(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Leek pie</h1><p>
      ${line('3 leeks')}${line('200 g flour')}${line(' <span class="u"><br>Topping</span>')}${line('<br>50 g butter')}</p>
      <div itemprop="recipeInstructions"><p>Bake the pie.</p></div></div>`,
      url,
    )
    expect(recipe?.ingredients).toEqual(['3 leeks', '200 g flour', title('Topping'), '50 g butter'])
  })
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

test('counts go on over breaks that are none of theirs', () => {
  expect(stepLines('1. Cook the leeks\nin the butter. 2. Beat the eggs. 3. Bake the pie.')).toEqual([
    '1. Cook the leeks in the butter.',
    '2. Beat the eggs.',
    '3. Bake the pie.',
  ])
})

test('talk that announces the steps is none of them; a step that lists something is one', () => {
  const talk =
    'This pie is not at all difficult, and the whole family loves it in March. Here is how it is done:'
  const step =
    'Put all of these into a large bowl, mix them well and let them stand for half an hour at least:'
  expect(withoutAnnouncement([talk, ...steps])).toEqual(steps)
  expect(withoutAnnouncement([step, ...steps])).toEqual([step, ...steps])
  expect(withoutAnnouncement([talk])).toEqual([talk])
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
