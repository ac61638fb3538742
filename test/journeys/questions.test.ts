/**
 * Dialogs that somebody comes to by what they did before: good for everybody, closed by Escape, and
 * the focus is not lost.
 */

import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { addDays } from '../../src/domain/day.ts'
import { expectGoodForEverybody, goTo, laptop, makeOwnList, test } from './full-household.ts'
import { expect, recipePage, signUp } from './person.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 300_000 })

async function expectQuestion(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await expectGoodForEverybody(page, { within: '[role=dialog]' })
  await page.setViewportSize(laptop)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.soft(page.locator('body:focus'), name).toHaveCount(0)
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

test('about a recipe: its photo, what is in it, and leaving it unsaved', async ({ page, enter, kitchen }) => {
  await enter()
  await goTo(page, `/recipe/${kitchen.recipe}`)
  await press(page, /who can eat /)
  await expect(page.getByRole('dialog', { name: /^Who can eat / })).toBeVisible()
  await press(page, /^It is…/)
  await expectQuestion(page, 'What is in it?')

  await goTo(page, `/recipes/${kitchen.recipe}`)
  const picture = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#b8341d' } })
  const buffer = await picture.jpeg().toBuffer()
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'bake.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('application')).toBeFocused()
  await expectQuestion(page, 'Adjust Photo Position')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sausage bake')
  await press(page, 'Delete')
  await expectQuestion(page, 'Delete this recipe?')
  await page.getByRole('link', { name: 'Calendar' }).first().click()
  await expectQuestion(page, 'Leave without saving?')
})

test('about an import: its review, and giving it up', async ({ page, enter }) => {
  await enter()
  await goTo(page, '/import-recipes')
  await page.getByLabel('Address of the recipe').fill(recipePage('lentil-soup'))
  await press(page, /^Import$/)
  const review = page.getByRole('dialog', { name: 'Review the recipe' })
  await expect(review).toBeVisible()
  await expectGoodForEverybody(page, { within: '[role=dialog]' })
  await page.setViewportSize(laptop)
  await page.keyboard.press('Escape')
  await expectQuestion(page, 'Discard this recipe?')
  await expect(review).toBeVisible()

  await goTo(page, '/import-recipes')
  await press(page, 'Several at once')
  const pages = ['apple-crumble', 'bean-chilli'].map(recipePage).join('\n')
  await page.getByLabel('Addresses of the recipes').fill(pages)
  await press(page, 'Read 2 pages')
  await press(page, /^Review /)
  await expectQuestion(page, 'Review the recipe')
})

test('about a list: the order of its aisles, and that it would be lost', async ({ page }) => {
  await makeOwnList(page)
  await press(page, 'Aisles')
  await expectQuestion(page, 'Order of the aisles')
  await expect(page.getByRole('button', { name: 'Aisles' })).toBeFocused()
  await press(page, 'Add item')
  await press(page, 'Choose These Dates')
  await expectQuestion(page, 'Make a new list?')
})

test('about a link and a plan that would be lost', async ({ page, enter, kitchen }) => {
  await enter()
  await goTo(page, '/recipes')
  await press(page, 'More for your library')
  await page.getByRole('menuitem', { name: 'Your links' }).click()
  await press(page, /^Revoke/)
  await expectQuestion(page, 'Revoke this link?')
  await expect(page.getByRole('dialog', { name: 'Your links' })).toBeVisible()

  const date = addDays(kitchen.nextMonday, 7)
  const stored = await page.request.get(`/api/calendar-assignments?start=${date}&end=${date}`)
  const [planned] = (await stored.json()) as { version: number }[]
  const changed = await page.request.patch(`/api/calendar-assignments/${date}`, {
    data: { lunchMeals: [{ id: 'late', name: 'Left-over curry', type: 'food', peopleCount: 4 }] },
    headers: { 'if-match': `"${planned?.version}"` },
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  await goTo(page, '/ai-meal-planner')
  await press(page, /^Revert/)
  await expectQuestion(page, 'These days have changed since')
})

async function another(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  return context.newPage()
}

test('about an account: two steps to sign in, and leaving a household', async ({ page, browser }) => {
  const { password } = await signUp(page)
  await goTo(page, '/account')
  await press(page, 'Switch on')
  const dialog = page.getByRole('dialog')
  await expectGoodForEverybody(page, { within: '[role=dialog]' })
  await page.setViewportSize(laptop)
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Code that the app shows')).toBeVisible()
  await expectQuestion(page, 'Switch on two-step sign-in')

  const host = await another(browser)
  await signUp(host)
  const invitation = await host.request.post('/api/household/invitations', { data: {} })
  const { link } = (await invitation.json()) as { link: string }
  await goTo(page, new URL(link).pathname)
  await press(page, 'Join the household')
  await expect(page.getByText('You share this household now.').first()).toBeVisible()
  await press(page, /^Leave$/)
  await expectQuestion(page, 'Leave this household?')
  await host.context().close()
})
