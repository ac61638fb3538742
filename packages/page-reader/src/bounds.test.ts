/** Rules of a page that hold from a bound on: a page at the bound, and one beyond it. */

import { expect, test } from 'vitest'
import { minutesIn } from './page/duration.ts'
import { textOf } from './page/page-recipe.ts'
import { readPage } from './read-page.ts'
import { readTexts } from './read-text.ts'
import { parseLenientJson } from './structured-data/lenient-json.ts'

const url = 'https://kitchen.example/leek-tart'
const lists = `<h2>Ingredients</h2><ul><li>2 leeks</li><li>150 g flour</li></ul>
  <h2>Method</h2><p>Soften the leeks in butter.</p><p>Bake the tart until golden.</p>`
const linesOf = (html: string) => {
  const { recipe } = readPage(`<title>Leek tart</title>${html}`, url)
  return { ingredients: recipe?.ingredients.map(textOf), steps: recipe?.steps.map(textOf) }
}
const method = '<h2>Method</h2><p>Soften the leeks in butter.</p><p>Bake the tart until golden.</p>'
const steps = ['Soften the leeks in butter.', 'Bake the tart until golden.']

test.each([
  ['the name before the site', '<title>Tart | Sweet</title>', 'Tart'],
  ['too short a name before the site', '<title>Pie | Sweet</title>', 'Pie | Sweet'],
  ['the name before the author', '<title>Tart | Sweet</title><h1>Tart by Ada</h1>', 'Tart'],
  ['too short a name before the author', '<title>Pie | Sweet</title><h1>Pie by Ada</h1>', 'Pie by Ada'],
  [
    'the heading that begins the title',
    '<title>Leek tart for two</title><h1>News</h1><h1>Leek tart</h1>',
    'Leek tart',
  ],
])('a page is called by %s', (_, head, name) => {
  expect(readPage(head + lists, url).recipe?.name).toBe(name)
})

test.each<[string, number | null]>([
  ['P1M', 1],
  ['P1MT1H', 43_260],
  ['P2W', 20_160],
  ['P364D', 524_160],
  ['P1Y', null],
  ['PT30S', 1],
  ['PT61S', 2],
  ['1:30', 90],
  ['1 h 30', 90],
  ['1 1/2 hours', 90],
  ['1 1/3 hours', 80],
  ['2½ hours', 150],
])('%s is %s minutes', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes)
})

test('amounts in data are written as fractions where they are some', () => {
  const names = ['flour', 'sugar', 'butter', 'cream', 'milk', 'oats', 'honey', 'walnuts']
  const amounts = [0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1.1, 2.25, 0.338]
  const data = {
    name: 'Leek tart',
    about: 'a tart that has been in the family for as long as anybody remembers, and longer than that',
    ingredients: amounts.map((amount, at) => ({ amount, unit: 'cup', name: names[at] })),
    steps: ['Soften the leeks in butter and season them.', 'Bake the tart until golden.'],
  }
  expect(linesOf(`<script>window.page = ${JSON.stringify(data)}</script>`).ingredients).toEqual(
    ['¼', '⅓', '½', '⅔', '¾', '1.1', '2¼', '⅓'].map((amount, at) => `${amount} cup ${names[at]}`),
  )
})

test('signs that a program writes by their numbers are read', () => {
  expect(
    parseLenientJson(String.raw`{a: 'cr\u00e8me', b: '\x41\x7a', c: 'one\ntwo', d: '\'', e: .5, f: -1e2}`),
  ).toEqual({
    a: 'crème',
    b: 'Az',
    c: 'one\ntwo',
    d: "'",
    e: 0.5,
    f: -100,
  })
})

test.each<[string, string, string[]]>([
  [
    'a label of 60 letters',
    `<p>Ingredients ${'x'.repeat(48)}</p><p>leeks</p><p>flour</p><p>butter</p>`,
    ['leeks', 'flour', 'butter'],
  ],
  ['a label of 61 letters', `<p>Ingredients ${'x'.repeat(49)}</p><p>leeks</p><p>flour</p><p>butter</p>`, []],
  [
    'a title of 80 letters',
    `<h2>Ingredients</h2><ul><li>2 leeks</li></ul><h3>${'x'.repeat(80)}</h3><ul><li>150 g flour</li></ul>`,
    ['2 leeks', 'x'.repeat(80), '150 g flour'],
  ],
  [
    'a line of a table in three paragraphs',
    '<h2>Ingredients</h2><table><tr><td><p>2 leeks</p><p>150 g flour</p><p>1 egg</p></td></tr></table>',
    ['2 leeks', '150 g flour', '1 egg'],
  ],
  [
    'an item of a list in three paragraphs',
    '<h2>Ingredients</h2><ul><li><p>2 leeks,</p><p>washed,</p><p>sliced</p></li><li>1 egg</li></ul>',
    ['2 leeks, washed, sliced', '1 egg'],
  ],
])('ingredients: %s', (_, body, lines) => {
  expect(linesOf(body + method).ingredients).toEqual(lines)
})

const foods = '<h2>Ingredients</h2><ul><li>2 leeks</li><li>150 g flour</li></ul>'
const rowsOf = (count: number) => '<h5>x</h5>'.repeat(count)

