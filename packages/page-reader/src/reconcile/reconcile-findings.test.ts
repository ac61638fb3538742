import { describe, expect, it } from 'vitest'
import type { Finding, PageRecipe } from '../page/page-recipe.ts'
import type { ListFeature } from './list-features.ts'
import { featuresOfChosenLists, reconcileFindings } from './reconcile-findings.ts'

const url = 'https://kitchen.example/leek-pie'
const foods = ['2 leeks', '100 g flour', '50 g butter']
const steps = ['Soften the leeks in the butter.', 'Bake the pie for an hour.']
const found = (reader: Finding['reader'], trust: number, fields: Partial<PageRecipe>): Finding => ({
  reader,
  trust,
  fields,
})
const whole = { name: 'Leek pie', ingredients: foods, steps }
const declared = (more: Partial<PageRecipe> = {}) => found('json-ld', 0.9, { ...whole, ...more })
const read = (...findings: Finding[]) => reconcileFindings(findings, url)

describe('findings are combined into a recipe', () => {
  it.each<[string, Partial<PageRecipe>, string]>([
    ['with a name, foods and steps', whole, 'json-ld'],
    ['with a name and foods', { name: 'Leek pie', ingredients: foods }, 'json-ld'],
    ['with a name and steps', { name: 'Leek pie', steps }, 'json-ld'],
    ['not without a name', { ingredients: foods, steps }, 'none'],
    ['not without foods and steps', { name: 'Leek pie', ingredients: [], steps: [] }, 'none'],
  ])('%s', (_, fields, method) => {
    const reading = read(found('json-ld', 0.9, fields))
    expect([reading.method, reading.recipe === null]).toEqual([method, method === 'none'])
  })

  it('says so where there is none', () => {
    expect(read()).toEqual({
      recipe: null,
      method: 'none',
      warnings: ['No recipe was found on this page.'],
      confidence: {},
    })
  })

  it('has nothing where nobody told it', () => {
    expect(read(found('json-ld', 0.9, { name: 'Leek pie', steps })).recipe).toMatchObject({
      ingredients: [],
      tags: [],
      equipment: [],
      tips: [],
      servings: null,
      image: null,
      source: url,
    })
    expect(reconcileFindings([declared()], '').recipe?.source).toBeNull()
  })
})

describe('between several readers', () => {
  const other = (more: Partial<PageRecipe>, trust = 0.5) => found('microdata', trust, more)

  it.each<[string, Finding[], Partial<PageRecipe>]>([
    [
      'the more trusted is taken',
      [other({ ...whole, servings: 6 }), declared({ servings: 4 })],
      { servings: 4 },
    ],
    [
      'the one that says it is taken',
      [declared({ servings: null }), other({ servings: 6 })],
      { servings: 6 },
    ],
    ['nothing said is no word', [declared({ author: '' }), other({ author: 'Anna' })], { author: 'Anna' }],
    ['no list is no word', [declared({ tags: [] }), other({ tags: ['pie'] })], { tags: ['pie'] }],
    [
      'a longer list outweighs some trust',
      [declared({ ingredients: ['2 leeks'] }), other({ ingredients: foods }, 0.8)],
      { ingredients: foods },
    ],
    [
      'but not much',
      [declared({ ingredients: ['2 leeks'] }), other({ ingredients: foods }, 0.5)],
      { ingredients: ['2 leeks'] },
    ],
    ['two steps are enough', [declared(), other({ steps: [...steps, 'Serve it.'] }, 0.89)], { steps }],
    [
      'times add up',
      [declared({ prepTimeMinutes: 20 }), other({ cookTimeMinutes: 60 })],
      { totalTimeMinutes: 80 },
    ],
    [
      'a whole time is taken as it is',
      [declared({ prepTimeMinutes: 20, totalTimeMinutes: 50 })],
      { totalTimeMinutes: 50 },
    ],
  ])('%s', (_, findings, recipe) => {
    expect(read(...findings).recipe).toMatchObject(recipe)
  })

  it('names who read its lists', () => {
    expect(read(declared({ steps: [] }), other({ steps })).method).toBe('json-ld+microdata')
    expect(read(declared()).method).toBe('json-ld')
  })

  it.each<[string, Finding[], number]>([
    ['as sure as its reader', [declared({ servings: 4 })], 0.9],
    ['surer where another says the same', [declared({ servings: 4 }), other({ servings: 4 })], 0.95],
    ['no surer where another says otherwise', [declared({ servings: 4 }), other({ servings: 6 })], 0.9],
  ])('a field is %s', (_, findings, sure) => {
    expect(read(...findings).confidence.servings).toBe(sure)
  })
})

