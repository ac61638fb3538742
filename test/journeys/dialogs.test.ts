/**
 * What opens over a screen: good for everybody, closed by Escape, and the focus is back where it
 * was.
 */

import type { Locator, Page } from '@playwright/test'
import { addDays } from '../../src/domain/day.ts'
import { expectGoodForEverybody, goTo, test } from './full-household.ts'
import type { Kitchen } from './full-kitchen.ts'
import { expect } from './person.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 300_000 })

type Name = string | RegExp

interface Way {
  path: string
  opener: Name
  /** Where the opener opens a menu. */
  item?: string
}

function waysTo({ recipe, monday, nextMonday }: Kitchen): Way[] {
  const calendar = `/calendar?date="${nextMonday}"`
  const completed = `/shopping-list/finalize?start="${monday}"&end="${addDays(monday, 6)}"&previous=true`
  return [
    { path: calendar, opener: /^Add snacks/ },
    { path: calendar, opener: 'Subscribe' },
    { path: calendar, opener: /^Reuse this week/ },
    { path: calendar, opener: /^More for Harbour fish pie/, item: 'Move to…' },
    { path: calendar, opener: /^More for Harbour fish pie/, item: 'Copy to…' },
    { path: calendar, opener: /^More for Harbour fish pie/, item: 'Repeat…' },
    { path: completed, opener: /^Change Sausage/ },
    { path: '/grocery', opener: /^Unlock & Delete/ },
    { path: '/recipes', opener: 'More for your library', item: 'Your links' },
    { path: '/recipes', opener: 'More for your library', item: 'Your collections' },
    { path: '/recipes', opener: 'Add recipe', item: 'Import from Photo' },
    { path: '/recipes', opener: 'Filters' },
    { path: '/recipes', opener: /^More for Harbour/, item: 'Add to a day…' },
    { path: '/recipes', opener: /^More for Harbour/, item: 'Collections…' },
    { path: `/recipe/${recipe}`, opener: 'Print Recipe' },
    { path: '/family-members', opener: 'Add a Family Member' },
    { path: '/family-members', opener: /^Edit Robin/ },
    { path: '/meal-setup', opener: 'Create Day Template' },
    { path: '/meal-setup', opener: /^Edit School day/ },
    { path: '/meal-setup', opener: 'Add an Occasion' },
    { path: '/meal-setup', opener: /^Delete Friday/ },
    { path: '/account', opener: 'Delete account' },
  ]
}

/**
 * What opens by `open` is good for everybody, holds the page behind it, closes by Escape, and gives
 * the focus back to `opener`.
 */
async function expectWellMannered(
  page: Page,
  open: () => Promise<void>,
  opener: Locator,
  as: 'dark' | 'light' = 'light',
): Promise<void> {
  const dialog = page.getByRole('dialog')
  const behind = page.locator('html')
  await open()
  await expect(dialog).toBeVisible()
  await expect.soft(behind).toHaveCSS('overflow-y', 'hidden')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.soft(behind).toHaveCSS('overflow-y', 'visible')
  await expect.soft(opener).toBeFocused()
  await open()
  await expect(dialog).toBeVisible()
  await expectGoodForEverybody(page, { within: '[role=dialog]', as })
}

for (const half of [0, 1]) {
  test(`dialogs, half ${half + 1}`, async ({ page, enter, kitchen }) => {
    await enter()
    const ways = waysTo(kitchen).filter((_, index) => index % 2 === half)
    for (const [at, { path, opener, item = '' }] of ways.entries()) {
      await test.step(`${path} ${opener} ${item}`, async () => {
        await goTo(page, path)
        const button = page.getByRole('button', { name: opener }).first()
        const open = async () => {
          // Warnings that come later may push it away from under the pointer.
          await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
          await button.click()
          if (item) await page.getByRole('menuitem', { name: item }).click()
        }
        await expectWellMannered(page, open, button, at % 2 === 0 ? 'dark' : 'light')
      })
    }
  })
}

test('the range of one’s own, and sharing', async ({ page, enter }) => {
  await enter()
  await goTo(page, '/calendar')
  await expectWellMannered(
    page,
    () => page.getByText('Custom Range').click(),
    page.getByRole('radio', { name: 'Custom Range' }),
  )

  for (const [share, goOn] of [
    ['Share by sending a link', 'Make the link'],
    ['Share by Email', 'Write the email'],
  ] as const) {
    await goTo(page, '/recipes')
    await page.getByRole('button', { name: 'More for your library' }).click()
    await page.getByRole('menuitem', { name: share }).click()
    await page.getByRole('checkbox', { name: /^Choose Harbour/ }).press('Space')
    const button = page.getByRole('button', { name: goOn })
    await expectWellMannered(page, () => button.click(), button)
  }
})

test('Back closes what is open and leaves the screen alone (home 144)', async ({ page, enter }) => {
  await enter()
  const dialog = page.getByRole('dialog')
  const comeFrom = async (path: string, link: string) => {
    await goTo(page, path)
    await page.getByRole('link', { name: link, exact: true }).first().click()
  }
  await comeFrom('/recipes', 'Calendar')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/calendar/)
  await page.goBack()
  await expect(page).toHaveURL(/recipes/)

  // On the first page of a visit, too, where nothing of Plateful is behind it (home 147).
  const visit = await page.context().newPage()
  await visit.goto('about:blank')
  await goTo(visit, '/calendar')
  const subscribe = visit.getByRole('button', { name: 'Subscribe' })
  const opened = visit.getByRole('dialog')
  for (const closes of [() => visit.goBack(), () => visit.keyboard.press('Escape')]) {
    await subscribe.click()
    await expect(opened).toBeVisible()
    await closes()
    await expect(opened).toBeHidden()
    await expect(visit).toHaveURL(/calendar/)
  }
  await visit.getByRole('link', { name: 'Recipes', exact: true }).first().click()
  await expect(visit).toHaveURL(/recipes/)
  await visit.goBack()
  await expect(subscribe).toBeVisible()
  await visit.goBack()
  await expect(visit).toHaveURL('about:blank')
  await visit.close()

  // What was typed is asked about, as by Escape.
  await comeFrom('/recipes', 'Calendar')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Day Templates' }).click()
  await page.getByRole('button', { name: 'Create Day Template' }).first().click()
  const name = dialog.getByRole('textbox').first()
  await name.fill('Sundays')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('Sundays')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/meal-setup/)
})
