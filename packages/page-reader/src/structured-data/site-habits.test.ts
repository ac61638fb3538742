import { describe, expect, test } from 'vitest'
import { textOf } from '../page/page-recipe.ts'
import { readPage } from '../read-page.ts'

const declared = ['500.0 g leeks', '2.0 eggs (beaten)', '1.0 clove garlic']

/** The ingredients of a page that declares those lines and shows others. */
function read(address: string, shown: string[]) {
  const data = {
    '@type': 'Recipe',
    name: 'Leek pie',
    recipeIngredient: declared,
    recipeInstructions: ['Soften the leeks.', 'Bake the pie for 40 minutes.'],
  }
  const { recipe } = readPage(
    `<script type="application/ld+json">${JSON.stringify(data)}</script><h1>Leek pie</h1>
     <h2>Ingredients</h2><ul>${shown.map((line) => `<li>${line}</li>`).join('')}</ul>
     <h2>Method</h2><ol><li>Soften the leeks.</li><li>Bake the pie for 40 minutes.</li></ol>`,
    address,
  )
  return recipe?.ingredients.map(textOf)
}

describe('a site that keeps its page with more care than its markup', () => {
  const shown = ['500 g leeks', '2 eggs, beaten', '1 clove garlic']

  test.each([
    'https://www.alisoneroman.com/recipes/leek-pie/',
    'https://www.culinaryhill.com/leek-pie/',
    'https://www.edeka.de/rezepte/rezept/lauchkuchen.jsp',
    'https://www.loveandlemons.com/leek-pie/',
    'https://www.matprat.no/oppskrifter/gjester/purrepai/',
    'https://www.thespruceeats.com/leek-pie-recipe-1',
  ])('is read as it is shown: %s', (address) => {
    expect(read(address, shown)).toEqual(shown)
  })

  test('any other site is read as it declares', () => {
    expect(read('https://kitchen.example/leek-pie', shown)).toEqual(declared)
    expect(read('https://edeka.de.kitchen.example/leek-pie', shown)).toEqual(declared)
  })

  test('it is read as it declares where what is shown is no such list', () => {
    const address = 'https://www.edeka.de/rezepte/rezept/lauchkuchen.jsp'
    expect(read(address, ['2 Eimer', '3 Schwämme', '1 Besen'])).toEqual(declared)
  })
})
