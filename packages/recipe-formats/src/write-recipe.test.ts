import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOne } from '../test/read.ts'
import { toJsonLd, toPaprika, type RecipeToWrite } from './write-recipe.ts'

const soup: RecipeToWrite = {
  name: 'Soup',
  servings: 4,
  prepTimeMinutes: 10,
  cookTimeMinutes: 20,
  totalTimeMinutes: 30,
  difficulty: 'hard',
  makes: 'about 2 l',
  author: 'Ada Moss',
  description: 'Warms the hands.',
  video: 'https://a.example/film',
  equipment: 'A large pot\nA ladle',
  tips: 'Freezes well.\nGood cold.',
  ingredients: ['Pot:', '2 leeks', '1 l stock'],
  steps: ['Wash the leeks.', 'Pot:', 'Simmer.'],
  tags: ['winter', 'quick'],
  source: 'https://a.example/soup',
  cuisine: 'French',
  nutrition: { calories: 180, protein: 6, carbs: 20, fat: 3, fiber: 2, sugar: 1, sodium: 400 },
  rating: 4,
  isFavourite: true,
  createdAt: '2026-01-02T03:04:05.678Z',
  updatedAt: '2026-02-03T04:05:06.789Z',
}
const bare: RecipeToWrite = {
  ...soup,
  prepTimeMinutes: null,
  cookTimeMinutes: null,
  totalTimeMinutes: null,
  difficulty: null,
  makes: null,
  author: null,
  description: null,
  video: null,
  equipment: null,
  tips: null,
  source: null,
  cuisine: null,
  nutrition: null,
  rating: null,
  isFavourite: false,
}

describe('a recipe as JSON-LD', () => {
  it('has every field by the name of schema.org, and headings as sections', () => {
    expect(toJsonLd(soup)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Soup',
      description: 'Warms the hands.',
      author: { '@type': 'Person', name: 'Ada Moss' },
      recipeYield: ['4 servings', 'about 2 l'],
      prepTime: 'PT10M',
      cookTime: 'PT20M',
      totalTime: 'PT30M',
      educationalLevel: 'hard',
      tool: ['A large pot', 'A ladle'],
      recipeIngredient: ['Pot:', '2 leeks', '1 l stock'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Wash the leeks.' },
        {
          '@type': 'HowToSection',
          name: 'Pot',
          itemListElement: [{ '@type': 'HowToStep', text: 'Simmer.' }],
        },
      ],
      keywords: 'winter, quick',
      recipeCuisine: 'French',
      url: 'https://a.example/soup',
      nutrition: {
        '@type': 'NutritionInformation',
        calories: '180 kcal',
        proteinContent: '6 g',
        carbohydrateContent: '20 g',
        fatContent: '3 g',
        fiberContent: '2 g',
        sugarContent: '1 g',
        sodiumContent: '400 mg',
      },
      video: { '@type': 'VideoObject', name: 'Soup', url: 'https://a.example/film' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 1 },
      comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Freezes well.\nGood cold.' }],
      dateCreated: '2026-01-02T03:04:05.678Z',
      dateModified: '2026-02-03T04:05:06.789Z',
    })
  })

  it('leaves out what it does not say, and credits a source that is no address', () => {
    expect(Object.keys(toJsonLd({ ...bare, ingredients: [], steps: [], tags: [] }))).toEqual([
      '@context',
      '@type',
      'name',
      'recipeYield',
      'recipeIngredient',
      'recipeInstructions',
      'keywords',
      'dateCreated',
      'dateModified',
    ])
    expect(toJsonLd({ ...soup, source: 'Gran' })).toMatchObject({ creditText: 'Gran' })
    expect(toJsonLd({ ...soup, source: 'Gran' })).not.toHaveProperty('url')
    expect(toJsonLd({ ...soup, nutrition: { fat: 0 } })['nutrition']).toMatchObject({ fatContent: '0 g' })
  })
})

describe('a recipe of Paprika', () => {
  it('has every field by the name that Paprika gives it', () => {
    expect(toPaprika(soup, 'U', 'AAAA')).toEqual({
      uid: 'U',
      name: 'Soup',
      ingredients: 'Pot:\n2 leeks\n1 l stock',
      directions: 'Wash the leeks.\n\nPot:\n\nSimmer.',
      description: 'Warms the hands.',
      notes:
        'Freezes well.\nGood cold.\n\nEquipment: A large pot, A ladle\n\nVideo: https://a.example/film\n\nCuisine: French',
      nutritional_info:
        'Calories: 180 kcal\nProtein: 6 g\nCarbohydrates: 20 g\nFat: 3 g\nFibre: 2 g\nSugar: 1 g\nSodium: 400 mg',
      servings: '4 servings (about 2 l)',
      difficulty: 'Difficult',
      prep_time: '10 min',
      cook_time: '20 min',
      total_time: '30 min',
      source: 'Ada Moss',
      source_url: 'https://a.example/soup',
      image_url: '',
      categories: ['winter', 'quick'],
      rating: 4,
      on_favorites: true,
      created: '2026-01-02 03:04:05',
      hash: 'U',
      photo: 'U.jpg',
      photo_hash: 'U',
      photo_large: null,
      photo_data: 'AAAA',
      photos: [],
    })
  })

  it('is empty where the recipe says nothing, and names a source that is no address', () => {
    expect(toPaprika(bare, 'U', null)).toMatchObject({
      description: '',
      notes: '',
      servings: '4',
      nutritional_info: '',
      difficulty: '',
      prep_time: '',
      source: '',
      source_url: '',
      rating: 0,
      on_favorites: false,
      photo: '',
      photo_hash: '',
      photo_data: null,
    })
    expect(toPaprika({ ...soup, source: 'Gran' }, 'U', null)).toMatchObject({
      source: 'Gran',
      source_url: '',
      notes: expect.stringContaining('By Ada Moss') as string,
    })
  })
})

