import { describe, expect, it } from 'vitest'
import { read, readOne } from '../../test/read.ts'

const cake = { name: 'Cake', ingredients: 'flour', directions: 'Bake.' }
const cakeWith = (fields: object) => readOne('a.json', { ...cake, ...fields })

describe('a recipe of Paprika', () => {
  it('imports every field', () => {
    expect(
      cakeWith({
        uid: 'U',
        ingredients: '[photo:1]200 g flour\n[recipe:Stock]',
        servings: '8',
        prep_time: '20 min',
        cook_time: '1 hour',
        total_time: '80 min',
        difficulty: 'Difficult',
        categories: ['cakes', '1f0a2b3c-0000-4000-8000-000000000001'],
        source: 'Gran',
        nutritional_info: 'Fat: 12 g',
        rating: 5,
        on_favorites: true,
        notes: 'Keep it.',
        description: 'Plain',
        photo_data: 'AAAA',
        photos: [{ data: 'BBBB' }, { data: 'CCCC' }],
      }),
    ).toEqual({
      key: 'U',
      name: 'Cake',
      ingredients: ['200 g flour', 'Stock'],
      uses: [{ line: 'Stock', recipe: 'Stock' }],
      steps: ['Bake.'],
      servings: 8,
      makes: null,
      author: '',
      description: 'Plain',
      prepTimeMinutes: 20,
      cookTimeMinutes: 60,
      totalTimeMinutes: 80,
      difficulty: 'hard',
      tags: ['cakes'],
      source: 'Gran',
      nutritionPerServing: '{"fat":12}',
      rating: 5,
      isFavourite: true,
      notes: ['Keep it.'],
      photo: { kind: 'base64', text: 'AAAA' },
      lost: { difficulties: 0, 'further photos': 2 },
    })
  })

  it('with required fields alone has no losses', () => {
    expect(cakeWith({ description: ' ', difficulty: ' ' })).toMatchObject({
      isFavourite: false,
      photo: null,
      lost: { difficulties: 0, 'further photos': 0 },
    })
  })

  it.each<[string, object, object]>([
    ['pieces are no servings', { servings: 'about 20 rolls' }, { servings: null, makes: 'about 20 rolls' }],
    [
      'pieces stand beside servings',
      { servings: '4 servings (20 rolls)' },
      { servings: 4, makes: '20 rolls' },
    ],
    [
      'who wrote it stands beside its address',
      { source: 'Ada Moss', source_url: 'https://a.example' },
      { author: 'Ada Moss', source: 'https://a.example' },
    ],
    [
      'the name of a site is nobody’s',
      { source: 'A.example', source_url: 'https://a.example' },
      { author: '' },
    ],
  ])('%s', (_rule, fields, told) => {
    expect(cakeWith(fields)).toMatchObject(told)
  })

  it('counts a difficulty that cannot be read', () => {
    expect(cakeWith({ difficulty: 'Tuesday' }).lost).toMatchObject({ difficulties: 1 })
    expect(cakeWith({ difficulty: 'Easy' }).lost).toMatchObject({ difficulties: 0 })
  })

  it('has its address before the name of its source, and hearts as a number', () => {
    expect(cakeWith({ source: 'Gran', source_url: 'https://a.example/c' }).source).toBe('https://a.example/c')
    expect(cakeWith({ on_favorites: 1 }).isFavourite).toBe(true)
    expect(cakeWith({ on_favorites: 0 }).isFavourite).toBe(false)
  })

  it.each<[string, object, unknown]>([
    ['of its own', { photo_data: 'AAAA' }, { kind: 'base64', text: 'AAAA' }],
    ['among further ones', { photos: [{}, { data: 'BBBB' }] }, { kind: 'base64', text: 'BBBB' }],
    [
      'on the web',
      { image_url: 'https://a.example/c.jpg' },
      { kind: 'address', address: 'https://a.example/c.jpg' },
    ],
    ['of no known address', { image_url: 'c.jpg' }, null],
  ])('has a picture %s', (_rule, fields, photo) => {
    expect(cakeWith(fields).photo).toEqual(photo)
  })

  it('counts the further photos but the one that it takes where it has none of its own', () => {
    expect(cakeWith({ photos: [{ data: 'B' }, { data: 'C' }] }).lost).toMatchObject({ 'further photos': 1 })
  })

  it('in the trash is left out', () => {
    expect(read('a.json', { ...cake, in_trash: true }).recipes).toEqual([])
  })

  it.each<[string, object]>([
    ['a name', { ...cake, name: 1 }],
    ['ingredients as text', { ...cake, ingredients: ['flour'] }],
    ['directions', { name: 'Cake', ingredients: 'flour' }],
  ])('is none of Paprika without %s', (_rule, value) => {
    expect(read('a.json', value).format).toBeNull()
  })
})
