import { expect, it } from 'vitest'
import { kindOfSource, readSource } from './read-source.ts'

it.each<[string, string]>([
  ['<!doctype html><title>Pie</title>', 'page'],
  ['<div><p>2 leeks</p></div>', 'page'],
  ['{"@type":"Recipe","name":"Pie"}', 'data'],
  ['[{"recipeIngredient":["2 leeks"]}]', 'data'],
  ['Leek pie\n2 leeks', 'text'],
  ['I <p> you: {2 leeks}', 'text'],
])('tells what was pasted: %s', (source, kind) => {
  expect(kindOfSource(source)).toBe(kind)
})

const data = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek pie',
  recipeIngredient: ['2 leeks', '100 g flour', '50 g butter'],
  recipeInstructions: ['Soften the leeks.', 'Bake the pie.'],
}

it('reads the data that a page declares, pasted alone', () => {
  expect(readSource(JSON.stringify(data), '').reading.recipe).toMatchObject({
    name: 'Leek pie',
    ingredients: ['2 leeks', '100 g flour', '50 g butter'],
    steps: ['Soften the leeks.', 'Bake the pie.'],
  })
})

it('finds no recipe in any other text', () => {
  expect(readSource('See you at eight. Bring the children.', '').reading.recipe).toBeNull()
  expect(readSource('', '').reading.recipe).toBeNull()
})

it('data that was copied with its tag is data of a page', () => {
  const declared = { '@type': 'Recipe', name: 'Leek pie', recipeIngredient: ['2 leeks'] }
  const source = `<script type="application/ld+json">\n[${JSON.stringify(declared)}]\n</script>`
  expect(readSource(source, '').reading.recipe?.name).toBe('Leek pie')
})
