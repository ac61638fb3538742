import { strFromU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { bringFile } from '../../../test/harness/household-imports.ts'
import { aDay, aMeal, aRecipe } from '../../../test/harness/makers.ts'
import { mealsToBuyFor } from '../../domain/shopping/gather-lines.ts'
import { changeRow } from '../../domain/shopping/make-edit.ts'
import { type NewOpenList, type OpenList, rowsOf } from '../../domain/shopping/open-list.ts'
import type { GroupBefore, GroupChange } from '../../domain/shopping/remembered-food.ts'
import { noEdits } from '../../domain/shopping/row-edit.ts'
import type { ShoppingItem } from '../../domain/shopping/shopping-item.ts'

const testApp = useTestApp()
const OPEN = '/api/open-shopping-list'
const DAY = '2026-03-03'
const INGREDIENTS = ['2 onions', '3 shallots', '1 brown onion']

const row = (name: string, quantity: number): ShoppingItem => ({
  id: name,
  name,
  category: 'Vegetables',
  quantity,
  unit: '',
  isChecked: false,
  recipeIds: [],
})

/** A household with a list of two rows, made from a plan of one soup for four. */
async function aPlannedList() {
  const ada = await testApp.person()
  const { id: recipeId } = (
    await ada.call('POST', '/api/recipes', aRecipe({ ingredients: INGREDIENTS }))
  ).json<{ id: number }>()
  const meal = aMeal({ name: 'Soup', type: 'recipe', recipeId, peopleCount: 4 })
  const day = aDay(DAY, { dinnerMeals: [meal] })
  await ada.call('POST', '/api/calendar-assignments', day)
  const none = { breakfastMeals: [], lunchMeals: [], snackMeals: [], isSkipped: false }
  const meals = mealsToBuyFor([{ ...none, date: DAY, dinnerMeals: [meal] }])
  const make = (id: string, change: Partial<NewOpenList> = {}) =>
    ada.call('POST', OPEN, {
      id,
      replaces: null,
      startDate: '2026-03-02',
      endDate: '2026-03-08',
      items: [row('onions', 3), row('shallots', 3)],
      origins: {},
      foods: {},
      meals,
      edits: noEdits,
      ...change,
    })
  expect((await make('list')).statusCode).toBe(201)
  return { ada, make, recipeId }
}
const say = (person: Person, listId: string, change: GroupChange) =>
  person.call('POST', `${OPEN}/${listId}/groups`, change)
const open = async (person: Person) => (await person.call('GET', OPEN)).json<{ list: OpenList | null }>().list
const rows = async (person: Person) => {
  const list = await open(person)
  return rowsOf({ items: list?.base?.items ?? [], edits: list?.edits ?? noEdits })
    .map(({ name, quantity }) => `${quantity} ${name}`)
    .toSorted()
}
const join: GroupChange = { join: 'shallots', into: 'onions' }
const part: GroupChange = { part: 'onions', word: 'brown onion' }

describe('rows that a family buys as one (shopping 70)', () => {
  it('are one on the open list at once, with the lines of both', async () => {
    const { ada } = await aPlannedList()
    const { list } = (await say(ada, 'list', join)).json<{ list: OpenList }>()
    expect(await rows(ada)).toEqual(['6 onions'])
    expect(list.base?.origins['onions']?.map(({ line }) => line)).toEqual(INGREDIENTS)
  })

  it('are one on the next list, which a phone made without knowing it', async () => {
    const { ada, make } = await aPlannedList()
    await say(ada, 'list', join)
    await make('next', { replaces: 'list' })
    expect(await rows(ada)).toEqual(['6 onions'])
    expect((await open(ada))?.base?.items.map(({ id }) => id)).toEqual(['onions'])
  })

  it('hold for a recipe that is added, and for a change of the plan', async () => {
    const { ada, recipeId } = await aPlannedList()
    await say(ada, 'list', join)
    await ada.call('POST', `${OPEN}/recipes`, { recipeId, people: 4 })
    expect(await rows(ada)).toEqual(['12 onions'])
    await ada.call('PATCH', `/api/calendar-assignments/${DAY}`, { dinnerMeals: [] })
    await ada.call('POST', `${OPEN}/list/plan-changes`)
    expect(await rows(ada)).toEqual(['6 onions'])
  })

  it('leave the name that a person typed', async () => {
    const { ada } = await aPlannedList()
    const edits = changeRow(
      noEdits,
      'onions',
      { name: 'Zwiebeln' },
      { now: testApp.clock.now.getTime(), by: 'phone' },
    )
    await ada.call('PATCH', OPEN, { listId: 'list', edits })
    await say(ada, 'list', join)
    expect(await rows(ada)).toEqual(['6 Zwiebeln'])
  })
})

describe('words that a family keeps apart (shopping 71)', () => {
  it('are a row of their own, now and on the next list', async () => {
    const { ada, make } = await aPlannedList()
    await say(ada, 'list', part)
    const apart = ['1 brown onion', '2 onions', '3 shallots']
    expect(await rows(ada)).toEqual(apart)
    await make('next', { replaces: 'list' })
    expect(await rows(ada)).toEqual(apart)
  })

  it('part what was joined', async () => {
    const { ada } = await aPlannedList()
    await say(ada, 'list', join)
    await say(ada, 'list', { part: 'onions', word: 'shallots' })
    expect(await rows(ada)).toEqual(['3 onions', '3 shallots'])
  })
})

it.each([join, part])('%j is taken back as if nobody had said it', async (change) => {
  const { ada, make } = await aPlannedList()
  const before = await rows(ada)
  const { undo } = (await say(ada, 'list', change)).json<{ undo: GroupBefore[] }>()
  expect(await rows(ada)).not.toEqual(before)
  await say(ada, 'list', { undo })
  expect(await rows(ada)).toEqual(before)
  await make('next', { replaces: 'list' })
  expect(await rows(ada)).toEqual(before)
})

it('is remembered of a household alone, on a list that is open, of rows that are there', async () => {
  const { ada } = await aPlannedList()
  const other = await aPlannedList()
  await say(ada, 'list', join)
  expect(await rows(other.ada)).toEqual(['3 onions', '3 shallots'])
  const stranger = await testApp.person()
  expect((await say(stranger, 'list', join)).statusCode).toBe(404)
  expect((await testApp.visit('POST', `${OPEN}/list/groups`, join)).statusCode).toBe(401)
  expect((await say(ada, 'another', join)).statusCode).toBe(404)
  expect((await say(ada, 'list', { join: 'leeks', into: 'onions' })).statusCode).toBe(404)
  expect((await say(ada, 'list', { part: 'onions', word: '' })).statusCode).toBe(400)
})

it('goes along with an export (shopping 73), and comes back with it', async () => {
  const { ada } = await aPlannedList()
  await say(ada, 'list', join)
  await say(ada, 'list', part)
  const zip = unzipSync((await ada.call('GET', '/api/household-export?format=plateful')).rawPayload)
  const orders = Object.values(zip)
    .map((file) => strFromU8(file))
    .filter((text) => text.includes('"remembered"'))
  expect(orders).toHaveLength(1)
  expect(orders[0]).toContain('{"food":"shallot","sameAs":"onion"}')
  const file = Buffer.from(zipSync(zip))
  const bob = await testApp.person()
  await bringFile(bob, file, 'plateful.zip')
  const said = await testApp.db.selectFrom('shopOrders').select('remembered').orderBy('householdId').execute()
  expect(said.at(-1)?.remembered).toEqual([
    { food: 'shallot', sameAs: 'onion' },
    { food: 'onion', apart: ['brown onion'] },
  ])
})
