/**
 * Small things that pages set around foods and steps, which must change nothing (importing 148).
 */

import { describe, expect, test } from 'vitest'
import { withoutHeadings } from '../page/page-recipe.ts'
import { readPage } from '../read-page.ts'
import { readTexts } from '../read-text.ts'

const readingOf = (body: string) =>
  readPage(
    `<html><head><title>Leek pie</title></head><body><h1>Leek pie</h1>${body}</body></html>`,
    'https://kitchen.example/leek-pie',
  ).recipe
const each = (tag: string, lines: string[]) => lines.map((line) => `<${tag}>${line}</${tag}>`).join('')

const foods = ['2 leeks', '3 eggs', '200 ml cream']
const steps = [
  'Soften the leeks in butter.',
  'Whisk the eggs with the cream.',
  'Bake the pie for 30 minutes.',
]
const foodsList = `<h2>Ingredients</h2><ul>${each('li', foods)}</ul>`
const stepsList = `<h2>Method</h2><ol>${each('li', steps)}</ol>`

describe('foods are the same with', () => {
  test.each([
    [
      'a switch between units among blocks',
      `<div>UnitsUSM</div><div>Scale 1x2x3x</div>${each('div', foods)}`,
    ],
    [
      'a switch that keeps the screen on',
      `${each('div', foods)}<div>Prevent your screen from going dark</div>`,
    ],
    [
      'the head of a table in plain cells',
      `<table>${each('tr', [each('td', ['food', 'how much', 'of what']), each('td', ['leeks', '2', 'pieces']), each('td', ['eggs', '3', 'pieces']), each('td', ['cream', '200', 'ml'])])}</table>`,
      ['2 pieces leeks', '3 pieces eggs', '200 ml cream'],
    ],
    [
      'how many it serves as a term',
      `<dl><dt>Raciones</dt><dd>4</dd><dt>Tiempo de cocción</dt><dd>35 minutos</dd></dl><ul>${each('li', foods)}</ul>`,
    ],
    [
      'a title in bold that says what foods say',
      `<ul>${each('li', foods)}</ul><p><strong>To serve (optional)</strong></p><ul><li>4 slices of bread</li></ul>`,
      [...foods, '4 slices of bread'],
    ],
    [
      'a line between two lists',
      `<div>Creamy top</div><ul>${each('li', foods)}</ul><div>Rye base</div><ul><li>200 g rye flour</li></ul>`,
      [...foods, '200 g rye flour'],
    ],
    [
      'some that have no amount, in blocks',
      `<div>${each('div', [...foods, 'some parsley', 'chives'])}</div>`,
      [...foods, 'some parsley', 'chives'],
    ],
    [
      'tools in a list of their own',
      `<ul>${each('li', foods)}</ul><div class="ingredients"><h1>Materiais:</h1><p>Colher<br>Forma de bolo<br>Prato</p></div>`,
    ],
  ])('%s', (_, html, wanted: string[] = foods) => {
    const read = readingOf(`<h2>Ingredients</h2>${html}${stepsList}`)?.ingredients ?? []
    expect(withoutHeadings(read)).toEqual(wanted)
  })
})

describe('steps are the same with', () => {
  test.each([
    [
      'blocks of which some hold a block',
      steps.map((step, at) => (at > 0 ? `<div><div>${step}</div></div>` : `<div>${step}</div>`)).join(''),
    ],
    [
      'the foods of each step beside it',
      steps
        .map((step) => `<div><div>${step}</div><div>2 leeks, 3 eggs, 200 ml cream, 1 onion</div></div>`)
        .join(''),
    ],
    [
      'what a picture shows between them',
      steps
        .map(
          (step) =>
            `<div>${step}</div><figure><img src="a.jpg"><figcaption>Kitchen / Ida Cook</figcaption></figure>`,
        )
        .join(''),
    ],
    [
      'a title in bold that reads like a step',
      `<p><strong>Make the filling</strong></p><ol>${each('li', steps)}</ol>`,
    ],
    ['a note behind a number', `${each('p', steps)}<p>[1] Or half milk and half water.</p>`],
    ['who made the recipe', `${each('p', steps)}<p>Recipe created by Ida Cook</p>`],
    ['a wish at the end of talk', `${each('p', steps)}<p>And so your pie is ready. Bon appétit!</p>`],
  ])('%s', (_, html) => {
    const read = readingOf(`${foodsList}<h2>Method</h2><div>${html}</div>`)?.steps ?? []
    expect(withoutHeadings(read)).toEqual(steps)
  })

  test('counts beside them, whatever letter they begin with', () => {
    const said = ['Peel the leeks.', 'À la fin, ajoutez la crème.']
    const items = said.map((step, at) => `<li><span>${at + 1}</span> ${step}</li>`).join('')
    expect(readingOf(`${foodsList}<h2>Method</h2><ul>${items}</ul>`)?.steps).toEqual(said)
  })

  test('foods and a comma in a step with its count', () => {
    const said = [
      '1. Grease the tin.',
      '2. 350 g curd, 1 egg, 100 g sugar, 4 tbsp oil and the zest are stirred.',
    ]
    expect(readingOf(`${foodsList}<h2>Method</h2><ol>${each('li', said)}</ol>`)?.steps).toEqual(said)
  })
})

