import type { Doubt } from '@plateful/page-reader/doubt'
import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { totalMinutes } from '../../domain/recipes/recipe-times.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { refuse } from '../../domain/refusal.ts'

const testApp = useTestApp()
const PAGE = 'https://cooking.example/stew'

const page = (recipe: object) =>
  `<html><script type="application/ld+json">${JSON.stringify(recipe)}</script></html>`
const stew = {
  '@type': 'Recipe',
  name: 'Barley stew',
  recipeYield: '4',
  prepTime: 'PT10M',
  recipeIngredient: ['200 g barley', '1 onion'],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'The base',
      itemListElement: [{ '@type': 'HowToStep', text: 'Fry the onion.' }],
    },
    { '@type': 'HowToStep', text: 'Add the barley.' },
  ],
  keywords: 'stew, Winter!',
}

describe('importing from a page', () => {
  it('answers a preview with id 0 and stores nothing', async () => {
    const ada = await testApp.person()
    testApp.pages.set(PAGE, page(stew))
    const response = await ada.call('POST', '/api/import-recipe-url', { url: PAGE })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      success: true,
      preview: true,
      recipeData: {
        id: 0,
        name: 'Barley stew',
        servings: 4,
        prepTimeMinutes: 10,
        ingredients: ['200 g barley', '1 onion'],
        steps: ['The base:', 'Fry the onion.', 'Add the barley.'],
        tags: ['stew', 'winter'],
        source: PAGE,
        photo: null,
      },
    })
    expect((await ada.call('GET', '/api/recipes')).json()).toEqual([])
  })

  it('a page without the recipe is read where its own links say that it is (importing 20)', async () => {
    const ada = await testApp.person()
    const teaser = `<h1>Barley stew</h1><p>You will love it.</p><a href="/stew/print">Print recipe</a>`
    testApp.pages.set(PAGE, teaser)
    const read = () => ada.call('POST', '/api/import-recipe-url', { url: PAGE })
    expect((await read()).json()).toMatchObject({ code: 'NO_RECIPE_FOUND' })
    testApp.pages.set(`${PAGE}/print`, page(stew))
    expect((await read()).json()).toMatchObject({
      recipeData: { name: 'Barley stew', ingredients: ['200 g barley', '1 onion'], source: PAGE },
    })
  })

  it('a recipe in words is read as a page is, and says what to look at (importing 18)', async () => {
    const ada = await testApp.person()
    const text = 'Leek pie\n\nIngredients\n2 leeks\n100 g flour\n\nMethod\nSoften the leeks.\nBake the pie.'
    expect((await ada.call('POST', '/api/import-recipe-page', { html: text })).json()).toMatchObject({
      preview: true,
      recipeData: {
        name: 'Leek pie',
        ingredients: ['2 leeks', '100 g flour'],
        steps: ['Soften the leeks.', 'Bake the pie.'],
        source: null,
      },
      warnings: [{ field: 'servings', message: 'The text doesn’t say how many it serves.' }],
      others: [],
    })
  })

  it('a doubt has the words of the page beside it, and bare data has none (importing 34)', async () => {
    const ada = await testApp.person()
    const html =
      '<html><body><h1>Leek pie, best of all</h1><h2>Ingredients</h2><ul><li>leeks</li><li>flour</li><li>butter</li></ul>' +
      '<h2>Method</h2><p>Soften the leeks in butter.</p><p>Bake the pie until golden.</p></body></html>'
    const read = async (body: object) =>
      (await ada.call('POST', '/api/import-recipe-page', body)).json<{ warnings: Doubt[] }>().warnings
    const ingredients = (await read({ html })).find(({ field }) => field === 'ingredients')
    expect(ingredients?.says).toContain('leeks\nflour\nbutter')
    expect((await read({ html })).find(({ field }) => field === 'servings')).not.toHaveProperty('says')
    const bare = JSON.stringify({ ...stew, recipeYield: undefined })
    expect(await read({ html: bare })).toEqual([
      { field: 'servings', message: 'The page doesn’t say how many it serves.' },
    ])
  })

  it('a total that is more than its parts is kept from the page to the library, the card and the copy', async () => {
    const ada = await testApp.person()
    testApp.pages.set(PAGE, page({ ...stew, prepTime: 'PT15M', totalTime: 'PT290M' }))
    const { recipeData } = (await ada.call('POST', '/api/import-recipe-url', { url: PAGE })).json<{
      recipeData: Recipe
    }>()
    const { id: _, ...draft } = recipeData
    const saved = (await ada.call('POST', '/api/recipes', draft)).json<Recipe>()
    const times = { prepTimeMinutes: 15, cookTimeMinutes: null, totalTimeMinutes: 290 }
    expect(saved).toMatchObject(times)
    expect(totalMinutes(saved)).toBe(290)
    expect((await ada.call('POST', `/api/recipes/${saved.id}/duplicate`)).json()).toMatchObject(times)
    const parts = { prepTimeMinutes: 200, cookTimeMinutes: 100, totalTimeMinutes: 290 }
    expect((await ada.call('POST', '/api/recipes', { ...draft, ...parts })).json()).toMatchObject({
      totalTimeMinutes: null,
    })
  })

  it('keeps, copies, shares and exports a page’s other texts (recipes 70)', async () => {
    const ada = await testApp.person()
    const told = {
      author: 'Marta Lind',
      description: 'Thick enough to stand a spoon in.',
      makes: 'about 20 rolls',
      video: 'https://www.youtube.com/watch?v=abcdefghijk',
      equipment: 'A large pot\nA ladle',
    }
    const more = {
      ...stew,
      author: { name: told.author },
      description: told.description,
      recipeYield: told.makes,
      video: { contentUrl: told.video },
      tool: told.equipment.split('\n'),
    }
    testApp.pages.set(PAGE, `${page(more)}<h2>Notes</h2><p>Freezes well.</p><h2>Comments</h2><p>Nice!</p>`)
    const kept = { ...told, tips: 'Freezes well.' }
    const { recipeData, warnings } = (await ada.call('POST', '/api/import-recipe-url', { url: PAGE })).json<{
      recipeData: Recipe
      warnings: Doubt[]
    }>()
    expect([recipeData.servings, warnings]).toEqual([null, []])
    expect(recipeData).toMatchObject(kept)
    const { id: _, ...draft } = recipeData
    const saved = (await ada.call('POST', '/api/recipes', { ...draft, servings: 4 })).json<Recipe>()
    expect(saved).toMatchObject(kept)
    expect((await ada.call('POST', `/api/recipes/${saved.id}/duplicate`)).json()).toMatchObject(kept)
    expect((await ada.call('PATCH', `/api/recipes/${saved.id}`, { tips: ' ' })).json()).toMatchObject({
      ...told,
      tips: null,
    })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'a film on the shelf', 'https://'])(
    'a video is an address of the web and nothing else: %s (recipes 72)',
    async (video) => {
      const ada = await testApp.person()
      const draft = { name: 'Pie', servings: 4, ingredients: ['1 egg'], steps: ['Bake.'], tags: ['pie'] }
      const refused = await ada.call('POST', '/api/recipes', { ...draft, video })
      expect(refused.statusCode).toBe(400)
      expect(refused.body).toContain('The video must be a web address')
    },
  )

  it('a line that the page says twice is stored twice, and one that is typed twice once (importing 28)', async () => {
    const ada = await testApp.person()
    const recipeIngredient = ['1 cup flour', '1 egg', '1 cup flour']
    testApp.pages.set(PAGE, page({ ...stew, name: 'Almond puff', recipeIngredient }))
    const { recipeData } = (await ada.call('POST', '/api/import-recipe-url', { url: PAGE })).json<{
      recipeData: Recipe
    }>()
    expect(recipeData.ingredients).toEqual(recipeIngredient)
    const { ingredients, name, servings, steps } = recipeData
    const draft = { ingredients, name, servings, steps, tags: ['puff'] }
    const given = await ada.call('POST', '/api/recipes', { ...draft, hasRepeatedIngredients: true })
    expect(given.json()).toMatchObject({ ingredients: recipeIngredient })
    const typed = await ada.call('POST', '/api/recipes', draft)
    expect(typed.json()).toMatchObject({ ingredients: ['1 cup flour', '1 egg'] })
    const { id } = given.json<Recipe>()
    const changed = { ingredients, hasRepeatedIngredients: true }
    expect((await ada.call('PATCH', `/api/recipes/${id}`, changed)).json()).toMatchObject({
      ingredients: recipeIngredient,
    })
  })

  it('an address without a scheme means https', async () => {
    const ada = await testApp.person()
    testApp.pages.set(PAGE, page(stew))
    const response = await ada.call('POST', '/api/import-recipe-url', { url: ' cooking.example/stew ' })
    expect(response.json()).toMatchObject({ recipeData: { name: 'Barley stew' } })
  })

  it('a photo that cannot be had is a warning, not a failure', async () => {
    const ada = await testApp.person()
    testApp.pages.set(PAGE, page({ ...stew, image: 'https://cooking.example/stew.jpg' }))
    const { recipeData, warnings } = (await ada.call('POST', '/api/import-recipe-url', { url: PAGE })).json<{
      recipeData: { photo: string | null }
      warnings: Doubt[]
    }>()
    expect(recipeData.photo).toBeNull()
    expect(warnings).toContainEqual({
      field: 'photo',
      message: 'The photo couldn’t be fetched. Add one of your own if you like.',
    })
  })

  it.each([
    ['', 400, 'Please enter a URL'],
    ['not an address', 400, 'Invalid URL'],
    ['not-an-address', 400, 'Invalid URL'],
    ['ftp://cooking.example/stew', 400, 'Invalid URL'],
    ['https://cooking.example/gone', 502, 'This page cannot be reached.'],
  ])('%j answers %i with a sentence', async (url, status, message) => {
    const ada = await testApp.person()
    const response = await ada.call('POST', '/api/import-recipe-url', { url })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ message })
  })

  it('a page without a recipe says so and what to do', async () => {
    const ada = await testApp.person()
    testApp.pages.set(PAGE, '<html><h1>About us</h1></html>')
    const response = await ada.call('POST', '/api/import-recipe-url', { url: PAGE })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'NO_RECIPE_FOUND',
      message: expect.stringContaining('by hand'),
    })
  })

  it('names the recipe that the library holds already, and lets the person decide', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    testApp.pages.set(PAGE, page(stew))
    const { recipeData } = (await ada.call('POST', '/api/import-recipe-url', { url: PAGE })).json<{
      recipeData: object
    }>()
    const saved = (await ada.call('POST', '/api/recipes', recipeData)).json<Recipe>()
    const again = await ada.call('POST', '/api/import-recipe-url', { url: PAGE })
    expect(again.json()).toMatchObject({ twins: [{ id: saved.id, name: 'Barley stew', userSequence: 1 }] })
    expect((await eve.call('POST', '/api/import-recipe-url', { url: PAGE })).json()).toMatchObject({
      twins: [],
    })
  })
})

