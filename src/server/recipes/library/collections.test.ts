import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../../test/harness/app.ts'
import { aRecipe } from '../../../../test/harness/makers.ts'
import { type Collection, MAX_COLLECTIONS } from '../../../domain/recipes/collection.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { DAY } from '../../durations.ts'

const testApp = useTestApp()
const PATH = '/api/recipe-collections'

const save = async (person: Person, name: string) =>
  (await person.call('POST', '/api/recipes', aRecipe({ name }))).json<Recipe>().id
const create = (person: Person, name: string, add: number[] = []) => person.call('POST', PATH, { name, add })
const made = async (person: Person, name: string, add: number[] = []) =>
  (await create(person, name, add)).json<Collection>()
const all = async (person: Person) => (await person.call('GET', PATH)).json<Collection[]>()

describe('a collection (recipes 48)', () => {
  it('holds recipes in the order in which they came in; a recipe is in as many as one likes', async () => {
    const ada = await testApp.person()
    const [soup, pie] = [await save(ada, 'Soup'), await save(ada, 'Pie')]
    const winter = await made(ada, ' Winter ', [pie, pie])
    expect(winter).toEqual({ id: winter.id, name: 'Winter', recipeIds: [pie] })
    testApp.clock.pass(1000)
    const change = await ada.call('PATCH', `${PATH}/${winter.id}`, { add: [soup, pie] })
    expect(change.json()).toEqual({ ...winter, recipeIds: [pie, soup] })
    const freezer = await made(ada, 'Freezer', [soup])
    expect(await all(ada)).toEqual([freezer, { ...winter, recipeIds: [pie, soup] }])
    await ada.call('PATCH', `${PATH}/${winter.id}`, { remove: [pie], name: 'Cold days' })
    expect(await all(ada)).toEqual([{ ...winter, name: 'Cold days', recipeIds: [soup] }, freezer])
  })

  it('stands by name as in a dictionary (recipes 142)', async () => {
    const ada = await testApp.person()
    for (const name of ['Zebra', 'apple', 'Éclairs', 'banana']) await made(ada, name)
    expect((await all(ada)).map(({ name }) => name)).toEqual(['apple', 'banana', 'Éclairs', 'Zebra'])
  })

  it('has a name of its own in the household, whatever its case; renaming to its own name is no clash', async () => {
    const ada = await testApp.person()
    const { id } = await made(ada, 'Freezer')
    const again = await create(ada, 'freezer ')
    expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
      400,
      'There’s already a collection called freezer.',
    ])
    expect((await ada.call('PATCH', `${PATH}/${id}`, { name: 'FREEZER' })).statusCode).toBe(200)
    expect((await create(await testApp.person(), 'Freezer')).statusCode).toBe(201)
  })

  it('is deleted without its recipes, can be brought back for a day with what was in it, and then not', async () => {
    const ada = await testApp.person()
    const soup = await save(ada, 'Soup')
    const one = await made(ada, 'One', [soup])
    const two = await made(ada, 'Two', [soup])
    expect((await ada.call('DELETE', `${PATH}/${one.id}`)).statusCode).toBe(204)
    expect((await ada.call('DELETE', `${PATH}/${one.id}`)).statusCode).toBe(404)
    expect((await ada.call('PATCH', `${PATH}/${one.id}`, { add: [soup] })).statusCode).toBe(404)
    expect(await all(ada)).toEqual([two])
    expect((await ada.call('GET', `/api/recipes/${soup}`)).statusCode).toBe(200)
    expect((await ada.call('POST', `${PATH}/${one.id}/restore`)).json()).toEqual(one)
    await ada.call('DELETE', `${PATH}/${one.id}`)
    testApp.clock.pass(DAY + 1000)
    await ada.call('DELETE', `${PATH}/${two.id}`)
    expect((await ada.call('POST', `${PATH}/${one.id}/restore`)).statusCode).toBe(404)
    expect((await ada.call('POST', `${PATH}/${two.id}/restore`)).json()).toEqual(two)
  })

  it('does not come back after its day, beside another of its name, or as one too many', async () => {
    const ada = await testApp.person()
    const one = await made(ada, 'Freezer')
    const restore = () => ada.call('POST', `${PATH}/${one.id}/restore`)
    await ada.call('DELETE', `${PATH}/${one.id}`)
    const other = await made(ada, 'freezer')
    expect((await restore()).json()).toMatchObject({
      message: 'There’s already a collection called Freezer.',
    })
    expect(await all(ada)).toEqual([other])
    await ada.call('DELETE', `${PATH}/${other.id}`)
    for (let at = 0; at < MAX_COLLECTIONS; at++) await made(ada, `Collection ${at}`)
    expect((await restore()).statusCode).toBe(400)
    testApp.clock.pass(DAY + 1000)
    expect((await restore()).statusCode).toBe(404)
  })

  it('keeps the place of a recipe that is deleted and restored', async () => {
    const ada = await testApp.person()
    const soup = await save(ada, 'Soup')
    const one = await made(ada, 'One', [soup])
    await ada.call('DELETE', `/api/recipes/${soup}`)
    await ada.call('POST', `/api/recipes/${soup}/restore`)
    expect(await all(ada)).toEqual([one])
  })

  it('takes in no recipe of a stranger, and none that is gone', async () => {
    const [ada, bea] = [await testApp.person(), await testApp.person()]
    const theirs = await save(bea, 'Secret')
    const gone = await save(ada, 'Gone')
    await ada.call('DELETE', `/api/recipes/${gone}`)
    expect((await made(ada, 'One', [theirs, gone])).recipeIds).toEqual([])
    const { id } = await made(bea, 'Hers', [theirs])
    for (const [method, path, body] of [
      ['PATCH', `${PATH}/${id}`, { name: 'Mine' }],
      ['DELETE', `${PATH}/${id}`, undefined],
      ['POST', `${PATH}/${id}/restore`, undefined],
    ] as const)
      expect((await ada.call(method, path, body)).statusCode).toBe(404)
    expect((await testApp.visit('GET', PATH)).statusCode).toBe(401)
    expect(await all(bea)).toEqual([{ id, name: 'Hers', recipeIds: [theirs] }])
  })

  it('is made once of two that are made at one moment, and there is a most of them', async () => {
    const ada = await testApp.person()
    const answers = await Promise.all([create(ada, 'Same'), create(ada, 'Same')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 400])
    for (let at = 1; at < MAX_COLLECTIONS; at += 1) await create(ada, `Number ${at}`)
    expect((await create(ada, 'Too many')).json()).toMatchObject({
      message: 'A household can have up to 200 collections.',
    })
  })

  it.each([
    [{ name: ' ' }, 'Name the collection'],
    [{ name: 'm'.repeat(101) }, 'Keep it within 100 characters'],
  ])('refuses %j', async (draft, message) => {
    const refused = await (await testApp.person()).call('POST', PATH, draft)
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([400, message])
  })

  it('goes with the household when the last account of it is deleted', async () => {
    const ada = await testApp.person()
    await made(ada, 'One', [await save(ada, 'Soup')])
    await ada.call('POST', '/api/saved-filters', { name: 'Quick', filter: { minutes: 30 } })
    const { householdId } = await testApp.userRow(ada)
    await testApp.db.deleteFrom('users').where('householdId', '=', householdId).execute()
    await testApp.db.deleteFrom('households').where('id', '=', householdId).execute()
    for (const table of ['recipeCollections', 'collectionRecipes', 'savedFilters'] as const)
      expect(
        await testApp.db.selectFrom(table).selectAll().where('householdId', '=', householdId).execute(),
      ).toEqual([])
  })
})

