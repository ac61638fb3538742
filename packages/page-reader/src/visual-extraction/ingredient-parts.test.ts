import { describe, expect, it, test } from 'vitest'
import { textOf } from '../page/page-recipe.ts'
import { readPage } from '../read-page.ts'

const ingredientsOf = (body: string) =>
  readPage(
    `<h1>Leek tart</h1>${body}<h2>Method</h2><p>Bake the tart until golden.</p>`,
    'https://a.example/',
  ).recipe?.ingredients.map(textOf)

describe('amounts and foods apart', () => {
  const block = (amount: string, food: string) =>
    `<div class="row"><div class="q"><p>${amount}</p></div><div class="n"><p>${food}</p></div></div>`

  const foodFirst = (food: string, amount: string) =>
    `<section><p class="food">${food}</p><p class="amount">${amount}</p></section>`

  it('an amount and the food beside it are one line', () => {
    const body = `<h2>Ingredients</h2>${block('2', 'leeks')}${block('150 g', 'flour')}${block('1 tub.', 'cream')}
      <div class="row"><div class="n"><p>salt</p></div></div>`
    expect(ingredientsOf(body)).toEqual(['2 leeks', '150 g flour', '1 tub. cream', 'salt'])
  })

  it('an amount behind its food is put first', () => {
    const body = `<h2>Ingredients</h2>${foodFirst('Leeks', '2 stalks, large')}${foodFirst('Flour', '150 g')}
      ${foodFirst('Cream', '1 ladle')}${foodFirst('Salt', 'to taste')}`
    expect(ingredientsOf(body)).toEqual([
      '2 stalks Leeks; large',
      '150 g Flour',
      '1 ladle Cream',
      'to taste Salt',
    ])
  })

  it('a table with the amount in its last cell reads as people write it, below a label only', () => {
    const table = '<table><tr><td>Leeks</td><td>2</td></tr><tr><td>Flour</td><td>150 g</td></tr></table>'
    expect(ingredientsOf(`<h2>Ingredients</h2>${table}`)).toEqual(['2 Leeks', '150 g Flour'])
  })

  it('what is said of an amount goes behind the food, unless it stands in brackets', () => {
    const body = `<h2>Ingredients</h2>${foodFirst('Eggs, hen’s', '2, large')}${foodFirst('Limes', '1 (juice only, strained)')}
      ${foodFirst('Leeks', '2 (white, sliced), young')}${foodFirst('Flour', '150 g')}`
    expect(ingredientsOf(body)).toEqual([
      '2 Eggs, hen’s; large',
      '1 (juice only, strained) Limes',
      '2 (white, sliced) Leeks; young',
      '150 g Flour',
    ])
  })

  it('an amount between two foods, all in one block, is that of the first', () => {
    const cells = ['Leeks', '2.000', 'Butter', '0.150', 'Cream', '0.060', 'Flour', '-']
    const body = cells.map((cell, at) => `<div class="${at % 2 ? 'narrow' : 'wide'}">${cell}</div>`).join('')
    expect(
      ingredientsOf(`<h2>Ingredients</h2><div><div><b>Dough</b></div><div>KG</div>${body}</div>`),
    ).toEqual(['Dough', '2.000 Leeks', '0.150 Butter', '0.060 Cream', 'Flour'])
  })

  it('Chinese amounts are amounts in their cells, and a food without one is a food', () => {
    const cells = ['胡萝卜 半根', '土豆 一个', '黑胡椒粉 适量', '盐 ', '糖 ', '酱油 一勺']
    const rows = cells.map((row) => `<tr><td>${row.replace(' ', '</td><td>')}</td></tr>`).join('')
    expect(ingredientsOf(`<h2>用料</h2><table>${rows}</table>`)).toEqual([
      '半根 胡萝卜',
      '一个 土豆',
      '适量 黑胡椒粉',
      '盐',
      '糖',
      '一勺 酱油',
    ])
  })

  it('a term is the amount of what stands beside it, however long its unit', () => {
    const pair = (amount: string, food: string) => `<dt>${amount}</dt><dd>${food}</dd>`
    const body = `<h2>Ingredients</h2><dl>${pair('2', 'poireaux')}${pair('1 cuillère à soupe', 'sel')}${pair('150 g', 'farine')}</dl>`
    expect(ingredientsOf(body)).toEqual(['2 poireaux', '1 cuillère à soupe sel', '150 g farine'])
  })

  it('numbers that count are no amounts', () => {
    const counted = ['Trim the leeks', 'Roll out the dough', 'Bake'].map((text, at) =>
      block(`${at + 1}`, text),
    )
    const body = `<h2>Ingredients</h2><ul><li>2 leeks</li><li>150 g flour</li></ul>${counted.join('')}`
    expect(ingredientsOf(body)).toEqual(['2 leeks', '150 g flour'])
  })
})

