import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { aDay, aList, aMeal, aRecipe } from '../../../test/harness/makers.ts'
import type { Assignment } from '../../domain/calendar/day-plan.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'

const testApp = useTestApp()
const DAYS = '/api/calendar-assignments'
const TOGETHER = `${DAYS}/together`
const [MONDAY, TUESDAY] = ['2026-03-02', '2026-03-03']

type Person = Awaited<ReturnType<typeof testApp.person>>
const dinnersOf = async (person: Person) => {
  const days = (await person.call('GET', `${DAYS}?start=${MONDAY}&end=${TUESDAY}`)).json<Assignment[]>()
  return days.map(({ date, version, dinnerMeals }) => [date, version, dinnerMeals.map(({ name }) => name)])
}
/** Moves fish and chips from Monday to Tuesday. */
const move = (version: number | null, toVersion: number | null = null) => ({
  days: [
    { ...aDay(MONDAY, { dinnerMeals: [] }), version },
    { ...aDay(TUESDAY, { dinnerMeals: [aMeal()] }), version: toVersion },
  ],
})

describe('several days at once (calendar 29)', () => {
  it('a meal moves from one day to another, the new day being created', async () => {
    const ada = await testApp.person()
    await ada.call('POST', DAYS, aDay(MONDAY))
    const moved = await ada.call('POST', TOGETHER, move(1))
    expect(moved.statusCode).toBe(200)
    expect(moved.json<Assignment[]>().map(({ date, version }) => [date, version])).toEqual([
      [MONDAY, 2],
      [TUESDAY, 1],
    ])
    expect(await dinnersOf(ada)).toEqual([
      [MONDAY, 2, []],
      [TUESDAY, 1, ['Fish and chips']],
    ])
  })

  it.each([
    ['a stale version', move(7), 412, 'CHANGED_MEANWHILE'],
    ['a day that is stored already', move(null), 409, 'DAY_EXISTS'],
  ])('%s writes none of them and answers the day as it is', async (_, body, status, code) => {
    const ada = await testApp.person()
    await ada.call('POST', DAYS, aDay(MONDAY))
    const refused = await ada.call('POST', TOGETHER, body)
    expect(refused.statusCode).toBe(status)
    expect(refused.json()).toMatchObject({ code, current: { date: MONDAY, version: 1 } })
    expect(await dinnersOf(ada)).toEqual([[MONDAY, 1, ['Fish and chips']]])
  })

  it('a day that was deleted since refuses all, and is answered empty', async () => {
    const ada = await testApp.person()
    await ada.call('POST', DAYS, aDay(MONDAY))
    const refused = await ada.call('POST', TOGETHER, move(1, 2))
    expect(refused.statusCode).toBe(412)
    expect(refused.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      current: { date: TUESDAY, version: 0, dinnerMeals: [] },
    })
    expect(await dinnersOf(ada)).toEqual([[MONDAY, 1, ['Fish and chips']]])
  })

  it('a locked day among them refuses all', async () => {
    const ada = await testApp.person()
    await ada.call('POST', DAYS, aDay(MONDAY))
    await ada.call('POST', '/api/completed-shopping-lists', aList(TUESDAY, TUESDAY))
    expect((await ada.call('POST', TOGETHER, move(1))).statusCode).toBe(423)
    expect(await dinnersOf(ada)).toEqual([[MONDAY, 1, ['Fish and chips']]])
  })

  it.each([
    ['no day', [], 'Name at least one day'],
    ['a day twice', [1, 2].map(() => ({ ...aDay(MONDAY), version: null })), 'The same day is there twice'],
  ])('%s is refused', async (_, days, message) => {
    const ada = await testApp.person()
    const refused = await ada.call('POST', TOGETHER, { days })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ message })
  })

  it('a meal keeps its recipe on its way, deleted or not; somebody else’s recipe stays out', async () => {
    const ada = await testApp.person()
    const bob = await testApp.person()
    const meal = (id: number) => aMeal({ type: 'recipe', recipeId: id })
    const soup = (await ada.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
    await ada.call('POST', DAYS, aDay(MONDAY, { dinnerMeals: [meal(soup.id)] }))
    await ada.call('DELETE', `/api/recipes/${soup.id}`)
    const days = (id: number) => [
      { ...aDay(MONDAY, { dinnerMeals: [] }), version: 1 },
      { ...aDay(TUESDAY, { dinnerMeals: [meal(id)] }), version: null },
    ]
    expect((await ada.call('POST', TOGETHER, { days: days(soup.id) })).statusCode).toBe(200)
    const theirs = await bob.call('POST', TOGETHER, {
      days: [{ ...aDay(TUESDAY, { dinnerMeals: [meal(soup.id)] }), version: null }],
    })
    expect(theirs.statusCode).toBe(400)
  })

  it('two moves of one meal at the same moment: one wins, and the meal is there once', async () => {
    const ada = await testApp.person()
    await ada.call('POST', DAYS, aDay(MONDAY))
    const answers = await Promise.all([1, 2, 3].map(() => ada.call('POST', TOGETHER, move(1))))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412, 412])
    expect((await dinnersOf(ada)).flatMap(([, , names]) => names)).toEqual(['Fish and chips'])
  })

  it('a stranger writes into days of their own only', async () => {
    const ada = await testApp.person()
    const bob = await testApp.person()
    await ada.call('POST', DAYS, aDay(MONDAY))
    expect((await bob.call('POST', TOGETHER, move(null))).statusCode).toBe(200)
    expect(await dinnersOf(ada)).toEqual([[MONDAY, 1, ['Fish and chips']]])
  })
})

describe('who eats', () => {
  const someone = { firstName: 'Ada', lastName: 'Cook', initials: 'AC', color: '#0c7450' }

  it.each([
    ['dinerIds', '/api/family-members'],
    ['guestIds', '/api/guest-diners'],
  ] as const)('%s are kept for people of the household, and no others', async (field, path) => {
    const ada = await testApp.person()
    const bob = await testApp.person()
    const { id } = (await ada.call('POST', path, someone)).json<{ id: number }>()
    const day = aDay(MONDAY, { dinnerMeals: [aMeal({ [field]: [id, id] })] })
    const stored = (await ada.call('POST', DAYS, day)).json<Assignment>()
    expect(stored.dinnerMeals[0]?.[field]).toEqual([id])
    const refused = await bob.call('POST', DAYS, day)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('no longer in your household') })
    expect((await bob.call('POST', '/api/meal-planning-days', { name: 'Day', ...day })).statusCode).toBe(400)
  })

  it('a meal keeps somebody who has left since', async () => {
    const ada = await testApp.person()
    const { id } = (await ada.call('POST', '/api/family-members', someone)).json<{ id: number }>()
    await ada.call('POST', DAYS, aDay(MONDAY, { dinnerMeals: [aMeal({ dinerIds: [id] })] }))
    await ada.call('DELETE', `/api/family-members/${id}`)
    const change = { dinnerMeals: [aMeal({ dinerIds: [id], peopleCount: 2 })] }
    expect((await ada.call('PATCH', `${DAYS}/${MONDAY}`, change)).statusCode).toBe(200)
  })
})
