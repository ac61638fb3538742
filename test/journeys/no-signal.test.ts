/**
 * What is read without a signal and with the server gone, and that who signs out leaves nothing
 * readable (home 80, home 81, home 82, home 83, home 84).
 */

import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { fillKitchen, type Kitchen } from './full-kitchen.ts'
import { expect, expectAccessible, isInstalled, signUp, test as base } from './person.ts'

/** The product behind a door that can be shut, as if its machine were switched off. */
const test = base.extend<{ door: { address: string; shut(): void; open(): Promise<void> } }>({
  door: async ({ baseURL }, use) => {
    const to = baseURL ?? ''
    const door = createServer((request, answer) => {
      const { method, headers } = request
      const onward = ask(new URL(request.url ?? '/', to), { method, headers }, (real) => {
        answer.writeHead(real.statusCode ?? 502, real.headers)
        real.pipe(answer)
      })
      onward.on('error', () => answer.destroy())
      answer.on('close', () => onward.destroy())
      request.pipe(onward)
    })
    const open = (port: number) => new Promise<void>((resolve) => door.listen(port, '127.0.0.1', resolve))
    const shut = () => {
      door.close()
      door.closeAllConnections()
    }
    await open(0)
    const { port } = door.address() as AddressInfo
    await use({ address: `http://localhost:${port}`, shut, open: () => open(port) })
    shut()
  },
})

test.use({ serviceWorkers: 'allow' })

type Door = { address: string; shut(): void; open(): Promise<void> }

/** A household with a recipe that has a photo, in a browser that can open the product by itself. */
async function moveIn(page: Page, { address }: Door): Promise<Kitchen & { photo: number }> {
  const kitchen = await fillKitchen(page.request, { isPlanned: false })
  const colour = { width: 600, height: 400, channels: 3, background: '#b8341d' } as const
  const picture = await sharp({ create: colour }).jpeg().toBuffer()
  const answer = await page.request.post('/api/recipes', {
    data: {
      name: 'Beetroot soup',
      servings: 2,
      ingredients: ['3 beetroots'],
      steps: ['Boil them.'],
      tags: ['soup'],
      photo: `data:image/jpeg;base64,${picture.toString('base64')}`,
    },
  })
  expect(answer.status()).toBe(201)
  await page
    .context()
    .addCookies((await page.context().cookies()).map(({ name, value }) => ({ name, value, url: address })))
  await page.goto(`${address}/recipes`)
  await isInstalled(page)
  await page.reload()
  await expect.poll(() => isPhotoThere(page)).toBe(true)
  return { ...kitchen, photo: (await answer.json()).id }
}

const isPhotoThere = (page: Page): Promise<boolean> =>
  page
    .locator('img[src^="/api/photos/"]')
    .first()
    .evaluate((photo: HTMLImageElement) => photo.complete && photo.naturalWidth > 0, null, {
      timeout: 10_000,
    })

/** What is kept on the device: texts by the first words of their names, and photos. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('plateful')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('no database')))
    })
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = database.transaction('kept').objectStore('kept').getAllKeys()
      request.addEventListener('success', () => resolve(request.result))
    })
    database.close()
    const photos = (await caches.has('plateful-photos'))
      ? await (await caches.open('plateful-photos')).keys()
      : []
    return {
      texts: keys.map(String).flatMap((key) => /\["([\w-]+)".*\]$/.exec(key)?.[1] ?? []),
      photos: photos.filter(({ url }) => new URL(url).pathname.endsWith('.jpg')).length,
      person: localStorage.getItem('plateful:person'),
    }
  })

/** Everything that the screens need was read, what was never opened as well. */
async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(async () => (await kept(page)).texts, { timeout: 40_000 })
    .toEqual(
      expect.arrayContaining([
        'recipes',
        'calendar',
        'family-members',
        'guest-diners',
        'meal-planning-days',
        'weekly-template-assignments',
        'ai-meal-planning-actions',
        'completed-lists',
        'onboarding',
        'user-preferences',
        'household',
      ]),
    )
  await expect.poll(async () => (await kept(page)).photos).toBe(1)
}

