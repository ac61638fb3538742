import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const foods = ['3 leeks', '200 g flour', '50 g butter']
const deeds = ['Cook the leeks.', 'Bake the pie.']
const items = (lines: string[], mark = '') => lines.map((line) => `<li ${mark}>${line}</li>`).join('')
const name = '<h1 itemprop="name">Leek pie</h1>'
const scope = 'itemscope itemtype="https://schema.org/Recipe"'
const foodList = `<ul>${items(foods, 'itemprop="recipeIngredient"')}</ul>`
const deedList = `<ol>${items(deeds, 'itemprop="recipeInstructions"')}</ol>`

describe('a recipe is read where tags mark it', () => {
  test.each<[string, string]>([
    ['line by line', `<div ${scope}>${name}${foodList}${deedList}</div>`],
    [
      'on the lists and again on their lines',
      `<div ${scope}>${name}<div itemprop="recipeIngredient">${foodList}</div><div itemprop="recipeInstructions">${deedList}</div></div>`,
    ],
    ['outside the recipe that they belong to', `<div ${scope}>${name}</div>${foodList}${deedList}`],
    ['with no recipe around them', `${name}${foodList}${deedList}`],
    [
      'in two halves of one recipe',
      `<div ${scope}>${name}${foodList}</div><div ${scope}><meta itemprop="name" content="Leek pie">${deedList}</div>`,
    ],
    [
      'by relation to things of their own',
      `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Leek pie</h1>
        <ul>${foods.map((line) => `<li rel="recipeIngredient"><b typeof="Thing"><i property="name">${line}</i></b></li>`).join('')}</ul>
        <ol rel="recipeInstructions">${deeds.map((line) => `<li typeof="HowToStep"><p property="text">${line}</p></li>`).join('')}</ol></div>`,
    ],
    [
      'in a microformat whose steps have no tags',
      `<div class="hrecipe"><h1 class="fn">Leek pie</h1><ul>${items(foods, 'class="ingredient"')}</ul>
        <div class="instructions">${deeds.join('<br>')}</div></div>`,
    ],
  ])('%s', (_, body) => {
    const { recipe, method } = readPage(`<body>${body}</body>`, 'https://kitchen.example/leek-pie/')
    expect(method).toMatch(/^(?:microdata|rdfa|plug-in)$/)
    expect(recipe).toMatchObject({ name: 'Leek pie', ingredients: foods, steps: deeds })
  })
})