describe('what stands inside the item of a food', () => {
  const listWith = (inside: string) =>
    `<h2>Ingredients</h2><ul><li>150 g leeks, sliced ${inside}</li><li>150 g flour</li></ul>`

  it('is a note on it where it is alone in its list', () => {
    expect(ingredientsOf(listWith('<ul><li>two medium leeks</li></ul>'))).toEqual([
      '150 g leeks, sliced (two medium leeks)',
      '150 g flour',
    ])
  })

  it('is food where several things are listed', () => {
    expect(ingredientsOf(listWith('<ul><li>2 tsp salt</li><li>1 tsp oil</li></ul>'))).toEqual([
      '150 g leeks, sliced',
      '2 tsp salt',
      '1 tsp oil',
      '150 g flour',
    ])
  })

  it('is none of the recipe where a shop sells it', () => {
    const offer = '<div><h2>Leek spice</h2><p>$14.99</p><a>Add to basket</a></div>'
    expect(ingredientsOf(listWith(offer))).toEqual(['150 g leeks, sliced', '150 g flour'])
  })
})

describe('a long line of a list', () => {
  const lines = ['2 leeks', '150 g flour']
  const listWith = (line: string) =>
    `<h2>Ingredients</h2><ul>${[...lines, line].map((text) => `<li>${text}</li>`).join('')}</ul>`

  test.each([
    'Unsweetened cocoa powder (to sprinkle over the greased baking sheet and over the cooling tart).',
    'Butter (soft, and a little more of it for the tin, for the paper that lines it, for the dough as it rolls out and for the leeks)',
  ])('is food where it begins with one that is known: %s', (line) => {
    expect(ingredientsOf(listWith(line))).toEqual([...lines, line])
  })

  test.each([
    'Make sure that the oven is hot before you put the tart in, and leave it in until it is golden all over.',
    'Stir the sauce (it may be thick) and pour it over the leeks until they are covered with it on all sides.',
  ])('is none where it tells what to do: %s', (line) => {
    expect(ingredientsOf(listWith(line))).toEqual(lines)
  })
})

