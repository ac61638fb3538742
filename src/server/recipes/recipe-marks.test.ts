import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aDay, aMeal, aRecipe } from '../../../test/harness/makers.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import type { SharedCollection, ShareLink } from '../../domain/sharing/share.ts'
import { DAY } from '../durations.ts'

const testApp = useTestApp()
/** One red pixel. */
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='

const save = async (person: Person, change = {}) =>
  (await person.call('POST', '/api/recipes', aRecipe(change))).json<Recipe>()
const read = (person: Person, { id }: Recipe) => person.call('GET', `/api/recipes/${id}`)

describe('a heart and stars', () => {
  it('begin empty, are set one by one, and stand in the list', async () => {
    const ada = await testApp.person()
    const soup = await save(ada)
    expect(soup).toMatchObject({ isFavourite: false, rating: null, timesMade: 0, lastMadeOn: null })
    const marks = `/api/recipes/${soup.id}/marks`
    expect((await ada.call('PATCH', marks, { isFavourite: true })).json()).toEqual({
      ...soup,
      isFavourite: true,
    })
    await ada.call('PATCH', marks, { rating: 4 })
    expect((await ada.call('PATCH', marks, {})).json()).toMatchObject({ isFavourite: true, rating: 4 })
    expect((await ada.call('GET', '/api/recipes')).json()).toMatchObject([{ isFavourite: true, rating: 4 }])
    expect((await ada.call('PATCH', marks, { rating: null })).json()).toMatchObject({ rating: null })
  })

  it('survive a change of the words, and are not set by it', async () => {
    const ada = await testApp.person()
    const soup = await save(ada, { isFavourite: true, rating: 5 })
    expect(soup).toMatchObject({ isFavourite: false, rating: null })
    await ada.call('PATCH', `/api/recipes/${soup.id}/marks`, { rating: 2 })
    const changed = await ada.call('PATCH', `/api/recipes/${soup.id}`, aRecipe({ name: 'Bisque' }))
    expect(changed.json()).toMatchObject({ name: 'Bisque', rating: 2 })
  })

  it('are refused in a sentence when they make no sense', async () => {
    const ada = await testApp.person()
    const { id } = await save(ada)
    const response = await ada.call('PATCH', `/api/recipes/${id}/marks`, { rating: 6 })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message: 'Give 1 to 5 stars' })
  })
})

describe('made on', () => {
  it('a day counts once; how often and when last follow', async () => {
    const ada = await testApp.person()
    const soup = await save(ada)
    const made = `/api/recipes/${soup.id}/made`
    for (const date of ['2026-02-20', '2026-03-01', '2026-02-20']) {
      const response = await ada.call('POST', made, { date })
      expect([response.statusCode, response.json()]).toEqual([201, { date }])
    }
    expect((await ada.call('GET', made)).json()).toEqual([{ date: '2026-03-01' }, { date: '2026-02-20' }])
    expect((await read(ada, soup)).json()).toMatchObject({ timesMade: 2, lastMadeOn: '2026-03-01' })
    expect((await ada.call('DELETE', `${made}/2026-03-01`)).statusCode).toBe(204)
    expect((await read(ada, soup)).json()).toMatchObject({ timesMade: 1, lastMadeOn: '2026-02-20' })
    expect((await ada.call('DELETE', `${made}/2026-03-01`)).statusCode).toBe(404)
  })

  it('ten days remembered at once are all counted', async () => {
    const ada = await testApp.person()
    const soup = await save(ada)
    const days = Array.from({ length: 10 }, (_, i) => `2026-01-${String(i + 10)}`)
    await Promise.all(days.map((date) => ada.call('POST', `/api/recipes/${soup.id}/made`, { date })))
    expect((await read(ada, soup)).json()).toMatchObject({ timesMade: 10, lastMadeOn: '2026-01-19' })
  })

  it.each([
    ['2026-03-04', 'That day hasn’t come yet. Choose today or an earlier day.'],
    ['2026-02-30', 'There’s no such day in the calendar'],
    ['soon', 'Use a date in the form yyyy-mm-dd'],
  ])('refuses %s', async (date, message) => {
    const ada = await testApp.person()
    const { id } = await save(ada)
    const response = await ada.call('POST', `/api/recipes/${id}/made`, { date })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message })
  })
})

describe('a duplicate', () => {
  it('has every word and the photo, a number of its own, and none of the marks', async () => {
    const ada = await testApp.person()
    const soup = await save(ada, { source: 'Gran', cuisine: 'British', photo: PNG, budgetPerServing: '1.20' })
    await ada.call('PATCH', `/api/recipes/${soup.id}/marks`, { isFavourite: true, rating: 5 })
    await ada.call('POST', `/api/recipes/${soup.id}/made`, { date: '2026-03-01' })
    testApp.clock.pass(DAY)
    const response = await ada.call('POST', `/api/recipes/${soup.id}/duplicate`)
    expect(response.statusCode).toBe(201)
    const copy = response.json<Recipe>()
    expect(copy.id).not.toBe(soup.id)
    expect(copy.globalId).not.toBe(soup.globalId)
    expect(copy).toEqual({
      ...soup,
      id: copy.id,
      globalId: copy.globalId,
      userSequence: 2,
      name: 'Tomato soup (copy)',
      createdAt: testApp.clock.now.toISOString(),
      updatedAt: testApp.clock.now.toISOString(),
    })
  })
})

