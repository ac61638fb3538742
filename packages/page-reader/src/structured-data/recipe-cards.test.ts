import { describe, expect, test } from 'vitest'
import { textOf } from '../page/page-recipe.ts'
import { readPage } from '../read-page.ts'

const url = 'https://kitchen.example/leek-pie/'

describe('plug-ins and microformats are read by the names of their blocks', () => {
  const items = (tag: string, name: string, lines: string[]) =>
    lines.map((line) => `<${tag} class="${name}">${line}</${tag}>`).join('')
  const foods = ['3 leeks, sliced', '2 eggs', '200 ml cream']
  const steps = ['Soften the leeks in butter.', 'Stir in eggs and cream.', 'Bake until set.']

  test.each([
    [
      'wprm-recipe-ingredients',
      'wprm-recipe-ingredient',
      'wprm-recipe-instructions',
      'wprm-recipe-instruction',
    ],
    ['tasty-recipes-ingredients', '', 'tasty-recipes-instructions', ''],
    ['mv-create-ingredients', '', 'mv-create-instructions', ''],
    ['ERSIngredients', 'ingredient', 'ERSInstructions', 'instruction'],
    ['zlrecipe-ingredients-list', 'ingredient', 'zlrecipe-instructions-list', 'instruction'],
    ['jetpack-recipe-ingredients', 'jetpack-recipe-ingredient', 'jetpack-recipe-directions', ''],
    ['ingredients', 'p-ingredient', 'e-instructions', ''],
  ])('%s', (ingredients, ingredient, instructions, instruction) => {
    const { recipe } = readPage(
      `<h1>Leek pie</h1><p>The pie of our street.</p>
      <div class="${ingredients}"><ul>${items('li', ingredient, foods)}</ul></div>
      <div class="${instructions}"><ol>${items('li', instruction, steps)}</ol></div>`,
      url,
    )
    expect(recipe).toMatchObject({ name: 'Leek pie', ingredients: foods, steps })
  })
})

test.each([
  ['Preparación', ['Pocha los puerros.', 'Hornea la tarta.']],
  ['Pocha', ['Pocha', 'Pocha los puerros.', 'Hornea la tarta.']],
])('a label in the block of the steps is none of them: %s', (first, steps) => {
  const { recipe } = readPage(
    `<div class="hrecipe"><h2 class="fn">Tarta de puerros</h2>
    <ul><li class="ingredient">3 puerros</li><li class="ingredient">2 huevos</li></ul>
    <div class="instructions"><p>${first}</p><p>Pocha los puerros.</p><p>Hornea la tarta.</p></div></div>`,
    url,
  )
  expect(recipe?.steps).toEqual(steps)
})

test('what a box of groceries leaves to the kitchen is an ingredient too, and the tools beside it are none', () => {
  const { recipe } = readPage(
    `<h1 id="sylius-product-name">Leek tart</h1>
    <div id="ingredients"><h2>Dans votre box</h2><ul class="ingredient-list"><li>3x poireaux (400g)</li><li>1 pâte brisée</li></ul>
    <p>Conservation : au frais</p><p class="bold">Dans votre cuisine</p><ul class="kitchen-list"><li>sel</li><li>huile d'olive</li></ul></div>
    <div id="equipment"><ul class="ingredient-list"><li>four</li></ul></div>
    <div id="preparation-steps"><ul><li>Faites revenir les poireaux.</li><li>Enfournez la tarte 40 min.</li></ul></div>`,
    'https://www.quitoque.fr/products/tarte-aux-poireaux-1',
  )
  expect(recipe?.ingredients.map(textOf)).toEqual([
    'Dans votre box',
    '3x poireaux (400g)',
    '1 pâte brisée',
    'Dans votre cuisine',
    'sel',
    "huile d'olive",
  ])
})

test('a recipe card goes before the talk above it, with its groups as headings', () => {
  const { recipe, method } = readPage(
    `<h1>Leek pie</h1><h2>Ingredients</h2><ul><li>1 leek, the best you find</li><li>2 eggs of happy hens</li></ul>
    <h2>How to make it</h2><p>Soften the leeks slowly while you listen to the radio.</p>
    <div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Leek pie</h2>
    <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Filling</h4><ul>
    <li class="wprm-recipe-ingredient"><span>▢</span> <span>3</span> <span>leeks</span></li>
    <li class="wprm-recipe-ingredient"><span>2</span> <span>eggs</span></li></ul></div>
    <div class="wprm-recipe-instruction-group"><ul>
    <li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">Soften the leeks.</div></li></ul></div></div>`,
    url,
  )
  expect(method).toBe('plug-in')
  expect(recipe).toMatchObject({
    name: 'Leek pie',
    ingredients: [{ text: 'Filling', heading: true }, '3 leeks', '2 eggs'],
    steps: ['Soften the leeks.'],
  })
})

test('a card that holds the foods alone tells their parts, whatever tells the steps', () => {
  const declared = {
    '@type': 'Recipe',
    name: 'Leek pie',
    recipeIngredient: ['3 leeks', '2 eggs', '150 g flour'],
    recipeInstructions: ['Soften the leeks in butter.', 'Bake the pie until golden.'],
  }
  const group = (name: string, foods: string[]) =>
    `<div class="wprm-recipe-ingredient-group"><span class="wprm-recipe-group-name">${name}</span>
    ${foods.map((food) => `<p class="wprm-recipe-ingredient">${food}</p>`).join('')}</div>`
  const { recipe } = readPage(
    `<script type="application/ld+json">${JSON.stringify(declared)}</script><h1>Leek pie</h1>
    <div class="wprm-recipe">${group('Filling', ['3 leeks', '2 eggs'])}${group('Crust', ['150 g flour'])}</div>`,
    url,
  )
  expect(recipe?.ingredients.map(textOf)).toEqual(['Filling', '3 leeks', '2 eggs', 'Crust', '150 g flour'])
  expect(recipe?.steps).toEqual(declared.recipeInstructions)
})
