import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { emptyRecipeDetails } from '../../../test/harness/empty-recipe-details.ts'
import { spoonacularDraft, spoonacularItems } from './spoonacular-recipe.ts'
import { openSpoonacular, type SpoonacularOptions } from './spoonacular.ts'

/** An ingredient in the format of Spoonacular's answers; its words and figures are invented. */
const ingredient = (
  name: string,
  original: string,
  amount: number,
  unitShort: string,
  meta: string[] = [],
) => ({
  id: 1,
  aisle: 'Produce',
  image: 'food.png',
  name,
  nameClean: name,
  original,
  originalName: name,
  amount: 1,
  unit: 'cup',
  meta,
  measures: {
    us: { amount: 1, unitShort: 'cup', unitLong: 'cup' },
    metric: { amount, unitShort, unitLong: unitShort },
  },
})
const bake = {
  id: 7001,
  title: 'Leek &amp; Bean Bake',
  image: 'https://img.spoonacular.com/recipes/7001-556x370.jpg',
  imageType: 'jpg',
  servings: 6,
  readyInMinutes: 55,
  preparationMinutes: 15,
  cookingMinutes: 40,
  sourceUrl: 'https://kitchen.example/leek-and-bean-bake',
  sourceName: 'A kitchen',
  pricePerServing: 163.2,
  cuisines: ['French', 'European'],
  dishTypes: ['lunch', 'main course', 'main dish', 'dinner'],
  diets: ['gluten free', 'lacto ovo vegetarian'],
  vegetarian: true,
  vegan: false,
  glutenFree: true,
  dairyFree: false,
  summary: 'A <b>bake</b>.',
  instructions: '<ol><li>Bake it.</li></ol>',
  extendedIngredients: [
    ingredient('leeks', '1 pound leeks, sliced', 453.592, 'g', ['sliced']),
    ingredient('vegetable stock', '1 cup vegetable stock', 236.588, 'milliliters'),
    ingredient('olive oil', '2 tablespoons olive oil', 2, 'Tbsps'),
    ingredient('garlic', '3 cloves garlic, crushed', 3, 'cloves', ['crushed']),
    ingredient('nutmeg', 'A pinch of nutmeg', 1, 'pinch'),
  ],
  analyzedInstructions: [
    {
      name: '',
      steps: [{ number: 1, step: 'Heat the oven to 400 degrees F.', ingredients: [], equipment: [] }],
    },
    { name: 'For the top', steps: [{ number: 1, step: 'Scatter over the crumbs.' }] },
  ],
  nutrition: {
    nutrients: [
      { name: 'Calories', amount: 312.44, unit: 'kcal', percentOfDailyNeeds: 15 },
      { name: 'Fat', amount: 11.26, unit: 'g' },
      { name: 'Sodium', amount: 402.1, unit: 'mg' },
    ],
  },
}

describe('a recipe of Spoonacular', () => {
  it('becomes a draft: metric, without entities, with its own source', () => {
    expect(spoonacularDraft(bake)).toEqual({
      name: 'Leek & Bean Bake',
      servings: 6,
      usedRecipes: [],
      prepTimeMinutes: 15,
      totalTimeMinutes: null,
      cookTimeMinutes: 40,
      ingredients: [
        '455 g leeks, sliced',
        '235 ml vegetable stock',
        '2 tablespoons olive oil',
        '3 cloves garlic, crushed',
        'A pinch of nutmeg',
      ],
      steps: ['Heat the oven to 205°C.', 'For the top:', 'Scatter over the crumbs.'],
      tags: ['dinner', 'vegetarian', 'gluten free'],
      source: 'https://kitchen.example/leek-and-bean-bake',
      cuisine: 'French',
      difficulty: null,
      ...emptyRecipeDetails,
      photo: 'https://img.spoonacular.com/recipes/7001-556x370.jpg',
      nutritionPerServing: '{"calories":312.4,"fat":11.3,"sodium":402.1}',
      budgetPerServing: null,
    })
  })

  it.each([
    [
      { preparationMinutes: -1, cookingMinutes: -1 },
      { prepTimeMinutes: null, cookTimeMinutes: 55 },
    ],
    [
      { preparationMinutes: null, cookingMinutes: 40 },
      { prepTimeMinutes: null, cookTimeMinutes: 40 },
    ],
    [{ sourceUrl: null }, { source: 'Spoonacular #7001' }],
    [{ analyzedInstructions: [] }, { steps: ['Bake it.'] }],
    [{ vegan: true }, { tags: ['dinner', 'vegetarian', 'vegan', 'gluten free'] }],
    [{ dishTypes: ['dessert'] }, { tags: ['pudding', 'vegetarian', 'gluten free'] }],
    [
      { dishTypes: [], cuisines: [] },
      { tags: ['dinner', 'vegetarian', 'gluten free'], cuisine: null },
    ],
    [
      { nutrition: undefined, image: undefined },
      { nutritionPerServing: null, photo: null },
    ],
    [{ image: 'http://img.spoonacular.com/a.jpg' }, { photo: 'https://img.spoonacular.com/a.jpg' }],
  ])('%j is read as %j', (change, expected) => {
    expect(spoonacularDraft({ ...bake, ...change })).toMatchObject(expected)
  })

  it.each([
    { ...bake, extendedIngredients: [] },
    { ...bake, analyzedInstructions: [], instructions: null },
    { id: 1 },
    'nothing',
    null,
  ])('is none when its core is missing (%#)', (answer) => {
    expect(spoonacularDraft(answer)).toBeNull()
  })

  it('is listed as a card; what cannot be read is left out', () => {
    expect(spoonacularItems({ results: [bake, { id: 'odd' }], totalResults: 2 })).toEqual([
      expect.objectContaining({
        spoonacularId: 7001,
        title: 'Leek & Bean Bake',
        image: bake.image,
        totalMinutes: 55,
      }),
    ])
    expect(spoonacularItems({ status: 'failure' })).toBeNull()
  })
})

