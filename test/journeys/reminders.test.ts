/**
 * Reminders in Settings. The browser of a journey reaches no push service, so its address is made
 * up here; all else is real: the leave, the worker, the server, and what a message does.
 */
import { expect, expectAccessible, signUp, test } from './person.ts'

test('somebody switches reminders on, chooses one, and finds it again (household 31) @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const address = {
      endpoint: `https://push.example/${crypto.randomUUID()}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    }
    PushManager.prototype.subscribe = async () => ({ toJSON: () => address }) as never
    PushManager.prototype.getSubscription = async () => null
  })
  await signUp(page)
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Reminders' })
  await expect(card.getByText('This device isn’t reminded.')).toBeVisible()
  // The worker comes a little after the first screen.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
      timeout: 20_000,
    })
    .toBe('activated')
  await card.getByRole('button', { name: 'Remind me on this device' }).click()
  await expect(card.getByText('This device is reminded.')).toBeVisible()

  await card.getByRole('switch', { name: 'What shall we eat next week?' }).click()
  await card.getByLabel('On').selectOption('Sunday')
  await expectAccessible(page)

  await page.reload()
  await expect(card.getByText('This device is reminded.')).toBeVisible()
  await expect(card.getByRole('switch', { name: 'What shall we eat next week?' })).toBeChecked()
  await expect(card.getByLabel('On')).toHaveValue('6')

  await card.getByRole('button', { name: 'Switch off here' }).click()
  await expect(card.getByText('This device isn’t reminded.')).toBeVisible()
  await expect(card.getByText('None of your devices is reminded yet.')).toBeVisible()
})
