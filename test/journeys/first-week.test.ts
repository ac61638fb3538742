/**
 * Somebody new: from the form of a new account to a planned first week and its list, in at most
 * twelve presses and 90 seconds.
 */
import type { Locator, Page } from '@playwright/test'
import { addDays, dayOf } from '../../src/domain/day.ts'
import { expect, expectAccessible, signUp, test } from './person.ts'

test.use({ serviceWorkers: 'allow' })

const NINETY_SECONDS = 90_000
const THREE_MINUTES = 180_000

/** Counts what is pressed; what is typed goes from field to field by the keyboard. */
function counting() {
  let presses = 0
  return {
    press: async (what: Locator) => {
      presses += 1
      await what.click()
    },
    presses: () => presses,
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })

test('from nothing to a planned week and its list in twelve presses (home 50) @phone-only', async ({
  page,
}) => {
  test.setTimeout(THREE_MINUTES)
  const { press, presses } = counting()
  await page.goto('/')
  const begun = Date.now()
  await press(button(page, 'Create an account'))
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Hale')
  await page.getByLabel('Email').fill(`first-week-${process.pid}-${begun}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await press(page.getByRole('button', { name: 'Create account', exact: true }))
  await press(button(page, 'Set Up My Family'))
  await press(button(page, 'Add Robin'))
  await expect(page.getByRole('article', { name: 'Robin Hale' })).toBeVisible()
  await expectAccessible(page)
  await press(link(page, 'Choose first recipes'))
  await press(button(page, /^Add 12 starter dinners/))
  await press(link(page, 'Plan your week'))
  await press(button(page, 'Generate AI Meal Plan'))
  await expect(page.getByRole('heading', { name: 'Meal Calendar' })).toBeVisible({ timeout: 60_000 })
  await press(page.getByRole('banner').getByRole('link', { name: 'Plateful home' }))
  await expect(page.getByText('7 meals for', { exact: false })).toBeVisible()
  await press(link(page, 'Make a shopping list'))
  await press(button(page, 'Choose These Dates'))
  await expect(page.getByRole('table', { name: 'Shopping list' })).toBeVisible()
  expect(presses()).toBeLessThanOrEqual(12)
  expect(Date.now() - begun).toBeLessThan(NINETY_SECONDS)

  const today = dayOf(new Date())
  const answer = await page.request.get(`/api/calendar-assignments?start=${today}&end=${addDays(today, 6)}`)
  const days = (await answer.json()) as { dinnerMeals: { name: string }[] }[]
  expect(new Set(days.flatMap(({ dinnerMeals }) => dinnerMeals.map(({ name }) => name))).size).toBe(7)
})

test('a new account goes through all three steps, with somebody who must not eat peanuts', async ({
  page,
}) => {
  test.setTimeout(THREE_MINUTES)
  await signUp(page, { skipWelcome: false })
  await page.goto('/')
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await button(page, 'Set Up My Family').click()
  await button(page, 'Add a Family Member').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Robin')
  await dialog.getByLabel('Last name').fill('Hale')
  await dialog.getByText('Peanuts', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Set Up Day Templates' }).click()
  await expect(page.getByRole('heading', { name: 'Meal Planning Setup' })).toBeVisible()

  const steps = page.getByRole('complementary', { name: 'First steps' })
  await expectAccessible(page)
  await steps.getByRole('link', { name: 'Your usual days' }).click()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Skip to your first recipes' }).click()
  await button(page, /^Add 12 starter dinners/).click()
  await expect(page.getByRole('heading', { name: 'A good beginning' })).toBeVisible({ timeout: 60_000 })
  await steps.getByRole('link', { name: 'Plan your first week' }).click()
  await button(page, 'Generate AI Meal Plan').click()
  await expect(page.getByRole('heading', { name: 'Meal Calendar' })).toBeVisible({ timeout: 60_000 })

  const week = await page.request.get(`/api/ai-meal-planning-actions`)
  const [action] = (await week.json()) as { affectedDates: string[] }[]
  expect(action?.affectedDates.length).toBeGreaterThanOrEqual(7)
})
