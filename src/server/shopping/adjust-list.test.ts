import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aDay, aList, aMeal, aRecipe } from '../../../test/harness/makers.ts'
import type { Assignment } from '../../domain/calendar/day-plan.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import type { CompletedList, ListChange } from '../../domain/shopping/completed-list.ts'

const testApp = useTestApp()
const LISTS = '/api/completed-shopping-lists'

const item = (id: string, name: string, quantity: number, unit: string, isChecked = false) => ({
  id,
  name,
  category: 'Vegetables',
  quantity,
  unit,
  isChecked,
  recipeIds: [],
})

interface Answer {
  changes: ListChange[]
  list: CompletedList
  day: Assignment
  message: string
}

/** Soup is planned and its list completed; the onion is ticked. */
async function shopping() {
  const ada = await testApp.person()
  const recipe = async (name: string, ingredients: string[]) =>
    (await ada.call('POST', '/api/recipes', aRecipe({ name, ingredients }))).json<Recipe>().id
  const soup = await recipe('Soup', ['800 g tomatoes', '1 onion'])
  const stew = await recipe('Stew', ['200 g tomatoes', '3 onions', '500 g beef mince'])
  const meal = (recipeId: number, name: string) => aMeal({ type: 'recipe', recipeId, name })
  const day = (
    await ada.call(
      'POST',
      '/api/calendar-assignments',
      aDay('2026-03-03', { dinnerMeals: [meal(soup, 'Soup')] }),
    )
  ).json<Assignment>()
  const list = (
    await ada.call('POST', LISTS, {
      ...aList('2026-03-02', '2026-03-08'),
      items: [item('t', 'tomatoes', 800, 'g'), item('o', 'onion', 1, '', true)],
    })
  ).json<CompletedList>()
  const adjust = (change: object = {}, who: Person = ada) =>
    who.call('POST', `${LISTS}/${list.id}/adjustments`, {
      date: '2026-03-03',
      slot: 'dinner',
      mealId: 'meal-1',
      meal: meal(stew, 'Stew'),
      version: day.version,
      ...change,
    })
  const stored = async () => ({
    list: (await ada.call('GET', LISTS)).json<CompletedList[]>()[0],
    day: (await ada.call('GET', '/api/calendar-assignments?start=2026-03-03&end=2026-03-03')).json<
      Assignment[]
    >()[0],
  })
  return { ada, list, day, adjust, stored }
}

