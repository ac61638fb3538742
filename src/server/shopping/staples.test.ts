import { expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { type OpenList, rowsOf } from '../../domain/shopping/open-list.ts'
import { extraItem } from '../../domain/shopping/shopping-item.ts'
import type { Staple } from '../../domain/shopping/staple.ts'

const testApp = useTestApp()
const STAPLES = '/api/staples'
const OPEN = '/api/open-shopping-list'
const milk = { name: 'milk', quantity: 2, unit: 'pint', rhythm: 'weekly' }

const add = (person: Person, change: object = {}) => person.call('POST', STAPLES, { ...milk, ...change })
const all = async (person: Person) => (await person.call('GET', STAPLES)).json<Staple[]>()
let count = 0

/** Replaces the open list by one of these days; answers its rows. */
async function make(person: Person, startDate: string, endDate: string, names: string[] = []) {
  const before = (await person.call('GET', OPEN)).json<{ list: OpenList | null }>().list
  const items = names.map((name) => ({ ...extraItem(name), name, category: 'Other' }))
  const made = await person.call('POST', OPEN, {
    id: `list ${(count += 1)}`,
    replaces: before?.id ?? null,
    startDate,
    endDate,
    items,
    origins: {},
    foods: {},
    meals: null,
  })
  const { base, edits } = made.json<OpenList>()
  return rowsOf({ items: base?.items ?? [], edits }).map(
    ({ name, quantity, unit }) => `${name} ${quantity} ${unit}`,
  )
}
const complete = async (person: Person, startDate: string, endDate: string) => {
  const { list } = (await person.call('GET', OPEN)).json<{ list: OpenList | null }>()
  const name = 'Shop'
  await person.call('POST', '/api/completed-shopping-lists', {
    name,
    startDate,
    endDate,
    items: [],
    listId: list?.id,
  })
}

it('a weekly staple comes onto each week’s list once, one of two weeks onto every other', async () => {
  const ada = await testApp.person()
  await add(ada)
  await add(ada, { name: 'bin bags', quantity: 1, unit: '', rhythm: 'fortnightly' })
  const weeks = [
    ['2026-03-02', '2026-03-08'],
    ['2026-03-09', '2026-03-15'],
    ['2026-03-16', '2026-03-22'],
  ] as const
  const lists: string[][] = []
  for (const [start, end] of weeks) {
    lists.push((await make(ada, start, end)).toSorted())
    await complete(ada, start, end)
  }
  expect(lists).toEqual([['bin bags 1 ', 'milk 2 pint'], ['milk 2 pint'], ['bin bags 1 ', 'milk 2 pint']])
})

it('a staple is not doubled: not by making the list anew, and not beside what the plan asks for', async () => {
  const ada = await testApp.person()
  await add(ada)
  expect(await make(ada, '2026-03-02', '2026-03-08')).toEqual(['milk 2 pint'])
  expect(await make(ada, '2026-03-02', '2026-03-08')).toEqual(['milk 2 pint'])
  const bea = await testApp.person()
  await add(bea)
  expect(await make(bea, '2026-03-02', '2026-03-08', ['Milk'])).toEqual(['Milk 1 '])
  expect((await all(bea))[0]?.nextOn).toBe('2026-03-09')
})

it('comes onto the list where the plan’s row of the same food is hidden, since it is always had', async () => {
  const ada = await testApp.person()
  await add(ada)
  await ada.call('PATCH', '/api/shop-order', { have: ['milk'] })
  expect(await make(ada, '2026-03-02', '2026-03-08', ['Milk'])).toEqual(['Milk 1 ', 'milk 2 pint'])
  await complete(ada, '2026-03-02', '2026-03-08')
  const [list] = (await ada.call('GET', '/api/completed-shopping-lists')).json<
    { items: { name: string }[] }[]
  >()
  expect(list?.items.map(({ name }) => name)).toEqual(['milk'])
})

it('written down again, or given the rhythm that it has, comes when it would have come', async () => {
  const ada = await testApp.person()
  const { id } = (await add(ada)).json<Staple>()
  await make(ada, '2026-03-02', '2026-03-08')
  const [{ nextOn } = { nextOn: '' }] = await all(ada)
  expect(nextOn).toBe('2026-03-09')
  expect((await add(ada, { quantity: 4 })).json()).toMatchObject({ quantity: 4, nextOn })
  expect((await ada.call('PATCH', `${STAPLES}/${id}`, { rhythm: 'weekly' })).json()).toMatchObject({ nextOn })
  const other = (await ada.call('PATCH', `${STAPLES}/${id}`, { rhythm: 'fortnightly' })).json<Staple>()
  expect(other.nextOn).not.toBe(nextOn)
})

it('adds a staple that is bought when finished to no list by itself', async () => {
  const ada = await testApp.person()
  await add(ada, { rhythm: 'finished' })
  expect(await make(ada, '2026-03-02', '2026-03-08')).toEqual([])
})

it('stands by name as in a dictionary (recipes 142)', async () => {
  const ada = await testApp.person()
  for (const name of ['Yeast', 'éclairs', 'flour', 'Bread']) await add(ada, { name })
  expect((await all(ada)).map(({ name }) => name)).toEqual(['Bread', 'éclairs', 'flour', 'Yeast'])
})

it('is written down once, gets another rhythm, and is forgotten', async () => {
  const ada = await testApp.person()
  const { id } = (await add(ada)).json<Staple>()
  expect((await add(ada, { name: 'Milk', quantity: 3, rhythm: 'fortnightly' })).json()).toMatchObject({
    id,
    quantity: 3,
  })
  expect(await all(ada)).toHaveLength(1)
  const changed = await ada.call('PATCH', `${STAPLES}/${id}`, { rhythm: 'finished' })
  expect(changed.json()).toMatchObject({ rhythm: 'finished', nextOn: null })
  expect((await (await testApp.person()).call('DELETE', `${STAPLES}/${id}`)).statusCode).toBe(404)
  expect((await ada.call('DELETE', `${STAPLES}/${id}`)).statusCode).toBe(204)
  expect((await ada.call('PATCH', `${STAPLES}/${id}`, { rhythm: 'weekly' })).statusCode).toBe(404)
  expect(await all(ada)).toEqual([])
})

it.each([
  [{ name: ' ' }, 'Name the item'],
  [{ name: 'm'.repeat(201) }, 'Keep the name within 200 characters'],
])('refuses %j', async (change, message) => {
  const refused = await add(await testApp.person(), change)
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([400, message])
})
