import { describe, expect, it } from 'vitest'
import { read, readOne } from '../../test/read.ts'

const recipe = (inside: string) =>
  `<div class="recipe"><div id="name">Bread</div><ul id="recipeIngredients"><li>flour</li></ul>${inside}</div>`
const page = (inside: string) => `<html><body>${recipe(inside)}</body></html>`
const breadWith = (inside: string, paths: string[] = []) => readOne('recipes.html', page(inside), paths)

describe('a recipe of CopyMeThat', () => {
  it('imports every field', () => {
    expect(
      breadWith(
        `<a id="original_link" href="https://a.example/bread">a.example</a><img class="recipeImage" src="https://a.example/b.jpg">
        <div id="description">Plain</div><div id="made_this">I made this</div><div id="starred">Starred</div>
        <span id="ratingValue">4</span><span class="recipeCategory">Tags:</span><span class="recipeCategory">baking</span>
        <a id="recipeYield">12 rolls</a><span id="prepTime">10 min</span><span meta="cookTime">1 hour</span>
        <ol id="recipeInstructions"><div class="instruction subheader">The dough</div><li>Mix.</li><li> </li><li>Bake.</li></ol>
        <ul id="recipeNotes"><li>Keeps.</li></ul>`,
      ),
    ).toEqual({
      key: 'https://a.example/bread',
      name: 'Bread',
      ingredients: ['flour'],
      steps: ['The dough:', 'Mix.', 'Bake.'],
      servings: null,
      makes: '12 rolls',
      description: 'Plain',
      prepTimeMinutes: 10,
      cookTimeMinutes: 60,
      tags: ['baking'],
      source: 'https://a.example/bread',
      rating: 4,
      isFavourite: true,
      notes: ['Keeps.'],
      photo: { kind: 'address', address: 'https://a.example/b.jpg' },
      lost: { "'made this' marks": 1 },
    })
  })

  it('with required fields alone has no losses, and its name as key', () => {
    expect(breadWith('')).toMatchObject({
      key: 'Bread',
      source: '',
      isFavourite: false,
      photo: null,
      description: '',
      lost: { "'made this' marks": 0 },
    })
  })

  it('has the text of its source where that is no address', () => {
    expect(breadWith('<span id="original_link">Gran</span>')).toMatchObject({ key: 'Bread', source: 'Gran' })
  })

  it.each<[string, string, string[], unknown]>([
    ['beside it', '<img src="images/b.png">', ['images/b.png'], { kind: 'file', path: 'images/b.png' }],
    [
      'in a folder',
      '<img src="./images/b.png">',
      ['x/images/b.png'],
      { kind: 'file', path: 'x/images/b.png' },
    ],
    [
      'of its own before another',
      '<img src="a.png"><img class="recipeImage" src="b.png">',
      ['a.png', 'b.png'],
      { kind: 'file', path: 'b.png' },
    ],
    ['not of another that ends alike', '<img src="b.png">', ['crab.png'], null],
    ['not of no address', '<img src="">', ['', '/'], null],
  ])('has a picture %s', (_rule, inside, paths, photo) => {
    expect(breadWith(inside, paths).photo).toEqual(photo)
  })

  it('is one of several on a page', () => {
    const { recipes, format } = read(
      'recipes.html',
      `<body>${recipe('')}${recipe('<a id="recipeYield">2</a>')}</body>`,
    )
    expect([format, recipes.map(({ servings }) => servings)]).toEqual(['copymethat', [null, 2]])
  })

  it('is known by its box and its lists', () => {
    expect(read('a.html', '<div class="recipe"><h1>Bread</h1></div>').format).not.toBe('copymethat')
    expect(read('a.html', '<div><ul id="recipeIngredients"><li>flour</li></ul></div>').format).not.toBe(
      'copymethat',
    )
  })
})

describe('a text of CopyMeThat', () => {
  const text = (head: string) =>
    `${head}\n\nINGREDIENTS\n500 g flour\n\nSTEPS\nMix.\nBake.\n\nNOTES\nKeeps.\n`

  it('imports every field', () => {
    const head = 'Bread\nAdapted from Gran\nPlain\nServings: 12\nRated 4/5\nTags: bread, baking'
    expect(readOne('bread.txt', text(head))).toEqual({
      name: 'Bread',
      ingredients: ['500 g flour'],
      steps: ['Mix.', 'Bake.'],
      servings: 12,
      makes: null,
      description: 'Plain',
      tags: ['bread', ' baking'],
      source: 'Gran',
      rating: 4,
      notes: ['Keeps.'],
    })
  })

  it('with required fields alone has no losses', () => {
    expect(readOne('bread.txt', text('Bread'))).toMatchObject({
      servings: null,
      source: '',
      rating: null,
      description: '',
    })
  })

  it.each([
    ['a name above', 'INGREDIENTS\n500 g flour\nSTEPS\nMix.\n'],
    ['steps', 'Bread\nINGREDIENTS\n500 g flour\n'],
    ['steps below the ingredients', 'Bread\nSTEPS\nMix.\nINGREDIENTS\nflour\n'],
  ])('is none without %s', (_rule, content) => {
    expect(read('bread.txt', content).format).toBeNull()
  })
})
