import { describe, expect, test } from 'vitest'
import { readPage } from '../read-page.ts'

const url = 'https://kitchen.example/leek-pie/'
const foods = ['3 leeks', '200 g flour', '50 g butter']
const steps = ['Cook the leeks in the butter.', 'Add the flour and bake for 30 minutes.']
const recipe = { title: 'Leek pie', serves: 4, ingredients: foods, method: steps }
const title = '<title>Leek pie | Our kitchen</title>'
const story =
  'A pie for the whole family, which we bake when the first leeks come out of the garden. '.repeat(3)
const padded = { props: { story, recipe } }
const island = {
  title: [0, 'Leek pie'],
  serves: [0, 4],
  ingredients: [1, foods.map((food) => [0, food])],
  method: [1, steps.map((step) => [0, step])],
}
const referring = {
  story,
  cache: {
    'Recipe:7': { ...recipe, ingredients: foods.map((_, at) => ({ __ref: `Line:${at}` })) },
    ...Object.fromEntries(foods.map((text, at) => [`Line:${at}`, { text }])),
  },
}
const blocks = {
  title: 'Leek pie',
  serves: 4,
  blocks: [
    { type: 'text', html: 'A pie.' },
    { type: 'list', title: 'Ingredients', items: foods },
    { type: 'list', title: 'Method', items: steps },
  ],
}
const spanish = {
  titulo: 'Leek pie',
  porciones: 4,
  ingredientes: [{ cantidad: 3, nombre: 'leeks' }, ...foods.slice(1).map((texto) => ({ texto }))],
  pasos: steps.map((texto, numero) => ({ numero, texto })),
}

