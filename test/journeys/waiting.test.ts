/**
 * Changes that wait for a signal: two tabs send each once, and they are nobody else's on a device
 * that others use (home 89, home 97).
 */

import type { BrowserContext, Page } from '@playwright/test'
import { addDays, formatDay } from '../../src/domain/day.ts'
import { fillKitchen, type Kitchen } from './full-kitchen.ts'
import { daysKeptOnDevice, expectNothingReadable, heldOnDevice, keptOnDevice } from './on-device.ts'
import { expect, expectAccessible, isInstalled, signUp, test } from './person.ts'

test.use({ serviceWorkers: 'allow' })

const RECIPE = 'Sausage and squash tray bake'
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600
const heart = (page: Page) => page.getByRole('button', { name: `${RECIPE} is a favourite` }).first()
const signs = (page: Page) => page.getByTitle('It’s sent as soon as there’s a signal')
const note = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true })

/** A family's browser that holds the calendar and the library, at the page of a recipe. */
async function moveIn(page: Page): Promise<Kitchen & { email: string; password: string }> {
  const account = await signUp(page)
  const kitchen = await fillKitchen(page.request, { isPlanned: false })
  await page.goto('/recipes')
  await isInstalled(page)
  await page.goto(`/recipe/${kitchen.recipe}`)
  await expect(heart(page)).toBeVisible({ timeout: 30_000 })
  await keptOnDevice(page)
  return { ...kitchen, ...account }
}

/** The writes that got through from now on, with their keys; not what signs people in and out. */
function writesOf(context: BrowserContext): string[] {
  const sent: string[] = []
  context.on('requestfinished', (request) => {
    const key = request.headers()['idempotency-key']
    if (key !== undefined) sent.push(`${request.method()} ${new URL(request.url()).pathname} ${key}`)
  })
  return sent
}

async function addDayNote(page: Page, date: string, words: string): Promise<void> {
  await page.getByRole('button', { name: `Add a note on ${formatDay(date, 'long')}` }).click()
  await page.getByRole('textbox', { name: /^Note for/ }).fill(words)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.toUpperCase()).first()).toBeVisible()
}

async function addLunch(page: Page, date: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Add lunch on ${formatDay(date, 'long')}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Takeaway', { exact: true }).click()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add to lunch' }).click()
}

/** By its name: behind it the menu that it was opened from may be a dialog too. */
const question = (page: Page) => page.getByRole('dialog', { name: 'Are you sure you want to logout?' })

async function askToLogout(page: Page): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: /^More/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  } else {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }
  await question(page).getByRole('button', { name: 'Logout' }).click()
}

const isFavourite = async (page: Page, recipe: number): Promise<boolean> =>
  ((await (await page.request.get(`/api/recipes/${recipe}`)).json()) as { isFavourite: boolean }).isFavourite

test('two tabs change without a signal, one closes: each change is sent once and both agree', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const { recipe, monday } = await moveIn(page)
  const free = addDays(monday, 35)
  const other = await context.newPage()
  await other.goto(`/calendar?date=${free}`)
  await expect(other.getByRole('button', { name: /^Add a note on/ }).first()).toBeVisible()
  await context.setOffline(true)
  await heart(page).click()
  await expect(note(page, '1 change is waiting')).toBeVisible()
  // Each tab knows of the other's.
  await expect(note(other, '1 change is waiting')).toBeVisible()
  await addDayNote(other, free, 'gran is here')
  await addLunch(other, addDays(free, 1), 'Chips by the sea')
  await page.getByRole('button', { name: 'Made it' }).first().click()
  for (const tab of [page, other]) await expect(note(tab, '4 changes are waiting')).toBeVisible()

  const sent = writesOf(context)
  await other.close()
  const third = await context.newPage()
  await third.goto(`/calendar?date=${free}`)
  await expect(third.getByText('GRAN IS HERE').first()).toBeVisible()
  await context.setOffline(false)
  for (const tab of [page, third]) await expect(tab.getByText(/waiting$/)).toHaveCount(0)
  expect(new Set(sent).size).toBe(4)
  expect(sent).toHaveLength(4)

  // What one tab sent, the other shows, and the server has.
  await page.goto(`/calendar?date=${free}`)
  for (const tab of [page, third]) {
    await expect(tab.getByText('GRAN IS HERE').first()).toBeVisible()
    await expect(
      tab.locator('[value="Chips by the sea"]').or(tab.getByText('Chips by the sea')).first(),
    ).toBeVisible()
  }
  expect(await isFavourite(page, recipe)).toBe(true)
  const made = await (await page.request.get(`/api/recipes/${recipe}/made`)).json()
  expect(made).toHaveLength(1)
})

