import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { aDay, aList, aMeal, aRecipe } from '../../../test/harness/makers.ts'
import type { Assignment } from '../../domain/calendar/day-plan.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'

const testApp = useTestApp()
const DAYS = '/api/calendar-assignments'

describe('days of the calendar', () => {
  it('answers the stored days of a range in date order, both ends included', async () => {
    const ada = await testApp.person()
    for (const date of ['2026-03-09', '2026-03-02', '2026-03-08', '2026-03-05'])
      await ada.call('POST', DAYS, aDay(date))
    const days = (await ada.call('GET', `${DAYS}?start=2026-03-02&end=2026-03-08`)).json<Assignment[]>()
    expect(days.map((day) => day.date)).toEqual(['2026-03-02', '2026-03-05', '2026-03-08'])
    expect(days[0]).toMatchObject({
      breakfastMeals: [],
      dinnerMeals: [aMeal()],
      isSkipped: false,
      isLocked: false,
      version: 1,
    })
  })

  it('answers 366 days at once', async () => {
    const ada = await testApp.person()
    expect((await ada.call('GET', `${DAYS}?start=2026-01-01&end=2027-01-01`)).statusCode).toBe(200)
  })

  it.each([
    ['start=2026-03-08&end=2026-03-02', 'Start date must be before end date'],
    ['start=2026-01-01&end=2027-01-02', 'Ask for at most 366 days'],
    ['start=2026-02-30&end=2026-03-02', 'There’s no such day in the calendar'],
    ['start=today&end=2026-03-02', 'Use a date in the form yyyy-mm-dd'],
  ])('refuses the range %s', async (query, message) => {
    const ada = await testApp.person()
    const response = await ada.call('GET', `${DAYS}?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message })
  })

  it('a day is created once: a second creation answers 409 with the day as it is', async () => {
    const ada = await testApp.person()
    const current = (await ada.call('POST', DAYS, aDay('2026-03-02'))).json<Assignment>()
    const again = await ada.call('POST', DAYS, aDay('2026-03-02', { isSkipped: true }))
    expect(again.statusCode).toBe(409)
    expect(again.json()).toEqual({ code: 'DAY_EXISTS', message: expect.any(String), current })
  })

  it('a change leaves alone what it does not send and moves the version on', async () => {
    const ada = await testApp.person()
    await ada.call('POST', DAYS, aDay('2026-03-02'))
    const changed = await ada.call('PATCH', `${DAYS}/2026-03-02`, { isSkipped: true })
    expect(changed.json()).toMatchObject({ isSkipped: true, dinnerMeals: [aMeal()], version: 2 })
  })

  it('a meal that was kept before its name had to be seen is answered with a stand-in, and can be sent back', async () => {
    const ada = await testApp.person()
    const TEMPLATES = '/api/meal-planning-days'
    const { date } = (await ada.call('POST', DAYS, aDay('2026-03-02'))).json<Assignment>()
    await ada.call('POST', TEMPLATES, { name: 'Monday', dinnerMeals: [aMeal()] })
    const change = { dinnerMeals: JSON.stringify([{ ...aMeal(), name: '\u200b' }]) as never }
    const { householdId } = await testApp.userRow(ada)
    await lockHousehold(new Household(testApp.unwatched, householdId))
    for (const table of ['calendarAssignments', 'mealPlanningDays'] as const)
      await testApp.db.updateTable(table).set(change).where('userId', '=', ada.user.id).execute()
    const dinnerMeals = [{ ...aMeal(), name: 'Meal without a name' }]
    const days = await ada.call('GET', `${DAYS}?start=${date}&end=${date}`)
    expect([days.statusCode, days.json()]).toMatchObject([200, [{ dinnerMeals }]])
    expect((await ada.call('GET', TEMPLATES)).json()).toMatchObject([{ dinnerMeals }])
    const [day] = days.json<Assignment[]>()
    const sent = { dinnerMeals: day?.dinnerMeals, lunchMeals: [aMeal()] }
    expect((await ada.call('PATCH', `${DAYS}/${date}`, sent)).json()).toMatchObject(sent)
  })

  it('a change to a day that is not stored answers 404', async () => {
    const ada = await testApp.person()
    expect((await ada.call('PATCH', `${DAYS}/2026-03-02`, { isSkipped: true })).statusCode).toBe(404)
  })

  it('If-Match: a stale version answers 412 with the current day and changes nothing', async () => {
    const ada = await testApp.person()
    await ada.call('POST', DAYS, aDay('2026-03-02'))
    const change = (version: string, isSkipped: boolean) =>
      ada.call('PATCH', `${DAYS}/2026-03-02`, { isSkipped }, { 'if-match': version })
    const current = (await change('"1"', true)).json<Assignment>()
    expect(current).toMatchObject({ version: 2, isSkipped: true })
    const stale = await change('"1"', false)
    expect(stale.statusCode).toBe(412)
    expect(stale.json()).toEqual({ code: 'CHANGED_MEANWHILE', message: expect.any(String), current })
    expect((await change('"2"', false)).json()).toMatchObject({ version: 3 })
    expect((await change('soon', false)).statusCode).toBe(400)
  })

  it('of twenty changes on one version exactly one is taken', async () => {
    const ada = await testApp.person()
    await ada.call('POST', DAYS, aDay('2026-03-02'))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        ada.call(
          'PATCH',
          `${DAYS}/2026-03-02`,
          { dinnerMeals: [aMeal({ name: `Dinner ${i}` })] },
          { 'if-match': '"1"' },
        ),
      ),
    )
    expect(answers.filter((response) => response.statusCode === 200)).toHaveLength(1)
    expect(answers.filter((response) => response.statusCode === 412)).toHaveLength(19)
  })

  it.each([
    [{ peopleCount: 0 }, 'Must have at least 1 person'],
    [{ peopleCount: 21 }, 'Must have at most 20 people'],
    [{ name: ' ' }, 'Meal name is required'],
    [{ type: 'recipe' as const }, 'A recipe meal needs a chosen recipe, and only a recipe meal has one'],
  ])('refuses a meal with %j', async (change, message) => {
    const ada = await testApp.person()
    const response = await ada.call('POST', DAYS, aDay('2026-03-02', { dinnerMeals: [aMeal(change)] }))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message })
  })

  it('plans only recipes of the own library, and keeps one that was deleted since', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const recipe = (await ada.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
    const meal = aMeal({ type: 'recipe', name: recipe.name, recipeId: recipe.id })
    expect((await eve.call('POST', DAYS, aDay('2026-03-02', { dinnerMeals: [meal] }))).statusCode).toBe(400)
    expect((await ada.call('POST', DAYS, aDay('2026-03-02', { dinnerMeals: [meal] }))).statusCode).toBe(201)
    await ada.call('DELETE', `/api/recipes/${recipe.id}`)
    const lunch = { dinnerMeals: [meal], lunchMeals: [aMeal({ id: 'meal-2' })] }
    expect((await ada.call('PATCH', `${DAYS}/2026-03-02`, lunch)).statusCode).toBe(200)
  })
})

describe('locked days', () => {
  it('inside a completed list a day is read-only: writes answer 423, reads say why', async () => {
    const ada = await testApp.person()
    await ada.call('POST', DAYS, aDay('2026-03-03'))
    await ada.call('POST', '/api/completed-shopping-lists', aList('2026-03-02', '2026-03-04'))
    expect((await ada.call('PATCH', `${DAYS}/2026-03-03`, { isSkipped: true })).statusCode).toBe(423)
    expect((await ada.call('POST', DAYS, aDay('2026-03-04'))).statusCode).toBe(423)
    expect((await ada.call('POST', DAYS, aDay('2026-03-05'))).statusCode).toBe(201)
    const [day] = (await ada.call('GET', `${DAYS}?start=2026-03-03&end=2026-03-03`)).json<Assignment[]>()
    expect(day).toMatchObject({ isLocked: true, lockReason: 'Shopping list: Weekly shop' })
  })
})