describe('what stands around a list', () => {
  it('buttons below it, switches above it and its servings are no ingredients', () => {
    const body = `<h2>Ingredients</h2><p>4 portions</p><p>MetricCups</p><div>Personen</div>
      <ul class="foods"><li>2 leeks</li><li>150 g flour</li><li>butter</li></ul>
      <ul class="tools"><li>Copy and change</li><li>About us</li></ul>`
    expect(ingredientsOf(body)).toEqual(['2 leeks', '150 g flour', 'butter'])
  })

  it('a menu of links is no list of ingredients', () => {
    const links = ['Flours', 'Creams', 'Gluten free', 'Vegan', 'Tarts'].map(
      (text) => `<li><a href="/${text}">${text}</a></li>`,
    )
    const body = `<div class="ingredients-menu"><ul>${links.join('')}</ul></div>
      <h2>Ingredients</h2><ul><li>2 leeks</li><li>150 g flour</li></ul>`
    expect(ingredientsOf(body)).toEqual(['2 leeks', '150 g flour'])
  })

  it('a list of other things ends foods that stood in no list', () => {
    const body = `<h2>Ingredients</h2><p>2 leeks</p><p>150 g flour</p><p>1 tbsp butter</p><p>salt</p>
      <ul><li>Brunch</li><li>Quick suppers</li></ul>`
    expect(ingredientsOf(body)).toEqual(['2 leeks', '150 g flour', '1 tbsp butter', 'salt'])
  })

  it('a labelled list goes before one of tools that stands higher', () => {
    const body = `<ul><li>1 large frying pan</li></ul><h3>Ingredients</h3>
      <ul><li>2 leeks</li><li>150 g flour</li><li>1 tbsp butter</li></ul>`
    expect(ingredientsOf(body)).toEqual(['2 leeks', '150 g flour', '1 tbsp butter'])
  })

  it('lines with an amount each are found in no list and below no label', () => {
    const body = `<p>We eat this in March.</p><p><b>Serves 4</b><br>2 leeks<br>150 g flour<br>1 tbsp butter<br>salt</p>`
    expect(ingredientsOf(body)).toEqual(['2 leeks', '150 g flour', '1 tbsp butter', 'salt'])
  })

  it('paragraphs in a table with a title between them are lines of it', () => {
    const body = `<h2>Ingredients</h2><table><tr><td><p>2 leeks</p></td></tr><tr><td><p>150 g flour</p></td></tr>
      <tr><td><h4>For the glaze:</h4><p>1 egg</p><p>1 tbsp milk</p></td></tr></table>`
    expect(ingredientsOf(body)).toEqual(['2 leeks', '150 g flour', 'For the glaze:', '1 egg', '1 tbsp milk'])
  })

  it('a list in two systems of units is there once, whatever stands above it', () => {
    const list = (...amounts: string[]) =>
      `<h4>For the base</h4><ul><li>${amounts[0]} flour</li><li>${amounts[1]} milk</li></ul>
      <h4>For the top</h4><ul><li>${amounts[2]} cream</li><li>2 leeks</li></ul>`
    const body = `<h2>Ingredients</h2><h4>For four people</h4>
      ${list('150 g', '200 ml', '100 ml')}${list('5 oz', '7 fl. oz', '3.5 fl. oz')}`
    expect(ingredientsOf(body)).toEqual([
      'For four people',
      'For the base',
      '150 g flour',
      '200 ml milk',
      'For the top',
      '100 ml cream',
      '2 leeks',
    ])
  })

  it('what heads the whole list is no title of a part', () => {
    const body = `<h2>Vote for us</h2><h2>Ingredients for 4 people</h2><ul><li>2 leeks</li><li>150 g flour</li></ul>
      <h2>Ingredients for the top</h2><ul><li>100 ml cream</li></ul>`
    expect(ingredientsOf(body)).toEqual(['2 leeks', '150 g flour', 'Ingredients for the top', '100 ml cream'])
  })

  it('a food in bold among foods in bold is one of them', () => {
    const body = `<h2>Ingredients</h2><h3>Tart</h3><dl><dt><b>flour 150 g</b></dt><dt><b>leeks 2</b></dt><dt><b>cream 100 ml</b></dt></dl>`
    expect(ingredientsOf(body)).toEqual(['Tart', 'flour 150 g', 'leeks 2', 'cream 100 ml'])
  })

  it('a food in a paragraph right below foods is one of them, a sentence is none', () => {
    const foods = '<p>150 g flour</p><p>100 ml cream</p><p>2 leeks</p>'
    const body = `<h2>Ingredients</h2><div>${foods}<p>Nutmeg (as much as you like)</p><p>Mix everything in a bowl</p><p>Eat the tart while it is warm, with a salad.</p></div>`
    expect(ingredientsOf(body)).toEqual([
      '150 g flour',
      '100 ml cream',
      '2 leeks',
      'Nutmeg (as much as you like)',
    ])
  })

  it('an amount has the unit that only a script would show, and the other one in brackets', () => {
    const line = (amount: number, unit: string, other: string, food: string) =>
      `<div><b data-primary-amount="${amount}" data-primary-unit="${unit}" ${other}>${amount}</b> <span>${food}</span></div>`
    const body = `<h2>Ingredients</h2>
      ${line(150, 'g', 'data-secondary-amount="1.2" data-secondary-unit="cup"', 'flour')}
      ${line(2, 'tbsp', 'data-secondary-amount data-secondary-unit', 'butter')}`
    expect(ingredientsOf(body)).toEqual(['150 g (1.2 cup) flour', '2 tbsp butter'])
  })
})

test('a menu that nobody closed does not swallow the page', () => {
  const body = '<h2>Ingredients</h2><ul><li>2 leeks</li><li>150 g flour</li></ul>'
  const menu = '<nav><ul><li><p>Our books</div></p></li>'
  expect(ingredientsOf(`<div>${menu}<article>${body}</article></div>`)).toEqual(['2 leeks', '150 g flour'])
  const isLinked = body.replaceAll(/<li>(.*?)<\/li>/g, '<li><a href="/$1">$1</a></li>')
  expect(ingredientsOf(`<nav>${isLinked}</nav><p>Welcome</p>`)).toEqual([])
})
