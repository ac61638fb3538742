import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../../test/harness/app.ts'
import { aDay, aMeal, aRecipe } from '../../../../test/harness/makers.ts'
import { aPushDevice } from '../../../../test/harness/push-service.ts'
import { noReminders } from '../../../domain/account/reminders.ts'
import type { CreatedInvitation } from '../../../domain/household/invitation.ts'
import type { Collection } from '../../../domain/recipes/collection.ts'
import { ImportedReading } from '../../../domain/recipes/imported-reading.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'

const testApp = useTestApp()

async function join(person: Person, host: Person, recipes = 'bring') {
  const { link } = (await host.call('POST', '/api/household/invitations', {})).json<CreatedInvitation>()
  const token = link.split('/').at(-1)
  expect((await person.call('POST', '/api/household/join', { token, recipes })).statusCode).toBe(200)
}
async function leave(person: Person, recipes = 'bring') {
  expect((await person.call('POST', '/api/household/leave', { recipes })).statusCode).toBe(200)
}
const cook = async (person: Person, change: Parameters<typeof aRecipe>[0]) =>
  (await person.call('POST', '/api/recipes', aRecipe(change))).json<Recipe>()
const recipesOf = async (person: Person) => (await person.call('GET', '/api/recipes')).json<Recipe[]>()
const names = async (person: Person) =>
  (await recipesOf(person)).map(({ userSequence, name }) => `#${userSequence} ${name}`)
const named = async (person: Person, name: string) => {
  const recipe = (await recipesOf(person)).find((one) => one.name === name)
  if (!recipe) throw new Error(`no ${name}`)
  return recipe
}

/** Bob came to Ada with a pie and a stew, and left again with copies. */
async function aReturn() {
  const [ada, bob] = [await testApp.person(), await testApp.person()]
  await cook(ada, { name: 'Soup' })
  const pie = await cook(bob, { name: 'Pie' })
  const stew = await cook(bob, { name: 'Stew' })
  await join(bob, ada)
  await leave(bob)
  return { ada, bob, pie, stew }
}

