/**
 * SIGN_IN=strict: everybody has a second factor before anything else. Its server is one of its own.
 */

import type { Page } from '@playwright/test'
import { codeAt } from '../harness/authenticator.ts'
import { complaintsOf, expect, expectAccessible, test } from './person.ts'

test.use({ baseURL: `http://localhost:${process.env['JOURNEYS_STRICT_PORT']}` })

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await complaintsOf(page, { by: 'colours', colorScheme: 'dark' })).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

test('somebody new chooses a password that is their own, sets two steps up, and goes on @phone-only', async ({
  page,
}) => {
  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Hale')
  await page.getByLabel('Email').fill(`strict-${process.pid}-${Date.now()}@example.org`)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('Football1!')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription(/^Many people use this password/)
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill('a good password')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await page.getByLabel('Your password', { exact: true }).fill('a good password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the key below' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const key = (await page.getByRole('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code that the app shows').fill(codeAt(key, new Date()))
  await page.getByRole('button', { name: 'Switch on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByRole('button', { name: 'Set Up My Family' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/recipes')

  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Two-step sign-in' })
  await expect(card.getByText(/Everybody here signs in with two steps/)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Switch off' })).toHaveCount(0)
})
