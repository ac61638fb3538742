/**
 * From the week's plan to the trolley: one's own aisles, what is always at home, and a dinner that
 * changes after all.
 */

import type { Page } from '@playwright/test'
import { addDays, dayOf, formatDay } from '../../src/domain/day.ts'
import { expect, expectAccessible, signUp, test } from './person.ts'

const start = dayOf(new Date())
const end = addDays(start, 6)

async function addRecipe(page: Page, name: string, ingredients: string[]): Promise<number> {
  const answer = await page.request.post('/api/recipes', {
    data: {
      name,
      servings: 4,
      prepTimeMinutes: 10,
      cookTimeMinutes: 20,
      ingredients,
      steps: ['Cook it.'],
      tags: ['dinner'],
    },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

test('a household shops in its own order, and changes a dinner when half of it is bought @phone-only', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signUp(page)
  const soup = await addRecipe(page, 'Tomato soup', ['800 g tomatoes', '2 onions', '1 tsp salt'])
  await addRecipe(page, 'Chilli', ['500 g beef mince', '200 g tomatoes', '3 onions'])
  await page.request.post('/api/calendar-assignments', {
    data: {
      date: start,
      dinnerMeals: [{ id: 'soup', name: 'Tomato soup', type: 'recipe', recipeId: soup, peopleCount: 4 }],
    },
  })

  await test.step('looks the list over', async () => {
    await page.goto('/shopping-list')
    await page.getByRole('heading', { name: 'Staples' }).click()
    await expect(page.getByLabel('New staple')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Choose These Dates' }).click()
    await page.getByRole('button', { name: /^Where salt comes from/ }).click()
    await expect(page.getByText(/Tomato soup · .*, dinner · for 4 · comes to 1 tsp/)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Prices').selectOption('Pounds (£)')
    await page.getByRole('button', { name: 'We always have this' }).click()
    await expect(page.getByText('1 thing you always have is left out: salt')).toBeVisible()
  })

  await test.step('puts the aisles in the order of the shop', async () => {
    await page.getByRole('button', { name: 'Aisles' }).click()
    const dialog = page.getByRole('dialog', { name: 'Order of the aisles' })
    await dialog.getByRole('button', { name: 'Move vegetables' }).click()
    await page.getByRole('menuitem', { name: 'Move to the top' }).click()
    await expect(dialog.getByRole('listitem').first()).toContainText('Vegetables')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  })

  await test.step('completes the list and opens it in the shop, three presses from home', async () => {
    await page.getByRole('button', { name: 'Complete Shopping List & Lock Calendar' }).click()
    await expect(page.getByText('Your list is completed')).toBeVisible()
    await page.goto('/home')
    await page.getByRole('link', { name: 'Open the list' }).click()
    await expect(page.getByText('0 of 2')).toBeVisible()
    await page.getByRole('checkbox', { name: /onions/ }).click()
    await expect(page.getByRole('group', { name: 'In the trolley' })).toContainText('onions')
    await expect(page.getByText('1 of 2')).toBeVisible()
    for (const label of await page.locator('fieldset label:has([type=checkbox])').all())
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    const price = page.getByLabel('Price of tomatoes')
    await price.fill('cheap')
    await price.press('Enter')
    await expect(page.getByText('Type a price such as 1.20')).toBeVisible()
    await expectAccessible(page)
    await price.fill('2.40')
    await price.press('Enter')
    await expect(page.getByText('Type a price such as 1.20')).toBeHidden()
  })

  await test.step('changes the dinner, and sees first what that does', async () => {
    await page.getByRole('link', { name: 'Whole list' }).click()
    await page.getByRole('button', { name: `Change Tomato soup on ${formatDay(start, 'long')}` }).click()
    const dialog = page.getByRole('dialog', { name: /^Change dinner/ })
    await dialog.getByRole('option', { name: /Chilli/ }).click()
    const changes = dialog.getByRole('region', { name: 'What this does to the list' })
    await expect(changes).toContainText('500 g beef mince')
    await expect(changes).toContainText('tomatoes: 600 g less (800 g → 200 g)')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Change meal and list' }).click()
    await expect(page.getByText('Meal changed').first()).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /beef mince/ })).not.toBeChecked()
    // Two onions are in the trolley; only the third is to buy.
    await expect(page.getByRole('checkbox', { name: 'onions 2' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'onions 1' })).not.toBeChecked()
    await page.goto(`/calendar?date=${end}`)
    await expect(page.getByText('Calendar Locked').first()).toBeVisible()
  })
})

test('on a phone an amount breaks before its bracket, and a price is seen whole @phone-only', async ({
  page,
}) => {
  await signUp(page)
  const ingredients = ['1 tin coconut milk', '300 ml coconut milk', '2 cups sweetcorn', '300 g sweetcorn']
  const recipeId = await addRecipe(page, 'Chowder', ingredients)
  await page.request.post('/api/calendar-assignments', {
    data: {
      date: start,
      dinnerMeals: [{ id: 'soup', name: 'Chowder', type: 'recipe', recipeId, peopleCount: 7 }],
    },
  })
  await page.request.patch('/api/shop-order', { data: { currency: 'GBP' } })
  await page.goto('/shopping-list')
  await page.getByRole('button', { name: 'Choose These Dates' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.goto(`/shopping-list/shop?start="${start}"&end="${end}"`)
  await expect(page.getByRole('checkbox', { name: /coconut milk/ })).toBeVisible()
  const linesOf = (bracket: Element) => {
    const words = document.createRange()
    words.selectNodeContents(bracket)
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  const brackets = page.locator('label small', { hasText: / \+ / })
  await expect(brackets).toHaveCount(2)
  for (const bracket of await brackets.all()) expect(await bracket.evaluate(linesOf)).toBe(1)
  const price = page.getByLabel('Price of coconut milk')
  await price.fill('1234.50')
  expect(await price.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
})
