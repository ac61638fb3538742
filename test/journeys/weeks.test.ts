/**
 * A family and its weeks: one is copied, kept as a menu and used again, and a phone opens at
 * today.
 */
import { addDays, dayOf, formatDay, startOfWeek } from '../../src/domain/day.ts'
import { expect, expectAccessible, signUp, test } from './person.ts'

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

test('a week is copied to the next one, and one Undo empties that again (calendar 42)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/calendar')
  await page.getByRole('button', { name: /^Reuse this week/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Copy this week' }).click()
  await expect(page).toHaveURL(new RegExp(`date=${next}`))
  const copy = page.getByRole('group', { name: `Dinner on ${formatDay(addDays(next, 6), 'long')}, 1 meal` })
  await expect(copy.getByLabel('Name of Fish pie')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(copy).toBeHidden()
})

test('a week is kept as a menu, and another one filled from it (calendar 41)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/calendar')
  const reuse = page.getByRole('button', { name: /^Reuse this week/ })
  await reuse.click()
  await page.getByRole('dialog').getByText('Save as a menu', { exact: true }).click()
  await page.getByLabel('Menu name').fill('Pie week')
  await page.getByLabel('Menu name').press('Enter')
  await expect(page.getByText('Pie week is saved as a menu').first()).toBeVisible()
  await page.goto(`/calendar?date=${next}`)
  await reuse.click()
  await page.getByRole('dialog').getByText('Menus', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Use Pie week' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use Pie week' }).click()
  await expect(page.getByLabel('Name of Fish pie')).toBeVisible()
})

test('a phone opens at today, and Today leads there from anywhere (calendar 43)', async ({ page }) => {
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
})

test('a phone shows the day it was sent to, and a turned week from its top (calendar 51)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/calendar?date=${addDays(next, 3)}`)
  const day = (date: string) => page.getByRole('heading', { level: 2, name: formatDay(date, 'long') })
  await expect(day(addDays(next, 3))).toBeInViewport()
  await expect(day(next)).not.toBeInViewport()
  await page.getByRole('button', { name: 'Next Week' }).click()
  await expect(day(addDays(next, 7))).toBeInViewport()
})

test('Back leads to where one was, far down a week on a phone (calendar 47)', async ({ page }) => {
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
  await page.setViewportSize({ width: 390, height: 844 })
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

test('a week without meals offers first recipes, then the planner (calendar 48, calendar 50)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/calendar?date=${next}`)
  const first = page.getByRole('main').getByRole('link', { name: 'Choose first recipes' })
  await expect(first).toHaveAttribute('href', '/browse-recipes')
  const soup = {
    name: 'Leek soup',
    servings: 4,
    ingredients: ['2 leeks'],
    steps: ['Simmer.'],
    tags: ['dinner'],
  }
  expect((await page.request.post('/api/recipes', { data: soup })).ok()).toBe(true)
  await page.reload()
  const offer = page.getByRole('main').getByRole('link', { name: 'Open the planner' })
  await expect(offer).toHaveAttribute('href', '/ai-meal-planner')
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Add dinner/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Food', { exact: true }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Stew')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name of Stew')).toBeVisible()
  await expect(offer).toBeHidden()
})
