/** Where a week stands on a phone when one comes to it, and when one comes back. */

import { addDays, dayOf, formatDay, startOfWeek } from '../../src/domain/day.ts'
import { expect, signUp, test } from './person.ts'

const today = dayOf(new Date())
const monday = startOfWeek(today)
const next = addDays(monday, 7)
const pie = { id: 'pie', name: 'Fish pie', type: 'food', peopleCount: 4 }

test.beforeEach(async ({ page }) => {
  await signUp(page)
  const made = await page.request.post('/api/calendar-assignments', {
    data: { date: addDays(monday, 6), dinnerMeals: [pie] },
  })
  expect(made.ok()).toBe(true)
})

test('a phone opens at today, shows the day it was sent to, and goes back to where one was (calendar 43, calendar 47, calendar 51)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/calendar')
  const card = page.getByRole('region', { name: formatDay(today, 'long') })
  await expect(card).toBeInViewport()
  const isBelowBars = async () => ((await card.boundingBox())?.y ?? -1) >= 0
  await expect.poll(isBelowBars).toBe(true)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(card.getByRole('heading', { name: formatDay(today, 'long') })).toBeFocused()
  await expect(card).toBeInViewport()

  await page.goto(`/calendar?date=${addDays(next, 3)}`)
  const titleOf = (date: string) => page.getByRole('heading', { level: 2, name: formatDay(date, 'long') })
  await expect(titleOf(addDays(next, 3))).toBeInViewport()
  await expect(titleOf(next)).not.toBeInViewport()
  await page.getByRole('button', { name: 'Next Week' }).click()
  await expect(titleOf(addDays(next, 7))).toBeInViewport()

  const soup = {
    name: 'Leek soup',
    servings: 4,
    ingredients: ['4 leeks'],
    steps: ['Cook.'],
    tags: ['dinner'],
  }
  const { id } = (await (await page.request.post('/api/recipes', { data: soup })).json()) as { id: number }
  for (const day of [0, 1, 2, 3, 4, 5, 6]) {
    const dinner = { id: `soup-${day}`, name: 'Leek soup', type: 'recipe', recipeId: id, peopleCount: 4 }
    const data = { date: addDays(next, day), breakfastMeals: [pie], lunchMeals: [pie], dinnerMeals: [dinner] }
    expect((await page.request.post('/api/calendar-assignments', { data })).ok()).toBe(true)
  }
  await page.goto(`/calendar?date=${next}`)
  const last = page.getByRole('region', { name: formatDay(addDays(next, 6), 'long') })
  await last.getByRole('button', { name: 'Change Leek soup' }).click()
  const recipe = last.getByRole('link', { name: /^Open recipe/ })
  await recipe.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  const before = await scrolled()
  expect(before).toBeGreaterThan(1500)
  await recipe.click()
  await expect(page.getByRole('heading', { name: 'Leek soup', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(last).toBeInViewport()
  // The meal that was open is a line again, so that the page may end a little sooner.
  await expect.poll(async () => before - (await scrolled())).toBeLessThan(400)
})
