import { describe, expect, it } from 'vitest'
import { readTexts } from '../read-text.ts'

const soup = ['2 leeks', '500 g potatoes', '1 l stock']
const soupSteps = ['Slice the leeks and potatoes.', 'Simmer both in the stock for 20 minutes.']
const cake = ['200 g flour', '150 g sugar', '3 eggs']
const cakeSteps = ['Beat the eggs with the sugar.', 'Fold in the flour and bake for 40 minutes.']

const set = (name: string, foods: string[], steps: string[]) =>
  `${name}\n\n${foods.join('\n')}\n\n${steps.join('\n')}`
const names = (text: string) => readTexts(text).map(({ recipe }) => recipe?.name)
const two = [
  { name: 'Leek soup', ingredients: soup, steps: soupSteps },
  { name: 'Plain cake', ingredients: cake, steps: cakeSteps },
]

describe('several recipes in one text are read apart (importing 113)', () => {
  it.each([
    ['a blank line', `${set('Leek soup', soup, soupSteps)}\n\n${set('Plain cake', cake, cakeSteps)}`],
    ['a rule', `${set('Leek soup', soup, soupSteps)}\n---\n${set('Plain cake', cake, cakeSteps)}`],
    [
      'words between',
      `${set('Leek soup', soup, soupSteps)}\n\nAnd here is the other one!\n\n${set('Plain cake', cake, cakeSteps)}`,
    ],
    ['numbers', `${set('1. Leek soup', soup, soupSteps)}\n\n${set('2. Plain cake', cake, cakeSteps)}`],
    [
      'counted recipes',
      `${set('Recipe 1: Leek soup', soup, soupSteps)}\n\n${set('Recipe 2: Plain cake', cake, cakeSteps)}`,
    ],
    [
      'headings',
      `## Leek soup\n\n### Ingredients\n${soup.join('\n')}\n\n### Method\n${soupSteps.join('\n')}\n\n## Plain cake\n\n### Ingredients\n${cake.join('\n')}\n\n### Method\n${cakeSteps.join('\n')}`,
    ],
    [
      'bylines and tags',
      `${set('Leek soup\nBy Anna Berg', soup, soupSteps)}\n\n#soup #dinner\n\n${set('Plain cake\nBy Anna Berg', cake, cakeSteps)}\n\n#cake`,
    ],
  ])('with %s', (_, text) => {
    expect(readTexts(text).map(({ recipe }) => recipe)).toMatchObject(two)
  })

  it('where French counts them, whose word for a recipe is a label of a method too', () => {
    const text = `Recette 1 : Soupe de poireaux\n\n2 poireaux\n1 l de bouillon\n\nÉmincez les poireaux.\nFaites-les cuire dans le bouillon.\n\nRecette 2 : Gâteau nature\n\n200 g de farine\n3 œufs\n\nBattez les œufs avec la farine.\nFaites cuire 40 minutes.`
    expect(names(text)).toEqual(['Soupe de poireaux', 'Gâteau nature'])
  })

  it('where a letter greets, announces both, and one is called like a part of a dish', () => {
    const text = `Hi love, here are the two you asked for!\n\n${set('Leek soup', soup, soupSteps)}\n\nAnd here is the pudding, Dad loves it:\n\n${set('Rhubarb crumble', cake, cakeSteps)}`
    expect(names(text)).toEqual(['Leek soup', 'Rhubarb crumble'])
  })

  it('under headings of one rank, whatever their names', () => {
    const text = `# ${set('Leek soup', ['## Ingredients', ...soup], ['## Method', ...soupSteps])}\n\n# ${set('Smoked salmon dip', ['## Ingredients', ...cake], ['## Method', ...cakeSteps])}`
    expect(names(text)).toEqual(['Leek soup', 'Smoked salmon dip'])
  })

  it('below a name that sounds like a step', () => {
    const text = `${set('Leek soup', soup, soupSteps)}\n\n${set('Slow cooker bake with mixed beans', cake, cakeSteps)}`
    expect(names(text)).toEqual(['Leek soup', 'Slow cooker bake with mixed beans'])
  })
})