describe('importing a page that the person brought along', () => {
  it('reads what was pasted, with its address where it is known', async () => {
    const ada = await testApp.person()
    const pasted = await ada.call('POST', '/api/import-recipe-page', { html: page(stew), url: PAGE })
    expect(pasted.json()).toMatchObject({
      preview: true,
      recipeData: { id: 0, name: 'Barley stew', source: PAGE },
    })
    const bare = await ada.call('POST', '/api/import-recipe-page', { html: page(stew) })
    expect(bare.json()).toMatchObject({ recipeData: { name: 'Barley stew', source: null } })
  })

  it.each([
    [{ html: '' }, 400, 'Paste a recipe or a page, or choose a file'],
    [{ html: '<p>hello</p>' }, 400, expect.stringContaining('couldn’t find a recipe')],
  ])('%j answers %i with a sentence', async (body, status, message) => {
    const ada = await testApp.person()
    const response = await ada.call('POST', '/api/import-recipe-page', body)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ message })
  })
})

describe('a page with several recipes', () => {
  const tart = {
    '@type': 'Recipe',
    name: 'Plum tart',
    recipeIngredient: ['500 g plums', '80 g sugar'],
    recipeInstructions: ['Bake it.'],
  }
  const both = page({ '@graph': [stew, tart] })
  const read = async (person: Person, body: object) =>
    (await person.call('POST', '/api/import-recipe-url', { url: PAGE, ...body })).json()

  it('gives one and names the others, and gives another when it is named', async () => {
    const ada = await testApp.person()
    testApp.pages.set(PAGE, both)
    expect(await read(ada, {})).toMatchObject({ recipeData: { name: 'Barley stew' }, others: ['Plum tart'] })
    expect(await read(ada, { recipe: 'Plum tart' })).toMatchObject({
      recipeData: { name: 'Plum tart', ingredients: ['500 g plums', '80 g sugar'], source: PAGE },
      others: [],
    })
    expect(await read(ada, { recipe: 'Something else' })).toMatchObject({
      recipeData: { name: 'Barley stew' },
    })
    const pasted = await ada.call('POST', '/api/import-recipe-page', { html: both, recipe: 'Plum tart' })
    expect(pasted.json()).toMatchObject({ recipeData: { name: 'Plum tart' }, others: [] })
  })

  it('takes none for a twin only because another came from the same page', async () => {
    const ada = await testApp.person()
    testApp.pages.set(PAGE, both)
    const { recipeData } = await read(ada, {})
    await ada.call('POST', '/api/recipes', recipeData)
    expect(await read(ada, { recipe: 'Plum tart' })).toMatchObject({ twins: [] })
    expect(await read(ada, {})).toMatchObject({ twins: [{ name: 'Barley stew' }] })
  })
})

describe('several pages at the same moment', () => {
  const waiting: (() => void)[] = []
  const busy = useTestApp(
    {},
    {
      pages: {
        fetchPage: async (url) => {
          await new Promise<void>((resolve) => {
            waiting.push(resolve)
          })
          return { url, html: page(stew) }
        },
        fetchImage: async () => {
          throw refuse('PAGE_FAILED', 'This picture cannot be reached.')
        },
      },
    },
  )

  it('are fetched three at a time for one person, and another person does not wait for them', async () => {
    const [ada, eve] = [await busy.person(), await busy.person()]
    const fetches = (person: Person, count: number) =>
      Array.from({ length: count }, async () => person.call('POST', '/api/import-recipe-url', { url: PAGE }))
    const asked = fetches(ada, 5)
    await expect.poll(() => waiting).toHaveLength(3)
    asked.push(...fetches(eve, 1))
    await expect.poll(() => waiting).toHaveLength(4)
    waiting[0]?.()
    await expect.poll(() => waiting).toHaveLength(5)
    waiting[1]?.()
    await expect.poll(() => waiting).toHaveLength(6)
    for (const goOn of waiting) goOn()
    const answers = await Promise.all(asked)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 200))
  })
})