describe('who left with copies and comes back with them (household 95)', () => {
  it('brings none of them twice, and a changed one as their own', async () => {
    const { ada, bob } = await aReturn()
    await bob.call('PATCH', `/api/recipes/${(await named(bob, 'Stew')).id}`, { servings: 9 })
    await cook(bob, { name: 'Salad' })
    await join(bob, ada)
    expect(await names(ada)).toEqual(['#5 Salad', '#4 Stew', '#3 Stew', '#2 Pie', '#1 Soup'])
    await leave(bob)
    expect(await names(bob)).toEqual(['#9 Salad', '#8 Stew', '#7 Stew', '#6 Pie'])
  })

  it('takes no second copy to where the first one waits', async () => {
    const { ada, bob } = await aReturn()
    const copy = await named(bob, 'Pie')
    await join(bob, ada, 'leave')
    await leave(bob)
    expect(await names(bob)).toEqual(['#4 Stew', '#3 Pie'])
    expect((await named(bob, 'Pie')).id).toBe(copy.id)
  })

  it('keeps what each household made of it: days, heart, stars, notes and collections', async () => {
    const { ada, bob, pie, stew } = await aReturn()
    const [copy, stewCopy] = [await named(bob, 'Pie'), await named(bob, 'Stew')]
    await ada.call('PATCH', `/api/recipes/${pie.id}/marks`, { rating: 3 })
    await bob.call('PATCH', `/api/recipes/${copy.id}/marks`, { isFavourite: true, rating: 5 })
    await bob.call('PATCH', `/api/recipes/${stewCopy.id}/marks`, { rating: 4 })
    await bob.call('PUT', `/api/recipes/${stewCopy.id}/notes`, { notes: 'More thyme', seen: null })
    for (const date of ['2026-03-01', '2026-03-02'])
      await ada.call('POST', `/api/recipes/${pie.id}/made`, { date })
    for (const date of ['2026-03-02', '2026-03-03'])
      await bob.call('POST', `/api/recipes/${copy.id}/made`, { date })
    await ada.call('POST', '/api/recipe-collections', { name: 'Sundays', add: [stew.id] })
    await bob.call('POST', '/api/recipe-collections', { name: 'Sundays', add: [copy.id, stewCopy.id] })
    await join(bob, ada)
    expect(await named(ada, 'Pie')).toMatchObject({
      id: pie.id,
      isFavourite: true,
      rating: 3,
      timesMade: 3,
      lastMadeOn: '2026-03-03',
    })
    expect(await named(ada, 'Stew')).toMatchObject({
      id: stew.id,
      rating: 4,
      notes: 'More thyme',
      notesBy: bob.user.firstName,
    })
    const collections = (await ada.call('GET', '/api/recipe-collections')).json<Collection[]>()
    expect(collections.map(({ recipeIds }) => recipeIds.toSorted((a, b) => a - b))).toEqual([
      [pie.id, stew.id],
    ])
  })

  it('has a running timer lead to the recipe that stays, and to the copy after leaving', async () => {
    const { ada, bob, pie } = await aReturn()
    const copy = await named(bob, 'Pie')
    const device = aPushDevice('https://fcm.googleapis.com/fcm/send/bob')
    await bob.call('PUT', '/api/reminders', { ...noReminders, timers: true })
    await bob.call('PUT', '/api/reminders/device', device)
    const timer = { timerKey: 'pie', words: '20 minutes, step 1 of Pie', ringsAt: '2026-03-02T10:00:00.000Z' }
    await bob.call('PUT', '/api/reminders/timers', { timers: [{ ...timer, recipeId: copy.id }] })
    const leadsTo = async () =>
      (await testApp.db.selectFrom('runningTimers').select('recipeId').execute()).map(
        ({ recipeId }) => recipeId,
      )
    expect(await leadsTo()).toEqual([copy.id])
    await join(bob, ada)
    expect(await leadsTo()).toEqual([pie.id])
    await leave(bob)
    expect(await leadsTo()).toEqual([(await named(bob, 'Pie')).id])
  })

  it('keeps what page a recipe was read from, where only the copy knew', async () => {
    const { ada, bob, pie } = await aReturn()
    const copy = await named(bob, 'Pie')
    const { householdId } = await testApp.userRow(bob)
    await testApp.db
      .insertInto('importedReadings')
      .values({ householdId, recipeId: copy.id, pageReading: ImportedReading.parse(copy) })
      .execute()
    await testApp.db
      .insertInto('recipePictures')
      .values({ householdId, recipeId: copy.id, position: 0, photoName: 'page.jpg' })
      .execute()
    await join(bob, ada)
    const ofPie = (table: 'importedReadings' | 'recipePictures') =>
      testApp.db.selectFrom(table).selectAll().where('recipeId', '=', pie.id).execute()
    const there = (await testApp.userRow(ada)).householdId
    expect(await ofPie('importedReadings')).toMatchObject([{ householdId: there }])
    expect(await ofPie('recipePictures')).toMatchObject([{ householdId: there, photoName: 'page.jpg' }])
  })

  it('finds it in the week and the templates that wait, in shared links and in other recipes', async () => {
    const { ada, bob, pie } = await aReturn()
    const copy = await named(bob, 'Pie')
    const dinnerMeals = [aMeal({ name: 'Pie', type: 'recipe', recipeId: copy.id })]
    await bob.call('POST', '/api/calendar-assignments', aDay('2026-03-20', { dinnerMeals }))
    await bob.call('POST', '/api/meal-planning-days', { name: 'Pie day', dinnerMeals })
    const shared = await bob.call('POST', '/api/shared-recipe-links', { title: 'Mine', recipeIds: [copy.id] })
    const usedRecipes = [{ line: 'Pie', recipeId: copy.id }]
    await cook(bob, { name: 'Feast', ingredients: ['Pie'], usedRecipes })
    await join(bob, ada)
    expect(await named(ada, 'Feast')).toMatchObject({ usedRecipes: [{ line: 'Pie', recipeId: pie.id }] })
    const { shareId } = shared.json<{ shareId: string }>()
    expect((await ada.call('GET', `/api/shared-recipe-links/${shareId}`)).json()).toMatchObject({
      recipes: [{ name: 'Pie' }],
    })
    await leave(bob)
    const home = { dinnerMeals: [{ recipeId: (await named(bob, 'Pie')).id }] }
    const days = await bob.call('GET', '/api/calendar-assignments?start=2026-03-20&end=2026-03-20')
    expect(days.json()).toMatchObject([home])
    expect((await bob.call('GET', '/api/meal-planning-days')).json()).toMatchObject([home])
  })
})
