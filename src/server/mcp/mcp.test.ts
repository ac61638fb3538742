/** The Model Context Protocol at /mcp, spoken by the protocol's own client (account 143). */

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '../../../test/harness/all-calls.ts'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import { AccessScope, type CreatedAccessToken } from '../../domain/account/access-token.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { tools } from './mcp-server.ts'

const testApp = useTestApp()
const server: { address: string } = { address: '' }
beforeAll(async () => {
  server.address = `${await testApp.app.listen({ port: 0, host: '127.0.0.1' })}/mcp`
})

const open: Client[] = []
afterAll(() => Promise.all(open.map((client) => client.close())))

const tokenOf = async (person: Person, scopes: AccessScope[]) => {
  const draft = { name: 'Kitchen model', scopes }
  return (await person.call('POST', '/api/access-tokens', draft)).json<CreatedAccessToken>().token
}

async function connect(person: Person, scopes = AccessScope.options): Promise<Client> {
  const headers = { authorization: `Bearer ${await tokenOf(person, scopes)}` }
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(server.address), { requestInit: { headers } }),
  )
  open.push(client)
  return client
}

/** What a tool answers, which has to be a success. */
async function use<Answer>(client: Client, name: string, args: Record<string, unknown>): Promise<Answer> {
  const { isError, text } = await tryTool(client, name, args)
  expect([name, isError, isError ? text : '']).toEqual([name, false, ''])
  return JSON.parse(text) as Answer
}

async function tryTool(client: Client, name: string, args: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: args })
  const [first] = content
  return { isError, text: first?.type === 'text' ? first.text : '' }
}

const namesOffered = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name)

interface ReadDay {
  date: string
  dinner: { mealId: string; name: string; people: number }[]
}
interface ReadList {
  items: { itemId: string; name: string; amount: string; isTicked: boolean }[]
}

