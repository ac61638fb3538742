/**
 * Reminders in a real browser: chosen one by one, switched on for a device, and shown by the
 * service worker (household 25, household 27, household 28, household 31, household 33).
 */
import type { BrowserContext, Page } from '@playwright/test'
import { aPushDevice } from '../harness/push-service.ts'
import { wholeBrowser } from './browsers.ts'
import { expect, expectAccessible, isInstalled, signUp, test } from './person.ts'

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser })

const card = (page: Page) => page.getByRole('region', { name: 'Reminders' })
const choice = (page: Page, name: string) => card(page).getByRole('switch', { name })
const labels = [
  'Take out of the freezer',
  'Start the slow cooker',
  'A timer that’s gone off',
  'What’s for dinner next week?',
]

/** The maker of the browser gives it an address: here without a service behind it. */
async function givePushAddress(context: BrowserContext): Promise<void> {
  const { endpoint, p256dh, auth } = aPushDevice('https://push.example/this-browser')
  await context.addInitScript(
    (address) => {
      const made = { toJSON: () => address }
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(null),
        subscribe: () => Promise.resolve(made),
      })
    },
    { endpoint, keys: { p256dh, auth } },
  )
}

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

async function expectGoodInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

test('each is chosen by itself, and this device is told @phone-only', async ({ page, context }) => {
  test.setTimeout(120_000)
  await context.grantPermissions(['notifications'])
  await givePushAddress(context)
  await signUp(page)
  await page.goto('/settings')
  await isInstalled(page)
  await expect(card(page).getByText('Reminders are off for this device.')).toBeVisible()
  for (const label of labels) await expect(choice(page, label)).not.toBeChecked()
  await expectGoodInBothThemes(page)

  for (const label of labels) {
    await choice(page, label).press('Space')
    await expect(choice(page, label)).toBeChecked()
  }
  await expect(card(page).getByText(/No device gets your reminders yet/)).toBeVisible()
  await card(page).getByRole('button', { name: 'Remind me on this device' }).click()
  await expect(card(page).getByText('Reminders are on for this device.')).toBeVisible()

  const freezer = card(page).getByRole('group', { name: 'When: Take out of the freezer' })
  await freezer.getByLabel('At').selectOption('17:00')
  const week = card(page).getByRole('group', { name: 'When: What’s for dinner next week?' })
  await expect(week.getByText('The day is the same for everyone in your household.')).toBeVisible()
  await week.getByLabel('On').selectOption('Thursday')
  await week.getByLabel('At').selectOption('19:00')
  await expectGoodInBothThemes(page)

  await expect
    .poll(async () => (await page.request.get('/api/reminders')).json(), { timeout: 10_000 })
    .toMatchObject({
      choices: { freezer: true, freezerHour: 17, slowCooker: true, timers: true, week: true, weekHour: 19 },
      planningDay: 3,
      isThisDeviceOn: true,
      devices: 1,
    })
  await page.reload()
  await expect(card(page).getByText('Reminders are on for this device.')).toBeVisible()
  for (const label of labels) await expect(choice(page, label)).toBeChecked()
  await expect(week.getByLabel('On')).toHaveValue('3')

  // The service of this address is nowhere, and it says so.
  await card(page).getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('The test wasn’t sent').first()).toBeVisible({ timeout: 20_000 })

  await choice(page, 'Start the slow cooker').press('Space')
  await expect(choice(page, 'Start the slow cooker')).not.toBeChecked()
  await card(page).getByRole('button', { name: 'Switch off here' }).click()
  await expect(card(page).getByText('Reminders are off for this device.')).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/api/reminders')).json(), { timeout: 10_000 })
    .toMatchObject({ choices: { slowCooker: false, freezer: true }, isThisDeviceOn: false, devices: 0 })
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
