import { describe, expect, test } from 'vitest'
import { readPage } from '../read-page.ts'

const method =
  '<h2>Method</h2><ol><li>Soften the leeks in the butter.</li><li>Add the eggs and bake for 30 minutes.</li></ol>'
const ingredientsOf = (body: string) =>
  readPage(`<h1>Leek pie</h1>${body}${method}`, 'https://kitchen.example/leek-pie/').recipe?.ingredients

describe('ingredients that nothing marks', () => {
  test('an amount, its food and a remark in a block each are one line', () => {
    const row = (...cells: string[]) => `<div>${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`
    const list = row('2 rúd', 'fahéj') + row('1 db', 'tök', '(1 kg/db)') + row('50 g', 'vaj')
    expect(ingredientsOf(`<h2>Ingredients</h2><div>${list}</div>`)).toEqual([
      '2 rúd fahéj',
      '1 db tök (1 kg/db)',
      '50 g vaj',
    ])
  })

  test('what lies between two foods of one list is a food, however it reads', () => {
    const talk = 'Orange juice (freshly squeezed is best but from a carton or concentrate is fine)'
    expect(
      ingredientsOf(
        `<ul><li>The thick ends of 3 leeks</li><li>2 eggs</li><li>${talk}</li><li>50 g butter</li></ul>`,
      ),
    ).toEqual(['The thick ends of 3 leeks', '2 eggs', talk, '50 g butter'])
  })

  test('a list of links before the list of foods is none of it', () => {
    expect(
      ingredientsOf(
        `<ul><li>2-Day delivery</li><li>Home</li><li>Our kitchen</li></ul><ul><li>3 leeks</li><li>2 eggs</li><li>50 g butter</li></ul>`,
      ),
    ).toEqual(['3 leeks', '2 eggs', '50 g butter'])
  })

  test.each(['Tools You’ll Need', '🔧 Tools You’ll Need', 'Udstyr', 'Materiaal', 'Equipment'])(
    'they end at %s',
    (title) => {
      expect(
        ingredientsOf(
          `<h2>Ingredients</h2><ul><li>3 leeks</li><li>2 eggs</li></ul><h3>${title}</h3><ul><li>1 pan</li><li>1 whisk</li></ul>`,
        ),
      ).toEqual(['3 leeks', '2 eggs'])
    },
  )

  test('they go on where a second list says what part of the dish it is for', () => {
    expect(
      ingredientsOf(
        `<h2>Ingredients</h2><ul><li>3 leeks</li><li>2 eggs</li></ul><h2>Ingredients for the topping</h2><ul><li>50 g cheese</li></ul>`,
      ),
    ).toEqual(['3 leeks', '2 eggs', { text: 'Ingredients for the topping', heading: true }, '50 g cheese'])
  })

  test('they go on where a second list has the title of its part over its label (importing 161)', () => {
    expect(
      ingredientsOf(
        `<h2>Flan</h2><h3>Ingredients</h3><ul><li>3 eggs</li><li>2 cups milk</li></ul><h2>Caramel</h2><h3>Ingredients</h3><ul><li>1 cup sugar</li></ul>`,
      ),
    ).toEqual(['3 eggs', '2 cups milk', { text: 'Caramel', heading: true }, '1 cup sugar'])
  })

  test('an item in a list of its own under the title of its part is one of them (importing 161)', () => {
    expect(
      ingredientsOf(
        `<h3>Ingredients</h3><ul class="foods"><li>3 leeks</li><li>2 eggs</li></ul><h4>To brush</h4><ul><li>Whisked yolk</li></ul>`,
      ),
    ).toEqual(['3 leeks', '2 eggs', { text: 'To brush', heading: true }, 'Whisked yolk'])
  })

  test('a line with a full stop among lines of one text that all have bullets is one of them', () => {
    expect(
      ingredientsOf(
        `<pre>Ingredients\n* 3 leeks\n* 2 punnets beans of two kinds. Ex: broad beans and big white ones from a tin.\n* 2 eggs\n</pre>`,
      ),
    ).toHaveLength(3)
  })

  test('a heading that begins as a vague amount does is a heading', () => {
    expect(
      ingredientsOf(
        `<h2>Hozzávalók</h2><div>kettő főre</div><h5>A töltelékhez</h5><p>3 ek vaj</p><p>2 db tojás</p>`,
      ),
    ).toEqual([{ text: 'A töltelékhez', heading: true }, '3 ek vaj', '2 db tojás'])
  })

  test('buttons and food values below the list are none of it', () => {
    expect(
      ingredientsOf(
        `<h2>Ingredients</h2><p>3 leeks</p><p>2 eggs</p><p>Copy ingredients</p><p>16 g Fat</p><p>9 g Protein</p>`,
      ),
    ).toEqual(['3 leeks', '2 eggs'])
  })
})
