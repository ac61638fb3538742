/** A family moves in from another program, takes it back, and takes everything along. */

import { mealieBackup } from '../harness/program-exports.ts'
import { expect, expectAccessible, signUp, test } from './person.ts'

test('a backup of Mealie comes in, is taken back, and everything goes out as a file', async ({ page }) => {
  await signUp(page)
  await page.goto('/import-recipes')
  await page.getByRole('link', { name: 'From another app' }).click()
  await expect(page.getByRole('heading', { name: 'Moving in, moving out' })).toBeVisible()

  await page.getByLabel('The exported file').setInputFiles({
    name: 'mealie.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(mealieBackup()),
  })
  await expect(page.getByText('2 recipes in it')).toBeVisible()
  await page.getByText('2 recipes in it').click()
  await expect(page.getByText('Garlic toast 1 line, 1 step')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bring 2 recipes' }).click()
  await expect(
    page.getByText('2 recipes, 1 photo, 3 planned meals and 1 shopping list came over.'),
  ).toBeVisible()
  await expectAccessible(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Everything' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^plateful-\d{4}-\d\d-\d\d\.zip$/)

  await page.getByRole('link', { name: 'See your recipes' }).click()
  await expect(page.getByText('Market soup').first()).toBeVisible()
  await page.goto('/moving')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Everything it brought has been removed', { exact: true })).toBeVisible()
  await page.goto('/recipes')
  await expect(page.getByText('Market soup')).toHaveCount(0)
})