test('headings of a wiki are headings in a text', () => {
  const text = `====== Leek pie ======\n\n===== Ingredients =====\n  * 2 leeks\n  * 3 eggs\n\n===== Method =====\n${steps.join('\n')}`
  const [read] = readTexts(text)
  expect(read?.recipe).toMatchObject({ name: 'Leek pie', ingredients: ['2 leeks', '3 eggs'], steps })
})

describe('as people set pages of their own (importing 149)', () => {
  const pageOf = (title: string, body: string) =>
    readPage(
      `<html><head><title>${title}</title></head><body>${body}</body></html>`,
      'https://home.example/r/7',
    ).recipe

  test('foods in a menu without links are foods', () => {
    const html = `<h2>Ingredients</h2><nav><ul>${each('li', [...foods, 'a pinch of salt'])}</ul></nav>${stepsList}`
    expect(readingOf(html)?.ingredients).toEqual([...foods, 'a pinch of salt'])
  })

  test('the head of a second table begins no other recipe', () => {
    const table = (rows: string[][]) =>
      `<table><thead><tr>${each('th', ['Amount', 'Unit', 'Ingredient'])}</tr></thead><tbody>${each(
        'tr',
        rows.map((row) => each('td', row)),
      )}</tbody></table>`
    const html = `<h4>For the pastry:</h4>${table([
      ['200', 'g', 'flour'],
      ['100', 'g', 'butter'],
    ])}<h4>For the filling:</h4>${table([
      ['2', '', 'leeks'],
      ['3', '', 'eggs'],
    ])}${stepsList}`
    const read = readingOf(html)?.ingredients ?? []
    expect(withoutHeadings(read)).toEqual(['200 g flour', '100 g butter', '2 leeks', '3 eggs'])
  })

  test('a sentence over the list is no food', () => {
    const html = `<p><b>Ingredients:</b></p><p><em>1x makes one portion.</em></p><ul>${each('li', foods)}</ul>${stepsList}`
    expect(readingOf(html)?.ingredients).toEqual(foods)
  })

  test('a link to the foods of a part ends no method', () => {
    const html = `${foodsList}<h2>Method</h2><h4>Pastry:</h4><p>${steps[0]}</p><h4>Filling:</h4><span><a href="#f">Ingredients of the filling</a></span>${each('p', steps.slice(1))}`
    const read = readingOf(html)?.steps ?? []
    expect(withoutHeadings(read)).toEqual(steps)
  })

  test('a method above its foods, without a label, is found where nothing else is', () => {
    const method = [
      'Soften the leeks in butter for ten minutes, stir in the cream and season the sauce with pepper.',
      'Whisk the eggs, pour everything into a dish and bake it in a hot oven until the top is golden.',
    ]
    const html = `${each('p', method)}<table>${each(
      'tr',
      foods.map((food) => `<td>${food}</td>`),
    )}</table>`
    expect(readingOf(html)?.steps).toEqual(method)
  })

  test.each([
    ['Pannkakor', '<h1>Enkelt recept på pannkakor</h1>', 'Pannkakor'],
    ['Omas Küche', '<h1>Rezept für Lauchkuchen</h1>', 'Lauchkuchen'],
    ['Leek pie', '<h1>Scheda ricetta</h1><h2>Leek pie</h2>', 'Leek pie'],
  ])('the name on a page called %s below %s is %s', (title, head, name) => {
    expect(pageOf(title, `${head}${foodsList}${stepsList}`)?.name).toBe(name)
  })

  test('a step above a line of = is no heading', () => {
    const text = ['INGREDIENTS', ...foods, '', 'METHOD', ...steps, '==========', 'Ida'].join('\n')
    expect(readingOf(`<pre>${text}</pre>`)?.steps).toEqual(steps)
  })

  test('lines above lines of = in kept text are headings, and the first is the name', () => {
    const text = ['LEEK PIE', '========', 'Good in winter.', '', 'INGREDIENTS', '===========']
    const html = `<div><h1><a href="/">my notes.</a></h1></div><pre>${[...text, ...foods.map((food) => `* ${food}`), '', 'METHOD', '======', ...steps].join('\n')}</pre>`
    expect(pageOf('$ my notes', html)).toMatchObject({ name: 'LEEK PIE', ingredients: foods, steps })
  })

  test('the name of a site on a host of many is no name of a dish', () => {
    const html = `<html><head><title>Kitchenpost</title></head><body><h2>Cheesecake</h2>${foodsList}${stepsList}</body></html>`
    expect(readPage(html, 'https://ida.github.io/kitchenpost/cheesecake.html').recipe?.name).toBe(
      'Cheesecake',
    )
  })
})
