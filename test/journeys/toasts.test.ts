/**
 * Where a toast lies: over nothing that somebody wants to press, and over no screen but its own.
 */

import type { Locator, Page } from '@playwright/test'
import { expect, signUp, test } from './person.ts'

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox()
  if (!box) return null
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

/** The names of the things in `within` that the toast covers. */
async function coveredBy(page: Page, within: Locator): Promise<string[]> {
  const over = await boxOf(page.locator('li[data-tone]').last())
  // One toast makes room for the next: then it is looked at again.
  if (!over) return ['no toast is there']
  return within.locator('button, a, input, label:has(input)').evaluateAll(
    (elements, { left, top, right, bottom }) =>
      elements
        .filter((element) => {
          const box = element.getBoundingClientRect()
          return box.width > 1 && box.left < right && left < box.right && box.top < bottom && top < box.bottom
        })
        .map((element) => element.outerHTML),
    over,
  )
}

test('a toast on a phone full of fields lies between them, and moves as one scrolls (home 52) @phone-only', async ({
  page,
}) => {
  await signUp(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/settings')
  const save = page.getByRole('button', { name: 'Save preferences' })
  for (const part of ['Allergies and diets', 'Likes and dislikes', 'Time, work and cost', 'Variety'])
    await page.getByRole('button', { name: part }).click()
  for (const at of ['end', 'center', 'start'] as const) {
    await page.locator('label', { hasText: /^Vegetarian$/ }).click()
    await save.evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), at)
    await save.click()
    await expect(page.locator('li[data-tone]')).toBeVisible()
    await expect.poll(() => coveredBy(page, page.locator('main')), `scrolled to its ${at}`).toEqual([])
    await expect.poll(() => coveredBy(page, page.locator('header, nav'))).toEqual([])
  }
  await page.getByText('Crustaceans', { exact: true }).scrollIntoViewIfNeeded()
  await expect.poll(() => coveredBy(page, page.locator('main'))).toEqual([])
})

test('a toast covers no bar and no button of a dialog, and stays behind with its screen (home 52)', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/settings')
  await page.getByLabel('Number of diners').fill('6')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText('Settings saved', { exact: true }).last()).toBeVisible()
  // Its five seconds stand still under the pointer, however slow the machine is.
  await page.locator('li[data-tone]').last().hover()
  const card = page.getByRole('region', { name: 'Meal Planning Defaults' })
  await expect(card).toBeVisible()
  expect(await coveredBy(page, card)).toEqual([])
  expect(await coveredBy(page, page.locator('header, nav'))).toEqual([])

  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect.poll(() => coveredBy(page, dialog)).toEqual([])
  await page.keyboard.type('contact')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Contact Us', level: 1 })).toBeVisible()
  await expect(page.locator('li[data-tone]')).toHaveCount(0, { timeout: 3000 })
})
