import { describe, expect, it } from 'vitest'
import { findSchemalessRecipes } from './schemaless-recipes.ts'

const steps = ['Soften the leeks in the butter.', 'Bake the pie for an hour.']
const foods = ['2 leeks', '100 g flour']
const pie = { name: 'Leek pie', ingredients: foods, steps }
const section = (name: string, lines: string[]) => ({ '@type': 'HowToSection', name, itemListElement: lines })

/** The foods of the one recipe in the data. */
const foodsOf = (ingredients: unknown, more: object = {}) =>
  findSchemalessRecipes({ name: 'Pie', ingredients, steps, ...more })[0]?.['recipeIngredient']

describe('a thing with foods and steps is a recipe', () => {
  it.each<[string, object]>([
    ['as programs call them', pie],
    ['somewhere in the data', { page: [{ props: { data: pie } }] }],
    ['in German', { titel: 'Leek pie', zutaten: foods, schritte: steps }],
    ['in Portuguese', { titulo: 'Leek pie', ingredientes: foods, modo_de_preparo: steps }],
    [
      'with what kind of list it is',
      { recipe_name: 'Leek pie', ingredientList: foods, instruction_items: steps },
    ],
    [
      'in blocks with titles of their own',
      {
        name: 'Leek pie',
        blocks: [
          { title: 'Ingredients', id: 1, lines: foods },
          { title: 'Method', id: 2, lines: steps },
        ],
      },
    ],
  ])('%s', (_, data) => {
    expect(findSchemalessRecipes(data)).toMatchObject([
      { name: 'Leek pie', recipeIngredient: foods, recipeInstructions: steps },
    ])
  })

  it('has what else is said of it', () => {
    expect(findSchemalessRecipes({ ...pie, servings: 4, imageUrl: 'a.jpg' })[0]).toMatchObject({
      recipeYield: 4,
      image: 'a.jpg',
    })
  })

  it('comes in the order of the data where there are several', () => {
    const other = { ...pie, name: 'Plum pie' }
    expect(findSchemalessRecipes({ one: pie, two: [other] }).map(({ name }) => name)).toEqual([
      'Leek pie',
      'Plum pie',
    ])
  })

  it.each<[string, unknown]>([
    ['without steps', { ...pie, steps: [] }],
    ['with one food', { ...pie, ingredients: ['2 leeks'] }],
    ['with foods that look like none', { ...pie, ingredients: ['Home page', 'Log in', 'Search'] }],
    ['with amounts whose foods stand elsewhere', { ...pie, ingredients: ['200 g', '3 tbsp', '50 ml'] }],
    ['with steps that look like none', { ...pie, steps: ['a', 'b'] }],
    [
      'in blocks of which one has no list',
      { blocks: [{ title: 'Ingredients', lines: foods }, { title: 'Method' }] },
    ],
    [
      'in blocks with much beside the list',
      {
        blocks: [
          { title: 'Ingredients', a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, lines: foods },
          { title: 'Method', lines: steps },
        ],
      },
    ],
    ['that is a text', 'Leek pie'],
    ['that is nothing', null],
    ['that is missing', undefined],
  ])('nothing is one %s', (_, data) => {
    expect(findSchemalessRecipes(data)).toEqual([])
  })

  it('as deep as sixteen things', () => {
    const within = (levels: number) => {
      let data: object = pie
      for (let level = 0; level < levels; level++) data = { data }
      return findSchemalessRecipes(data)
    }
    expect(within(16)).toHaveLength(1)
    expect(within(17)).toHaveLength(0)
  })
})

describe('the lines of a list', () => {
  it.each<[string, unknown, unknown]>([
    ['of texts', foods, foods],
    [
      'of parts with a title',
      [{ title: 'Dough', items: foods }, { items: ['1 egg', 'salt'] }],
      [section('Dough', foods), '1 egg', 'salt'],
    ],
    [
      'of parts with a list of the same name',
      [{ name: 'Dough', ingredients: foods }],
      [section('Dough', foods)],
    ],
    ['of parts with whatever list', [{ name: 'Dough', these: foods }], [section('Dough', foods)]],
    ['of parts in parts', [{ items: [{ items: [{ items: foods }] }] }], foods],
    ['of what is no line', ['2 leeks', 7, null, '100 g flour'], foods],
  ])('%s', (_, list, lines) => {
    expect(foodsOf(list)).toEqual(lines)
  })

  it('lie in three parts at most, and a list has 300 lines', () => {
    expect(foodsOf([{ items: [{ items: [{ items: [{ items: foods }] }] }] }])).toBeUndefined()
    expect(foodsOf(Array.from({ length: 400 }, (_, at) => `${at + 1} leeks`))).toHaveLength(300)
  })
})