describe('an AI program with an access token', () => {
  it('is offered the tools that its scopes allow, each with its input described', async () => {
    const ada = await testApp.person()
    const all = await (await connect(ada)).listTools()
    expect(all.tools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
    for (const { name, description, inputSchema } of all.tools)
      expect([name, description?.length, inputSchema.type]).toEqual([name, expect.any(Number), 'object'])
    expect(await namesOffered(await connect(ada, ['read']))).toEqual([
      'search_recipes',
      'get_recipe',
      'get_family',
      'who_can_eat',
      'get_calendar',
      'get_shopping_list',
    ])
    expect(await namesOffered(await connect(ada, ['lists']))).toEqual([
      'get_shopping_list',
      'add_to_shopping_list',
      'tick_shopping_item',
      'add_recipe_to_shopping_list',
    ])
  })

  it('makes only calls of the contract', () => {
    expect(tools.flatMap(({ calls }) => calls).filter((call) => !allCalls.includes(call))).toEqual([])
  })

  it('adds a recipe, finds it, and reads it; another household does not see it', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const client = await connect(ada)
    const { id } = await use<{ id: number }>(client, 'add_recipe', {
      name: 'Leek soup',
      servings: 4,
      ingredients: ['2 leeks', '500 ml stock'],
      steps: ['Soften the leeks.', 'Add the stock and simmer.'],
      tags: ['dinner'],
    })
    const found = await use(client, 'search_recipes', { ingredients: 'leek' })
    expect(found).toMatchObject({ found: 1, recipes: [{ id, name: 'Leek soup' }] })
    const read = await use(client, 'get_recipe', { recipeId: id })
    expect(read).toMatchObject({ ingredients: ['2 leeks', '500 ml stock'], servings: 4 })
    expect((await ada.call('GET', `/api/recipes/${id}`)).statusCode).toBe(200)
    const stranger = await connect(eve)
    expect(await use(stranger, 'search_recipes', {})).toEqual({ found: 0, recipes: [] })
    const refused = await tryTool(stranger, 'get_recipe', { recipeId: id })
    expect(refused).toEqual({ isError: true, text: 'Recipe Not Found' })
  })

  it('imports a recipe from a page and says what it is not sure of', async () => {
    const ada = await testApp.person()
    testApp.pages.set(
      'https://kitchen.example/beans',
      `<title>Beans</title><script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: 'Braised beans',
        recipeIngredient: ['400 g beans', '1 onion'],
        recipeInstructions: ['Fry the onion.', 'Add the beans and simmer.'],
      })}</script>`,
    )
    const client = await connect(ada)
    const saved = await use(client, 'import_recipe', {
      url: 'https://kitchen.example/beans',
      tags: ['dinner'],
    })
    expect(saved).toMatchObject({
      name: 'Braised beans',
      servings: 4,
      tags: ['dinner'],
      doubts: expect.any(Array),
    })
    const missing = await tryTool(client, 'import_recipe', { url: 'https://kitchen.example/none' })
    expect(missing).toEqual({ isError: true, text: 'This page cannot be reached.' })
  })

  it('reads who eats, and who must not eat what', async () => {
    const ada = await testApp.person()
    const mia = { firstName: 'Mia', lastName: 'Cook', initials: 'MC', color: '#336699', allergies: ['milk'] }
    expect((await ada.call('POST', '/api/family-members', mia)).statusCode).toBe(201)
    const recipe = aRecipe({ name: 'Pancakes', ingredients: ['200 ml milk', '2 eggs', 'zorblefruit'] })
    const { id } = (await ada.call('POST', '/api/recipes', recipe)).json<Recipe>()
    const client = await connect(ada)
    expect(await use(client, 'get_family', {})).toMatchObject({
      family: [{ name: 'Mia Cook', allergies: ['milk'] }],
      guests: [],
    })
    const { warnings } = await use<{ warnings: object[] }>(client, 'who_can_eat', { recipeId: id })
    const about = { person: 'Mia', about: 'allergy', need: 'milk' }
    expect(warnings).toEqual([
      { ...about, level: 'contains', line: '200 ml milk' },
      { ...about, level: 'not checked', line: 'zorblefruit' },
    ])
  })

  it('is told which of two Annas cannot eat a recipe (household 7)', async () => {
    const ada = await testApp.person()
    const anna = { firstName: 'Anna', initials: 'A', color: '#336699' }
    await ada.call('POST', '/api/family-members', { ...anna, lastName: 'Cook', allergies: ['milk'] })
    await ada.call('POST', '/api/guest-diners', { ...anna, lastName: 'Baker', allergies: ['egg'] })
    const recipe = aRecipe({ ingredients: ['200 ml milk'] })
    const { id } = (await ada.call('POST', '/api/recipes', recipe)).json<Recipe>()
    const { warnings } = await use<{ warnings: object[] }>(await connect(ada), 'who_can_eat', {
      recipeId: id,
    })
    expect(warnings).toMatchObject([{ person: 'Anna Cook', need: 'milk', level: 'contains' }])
  })

  it('is told once, of the person, what they and the household must not eat (household 61)', async () => {
    const ada = await testApp.person()
    const mia = { firstName: 'Mia', lastName: 'Cook', initials: 'MC', color: '#336699', allergies: ['Milk'] }
    await ada.call('POST', '/api/family-members', mia)
    await ada.call('PATCH', '/api/user-preferences', { allergies: ['milk', 'egg'] })
    const recipe = aRecipe({ ingredients: ['200 ml milk', '2 eggs'] })
    const { id } = (await ada.call('POST', '/api/recipes', recipe)).json<Recipe>()
    const answer = await use<{ warnings: object[] }>(await connect(ada), 'who_can_eat', { recipeId: id })
    expect(answer.warnings).toMatchObject([
      { person: 'Mia', need: 'Milk' },
      { person: 'The household', need: 'egg' },
    ])
  })

  it('reads which meals are leftovers, and of what, also of days before', async () => {
    const ada = await testApp.person()
    const stew = { id: 'stew', name: 'Bean stew', type: 'food', peopleCount: 4 }
    const left = { id: 'left', name: 'Stew again', type: 'freezer', peopleCount: 2 }
    const plan = (date: string, meals: object) =>
      ada.call('POST', '/api/calendar-assignments', { date, ...meals })
    await plan('2026-03-04', { dinnerMeals: [stew] })
    const leftoverOf = { date: '2026-03-04', mealId: 'stew' }
    await plan('2026-03-06', {
      lunchMeals: [{ ...left, leftoverOf }],
      dinnerMeals: [{ ...left, id: 'lost', leftoverOf: { date: '2026-03-04', mealId: 'gone' } }],
      snackMeals: [{ ...left, id: 'old', leftoverOf: { date: '2024-03-04', mealId: 'past' } }],
    })
    const query = { start: '2026-03-06', end: '2026-03-06' }
    const [day] = await use<Record<string, object[]>[]>(await connect(ada), 'get_calendar', query)
    expect(day?.['lunch']).toMatchObject([
      { leftoversOf: { cookedOn: '2026-03-04', mealId: 'stew', name: 'Bean stew', isPlanned: true } },
    ])
    expect(day?.['dinner']).toMatchObject([{ leftoversOf: { mealId: 'gone', isPlanned: false } }])
    expect(day?.['snacks']).toMatchObject([{ leftoversOf: { cookedOn: '2024-03-04', mealId: 'past' } }])
  })

  it('is told that a day it plans is set to be ignored', async () => {
    const ada = await testApp.person()
    await ada.call('POST', '/api/calendar-assignments', { date: '2026-03-04', isSkipped: true })
    const client = await connect(ada)
    const plan = (date: string) =>
      use<object>(client, 'plan_meal', { date, meal: 'dinner', name: 'Garlic bread' })
    expect(await plan('2026-03-04')).toMatchObject({
      isIgnored: true,
      note: expect.stringContaining('This day is set to be ignored'),
    })
    expect(await plan('2026-03-05')).not.toHaveProperty('note')
  })

  it('plans a meal and takes it off again', async () => {
    const ada = await testApp.person()
    const { id, name } = (await ada.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
    const client = await connect(ada)
    const place = { date: '2026-03-04', meal: 'dinner' }
    await use(client, 'plan_meal', { ...place, recipeId: id })
    const day = await use<ReadDay>(client, 'plan_meal', { ...place, name: 'Garlic bread', people: 2 })
    expect(day.dinner).toMatchObject([
      { name, recipeId: id, people: 4 },
      { name: 'Garlic bread', people: 2 },
    ])
    const remove = { ...place, mealId: day.dinner[0]?.mealId }
    expect((await use<ReadDay>(client, 'remove_meal', remove)).dinner).toMatchObject([
      { name: 'Garlic bread' },
    ])
    const days = await use<ReadDay[]>(client, 'get_calendar', { start: '2026-03-01', end: '2026-03-31' })
    expect(days.map(({ date }) => date)).toEqual(['2026-03-04'])
    expect((await tryTool(client, 'remove_meal', remove)).text).toBe(
      'There is no such meal at this meal time. Read the calendar again.',
    )
  })

  it('lets the planner fill days, and is told why it cannot', async () => {
    const ada = await testApp.person()
    for (const name of ['Pea soup', 'Bean stew', 'Egg fried rice'])
      await ada.call('POST', '/api/recipes', aRecipe({ name, tags: ['dinner'] }))
    const client = await connect(ada)
    const asked = { start: '2026-03-03', end: '2026-03-04', meal: 'dinner', wishes: 'Pea soup on Tuesday' }
    const plan = await use(client, 'plan_days', asked)
    expect(plan).toMatchObject({ mealsAdded: 2, meals: [{ date: '2026-03-03', title: 'Pea soup' }, {}] })
    const endless = await tryTool(client, 'plan_days', { ...asked, end: '9999-12-31' })
    expect(endless).toEqual({ isError: true, text: 'Name a first and a last day, at most 62 days.' })
  })

  it('adds to the list that is open, or to what waits for the next, and ticks', async () => {
    const ada = await testApp.person()
    const client = await connect(ada, ['lists'])
    const waiting = await use<ReadList>(client, 'add_to_shopping_list', { items: ['2 l milk', 'Candles'] })
    expect(waiting.items).toMatchObject([
      { name: 'milk', amount: '2 L' },
      { name: 'Candles', amount: '1' },
    ])
    const made = await ada.call('POST', '/api/open-shopping-list', {
      id: 'list-of-march',
      replaces: null,
      startDate: '2026-03-03',
      endDate: '2026-03-05',
      items: [],
      origins: {},
      foods: {},
      meals: null,
    })
    expect(made.statusCode).toBe(201)
    const { items } = await use<ReadList>(client, 'add_to_shopping_list', { items: ['3 lemons'] })
    expect(items.map(({ name }) => name)).toEqual(['milk', 'Candles', 'lemons'])
    const tick = { itemId: items[2]?.itemId }
    const ticked = await use<ReadList>(client, 'tick_shopping_item', tick)
    expect(ticked.items.map(({ isTicked }) => isTicked)).toEqual([false, false, true])
    const again = await use<ReadList>(client, 'tick_shopping_item', { ...tick, isTicked: false })
    expect(again.items.map(({ isTicked }) => isTicked)).toEqual([false, false, false])
  })

  it('is not told to buy what the household always has', async () => {
    const ada = await testApp.person()
    const item = { category: 'Other', quantity: 1, unit: '', isChecked: false, recipeIds: [] }
    const list = { id: 'list-of-may', replaces: null, startDate: '2026-05-03', endDate: '2026-05-05' }
    const items = ['Salt', 'Leeks'].map((name) => ({ ...item, id: name, name }))
    const made = { ...list, items, origins: {}, foods: {}, meals: null }
    expect((await ada.call('POST', '/api/open-shopping-list', made)).statusCode).toBe(201)
    const order = await ada.call('PATCH', '/api/shop-order', { have: ['salt'] })
    expect(order.statusCode).toBe(200)
    const client = await connect(ada, ['lists'])
    const read = await use<ReadList>(client, 'get_shopping_list', {})
    expect(read.items.map(({ name }) => name)).toEqual(['Leeks'])
  })

  it('makes a list of what the meals of some days need, and replaces none unasked (account 144)', async () => {
    const ada = await testApp.person()
    const recipe = aRecipe({ servings: 2, ingredients: ['2 leeks', '200 ml milk'] })
    const { id } = (await ada.call('POST', '/api/recipes', recipe)).json<Recipe>()
    const client = await connect(ada, ['read', 'lists'])
    await use(client, 'add_to_shopping_list', { items: ['Candles'] })
    const dinner = { id: 'd', name: 'Leeks', type: 'recipe', recipeId: id, peopleCount: 4 }
    for (const date of ['2026-03-03', '2026-03-05'])
      await ada.call('POST', '/api/calendar-assignments', { date, dinnerMeals: [dinner] })
    const asked = { start: '2026-03-02', end: '2026-03-04' }
    const list = await use<ReadList>(client, 'make_shopping_list', asked)
    expect(list).toMatchObject({ days: asked })
    expect(list.items.map(({ name, amount }) => [name, amount])).toEqual([
      ['milk', '400 ml'],
      ['leeks', '4'],
      ['Candles', '1'],
    ])
    expect((await ada.call('GET', '/api/open-shopping-list')).json()).toMatchObject({
      list: { base: { isAdjustable: true } },
    })
    const again = { start: '2026-03-02', end: '2026-03-08' }
    expect(await tryTool(client, 'make_shopping_list', again)).toEqual({
      isError: true,
      text: 'A list for 2 Mar – 4 Mar 2026 is open. Ask whether to replace it.',
    })
    const longer = await use<ReadList>(client, 'make_shopping_list', { ...again, replaceOpenList: true })
    expect(longer.items.map(({ name, amount }) => [name, amount])).toEqual([
      ['milk', '800 ml'],
      ['leeks', '8'],
      ['Candles', '1'],
    ])
    const early = await tryTool(client, 'make_shopping_list', { start: '2026-03-08', end: '2026-03-02' })
    expect(early.isError).toBe(true)
  })

  it('puts what a recipe needs on the list', async () => {
    const ada = await testApp.person()
    const recipe = aRecipe({ servings: 2, ingredients: ['2 leeks'] })
    const { id } = (await ada.call('POST', '/api/recipes', recipe)).json<Recipe>()
    const list = await use<ReadList>(await connect(ada), 'add_recipe_to_shopping_list', {
      recipeId: id,
      people: 4,
    })
    expect(list.items).toMatchObject([{ name: 'leeks', amount: '4' }])
  })

  it('plans several meals of one day in one request', async () => {
    const ada = await testApp.person()
    const headers = {
      authorization: `Bearer ${await tokenOf(ada, AccessScope.options)}`,
      accept: 'application/json, text/event-stream',
    }
    const names = ['Soup', 'Bread', 'Salad', 'Fruit']
    const place = { date: '2026-03-05', meal: 'dinner' }
    const asked = names.map((name, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'plan_meal', arguments: { ...place, name } },
    }))
    expect((await testApp.visit('POST', '/mcp', asked, headers)).statusCode).toBe(200)
    const query = { start: place.date, end: place.date }
    const [day] = await use<ReadDay[]>(await connect(ada), 'get_calendar', query)
    expect(day?.dinner.map(({ name }) => name)).toEqual(names)
  })

  it('is told what is wrong with its input', async () => {
    const client = await connect(await testApp.person())
    const wrong = await tryTool(client, 'add_recipe', {
      name: ' ',
      servings: 2,
      ingredients: ['1 leek'],
      steps: ['Cook.'],
      tags: ['dinner'],
    })
    expect(wrong).toEqual({ isError: true, text: expect.stringContaining('Recipe name is required') })
    expect((await tryTool(client, 'get_calendar', { start: 'tomorrow', end: '2026-03-04' })).isError).toBe(
      true,
    )
  })
})

