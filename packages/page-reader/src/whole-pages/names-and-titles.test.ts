/** Names, titles of parts and what stands beside a recipe, in our own words (decision 0214). */

import { describe, expect, test } from 'vitest'
import { foodsOf, nameOf, recipeOf, stepsOf } from '../../test/whole-page.ts'

describe('names, titles and what stands beside a recipe (importing 160)', () => {
  const foods = '<h2>Ingredients</h2><ul><li>3 leeks</li><li>2 eggs</li><li>50 g butter</li></ul>'
  const steps = '<h2>Method</h2><ol><li>Slice the leeks and fry them.</li><li>Bake the pie.</li></ol>'
  const nameUnder = (above: string, list = foods) => nameOf(`${above}${list}${steps}`)

  test.each([
    ['what is told of the dish', '<h1>Pie!</h1><h2>Description</h2><p>We eat it in winter.</p>', 'Pie!'],
    [
      'how much it makes',
      '<title>Untitled document</title><h1>Winter supper</h1><h1>24 pcs</h1>',
      'Winter supper',
    ],
    [
      'the site, where a lower heading has the dish',
      '<title>Our kitchen</title><header><h1>Our recipes</h1></header><h3>Leek pie</h3><img src="a.jpg" alt="LEEKS">',
      'Leek pie',
    ],
    ['a book of recipes', '<title>Recipes</title><h1>My cookbook</h1><h2>Leek pie</h2>', 'Leek pie'],
    ['a credit', '<title>Recipes</title><h1>(picture: Ida Cook)</h1><h2>Leek pie</h2>', 'Leek pie'],
  ])('a heading of %s does not name it', (_, above, name) => {
    expect(nameUnder(above)).toBe(name)
  })

  test('a label that is spelt wrong is one', () => {
    const list = foods.replace('Ingredients', 'INDGREDIENTSER')
    expect(nameUnder('<title>Ida</title><h1>Morning cake</h1>', list)).toBe('Morning cake')
    expect(foodsOf(`<h1>Leek pie</h1>${list}${steps}`)).toEqual(['3 leeks', '2 eggs', '50 g butter'])
  })

  test.each([
    ['an item that begins a part', 'For the topping', { text: 'For the topping', heading: true }],
    [
      'a phrase behind its label',
      'Optional: icing sugar to sprinkle on top',
      'Optional: icing sugar to sprinkle on top',
    ],
  ])('%s stays among the foods', (_, item, line) => {
    const list = `<h2>Ingredients</h2><ul><li>3 leeks</li><li>2 eggs</li><li>${item}</li><li>some cheese</li><li>50 g butter</li></ul>`
    expect(recipeOf(`<h1>Leek pie</h1>${list}${steps}`)?.ingredients).toContainEqual(line)
  })

  test('about so many pieces over the foods are none of them', () => {
    const list = foods.replace('<ul>', '<p><b>ca. 8 bitar</b></p><ul>')
    expect(foodsOf(`<h1>Leek pie</h1>${list}${steps}`)).toEqual(['3 leeks', '2 eggs', '50 g butter'])
  })

  test('an aside in a step leads elsewhere', () => {
    const aside = '<aside><h4>Learn more</h4><h5><a href="/rye">All about rye</a></h5></aside>'
    const method = `<h2>Method</h2><ol><li><p>Slice the leeks.</p>${aside}</li><li><p>Fry them in butter.</p></li><li>Bake the pie.</li></ol>`
    expect(stepsOf(`<h1>Leek pie</h1>${foods}${method}`)).toEqual([
      'Slice the leeks.',
      'Fry them in butter.',
      'Bake the pie.',
    ])
  })

  test('what a site must say of what it sells is no part of a line', () => {
    const html = `<h1>Leek pie</h1>${foods.replace('3 leeks', '3 leeks (affiliate link)')}
      <h2>Method</h2><ol><li>Slice the leeks with a knife [paid link].</li><li>Bake the pie.</li></ol>`
    expect(foodsOf(html)[0]).toBe('3 leeks')
    expect(stepsOf(html)[0]).toBe('Slice the leeks with a knife.')
  })

  test('how much it makes is no part of a name', () => {
    expect(nameUnder('<h1>Leek pie (24 pieces)</h1>')).toBe('Leek pie')
    expect(nameUnder('<h1>Leek pie (the best)</h1>')).toBe('Leek pie (the best)')
  })

  test('a table of head cells alone holds data', () => {
    const rows = [
      ['leeks', '3'],
      ['butter', '50 g'],
      ['eggs', '2'],
    ]
      .map(([food, amount]) => `<tr><th>${food}</th><th>${amount}</th></tr>`)
      .join('')
    expect(foodsOf(`<h1>Leek pie</h1><h2>Ingredients</h2><table>${rows}</table>${steps}`)).toEqual([
      '3 leeks',
      '50 g butter',
      '2 eggs',
    ])
  })

  test('a line with the next count is the next step, whatever it says', () => {
    const method = `<h2>Zubereitung</h2><p>1. Mehl und Wasser zu einem Teig kneten<br>2. Teig dünn ausrollen<br>
      3. Speck darauf geben und alles würzen<br>4. 12-15 Minuten backen</p>`
    expect(stepsOf(`<h1>Leek pie</h1>${foods}${method}`)).toEqual([
      'Mehl und Wasser zu einem Teig kneten',
      'Teig dünn ausrollen',
      'Speck darauf geben und alles würzen',
      '12-15 Minuten backen',
    ])
  })

  test('foods between semicolons are a line each', () => {
    const list = '<h2>Zutaten</h2><p>200 g Butter; 2 Eier, getrennt; 1 EL Mehl; Salz; 3 Stangen Lauch</p>'
    expect(foodsOf(`<h1>Lauchkuchen</h1>${list}${steps}`)).toEqual([
      '200 g Butter',
      '2 Eier, getrennt',
      '1 EL Mehl',
      'Salz',
      '3 Stangen Lauch',
    ])
  })
})
