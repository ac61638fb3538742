import { describe, expect, it } from 'vitest'
import { read, readOne } from '../../test/read.ts'

const salad = { title: 'Salad', ingredients: '2 fennel bulbs', preparationTime: '' }
const saladWith = (fields: object, paths: string[] = []) =>
  readOne('recipes_0.json', { ...salad, ...fields }, paths)

describe('a recipe of My Recipe Box', () => {
  it('imports every field', () => {
    expect(
      saladWith({
        uuid: 'U',
        instructions: 'Slice.\nDress.',
        quantity: '4',
        preparationTime: '15',
        cookingTime: '5',
        totalTime: '20',
        tags: 'raw;quick',
        categories: [{ title: 'Salads' }],
        source: 'Gran',
        nutrition: 'Calories: 90 kcal',
        rating: '4',
        favorite: 'True',
        notes: 'Add orange.',
        description: 'Plain',
        video: 'https://a.example/film',
      }),
    ).toEqual({
      key: 'U',
      name: 'Salad',
      ingredients: ['2 fennel bulbs'],
      steps: ['Slice.', 'Dress.'],
      servings: 4,
      makes: null,
      description: 'Plain',
      video: null,
      prepTimeMinutes: 15,
      cookTimeMinutes: 5,
      totalTimeMinutes: 20,
      tags: ['raw', 'quick', 'Salads'],
      source: 'https://a.example/film',
      nutritionPerServing: '{"calories":90}',
      rating: 4,
      isFavourite: true,
      notes: ['Add orange.'],
      photo: null,
    })
  })

  it('with required fields alone has no losses, and its title as key', () => {
    expect(saladWith({})).toMatchObject({
      key: 'Salad',
      isFavourite: false,
      photo: null,
      source: '',
      description: '',
    })
  })

  const page = 'https://a.example/salad'
  const film = 'https://a.example/film'
  const photo = 'https://a.example/salad.jpg'
  it.each<[string, object, string]>([
    ['the address in its source', { source: page, url: film }, page],
    ['the address beside it', { source: 'Gran', url: page }, page],
    ['an address in the column that some versions move it to', { '18': page }, page],
    ['never a picture', { source: photo, url: page }, page],
    ['its own words where there is no address', { source: ' Gran ', originalPicture: photo }, 'Gran'],
  ])('has as its source %s', (_rule, fields, source) => {
    expect(saladWith(fields).source).toBe(source)
  })

  it.each<[string, object, string | null]>([
    ['is kept beside a source', { source: page, video: film }, film],
    ['that is the source is not said twice', { video: film }, null],
    ['in other words is kept as it stands', { source: page, video: 'on the shelf' }, 'on the shelf'],
  ])('a video %s', (_rule, fields, video) => {
    expect(saladWith(fields).video).toBe(video)
  })

  it.each<[string, object, string[], unknown]>([
    ['beside it', { pictures: ['/data/files/f.png'] }, ['f.png'], { kind: 'file', path: 'f.png' }],
    ['in a folder', { pictures: ['f.png'] }, ['x/f.png'], { kind: 'file', path: 'x/f.png' }],
    ['not of another that ends alike', { pictures: ['f.png'] }, ['leaf.png'], null],
    ['on the web', { pictures: ['f.png'], originalPicture: photo }, [], { kind: 'address', address: photo }],
    ['among its addresses', { source: page, url: photo }, [], { kind: 'address', address: photo }],
    ['not where the address is of a page', { originalPicture: page }, [], null],
    ['not of nothing', { pictures: [''] }, ['', 'x/'], null],
  ])('has a picture %s', (_rule, fields, paths, expected) => {
    expect(saladWith(fields, paths).photo).toEqual(expected)
  })

  it.each<[string, object, string | null]>([
    [
      'a method alone and a name of its own',
      { title: 'A', instructions: 'B.', quantity: '' },
      'my-recipe-box',
    ],
    ['none of the names of its own', { title: 'A', instructions: 'B.' }, null],
    ['no title', { ingredients: 'a', instructions: 'B.', quantity: '' }, null],
    ['neither list', { title: 'A', quantity: '' }, null],
  ])('is known by %s', (_rule, value, format) => {
    expect(read('a.json', value).format).toBe(format)
  })

  it('has a row in a table, with hearts in words and the picture on the web', () => {
    const table = `title,preparationTime,ingredients,instructions,favorite,originalPicture\nSalad,5,1 leek,Slice.,true,${photo}\n,,,,,\nRice,5,rice,Boil.,false,\n`
    const { recipes, format } = read('a.csv', table)
    expect(format).toBe('my-recipe-box')
    expect(recipes).toMatchObject([
      { name: 'Salad', isFavourite: true, photo: { kind: 'address', address: photo } },
      { name: 'Rice', isFavourite: false, photo: null },
    ])
  })
})