describe('at /mcp', () => {
  const ask = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }

  it('nobody without a good token is answered, whatever cookie they have', async () => {
    const ada = await testApp.person()
    const gone = await tokenOf(ada, ['read'])
    await testApp.db.deleteFrom('accessTokens').where('userId', '=', ada.user.id).execute()
    const tried: Record<string, string>[] = [{}, { cookie: ada.cookie }, { authorization: `Bearer ${gone}` }]
    for (const headers of tried) {
      const answer = await testApp.visit('POST', '/mcp', ask, headers)
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer'])
      expect(answer.json()).toMatchObject({ code: 'NOT_SIGNED_IN' })
    }
  })

  it('nobody’s body is read before their token is known to be good', async () => {
    const headers = { authorization: `Bearer plateful_${'A'.repeat(43)}`, 'content-type': 'application/json' }
    for (const payload of ['{not JSON', JSON.stringify('x'.repeat(1024 * 1024))])
      expect((await testApp.app.inject({ method: 'POST', url: '/mcp', headers, payload })).statusCode).toBe(
        401,
      )
  })

  it('a program that names a host that is none is answered', async () => {
    const authorization = `Bearer ${await tokenOf(await testApp.person(), ['read'])}`
    const headers = { authorization, accept: 'application/json, text/event-stream', host: 'x:99999' }
    expect((await testApp.visit('POST', '/mcp', ask, headers)).statusCode).toBe(200)
  })

  it('a page of another site is refused', async () => {
    const authorization = `Bearer ${await tokenOf(await testApp.person(), ['read'])}`
    const answer = await testApp.visit('POST', '/mcp', ask, { authorization, origin: 'https://evil.example' })
    expect(answer.statusCode).toBe(403)
  })

  it('a notification is taken without an answer', async () => {
    const authorization = `Bearer ${await tokenOf(await testApp.person(), ['read'])}`
    const headers = { authorization, accept: 'application/json, text/event-stream' }
    const said = { jsonrpc: '2.0', method: 'notifications/initialized' }
    const answer = await testApp.visit('POST', '/mcp', said, headers)
    expect([answer.statusCode, answer.body]).toEqual([202, ''])
  })

  it('no stream is kept open', async () => {
    const authorization = `Bearer ${await tokenOf(await testApp.person(), ['read'])}`
    const headers = { authorization, accept: 'text/event-stream' }
    expect((await testApp.visit('GET', '/mcp', undefined, headers)).statusCode).toBe(405)
  })
})
