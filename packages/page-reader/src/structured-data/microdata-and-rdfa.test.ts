import { describe, expect, test } from 'vitest'
import { readPage } from '../read-page.ts'
import { readSeveralRecipes } from '../read-several-recipes.ts'

const foods = ['3 leeks', '200 g flour', '50 g butter']
const steps = ['Cook the leeks.', 'Bake the pie.']
const items = (lines: string[], mark = '') => lines.map((line) => `<li ${mark}>${line}</li>`).join('')
const name = '<h1 itemprop="name">Leek pie</h1>'
const scope = 'itemscope itemtype="https://schema.org/Recipe"'
const foodList = `<ul>${items(foods, 'itemprop="recipeIngredient"')}</ul>`
const stepList = `<ol>${items(steps, 'itemprop="recipeInstructions"')}</ol>`

describe('a recipe is read where tags mark it', () => {
  test.each<[string, string]>([
    ['line by line', `<div ${scope}>${name}${foodList}${stepList}</div>`],
    [
      'on the lists and again on their lines',
      `<div ${scope}>${name}<div itemprop="recipeIngredient">${foodList}</div><div itemprop="recipeInstructions">${stepList}</div></div>`,
    ],
    ['outside the recipe that they belong to', `<div ${scope}>${name}</div>${foodList}${stepList}`],
    ['with no recipe around them', `${name}${foodList}${stepList}`],
    [
      'in two halves of one recipe',
      `<div ${scope}>${name}${foodList}</div><div ${scope}><meta itemprop="name" content="Leek pie">${stepList}</div>`,
    ],
    [
      'by relation to things of their own',
      `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Leek pie</h1>
        <ul>${foods.map((line) => `<li rel="recipeIngredient"><b typeof="Thing"><i property="name">${line}</i></b></li>`).join('')}</ul>
        <ol rel="recipeInstructions">${steps.map((line) => `<li typeof="HowToStep"><p property="text">${line}</p></li>`).join('')}</ol></div>`,
    ],
    [
      'in a microformat whose steps have no tags',
      `<div class="hrecipe"><h1 class="fn">Leek pie</h1><ul>${items(foods, 'class="ingredient"')}</ul>
        <div class="instructions">${steps.join('<br>')}</div></div>`,
    ],
  ])('%s', (_, body) => {
    const { recipe, method } = readPage(`<body>${body}</body>`, 'https://kitchen.example/leek-pie/')
    expect(method).toMatch(/^(?:microdata|rdfa|plug-in)$/)
    expect(recipe).toMatchObject({ name: 'Leek pie', ingredients: foods, steps })
  })
})

describe('a value is read where its tag keeps it', () => {
  const recipeWith = (tag: string) =>
    readPage(
      `<body><div ${scope}>${name}${tag}${foodList}${stepList}</div></body>`,
      'https://kitchen.example/leek-pie/',
    ).recipe

  test.each([
    '<link itemprop="image" href="/pie.jpg">',
    '<object itemprop="image" data="/pie.jpg"></object>',
    '<img itemprop="image" srcset="/pie.jpg 400w, /large.jpg 800w">',
    '<figure itemprop="image"><img src="/pie.jpg"><figcaption>Golden</figcaption></figure>',
    '<div itemprop="image" itemscope itemtype="https://schema.org/ImageObject"><img src="/pie.jpg"><meta itemprop="width" content="400"></div>',
  ])('the picture of %s', (tag) => {
    expect(recipeWith(tag)?.image).toBe('https://kitchen.example/pie.jpg')
  })

  test.each([
    '<meta itemprop="prepTime" content="PT10M">',
    '<time itemprop="prepTime" datetime="PT10M">a little while</time>',
    '<span itemprop="prepTime"><time datetime="PT10M">a little while</time></span>',
    '<data itemprop="prepTime" value="PT10M">a little while</data>',
    '<time itemprop="prepTime totalTime" datetime="PT10M">a little while</time>',
  ])('the time of %s', (tag) => {
    expect(recipeWith(tag)?.prepTimeMinutes).toBe(10)
  })
})

test('what a thing refers to elsewhere on the page is its own, and nobody else’s', () => {
  const pie = (title: string, lines: string[], method: string[], id: string) =>
    `<div ${scope} itemref="${id}-foods ${id}-steps"><h2 itemprop="name">${title}</h2></div>
      <ul id="${id}-foods">${items(lines, 'itemprop="recipeIngredient"')}</ul>
      <ol id="${id}-steps">${items(method, 'itemprop="recipeInstructions"')}</ol>`
  const plums = { foods: ['4 plums', '100 g sugar'], steps: ['Stone the plums.', 'Bake the pie.'] }
  const body = pie('Leek pie', foods, steps, 'leek') + pie('Plum pie', plums.foods, plums.steps, 'plum')
  const read = readSeveralRecipes(`<body>${body}</body>`, 'https://kitchen.example/pies/')
  expect(read.map(({ recipe }) => recipe)).toMatchObject([
    { name: 'Leek pie', ingredients: foods, steps },
    { name: 'Plum pie', ingredients: plums.foods, steps: plums.steps },
  ])
})

test('a line after an empty line of its own is a title, where it names no food', () => {
  const line = (html: string) => `<span itemprop="recipeIngredient">${html}</span><br>`
  const { recipe } = readPage(
    `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Leek pie</h1><p>
    ${line('3 leeks')}${line('200 g flour')}${line(' <span class="u"><br>Topping</span>')}${line('<br>50 g butter')}</p>
    <div itemprop="recipeInstructions"><p>Bake the pie.</p></div></div>`,
    'https://kitchen.example/leek-pie/',
  )
  expect(recipe?.ingredients).toEqual([
    '3 leeks',
    '200 g flour',
    { text: 'Topping', heading: true },
    '50 g butter',
  ])
})