test.each<[string, string, string[]]>([
  [
    '38 rows below the foods',
    rowsOf(38) + steps.map((step) => `<p class="s">${step}</p>`).join(''),
    ['x', ...steps],
  ],
  ['40 rows below the foods', rowsOf(40) + steps.map((step) => `<p class="s">${step}</p>`).join(''), []],
  [
    'an appeal of 41 letters',
    `${method}<p><b>Make this tart and tell us how you like it</b></p><p>Cut it and serve it warm.</p>`,
    steps,
  ],
  ['notes in 29 letters', `${method}<p>Notes ${'x'.repeat(23)}</p><p>Serve it cold the next day.</p>`, steps],
  [
    'a bullet that says little below a sentence',
    '<h2>Method</h2><p>Soften the leeks in butter.</p><p>- Salt</p>',
    ['Soften the leeks in butter.', '- Salt'],
  ],
  [
    'a word that says little below a sentence',
    '<h2>Method</h2><p>Soften the leeks in butter.</p><p>Salt</p>',
    ['Soften the leeks in butter.'],
  ],
  [
    'an item of 81 letters that says little',
    `<h2>Method</h2><ol><li>${steps.join('</li><li>')}</li><li>${'x'.repeat(80)}@</li></ol>`,
    [...steps, `${'x'.repeat(80)}@`],
  ],
  [
    'an item of 80 letters that says little',
    `<h2>Method</h2><ol><li>${steps.join('</li><li>')}</li><li>${'x'.repeat(79)}@</li></ol>`,
    steps,
  ],
  [
    'an item of one word',
    `<h2>Method</h2><ol><li>${steps.join('</li><li>')}</li><li>Grind!</li></ol>`,
    [...steps, 'Grind!'],
  ],
  [
    'the time of a step in a row of its own',
    '<h2>Method</h2><p>Soften the leeks in butter.</p><p>Baking time:</p><p>30 min</p><p>Bake the tart until golden.</p>',
    steps,
  ],
  [
    'a title of 80 letters',
    `${method}<p>${'x'.repeat(79)}:</p><p>Serve it warm.</p>`,
    [...steps, `${'x'.repeat(79)}:`, 'Serve it warm.'],
  ],
])('steps: %s', (_, body, lines) => {
  expect(linesOf(foods + body).steps).toEqual(lines)
})

const nested = (open: string, close: string, inner: string, depth = 5000) =>
  open.repeat(depth) + inner + close.repeat(depth)
const seen =
  '<h1>Leek pie</h1><h2>Ingredients</h2><ul><li>3 leeks</li><li>2 eggs</li></ul>' +
  '<h2>Method</h2><ol><li>Soften the leeks in butter.</li><li>Bake the pie.</li></ol>'

const linesOfDeclared = (declaredFoods: string, declaredMethod: string) => {
  const declared = `{"@type":"Recipe","name":"Pie","recipeIngredient":${declaredFoods},"recipeInstructions":${declaredMethod}}`
  const page = `<script type="application/ld+json">${declared}</script>${seen}`
  const { recipe } = readPage(page, 'https://kitchen.example/pie')
  return { ingredients: recipe?.ingredients.map(textOf), steps: recipe?.steps.map(textOf) }
}
const section = '{"@type":"HowToSection","itemListElement":['
const step = '{"@type":"ListItem","item":'
const sectionOfFoods = '{"itemListElement":['

test.each([
  ['lists', nested('[', ']', '"x"')],
  ['things', nested('{"a":', '}', '1')],
  ['sections', nested(section, ']}', '"Bake."')],
  ['items of items', nested(step, '}', '{"text":"Bake."}')],
])('data 5,000 deep falls to the next reader: %s', (_, deep) => {
  expect(linesOfDeclared(deep, deep)).toEqual({
    ingredients: ['3 leeks', '2 eggs'],
    steps: ['Soften the leeks in butter.', 'Bake the pie.'],
  })
})

const twoFoods = '["1 celeriac","4 eggs"]'
const twoSteps = '["Peel the celeriac and boil it.","Bake it all for an hour."]'
const ofData = ['Peel the celeriac and boil it.', 'Bake it all for an hour.']
const ofPage = ['Soften the leeks in butter.', 'Bake the pie.']

test.each([
  ['sections 100', nested(section, ']}', twoSteps.slice(1, -1), 100), ofData],
  ['sections 101', nested(section, ']}', twoSteps.slice(1, -1), 101), ofPage],
  ['items 100', `[${ofData.map((text) => nested(step, '}', `{"text":"${text}"}`, 100)).join()}]`, ofData],
  ['items 101', `[${ofData.map((text) => nested(step, '}', `{"text":"${text}"}`, 101)).join()}]`, ofPage],
])('steps lie at most 100 deep in each other: %s deep', (_, deep, stepsRead) => {
  expect(linesOfDeclared(twoFoods, deep).steps).toEqual(stepsRead)
})

test.each([
  [100, ['1 celeriac', '4 eggs']],
  [101, ['3 leeks', '2 eggs']],
])('ingredients lie at most 100 deep in each other: %i deep', (depth, ingredients) => {
  const deep = `[${nested(sectionOfFoods, ']}', twoFoods.slice(1, -1), depth)}]`
  expect(linesOfDeclared(deep, twoSteps).ingredients).toEqual(ingredients)
})

test('of a text 2,000 lines are read', () => {
  const text = `Leek pie\n\nIngredients\n${'1 leek\n'.repeat(5000)}`
  const [reading] = readTexts(text)
  expect(reading?.recipe?.ingredients.length).toBeGreaterThan(1900)
  expect(reading?.recipe?.ingredients.length).toBeLessThan(2000)
})