describe('recipes that move to another household', () => {
  const invitedBy = async (host: Person) =>
    (await host.call('POST', '/api/household/invitations', {}))
      .json<{ link: string }>()
      .link.split('/')
      .at(-1)

  it('come into the collections of the same names there, or make them', async () => {
    const [host, guest] = [await testApp.person(), await testApp.person()]
    const theirs = await save(host, 'Roast')
    await made(host, 'Sundays', [theirs])
    const [soup, pie] = [await save(guest, 'Soup'), await save(guest, 'Pie')]
    await made(guest, 'sundays', [pie])
    await made(guest, 'Freezer', [soup, pie])
    await made(guest, 'Empty')
    const token = await invitedBy(host)
    expect((await guest.call('POST', '/api/household/join', { token, recipes: 'bring' })).statusCode).toBe(
      200,
    )
    expect(await all(host)).toMatchObject([
      { name: 'Freezer', recipeIds: [soup, pie] },
      { name: 'Sundays', recipeIds: [theirs, pie] },
    ])
    expect((await guest.call('POST', '/api/household/leave', { recipes: 'leave' })).statusCode).toBe(200)
    expect((await all(guest)).map(({ name, recipeIds }) => [name, recipeIds])).toEqual([
      ['Empty', []],
      ['Freezer', []],
      ['sundays', []],
    ])
  })

  it('are in them as copies where others still use the recipes', async () => {
    const [host, guest] = [await testApp.person(), await testApp.person()]
    const token = await invitedBy(host)
    await guest.call('POST', '/api/household/join', { token, recipes: 'leave' })
    const soup = await save(guest, 'Soup')
    await made(guest, 'Freezer', [soup, await save(host, 'Roast')])
    await guest.call('POST', '/api/household/leave', { recipes: 'bring' })
    const [copy] = (await guest.call('GET', '/api/recipes')).json<Recipe[]>()
    expect(await all(guest)).toMatchObject([{ name: 'Freezer', recipeIds: [copy?.id] }])
    expect((await all(host))[0]?.recipeIds).toContain(soup)
  })
})
