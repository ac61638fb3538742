/**
 * Recipes that come from outside: shared with the installed app, sent by the bookmark, by the
 * extension.
 */

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bookmarkAddress } from '@plateful/extension/send-page'
import { chromium } from '@playwright/test'
import { wholeBrowser } from './browsers.ts'
import { expect, expectAccessible, recipePage, signUp, test } from './person.ts'

test.use({ serviceWorkers: 'allow' })

const text =
  'Leek pie 🥧\n\nServes 4\n\n• 2 leeks, sliced\n• 100 g flour\n• 50 g butter\n\n1️⃣ Soften the leeks in the butter.\n2️⃣ Stir in the flour and bake the pie.\n\n#pie'

test('a text shared while signed out is read after signing in, and nothing of it is lost @phone-only', async ({
  page,
}) => {
  const { email, password } = await signUp(page)
  await page.request.post('/api/auth/logout')
  await page.goto(`/import-recipes?text=${encodeURIComponent(text)}`)
  await page
    .getByLabel(/^(?:Username or )?email/i)
    .first()
    .fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  const review = page.getByRole('dialog', { name: 'Review the recipe' })
  await expect(review.getByLabel('Name')).toHaveValue('Leek pie')
  await expect(review.getByRole('textbox', { name: 'Ingredient 1' })).toHaveValue('2 leeks, sliced')
  await expect(review.getByRole('textbox', { name: 'Step 2' })).toHaveValue(
    'Stir in the flour and bake the pie.',
  )
  await expect(review.getByLabel('Servings')).toHaveValue('4')
})

test('the bookmark sends the page that the browser shows, changed by its scripts or not', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(page)
  await page.goto('/import-recipes')
  const link = page.getByRole('link', { name: 'Add to Plateful' })
  const code = bookmarkAddress(new URL(baseURL ?? '').origin)
  await expect(link).toHaveAttribute('href', /^javascript:/)
  await link.click()
  await expect(page.getByText(/It works on other pages/)).toBeVisible()
  await expectAccessible(page)

  await page.goto(recipePage('lentil-soup'))
  // No program that fetches the page again would see this.
  await page.evaluate(() => {
    for (const script of document.querySelectorAll('script')) script.remove()
    document.body.innerHTML =
      '<h1>Leek pie</h1><h2>Ingredients</h2><ul><li>2 leeks</li><li>100 g flour</li></ul><h2>Method</h2><ol><li>Soften the leeks.</li><li>Bake the pie.</li></ol>'
  })
  const opened = context.waitForEvent('page')
  await page.evaluate(decodeURIComponent(code.slice('javascript:'.length)))
  const plateful = await opened
  const review = plateful.getByRole('dialog', { name: 'Review the recipe' })
  await expect(review.getByLabel('Name')).toHaveValue('Leek pie')
  await expect(review.getByRole('textbox', { name: 'Ingredient 2' })).toHaveValue('100 g flour')
  expect(plateful.url()).not.toContain('page=')
})

test('the extension asks for the address of Plateful once, then sends the page of its tab', async ({
  baseURL,
}) => {
  const root = join(import.meta.dirname, '..', '..')
  const folder = await mkdtemp(join(tmpdir(), 'plateful-extension-'))
  await cp(join(root, 'packages', 'extension', 'static'), folder, { recursive: true })
  for (const name of ['background.js', 'options.js', 'send-page.js', 'server-address.js'])
    await cp(join(root, 'packages', 'extension', 'dist', name), join(folder, name))
  for (const name of ['icon-192.png', 'icon-512.png'])
    await cp(join(root, 'src', 'web', 'public', name), join(folder, name))
  // The browser grants the tab to a press of its own button, which no program can make.
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as object
  await writeFile(
    join(folder, 'manifest.json'),
    JSON.stringify({ ...manifest, host_permissions: ['http://127.0.0.1/*'] }),
  )
  const profile = await mkdtemp(join(tmpdir(), 'plateful-profile-'))
  const browser = await chromium.launchPersistentContext(profile, {
    ...wholeBrowser,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [...wholeBrowser.args, `--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
    ...(baseURL !== undefined && { baseURL }),
  })
  try {
    const worker = browser.serviceWorkers()[0] ?? (await browser.waitForEvent('serviceworker'))
    const page = await browser.newPage()
    await signUp(page)
    await page.goto(recipePage('lentil-soup'))
    const press = () =>
      worker.evaluate(async () => {
        const { chrome } = globalThis as unknown as {
          chrome: {
            tabs: { query: (of: object) => Promise<unknown[]> }
            action: { onClicked: { dispatch: (tab: unknown) => void } }
          }
        }
        const [tab] = await chrome.tabs.query({ url: 'http://127.0.0.1/*' })
        chrome.action.onClicked.dispatch(tab)
      })
    const asked = browser.waitForEvent('page')
    await press()
    const options = await asked
    await options.getByLabel('Address of your Plateful').fill('nonsense')
    await options.getByRole('button', { name: 'Save' }).click()
    await expect(options.getByRole('status')).toContainText('Please enter the address')
    await options.getByLabel('Address of your Plateful').fill(`${baseURL}/home`)
    await options.getByRole('button', { name: 'Save' }).click()
    await expect(options.getByRole('status')).toContainText('Saved.')

    const sent = browser.waitForEvent('page')
    await press()
    const plateful = await sent
    await expect(plateful.getByRole('dialog', { name: 'Review the recipe' })).toBeVisible()
  } finally {
    await browser.close()
    await Promise.all([folder, profile].map((each) => rm(each, { recursive: true, force: true })))
  }
})
