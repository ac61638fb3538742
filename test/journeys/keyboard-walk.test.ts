/**
 * A walk through a full household by keys alone: after every key something on the page has the
 * focus, never the page itself (home 56).
 */

import type { Locator, Page } from '@playwright/test'
import { settle, test } from './full-household.ts'
import { expect } from './person.ts'
import { tabTo as pressTabs } from './tab-to.ts'

const MAX_TABS = 120

const focused = () => {
  const at = document.activeElement
  return at === null || at === document.body ? 'the page' : at.tagName
}

/** Presses a key and looks who has the focus afterwards. */
async function key(page: Page, name: string): Promise<void> {
  await page.keyboard.press(name)
  await expect.poll(() => page.evaluate(focused), `after ${name}`).not.toBe('the page')
}

/** Tab leaves the page at its end, to the browser itself, and begins anew: once on the way. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  expect(await pressTabs(page, goal, MAX_TABS), 'the page was left once').toBeLessThanOrEqual(1)
}

async function press(page: Page, goal: Locator, name = 'Enter'): Promise<void> {
  await tabTo(page, goal)
  await key(page, name)
}

async function goTo(page: Page, link: string, heading: string): Promise<void> {
  await press(page, page.getByRole('navigation').getByRole('link', { name: link, exact: true }))
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused()
}

test('library, recipe, week, list, family and settings by keys alone', async ({ page, enter }) => {
  test.setTimeout(240_000)
  await enter()
  await page.goto('/home')
  await settle(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const dialog = page.getByRole('dialog')

  await test.step('the first Tab offers the way past the navigation', async () => {
    await key(page, 'Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await key(page, 'Enter')
    await key(page, 'Tab')
    await expect(page.locator('main :focus')).toBeVisible()
  })

  await test.step('the library: search, filters, the menu of a card', async () => {
    await goTo(page, 'Recipes', 'Recipes')
    await tabTo(page, page.getByLabel('Search by name or number'))
    await page.keyboard.type('risotto')
    await expect(page.getByRole('article')).toHaveCount(1)
    await press(page, button('More for Mushroom risotto'))
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await key(page, 'ArrowDown')
    await key(page, 'Escape')
    await expect(button('More for Mushroom risotto')).toBeFocused()
    await press(page, page.getByRole('article').getByRole('link', { name: /View/ }))
    await expect(page.getByRole('heading', { name: 'Mushroom risotto', level: 1 })).toBeFocused()
  })

  await test.step('a recipe: one more, a heart, and back where one was', async () => {
    await press(page, button('One serving more'))
    await expect(button('One serving more')).toBeFocused()
    await press(page, button('Print Recipe'))
    await expect(dialog).toBeVisible()
    await key(page, 'Escape')
    await expect(dialog).toBeHidden()
    await expect(button('Print Recipe')).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Recipes', level: 1 })).toBeFocused()
  })

  await test.step('a link, and a collection whose name is typed while its dialog opens', async () => {
    await press(page, button('More for Mushroom risotto'))
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.type('share')
    await key(page, 'Enter')
    await press(page, button('Make the link'))
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await key(page, 'Enter')
    await expect(button('Copy link')).toBeFocused()
    await press(page, button('Done'))
    await expect(dialog).toBeHidden()
    await press(page, button('More for your library'))
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await key(page, 'End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Freezer')
    await expect(dialog.getByLabel('A new collection')).toHaveValue('Freezer')
    await key(page, 'Enter')
    await expect(button('Rename Freezer')).toBeVisible()
    await press(page, button('Delete Freezer'))
    await expect(button('Rename Freezer')).toBeHidden()
    expect(await page.evaluate(focused)).not.toBe('the page')
    await key(page, 'Escape')
    await expect(button('More for your library')).toBeFocused()
  })

  await test.step('the week: arrows, a dialog and its way back', async () => {
    await goTo(page, 'Calendar', 'Meal Calendar')
    await press(page, button('Next Week'))
    const slot = (name: string) => page.getByRole('group', { name: new RegExp(`^${name} on `) }).first()
    await tabTo(page, slot('Breakfast'))
    for (const arrow of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft']) await key(page, arrow)
    await expect(slot('Dinner')).toBeFocused()
    const add = button(/^Add dinner on/).first()
    await press(page, add)
    await expect(dialog).toBeVisible()
    await key(page, 'Escape')
    await expect(dialog).toBeHidden()
    await expect(add).toBeFocused()
  })

  await test.step('the list: something is added, and taken off again', async () => {
    await page.goto('/grocery')
    await settle(page)
    await tabTo(page, page.getByLabel('Add something'))
    await page.keyboard.type('birthday candles')
    await key(page, 'Enter')
    await expect(page.getByText('birthday candles').first()).toBeVisible()
    await press(page, button(/birthday candles/).first())
    expect(await page.evaluate(focused)).not.toBe('the page')
  })

  await test.step('the family: somebody is opened and left as they are', async () => {
    await page.goto('/family-members')
    await settle(page)
    await press(page, button('Edit Noor Hale'))
    await expect(dialog.getByLabel(/First name/)).toBeFocused()
    await key(page, 'Escape')
    await expect(dialog).toBeHidden()
    await expect(button('Edit Noor Hale')).toBeFocused()
  })

  await test.step('settings: a number is saved, and the focus stays', async () => {
    await page.goto('/settings')
    await settle(page)
    await tabTo(page, page.getByLabel('Number of diners'))
    await key(page, 'ArrowUp')
    await press(page, page.getByRole('button', { name: 'Save', exact: true }).first())
    await expect(page.getByText('Settings saved', { exact: true }).last()).toBeVisible()
    await expect.poll(() => page.evaluate(focused)).not.toBe('the page')
    await press(page, button(/^Allergies and diets/))
    await press(page, page.getByRole('checkbox', { name: 'Vegan' }), 'Space')
    await expect(page.getByRole('checkbox', { name: 'Vegan' })).toBeFocused()
    await key(page, 'Control+Enter')
    await expect.poll(() => page.evaluate(focused)).not.toBe('the page')
  })
})
