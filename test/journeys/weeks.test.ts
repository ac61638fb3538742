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
