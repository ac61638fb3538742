/** Recipes on their way in: what a page leaves open, help with photos, the page of the UK site. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { leekPiePdf } from '../harness/pdf.ts'
import { expect, expectAccessible, recipePage, signUp, test } from './person.ts'

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

test('what a page leaves open is told beside its field until it is settled @phone', async ({ page }) => {
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
  const isByFinger = await page.evaluate(() => window.matchMedia('(hover: none)').matches)
  await expect(
    isByFinger ? review.locator('[data-doubt]').first() : review.getByLabel('Servings'),
  ).toBeFocused()
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

test('a plain success is one, and leads to the recipes', async ({ page }) => {
  await page.route('**/api/import-recipe-url', (route) => route.fulfill({ json: { success: true } }))
  await page.goto('/import-recipes')
  await page.getByLabel('Address of the recipe').fill('https://cooking.example/stew')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The recipe has been added to your collection.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/recipes$/)
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
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Tags' }).fill('winter')
  await page.getByRole('combobox', { name: 'Tags' }).press('Enter')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByRole('article', { name: 'Leek pie' })).toBeVisible()
})

test('Import from Photo asks for help with photos and PDFs', async ({ page }) => {
  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Add recipe' }).click()
  await page.getByRole('menuitem', { name: 'Import from Photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import from Photo' })
  await dialog.getByLabel('Name').fill('R')
  await dialog.getByLabel('Email').fill('robin')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  for (const sentence of [
    'Name must be at least 2 characters',
    'Please enter a valid email',
    'Please provide more details about your project (at least 10 characters)',
  ])
    await expect(dialog.getByText(sentence)).toBeVisible()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expectAccessible(page)

  await dialog.getByLabel('Name').fill('Robin Hale')
  await dialog.getByLabel('Email').fill('')
  const message = `Forty photos of my grandmother’s cards, please. ${Date.now()}`
  await dialog.getByRole('textbox', { name: 'Message' }).fill(message)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByText('Please provide either an email or phone number')).toBeVisible()
  await dialog.getByLabel('Phone').fill('020 7946 0123')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent successfully', { exact: true }).first()).toBeVisible()
  await expect(
    page.getByText("We'll get back to you within 24 hours about your request.").first(),
  ).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Add recipe' })).toBeFocused()
  expect(await lettersWith('020 7946 0123')).toBeGreaterThan(0)
})

/** How many letters in the outbox say this. */
async function lettersWith(words: string): Promise<number> {
  const outbox = join(process.env['JOURNEYS_DATA_DIR'] ?? '', 'outbox')
  const letters = await Promise.all(
    (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
  )
  return letters.filter((letter) => letter.includes(words)).length
}

test('the page of the UK site takes addresses of that site, and reads them', async ({ page }) => {
  await page.goto('/import-uk-recipes')
  await expect(page.getByText('Working', { exact: true })).toBeVisible()
  const field = page.getByLabel('Address of the recipe')
  const press = page.getByRole('button', { name: 'Import', exact: true })
  await press.click()
  await expect(page.getByText('URL required', { exact: true })).toBeVisible()
  await expect(field).toHaveAccessibleDescription('Please enter a recipe URL')
  await expect(field).toBeFocused()
  await field.fill(recipePage('lentil-soup'))
  await press.click()
  await expect(page.getByText('Invalid URL', { exact: true })).toBeVisible()
  await expect(field).toHaveAccessibleDescription('Please enter a URL from bbcgoodfood.com')
  await expectAccessible(page)
  await field.fill(`${recipePage('no-such-page')}#bbcgoodfood.com`)
  await press.click()
  await expect(page.getByText('Import failed', { exact: true })).toBeVisible()
  await expect(field).toHaveAccessibleDescription(
    'There’s no page at this address. Please check it for a typing mistake.',
  )
  await field.fill(`${recipePage('lentil-soup')}#bbcgoodfood.com`)
  await press.click()
  await expect(page.getByText('Recipe scraped successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Review the recipe' })).toBeVisible()
})
