import { describe, expect, it } from 'vitest'
import { readPage } from './read-page.ts'
import { readSeveralRecipes } from './read-several-recipes.ts'

const url = 'https://pies.example/pies'
const recipe = (name: string, ...foods: string[]) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: foods,
  recipeInstructions: [`Make the ${name.toLowerCase()}.`],
})
const pie = recipe('Leek pie', '2 leeks', '100 g cheddar')
const tart = recipe('Plum tart', '500 g plums', '80 g sugar')
const script = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
const names = (html: string) => readSeveralRecipes(html, url).map((reading) => reading.recipe?.name)

describe('recipes on one page', () => {
  it('are all read, each with what is its own', () => {
    const readings = readSeveralRecipes(script({ '@graph': [pie, tart] }), url)
    expect(readings.map((reading) => reading.recipe)).toMatchObject([
      {
        name: 'Leek pie',
        ingredients: ['2 leeks', '100 g cheddar'],
        steps: ['Make the leek pie.'],
        source: url,
      },
      { name: 'Plum tart', ingredients: ['500 g plums', '80 g sugar'], source: url },
    ])
  })

  it('are found in scripts of their own and in microdata', () => {
    const item = (name: string, foods: string[]) =>
      `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${name}</h2>${foods.map((food) => `<p itemprop="recipeIngredient">${food}</p>`).join('')}<p itemprop="recipeInstructions">Bake it.</p></div>`
    expect(names(script(pie) + script(tart))).toEqual(['Leek pie', 'Plum tart'])
    expect(
      names(item('Leek pie', ['2 leeks', '1 egg']) + item('Plum tart', ['500 g plums', '80 g sugar'])),
    ).toEqual(['Leek pie', 'Plum tart'])
  })

  it.each([
    ['one recipe', script(pie)],
    ['one recipe, told twice', script(pie) + script(pie)],
    ['one recipe under two names', script([pie, { ...pie, name: 'The best leek pie recipe' }])],
    [
      'a recipe and a card that only names another',
      script([pie, { '@type': 'Recipe', name: 'Plum tart', image: 'x' }]),
    ],
    ['nothing', '<h1>About us</h1>'],
    ['nothing that can be read', '<script type="application/ld+json">{"@type":'],
    ['nothing but depth', script(pie).replace('"Leek pie"', '['.repeat(200_000))],
  ])('are none where there is %s', (_, html) => {
    expect(readSeveralRecipes(html, url)).toEqual([])
  })

  it('are no more than twenty', () => {
    const many = Array.from({ length: 60 }, (_, at) => {
      const word = String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26)).repeat(3)
      return recipe(`${word} soup`, `1 ${word}`, `2 ${word}${word}`)
    })
    expect(readSeveralRecipes(script(many), url)).toHaveLength(20)
  })
})

it('of several recipes the one that the page is named for is its own', () => {
  const feast = recipe('Feast', '1 goose', '2 onions', '3 apples', '4 chestnuts')
  const page = (title: string) => `<title>${title} | Our kitchen</title>${script([feast, pie, tart])}`
  expect(readPage(page('Leek pie for two'), url).recipe?.name).toBe('Leek pie')
  expect(readPage(page('Three dishes'), url).recipe?.name).toBe('Feast')
})
