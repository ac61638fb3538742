/**
 * Nobody left out: every screen, full, empty and failing, on a phone and a laptop, in both themes.
 */

import type { Page } from '@playwright/test'
import {
  alwaysAlike,
  expectGoodForEverybody,
  goTo,
  load,
  screens,
  test,
  thingsOf,
  type Thoroughness,
} from './full-household.ts'
import { expect, signUp } from './person.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 300_000 })

/** A screen of each kind, so that the parts of each are seen at each width in each theme. */
const ofEachKind = new Set(['/home', '/calendar', '/recipes', '/recipes/new', '/settings', '/grocery'])

/** `as` says how thoroughly the screens that are of no kind of their own are looked at. */
async function lookAt(
  page: Page,
  paths: string[],
  { as, open = goTo }: { as?: Thoroughness; open?: typeof goTo } = {},
): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await open(page, path)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      await expectGoodForEverybody(page, { as: as ?? (ofEachKind.has(path) ? 'full' : 'usual') })
    })
  }
}

/** So that two workers share the work. */
const halves = [0, 1]
const half = (paths: string[], which: number) => paths.filter((_, index) => index % halves.length === which)

for (const which of halves) {
  test(`a full household, half ${which + 1} of its screens`, async ({ page, enter, kitchen }) => {
    await enter()
    await lookAt(page, half([...screens, ...alwaysAlike, ...thingsOf(kitchen)], which))
  })

  test(`a new household, half ${which + 1} of its screens`, async ({ page, kitchen }) => {
    await signUp(page)
    await lookAt(page, half([...screens, ...thingsOf(kitchen)], which), { as: 'brief' })
  })

  test(`a server that fails, half ${which + 1} of the screens`, async ({ page, enter, kitchen }) => {
    await enter()
    await page.route(/\/api\/(?!auth\/me)/, (route) =>
      route.fulfill({ status: 500, json: { message: 'Something went wrong. Please try again.', code: 'X' } }),
    )
    await lookAt(page, half([...screens, ...thingsOf(kitchen)], which), { as: 'dark' })
  })
}

test('a visitor who is not signed in', async ({ page, kitchen }) => {
  const paths = ['/', '/join/abcdefghijklmnopqrstuvwxyz012345', '/reset-password?token=old']
  // In front of the gate nothing leads from one screen to another.
  await lookAt(page, [...paths, `/shared/${kitchen.share}`], { open: load })
  await page.getByRole('tab', { name: 'Create Account' }).click()
  await expectGoodForEverybody(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expectGoodForEverybody(page)
})
