import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const url = 'https://kitchen.example/pea-soup/'
const withJsonLd = (value: unknown, body = '') =>
  `<html><head><title>Pea soup | Kitchen</title><script type="application/ld+json">${
    typeof value === 'string' ? value : JSON.stringify(value)
  }</script></head><body>${body}</body></html>`

const peaSoup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Pea soup',
  recipeIngredient: ['500 g peas', '1 onion, chopped', '1 l stock'],
  recipeInstructions: ['Soften the onion.', 'Add peas and stock and simmer.', 'Blend and serve.'],
}

const recipeOf = (html: string) => {
  const { recipe } = readPage(html, url)
  if (!recipe) throw new Error('no recipe')
  return recipe
}

describe('JSON-LD', () => {
  test.each<[string, unknown]>([
    ['alone', peaSoup],
    ['in a list', [{ '@type': 'WebSite' }, peaSoup]],
    ['in a @graph', { '@graph': [{ '@type': 'Article', name: 'About peas' }, peaSoup] }],
    ['inside an article', { '@type': 'Article', mainEntity: peaSoup }],
    ['of two types', { ...peaSoup, '@type': ['Recipe', 'NewsArticle'] }],
    ['of a type with its address', { ...peaSoup, '@type': 'http://schema.org/Recipe' }],
    ['without a type', { ...peaSoup, '@type': undefined }],
    ['with a comma too many', JSON.stringify(peaSoup).replace(/\}$/, ',}')],
  ])('is read %s', (_, value) => {
    const reading = readPage(withJsonLd(value), url)
    expect(reading.method).toBe('json-ld')
    expect(reading.recipe).toMatchObject({
      name: 'Pea soup',
      ingredients: peaSoup.recipeIngredient,
      steps: peaSoup.recipeInstructions,
      source: url,
    })
  })

  test('gives every field of the recipe', () => {
    const recipe = recipeOf(
      withJsonLd({
        '@graph': [
          { '@id': '#cook', '@type': 'Person', name: 'Ada Baker' },
          { '@id': '#photo', '@type': 'ImageObject', url: '/photos/soup.jpg' },
          {
            ...peaSoup,
            author: { '@id': '#cook' },
            image: { '@id': '#photo' },
            recipeYield: ['4', '4 bowls'],
            prepTime: 'PT10M',
            cookTime: 'PT25M',
            recipeCuisine: 'British',
            recipeCategory: 'Soup',
            keywords: 'peas, Quick &amp; easy, soup',
            nutrition: {
              '@type': 'NutritionInformation',
              calories: '210 kcal',
              proteinContent: '12 g',
              sodiumContent: '480mg',
            },
          },
        ],
      }),
    )
    expect(recipe).toMatchObject({
      author: 'Ada Baker',
      image: 'https://kitchen.example/photos/soup.jpg',
      servings: 4,
      prepTimeMinutes: 10,
      cookTimeMinutes: 25,
      totalTimeMinutes: 35,
      cuisine: 'British',
      tags: ['soup', 'peas', 'quick and easy'],
      nutritionPerServing: '{"calories":210,"protein":12,"sodium":480}',
    })
  })

  test('sections of the method are headings', () => {
    const steps = [
      {
        '@type': 'HowToSection',
        name: 'The soup',
        itemListElement: [{ '@type': 'HowToStep', text: 'Simmer.' }],
      },
      {
        '@type': 'HowToSection',
        name: 'To serve',
        itemListElement: [{ '@type': 'HowToStep', name: 'Pour', text: 'Pour into bowls.' }],
      },
    ]
    expect(recipeOf(withJsonLd({ ...peaSoup, recipeInstructions: steps })).steps).toEqual([
      { text: 'The soup', heading: true },
      'Simmer.',
      { text: 'To serve', heading: true },
      'Pour into bowls.',
    ])
  })

  test('HTML and entities in strings become plain lines', () => {
    const recipe = recipeOf(
      withJsonLd({
        ...peaSoup,
        name: 'Pea &amp;amp; mint soup',
        recipeInstructions: '<ol><li>Soften the <b>onion</b>.</li><li>Add&nbsp;peas.</li></ol>',
      }),
    )
    expect(recipe.name).toBe('Pea & mint soup')
    expect(recipe.steps).toEqual(['Soften the onion.', 'Add peas.'])
  })

  test('titles that only count are headings, unless there are real titles', () => {
    const step = (name: string, text: string) => ({ '@type': 'HowToStep', name, text })
    const counted = [step('Step 1', 'Simmer.'), step('Step 2', 'Serve.')]
    expect(recipeOf(withJsonLd({ ...peaSoup, recipeInstructions: counted })).steps).toEqual([
      { text: 'Step 1', heading: true },
      'Simmer.',
      { text: 'Step 2', heading: true },
      'Serve.',
    ])
    const sections = [{ '@type': 'HowToSection', name: 'The soup', itemListElement: counted }]
    expect(recipeOf(withJsonLd({ ...peaSoup, recipeInstructions: sections })).steps).toEqual([
      { text: 'The soup', heading: true },
      'Simmer.',
      'Serve.',
    ])
  })

  test('a recipe without a total time adds up its own parts, not those of the page', () => {
    const { totalTimeMinutes } = recipeOf(
      withJsonLd({ ...peaSoup, cookTime: 'PT40M' }, '<p>Preparation time: 40 minutes</p>'),
    )
    expect(totalTimeMinutes).toBe(40)
  })

  test('a method in one text is split at its counts', () => {
    const recipe = recipeOf(
      withJsonLd({ ...peaSoup, recipeInstructions: '1. Soften the onion. 2. Add peas. 3. Blend.' }),
    )
    expect(recipe.steps).toEqual(['Soften the onion.', 'Add peas.', 'Blend.'])
  })

  test('doubled brackets and bullets of an ingredient are removed, and headings recognised', () => {
    const recipe = recipeOf(
      withJsonLd({
        ...peaSoup,
        recipeIngredient: [
          'For the soup:',
          '▢ 500 g peas ((frozen will do))',
          '1 onion , chopped',
          { name: 'stock', amount: '1 l' },
        ],
      }),
    )
    expect(recipe.ingredients).toEqual([
      { text: 'For the soup:', heading: true },
      '500 g peas (frozen will do)',
      '1 onion, chopped',
      '1 l stock',
    ])
  })
})

