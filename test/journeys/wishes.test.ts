/** The menus, and what a person has told the system: colours of their own, and no motion. */

import type { Page } from '@playwright/test'
import { addDays } from '../../src/domain/day.ts'
import { goTo, laptop, phone, settle, test } from './full-household.ts'
import { complaintsOf, expect } from './person.ts'

test.beforeEach(({ enter }) => enter())

test('the menus of an account, on a laptop and on a phone', async ({ page }) => {
  await page.setViewportSize(laptop)
  await page.goto('/home')
  await settle(page)
  await page.getByRole('button', { name: /Robin/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect.soft(await complaintsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  const side = page.getByRole('dialog')
  await expect(side).toBeVisible()
  expect.soft(await complaintsOf(page)).toEqual([])
  await side.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to logout?' })
  await expect(question).toBeVisible()
  await expect(side).toHaveCount(1)
  expect.soft(await complaintsOf(page)).toEqual([])
})

/** What one sees of an element, pixel by pixel. */
const lookOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().screenshot()).toString('base64')

test('with forced colours a tick, a choice and a press are seen, and nothing moves', async ({
  page,
  kitchen: { monday },
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(`/shopping-list/shop?start="${monday}"&end="${addDays(monday, 6)}"`)
  await settle(page)
  const boxes = 'main input[type=checkbox]'
  const [open, ticked] = [
    await lookOf(page, `${boxes}:not(:checked)`),
    await lookOf(page, `${boxes}:checked`),
  ]
  expect(ticked).not.toBe(open)

  await page.goto('/calendar')
  await settle(page)
  const [chosen, other] = await page.getByRole('radiogroup', { name: 'View' }).evaluate((group) => {
    const edge = (input: Element) => {
      const { outlineStyle, borderBottomStyle, backgroundColor, forcedColorAdjust } = getComputedStyle(
        input.closest('label') ?? input,
      )
      return [outlineStyle, borderBottomStyle, backgroundColor, forcedColorAdjust].join(' ')
    }
    return [':checked', ':not(:checked)'].map((state) => edge(group.querySelector(`input${state}`) ?? group))
  })
  expect(chosen).not.toBe(other)

  // A button without words, edge or picture would be gone.
  for (const path of ['/home', '/recipes', '/calendar', '/settings', '/ai-meal-planner']) {
    await goTo(page, path)
    const gone = await page.locator('main button:visible').evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const style = getComputedStyle(button)
          const hasEdge = style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) > 0
          const picture = button.querySelector('svg, img')
          return !hasEdge && !picture && style.color === getComputedStyle(document.body).backgroundColor
        })
        .map((button) => button.outerHTML.slice(0, 150)),
    )
    expect(gone, path).toEqual([])
  }

  // Who wants no motion gets none.
  await goTo(page, '/calendar')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
      )
      .map(({ effect }) => JSON.stringify(effect?.getComputedTiming().duration)),
  )
  expect(moving).toEqual([])
})
