/**
 * A newer build takes the place of an older one that is open: nothing is taken from under anybody's
 * hands.
 */

import { dayOf, formatDay } from '../../src/domain/day.ts'
import { html, lookForNewer, newer, NEWER, offer, test } from './newer-build.ts'
import { expect, isInstalled, signUp, test as base } from './person.ts'

test.use({ serviceWorkers: 'allow' })

const today = formatDay(dayOf(new Date()), 'long')

test('waits until somebody wants the new version, and loses nothing that is typed', async ({
  page,
  context,
}) => {
  await signUp(page)
  await page.goto('/recipes/new')
  await isInstalled(page)
  const other = await context.newPage()
  await other.goto('/calendar?view=day')
  await page.getByLabel('Name').fill('Tomato soup')
  await other.getByRole('button', { name: `Add a note on ${today}` }).click()
  await other.keyboard.type('bins out')

  await page.request.get(NEWER)
  await lookForNewer(page)
  await expect(offer(page)).toContainText('A newer Plateful is ready.')
  await expect(offer(other)).toBeVisible()
  for (const one of [page, other]) await expect(html(one)).not.toHaveAttribute(...newer)

  // The form asks before its page is left; it is kept all the same.
  page.on('dialog', (dialog) => void dialog.accept())
  await offer(page).getByRole('button', { name: 'Reload' }).click()
  await expect(html(page)).toHaveAttribute(...newer)
  await expect(page.getByLabel('Name')).toHaveValue('Tomato soup')

  // The other page is in the middle of a note: it goes on when its person says so, and saves it
  // first.
  await expect(other.getByRole('textbox', { name: `Note for ${today}` })).toHaveValue('BINS OUT')
  await offer(other).getByRole('button', { name: 'Reload' }).click()
  await expect(html(other)).toHaveAttribute(...newer)
  await expect(other.getByRole('button', { name: /: BINS OUT$/ })).toBeVisible()
})

test('the older build goes on whole while it is open, and the next visit finds the newer one', async ({
  page,
  context,
}) => {
  await signUp(page)
  await page.goto('/home')
  await isInstalled(page)
  await page.request.get(NEWER)
  await lookForNewer(page)
  await expect(offer(page)).toBeVisible()
  // A screen that was never opened before; the server has its files no more.
  await page.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { name: 'Contact Us', level: 1 })).toBeVisible()
  await page.reload()
  await expect(html(page)).not.toHaveAttribute(...newer)
  await page.close()
  // A page that only loads again would hold the older build: it is left only with the last of its
  // pages.
  const nextVisit = async () => {
    const visit = await context.newPage()
    await visit.goto('/home')
    const build = await html(visit).getAttribute('data-build')
    await visit.close()
    return build
  }
  await expect.poll(nextVisit).toBe('newer')
})

base.describe('where a browser takes no service worker', () => {
  base.use({ serviceWorkers: 'block' })

  base('nothing breaks by it', async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    const refused = page.waitForEvent('console', (said) =>
      said.text().includes('Service Worker registration'),
    )
    await page.goto('/')
    await refused
    await page.evaluate(() => Promise.resolve())
    expect(errors).toEqual([])
  })
})
