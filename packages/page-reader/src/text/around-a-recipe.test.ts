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
