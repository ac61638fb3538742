/**
 * Which program a file is from, and what lies beside it. `read-file.test.ts` has the smallest file
 * of each program.
 */

import { gzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { bytesOf, read, readOne } from '../test/read.ts'
import { recipeUnlessEmpty } from './file-recipe.ts'
import { readFile, unreadable } from './read-file.ts'

const paprika = { name: 'Soup', ingredients: '2 leeks', directions: 'Simmer.' }
const tandoor = { name: 'Soup', steps: [{ instruction: 'Simmer.', ingredients: [] }] }
const picture = new Uint8Array([0xff, 0xd8, 0xff])
const page = (inside = '') =>
  `<html><body>${inside}<script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Soup',
    recipeIngredient: ['2 leeks'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer.' }],
  })}</script></body></html>`

describe('an archive within a file', () => {
  it('has its recipes, each with the picture’s bytes', () => {
    const zip = zipSync({ 'recipe.json': bytesOf(tandoor), 'image.jpg': picture })
    expect(readOne('1.zip', zip)).toMatchObject({ name: 'Soup', photo: { kind: 'bytes', bytes: picture } })
  })

  it('has no picture but a file’s: an address stays one', () => {
    const photo = { ...paprika, image_url: 'https://a.example/b.jpg' }
    expect(readOne('1.zip', zipSync({ 'a.json': bytesOf(photo) })).photo).toEqual({
      kind: 'address',
      address: 'https://a.example/b.jpg',
    })
  })

  it('has the meals and lists of each file in it, and what each cannot give', () => {
    const backup = (name: string) => ({
      recipes: [{ id: name, name }],
      recipes_ingredients: [],
      group_meal_plans: [{ date: '2026-03-05', recipe_id: name }],
      shopping_lists: [{ id: 'l', name: `For ${name}` }],
      cookbooks: [{ name: `Book of ${name}` }],
    })
    const zip = zipSync({ 'a.json': bytesOf(backup('Soup')), 'b/database.json': bytesOf(backup('Pie')) })
    expect(read('1.zip', zip)).toMatchObject({
      format: 'mealie',
      recipes: [{ name: 'Soup' }, { name: 'Pie' }],
      meals: [{ name: 'Soup' }, { name: 'Pie' }],
      lists: [{ name: 'For Soup' }, { name: 'For Pie' }],
      lost: { cookbooks: 2 },
      lostNames: { cookbooks: ['Book of Soup', 'Book of Pie'] },
    })
  })

  it('skips system files, other files and archives in it', () => {
    const zip = zipSync({
      '._recipe.json': bytesOf(paprika),
      'readme.txt': bytesOf(paprika),
      'inner.json': zipSync({ 'a.json': bytesOf(paprika) }),
      'recipe.json': bytesOf(tandoor),
    })
    expect(read('1.zip', zip)).toMatchObject({ format: 'tandoor', recipes: [{ name: 'Soup' }], problems: [] })
  })

  it('reports problems in it, and content in the caller’s own format', () => {
    const zip = zipSync({ 'a.json': bytesOf('{'), 'b.json': bytesOf({ ours: 1 }) })
    const isOwn = (value: unknown) => typeof value === 'object' && value !== null && 'ours' in value
    expect(readFile({ path: '1.zip', bytes: zip }, [], isOwn)).toMatchObject({
      format: null,
      callersJson: { ours: 1 },
      problems: ['a.json is incomplete: its text breaks off in the middle.'],
    })
  })

  it('that is broken is reported', () => {
    const sentence = '1.zip can’t be opened: it’s broken or too large.'
    expect(read('x/1.zip', Uint8Array.of(0x50, 0x4b, 3, 4, 9)).problems).toEqual([sentence])
    expect(read('x/1.zip', gzipSync(gzipSync(bytesOf(paprika)))).problems).toEqual([sentence])
  })

  it('gzipped goes by its name without the ending', () => {
    expect(readOne('Soup.cook.gz', gzipSync(bytesOf('Boil @leeks.'))).name).toBe('Soup')
  })
})

describe('the picture beside a recipe of one JSON', () => {
  it.each<[string, string[], string | null]>([
    ['in its folder', ['r/a.json', 'r/x.jpg'], 'r/x.jpg'],
    ['in its folder of images', ['r/a.json', 'r/images/x.webp'], 'r/images/x.webp'],
    ['the original first', ['r/a.json', 'r/a.jpg', 'r/images/original.webp'], 'r/images/original.webp'],
    ['then the one of its name', ['r/a.json', 'r/image.jpg', 'r/a.png'], 'r/a.png'],
    ['then the one called so', ['r/a.json', 'r/x.jpg', 'r/image-2.jpg'], 'r/image-2.jpg'],
    ['of its name among several recipes', ['r/a.json', 'r/b.json', 'r/a.jpg'], 'r/a.jpg'],
    ['not just any among several recipes', ['r/a.json', 'r/b.json', 'r/image.jpg'], null],
    ['any where other recipes lie elsewhere', ['r/a.json', 's/b.json', 'r/x.jpg'], 'r/x.jpg'],
    ['not of another folder', ['r/a.json', 's/x.jpg', 'r/s/x.jpg'], null],
    ['no other file', ['r/a.json', 'r/x.txt'], null],
  ])('is one %s', (_rule, paths, expected) => {
    expect(readOne('r/a.json', tandoor, paths).photo).toEqual(expected && { kind: 'file', path: expected })
  })
})

describe('a saved page', () => {
  it('has its recipe, with headings that end with a colon', () => {
    expect(readOne('x/soup.html', page())).toMatchObject({
      key: 'x/soup.html',
      name: 'Soup',
      ingredients: ['2 leeks'],
      steps: ['Simmer.'],
      photo: null,
      lost: { 'other recipes on a page': 0 },
    })
  })

  it.each<[string, string, string[], unknown]>([
    [
      'that was saved beside it',
      '<img src="./soup_files/a%20b.jpg">',
      ['x/soup_files/a b.jpg'],
      'x/soup_files/a b.jpg',
    ],
    [
      'the first of those that were',
      '<img src="no.jpg"><img src="b.jpg"><img src="a.jpg">',
      ['x/a.jpg', 'x/b.jpg'],
      'x/b.jpg',
    ],
    ['with signs in its name', '<img class="a" src=\'a&amp;b.jpg\'>', ['x/a&b.jpg'], 'x/a&b.jpg'],
    ['with a name that is no address', '<img src="50%.jpg">', ['x/50%.jpg'], 'x/50%.jpg'],
    ['not of another folder', '<img src="a.jpg">', ['a.jpg'], null],
    ['not another file', '<img src="a.txt">', ['x/a.txt'], null],
  ])('has a picture %s', (_rule, image, paths, path) => {
    expect(readOne('x/soup.html', page(image), paths).photo).toEqual(path && { kind: 'file', path })
  })

  it('has a picture on the web where none was saved', () => {
    const html = page().replace('"name"', '"image":"https://a.example/b.jpg","name"')
    expect(readOne('soup.html', html).photo).toEqual({ kind: 'address', address: 'https://a.example/b.jpg' })
  })

  it('counts the other recipes on it', () => {
    const card = (name: string) =>
      JSON.stringify({
        '@type': 'Recipe',
        name,
        recipeIngredient: ['1 leek', '2 eggs'],
        recipeInstructions: ['Simmer it.'],
      })
    const html = `<html><body><script type="application/ld+json">[${card('Soup')},${card('Pie')},${card('Tart')}]</script></body></html>`
    expect(readOne('soup.html', html).lost).toEqual({ 'other recipes on a page': 2 })
  })

  it('without a recipe is not recognised, and reports no problem', () => {
    expect(read('a.html', '<p>Good morning.</p>')).toMatchObject({ format: null, recipes: [], problems: [] })
  })
})

describe('which file is whose', () => {
  it.each<[string, string, Uint8Array | string | object, string | null]>([
    ['a list of recipes is the first program’s that knows one', 'a.json', [paprika, tandoor], 'tandoor'],
    ['a table is one by its ending', 'a.tsv', 'Title\tIngredients\tDirections\nA\tb\tc', 'plan-to-eat'],
    ['a table is one by its first line', 'a', 'Title,Ingredients,Directions\nA,b,c', 'plan-to-eat'],
    ['blank lines before it change nothing', 'a.json', `\n  ${JSON.stringify(paprika)}`, 'paprika'],
    ['a text of nobody is unknown', 'a.txt', 'Good morning.', null],
    [
      'an empty recipe of a program leaves the file unknown',
      'a.json',
      { ...tandoor, name: '', steps: [{ instruction: '' }] },
      null,
    ],
  ])('%s', (_rule, path, content, format) => {
    expect(read(path, content).format).toBe(format)
  })

  it('says why an error stopped a reader', () => {
    expect(unreadable('x/a.json', new RangeError())).toBe('a.json can’t be read: it’s nested too deeply.')
    expect(unreadable('x/a.json', new TypeError())).toBe('a.json can’t be read: it’s broken.')
  })

  it('reports the error of a reader instead of throwing it', () => {
    const isOwn = () => {
      throw new TypeError('not ours')
    }
    expect(readFile({ path: 'a.json', bytes: bytesOf({}) }, [], isOwn).problems).toEqual([
      'a.json can’t be read: it’s broken.',
    ])
  })
})

describe('a recipe is one', () => {
  const nothing = { name: ' ', ingredients: [' '], steps: ['\u0007', ' '] }
  it.each<[string, object, boolean]>([
    ['with nothing in it', {}, false],
    ['with a name', { name: 'Soup' }, true],
    ['with an ingredient', { ingredients: ['', 'leek'] }, true],
    ['with a step', { steps: ['Simmer.'] }, true],
    ['with controls for a name', { name: '\u0000\u0001' }, false],
    ['with numbers for steps', { steps: ['1.', '2.'] }, false],
  ])('%s or not', (_rule, fields, isOne) => {
    expect(recipeUnlessEmpty({ ...nothing, ...fields }) !== null).toBe(isOne)
  })
})
