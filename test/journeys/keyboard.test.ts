/**
 * The whole main job without a mouse: every press is a key, and the focus is seen wherever it
 * stands.
 */

import type { Locator, Page } from '@playwright/test'
import { dayOf, formatDay } from '../../src/domain/day.ts'
import { expect, signUp, test } from './person.ts'
import { tabTo as pressTabs } from './tab-to.ts'

const MAX_TABS = 90

/** A text field shows its focus by its edge and its caret; everything else needs a ring. */
const showsFocus = (element: Element) => {
  const { outlineStyle, boxShadow } = getComputedStyle(element)
  return element.matches('input, textarea, select') || outlineStyle !== 'none' || boxShadow !== 'none'
}

async function tabTo(page: Page, goal: Locator): Promise<void> {
  await pressTabs(page, goal, MAX_TABS)
  expect(await goal.evaluate(showsFocus), `the focus on ${goal.toString()} is seen`).toBe(true)
}

async function press(page: Page, goal: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, goal)
  await page.keyboard.press(key)
}

async function write(page: Page, goal: Locator, text: string): Promise<void> {
  await tabTo(page, goal)
  await page.keyboard.type(text)
}

/** Through the navigation to another screen, where the focus stands on the new heading. */
async function goTo(page: Page, link: string, heading: string): Promise<void> {
  await press(page, page.getByRole('navigation').getByRole('link', { name: link, exact: true }))
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused()
}

test('from an account to a list, a locked day and back, by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000)
  const today = formatDay(dayOf(new Date()), 'long')
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await test.step('creates an account', async () => {
    await page.goto('/')
    await press(page, button('Create an account'))
    await expect(page.getByLabel('First name'), 'the new form has the focus (home 56)').toBeFocused()
    await page.keyboard.type('Robin')
    await write(page, page.getByLabel('Last name'), 'Hale')
    await write(page, page.getByLabel('Email'), `keys-${Date.now()}@example.org`)
    await write(page, page.getByLabel('Password', { exact: true }), 'a good password')
    await page.keyboard.press('Enter')
    await press(page, button('Skip for now'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('adds a recipe', async () => {
    await goTo(page, 'Recipes', 'Recipes')
    await press(page, button('Add recipe'))
    await press(page, page.getByRole('menuitem', { name: 'Add by hand' }))
    await write(page, page.getByLabel('Name'), 'Tomato soup')
    await write(page, page.getByRole('combobox', { name: 'Tags' }), 'dinner')
    await page.keyboard.press('Enter')
    await write(page, page.getByLabel('Ingredient 1', { exact: true }), '800 g ripe tomatoes')
    await page.keyboard.press('Enter')
    await page.keyboard.type('2 onions')
    await write(page, page.getByLabel('Step 1', { exact: true }), 'Simmer for 20 minutes.')
    await press(page, button('Save recipe'))
    await expect(page.getByRole('heading', { name: 'Recipes', level: 1 })).toBeFocused()
  })

  await test.step('plans it for dinner', async () => {
    await goTo(page, 'Calendar', 'Meal Calendar')
    await tabTo(page, page.getByRole('group', { name: `Breakfast on ${today}, nothing planned` }))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const dinner = page.getByRole('group', { name: `Dinner on ${today}, nothing planned` })
    await expect(dinner).toBeFocused()
    expect(await dinner.evaluate(showsFocus)).toBe(true)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('combobox', { name: 'Recipe' })).toBeFocused()
    await page.keyboard.type('soup')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('group', { name: `Dinner on ${today}, 1 meal` })).toContainText('Tomato soup')
  })

  await test.step('makes the list and completes it', async () => {
    await goTo(page, 'Grocery', 'Shopping List')
    await press(page, button('Choose These Dates'))
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
    await expect(button('Choose These Dates'), 'it rested and has the focus again (home 56)').toBeFocused()
    await press(page, page.getByRole('button', { name: 'Next', exact: true }))
    await expect(page.getByRole('heading', { name: 'Complete Your Shopping List' })).toBeFocused()
    await press(page, page.getByRole('checkbox', { name: /onions/ }), 'Space')
    await expect(page.getByRole('checkbox', { name: /onions/ })).toBeChecked()
    await press(page, button('Complete Shopping List & Lock Calendar'))
    await expect(page.getByText('Your list is completed')).toBeVisible()
  })

  await test.step('finds the day locked', async () => {
    await goTo(page, 'Calendar', 'Meal Calendar')
    await tabTo(page, page.getByRole('group', { name: `Breakfast on ${today}, nothing planned, locked` }))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('group', { name: `Dinner on ${today}, 1 meal, locked` })).toBeFocused()
    await expect(button(`Add dinner on ${today}`)).toHaveCount(0)
  })

  await test.step('unlocks it again', async () => {
    await goTo(page, 'Grocery', 'Shopping List')
    await press(page, button(/^Unlock & Delete/))
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Unlock & Delete' }))
    await expect(page.getByText('Shopping list deleted').first()).toBeVisible()
    await goTo(page, 'Calendar', 'Meal Calendar')
    await expect(button(`Add dinner on ${today}`)).toBeVisible()
  })
})

test('a switch, a choice and the focus are seen in forced colours (home 65)', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signUp(page)
  await page.goto('/settings')
  const styleOf = (place: Locator, part: 'borderTopWidth' | 'backgroundColor' | 'outlineWidth') =>
    place.evaluate((element, name) => getComputedStyle(element)[name], part)
  const choice = page.getByRole('switch', { name: 'Take out of the freezer' })
  const track = choice.locator('xpath=following-sibling::*[1]')
  expect(await styleOf(track, 'borderTopWidth')).toBe('1px')
  const off = await styleOf(track, 'backgroundColor')
  await choice.evaluate((element: HTMLInputElement) => (element.checked = true))
  await expect.poll(() => styleOf(track, 'backgroundColor')).not.toBe(off)
  const diners = page.getByLabel('Number of diners')
  await tabTo(page, diners)
  expect(await styleOf(diners, 'outlineWidth')).toBe('2px')
  await page.goto('/ai-meal-planner')
  await page.getByRole('button', { name: /^Dinner for/ }).click()
  const nextWeek = page.getByRole('button', { name: 'Next week', exact: true })
  await nextWeek.click()
  await page.getByLabel('End date').focus()
  expect(await nextWeek.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  await page.goto('/family-members')
  await page.getByRole('button', { name: 'Add a family member' }).first().click()
  const swatches = page.getByRole('group', { name: 'Colour' }).locator('label')
  await expect(swatches.first()).toBeVisible()
  const colours = await swatches.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  expect(new Set(colours).size, 'each swatch keeps its colour').toBe(colours.length)
})
