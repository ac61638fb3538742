import { expect, test } from 'vitest'
import { readPage } from '../read-page.ts'

const lists = `<h2>Ingredients</h2><ul><li>3 leeks</li><li>2 eggs</li></ul>
  <h2>Method</h2><ol><li>Soften the leeks in the butter.</li><li>Add the eggs and bake for 30 minutes.</li></ol>`
const nameOf = (head: string, heading: string, body = lists) =>
  readPage(`<head>${head}</head><body><h1>${heading}</h1>${body}</body>`, 'https://kitchen.example/').recipe
    ?.name

test.each([
  ['the heading', '<title>Our kitchen</title>', 'Leek pie', 'Leek pie'],
  ['without who signs it', '<title>Leek pie | Pies</title>', 'Leek pie by Ann Baker', 'Leek pie'],
  [
    'with a word that no author follows',
    '<title>Leek pie | Pies</title>',
    'Leek pie byways',
    'Leek pie byways',
  ],
  ['without the shelf of a wiki', '<title>Leek pie - A wiki</title>', 'Cookbook:Leek pie', 'Leek pie'],
])('a recipe is called %s', (_, head, heading, name) => {
  expect(nameOf(head, heading)).toBe(name)
})

test('a declared name that says too little gives way to the heading that holds it', () => {
  const declared = (name: string) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Recipe',
      name,
      recipeIngredient: ['3 leeks', '2 eggs', 'salt'],
      recipeInstructions: ['Soften the leeks.', 'Bake the pie.'],
    })}</script>`
  expect(nameOf('', 'Leek pie', declared('pie'))).toBe('Leek pie')
  expect(nameOf('', 'The best leek pie', declared('leek pie'))).toBe('leek pie')
  expect(nameOf('', 'Leek tart', declared('pie'))).toBe('pie')
})

test.each([
  [
    'of other networks',
    '<meta property="og:image" content="/a.jpg"><meta name="twitter:image" content="/b.jpg">',
    'a',
  ],
  ['of Twitter', '<meta name="twitter:image" content="/b.jpg">', 'b'],
])('the picture is the one that the head names for readers %s', (_, head, picture) => {
  const { recipe } = readPage(`<head>${head}</head><h1>Leek pie</h1>${lists}`, 'https://kitchen.example/')
  expect(recipe?.image).toBe(`https://kitchen.example/${picture}.jpg`)
})
