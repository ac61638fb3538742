import { describe, expect, it } from 'vitest'
import { TwinIndex } from './twin-index.ts'

const pie = {
  name: 'Apple pie',
  source: 'https://table.example/pie',
  ingredients: ['6 apples', '200 g flour', '90 g butter'],
}
const crumble = { ...pie, name: 'Plum crumble', source: 'https://table.example/' }
const library = new TwinIndex([pie, crumble])

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
  expect(library.twinOf(recipe)?.name).toBe(twin?.name)
})

describe('a page with several recipes (importing 155)', () => {
  const on = (name: string, ...ingredients: string[]) => ({
    name,
    source: 'https://table.example/ten-soups',
    ingredients,
  })
  const tomato = on('Tomato soup', '1 kg tomatoes', '1 onion')
  const curry = on('Peanut curry', '200 g peanuts', '1 onion')
  const pancakes = on('Basic pancakes', 'flour', 'milk', 'eggs', 'butter', 'salt', 'sugar')
  const withCocoa = { ...pancakes, name: 'Cocoa pancakes', ingredients: [...pancakes.ingredients, 'cocoa'] }
  const creamy = on('Creamy tomato soup', '1 kg tomatoes', '1 onion', '100 ml cream')
  const renamed = { ...tomato, name: 'Our Friday soup' }
  const fromElsewhere = { ...curry, source: '' }

  it.each<[string, (typeof pie)[], (typeof pie)[], (string | undefined)[]]>([
    ['another of the page is none', [tomato], [tomato, curry], ['Tomato soup', undefined]],
    ['in whatever order they come', [tomato], [curry, tomato], [undefined, 'Tomato soup']],
    ['one that is much alike is none either', [pancakes], [withCocoa, pancakes], [undefined, pancakes.name]],
    ['a longer name is another dish beside it', [tomato], [creamy, tomato], [undefined, 'Tomato soup']],
    ['a name that changed a little', [tomato, curry], [creamy, curry], ['Tomato soup', 'Peanut curry']],
    ['each is that of its own name', [tomato, creamy], [creamy, tomato], [creamy.name, tomato.name]],
    ['a name that was changed here', [renamed, curry], [tomato, curry], [renamed.name, curry.name]],
    ['the only one here, and the only one that comes', [tomato], [curry], ['Tomato soup']],
    ['what comes twice', [tomato], [tomato, tomato], ['Tomato soup', 'Tomato soup']],
    ['of several here, none that is alike', [tomato, pancakes], [curry], [undefined]],
    ['the same from elsewhere', [tomato, fromElsewhere], [tomato, curry], [tomato.name, curry.name]],
  ])('%s', (_rule, here, coming, twins) => {
    const known = new TwinIndex(here)
    for (const recipe of coming) known.expect(recipe)
    expect(coming.map((recipe) => known.twinOf(recipe)?.name)).toEqual(twins)
  })

  it('thousands that name one page are asked in no time', () => {
    const all = Array.from({ length: 5000 }, (_, at) => on(`Dish ${at} ${'x'.repeat(at % 50)}`, `thing${at}`))
    const known = new TwinIndex(all)
    const began = performance.now()
    for (const recipe of all) known.expect({ ...recipe, name: `Other ${recipe.name}` })
    for (const recipe of all) known.twinOf({ ...recipe, name: `Other ${recipe.name}` })
    expect(performance.now() - began).toBeLessThan(20_000)
  })
})

it('a library of thousands is asked in no time', () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({
    name: `Chicken number ${at} with thing${at % 900}`,
    source: null,
    ingredients: [`${at} g chicken`, `thing${at}`, 'salt'],
  }))
  const asked = new TwinIndex(many)
  const began = performance.now()
  for (const recipe of many) asked.twinOf(recipe)
  expect(performance.now() - began).toBeLessThan(20_000)
})
