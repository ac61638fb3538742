/**
 * Every screen is opened on a phone with the network gone, used as by somebody who does not know
 * that it is, and reloaded (home 107); a laptop keeps and sends the same way. What is read with the
 * server gone, and what a sign-out leaves, is `no-signal.test.ts`'s.
 */

import type { BrowserContext, Locator, Page } from '@playwright/test'
import { addDays } from '../../src/domain/day.ts'
import { fillKitchen, type Kitchen } from './full-kitchen.ts'
import { heldOnDevice } from './on-device.ts'
import { expect, isInstalled, signUp, test } from './person.ts'

test.use({ serviceWorkers: 'allow' })

interface Visit {
  path: string
  /** What is there when it opens, and again after the reload. */
  there: (page: Page) => Locator
  /** What somebody does on it; it ends where it began. */
  use?: (page: Page) => Promise<void>
  /** What they find of that after the reload. */
  again?: (page: Page) => Promise<void>
}

const RISOTTO = 'Mushroom risotto'
const BAKE = 'Sausage and squash tray bake'
const named = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name, level: 1 })
const isTyped = (label: string, text: string) => async (page: Page) =>
  expect(page.getByLabel(label).first()).toHaveValue(text)
const type = (label: string, text: string) => (page: Page) => page.getByLabel(label).first().fill(text)
/** What needs the server says so, and nothing that was typed is gone. */
const isRefused = (page: Page) => expect(page.getByText(/can’t be reached/).first()).toBeVisible()
const reads = ['recipes', 'completed-lists', 'household', '"calendar","notes"']

/** A browser that has read all that the screens need, and then has no network. */
async function boardTrain(
  page: Page,
  context: BrowserContext,
  { isPlanned }: { isPlanned: boolean },
): Promise<Kitchen> {
  await signUp(page)
  const kitchen = await fillKitchen(page.request, { isPlanned })
  await page.goto('/recipes')
  await isInstalled(page)
  await page.reload()
  await expect
    .poll(
      async () => {
        const rows = (await heldOnDevice(page)).databases['plateful/kept']?.join('\n') ?? ''
        return reads.filter((name) => !rows.includes(name))
      },
      { timeout: 40_000 },
    )
    .toEqual([])
  await context.setOffline(true)
  // Forms ask before what is typed in them is left.
  page.on('dialog', (dialog) => void dialog.accept())
  return kitchen
}

/** One screen that is not as it should be holds up no other. */
async function visitAll(page: Page, visits: readonly Visit[]): Promise<void> {
  for (const { path, there, use, again } of visits) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect.soft(there(page), `${path} opens`).toBeVisible()
      for (const [doing, what] of [
        ['is used', use],
        ['is as it was left', again],
      ] as const) {
        if (what === again) {
          await page.reload()
          await expect.soft(there(page), `${path} opens again`).toBeVisible()
        }
        await what?.(page).catch((error: unknown) => expect.soft(String(error), `${path} ${doing}`).toBe(''))
      }
    })
  }
}

/** With the network back all that waited is sent. */
async function arrive(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(false)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(page.getByText(/waiting$|not sent yet/)).toHaveCount(0)
}

test.beforeEach(({ page }) => page.setDefaultTimeout(10_000))

test('home, recipes, the week, its templates and its plan without a network @phone-only', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const { recipe, nextMonday } = await boardTrain(page, context, { isPlanned: true })
  const isWaiting = () =>
    expect(page.getByRole('article', { name: RISOTTO }).getByText('Waiting to be sent')).toBeVisible()
  await visitAll(page, [
    {
      path: '/home',
      there: (one) => one.getByRole('heading', { name: 'Recently added' }),
      async use() {
        const link = page.getByRole('main').getByRole('link', { name: /Orchard crumble/ })
        await link.first().click()
        await expect(named('Orchard crumble')(page)).toBeVisible()
        await page.goBack()
      },
    },
    {
      path: '/recipes',
      there: (one) => one.getByRole('article', { name: RISOTTO }),
      async use() {
        await page.getByRole('searchbox', { name: 'Search by name or number' }).fill('risoto')
        await expect(page.getByRole('article')).toHaveCount(1)
        await page.getByRole('button', { name: `${RISOTTO} is a favourite` }).click()
        await isWaiting()
      },
      again: isWaiting,
    },
    {
      path: `/recipe/${recipe}`,
      there: (one) => one.getByText(/butternut squash/).first(),
      async use() {
        await page.getByRole('button', { name: 'One serving more' }).first().click()
        await expect(page.getByText(/10 pork sausages/).first()).toBeVisible()
      },
    },
    {
      path: `/recipe/${recipe}/cook`,
      there: (one) => one.getByText(/Heat the oven/).first(),
      async use() {
        await page.getByRole('button', { name: 'Next step' }).click()
        await expect(page.getByText(/Cook it gently/).first()).toBeVisible()
        await page.getByRole('button', { name: 'Back', exact: true }).click()
      },
    },
    { path: `/calendar-recipe/${recipe}/6/${nextMonday}`, there: named(BAKE) },
    {
      path: `/recipes/${recipe}`,
      there: (one) => one.getByRole('button', { name: 'Save changes' }).first(),
      use: type('Name', 'Tray bake for the train'),
      again: isTyped('Name', 'Tray bake for the train'),
    },
    {
      path: '/recipes/new',
      there: (one) => one.getByLabel('Name'),
      use: type('Name', 'Soup of the train'),
      again: isTyped('Name', 'Soup of the train'),
    },
  ])
  await visitAll(page, [
    {
      path: '/calendar',
      there: (one) => one.getByRole('link', { name: 'Open recipe Smoky lentil soup' }).first(),
      async use() {
        await page.getByRole('button', { name: 'Next Week' }).click()
        await expect(page.getByText('BINS OUT').first()).toBeVisible()
        await page.goBack()
      },
    },
    {
      path: `/calendar?view=day&date=${nextMonday}`,
      there: (one) => one.getByRole('heading', { name: /Monday/ }).first(),
      async use() {
        await page
          .getByRole('button', { name: /^Add a note on/ })
          .first()
          .click()
        await page.getByRole('textbox', { name: /^Note for/ }).fill('on the train')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('button', { name: '2 changes are waiting' })).toBeVisible()
      },
      again: () => expect(page.getByText('ON THE TRAIN').first()).toBeVisible(),
    },
    { path: '/meal-summary', there: (one) => one.getByText('8 unique recipes') },
    {
      path: '/ai-meal-planner',
      there: (one) => one.getByRole('button', { name: /Recent AI Meal Planning Actions 1/ }),
      async use() {
        await page.getByRole('button', { name: 'Preview first' }).click()
        await isRefused(page)
      },
    },
    {
      path: '/meal-setup',
      there: (one) => one.getByRole('article', { name: 'School day' }),
      async use() {
        await page.getByRole('button', { name: 'Edit School day' }).click()
        const form = page.getByRole('dialog')
        await form.getByLabel('Day name').fill('School day on the train')
        await form.getByRole('button', { name: /^Save/ }).click()
        await expect(form).toHaveCount(0)
      },
      again: () => expect(page.getByText('School day on the train').first()).toBeVisible(),
    },
  ])
  await arrive(page, context)
})