describe('an ingredient in fields is said as one line', () => {
  it.each<[string, object, string]>([
    ['by its own text', { text: '200 g leeks', amount: 300, name: 'leeks' }, '200 g leeks'],
    [
      'not by a text without its food',
      { description: 'fine', amount: 200, unit: 'g', name: 'flour' },
      '200 g flour',
    ],
    ['amount, unit and food', { amount: 200, unit: 'g', name: 'flour' }, '200 g flour'],
    ['with a remark', { amount: 2, name: 'leeks', note: 'sliced' }, '2 leeks, sliced'],
    [
      'with words around the food',
      { amount: 2, prefix: 'big', name: 'leeks', suffix: 'washed' },
      '2 big leeks washed',
    ],
    ['without a unit where the amount is empty', { amount: '', unit: 'g', name: 'salt' }, 'salt'],
    ['with a unit where no amount is asked for', { unit: 'pinch', name: 'salt' }, 'pinch salt'],
    ['with no amount where it is nought', { amount: 0, unit: 'g', name: 'salt' }, 'salt'],
    ['with its amount once', { amount: '200', unit: '200 g', name: 'flour' }, '200 g flour'],
    ['with a fraction', { amount: 0.5, unit: 'cup', name: 'flour' }, '½ cup flour'],
    ['with a whole and a fraction', { amount: 2.25, unit: 'cups', name: 'flour' }, '2¼ cups flour'],
    ['with a third', { amount: 1 / 3, unit: 'cup', name: 'flour' }, '⅓ cup flour'],
    ['with two places', { amount: 0.126, unit: 'kg', name: 'flour' }, '0.13 kg flour'],
    ['with an amount of text', { amount: '1 or 2', name: 'leeks' }, '1 or 2 leeks'],
    ['without pieces', { amount: 2, unit: 'pcs.', name: 'leeks' }, '2 leeks'],
    [
      'with the unit in short',
      { amount: 2, unit: { name: 'grams', abbreviation: 'g' }, name: 'flour' },
      '2 g flour',
    ],
    ['with the food for one', { amount: 1, food: { singular: 'leek', plural: 'leeks' } }, '1 leek'],
    ['with the food for several', { amount: 2, food: { singular: 'leek', plural: 'leeks' } }, '2 leeks'],
    [
      'with the food for one where it is meant',
      { amount: 2, food: { singular: 'leek', plural: 'leeks' }, food_inflection: 'singular' },
      '2 leek',
    ],
    ['with the food by its name', { amount: 2, food: { name: 'leeks' } }, '2 leeks'],
    ['in Dutch', { hoeveelheid: 200, eenheid: 'g', naam: 'bloem' }, '200 g bloem'],
  ])('%s', (_, item, line) => {
    expect(foodsOf(['100 g butter', '3 eggs', item])).toEqual(['100 g butter', '3 eggs', line])
  })

  it('a step is its text, or its name', () => {
    const [recipe] = findSchemalessRecipes({
      ...pie,
      steps: [{ text: steps[0], name: 'One' }, { title: steps[1] }, { id: 3 }],
    })
    expect(recipe?.['recipeInstructions']).toEqual(steps)
  })
})

describe('on a site that keeps the amounts for one', () => {
  const habit = { host: 'kitchen.example', servings: /^serving_size$/, isForOne: true }
  const data = (servings: unknown) => ({
    ...pie,
    serving_size: servings,
    ingredients: [
      { amount: 0.5, name: 'leeks' },
      { amount: 25, unit: 'g', name: 'flour' },
    ],
  })

  it.each<[string, unknown, string[]]>([
    ['amounts are multiplied by the servings', 4, ['2 leeks', '100 g flour']],
    ['they stay where the servings are no number', '4', ['½ leeks', '25 g flour']],
  ])('%s', (_, servings, lines) => {
    const [recipe] = findSchemalessRecipes(data(servings), habit)
    expect([recipe?.['recipeIngredient'], recipe?.['recipeYield']]).toEqual([lines, servings])
  })

  it('and not on another one', () => {
    expect(findSchemalessRecipes(data(4))[0]?.['recipeIngredient']).toEqual(['½ leeks', '25 g flour'])
    expect(findSchemalessRecipes(data(4), { ...habit, isForOne: false })[0]?.['recipeIngredient']).toEqual([
      '½ leeks',
      '25 g flour',
    ])
  })
})
