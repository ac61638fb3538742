import { expect, test } from 'vitest'
import { readPage } from '../read-page.ts'

const foods =
  '<h2>Ingredients</h2><ul><li>2 leeks</li><li>150 g flour</li><li>80 g butter</li><li>salt</li></ul>'
const stepsOf = (...items: string[]) =>
  readPage(
    `<h1>Leek tart</h1>${foods}<h2>Method</h2><ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`,
    'https://kitchen.example/leek-tart',
  ).recipe?.steps

test.each([
  ['foods', '<p>Soften the leeks.</p><p>2 leeks, salt</p>', 'Soften the leeks.'],
  ['foods below a count', '<div>2</div><p>Soften the leeks.</p><p>2 leeks, salt</p>', 'Soften the leeks.'],
  ['an address', '<p>Soften the leeks.</p><p>https://kitchen.example/pan.jpg</p>', 'Soften the leeks.'],
  ['a count only', '<div>2</div><p>2 leeks, salt.</p>', '2 leeks, salt.'],
  ['a sentence', '<p>Soften the leeks.</p><p>Salt them.</p>', 'Soften the leeks. Salt them.'],
])('beside a step stand %s', (_, item, step) => {
  expect(stepsOf('<p>Rub the butter into the flour.</p>', item, '<p>Bake for an hour.</p>')?.[1]).toBe(step)
})
