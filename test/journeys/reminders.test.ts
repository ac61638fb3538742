/** Reminders in a real browser: shown by the service worker (household 25, household 28). */

import type { Page } from '@playwright/test'
import { wholeBrowser } from './browsers.ts'
import { expect, isInstalled, signUp, test } from './person.ts'

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser })

/** What the browser does when its push service brings a message. */
async function deliver(page: Page, message: object): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) resolve(one.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications()
    return notifications.map(({ title, body }) => [title, body])
  })

test('a message is shown by the service worker, and a timer that somebody watches is not', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await signUp(page)
  await page.goto('/home')
  await isInstalled(page)
  const title = 'Take out of the freezer'
  const body = 'For tomorrow: Bolognese.'
  await deliver(page, {
    title: 'Time is up',
    body: '20 minutes, step 1 of Stew',
    path: '/recipe/7/cook',
    tag: 'timer 7',
  })
  await deliver(page, { title, body, path: '/home', tag: 'freezer 2026-03-03' })
  await expect.poll(() => shown(page), { timeout: 10_000 }).toEqual([[title, body]])
  // The same reminder again takes the place of the one before.
  await deliver(page, {
    title,
    body: 'For tomorrow: Bolognese and Pie.',
    path: '/home',
    tag: 'freezer 2026-03-03',
  })
  await expect
    .poll(() => shown(page), { timeout: 10_000 })
    .toEqual([[title, 'For tomorrow: Bolognese and Pie.']])
})