test('people, the list, the account and what needs the server without a network @phone-only', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const { monday, share } = await boardTrain(page, context, { isPlanned: false })
  const week = `start="${monday}"&end="${addDays(monday, 6)}"`
  const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  await visitAll(page, [
    {
      path: '/family-members',
      there: (one) => one.getByRole('article', { name: /^Noora? Hale/ }),
      async use() {
        await page.getByRole('button', { name: 'Edit Noor Hale' }).click()
        const form = page.getByRole('dialog')
        await form.getByLabel('First name').fill('Noora')
        await form.getByRole('button', { name: 'Save' }).click()
        await expect(form).toHaveCount(0)
      },
      again: () => expect(page.getByRole('article', { name: 'Noora Hale' })).toBeVisible(),
    },
    {
      path: '/grocery',
      there: (one) => one.getByText('Shopping for this week').first(),
      async use() {
        await page.getByRole('heading', { name: 'Staples' }).click()
        await page.getByLabel('New staple').fill('oat milk')
        await page.getByRole('button', { name: 'Add staple' }).click()
        await expect(page.getByLabel('New staple')).toHaveValue('')
      },
      async again() {
        await page.getByRole('heading', { name: 'Staples' }).click()
        await expect(page.getByText('oat milk').first()).toBeVisible()
      },
    },
    {
      path: `/shopping-list/finalize?${week}&previous=true`,
      there: (one) => one.getByText(/pork sausages/).first(),
      use: () => box('butternut squash').uncheck(),
      again: () => expect(box('butternut squash')).not.toBeChecked(),
    },
    {
      path: `/shopping-list/shop?${week}`,
      there: (one) => one.getByText(/ of 3/).first(),
      async use() {
        await box('red onions').click()
        await expect(page.getByText('1 of 3')).toBeVisible()
      },
      again: () => expect(page.getByText('1 of 3')).toBeVisible(),
    },
  ])
  const contact = page.getByRole('form', { name: 'Write to us' })
  await visitAll(page, [
    {
      path: '/settings',
      there: (one) => one.getByText('How we like to eat'),
      async use() {
        const timers = page.getByRole('switch', { name: 'A timer that’s gone off' })
        await timers.press('Space')
        await isRefused(page)
        await expect(timers).not.toBeChecked()
      },
    },
    { path: '/household', there: (one) => one.getByText('Robin Hale').first() },
    { path: '/account', there: named('My Account') },
    { path: '/api-management', there: named('API Management') },
    {
      path: '/import-recipes',
      there: named('Import recipes'),
      async use() {
        await page.getByLabel('Address of the recipe').fill('https://cooking.example/stew')
        await page.keyboard.press('Enter')
        await isRefused(page)
      },
    },
    { path: '/import-uk-recipes', there: named('Import from UK sites') },
    { path: '/browse-recipes', there: named('Browse recipes') },
    { path: '/moving', there: named('Moving in, moving out') },
    { path: '/getting-started', there: named('Get Started') },
    {
      path: '/contact',
      there: named('Contact Us'),
      async use() {
        await contact.getByLabel('Name').fill('Robin')
        await contact.getByLabel('Email').fill('robin@example.org')
        await contact.getByLabel('Message').fill('Hello from the train')
        await contact.getByRole('button', { name: /^Send/ }).click()
        await expect(page.getByText('Failed to send message').first()).toBeVisible()
        await expect(contact.getByLabel('Message')).toHaveValue('Hello from the train')
      },
    },
    { path: `/shared/${share}`, there: (one) => one.getByText(/can’t be reached/).first() },
  ])
  await arrive(page, context)
})