test('the session is ended elsewhere: changes stay their person’s, and nobody else sees or sends them, and who signs out has them sent before', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000)
  const { recipe, email, password } = await moveIn(page)
  const sent = writesOf(context)
  await context.setOffline(true)
  await heart(page).click()
  await expect(note(page, '1 change is waiting')).toBeVisible()
  const elsewhere = await (await browser.newContext()).newPage()
  const signIn = { email, password }
  expect((await elsewhere.request.post('/api/auth/login', { data: signIn })).status()).toBe(200)
  expect((await elsewhere.request.delete('/api/auth/sessions')).ok()).toBe(true)

  sent.length = 0
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await isFavourite(elsewhere, recipe)).toBe(false)
  // What was read is gone, what waits is not.
  await expect.poll(async () => (await heldOnDevice(page)).databases['plateful/kept']).toEqual([])
  expect((await heldOnDevice(page)).databases['plateful-waiting/changes']).toHaveLength(1)

  sent.length = 0
  await signUp(page)
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/recipes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/waiting$/)).toHaveCount(0)
  await expect(signs(page)).toHaveCount(0)
  expect(sent).toEqual([])
  await askToLogout(page)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(sent).toEqual([])

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => isFavourite(elsewhere, recipe)).toBe(true)
  await expect.poll(async () => (await heldOnDevice(page)).databases['plateful-waiting/changes']).toEqual([])
  expect(sent).toHaveLength(1)

  // Who signs out with a signal has their changes sent before: it is there again as they press.
  await page.goto(`/recipe/${recipe}`)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await keptOnDevice(page)
  await context.setOffline(true)
  await heart(page).click()
  await expect(note(page, '1 change is waiting')).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await context.setOffline(false)
  await question(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await isFavourite(elsewhere, recipe)).toBe(false)
  await elsewhere.context().close()
})

test('who signs out is told how many changes wait, and nothing of them is left @phone-only', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const { recipe, monday, email } = await moveIn(page)
  const free = addDays(monday, 35)
  await page.goto(`/calendar?date=${free}`)
  await daysKeptOnDevice(page, free)
  await context.setOffline(true)
  await addDayNote(page, free, 'gran is here')
  // It is shown before it lies on the device.
  await expect(note(page, '1 change is waiting')).toBeVisible()
  await page.goto(`/recipe/${recipe}`)
  await heart(page).click()
  await expect(note(page, '2 changes are waiting')).toBeVisible()
  await expectAccessible(page)

  await askToLogout(page)
  await expect(question(page).getByRole('alert')).toHaveText(
    /2 changes on this device couldn’t be sent\. If you log out now, anything unsent will be lost\. Stay signed in, and it’s sent by itself as soon as Plateful can be reached\./,
  )
  await expectAccessible(page)
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(question(page)).toBeHidden()
  await expect(note(page, '2 changes are waiting')).toBeVisible()

  await askToLogout(page)
  await question(page).getByRole('button', { name: 'Logout anyway' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expectNothingReadable(page, ['gran is here', 'Robin', 'Hale', 'tray bake', 'lentil', email])

  await context.setOffline(false)
  await page.reload()
  await expect.poll(async () => (await page.request.get('/api/auth/me')).status()).toBe(401)
  await expectNothingReadable(page, ['gran is here', 'Robin', 'Hale', 'tray bake', 'lentil', email])
})
