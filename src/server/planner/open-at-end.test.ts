/** The rests of packs that a plan leaves (planner 38), through the planner's call. */

import { describe, expect, it, vi } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aDay, aList, aMeal, aRecipe } from '../../../test/harness/makers.ts'
import type { PlanPreview } from '../../contract/planner.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'

// A busy machine may need the solver's whole time for a plan.
vi.setConfig({ testTimeout: 30_000 })

const testApp = useTestApp()

// A Monday and the following days.
const MONDAY = '2026-03-02'
const TUESDAY = '2026-03-03'
const WEDNESDAY = '2026-03-04'

type Change = Parameters<typeof aRecipe>[0]
async function keeps(person: Person, name: string, line: string, change: Change = {}): Promise<number> {
  const recipe = aRecipe({ name, ingredients: [line], tags: ['dinner'], ...change })
  const response = await person.call('POST', '/api/recipes', recipe)
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response.json<Recipe>().id
}
async function look(person: Person, change: object = {}): Promise<PlanPreview['openAtEnd']> {
  const body = { dates: [MONDAY], meals: ['dinner'], ...change }
  const response = await person.call('POST', '/api/ai-meal-planner/preview', body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<PlanPreview>().openAtEnd
}
async function whyOf(person: Person, title: string, dates: string[]): Promise<string[]> {
  const rules = [{ kind: 'have', what: { recipe: title }, count: { min: 1, max: 1 } }]
  const body = { dates, meals: ['dinner'], rules }
  const response = await person.call('POST', '/api/ai-meal-planner/preview', body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<PlanPreview>().reasons.find((one) => one.title === title)?.why ?? []
}
async function stands(person: Person, date: string, recipeId: number): Promise<void> {
  const meal = aMeal({ id: `meal ${date}`, type: 'recipe', recipeId, name: 'Dish' })
  const response = await person.call('POST', '/api/calendar-assignments', aDay(date, { dinnerMeals: [meal] }))
  expect(response.statusCode, response.body).toBeLessThan(300)
}
const alwaysHas = async (person: Person, food: string) =>
  person.call('PATCH', '/api/shop-order', { have: [food] })

/** A household with a stew of half a cabbage on Monday, for the four who eat. */
async function aStew() {
  const person = await testApp.person()
  await keeps(person, 'Cabbage stew', '½ cabbage')
  const rules = [{ kind: 'have', what: { recipe: 'Cabbage stew' }, count: { min: 1, max: 1 } }]
  return { person, body: { rules } }
}
const halfACabbage = { left: 'half a cabbage', dishes: [] }

describe('opened packs at the end of a plan (planner 38)', () => {
  it('is what its list buys and nobody uses, with a dish that would use it up, looked at and planned', async () => {
    const { person, body } = await aStew()
    const slaw = await keeps(person, 'Coleslaw', '½ cabbage')
    const open = [{ ...halfACabbage, dishes: [{ recipeId: slaw, title: 'Coleslaw', people: 4 }] }]
    expect(await look(person, body)).toEqual(open)
    const asked = { dates: [MONDAY], meals: ['dinner'], ...body }
    const planned = (await person.call('POST', '/api/ai-meal-planner', asked)).json<PlanPreview>()
    expect(planned.openAtEnd).toEqual(open)
  })

  it('is nothing where the plan itself uses the rest', async () => {
    const { person } = await aStew()
    await keeps(person, 'Coleslaw', '½ cabbage')
    expect(await look(person, { dates: [MONDAY, TUESDAY] })).toEqual([])
  })

  it('is nothing that a meal on the calendar uses, in the plan or after it', async () => {
    const { person, body } = await aStew()
    const slaw = await keeps(person, 'Coleslaw', '½ cabbage')
    await stands(person, WEDNESDAY, slaw)
    expect(await look(person, { ...body, dates: [MONDAY] })).toEqual([])
    expect(await look(person, { ...body, dates: [MONDAY, WEDNESDAY] })).toEqual([])
  })

  it('asks nothing of days that a completed list has bought for', async () => {
    const { person, body } = await aStew()
    const slaw = await keeps(person, 'Coleslaw', '½ cabbage')
    await stands(person, TUESDAY, slaw)
    const listed = await person.call('POST', '/api/completed-shopping-lists', aList(TUESDAY, TUESDAY))
    expect(listed.statusCode, listed.body).toBe(201)
    expect(await look(person, { ...body, dates: [MONDAY, TUESDAY] })).toEqual([halfACabbage])
  })

  it('offers nothing that somebody who eats cannot have', async () => {
    const { person, body } = await aStew()
    const offered = async () =>
      (await look(person, body)).map(({ dishes }) => dishes.map(({ title }) => title))
    await keeps(person, 'Prawn slaw', '½ cabbage', { ingredients: ['½ cabbage', '200 g prawns'] })
    const tom = { firstName: 'Tom', lastName: 'Cook', initials: 'TC', color: '#336633' }
    const allergic = { ...tom, allergies: ['prawns'] }
    expect(await offered()).toEqual([['Prawn slaw']])
    const made = await person.call('POST', '/api/family-members', allergic)
    expect(made.statusCode, made.body).toBeLessThan(300)
    expect(await offered()).toEqual([[]])
  })

  it('knows what this household always has, and nothing of another one', async () => {
    const { person, body } = await aStew()
    const stranger = await testApp.person()
    await alwaysHas(stranger, 'cabbage')
    expect(await look(person, body)).toEqual([halfACabbage])
    await alwaysHas(person, 'cabbage')
    expect(await look(person, body)).toEqual([])
  })
})

describe('vegetables that a meal is praised for (planner 106)', () => {
  it.each([
    ['nothing of them stays open', ['1 cabbage', '400 g leeks'], ['adds cabbage and leeks to the week']],
    ['half of one stays open', ['½ savoy cabbage', '400 g leeks'], []],
    [
      'something else stays open',
      ['1 cabbage', '400 g leeks', '½ cucumber'],
      ['adds cabbage and leeks to the week'],
    ],
  ])('are told where %s', async (_, ingredients, praise) => {
    const person = await testApp.person()
    await keeps(person, 'Winter pot', '', { ingredients })
    const why = await whyOf(person, 'Winter pot', [MONDAY])
    expect(why.filter((one) => one.startsWith('adds'))).toEqual(praise)
  })
})
