import type { CompletedList } from '../../../src/domain/shopping/completed-list.ts'
import { aList, aMeal } from '../../harness/makers.ts'
import { type FilledHousehold, made, MARK, PLANNED } from '../two-households.ts'
import { type Samples, type Numbered, FREE, range, nothing } from './sample.ts'

const anItem = {
  id: 'item-1',
  name: 'tomatoes',
  category: 'Vegetables' as const,
  quantity: 800,
  unit: 'g',
  isChecked: false,
  recipeIds: [],
}

const listOf = async (ada: FilledHousehold) =>
  made<CompletedList>(
    ada.call(
      'POST',
      '/api/completed-shopping-lists',
      aList(PLANNED, PLANNED, { name: `${MARK} shop`, items: [{ ...anItem, name: MARK }] }),
    ),
  )

export const anOpenList = (id: string, name = 'tomatoes') => ({
  ...aList(FREE, FREE),
  id,
  replaces: null,
  items: [{ ...anItem, name }],
  origins: {},
  foods: {},
  meals: null,
})

/** The id of the household's list in the making. */
export async function openListOf(ada: FilledHousehold): Promise<string> {
  await made(ada.call('POST', '/api/open-shopping-list', anOpenList('list', MARK)))
  return 'list'
}

/** A shop of the household, by the name that marks what is its own. */
export const aShop = (ada: FilledHousehold) =>
  made(ada.call('PATCH', '/api/shop-order', { putShop: { id: 'shop', name: MARK } }))

const stapleOf = async (ada: FilledHousehold) =>
  (
    await made<Numbered>(
      ada.call('POST', '/api/staples', { name: MARK, quantity: 1, unit: '', rhythm: 'weekly' }),
    )
  ).id

export const shoppingSamples: Samples = {
  'GET /api/completed-shopping-lists': async (ada) => {
    await listOf(ada)
    return {}
  },
  'POST /api/completed-shopping-lists': () => ({ body: aList(FREE, FREE) }),
  'PUT /api/completed-shopping-lists': async (ada) => {
    const { startDate, endDate, items } = await listOf(ada)
    return { body: { startDate, endDate, items }, stranger: 404 }
  },
  'PATCH /api/completed-shopping-lists/:id/ticks': async (ada) => ({
    params: { id: (await listOf(ada)).id },
    body: { ticks: [{ itemId: 'item-1', isChecked: true, at: 1, by: 'phone' }] },
    stranger: 404,
  }),
  'PATCH /api/completed-shopping-lists/:id/marks': async (ada) => ({
    params: { id: (await listOf(ada)).id },
    body: {
      marks: [{ itemId: 'item-1', set: { notThere: { value: { instead: null }, at: 1, by: 'phone' } } }],
    },
    stranger: 404,
  }),
  'POST /api/completed-shopping-lists/:id/adjustments': async (ada) => ({
    params: { id: (await listOf(ada)).id },
    body: { date: PLANNED, slot: 'dinner', mealId: 'meal-1', meal: aMeal(), version: ada.day.version },
    stranger: 404,
  }),
  'DELETE /api/completed-shopping-lists/:id': async (ada) => ({
    params: { id: (await listOf(ada)).id },
    stranger: 404,
  }),
  'GET /api/completed-shopping-lists/check-locked/:start/:end': async (ada) => {
    await listOf(ada)
    return { params: range }
  },
  'GET /api/open-shopping-list': async (ada) => {
    await openListOf(ada)
    return {}
  },
  'POST /api/open-shopping-list': () => ({ body: anOpenList('mine') }),
  'PATCH /api/open-shopping-list': async (ada) => {
    await openListOf(ada)
    const name = { value: 'caviar', at: 1, by: 'phone' }
    return { body: { listId: 'list', edits: { rows: [{ itemId: 'item-1', set: { name } }] } } }
  },
  'POST /api/open-shopping-list/recipes': (ada) => ({
    body: { recipeId: ada.recipeId, people: 2 },
    stranger: 404,
  }),
  'GET /api/open-shopping-list/:id/plan-changes': async (ada) => ({
    params: { id: await openListOf(ada) },
    stranger: 404,
  }),
  'POST /api/open-shopping-list/:id/plan-changes': async (ada) => ({
    params: { id: await openListOf(ada) },
    stranger: 404,
  }),
  'POST /api/open-shopping-list/:id/groups': async (ada) => ({
    params: { id: await openListOf(ada) },
    body: { undo: [{ food: 'shallot', sameAs: 'onion' }] },
    stranger: 404,
  }),
  'GET /api/shopping-extras': nothing,
  'PATCH /api/shopping-extras': () => ({
    body: { put: [{ id: 'n', name: 'nappies', quantity: 1, unit: '' }], remove: ['w'] },
  }),
  'GET /api/staples': async (ada) => {
    await stapleOf(ada)
    return {}
  },
  'POST /api/staples': () => ({ body: { name: 'milk', quantity: 1, unit: '', rhythm: 'weekly' } }),
  'PATCH /api/staples/:id': async (ada) => ({
    params: { id: await stapleOf(ada) },
    body: { rhythm: 'finished' },
    stranger: 404,
  }),
  'DELETE /api/staples/:id': async (ada) => ({ params: { id: await stapleOf(ada) }, stranger: 404 }),
  'GET /api/shop-prices': async (ada) => {
    const price = { value: { minor: 120, currency: 'GBP', shopId: 'first' }, at: 1, by: 'phone' }
    const marks = [{ itemId: 'item-1', set: { price } }]
    await made(ada.call('PATCH', `/api/completed-shopping-lists/${(await listOf(ada)).id}/marks`, { marks }))
    return {}
  },
  'GET /api/shop-order': async (ada) => {
    await aShop(ada)
    return {}
  },
  'PATCH /api/shop-order': () => ({ body: { have: ['salt'] } }),
}