describe('microdata and RDFa', () => {
  test('are read where the tags are nested loosely', () => {
    const recipe =
      recipeOf(`<body><article itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Pea soup</h1>
      <div class="meta"><span>Ready in <time itemprop="totalTime" datetime="PT35M">35 minutes</time></span>
      <span itemprop="recipeYield">Serves 4</span></div>
      <div><ul><li itemprop="recipeIngredient">500 g <a href="#">peas</a></li><li itemprop="ingredients">1 onion</li></ul></div>
      <div itemprop="recipeInstructions"><p>Soften the onion.</p><p>Add peas.</p></div>
      <div itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Ada Baker</span></div></article></body>`)
    expect(recipe).toMatchObject({
      name: 'Pea soup',
      steps: ['Soften the onion.', 'Add peas.'],
      servings: 4,
      totalTimeMinutes: 35,
      author: 'Ada Baker',
    })
  })

  test('a line in bold among ingredients is a heading, unless all are bold', () => {
    const list = (...lines: string[]) =>
      `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Pie</b>${lines
        .map((line) => `<p itemprop="ingredients">${line}</p>`)
        .join('')}<p itemprop="recipeInstructions">Bake it.</p></div>`
    expect(recipeOf(list('<b>Filling</b>', '3 leeks', '2 eggs')).ingredients).toEqual([
      { text: 'Filling', heading: true },
      '3 leeks',
      '2 eggs',
    ])
    expect(recipeOf(list('<b>leeks</b>', '<b>eggs</b>', '<b>cream</b>')).ingredients).toEqual([
      'leeks',
      'eggs',
      'cream',
    ])
  })

  test('RDFa is read as microdata is', () => {
    const recipe =
      recipeOf(`<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Pea soup</h1>
      <ul><li property="recipeIngredient">500 g peas</li><li property="recipeIngredient">1 onion</li></ul>
      <div property="recipeInstructions"><p>Soften the onion.</p><p>Add peas.</p></div></div>`)
    expect(recipe.ingredients).toEqual(['500 g peas', '1 onion'])
    expect(recipe.steps).toEqual(['Soften the onion.', 'Add peas.'])
  })
})
