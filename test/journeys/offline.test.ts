/**
 * A list in a shop without a signal: opened, reloaded and ticked, while somebody else ticks at
 * home.
 */

import { type Browser, chromium, type Page } from '@playwright/test'
import { addDays, dayOf } from '../../src/domain/day.ts'
import { seededRandom } from '../harness/seeded-random.ts'
import { wholeBrowser } from './browsers.ts'
import { expect, expectAccessible, isInstalled, signUp, test } from './person.ts'

test.use({ serviceWorkers: 'allow' })

const start = dayOf(new Date())
const end = addDays(start, 6)
const LIST = `/shopping-list/finalize?start=${start}&end=${end}&previous=true`
const names = ['bread', 'butter', 'cheese', 'eggs', 'milk']

async function completeList(page: Page): Promise<void> {
  const answer = await page.request.post('/api/completed-shopping-lists', {
    data: {
      name: 'Big shop',
      startDate: start,
      endDate: end,
      items: names.map((name) => ({
        id: name,
        name,
        category: 'Dairy & Eggs',
        quantity: 1,
        unit: '',
        isChecked: false,
        recipeIds: [],
      })),
    },
  })
  expect(answer.status()).toBe(201)
}

/** The other phone of the household; one that never loses its signal needs no worker. */
async function otherPhone(
  browser: Browser,
  { email, password }: { email: string; password: string },
  serviceWorkers: 'allow' | 'block',
) {
  const page = await (await browser.newContext({ serviceWorkers })).newPage()
  expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
  return page
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })

/** What is ticked, in the order of `names`. */
async function ticked(page: Page): Promise<string[]> {
  const texts = await page
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((one) => one.closest('label')?.textContent ?? ''))
  return names.filter((name) => texts.some((text) => text.startsWith(name)))
}

test('an opened list works without a signal through reloads, and two phones agree when it is back @phone-only', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000)
  const person = await signUp(page)
  await completeList(page)
  await page.goto(LIST)
  await isInstalled(page)
  const other = await otherPhone(browser, person, 'block')
  await other.goto(LIST)
  await box(page, 'bread').check()
  await expect(box(other, 'bread')).toBeChecked()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Previous Shopping List' })).toBeVisible()
  await expect(box(page, 'bread')).toBeChecked()
  await box(page, 'milk').check()
  await box(page, 'eggs').check()
  await box(page, 'eggs').uncheck()
  await expect(page.getByText(/2 not sent yet/)).toBeVisible()
  await page.reload()
  await expect(box(page, 'milk')).toBeChecked()
  await expect(page.getByText(/2 not sent yet/)).toBeVisible()
  await expectAccessible(page)

  await box(other, 'cheese').check()
  await box(other, 'bread').uncheck()
  await expect.poll(() => ticked(other)).toEqual(['cheese'])

  // What arrived: without a signal some are tried again from time to time.
  const sent: string[] = []
  page.on('requestfinished', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postData() ?? '')
  })
  await context.setOffline(false)
  for (const phone of [page, other])
    await expect.poll(() => ticked(phone), { timeout: 30_000 }).toEqual(['cheese', 'milk'])
  await expect(page.getByText(/not sent yet/)).toHaveCount(0)
  await page.reload()
  await expect.poll(() => ticked(page)).toEqual(['cheese', 'milk'])
  // Each tick went out once, the one that was taken back as what it came to.
  expect(sent.flatMap((body) => body.match(/"itemId":"\w+"/g) ?? [])).toEqual([
    '"itemId":"milk"',
    '"itemId":"eggs"',
  ])
  await other.context().close()
})

/** The seed of the order in which they tick, lose their signals and reload. */
const SEED = 2026

test('two phones tick in any order, with a signal and without: the last tick of each item counts', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const person = await signUp(page)
  await completeList(page)
  const other = await otherPhone(browser, person, 'allow')
  const phones = [page, other]
  const isOffline = [false, false]
  const expected = new Map(names.map((name) => [name, false]))
  for (const phone of phones) {
    await phone.goto(LIST)
    await isInstalled(phone)
  }
  const next = seededRandom(SEED)
  const pick = (count: number) => Math.floor(next() * count)
  for (let step = 0; step < 24; step += 1) {
    const which = pick(2)
    const phone = phones[which] ?? page
    const action = next()
    if (action < 0.15) {
      isOffline[which] = !isOffline[which]
      await phone.context().setOffline(isOffline[which])
    } else if (action < 0.22) await phone.reload()
    else {
      const name = names[pick(names.length)] ?? 'milk'
      await box(phone, name).click()
      expected.set(name, await box(phone, name).isChecked())
    }
  }
  for (const phone of phones) await phone.context().setOffline(false)
  const bought = names.filter((name) => expected.get(name))
  for (const phone of phones) {
    await expect.poll(() => ticked(phone), { timeout: 30_000 }).toEqual(bought)
    await expect(phone.getByText(/not sent yet/)).toHaveCount(0)
    await phone.reload()
    await expect.poll(() => ticked(phone)).toEqual(bought)
  }
  await other.context().close()
})

test('can be installed: a manifest, icons of both kinds, a service worker that is never cached', async ({
  page,
  baseURL,
}) => {
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Plateful', display: 'standalone', start_url: '/home' })
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type])
  }
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  const worker = await page.request.get('/sw.js')
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    'content-type': expect.stringContaining('javascript'),
  })
  // A browser that installs nothing, as most journeys have, would have nothing to say against it.
  const browser = await chromium.launch(wholeBrowser)
  try {
    const tab = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) })
    await tab.goto('/')
    await isInstalled(tab)
    const devtools = await tab.context().newCDPSession(tab)
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // A journey's window is a private one, and that is all that the browser has to say against it.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  } finally {
    await browser.close()
  }
})
