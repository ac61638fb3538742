/** Two adults come to share a household and part again. */

import type { Browser, Page } from '@playwright/test'
import { expect, signUp, test } from './person.ts'

async function another(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB' })
  return context.newPage()
}

const saveRecipe = async (page: Page, name: string) => {
  const answer = await page.request.post('/api/recipes', {
    data: { name, servings: 4, ingredients: ['1 onion'], steps: ['Chop.'], tags: ['dinner'] },
  })
  expect(answer.status()).toBe(201)
}

test('brings recipes into the joined household, and takes a copy back home', async ({ page, browser }) => {
  await signUp(page)
  await page.goto('/household')
  await page.getByRole('button', { name: 'Make a link instead' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  const guest = await another(browser)
  await signUp(guest)
  await saveRecipe(guest, 'Kit’s pie')
  await guest.goto(new URL(link).pathname)
  await guest.getByRole('radio', { name: 'Bring them along' }).check()
  await guest.getByRole('button', { name: 'Join the household' }).click()
  await expect(guest.getByText('You share this household now.').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Who’s here' }).getByRole('listitem')).toHaveCount(2)
  await guest.getByRole('button', { name: 'Leave' }).click()
  await guest.getByRole('radio', { name: 'Take a copy along' }).check()
  await guest.getByRole('button', { name: 'Leave the household' }).click()
  await expect(guest.getByText('You’ve left the household').first()).toBeVisible()
  await guest.goto('/recipes')
  await expect(guest.getByText('Kit’s pie').first()).toBeVisible()
  await page.goto('/recipes')
  await expect(page.getByText('Kit’s pie').first()).toBeVisible()
  await guest.context().close()
})
