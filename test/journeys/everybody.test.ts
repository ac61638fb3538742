/**
 * Nobody left out: every screen, full, empty and failing, on a phone and a laptop, in both themes.
 */
import type { Page } from '@playwright/test'
import {
  alwaysAlike,
  expectGoodForEverybody,
  laptop,
  screens,
  settle,
  test,
  thingsOf,
} from './full-household.ts'
import { expect, signUp } from './person.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 300_000 })

/** `isBrief` where the same parts and colours were looked at on a full household already. */
async function lookAt(page: Page, paths: string[], isBrief = false): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.setViewportSize(laptop)
      await page.goto(path)
      await settle(page)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      await expectGoodForEverybody(page, { isBrief })
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
    await lookAt(page, half([...screens, ...thingsOf(kitchen)], which), true)
  })

  test(`a server that fails, half ${which + 1} of the screens`, async ({ page, enter, kitchen }) => {
    await enter()
    await page.route(/\/api\/(?!auth\/me)/, (route) =>
      route.fulfill({ status: 500, json: { message: 'Something went wrong. Please try again.', code: 'X' } }),
    )
    await lookAt(page, half([...screens, ...thingsOf(kitchen)], which), true)
  })
}

test('who has not signed in', async ({ page, kitchen }) => {
  await lookAt(page, ['/', '/join/abcdefghijklmnopqrstuvwxyz012345', '/reset-password?token=old'])
  await lookAt(page, [`/shared/${kitchen.share}`])
  await page.getByRole('tab', { name: 'Create Account' }).click()
  await expectGoodForEverybody(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expectGoodForEverybody(page)
})