describe('a page that its own program draws', () => {
  test.each<[string, string]>([
    [
      'keeps its data in a script',
      `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(padded)}</script>`,
    ],
    ['gives them to a variable', `<script>window.__STATE__ = ${JSON.stringify(padded)};</script>`],
    [
      'calls a function with some of them',
      `<script>window.__STATE__=(function(a,b){return {story:a,recipe:{title:b,serves:4,ingredients:${JSON.stringify(foods)},method:${JSON.stringify(steps)}}}}(${JSON.stringify(story)},"Leek pie"));</script>`,
    ],
    [
      'numbers all it holds',
      `<script type="application/json">${JSON.stringify([
        ['ShallowReactive', 1],
        { story: 2, recipe: 3 },
        story,
        { title: 4, serves: 5, ingredients: 6, method: 10 },
        'Leek pie',
        4,
        [7, 8, 9],
        ...foods,
        [11, 12],
        ...steps,
      ])}</script>`,
    ],
    [
      'keeps them in an attribute',
      `<div data-page="${JSON.stringify(padded).replaceAll('"', '&quot;')}"></div>`,
    ],
    [
      'keeps them in an attribute of any name',
      `<div data-model="${JSON.stringify(padded).replaceAll('"', '&quot;')}"></div>`,
    ],
    [
      'reads them from a quoted text',
      `<script>window.__STATE__ = JSON.parse(${JSON.stringify(JSON.stringify(padded))});</script>`,
    ],
    [
      'has their kinds in numbers before them',
      `<x-island props="${JSON.stringify({ story: [0, story], recipe: [0, island] }).replaceAll('"', '&quot;')}"></x-island>`,
    ],
    ['refers to lines by their keys', `<script>window.__STATE__ = ${JSON.stringify(referring)}</script>`],
    [
      'holds them as blocks with titles',
      `<script type="application/json">${JSON.stringify({ story, page: blocks })}</script>`,
    ],
    [
      'names them in another language',
      `<script type="application/json">${JSON.stringify({ story, receta: spanish })}</script>`,
    ],
    [
      'sends them piece by piece',
      [`7:["$","a",null,${JSON.stringify(padded).slice(0, 300)}`, `${JSON.stringify(padded).slice(300)}]\n`]
        .map((piece) => `<script>self.__next_f.push(${JSON.stringify([1, piece])})</script>`)
        .join(''),
    ],
  ])('%s', (_, body) => {
    const reading = readPage(`${title}<body>${body}</body>`, url)
    expect(reading.method).toBe('script-data')
    expect(reading.recipe).toMatchObject({
      name: 'Leek pie',
      servings: 4,
      ingredients: foods,
      steps,
    })
    expect(reading.confidence.ingredients).toBeLessThan(0.6)
  })

  test('a page that shows nothing is read from the article in its data', () => {
    const list = (tag: string, lines: string[]) =>
      `<${tag}>${lines.map((line) => `<li>${line}</li>`).join('')}</${tag}>`
    const bodyHtml = `<p>${story}</p><h2>Ingredients</h2>${list('ul', foods)}<h2>Method</h2>${list('ol', steps)}`
    const data = JSON.stringify({ article: { bodyHtml } }).replaceAll('</', String.raw`<\/`)
    const page = `<h1>Leek pie</h1><script type="application/json">${data}</script>`
    const { recipe: read } = readPage(page, url)
    expect(read).toMatchObject({ name: 'Leek pie', ingredients: foods, steps })
  })

  const dataPage = (...data: unknown[]) =>
    `${title}<script type="application/json">${JSON.stringify({ story, data })}</script>`

  test('an amount of nothing is none', () => {
    const ingredients = [
      { amount: 3, unit: '', name: 'leeks' },
      { amount: 200, unit: 'g', name: 'flour' },
      { amount: 0, unit: '', name: 'salt' },
    ]
    expect(
      readPage(dataPage({ title: 'Leek pie', ingredients, method: steps }), url).recipe?.ingredients,
    ).toEqual(['3 leeks', '200 g flour', 'salt'])
  })

  test('lines come in parts, with amounts and units of their own', () => {
    const parted = {
      name: 'Leek pie',
      ingredientGroups: [
        {
          title: 'Base',
          ingredients: [
            { amount: 200, unit: { name: 'g' }, name: 'flour' },
            { amount: 50, unit: 'g', name: 'butter', note: 'soft' },
          ],
        },
        { title: 'Filling', ingredients: [{ quantity: '3', ingredient: { name: 'leeks' } }] },
      ],
      steps: steps.map((text, at) => ({ position: at + 1, text: `<p>${text}</p>` })),
    }
    const { recipe: read } = readPage(dataPage(parted), url)
    expect(read?.ingredients).toEqual([
      { text: 'Base', heading: true },
      '200 g flour',
      '50 g butter, soft',
      { text: 'Filling', heading: true },
      '3 leeks',
    ])
    expect(read?.steps).toEqual(steps)
  })

  test('the recipe that the page is named for goes before those beside it', () => {
    const other = { name: 'Plum cake', ingredients: [...foods, '9 plums', '2 eggs'], steps }
    expect(readPage(dataPage(other, recipe), url).recipe?.ingredients).toEqual(foods)
  })

  test('what the page marks goes before its data', () => {
    const marked = {
      '@type': 'Recipe',
      name: 'Leek pie',
      recipeIngredient: ['4 leeks', '1 egg', 'salt'],
      recipeInstructions: steps,
    }
    const page = `<script type="application/ld+json">${JSON.stringify(marked)}</script>${dataPage(recipe)}`
    expect(readPage(page, url).recipe?.ingredients).toEqual(['4 leeks', '1 egg', 'salt'])
  })

  test('a shop has ingredients and steps, but no recipe', () => {
    const product = {
      name: 'Leek soup',
      ingredients: ['Water and vegetables of many kinds', 'Stabiliser'],
      steps: ['Home', 'Soups'],
    }
    expect(readPage(dataPage(product), url).recipe).toBeNull()
  })

  test('words have a form for one and a form for several, and a piece goes without saying', () => {
    const forms = (one: string, several = one) => ({ name_singular: one, name_plural: several })
    const item = (amount: number | null, unit: object | null, one: string, several?: string) => ({
      amount,
      unit,
      ingredient: forms(one, several),
    })
    const grouped = {
      title: 'Leek pie',
      serving_size: 4,
      grouped_ingredients: [
        {
          title: null,
          ingredients: [
            { ...item(3, forms('stk.'), 'leek', 'leeks'), prefix: 'young', suffix: 'with their roots' },
            item(0.5, { ...forms('decilitre', 'decilitres'), abbreviation: 'dl' }, 'cream'),
            item(2, forms('stalk', 'stalks'), 'celery'),
            { ...item(300, { ...forms('gram'), abbreviation: 'g' }, 'potato', 'potatoes') },
            { ...item(200, forms('g'), 'minced egg', 'eggs'), ingredient_inflection: 'singular' },
            item(null, forms('bunch'), 'salt'),
            { unit: 'pinch', ingredient: 'pepper' },
          ],
        },
      ],
      grouped_instructions: [{ title: null, instructions: steps.map((instruction) => ({ instruction })) }],
    }
    const said = [
      '3 young leeks with their roots',
      '½ dl cream',
      '2 stalks celery',
      '300 g potatoes',
      '200 g minced egg',
      'salt',
      'pinch pepper',
    ]
    expect(readPage(dataPage(grouped), url).recipe).toMatchObject({ ingredients: said, steps })
  })

  test('an amount that the unit says once more is said once', () => {
    const twice = [
      { quantity: 200, unit: '200 g', name: 'flour' },
      { quantity: 2, unit: '20 g', name: 'eggs' },
    ]
    const page = dataPage({ name: 'Leek pie', ingredients: twice, steps })
    expect(readPage(page, url).recipe?.ingredients).toEqual(['200 g flour', '2 20 g eggs'])
  })

  test('amounts whose foods stand elsewhere are no ingredients', () => {
    const amounts = [200, 50, 3].map((amount) => ({ amount, unit: 'g', food: { id: amount } }))
    const page = dataPage({ name: 'Leek pie', ingredients: amounts, steps })
    expect(readPage(page, url).recipe).toBeNull()
  })

  test('a site that is known to keep the amounts of one serving gets them multiplied', () => {
    const amounts = [
      { amount: 0.75, ingredient: 'leeks' },
      { amount: 50, unit: 'g', ingredient: 'flour' },
      { amount: 0.083_333, unit: 'dl', ingredient: 'cream' },
    ]
    const page = dataPage({ title: 'Leek pie', serving_size: 4, ingredients: amounts, steps })
    const read = readPage(page, 'https://www.spisbedre.dk/opskrifter/porretaerte')
    expect(read.recipe).toMatchObject({
      servings: 4,
      ingredients: ['3 leeks', '200 g flour', '⅓ dl cream'],
    })
    expect(readPage(page, url).recipe?.ingredients).toEqual(['¾ leeks', '50 g flour', '0.08 dl cream'])
  })
})
