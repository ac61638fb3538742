import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'

const read = (path: string, text: string) => readFile({ path, bytes: new TextEncoder().encode(text) }, [])

const details = (name: string) => `
  <div class="recipe-details">
    <h2 itemprop="name">${name}</h2>
    <div itemprop="recipeIngredients"><p>200 g rice</p><p>1 onion</p></div>
    <div itemprop="recipeDirections"><p>Soften the onion, add the rice and simmer.</p></div>
  </div>`
const block = (name: string) => `
  <div class="recipe"><h1>${name}</h1>
    <h2>Ingredients</h2><ul><li>200 g rice</li><li>1 onion</li></ul>
    <h2>Method</h2><p>Soften the onion, add the rice and simmer for 15 minutes.</p>
  </div>`

describe('a file of a program that no reader claims', () => {
  it.each([
    [
      'recipes.html',
      `<!DOCTYPE html><html><body>${details('Pilaf')}${details('Risotto')}</body></html>`,
      'an export of Recipe Keeper',
    ],
    [
      'book.xml',
      '<?xml version="1.0"?><cookbook><recipe><title>Pilaf</title></recipe></cookbook>',
      'an export of Cookmate',
    ],
    ['larder.xml', '<?xml version="1.0"?><larder><dish name="Pilaf"/></larder>', 'begins with <larder>'],
    [
      'all.html',
      `<html><body>${block('Pilaf')}${block('Risotto')}${block('Paella')}</body></html>`,
      'a file of 3 recipes of another program',
    ],
  ])('%s is refused by its name, and nothing of it is taken', (path, text, says) => {
    const { recipes, problems, format } = read(path, text)
    expect([recipes, format]).toEqual([[], null])
    expect(problems).toEqual([
      expect.stringMatching(/ which Plateful can’t read yet\. Nothing was taken from it\./),
    ])
    expect(problems[0]).toContain(`${path} is `)
    expect(problems[0]).toContain(says)
  })

  it('a saved page with the names of its cook and publisher is still read', () => {
    const names = '<span itemprop="name">Ada</span><span itemprop="name">The Table</span>'
    const page = `<html><body class="x"><div class="recipe-details-head recipe-details">${names}</div>${block('Pilaf')}</body></html>`
    expect(read('pilaf.html', page).recipes.map(({ name }) => name)).toEqual(['Pilaf'])
  })

  it('a saved page of one recipe is still read', () => {
    const page = `<html><body>${block('Pilaf')}<div class="recipe"><a href="/paella">Paella</a></div></body></html>`
    expect(read('pilaf.html', page).recipes.map(({ name }) => name)).toEqual(['Pilaf'])
  })
})

describe('what a reader does not take is counted', () => {
  it('in a list of recipes as JSON-LD: ratings of strangers, pictures of steps and further ones', () => {
    const pilaf = {
      '@type': 'Recipe',
      name: 'Pilaf',
      image: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      aggregateRating: { ratingValue: '4.5' },
      recipeIngredient: ['200 g rice'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Simmer.', image: 'https://a.example/3.jpg' },
        {
          '@type': 'HowToSection',
          name: 'To serve',
          itemListElement: [{ '@type': 'HowToStep', text: 'Serve.', image: 'https://a.example/4.jpg' }],
        },
      ],
    }
    expect(read('pilaf.json', JSON.stringify([pilaf])).recipes[0]?.lost).toMatchObject({
      ratings: 1,
      'pictures of steps': 2,
      'further pictures': 1,
    })
  })

  it('in a text of RecipeSage: the name of a source, further pictures; nutrition is read', () => {
    const text = `==== Recipes ====

Title: Pilaf
Description: Plain
Yield: 4
Source: Gran
Url: https://a.example/pilaf
Ingredients: 200 g rice
Instructions: Simmer.
Nutrition: Calories: 250 kcal, Protein: 8 g
Images: https://a.example/1.jpg,https://a.example/2.jpg
`
    const [pilaf] = read('recipes.txt', text).recipes
    expect(pilaf?.lost).toMatchObject({ 'names of sources': 1, 'further pictures': 1 })
    expect(pilaf?.nutritionPerServing).toBe('{"calories":250,"protein":8}')
  })

  it('in a table of Plan to Eat: the name of a source', () => {
    const text =
      'Title,Ingredients,Directions,Servings,Yield,Source,Url\nPilaf,200 g rice,Simmer.,4,1 pot,Gran,https://a.example/p\n'
    expect(read('recipes.csv', text).recipes[0]?.lost).toMatchObject({ 'names of sources': 1 })
  })
})
