/**
 * Each screen is opened with the network gone, used as somebody would who does not know that it is,
 * and reloaded (home 99). What the screens show without a signal is `no-signal.test.ts`'s.
 */
import type { Locator, Page } from '@playwright/test'
import { addDays } from '../../src/domain/day.ts'
import { fillKitchen, type Kitchen } from './full-kitchen.ts'
import { heldOnDevice } from './on-device.ts'
import { expect, isInstalled, signUp, test } from './person.ts'

interface Visit {
  path: string
  /** What is there when it opens, and again after the reload. */
  there: (page: Page) => Locator
  use?: (page: Page) => Promise<void>
}

const unreached = (page: Page) => page.getByText(/can’t be reached/).first()
const title = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name, level: 1 })

const RISOTTO = 'Mushroom risotto'
const BAKE = 'Sausage and squash tray bake'

/** What somebody does on a screen: reading goes on, what is typed stays, a refusal says why. */
function visitsOf({ recipe, monday, nextMonday }: Kitchen): Visit[] {
  const week = `start="${monday}"&end="${addDays(monday, 6)}"`
  return [
    {
      path: '/home',
      there: (page) => page.getByRole('heading', { name: 'Recently added' }),
      use: async (page) => {
        await page
          .getByRole('main')
          .getByRole('link', { name: /Orchard crumble/ })
          .first()
          .click()
        await expect(page.getByRole('heading', { name: 'Orchard crumble', level: 1 })).toBeVisible()
        await page.goBack()
      },
    },
    {
      path: '/recipes',
      there: (page) => page.getByRole('article', { name: RISOTTO }),
      use: async (page) => {
        await page.getByRole('searchbox', { name: 'Search by name or number' }).fill('risoto')
        await expect(page.getByRole('article')).toHaveCount(1)
        await page.getByRole('button', { name: 'Filters' }).click()
        const filters = page.getByRole('dialog', { name: 'Filters' })
        await expect(filters.getByRole('searchbox', { name: 'With these ingredients' })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(filters).toHaveCount(0)
      },
    },
    {
      path: `/recipe/${recipe}`,
      there: (page) => page.getByText(/butternut squash/).first(),
      use: async (page) => {
        await page.getByRole('button', { name: 'One serving more' }).first().click()
        await expect(page.getByText(/10 pork sausages/).first()).toBeVisible()
      },
    },
    {
      path: `/recipe/${recipe}/cook`,
      there: (page) => page.getByText(/Heat the oven/).first(),
      use: async (page) => {
        await page.getByRole('button', { name: 'Next step' }).click()
        await expect(page.getByText(/Cook it gently/).first()).toBeVisible()
        await page.getByRole('button', { name: 'Back', exact: true }).click()
      },
    },
    {
      path: `/calendar-recipe/${recipe}/6/${nextMonday}`,
      there: (page) => page.getByRole('heading', { name: BAKE }).first(),
    },
    {
      path: `/recipes/${recipe}`,
      there: (page) => page.getByRole('button', { name: 'Save changes' }).first(),
      use: async (page) => {
        await page.getByLabel('Name').fill('Tray bake for the train')
        await page.reload()
        await expect(page.getByLabel('Name')).toHaveValue('Tray bake for the train')
      },
    },
    {
      path: '/recipes/new',
      there: (page) => page.getByLabel('Name'),
      use: async (page) => {
        await page.getByLabel('Name').fill('Soup of the train')
        await page.reload()
        await expect(page.getByLabel('Name')).toHaveValue('Soup of the train')
      },
    },
    {
      path: '/calendar',
      there: (page) => page.getByRole('link', { name: 'Open recipe Smoky lentil soup' }).first(),
      use: async (page) => {
        await page.getByRole('button', { name: 'Next Week' }).click()
        await expect(page.getByText('BINS OUT').first()).toBeVisible()
      },
    },
    {
      path: `/calendar?view=day&date=${nextMonday}`,
      there: (page) => page.getByRole('heading', { name: /Monday/ }).first(),
      use: async (page) => {
        await page.getByRole('button', { name: /^Next/ }).first().click()
        await expect(page.getByText('BINS OUT').first()).toBeVisible()
      },
    },
    { path: '/meal-summary', there: (page) => page.getByText('8 unique recipes') },
    {
      path: '/ai-meal-planner',
      there: (page) => page.getByRole('button', { name: /Recent AI Meal Planning Actions 1/ }),
      use: async (page) => {
        await page.getByRole('button', { name: /^Dinner for the next 7 days/ }).click()
        await page.getByRole('button', { name: 'Preview first' }).click()
        await expect(unreached(page)).toBeVisible()
      },
    },
    {
      path: '/meal-setup',
      there: (page) => page.getByRole('article', { name: 'School day' }),
      use: async (page) => {
        await page.getByRole('button', { name: 'Edit School day' }).click()
        const form = page.getByRole('dialog')
        await expect(form.getByText('Packed lunches').first()).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(form).toHaveCount(0)
      },
    },
    {
      path: '/family-members',
      there: (page) => page.getByRole('article', { name: 'Noor Hale' }),
      use: async (page) => {
        await page.getByRole('button', { name: 'Edit Noor Hale' }).click()
        const form = page.getByRole('dialog')
        await form.getByLabel('First name').fill('Noora')
        await form.getByRole('button', { name: 'Save' }).click()
        await expect(unreached(page)).toBeVisible()
        await expect(form.getByLabel('First name')).toHaveValue('Noora')
      },
    },
    { path: '/grocery', there: (page) => page.getByText('Shopping for this week').first() },
    {
      path: `/shopping-list/finalize?${week}&previous=true`,
      there: (page) => page.getByText(/pork sausages/).first(),
      use: async (page) => {
        await page.getByRole('checkbox', { name: /^pork sausages/ }).check()
        await expect(page.getByText(/1 not sent yet/)).toBeVisible()
      },
    },
    {
      path: `/shopping-list/shop?${week}`,
      there: (page) => page.getByRole('checkbox', { name: /red onions/ }),
      use: async (page) => {
        await page.getByRole('checkbox', { name: /red onions/ }).click()
        await expect(page.getByRole('checkbox', { name: /red onions/ })).toBeChecked()
      },
    },
    {
      path: '/settings',
      there: (page) => page.getByText('How we like to eat'),
      use: async (page) => {
        const timers = page.getByRole('switch', { name: 'A timer that rang' })
        await timers.press('Space')
        await expect(page.getByText('Your reminders weren’t saved').first()).toBeVisible()
        await expect(timers).not.toBeChecked()
      },
    },
    { path: '/household', there: (page) => page.getByText('Robin Hale').first() },
    { path: '/account', there: title('My Account') },
    { path: '/import-recipes', there: (page) => page.getByRole('heading', { level: 1 }) },
    { path: '/browse-recipes', there: (page) => page.getByRole('heading', { level: 1 }) },
    { path: '/moving', there: (page) => page.getByRole('heading', { level: 1 }) },
    { path: '/contact', there: title('Contact Us') },
  ]
}

/** All that the screens need is on the device, what was never opened as well. */
const everythingKept = (page: Page) =>
  expect
    .poll(
      async () => {
        const held = await heldOnDevice(page)
        const rows = held.databases['plateful/kept'] ?? []
        return ['recipes', 'calendar', 'completed-lists', 'user-preferences', 'household'].filter((name) =>
          rows.every((row) => !row.includes(`["${name}"`)),
        )
      },
      { timeout: 60_000 },
    )
    .toEqual([])

test('each screen is opened, used and reloaded with the network gone @phone', async ({ page, context }) => {
  test.setTimeout(600_000)
  // One screen that is not as it should be holds up no other.
  page.setDefaultTimeout(20_000)
  await signUp(page)
  const kitchen = await fillKitchen(page.request)
  await page.goto('/recipes')
  await isInstalled(page)
  await page.reload()
  await everythingKept(page)
  await context.setOffline(true)
  // Forms ask before what is typed in them is left.
  page.on('dialog', (dialog) => void dialog.accept())
  for (const { path, there, use } of visitsOf(kitchen)) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect.soft(there(page), `${path} opens`).toBeVisible()
      await use?.(page).catch((error: unknown) => expect.soft(String(error), `${path} is used`).toBe(''))
      await page.goto(path)
      await page.reload()
      await expect.soft(there(page), `${path} opens again`).toBeVisible()
    })
  }
  await context.setOffline(false)
  await page.goto('/home')
  await expect(page.getByText(/waiting$|not sent yet/)).toHaveCount(0)
})