describe('several recipes are read apart where the next is set unusually (importing 119)', () => {
  const labelledSoup = set('Leek soup', ['Ingredients', ...soup], ['Method', ...soupSteps])
  it.each([
    [
      'its first food looks like a step',
      `# ${set('Leek soup', soup, soupSteps)}\n\n# ${set('Rice balls', ['2 cups uncooked rice (soak, rinse and drain it well; cook it in 2 cups of water as you always do)', ...cake], cakeSteps)}`,
      'Rice balls',
    ],
    [
      'its foods have no amounts',
      `# ${set('Leek soup', soup, soupSteps)}\n\n# ${set('Pesto pasta', ['Basil', 'Pine nuts', 'Garlic', 'Olive oil'], cakeSteps)}`,
      'Pesto pasta',
    ],
    [
      'its name is in small letters behind an announcement',
      `${set('Leek soup', soup, soupSteps)}\n\nAnd here is the other one:\n\n${set('tonight: prawn stir-fry', cake, cakeSteps)}`,
      'Tonight: prawn stir-fry',
    ],
    [
      'its name begins with a figure',
      `${labelledSoup}\n\n${set('10-minute broccoli', ['Ingredients', ...cake], ['Method', ...cakeSteps])}`,
      '10-minute broccoli',
    ],
    [
      'its source stands below its name',
      `${set('Leek soup\nSource: Aunt May', soup, soupSteps)}\n\n${set('Plain cake\nSource: Aunt May', cake, cakeSteps)}`,
      'Plain cake',
    ],
  ])('%s', (_, text, second) => {
    expect(names(text)).toEqual(['Leek soup', second])
  })
})

describe('one recipe is never cut', () => {
  it.each([
    ['Filling', 'Lemon icing'],
    ['Für den Teig', 'Vanillecreme'],
    ['Pour la pâte', 'Crème au citron'],
    ['Para la masa', 'Salsa de tomate'],
    ["Per l'impasto", 'Il sugo'],
    ['Voor het deeg', 'Tomatensaus'],
    ['Till degen', 'Glasyr'],
    ['Til dejen', 'Fyld'],
    ['Til deigen', 'Tomatsaus'],
    ['Para a massa', 'Recheio'],
    ['Ciasto', 'Sos pomidorowy'],
  ])('in parts that have foods and steps each: %s, %s', (first, second) => {
    expect(
      names(`Sunday plate\n\n${set(first, soup, soupSteps)}\n\n${set(second, cake, cakeSteps)}`),
    ).toEqual(['Sunday plate'])
    expect(names(`${set('Sunday plate', soup, soupSteps)}\n\n${set(second, cake, cakeSteps)}`)).toEqual([
      'Sunday plate',
    ])
  })

  it.each([
    ['Dry ingredients'],
    ['Lentil & pumpkin filling'],
    ['Dark chocolate buttercream frosting'],
    ['Remaining vegetables'],
    ['To assemble'],
    ['To shape the rolls'],
    ['Filling for the rolls'],
    ['A szószhoz'],
    ['Burrito bowls'],
  ])('at %s, which is a part (importing 120)', (part) => {
    expect(
      names(`${set('Chicken burrito bowls', soup, soupSteps)}\n\n${set(part, cake, cakeSteps)}`),
    ).toEqual(['Chicken burrito bowls'])
  })

  it('where each part is called as a dish is, below the name of all', () => {
    expect(
      names(
        `Sunday plate\n\n${set('Potatoes', soup, soupSteps)}\n\n${set('Pickled onions', cake, cakeSteps)}`,
      ),
    ).toEqual(['Sunday plate'])
  })

  it('for a variation, or a heading below its own', () => {
    expect(
      names(`${set('Leek soup', soup, soupSteps)}\n\n${set('Variation with beans', cake, cakeSteps)}`),
    ).toEqual(['Leek soup'])
    expect(
      names(`# ${set('Leek soup', soup, soupSteps)}\n\n## ${set('Garlic bread', cake, cakeSteps)}`),
    ).toEqual(['Leek soup'])
  })

  it('for a crumble that is no fruit', () => {
    expect(
      names(`${set('Baked peaches', soup, soupSteps)}\n\n${set('Oat crumble', cake, cakeSteps)}`),
    ).toEqual(['Baked peaches'])
  })

  it('for foods without steps of their own', () => {
    expect(names(`${set('Leek soup', soup, soupSteps)}\n\nOn the side\n\n${cake.join('\n')}`)).toHaveLength(1)
  })
})

it('a rule below a sentence parts, below a title it makes a heading', () => {
  expect(
    names(
      `Leek soup\n---\n${soup.join('\n')}\n\n${soupSteps.join('\n')}\n---\n${set('Plain cake', cake, cakeSteps)}`,
    ),
  ).toEqual(['Leek soup', 'Plain cake'])
})
