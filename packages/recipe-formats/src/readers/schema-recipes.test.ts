import { describe, expect, it } from 'vitest'
import { read, readOne } from '../../test/read.ts'

const pilaf = {
  '@type': 'Recipe',
  name: 'Pilaf',
  recipeIngredient: ['200 g rice'],
  recipeInstructions: ['Simmer.'],
}
const pilafWith = (fields: object, path = 'pilaf.json', paths: string[] = []) =>
  readOne(path, { ...pilaf, ...fields }, paths)

describe('a recipe in JSON-LD', () => {
  it('imports every field', () => {
    expect(
      pilafWith({
        identifier: '7',
        recipeYield: '4',
        prepTime: 'PT10M',
        cookTime: 'PT20M',
        totalTime: 'PT30M',
        educationalLevel: 'easy',
        keywords: 'rice; quick',
        recipeCategory: ['Main', 'Side, warm'],
        isBasedOn: 'https://a.example/pilaf',
        recipeCuisine: 'Turkish',
        nutrition: { calories: '250 kcal' },
        description: 'Plain',
        tool: ['pot'],
        author: { name: 'Ada Moss' },
        video: { contentUrl: 'https://a.example/pilaf.mp4' },
        image: 'https://a.example/pilaf.jpg',
      }),
    ).toEqual({
      key: '7',
      name: 'Pilaf',
      ingredients: ['200 g rice'],
      steps: ['Simmer.'],
      servings: 4,
      makes: null,
      author: 'Ada Moss',
      description: 'Plain',
      video: 'https://a.example/pilaf.mp4',
      equipment: ['pot'],
      prepTimeMinutes: 10,
      cookTimeMinutes: 20,
      totalTimeMinutes: 30,
      difficulty: 'easy',
      tags: ['rice', ' quick', 'Main', 'Side', ' warm'],
      source: 'https://a.example/pilaf',
      cuisine: 'Turkish',
      nutritionPerServing: '{"calories":250}',
      rating: null,
      notes: [],
      photo: { kind: 'address', address: 'https://a.example/pilaf.jpg' },
      lost: {
        ratings: 0,
        'pictures of steps': 0,
        'further pictures': 0,
      },
    })
  })

  it('with required fields alone has no losses, and its name as key', () => {
    expect(pilafWith({})).toMatchObject({
      key: 'Pilaf',
      servings: null,
      source: '',
      photo: null,
      lost: {
        ratings: 0,
        'pictures of steps': 0,
        'further pictures': 0,
      },
    })
  })

  it.each<[string, object, number | null]>([
    [
      'of a program that keeps a credit is the keeper’s',
      { creditText: 'Gran', aggregateRating: { ratingValue: 4 } },
      4,
    ],
    [
      'beside the keeper’s notes is the keeper’s',
      { comment: { name: 'Author Notes', text: 'Good.' }, aggregateRating: { ratingValue: '4' } },
      4,
    ],
    [
      'of a program that keeps notes is the keeper’s, where it has neither notes nor a credit',
      {
        creditText: '',
        comment: [{ '@type': 'Comment', name: 'Author Notes', text: '' }],
        aggregateRating: { ratingValue: '5' },
      },
      5,
    ],
    ['of strangers is none', { aggregateRating: { ratingValue: 4 } }, null],
  ])('a rating %s', (_rule, fields, rating) => {
    expect(pilafWith(fields)).toMatchObject({ rating, lost: { ratings: rating === null ? 1 : 0 } })
  })

  it('has the author’s notes, and no other comment', () => {
    const comment = [
      { name: 'Author Notes', text: 'Good.\nVery.' },
      { name: 'Ada', text: 'Nice' },
      { name: 'Author Notes', text: 7 },
    ]
    expect(pilafWith({ comment }).notes).toEqual(['Good.', 'Very.'])
  })

  it.each<[string, object, string]>([
    ['an address before words', { isBasedOn: 'Gran', url: 'https://a.example/p' }, 'https://a.example/p'],
    ['the address of a thing', { mainEntityOfPage: { '@id': 'https://a.example/q' } }, 'https://a.example/q'],
    ['its credit', { creditText: 'Gran', author: 'Ada' }, 'Gran'],
    ['its author', { author: { name: 'Ada' } }, 'Ada'],
  ])('has as its source %s', (_rule, fields, source) => {
    expect(pilafWith(fields).source).toBe(source)
  })

  it('has sections as headings, also those that stand alone before their steps', () => {
    const section = (name: string, steps?: unknown[]) => ({
      '@type': 'HowToSection',
      name,
      ...(steps && { itemListElement: steps }),
    })
    const step = (text: string) => ({ '@type': 'HowToStep', text })
    expect(
      pilafWith({
        recipeInstructions: [
          section('Rice'),
          step('Boil.'),
          section('Top', [step('Grate.')]),
          { ...section('Rest'), text: 'Eat.' },
        ],
      }).steps,
    ).toEqual(['Rice:', 'Boil.', 'Top:', 'Grate.', 'Rest:', 'Eat.'])
  })

  it('counts the pictures of its steps, inside sections too', () => {
    const step = { '@type': 'HowToStep', text: 'Boil.', image: 'https://a.example/1.jpg' }
    const recipeInstructions = [
      step,
      { '@type': 'HowToSection', name: 'Top', itemListElement: [step, { ...step, image: undefined }] },
    ]
    expect(pilafWith({ recipeInstructions }).lost).toMatchObject({ 'pictures of steps': 2 })
    expect(pilafWith({ image: ['a', 'b', 'c'] }).lost).toMatchObject({ 'further pictures': 2 })
  })

  it.each<[string, object, string[], unknown]>([
    [
      'in full beside it',
      { image: 'https://a.example/p.jpg' },
      ['r/full.jpg'],
      { kind: 'file', path: 'r/full.jpg' },
    ],
    ['that it names, beside it', { image: 'p.jpg' }, ['r/p.jpg'], { kind: 'file', path: 'r/p.jpg' }],
    [
      'that it names from the top',
      { image: '/r/x/p.jpg' },
      ['r/x/p.jpg'],
      { kind: 'file', path: 'r/x/p.jpg' },
    ],
    ['within it', { image: 'data:image/png;base64,AAAA' }, [], { kind: 'base64', text: 'AAAA' }],
    [
      'of a thing',
      { image: { url: 'https://a.example/p.jpg' } },
      [],
      { kind: 'address', address: 'https://a.example/p.jpg' },
    ],
    ['not a folder', { image: '' }, ['r/', ''], null],
    ['not what is neither', { image: 7 }, ['r/7'], null],
  ])('has a picture %s', (_rule, fields, paths, photo) => {
    expect(pilafWith(fields, 'r/pilaf.json', paths).photo).toEqual(photo)
  })

  it.each<[string, unknown, string[]]>([
    ['one', pilaf, ['Pilaf']],
    ['a list', [pilaf, [pilaf]], ['Pilaf', 'Pilaf']],
    ['whatever holds it', { '@graph': [{ '@type': 'Person' }, { about: pilaf }] }, ['Pilaf']],
    [
      'one that says nothing of its kind',
      { name: 'A', recipeIngredient: [], recipeInstructions: 'B.' },
      ['A'],
    ],
    ['one with a name only', { '@type': 'Recipe', name: 'A', url: '' }, ['A']],
    ['no mere reference', { '@type': 'Recipe', '@id': 'A' }, []],
    ['no list of ingredients alone', { name: 'A', recipeIngredient: ['b'] }, []],
    ['nothing that lies too deep', Array.from({ length: 20 }).reduce((inner) => [inner], pilaf), []],
    ['what lies deep', Array.from({ length: 12 }).reduce((inner) => [inner], pilaf), ['Pilaf']],
    ['nothing that lies deeper', Array.from({ length: 13 }).reduce((inner) => [inner], pilaf), []],
  ])('is found in %s', (_rule, value, names) => {
    expect(read('a.json', value as object).recipes.map(({ name }) => name)).toEqual(names)
  })

  it.each<[string, string, unknown, string]>([
    ['recipesage', 'a.json', { recipes: [{ ...pilaf, creditText: '' }] }, 'by the credit of its recipes'],
    ['recipesage', 'a.json', { recipes: [pilaf, { ...pilaf, identifier: '1' }] }, 'by the number of one'],
    ['json-ld', 'a.json', { recipes: [pilaf] }, 'without either'],
    ['json-ld', 'a.json', { things: [{ ...pilaf, identifier: '1' }] }, 'under another name'],
    ['json-ld', 'a.json', [{ ...pilaf, identifier: '1' }], 'in a list'],
    ['nextcloud', 'A/recipe.json', pilaf, 'by the name of its file'],
    ['json-ld', 'A/recipe.json', [pilaf, pilaf], 'with several in a file of that name'],
    ['json-ld', 'A/other.json', pilaf, 'in a file of another name'],
  ])('is of %s in %s, %j: %s', (format, path, value) => {
    expect(read(path, value as object).format).toBe(format)
  })
})
