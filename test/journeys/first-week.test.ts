/**
 * Somebody new: from an account of a minute's age to a planned first week, in less than three
 * minutes.
 */
import { addDays, dayOf } from '../../src/domain/day.ts'
import { expect, expectAccessible, signUp, test } from './person.ts'

const THREE_MINUTES = 180_000

test('a new account comes to a planned first week', async ({ page }) => {
  test.setTimeout(THREE_MINUTES)
  await signUp(page, { skipWelcome: false })
  const begun = Date.now()
  await page.goto('/')
  await page.getByRole('button', { name: 'Set Up My Family' }).click()
  await page.getByRole('button', { name: 'Add a Family Member' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Robin')
  await dialog.getByLabel('Last name').fill('Hale')
  await dialog.getByText('Peanuts', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Set Up Day Templates' }).click()
  await page.getByRole('link', { name: 'Set Up Day Templates' }).click()

  const steps = page.getByRole('complementary', { name: 'First steps' })
  await expectAccessible(page)
  await steps.getByRole('link', { name: 'First recipes' }).click()
  await page.getByRole('button', { name: 'Add ten to start with' }).click()
  await expect(page.getByRole('heading', { name: 'A good beginning' })).toBeVisible({ timeout: 60_000 })
  await steps.getByRole('link', { name: 'Plan your first week' }).click()
  const today = dayOf(new Date())
  const dates = page.locator('input[type=date]')
  await dates.nth(0).fill(today)
  await dates.nth(1).fill(addDays(today, 6))
  await page.getByText('Dinner', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Generate AI Meal Plan' }).click()
  await expect(page.getByRole('heading', { name: 'Meal Calendar' })).toBeVisible({ timeout: 60_000 })
  expect(Date.now() - begun).toBeLessThan(THREE_MINUTES)

  const week = await page.request.get(`/api/ai-meal-planning-actions`)
  const [action] = (await week.json()) as { affectedDates: string[] }[]
  expect(action?.affectedDates.length).toBeGreaterThanOrEqual(7)
})