describe('a deleted recipe', () => {
  it('is gone at once, and comes back as it was: id, number, marks, share links and calendar days', async () => {
    const [ada, grace] = [await testApp.person(), await testApp.person()]
    const soup = await save(ada)
    const path = `/api/recipes/${soup.id}`
    await ada.call('PATCH', `${path}/marks`, { isFavourite: true, rating: 3 })
    await ada.call('POST', `${path}/made`, { date: '2026-03-01' })
    const date = testApp.clock.now.toISOString().slice(0, 10)
    const dinnerMeals = [aMeal({ type: 'recipe', recipeId: soup.id, name: soup.name })]
    await ada.call('POST', '/api/calendar-assignments', aDay(date, { dinnerMeals }))
    const share = { title: 'One', recipeIds: [soup.id] }
    const { shareId } = (await ada.call('POST', '/api/shared-recipe-links', share)).json<ShareLink>()
    const shared = async () =>
      (await grace.call('GET', `/api/shared-recipe-links/${shareId}`)).json<SharedCollection>().recipes
    const before = (await read(ada, soup)).json<Recipe>()
    expect(await shared()).toHaveLength(1)

    expect((await ada.call('DELETE', path)).statusCode).toBe(204)
    expect(await shared()).toEqual([])
    expect((await ada.call('GET', '/api/recipes')).json()).toEqual([])
    const calls: Parameters<Person['call']>[] = [
      ['GET', path],
      ['PATCH', path, { name: 'Bisque' }],
      ['DELETE', path],
      ['POST', `${path}/duplicate`],
      ['PATCH', `${path}/marks`, { rating: 1 }],
      ['GET', `${path}/made`],
      ['POST', `${path}/made`, { date: '2026-02-01' }],
    ]
    for (const call of calls) expect((await ada.call(...call)).statusCode).toBe(404)
    expect((await grace.call('POST', `${path}/restore`)).statusCode).toBe(404)

    const restored = await ada.call('POST', `${path}/restore`)
    expect([restored.statusCode, restored.json()]).toEqual([200, before])
    expect((await read(ada, soup)).json()).toEqual(before)
    expect(await shared()).toHaveLength(1)
    const [day] = (await ada.call('GET', `/api/calendar-assignments?start=${date}&end=${date}`)).json<
      { dinnerMeals: { recipeId: number }[] }[]
    >()
    expect(day?.dinnerMeals[0]?.recipeId).toBe(soup.id)
  })

  it('comes back an hour later too, after others were deleted and cleaned away', async () => {
    const ada = await testApp.person()
    const [soup, other] = [await save(ada), await save(ada)]
    await ada.call('DELETE', `/api/recipes/${soup.id}`)
    testApp.clock.pass(DAY / 24)
    await ada.call('DELETE', `/api/recipes/${other.id}`)
    expect((await ada.call('POST', `/api/recipes/${soup.id}/restore`)).json()).toEqual(soup)
  })

  it('is gone for good a day later, and its number is not given again', async () => {
    const ada = await testApp.person()
    const [soup, other] = [await save(ada), await save(ada)]
    await ada.call('DELETE', `/api/recipes/${soup.id}`)
    testApp.clock.pass(DAY + 1)
    await ada.call('DELETE', `/api/recipes/${other.id}`)
    expect((await ada.call('POST', `/api/recipes/${soup.id}/restore`)).statusCode).toBe(404)
    expect((await ada.call('POST', `/api/recipes/${other.id}/restore`)).statusCode).toBe(200)
    expect((await save(ada)).userSequence).toBe(3)
  })
})

describe('a stranger', () => {
  it('marks, duplicates, restores and remembers nothing of another household', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const soup = await save(ada)
    const path = `/api/recipes/${soup.id}`
    await ada.call('POST', `${path}/made`, { date: '2026-03-01' })
    const before = (await read(ada, soup)).json<Recipe>()
    const calls: Parameters<Person['call']>[] = [
      ['PATCH', `${path}/marks`, { rating: 1 }],
      ['PATCH', `${path}/marks`, {}],
      ['POST', `${path}/duplicate`],
      ['POST', `${path}/restore`],
      ['GET', `${path}/made`],
      ['POST', `${path}/made`, { date: '2026-02-01' }],
      ['DELETE', `${path}/made/2026-03-01`],
    ]
    for (const call of calls) expect((await eve.call(...call)).statusCode).toBe(404)
    expect((await read(ada, soup)).json()).toEqual(before)
  })
})