describe('Spoonacular', () => {
  const servers: Server[] = []
  afterEach(() => servers.splice(0).forEach((server) => server.close()))

  /** A stand-in that answers each path with a status and a body, and keeps the requests. */
  async function open(answers: Record<string, [number, string]>, options: Partial<SpoonacularOptions> = {}) {
    const asked: { path: string; key: unknown }[] = []
    const server = createServer((incoming, outgoing) => {
      const path = (incoming.url ?? '').split('?', 1)[0] ?? ''
      asked.push({ path, key: incoming.headers['x-api-key'] })
      const [status, body] = answers[path] ?? [404, '{}']
      if (status > 0) outgoing.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
    servers.push(server)
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return {
      asked,
      catalogue: openSpoonacular({ key: 'a key', origin: `http://127.0.0.1:${port}`, ...options }),
    }
  }

  const LIST = '/recipes/complexSearch'
  const list = JSON.stringify({ results: [bake] })

  it('lists what it has, asking once an hour and never with the key in the address', async () => {
    let now = 0
    const { asked, catalogue } = await open({ [LIST]: [200, list] }, { clock: () => now })
    await Promise.all([catalogue.browse(), catalogue.browse()])
    now += 59 * 60 * 1000
    expect(await catalogue.browse()).toHaveLength(1)
    expect(asked).toEqual([{ path: LIST, key: 'a key' }])
    now += 60 * 1000
    await catalogue.browse()
    expect(asked).toHaveLength(2)
  })

  it('asks again after a failure', async () => {
    const answers: Record<string, [number, string]> = { [LIST]: [500, ''] }
    const { catalogue } = await open(answers)
    await expect(catalogue.browse()).rejects.toThrow('can’t be reached')
    answers[LIST] = [200, list]
    expect(await catalogue.browse()).toHaveLength(1)
  })

  it('gives a recipe, or null where it has none', async () => {
    const { catalogue } = await open({ '/recipes/7001/information': [200, JSON.stringify(bake)] })
    expect(await catalogue.recipe(7001)).toMatchObject({ name: 'Leek & Bean Bake' })
    expect(await catalogue.recipe(7002)).toBeNull()
  })

  it.each([
    [401, '{}', 'doesn’t accept this server’s key'],
    [402, '{}', 'no more recipes for us today'],
    [429, '{}', 'no more recipes for us today'],
    [500, '{}', 'can’t be reached at the moment'],
    [200, '<html>', 'couldn’t be read'],
    [200, '{"id":7001}', 'doesn’t have the whole of this recipe'],
    [200, `"${'a'.repeat(5 * 1024 * 1024)}"`, 'can’t be reached at the moment'],
    [0, 'no answer at all', 'can’t be reached at the moment'],
  ])('status %i becomes a plain sentence (%#)', async (status, body, sentence) => {
    const { catalogue } = await open({ '/recipes/7001/information': [status, body] }, { milliseconds: 500 })
    await expect(catalogue.recipe(7001)).rejects.toMatchObject({
      code: 'PAGE_FAILED',
      message: expect.stringContaining(sentence),
    })
  })
})
