import { expect, it } from 'vitest'
import { twinFinder } from './twin-index.ts'

const pie = {
  name: 'Apple pie',
  source: 'https://table.example/pie',
  ingredients: ['6 apples', '200 g flour', '90 g butter'],
}
const crumble = { ...pie, name: 'Plum crumble', source: 'https://table.example/' }
const find = twinFinder([pie, crumble])

it.each([
  ['the same page under another name', { ...pie, name: 'Grandma’s best', ingredients: ['x'] }, pie],
  ['nearly the same name and ingredients', { ...pie, source: null, name: 'Easy apple pie' }, pie],
  [
    'only the home page in common',
    { name: 'Soup', source: 'https://table.example', ingredients: ['1 leek'] },
    undefined,
  ],
  [
    'the name with other ingredients',
    { name: 'Apple pie', source: null, ingredients: ['1 box of mix'] },
    undefined,
  ],
])('%s', (_rule, recipe, twin) => {
  expect(find(recipe)?.name).toBe(twin?.name)
})

it('a library of thousands is asked in no time', () => {
  const library = Array.from({ length: 5000 }, (_, at) => ({
    name: `Chicken number ${at} with thing${at % 900}`,
    source: null,
    ingredients: [`${at} g chicken`, `thing${at}`, 'salt'],
  }))
  const asked = twinFinder(library)
  const began = performance.now()
  for (const recipe of library) asked(recipe)
  expect(performance.now() - began).toBeLessThan(20_000)
})