describe('of several recipes of one reader', () => {
  const soup = { name: 'Leek soup', ingredients: [...foods, '1 l stock', 'salt'], steps }
  const head = (name: string) => found('page-head', 0.3, { name })

  it.each<[string, Finding[], string]>([
    ['the longest is taken', [declared(), declared(soup)], 'Leek soup'],
    ['the first of two as long', [declared(), declared({ ...whole, name: 'Leek tart' })], 'Leek pie'],
    ['the one that the page is named for', [declared(), declared(soup), head('Our leek pie!')], 'Leek pie'],
    [
      'not one of a name of three letters',
      [declared({ name: 'Pie' }), declared(soup), head('Pie')],
      'Leek soup',
    ],
    ['not one without steps', [declared({ steps: [] }), declared(soup), head('Leek pie')], 'Leek soup'],
    [
      'not one of one food',
      [declared({ ingredients: ['2 leeks'] }), declared(soup), head('Leek pie')],
      'Leek soup',
    ],
    [
      'one with steps before one with two foods more',
      [declared({ ingredients: foods.slice(1) }), declared({ ...soup, steps: [] })],
      'Leek pie',
    ],
    [
      'one with a name before one without',
      [declared({ name: '' }), declared({ ...soup, ingredients: foods })],
      'Leek soup',
    ],
  ])('%s', (_, findings, name) => {
    expect(read(...findings).recipe?.name).toBe(name)
  })
})

describe('the name', () => {
  const head = (name: string) => found('page-head', 0.3, { name })
  const card = (name: string) => found('plug-in', 0.9, { ...whole, name })

  it.each<[string, Finding[], string]>([
    [
      'that says too little is the page’s that holds it',
      [declared({ name: 'pie' }), head('Leek pie')],
      'Leek pie',
    ],
    ['stays where the page’s does not hold it', [declared({ name: 'pie' }), head('Leek tart')], 'pie'],
    ['of four letters says enough', [declared({ name: 'Pie!' }), head('Leek Pie!')], 'Pie!'],
    [
      'on a card that announces it is the page’s',
      [card('Get the recipe: Leek pie'), head('Leek pie')],
      'Leek pie',
    ],
    [
      'on a card that says to make it is the page’s',
      [card('Let’s make Leek pie'), head('Leek pie')],
      'Leek pie',
    ],
    [
      'on a card that says more of it stays',
      [card('Grandmother’s Leek pie'), head('Leek pie')],
      'Grandmother’s Leek pie',
    ],
    [
      'in data that announces it stays',
      [declared({ name: 'Pies: Leek pie' }), head('Leek pie')],
      'Pies: Leek pie',
    ],
  ])('%s', (_, findings, name) => {
    expect(read(...findings).recipe?.name).toBe(name)
  })
})

describe('counts before steps', () => {
  it.each<[string, Finding['reader'], string[], string[]]>([
    ['go where data say them', 'json-ld', ['1. Soften it.', '2. Bake it.'], ['Soften it.', 'Bake it.']],
    [
      'go where a page sets them beside',
      'page-shape',
      ['1 Soften it.', '2 Bake it.'],
      ['Soften it.', 'Bake it.'],
    ],
    [
      'stay where a page writes them',
      'page-shape',
      ['1. Soften it.', '2. Bake it.'],
      ['1. Soften it.', '2. Bake it.'],
    ],
    [
      'stay where tags mark them',
      'microdata',
      ['1 Soften it.', '2 Bake it.'],
      ['1 Soften it.', '2 Bake it.'],
    ],
  ])('%s', (_, reader, counted, bare) => {
    expect(read(found(reader, 0.9, { ...whole, steps: counted })).recipe?.steps).toEqual(bare)
  })
})