describe("the cook's own words and steps of several lines (recipes 143)", () => {
  const noted = { ...soup, notes: 'Never with nuts for Mia', steps: ['Chop.\nStir.', 'Bake.'] }

  it.each([
    ['JSON-LD', toJsonLd(noted)],
    ['Paprika', toPaprika(noted, 'U', null)],
  ])('go along in %s and come back', (_, file) => {
    const back = readOne('a.json', file)
    expect(back.notes?.join('\n')).toContain('Freezes well.\nGood cold.\nNever with nuts for Mia')
    expect(back.steps).toEqual(['Chop. Stir.', 'Bake.'])
    expect(back.rating).toBe(4)
  })

  it('are one comment where there are no tips', () => {
    expect(toJsonLd({ ...noted, tips: null })['comment']).toEqual([
      { '@type': 'Comment', name: 'Author Notes', text: 'Never with nuts for Mia' },
    ])
  })
})

const word = fc.stringMatching(/^[a-z]{2,9}$/)
/** What a recipe makes; 'ca' and 'env' mean about, so they are left out. */
const pieces = word.filter((text) => text !== 'ca' && text !== 'env')
const sentence = word.map((text) => `Stir the ${text} well.`)
const minutes = fc.option(fc.integer({ min: 1, max: 900 }))
const amount = fc.integer({ min: 1, max: 900 })
const written = fc.record({
  name: word,
  servings: fc.integer({ min: 1, max: 99 }),
  prepTimeMinutes: minutes,
  cookTimeMinutes: minutes,
  totalTimeMinutes: minutes,
  difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const, null),
  ingredients: fc.array(
    word.map((food) => `2 ${food}`),
    { minLength: 1, maxLength: 6 },
  ),
  steps: fc.array(sentence, { minLength: 2, maxLength: 6 }),
  tags: fc.array(word, { minLength: 1, maxLength: 4 }),
  source: fc.option(word.map((text) => `https://a.example/${text}`)),
  cuisine: fc.constant(null),
  makes: fc.option(pieces.map((made) => `about 20 ${made}`)),
  author: fc.option(word),
  description: fc.option(sentence),
  video: fc.option(word.map((text) => `https://a.example/${text}`)),
  equipment: fc.option(word),
  tips: fc.option(sentence),
  nutrition: fc.record({
    calories: amount,
    protein: amount,
    carbs: amount,
    fat: amount,
    fiber: amount,
    sugar: amount,
    sodium: amount,
  }),
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  isFavourite: fc.boolean(),
  createdAt: fc.constant(soup.createdAt),
  updatedAt: fc.constant(soup.updatedAt),
})

describe('what is written and read back is the same recipe', () => {
  const kept = (recipe: RecipeToWrite) => ({
    name: recipe.name,
    servings: recipe.servings,
    makes: recipe.makes,
    prepTimeMinutes: recipe.prepTimeMinutes,
    cookTimeMinutes: recipe.cookTimeMinutes,
    totalTimeMinutes: recipe.totalTimeMinutes,
    difficulty: recipe.difficulty,
    ingredients: recipe.ingredients,
    steps: recipe.steps,
    source: recipe.source ?? '',
    nutritionPerServing: JSON.stringify(recipe.nutrition),
  })

  it('as JSON-LD', () => {
    fc.assert(
      fc.property(written, (recipe) => {
        const back = readOne('a.json', toJsonLd(recipe))
        const source = recipe.source ?? recipe.author ?? ''
        const { prepTimeMinutes: prep, cookTimeMinutes: cook, totalTimeMinutes: total } = recipe
        // As on a page, a missing total is the sum of the other times.
        const totalTimeMinutes = total ?? ((prep ?? 0) + (cook ?? 0) || null)
        expect(back).toMatchObject({ ...kept(recipe), source, totalTimeMinutes })
        const { author, description, video, equipment, tips } = recipe
        expect(back).toMatchObject({ author, description, video })
        expect([back.equipment, back.notes]).toEqual([equipment ? [equipment] : [], tips ? [tips] : []])
        expect(back.tags?.map((tag) => tag.trim())).toEqual(recipe.tags)
      }),
    )
  })

  it('as Paprika has it', () => {
    fc.assert(
      fc.property(written, (recipe) => {
        expect(readOne('a.json', toPaprika(recipe, 'U', null))).toMatchObject({
          ...kept(recipe),
          source: recipe.source ?? recipe.author ?? '',
          tags: recipe.tags,
          rating: recipe.rating ?? 0,
          isFavourite: recipe.isFavourite,
        })
      }),
    )
  })
})
