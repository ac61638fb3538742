import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aDay, aMeal, aRecipe } from '../../../test/harness/makers.ts'
import type { Assignment } from '../../domain/calendar/day-plan.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { DAY } from '../durations.ts'
import { runMaintenance } from '../maintenance.ts'

const testApp = useTestApp()

const KEY = 'fedcba9876543210fedcba98'
const log = { info: () => undefined, error: (what: unknown) => expect.fail(JSON.stringify(what)) }
const under = (idempotencyKey: string) => ({ 'idempotency-key': idempotencyKey })

async function withSoup(): Promise<{ ada: Person; soup: string }> {
  const ada = await testApp.person()
  const { id } = (await ada.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
  return { ada, soup: `/api/recipes/${id}` }
}
const heart = (by: Person, recipe: string, isFavourite: boolean, idempotencyKey = KEY) =>
  by.call('PATCH', `${recipe}/marks`, { isFavourite }, under(idempotencyKey))
const read = async (by: Person, recipe: string) => (await by.call('GET', recipe)).json<Recipe>()
const keys = () =>
  testApp.db.selectFrom('answeredOnce').select(['userId', 'onceKey', 'asked', 'answer']).execute()

/** Calls to repeat, each by what it does. */
const kept: Record<string, (ada: Person) => Promise<[path: string, body: object]>> = {
  'a new collection': async () => ['/api/recipe-collections', { name: 'Sundays' }],
  'a collection that comes back': async (ada) => {
    const made = await ada.call('POST', '/api/recipe-collections', { name: 'Sundays' })
    const path = `/api/recipe-collections/${made.json<{ id: number }>().id}`
    await ada.call('DELETE', path)
    return [`${path}/restore`, {}]
  },
  'a filter that comes back': async (ada) => {
    const made = await ada.call('POST', '/api/saved-filters', { name: 'Quick', filter: { minutes: 20 } })
    const path = `/api/saved-filters/${made.json<{ id: number }>().id}`
    await ada.call('DELETE', path)
    return [`${path}/restore`, {}]
  },
  'a guest who comes back': async (ada) => {
    const gran = { firstName: 'Gran', lastName: 'Hale', initials: 'GH', color: '#0c7450' }
    const made = await ada.call('POST', '/api/guest-diners', gran)
    const path = `/api/guest-diners/${made.json<{ id: number }>().id}`
    await ada.call('DELETE', path)
    return [`${path}/restore`, {}]
  },
  'a staple': async () => ['/api/staples', { name: 'Milk', quantity: 2, unit: 'l', rhythm: 'weekly' }],
  'a recipe onto the list': async (ada) => {
    const { id } = (await ada.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
    return ['/api/open-shopping-list/recipes', { recipeId: id, people: 4 }]
  },
  'the template of a weekday': async (ada) => ['/api/weekly-template-assignments', await aWeekday(ada)],
  'a day from its template': async (ada) => {
    await ada.call('POST', '/api/weekly-template-assignments', await aWeekday(ada))
    return ['/api/calendar-assignments/take-templates', { dates: ['2026-03-02'] }]
  },
}

async function aWeekday(ada: Person) {
  const template = { name: 'School day', breakfastMeals: [aMeal()] }
  const made = await ada.call('POST', '/api/meal-planning-days', template)
  return { dayOfWeek: 0, templateType: 'all', templateId: made.json<{ id: number }>().id }
}

describe('a call with a key that it had before (home 85)', () => {
  it('does nothing more, and gets its first answer', async () => {
    const { ada, soup } = await withSoup()
    const first = await heart(ada, soup, true)
    expect([first.statusCode, first.json<Recipe>().isFavourite]).toEqual([200, true])
    await heart(ada, soup, false, 'another-key-of-a-change')
    const again = await heart(ada, soup, true)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect((await read(ada, soup)).isFavourite).toBe(false)
  })

  it('gets an empty answer where the first was one, and does not delete what came back since', async () => {
    const { ada, soup } = await withSoup()
    const remove = () => ada.call('DELETE', soup, undefined, under(KEY))
    const first = await remove()
    await ada.call('POST', `${soup}/restore`)
    const again = await remove()
    expect([first.statusCode, again.statusCode, again.body]).toEqual([204, 204, ''])
    expect((await read(ada, soup)).name).toBe('Tomato soup')
  })

  it.each(Object.entries(kept))('does once what a device may keep: %s', async (_name, prepare) => {
    const ada = await testApp.person()
    const [path, body] = await prepare(ada)
    const ask = () => ada.call('POST', path, body, under(KEY))
    const [first, again] = [await ask(), await ask()]
    expect(first.statusCode).toBeLessThan(300)
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body])
    const at = (await keys()).find(({ userId }) => userId === ada.user.id)
    expect(at?.answer).not.toBe('')
  })

  it('counts once though ten come at the same moment', async () => {
    const { ada } = await withSoup()
    const days = [{ ...aDay('2026-03-02', { dinnerMeals: [aMeal()] }), version: null }]
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        ada.call('POST', '/api/calendar-assignments/together', { days }, under(KEY)),
      ),
    )
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.json<Assignment[]>().map(({ version }) => version)).toEqual([1])
  })

  it('is done where the first was refused, which left nothing behind', async () => {
    const { ada, soup } = await withSoup()
    const made = (date: string) => ada.call('POST', `${soup}/made`, { date }, under(KEY))
    expect((await made('2026-04-01')).statusCode).toBe(400)
    expect((await keys()).filter(({ userId }) => userId === ada.user.id)).toEqual([])
    expect((await made('2026-03-01')).statusCode).toBe(201)
    expect((await read(ada, soup)).timesMade).toBe(1)
  })

  it('is refused where the key belongs to another kind of call, or is none', async () => {
    const { ada, soup } = await withSoup()
    await heart(ada, soup, true)
    const other = await ada.call('DELETE', soup, undefined, under(KEY))
    expect([other.statusCode, other.json()]).toEqual([
      400,
      { code: 'BAD_INPUT', message: 'This Idempotency-Key was used for another call.' },
    ])
    expect((await heart(ada, soup, true, 'short')).statusCode).toBe(400)
    expect((await read(ada, soup)).name).toBe('Tomato soup')
  })
})

