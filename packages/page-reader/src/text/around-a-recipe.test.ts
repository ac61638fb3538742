/** What people say around a recipe, and how they set it. */

import { expect, it } from 'vitest'
import { readTexts } from '../read-text.ts'

const foods = ['2 leeks', '100 g flour', '50 g butter']
const steps = ['Slice the leeks.', 'Fry them in the butter.', 'Stir in the flour.']
const text = (before: string, behind = '') =>
  `${before}\n\n${foods.join('\n')}\n\n${steps.join('\n')}\n\n${behind}`
const read = (source: string) => readTexts(source)[0]?.recipe

it('a last paragraph that says nothing of cooking is no step (importing 115)', () => {
  expect(read(text('Leek pie', 'Grandad has his with a pickle.'))?.steps).toEqual(steps)
})

it('a last paragraph that cooks is one where all are set apart', () => {
  const apart = `Leek pie\n\n${foods.join('\n')}\n\n${[...steps, 'Bake it for an hour.'].join('\n\n')}`
  expect(read(apart)?.steps).toHaveLength(4)
})

it('amounts behind their foods in a table stand before them (importing 116)', () => {
  const table = '| Ingredient | Amount |\n| --- | --- |\n| leeks | 2 |\n| flour | 100 g |\n| butter | 50 g |'
  expect(read(`Leek pie\n\n${table}\n\n${steps.join('\n')}`)?.ingredients).toEqual(foods)
})

it('the title of a thread gives no name (importing 117)', () => {
  expect(read(text('Topic: what to do with leeks\n\nLeek pie'))?.name).toBe('Leek pie')
})

it('servings are read in pieces (importing 118)', () => {
  expect(read(text('Lauchkuchen\nReicht für 12 Stücke'))?.servings).toBe(12)
})

it.each([
  ['Feeds eight', 8],
  ['Makes a dozen', 12],
  ['Für sechs Personen', 6],
  ['Pour quatre personnes', 4],
  ['Para seis personas', 6],
])('servings are read in words: %s (importing 122)', (said, servings) => {
  expect(read(text(`Leek pie\n${said}`))).toMatchObject({ name: 'Leek pie', servings })
})

it('foods behind the part they are for have a line each below it (importing 121)', () => {
  const source = `Leek pie\n\n${foods.join('\n')}\nFor the sauce: juice of 2 lemons, 75 g cheese\n\n${steps.join('\n')}`
  expect(read(source)?.ingredients).toEqual([
    ...foods,
    { text: 'For the sauce:', heading: true },
    'juice of 2 lemons',
    '75 g cheese',
  ])
})

it('a word that a copy cut is whole, in a food too (importing 121)', () => {
  const cut = `Leek pie\n\n3 oz de-\nmerara sugar\n${foods.join('\n')}\n\n${steps.join('\n')}`
  expect(read(cut)?.ingredients[0]).toBe('3 oz demerara sugar')
})

it('the days of a plan are no names, and part nothing (importing 123)', () => {
  const plan = `Monday\n\n${text('Leek pie')}\n\nTuesday\n\n${text('Bean stew')}`
  expect(readTexts(plan).map(({ recipe }) => recipe?.name)).toEqual(['Leek pie', 'Bean stew'])
})

it('what an old book calls a recipe is no part of its name (importing 123)', () => {
  expect(read(text('How to make a leek pie'))?.name).toBe('Leek pie')
})

it('a food without an amount amid foods of one line is a doubt (importing 121)', () => {
  const doubts = (foodsOfLine: string) =>
    readTexts(
      `Flatbreads: ${foodsOfLine}. Mix to a dough, roll it out and fry until brown.`,
    )[0]?.warnings.filter((warning) => warning.startsWith('Ingredients'))
  expect(doubts('250 g yoghurt, 250 g flour, 1 tsp salt')).toEqual([])
  expect(doubts('250 g yoghurt, 250 g flour, salt, 1 tsp oil')).toHaveLength(1)
})
