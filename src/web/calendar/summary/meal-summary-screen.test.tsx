import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aStoredDay, aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { goBack, visit, whereNow } from '../../../../test/harness/web-visit.ts'
import { assignmentsCall } from '../../../contract/calendar.ts'
import { contactAddressCall } from '../../../contract/home.ts'
import { recipesCall } from '../../../contract/recipes.ts'

const WEEK = '/meal-summary?date=2026-03-04'
const dish = (recipeId: number) =>
  ({ id: `m${recipeId}`, name: 'Dish', type: 'recipe', recipeId, peopleCount: 4 }) as const

afterEach(() => {
  vi.useRealTimers()
})

beforeEach(() => {
  server.answers(recipesCall, [
    aStoredRecipe({ id: 1, cuisine: 'Asian', prepTimeMinutes: 10 }),
    aStoredRecipe({ id: 2, cuisine: null, prepTimeMinutes: 25 }),
  ])
  server.answers(assignmentsCall, [
    aStoredDay('2026-03-02', { dinnerMeals: [dish(1)] }),
    aStoredDay('2026-03-03', { lunchMeals: [dish(1)], dinnerMeals: [dish(2)] }),
  ])
})

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  const section = heading.closest('section')
  if (!section) throw new Error(`${name} is no card`)
  return section
}

it('shows every card of the week', async () => {
  visit(WEEK)
  expect((await card('Total Meals')).textContent).toContain('32 unique recipes')
  expect((await card('Avg Prep Time')).textContent).toContain('18 min')
  expect((await card('Top Cuisine')).textContent).toContain('Asian2 meals')
  expect((await card('Meal Diversity')).textContent).toContain('2cuisines')
  const types = within(await card('Meal Type Distribution')).getAllByRole('listitem')
  expect(types.map((one) => one.textContent)).toEqual([
    'Breakfast0',
    'Lunch1',
    'Dinner2',
    'Snacks0',
    'Recipe3',
    'Food0',
    'Takeaways0',
  ])
  const cuisines = within(await card('Cuisine Diversity')).getAllByRole('listitem')
  expect(cuisines.map((one) => one.textContent)).toEqual(['Asian2', 'Other1'])
  const balance = within(await card('Estimated Nutrition Balance')).getAllByRole('listitem')
  expect(balance.map((one) => one.textContent)).toEqual(['Protein30%', 'Carbs36%', 'Vegetables80%'])
  expect(server.received(assignmentsCall)[0]?.query).toEqual({ start: '2026-03-02', end: '2026-03-08' })
  expect(screen.getByRole('link', { name: 'View Calendar' }).getAttribute('href')).toBe(
    '/calendar?date=2026-03-04',
  )
  expect(screen.getByRole('link', { name: 'Improve This Week' }).getAttribute('href')).toBe(
    '/ai-meal-planner',
  )
})

it.each([
  [['Greek', null, null], 'Greek1 meal'],
  [[null, null, null], '–No planned recipe names a cuisine'],
])('of cuisines %j the top one is a cuisine and not all the others', async (names, words) => {
  server.answers(
    recipesCall,
    names.map((cuisine, index) => aStoredRecipe({ id: index + 1, cuisine })),
  )
  server.answers(assignmentsCall, [aStoredDay('2026-03-02', { dinnerMeals: [dish(1), dish(2), dish(3)] })])
  visit(WEEK)
  expect((await card('Top Cuisine')).textContent).toContain(words)
})

it('lists the five largest cuisines (calendar 33)', async () => {
  const names = ['British', 'French', 'Greek', 'Indian', 'Italian', 'Thai']
  server.answers(
    recipesCall,
    names.map((cuisine, index) => aStoredRecipe({ id: index + 1, cuisine })),
  )
  server.answers(assignmentsCall, [
    aStoredDay('2026-03-02', { dinnerMeals: names.map((_, index) => dish(index + 1)) }),
  ])
  visit(WEEK)
  expect(within(await card('Cuisine Diversity')).getAllByRole('listitem')).toHaveLength(5)
  expect((await card('Meal Diversity')).textContent).toContain('6cuisines')
})

it('is kept for a minute (calendar 32)', async () => {
  server.answers(contactAddressCall, { email: 'hello@plateful.example' })
  vi.useFakeTimers({ toFake: ['Date'] })
  const person = visit(WEEK)
  await card('Total Meals')
  const comeBackAfter = async (milliseconds: number) => {
    await person.click(screen.getByRole('link', { name: 'Contact Us' }))
    await screen.findByRole('heading', { name: 'Contact Us' })
    vi.setSystemTime(Date.now() + milliseconds)
    await goBack()
    await card('Total Meals')
    return server.received(assignmentsCall).length
  }
  expect(await comeBackAfter(59_999)).toBe(1)
  expect(await comeBackAfter(1)).toBe(2)
})

it('goes from week to week, and says when one is empty', async () => {
  const person = visit(WEEK)
  await card('Total Meals')
  server.answers(assignmentsCall, [])
  await person.click(screen.getByRole('button', { name: 'Next Week' }))
  expect(await screen.findByText('Nothing is planned for this week yet')).toBeVisible()
  expect(whereNow()).toBe('/meal-summary?date=2026-03-09')
})

it('says when it could not be loaded, and tries again', async () => {
  server.refuses(assignmentsCall, 500, 'The larder is shut')
  const person = visit(WEEK)
  expect(await screen.findByText('The summary couldn’t be loaded')).toBeVisible()
  server.answers(assignmentsCall, [aStoredDay('2026-03-02', { dinnerMeals: [dish(1)] })])
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card('Total Meals')).toBeVisible()
})