/** What a family opens first; `used-offline.test.ts` opens every screen. */
const screens = (page: Page, { recipe }: Kitchen): [string, Locator][] => [
  ['/home', page.getByRole('heading', { name: 'Recently added' })],
  ['/recipes', page.getByRole('link', { name: /Mushroom risotto/ }).first()],
  [`/recipe/${recipe}`, page.getByText(/butternut squash/).first()],
  [`/recipe/${recipe}/cook`, page.getByText(/Heat the oven/).first()],
  ['/calendar', page.getByRole('link', { name: 'Open recipe Smoky lentil soup' })],
]

const note = (page: Page) => page.getByText(/^No signal: this is what it was at \d\d:\d\d$/)

async function expectReadable(
  page: Page,
  { address }: Door,
  some: readonly (readonly [string, Locator])[],
): Promise<void> {
  for (const [path, content] of some) {
    // Loaded afresh, as by a reload: nothing of the page before is left in its memory.
    await page.goto(address + path)
    await expect.soft(content, path).toBeVisible()
    await expect.soft(note(page), path).toBeVisible()
    await expect.soft(page.getByRole('alert'), path).toHaveCount(0)
  }
}

async function signOut(page: Page): Promise<void> {
  const account = page.getByRole('button', { name: /^Account of/ })
  // A phone has its account behind 'More', at the bottom.
  if (await account.isVisible()) {
    await account.click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  } else {
    await page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'More' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  }
  const question = page.getByRole('dialog', { name: 'Are you sure you want to logout?' })
  await question.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
}

const nothing = { texts: [], photos: 0, person: null }
const isOut = (context: BrowserContext, { address }: Door) =>
  expect.poll(async () => (await context.request.get(`${address}/api/auth/me`)).status()).toBe(401)

test('the library is read without a signal, the main screens with the server gone, and nothing is left @phone-only', async ({
  page,
  context,
  door,
}) => {
  test.setTimeout(240_000)
  await signUp(page)
  const kitchen = await moveIn(page, door)
  await untilKept(page)

  await context.setOffline(true)
  await page.goto(`${door.address}/recipes`)
  await expect.poll(() => isPhotoThere(page)).toBe(true)
  await expectAccessible(page)

  // A change is refused in a sentence, and what is typed stays.
  await page.goto(`${door.address}/account`)
  await page.getByRole('button', { name: 'Edit' }).first().click()
  const form = page.getByRole('form', { name: 'Profile' })
  await form.getByLabel('First name').fill('Otto')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/can’t be reached/).first()).toBeVisible()
  await expect(form.getByLabel('First name')).toHaveValue('Otto')
  page.on('dialog', (dialog) => void dialog.accept())

  // With a signal it settles: what somebody changed meanwhile is there, and the note goes.
  await page.goto(`${door.address}/family-members`)
  await expect(note(page)).toBeVisible()
  await context.setOffline(false)
  await expect(note(page)).toBeHidden()

  door.shut()
  await expectReadable(page, door, screens(page, kitchen))
  await page.goto(`${door.address}/recipes`)
  await expect(note(page)).toBeVisible()
  await signOut(page)
  expect(await kept(page)).toEqual(nothing)
  await page.goto(`${door.address}/recipes`)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await door.open()
  await page.reload()
  await isOut(context, door)
  expect(await kept(page)).toEqual(nothing)
})

test('a sign-out in another tab leaves nothing to read', async ({ page, context, door }) => {
  test.setTimeout(120_000)
  await signUp(page)
  await moveIn(page, door)
  const other = await context.newPage()
  await other.goto(`${door.address}/recipes`)
  await expect(other.getByRole('link', { name: /Mushroom risotto/ }).first()).toBeVisible()
  await context.setOffline(true)
  await signOut(page)
  await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await kept(other)).toEqual(nothing)
  await context.setOffline(false)
  await other.reload()
  await isOut(context, door)
  // The device has heard that the server knows.
  await expect.poll(() => other.evaluate(() => localStorage.getItem('plateful:sign-out-owed'))).toBeNull()
  await other.close()
})
