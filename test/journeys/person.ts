/**
 * What every journey shares: a person with an account of their own, a console that must stay quiet,
 * and axe.
 */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test as base } from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'

declare global {
  interface Window {
    /** Brought to a page that is looked at. */
    axe: typeof import('axe-core')
  }
}

let people = 0

/** The address of a page on the recipe site. */
export const recipePage = (name: string) => `http://127.0.0.1:${process.env['JOURNEYS_SITE_PORT']}/${name}`

export const test = base.extend<{ quietConsole: void }>({
  // A journey fails when the browser complains: an error, a refused style or script, a broken
  // promise.
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        // The browser itself notes every answer of 400 and above; those are looked at by the
        // journey that makes them.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          complaints.push(message.text())
        }
      })
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const rules = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  /** All that another theme can break. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const

interface Look {
  /** A part of the screen. */
  within?: string | undefined
  by?: keyof typeof rules
  /** The theme that the page was last asked for. */
  colorScheme?: 'light' | 'dark'
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Half a megabyte, which a page is given once. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(stopFading)
  await page.evaluate(`${axeSource}; void 0`)
}

/**
 * Nothing of ours stands in a frame, and only what breaks a rule is wanted: axe's own companion for
 * Playwright brings axe twice, and all that keeps the rules back with the rest. Axe would also
 * write down the markup of every element that it looks at.
 */
async function runAxe(page: Page, within: string | undefined, options: RunOptions): Promise<Result[]> {
  return page.evaluate(
    async (asked) => {
      window.axe.configure({ noHtml: true })
      const { violations } = await window.axe.run(asked.within ?? document, {
        ...asked.options,
        resultTypes: ['violations'],
        elementRef: true,
      })
      for (const node of violations.flatMap(({ nodes }) => nodes)) {
        node.html = node.element?.outerHTML.slice(0, 300) ?? ''
        delete node.element
        for (const check of [...node.any, ...node.all, ...node.none]) delete check.relatedNodes
      }
      return violations
    },
    { within, options },
  )
}

/** What on the screen breaks a rule of WCAG 2.2 A or AA, in axe's words. */
export async function complaintsOf(
  page: Page,
  { within, by = 'all', colorScheme }: Look = {},
): Promise<string[]> {
  if (within) await page.locator(within).first().waitFor()
  await bringAxe(page)
  await page.evaluate(haveComeToRest, colorScheme)
  const { type, values } = rules[by]
  const violations = await runAxe(page, within, { runOnly: { type, values: [...values] } })
  for (const violation of violations.filter(({ id }) => id === 'target-size')) {
    const areSmall: boolean[] = []
    for (const { target } of violation.nodes) areSmall.push(await isSmallInSight(page, target))
    violation.nodes = violation.nodes.filter((_, at) => areSmall[at])
  }
  return violations
    .filter(({ nodes }) => nodes.length > 0)
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)].join(' ')).join(' | ')}`,
    )
}

/**
 * Whether a button is too small when it stands in the middle of the screen. One that a bar at the
 * bottom lies half over is scrolled up from under it before anybody presses it.
 */
async function isSmallInSight(page: Page, target: (string | string[])[]): Promise<boolean> {
  const selector = target.flat().join(' ')
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const violations = await runAxe(page, selector, { runOnly: { type: 'rule', values: ['target-size'] } })
  return violations.length > 0
}

/**
 * Runs in the page: from now on it takes on another theme at once. Who wants less motion has every
 * colour of every element fade for a hundredth of a millisecond, a level of the page after the
 * other, which was up to half of a look.
 */
function stopFading(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Runs in the page: what fades or slides is half of one look and half of another, so it is ended,
 * until nothing begins any more.
 */
async function haveComeToRest(colorScheme: string | undefined): Promise<void> {
  const isDressed = () => {
    const worn = document.documentElement.dataset['mantineColorScheme']
    return colorScheme === undefined || worn === undefined || worn === colorScheme
  }
  // An inherited colour begins to fade when the one above it has ended: a level of the page at a
  // time.
  for (let frames = 0, calm = 0; frames < 120 && calm < 3; frames += 1) {
    await new Promise(requestAnimationFrame)
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
    for (const animation of moving) animation.finish()
    calm = moving.length === 0 && isDressed() ? calm + 1 : 0
  }
}

/** Nothing on the screen breaks a rule of WCAG 2.2 A or AA. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await complaintsOf(page)).toEqual([])
}

/** A new account, signed in through the API with the browser's own cookie. */
export async function signUp(
  page: Page,
  { skipWelcome = true } = {},
): Promise<{ email: string; password: string }> {
  people += 1
  const email = `journey-${process.pid}-${Date.now()}-${people}@example.org`
  const password = 'a good password'
  const answer = await page.request.post('/api/auth/register', {
    data: { email, password, firstName: 'Robin', lastName: 'Hale' },
  })
  expect(answer.status()).toBe(201)
  if (skipWelcome) await page.request.post('/api/auth/skip-onboarding')
  return { email, password }
}

/** From now on the browser can open the product on its own. */
export const isInstalled = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
    // A page is controlled while its worker still begins, and messages sent then can be lost.
    if (active?.state === 'activating')
      await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }))
  })

/** Writes the household's notes on the recipe that is open. */
export async function writeNotes(page: Page, text: string): Promise<void> {
  await page
    .getByRole('button', { name: /Add a note|Edit your notes/ })
    .first()
    .click()
  await page.getByLabel('Your notes').fill(text)
  await page.getByRole('button', { name: 'Save notes' }).click()
}

/** Gives a recipe another name, in its form. */
export async function renameRecipe(page: Page, id: number | string, name: string): Promise<void> {
  await page.goto(`/recipes/${id}`)
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Save changes' }).first().click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}
