import { expect, test } from 'vitest'
import { heading } from '../page/page-recipe.ts'
import { readPage } from '../read-page.ts'

const ingredientsOf = (list: string) =>
  readPage(
    `<h1>Leek tart</h1><h2>Ingredients</h2>${list}<h2>Method</h2><p>Bake the tart until golden.</p>`,
    'https://kitchen.example/leek-tart',
  ).recipe?.ingredients

const items = (...texts: string[]) => texts.map((text) => `<li>${text}</li>`).join('')

test('an item set otherwise than the foods around it is the title of those below', () => {
  const list = `<ul><li class="x1">Dough</li>${items('150 g flour', '80 g butter')}<li class="x1">Filling</li>${items('2 leeks', '1 egg')}</ul>`
  expect(ingredientsOf(list)).toEqual([
    heading('Dough'),
    '150 g flour',
    '80 g butter',
    heading('Filling'),
    '2 leeks',
    '1 egg',
  ])
})

test.each([
  ['has an amount', '<li class="x1">80 g butter</li>', '80 g butter'],
  ['stands last', '', 'Salt'],
  ['is set as the next one', '<li>Salt</li>', 'Salt'],
])('an item that %s is a food', (_, item, food) => {
  const last = item === '' ? '<li class="x1">Salt</li>' : ''
  expect(
    ingredientsOf(`<ul>${items('150 g flour', '2 leeks')}${item}${last ? '' : items('1 egg')}${last}</ul>`),
  ).toContain(food)
})

test('a list goes on below a remark and a title in words, where its items are set alike', () => {
  const list = `<ul>${items('150 g flour', '2 leeks', '80 g butter')}</ul><p>To finish: whatever herbs you like best</p>
    <p><b>Seared prawns (optional, see below)</b></p><ul>${items('200 g prawns', '1 tbsp oil')}</ul>`
  expect(ingredientsOf(list)).toEqual(expect.arrayContaining(['150 g flour', '200 g prawns', '1 tbsp oil']))
})
