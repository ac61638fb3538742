/**
 * A newer build takes the place of an older one that is open: nothing is taken from under anybody's
 * hands.
 */
import { createServer, type IncomingHttpHeaders, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { dayOf, formatDay } from '../../src/domain/day.ts'
import { fillKitchen } from './full-kitchen.ts'
import { keptOnDevice } from './on-device.ts'
import { expect, isInstalled, signUp, test as base } from './person.ts'

/**
 * Asked for by a journey: from now on the newer build stands behind the door, and the files of the
 * older one are gone.
 */
const NEWER = '/newer-build'
/** From now on no call gets through, as in a place where the signal is just enough for a page. */
const NO_CALLS = '/no-calls'
const CALLS_AGAIN = '/calls-again'

/**
 * The product behind a door: the same server, with a page and a worker that a newer build would
 * have.
 */
async function openDoor(to: string) {
  let isNewer = false
  let areCallsLost = false
  const changes = new Map<string, (text: string) => string>([
    ['/sw.js', (text) => text.replace(/("\/index\.html","revision":)"\w+"/, '$1"newer"')],
    ['/index.html', (text) => text.replace('<html', '<html data-build="newer"')],
  ])
  const door = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', to).pathname
    if (path === NEWER) {
      isNewer = true
      answer.end()
      return
    }
    if (path === NO_CALLS || path === CALLS_AGAIN) {
      areCallsLost = path === NO_CALLS
      answer.end()
      return
    }
    if (areCallsLost && path.startsWith('/api/')) {
      request.destroy()
      return
    }
    if (isNewer && path.startsWith('/assets/')) {
      answer.writeHead(404).end()
      return
    }
    const change = isNewer ? changes.get(path) : undefined
    const headers: IncomingHttpHeaders = { ...request.headers, 'accept-encoding': 'identity' }
    // What the browser has of the older one is no reason not to answer.
    if (change) for (const name of ['if-none-match', 'if-modified-since']) delete headers[name]
    const onward = ask(new URL(request.url ?? '/', to), { method: request.method, headers }, (real) => {
      if (!change) {
        answer.writeHead(real.statusCode ?? 502, real.headers)
        real.pipe(answer)
        return
      }
      const { 'content-length': _, etag: _tag, ...rest } = real.headers
      let text = ''
      real.setEncoding('utf8').on('data', (part: string) => (text += part))
      real.on('end', () => answer.writeHead(200, rest).end(change(text)))
    })
    onward.on('error', () => answer.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const { port } = door.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    close: () => {
      door.closeAllConnections()
      door.close()
    },
  }
}

const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    const door = await openDoor(baseURL ?? '')
    await use(door.address)
    door.close()
  },
})

test.use({ serviceWorkers: 'allow' })

const today = formatDay(dayOf(new Date()), 'long')
const html = (page: Page) => page.locator('html')
const newer = ['data-build', 'newer'] as const
const offer = (page: Page) => page.getByRole('region', { name: 'New version' })

/** What the browser does by itself at each visit, and an open page every hour. */
const lookForNewer = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))

test('it waits until somebody wants it, and nothing that is typed is lost', async ({ page, context }) => {
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

test('what waits for a signal is sent by the newer one, each change once (home 89)', async ({ page }) => {
  test.setTimeout(120_000)
  await signUp(page)
  const { recipe } = await fillKitchen(page.request, { isPlanned: false })
  await page.goto('/recipes')
  await isInstalled(page)
  await page.goto(`/recipe/${recipe}`)
  const heart = page.getByRole('button', { name: /is a favourite$/ }).first()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await keptOnDevice(page)
  await page.request.get(NO_CALLS)
  await heart.click()
  await page.getByRole('button', { name: 'Made it' }).first().click()
  const waiting = page.getByRole('button', { name: '2 changes are waiting', exact: true })
  await expect(waiting).toBeVisible()

  await page.request.get(NEWER)
  await lookForNewer(page)
  await offer(page).getByRole('button', { name: 'Reload' }).click()
  await expect(html(page)).toHaveAttribute(...newer)
  await expect(waiting).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  const sent = new Set<string | undefined>()
  page.on('requestfinished', (request) => {
    const key = request.headers()['idempotency-key']
    if (key !== undefined) sent.add(`${request.method()} ${new URL(request.url()).pathname} ${key}`)
  })
  await page.request.get(CALLS_AGAIN)
  await expect(page.getByText(/waiting$/)).toHaveCount(0, { timeout: 40_000 })
  expect(sent.size).toBe(2)
  const stored = await (await page.request.get(`/api/recipes/${recipe}`)).json()
  expect(stored).toMatchObject({ isFavourite: true, timesMade: 1 })
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
