/** Recipes on their way in: what a page leaves open, and a PDF that the browser reads. */

import { leekPiePdf } from '../harness/pdf.ts'
import { expect, expectAccessible, signUp, test } from './person.ts'

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

/**
 * A page that marks nothing of its recipe, and says neither how many it serves nor how long it
 * takes.
 */
const bare = `<title>Leek and potato bake</title><h1>Leek and potato bake</h1><p>For a cold day.</p>
  <h2>Ingredients</h2><ul><li>3 leeks, sliced</li><li>800 g potatoes</li><li>200 ml cream</li></ul>
  <h2>Method</h2><ol><li>Soften the leeks in butter.</li><li>Layer the leeks and the potatoes in a dish.</li>
  <li>Pour the cream over it and bake it for an hour.</li></ol>`

test('shows a doubt beside its field until it is settled @phone-only', async ({ page }) => {
  await page.goto('/import-recipes')
  await page.getByRole('button', { name: /Paste or type the recipe/ }).click()
  await page.getByLabel('The recipe, or the page').fill(bare)
  await page.getByRole('button', { name: 'Read it' }).click()
  const review = page.getByRole('dialog', { name: 'Review the recipe' })
  // What is said of the import lies above the dialog's buttons, though it came before them.
  await expect(page.getByText('Recipe scraped successfully').first()).toBeVisible()
  await review.getByRole('button', { name: 'Save recipe' }).click({ trial: true, timeout: 3000 })
  const summary = review.getByRole('button', { name: /^Please check/ })
  await expect(summary).toHaveText('Please check: Servings and Tags')
  await expectAccessible(page)

  await summary.click()
  // Where one works with fingers the note is gone to: a keyboard would lie over its words.
  await expect(review.locator('[data-doubt]').first()).toBeFocused()
  await expect(review.getByLabel('Servings')).toHaveAccessibleDescription(
    'The page doesn’t say how many it serves.',
  )
  await review.getByLabel('Servings').fill('4')
  await expect(review.getByText('The page doesn’t say how many it serves.')).toBeHidden()
  await review.getByRole('combobox', { name: 'Tags' }).fill('winter')
  await page.keyboard.press('Enter')
  await expect(summary).toBeHidden()
  await review.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByRole('article', { name: 'Leek and potato bake' })).toBeVisible()
})

test('Import from Photo reads a PDF with text, and its recipe is saved', async ({ page }) => {
  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Add recipe' }).click()
  await page.getByRole('menuitem', { name: 'Import from Photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import from Photo' })
  await expect(dialog.getByRole('button', { name: 'Choose a PDF' })).toBeVisible()
  const buffer = leekPiePdf()
  await dialog
    .getByLabel('A PDF', { exact: true })
    .setInputFiles({ name: 'pie.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Leek pie')
  await page.getByRole('combobox', { name: 'Tags' }).fill('winter')
  await page.getByRole('combobox', { name: 'Tags' }).press('Enter')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByRole('article', { name: 'Leek pie' })).toBeVisible()
})
