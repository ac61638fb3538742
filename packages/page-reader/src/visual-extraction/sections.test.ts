import { expect, test } from 'vitest'
import { heading } from '../page/page-recipe.ts'
import { readPage } from '../read-page.ts'

const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
const text = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('')
const tart = list('150 g flour', '80 g butter', '2 leeks')
const tartSteps = [
  'Rub the butter into the flour.',
  'Soften the leeks and bake them on the dough for an hour.',
]
const sauce = list('100 ml cream', '1 tbsp mustard', '1 egg yolk')
const sauceSteps = ['Whisk the cream, the mustard and the yolk until they are smooth.']

const read = (body: string) => {
  const { recipe } = readPage(`<h1>Leek tart</h1>${body}`, 'https://kitchen.example/leek-tart')
  return { ingredients: recipe?.ingredients, steps: recipe?.steps }
}

test('a recipe in sections with foods and steps each is read whole', () => {
  const body = `${tart}${text(...tartSteps)}<p>Mustard sauce</p>${sauce}${text(...sauceSteps)}<h3>Comments</h3><p>Lovely, we made it twice.</p>`
  expect(read(body)).toEqual({
    ingredients: [
      '150 g flour',
      '80 g butter',
      '2 leeks',
      heading('Mustard sauce'),
      '100 ml cream',
      '1 tbsp mustard',
      '1 egg yolk',
    ],
    steps: [...tartSteps, heading('Mustard sauce'), ...sauceSteps],
  })
})

test('labels that name the parts are their titles', () => {
  const body = `<h3>Ingredients for the tart</h3>${tart}${text(...tartSteps)}<h3>Ingredients for the sauce</h3>${sauce}${text(...sauceSteps)}`
  expect(read(body).steps).toEqual([
    heading('For the tart'),
    ...tartSteps,
    heading('For the sauce'),
    ...sauceSteps,
  ])
})

test('a part has its title where a label stands below that', () => {
  const part = (title: string, foods: string, steps: string[]) =>
    `<p>${title}</p><p>Ingredients</p>${foods}${text(...steps)}`
  const body = `${part('Tart', tart, tartSteps)}${part('Mustard sauce', sauce, sauceSteps)}`
  expect(read(body).steps).toEqual([...tartSteps, heading('Mustard sauce'), ...sauceSteps])
})

test('a page of many recipes is not taken for one', () => {
  const soup = (food: string) =>
    `<h3>${food} soup</h3>${list(`500 g ${food}`, '1 litre stock', '1 onion')}${text(`Cook the ${food} in the stock until soft.`, 'Blend the soup and serve it hot.')}`
  const body = ['leek', 'pumpkin', 'carrot', 'potato', 'celery', 'parsnip'].map(soup).join('')
  expect(read(body).ingredients).toHaveLength(3)
})