describe('the features of a list', () => {
  const features = (field: 'ingredients' | 'steps', ...findings: Finding[]) =>
    featuresOfChosenLists(findings, url)[field] ?? {}
  const of = (lines: string[], reader: Finding['reader'] = 'json-ld') =>
    found(reader, 0.9, { ...whole, ingredients: lines })
  const beside = (lines: string[]) => found('page-shape', 0.2, { ingredients: lines })

  it.each<[string, ListFeature, number, Finding[]]>([
    ['that it was seen', 'isVisual', 1, [found('page-shape', 0.9, whole)]],
    ['that it was declared', 'isVisual', 0, [declared()]],
    ['that data of a script hold it', 'isScriptData', 1, [of(foods, 'script-data')]],
    ['that tags mark it', 'isTagged', 1, [of(foods, 'microdata')]],
    ['that tags mark it otherwise', 'isTagged', 1, [of(foods, 'rdfa')]],
    ['that another reader found one', 'hasOther', 1, [declared(), beside(['salt'])]],
    ['that no other found one', 'hasOther', 0, [declared(), beside([])]],
    ['that the other is the same', 'sameLines', 1, [declared(), beside(foods)]],
    [
      'that two of three lines are the same, both ways',
      'sameLines',
      4 / 9,
      [declared(), beside(['2 leeks', '100 g flour', '1 egg'])],
    ],
    [
      'that the words are the same',
      'sameWords',
      1,
      [declared(), beside(['3 leeks', '90 g flour', '40 g butter'])],
    ],
    ['that it has more', 'moreLines', 1 / 3, [declared(), beside(['2 leeks', '100 g flour'])]],
    ['that it has few lines', 'hasFewLines', 1, [declared()]],
    ['that it has enough', 'hasFewLines', 0, [of([...foods, 'salt'])]],
    ['that a line is long', 'hasLongLine', 1, [of([...foods, `salt ${'x'.repeat(116)}`])]],
    ['that none is', 'hasLongLine', 0, [of([...foods, `salt ${'x'.repeat(115)}`])]],
    ['that a line holds an address', 'hasAddress', 1, [of([...foods, 'salt, www.salt.example'])]],
    ['that a line is cut', 'hasCutLine', 1, [of([...foods, 'salt and'])]],
    ['that none is cut', 'hasCutLine', 0, [of([...foods, 'salt and pepper'])]],
    ['that lines come twice', 'shareOfRepeats', 0.25, [of([...foods, '2 leeks'])]],
    ['how many foods the steps use', 'shareOfUsedFoods', 2 / 3, [declared()]],
    ['how many lines begin with a number', 'shareOfSuchBeginnings', 0.75, [of([...foods, 'salt'])]],
    [
      'how many lines are headings',
      'shareOfHeadings',
      0.25,
      [declared({ ingredients: [...foods, { text: 'Sauce', heading: true }] })],
    ],
    [
      'that it has more than 25 lines',
      'hasManyLines',
      1,
      [of(Array.from({ length: 26 }, (_, at) => `${at + 1} leeks`))],
    ],
    [
      'that it has no more',
      'hasManyLines',
      0,
      [of(Array.from({ length: 25 }, (_, at) => `${at + 1} leeks`))],
    ],
  ])('%s', (_, feature, value, findings) => {
    expect(features('ingredients', ...findings)[feature]).toBeCloseTo(value, 6)
  })

  it.each<[string, ListFeature, number, string[]]>([
    [
      'that a step begins in small letters',
      'shareOfSuchBeginnings',
      0.5,
      ['soften the leeks.', 'Bake the pie.'],
    ],
    ['that there is one step', 'hasFewLines', 1, ['Bake the pie.']],
    ['that there are two', 'hasFewLines', 0, steps],
    ['how many foods it uses', 'shareOfUsedFoods', 1 / 3, ['Soften the leeks.', 'Bake the pie.']],
  ])('and for steps: %s', (_, feature, value, lines) => {
    expect(features('steps', declared({ steps: lines }))[feature]).toBeCloseTo(value, 6)
  })
})
