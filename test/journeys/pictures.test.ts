/** A recipe in a picture, from the file to the library. */

import { expect, expectAccessible, signUp, test } from './person.ts'

/** A page of a cookbook in our own words, as this browser draws it. */
const cookbook = `<body style="width:900px;margin:0;padding:60px;background:#fff;color:#111;font:28px/1.6 serif">
  <h1 style="font-size:52px">Leek pie</h1><p>Serves 4</p>
  <h2>Ingredients</h2><p>3 leeks<br>2 eggs<br>200 g flour<br>100 g cold butter</p>
  <h2>Method</h2><p>1. Rub the butter into the flour and press it into a tin.</p>
  <p>2. Soften the leeks, stir in the eggs and bake the pie for 40 minutes.</p></body>`

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test('a picture is read, looked over beside it, and stays with its recipe @phone-only', async ({
  page,
  context,
}) => {
  // A process of low priority reads it, and on a busy machine that lets everybody else go before.
  test.setTimeout(900_000)
  const drawn = await context.newPage()
  await drawn.setContent(cookbook)
  const buffer = await drawn.screenshot({ fullPage: true })
  await drawn.close()

  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Add recipe' }).click()
  await page.getByRole('menuitem', { name: 'Import from Photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import from Photo' })
  await dialog
    .getByLabel('Pictures or PDFs')
    .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer })
  await expect(dialog.getByRole('img', { name: 'Page 1' })).toBeVisible()
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Straighten or crop page 1' }).click()
  const straighten = page.getByRole('dialog', { name: 'Straighten and crop' })
  await straighten.getByRole('button', { name: 'Lower right corner' }).press('ArrowUp')
  await expectAccessible(page)
  await straighten.getByRole('button', { name: 'Use this part' }).click()
  await dialog.getByRole('button', { name: 'Read', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible()

  // It goes on while the dialog is closed, and waits on the import screen.
  await page.goto('/import-recipes')
  const waiting = page.getByRole('list', { name: 'Recipes in pictures' })
  await waiting.getByRole('button', { name: 'Look it over' }).click({ timeout: 840_000 })
  const review = page.getByRole('dialog', { name: 'Review the recipe' })
  await expect(review.getByRole('textbox', { name: 'Name' })).toHaveValue('Leek pie')
  const first = review.getByRole('textbox', { name: 'Ingredient 1', exact: true })
  await expect(first).toHaveValue('3 leeks')
  await first.click()
  await expect(review.getByRole('img', { name: 'The line in the picture, enlarged' })).toBeVisible()
  await expectAccessible(page)

  await review.getByRole('button', { name: 'Cut it from the picture' }).click()
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await review.getByRole('combobox', { name: 'Tags' }).fill('winter')
  await review.getByRole('combobox', { name: 'Tags' }).press('Enter')
  await review.getByRole('button', { name: 'Save recipe' }).click()
  await page.getByRole('article', { name: 'Leek pie' }).getByRole('link', { name: /View/ }).click()
  await page.getByRole('button', { name: 'More for this recipe' }).click()
  await page.getByRole('menuitem', { name: 'The picture it came from…' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Where ‘Leek pie’ came from' }).getByRole('img', { name: 'Page 1' }),
  ).toBeVisible()
  await expectAccessible(page)
})