describe('adjusting a completed list', () => {
  const expected = [
    ['less', 'tomatoes', '600 g', '800 g', '200 g'],
    ['add', 'onions', '2', '', '2'],
    ['add', 'beef mince', '500 g', '', '500 g'],
  ]
  const said = ({ changes }: Answer) =>
    new Set(changes.map(({ kind, name, by, before, after }) => [kind, name, by, before, after]))

  it('is nothing for a program that may change lists alone: it changes a meal (account 141)', async () => {
    const { ada, list, day, stored } = await shopping()
    const draft = { name: 'Kitchen display', scopes: ['lists'] }
    const { token } = (await ada.call('POST', '/api/access-tokens', draft)).json<{ token: string }>()
    const change = { date: day.date, slot: 'dinner', mealId: 'meal-1', meal: null, version: day.version }
    const path = `${LISTS}/${list.id}/adjustments`
    const answer = await testApp.visit('POST', path, change, { authorization: `Bearer ${token}` })
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'TOKEN_REFUSED' }])
    expect((await stored()).day?.dinnerMeals).toMatchObject([{ name: 'Soup' }])
  })

  it('less of what was not there is less that waits, and none of it waits no more (shopping 67)', async () => {
    const { ada, list, day, adjust } = await shopping()
    const notThere = { value: { instead: null }, at: testApp.clock.now.getTime(), by: 'phone' }
    await ada.call('PATCH', `${LISTS}/${list.id}/marks`, { marks: [{ itemId: 't', set: { notThere } }] })
    const waiting = async () =>
      (await ada.call('GET', '/api/shopping-extras')).json<{ items: { quantity: number; unit: string }[] }>()
        .items
    expect(await waiting()).toMatchObject([{ quantity: 800, unit: 'g' }])
    const { day: changed } = (await adjust()).json<Answer>()
    expect(changed.version).not.toBe(day.version)
    expect(await waiting()).toMatchObject([{ quantity: 200, unit: 'g' }])
    await adjust({ meal: null, version: changed.version })
    expect(await waiting()).toEqual([])
  })

  it('a meal under the id of another is refused: a day with both could be read by nobody any more', async () => {
    const ada = await testApp.person()
    const dinnerMeals = [aMeal({ id: 'soup' }), aMeal({ id: 'bread' })]
    const made = await ada.call('POST', '/api/calendar-assignments', aDay('2026-03-03', { dinnerMeals }))
    const { id } = (await ada.call('POST', LISTS, aList('2026-03-02', '2026-03-08'))).json<CompletedList>()
    const adjusted = await ada.call('POST', `${LISTS}/${id}/adjustments`, {
      date: '2026-03-03',
      slot: 'dinner',
      mealId: 'soup',
      meal: aMeal({ id: 'bread' }),
      version: made.json<Assignment>().version,
    })
    expect(adjusted.statusCode).toBe(400)
    expect(adjusted.json()).toMatchObject({ message: 'Two meals share one id' })
    const read = await ada.call('GET', '/api/calendar-assignments?start=2026-03-03&end=2026-03-03')
    expect(read.json()).toMatchObject([{ dinnerMeals }])
  })

  it('says on trial what a swap adds and takes, and changes nothing', async () => {
    const { adjust, stored } = await shopping()
    const before = await stored()
    const answer = await adjust({ isTrial: true })
    expect(answer.statusCode).toBe(200)
    expect(said(answer.json())).toEqual(new Set(expected))
    expect(await stored()).toEqual(before)
  })

  it('changes the day and the list together; ticks stay, and the days stay locked', async () => {
    const { ada, adjust, stored } = await shopping()
    const answer = (await adjust()).json<Answer>()
    expect(said(answer)).toEqual(new Set(expected))
    const { list, day } = await stored()
    expect(list).toEqual(answer.list)
    expect(day).toEqual(answer.day)
    expect(day).toMatchObject({ isLocked: true, version: 2, dinnerMeals: [{ name: 'Stew' }] })
    expect(list?.items.map(({ name, quantity, isChecked }) => [name, quantity, isChecked])).toEqual(
      expect.arrayContaining([
        ['tomatoes', 200, false],
        ['onion', 1, true],
        ['onions', 2, false],
        ['beef mince', 500, false],
      ]),
    )
    const write = await ada.call('PATCH', '/api/calendar-assignments/2026-03-03', { isSkipped: true })
    expect(write.statusCode).toBe(423)
  })

  it('says and adds nothing of what is always in the house, unless the list has it (shopping 43)', async () => {
    const { ada, adjust } = await shopping()
    const trial = async () => {
      const { changes, list } = (await adjust({ isTrial: true })).json<Answer>()
      return [changes, list.items].map((all) => all.map(({ name }) => name).toSorted())
    }
    await ada.call('PATCH', '/api/shop-order', { have: ['beef mince'] })
    expect(await trial()).toEqual([
      ['onions', 'tomatoes'],
      ['onion', 'onions', 'tomatoes'],
    ])
    await ada.call('PATCH', '/api/shop-order', { have: ['onion'], haveNot: ['beef mince'] })
    expect(await trial()).toEqual([
      ['beef mince', 'onions', 'tomatoes'],
      ['beef mince', 'onion', 'onions', 'tomatoes'],
    ])
  })

  it('finds a row that was called otherwise before the list was completed (shopping 120)', async () => {
    const { ada, day } = await shopping()
    await ada.call('DELETE', `${LISTS}/${(await ada.call('GET', LISTS)).json<CompletedList[]>()[0]?.id}`)
    const days = { startDate: '2026-03-02', endDate: '2026-03-08' }
    const rows = [item('t', 'tomatoes', 800, 'g')]
    const made = { id: 'open', replaces: null, ...days, items: rows, origins: {}, foods: {}, meals: null }
    await ada.call('POST', '/api/open-shopping-list', made)
    const set = { name: { value: 'Dad’s reds', at: 1, by: 'p' } }
    const edits = { rows: [{ itemId: 't', set }], list: {} }
    await ada.call('PATCH', '/api/open-shopping-list', { listId: 'open', edits })
    const completed = { ...aList(days.startDate, days.endDate, { items: [] }), listId: 'open' }
    const list = (await ada.call('POST', LISTS, completed)).json<CompletedList>()
    const [meal] = day.dinnerMeals
    const more = await ada.call('POST', `${LISTS}/${list.id}/adjustments`, {
      date: '2026-03-03',
      slot: 'dinner',
      mealId: 'meal-1',
      meal: { ...meal, peopleCount: 2 * (meal?.peopleCount ?? 0) },
      version: day.version,
    })
    expect(more.json<Answer>().list.items).toMatchObject([{ name: 'Dad’s reds', quantity: 1.6, unit: 'kg' }])
  })

  it('leaves a meal out', async () => {
    const { adjust, stored } = await shopping()
    const answer = (await adjust({ meal: null })).json<Answer>()
    expect(said(answer)).toEqual(
      new Set([
        ['bought', 'onion', '1', '1', '1'],
        ['remove', 'tomatoes', '800 g', '800 g', ''],
      ]),
    )
    expect((await stored()).list?.items.map(({ id }) => id)).toEqual(['o'])
  })

  it('of two swaps at once one is taken, the other is told that the day changed', async () => {
    const { adjust } = await shopping()
    const answers = await Promise.all([adjust(), adjust({ meal: null }), adjust()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412, 412])
  })

  it.each([
    ['a day outside the list', { date: '2026-03-20' }, 404],
    ['a meal that is not there', { mealId: 'other' }, 404],
    ['a version that is old', { version: 9 }, 412],
    ['a recipe that nobody knows', { meal: aMeal({ type: 'recipe', recipeId: 999_999 }) }, 400],
  ])('refuses %s', async (_, change, status) => {
    const { adjust, stored } = await shopping()
    const before = await stored()
    expect((await adjust(change)).statusCode).toBe(status)
    expect(await stored()).toEqual(before)
  })

  it('is nobody else’s to do', async () => {
    const { adjust, stored } = await shopping()
    const before = await stored()
    expect((await adjust({}, await testApp.person())).statusCode).toBe(404)
    expect(await stored()).toEqual(before)
  })
})
