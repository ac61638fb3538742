/** Nobody left out: the front door at every width, the menus, forced colours, and no motion for who wants none. */
import type { Page } from '@playwright/test'
import { addDays } from '../../src/domain/day/day.ts'
import { fillKitchen, type Kitchen } from './full-kitchen.ts'
import { complaintsOf, expect, signUp, test as base } from './person.ts'

type State = Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>

/** One full household for all tests of a worker; only what a test itself changes is made anew. */
const test = base.extend<object, { full: { kitchen: Kitchen; state: State } }>({
  full: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await signUp(page)
      const kitchen = await fillKitchen(context.request)
      await use({ kitchen, state: await context.storageState() })
      await context.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

const laptop = { width: 1280, height: 900 }
const phone = { width: 360, height: 780 }

/** The screen is there and nothing on it is still on its way. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[role=status][class*=loading]')).toHaveCount(0)
}

/** Axe at both widths, without loading the page again. */
async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  for (const viewport of [phone, laptop]) {
    await page.setViewportSize(viewport)
    expect.soft(await complaintsOf(page), `${page.url()} ${viewport.width}`).toEqual([])
  }
}

async function expectNothingCutOff(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 })
  const sticksOut = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return scrollWidth > clientWidth ? wide.slice(-3).map((element) => element.outerHTML.slice(0, 200)) : []
  })
  expect.soft(sticksOut, page.url()).toEqual([])
}

async function lookAt(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path)
    await settle(page)
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessibleAtBothWidths(page)
    await expectNothingCutOff(page)
  })
}

test.describe.configure({ timeout: 600_000 })

test('who has not signed in', async ({ page }) => {
  await lookAt(page, '/')
  await lookAt(page, '/join/abcdefghijklmnopqrstuvwxyz012345')
})

test('the menus of an account, on a laptop and on a phone', async ({ page, context, full }) => {
  await context.addCookies(full.state.cookies)
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

test('with forced colours a tick, a choice and a press are still seen', async ({ page, context, full }) => {
  const { monday } = full.kitchen
  await context.addCookies(full.state.cookies)
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
        input.nextElementSibling ?? input,
      )
      return [outlineStyle, borderBottomStyle, backgroundColor, forcedColorAdjust].join(' ')
    }
    return [':checked', ':not(:checked)'].map((state) => edge(group.querySelector(`input${state}`) ?? group))
  })
  expect(chosen).not.toBe(other)

  // A button without words, edge or picture would be gone.
  for (const path of ['/home', '/recipes', '/calendar', '/settings', '/ai-meal-planner']) {
    await page.goto(path)
    await settle(page)
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
})

test('who wants no motion gets none', async ({ page, context, full }) => {
  await context.addCookies(full.state.cookies)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/calendar')
  await settle(page)
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
