/**
 * Somebody new: from the form of a new account to a planned first week and its list, in at most
 * twelve presses and 90 seconds.
 */

import type { Locator, Page } from '@playwright/test'
import { addDays, dayOf } from '../../src/domain/day.ts'
import { expect, expectAccessible, test } from './person.ts'

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
