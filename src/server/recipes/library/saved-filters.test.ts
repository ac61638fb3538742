import { expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../../test/harness/app.ts'
import { MAX_SAVED_FILTERS, type SavedFilter } from '../../../domain/recipes/library-filter.ts'
import { DAY } from '../../durations.ts'

const testApp = useTestApp()
const PATH = '/api/saved-filters'

const keep = (person: Person, name: string, filter: object) => person.call('POST', PATH, { name, filter })
const all = async (person: Person) => (await person.call('GET', PATH)).json<SavedFilter[]>()
const everyPart = {
  name: 'pie',
  ingredients: 'leek, cream',
  tags: ['quick', 'family'],
  favourites: true,
  difficulty: 'easy',
  minutes: 30,
  stars: 4,
  made: 'rested',
  cuisine: 'Italian',
  collection: 7,
  safe: ['family-3', 'guest-2'],
  hand: ['leek'],
  only: true,
}

it('a filter is kept by name with every part of it, for the whole household and nobody else (recipes 47)', async () => {
  const [ada, bea] = [await testApp.person(), await testApp.person()]
  const saved = (await keep(ada, ' All of it ', everyPart)).json<SavedFilter>()
  expect(saved).toEqual({ id: saved.id, name: 'All of it', filter: everyPart })
  await keep(ada, 'a quick one', { minutes: 20 })
  expect((await all(ada)).map(({ name }) => name)).toEqual(['a quick one', 'All of it'])
  expect(await all(bea)).toEqual([])
  expect((await testApp.visit('GET', PATH)).statusCode).toBe(401)
  expect((await bea.call('DELETE', `${PATH}/${saved.id}`)).statusCode).toBe(404)
  expect(await all(ada)).toHaveLength(2)
})

it('kept again under a name, it asks for the new things, also when two do so at once', async () => {
  const ada = await testApp.person()
  const { id } = (await keep(ada, 'Quick', { minutes: 30 })).json<SavedFilter>()
  await keep(ada, 'quick', { minutes: 20, tags: ['family'] })
  expect(await all(ada)).toEqual([{ id, name: 'quick', filter: { minutes: 20, tags: ['family'] } }])
  await Promise.all([keep(ada, 'New', { stars: 4 }), keep(ada, 'New', { stars: 5 })])
  expect(await all(ada)).toHaveLength(2)
})

it('is deleted, can be brought back for a day, and then not', async () => {
  const ada = await testApp.person()
  const one = (await keep(ada, 'One', { minutes: 30 })).json<SavedFilter>()
  const two = (await keep(ada, 'Two', { minutes: 20 })).json<SavedFilter>()
  expect((await ada.call('DELETE', `${PATH}/${one.id}`)).statusCode).toBe(204)
  expect((await ada.call('DELETE', `${PATH}/${one.id}`)).statusCode).toBe(404)
  expect(await all(ada)).toEqual([two])
  expect((await ada.call('POST', `${PATH}/${one.id}/restore`)).json()).toEqual(one)
  await ada.call('DELETE', `${PATH}/${one.id}`)
  testApp.clock.pass(DAY + 1000)
  await ada.call('DELETE', `${PATH}/${two.id}`)
  expect((await ada.call('POST', `${PATH}/${one.id}/restore`)).statusCode).toBe(404)
})

it('there is a most of them', async () => {
  const ada = await testApp.person()
  for (let at = 0; at < MAX_SAVED_FILTERS; at += 1) await keep(ada, `Number ${at}`, { minutes: 30 })
  expect((await keep(ada, 'One more', { minutes: 30 })).json()).toMatchObject({
    message: 'A household can keep up to 100 filters.',
  })
  expect((await keep(ada, 'Number 1', { minutes: 20 })).statusCode).toBe(201)
})

it.each([
  [{ name: ' ', filter: { minutes: 30 } }, 'Name the filter'],
  [{ name: 'Nothing', filter: {} }, 'Choose at least one filter'],
  [{ name: 'Nothing', filter: { only: true } }, 'Choose at least one filter'],
])('refuses %j', async (draft, message) => {
  const refused = await (await testApp.person()).call('POST', PATH, draft)
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([400, message])
})

it.each([{ minutes: 0 }, { stars: 6 }, { safe: ['Mia'] }, { made: 'often' }, { tags: [] }])(
  'refuses a filter that asks for %j',
  async (filter) => {
    expect((await keep(await testApp.person(), 'Odd', filter)).statusCode).toBe(400)
  },
)