describe('the owner of a key', () => {
  it('no other person gets its answer, in the same household or another, and no visitor', async () => {
    const { ada, soup } = await withSoup()
    await heart(ada, soup, true)
    const eve = await testApp.person()
    const theirs = await heart(eve, soup, true)
    expect([theirs.statusCode, theirs.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND'])
    const own = (await eve.call('POST', '/api/recipes', aRecipe({ name: 'Leek soup' }))).json<Recipe>()
    const answer = await heart(eve, `/api/recipes/${own.id}`, true)
    expect([answer.statusCode, answer.json<Recipe>().name]).toEqual([200, 'Leek soup'])
    expect(
      (await testApp.visit('PATCH', `${soup}/marks`, { isFavourite: true }, under(KEY))).statusCode,
    ).toBe(401)

    const kim = await testApp.person()
    const { householdId } = await testApp.userRow(ada)
    await testApp.db.updateTable('users').set({ householdId }).where('id', '=', kim.user.id).execute()
    await heart(kim, soup, false)
    expect((await read(ada, soup)).isFavourite).toBe(false)
  })
})

it('an answer is forgotten after thirty days, and what is kept is only what was answered', async () => {
  const { ada, soup } = await withSoup()
  const first = await heart(ada, soup, true)
  const own = async () => (await keys()).filter(({ userId }) => userId === ada.user.id)
  const [row] = await own()
  expect([row?.asked, JSON.parse(row?.answer ?? '')]).toEqual(['PATCH /api/recipes/:id/marks', first.json()])
  testApp.clock.pass(29 * DAY)
  await runMaintenance({ ...testApp.dependencies, db: testApp.unwatched }, log)
  expect(await own()).toHaveLength(1)
  testApp.clock.pass(2 * DAY)
  await runMaintenance({ ...testApp.dependencies, db: testApp.unwatched }, log)
  expect(await own()).toEqual([])
})
