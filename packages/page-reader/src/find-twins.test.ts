import { describe, expect, it } from 'vitest'
import { findTwins, pageKey } from './find-twins.ts'

const soup = {
  name: 'Easy tomato soup',
  source: 'https://www.table.example/tomato-soup/',
  ingredients: ['800 g tomatoes', '1 onion, chopped', '2 tbsp olive oil', '1 litre vegetable stock'],
}

describe('the same page', () => {
  it.each([
    ['http://table.example/tomato-soup', true],
    ['https://m.table.example/tomato-soup/?utm_source=mail#method', true],
    ['https://www.table.example/tomato-soup/amp/', true],
    ['https://table.example/tomato-soup?id=2', false],
    ['https://table.example/pea-soup', false],
  ])('%s', (source, isSame) => {
    expect(pageKey(source) === pageKey(soup.source)).toBe(isSame)
  })

  it.each([null, '', 'Grandma'])('a source that is no address is no page (%j)', (source) => {
    expect(pageKey(source)).toBeNull()
  })
})

describe('twins in a library', () => {
  const elsewhere = { ...soup, source: null }
  it.each([
    ['same page, other words', { name: 'Soup', source: soup.source, ingredients: ['6 tomatoes'] }, 1],
    ['nearly the same name and ingredients', { ...elsewhere, name: 'Tomato soup' }, 1],
    [
      'other amounts',
      { ...elsewhere, ingredients: soup.ingredients.map((line) => line.replace(/\d+/, '7')) },
      1,
    ],
    ['same name, other dish', { ...elsewhere, ingredients: ['1 tin crab', '200 ml cream', '1 lobster'] }, 0],
    ['same ingredients, other name', { ...elsewhere, name: 'Gazpacho' }, 0],
    ['two recipes without a source', { name: 'Porridge', source: null, ingredients: ['oats'] }, 0],
  ])('%s', (_rule, known, count) => {
    expect(findTwins(soup, [known])).toHaveLength(count)
  })
})
