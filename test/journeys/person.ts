/** What every journey shares: a person with an account of their own, a console that must stay quiet, and axe. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test as base } from '@playwright/test'

let people = 0

/** The address of a page on the recipe site. */
export const recipePage = (name: string) => `http://127.0.0.1:${process.env['JOURNEYS_SITE_PORT']}/${name}`

export const test = base.extend<{ quietConsole: void }>({
  // A journey fails when the browser complains: an error, a refused style or script, a broken promise.
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        // The browser itself notes every answer of 400 and above; those are looked at by the journey that makes them.
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

/** What on the screen, or in a part of it, breaks a rule of WCAG 2.2 A or AA, in axe's words. */
export async function complaintsOf(
  page: Page,
  { within, by = 'all' }: { within?: string | undefined; by?: keyof typeof rules } = {},
): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  // Half a megabyte is brought to a page once; nothing of ours stands in a frame, so that axe needs no second page for its report.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode(true)
  if (within) axe.include(within)
  const { type, values } = rules[by]
  axe.options({ runOnly: { type, values: [...values] }, resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)].join(' ')).join(' | ')}`,
  )
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
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
