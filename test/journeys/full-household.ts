/**
 * A household that has lived with Plateful for a while, one for all journeys of a worker, and how a
 * screen of it is looked at.
 */

import type { BrowserContext, Page } from '@playwright/test'
import { addDays, dayOf } from '../../src/domain/day.ts'
import { fillKitchen, type Kitchen } from './full-kitchen.ts'
import { complaintsOf, expect, signUp, test as base } from './person.ts'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

export const test = base.extend<
  { kitchen: Kitchen; enter: () => Promise<void> },
  { full: { kitchen: Kitchen; cookies: Cookies } }
>({
  full: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await signUp(page)
      const kitchen = await fillKitchen(context.request)
      await use({ kitchen, cookies: await context.cookies() })
      await context.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  kitchen: ({ full }, use) => use(full.kitchen),
  /** Comes in as one of the household. */
  enter: ({ context, full }, use) => use(() => context.addCookies(full.cookies)),
})

export const laptop = { width: 1280, height: 900 }
export const phone = { width: 360, height: 780 }
const narrowest = { width: 320, height: 700 }
/** No dialog has to be scrolled in it, so that nothing lies half under a dialog's own bars. */
const TALL = 3000

/** Screens that look different when there is nothing yet, or when the server fails. */
export const screens = [
  '/home',
  '/calendar',
  '/calendar?view=day',
  '/meal-summary',
  '/recipes',
  '/browse-recipes',
  '/family-members',
  '/meal-setup',
  '/ai-meal-planner',
  '/grocery',
  '/account',
  '/settings',
  '/household',
  '/moving',
]

const NOWHERE = '/nowhere'

/** Screens that look the same whatever there is. */
export const alwaysAlike = [
  '/recipes/new',
  '/import-recipes',
  '/import-uk-recipes',
  '/api-management',
  '/contact',
  '/welcome',
  '/getting-started',
  '/onboarding-next',
  '/shared',
  NOWHERE,
]

/** Addresses of things: for somebody else, and for whoever is new, there is nothing there. */
export function thingsOf({ recipe, share, monday, nextMonday }: Kitchen): string[] {
  const week = `start="${monday}"&end="${addDays(monday, 6)}"`
  return [
    `/recipe/${recipe}`,
    `/recipe/${recipe}/cook`,
    `/recipes/${recipe}`,
    `/calendar-recipe/${recipe}/6/${nextMonday}`,
    `/calendar?date="${nextMonday}"`,
    `/shopping-list/finalize?start="${nextMonday}"&end="${addDays(nextMonday, 6)}"`,
    `/shopping-list/finalize?${week}&previous=true`,
    `/shopping-list/shop?${week}`,
    `/shared/${share}`,
    `/review-shared-recipe/${recipe}/${share}`,
  ]
}

/** The screen is there and nothing on it is still on its way. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[role=status][class*=loading]')).toHaveCount(0)
}

/** Loads a screen afresh, on a laptop. */
export async function load(page: Page, path: string): Promise<void> {
  await page.setViewportSize(laptop)
  await page.goto(path)
  await settle(page)
}

/**
 * A list in the making, in a household of its own: a household has one, and in the shared one some
 * other journey may have made it already.
 */
export async function makeOwnList(page: Page): Promise<void> {
  await signUp(page)
  const pizza = { id: 'pizza', name: 'Pizza', type: 'food', peopleCount: 2 }
  const day = { date: dayOf(new Date()), dinnerMeals: [pizza] }
  const planned = await page.request.post('/api/calendar-assignments', { data: day })
  expect(planned.ok(), await planned.text()).toBe(true)
  await load(page, '/grocery')
  await page.getByRole('button', { name: 'Choose These Dates' }).click()
  await expect(page.getByRole('button', { name: 'Add item' })).toBeVisible()
}

/**
 * Goes to a screen as a link does, on a laptop; only the first is loaded. A page that is loaded
 * afresh runs all of its code slowly at first, and axe several times slower.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') return load(page, path)
  await page.setViewportSize(laptop)
  const between = page.getByRole('heading', { name: '404 Page Not Found' })
  // Nothing of the screen before can be taken for the next one.
  await page.evaluate((address) => history.pushState(null, '', address), NOWHERE)
  await expect(between).toBeVisible()
  if (path !== NOWHERE) {
    await page.evaluate((address) => history.pushState(null, '', address), path)
    await expect(between).toBeHidden()
  }
  await settle(page)
}

/**
 * In an order that changes little at a time. Each width and each theme is looked at by all rules
 * once; the theme that is left at a width can break colours only.
 */
const looks = {
  laptop: { viewport: laptop, colorScheme: 'light', by: 'all' },
  darkLaptop: { viewport: laptop, colorScheme: 'dark', by: 'colours' },
  phone: { viewport: phone, colorScheme: 'dark', by: 'all' },
  lightPhone: { viewport: phone, colorScheme: 'light', by: 'colours' },
} as const

/** How thoroughly a screen is looked at. */
export type Thoroughness = keyof typeof looksOf

const looksOf = {
  /** The bars of each width in each theme: for a screen of each kind. */
  full: [looks.laptop, looks.darkLaptop, looks.phone, looks.lightPhone],
  /** For screens whose colours all come from the theme. */
  usual: [looks.laptop, looks.phone],
  /** For parts that were looked at by all rules at both widths already. */
  brief: [{ ...looks.laptop, by: 'colours' }, looks.phone],
  /** For what has the same parts as much else, which is looked at in the other theme. */
  dark: [looks.phone],
  light: [{ ...looks.lightPhone, by: 'all' }],
} as const

/**
 * What stands there now, without loading it again: clean for axe, and nothing sticks out at 320 px.
 * Dialogs have the same parts at both widths.
 */
export async function expectGoodForEverybody(
  page: Page,
  { within, as = within ? 'dark' : 'usual' }: { within?: string; as?: Thoroughness } = {},
): Promise<void> {
  await page.evaluate(layOutWhole)
  for (const { viewport, colorScheme, by } of looksOf[as]) {
    await page.setViewportSize(within ? { ...viewport, height: TALL } : viewport)
    await page.emulateMedia({ colorScheme })
    const complaints = await complaintsOf(page, { within, by, colorScheme })
    expect.soft(complaints, `${page.url()} ${viewport.width} ${colorScheme}`).toEqual([])
  }
  await page.setViewportSize(narrowest)
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(whatSticksOut), `${page.url()} ${narrowest.width}`)
    .toEqual([])
}

/**
 * Runs in the page: what is out of sight keeps the colours of the last theme until it comes into
 * sight, and axe reads it before.
 */
function layOutWhole(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
}

/** Runs in the page: what makes it wider than its window. */
function whatSticksOut(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .slice(-3)
    .map((element) => element.outerHTML.slice(0, 200))
}
