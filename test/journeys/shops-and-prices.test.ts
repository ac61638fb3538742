/**
 * In two shops with one list: what is not there, what it costs, and what waits for the next
 * list.
 */
import type { Page } from '@playwright/test'
import { addDays, dayOf } from '../../src/domain/day.ts'
import { expect, expectAccessible, isInstalled, signUp, test } from './person.ts'

test.use({ serviceWorkers: 'allow' })

const start = dayOf(new Date())
const end = addDays(start, 6)

async function planSoup(page: Page) {
  const made = await page.request.post('/api/recipes', {
    data: {
      name: 'Tomato soup',
      servings: 4,
      prepTimeMinutes: 10,
      cookTimeMinutes: 20,
      ingredients: ['800 g tomatoes', '2 onions', '200 ml double cream', '500 g pork sausages'],
      steps: ['Cook it.'],
      tags: ['dinner'],
    },
  })
  expect(made.status()).toBe(201)
  const { id: recipeId } = await made.json()
  const soup = { id: 'soup', name: 'Tomato soup', type: 'recipe', recipeId, peopleCount: 4 }
  await page.request.post('/api/calendar-assignments', { data: { date: start, dinnerMeals: [soup] } })
}

const sections = (page: Page) => page.locator('fieldset > legend:visible').allInnerTexts()

test('a family goes to two shops with one list @phone-only', async ({ page, context }) => {
  test.setTimeout(120_000)
  await signUp(page)
  await planSoup(page)

  await test.step('adds the market where the order is set, with its own order', async () => {
    await page.goto('/shopping-list')
    await page.getByRole('button', { name: 'Choose These Dates' }).click()
    await expect(page.getByText('Shopping list generated!').first()).toBeVisible()
    await expect(page.getByLabel('Shop', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Aisles' }).click()
    const dialog = page.getByRole('dialog', { name: 'Order of the aisles' })
    await dialog.getByLabel('Do you go to another shop as well?').fill('Market')
    await dialog.getByRole('button', { name: 'Add shop' }).click()
    await expect(dialog.getByLabel('Shop', { exact: true })).toHaveValue(/.+/)
    await expect(dialog.getByLabel('Name of this shop')).toHaveValue('Market')
    await dialog.getByRole('button', { name: 'Move vegetables' }).click()
    await page.getByRole('menuitem', { name: 'Move to the top' }).click()
    await expect(dialog.getByRole('listitem').first()).toContainText('Vegetables')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByLabel('Prices').selectOption('Pounds (£)')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('button', { name: 'Complete Shopping List & Lock Calendar' }).click()
    await expect(page.getByText('Your list is completed')).toBeVisible()
  })

  await test.step('follows the order of the shop that one is in', async () => {
    await page.goto(`/shopping-list/shop?start=${start}&end=${end}`)
    await expect(page.getByRole('checkbox', { name: /tomatoes/ })).toBeVisible()
    await expect.poll(async () => (await sections(page))[0]).toBe('Vegetables')
    await page.getByLabel('Shop', { exact: true }).selectOption('Our shop')
    await expect.poll(async () => (await sections(page))[0]).toBe('Meat & Fish')
    await expectAccessible(page)
  })

  await test.step('types prices, and sees what it comes to', async () => {
    const price = (name: string) => page.getByLabel(`Price of ${name}`)
    await price('tomatoes').fill('cheap')
    await price('tomatoes').press('Enter')
    await expect(page.getByText('Type a price such as 1.20')).toBeVisible()
    await expectAccessible(page)
    await price('tomatoes').fill('2.40')
    await price('tomatoes').press('Enter')
    await page.getByRole('checkbox', { name: /tomatoes/ }).press('Space')
    await expect(page.getByText('In the trolley £2.40 · £2.40 for 1 of 4 items')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /onions/ })).toBeFocused()
  })

  await test.step('finds no sausages and no cream, without a signal', async () => {
    await isInstalled(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: /^More for .*sausages/ }).click()
    await page.getByRole('menuitem', { name: 'Wait for the next list' }).click()
    await page.getByRole('button', { name: /^More for .*cream/ }).click()
    await page.getByRole('menuitem', { name: 'Swap for something else…' }).click()
    await page.getByLabel('What did you take?').fill('crème fraîche')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Swap', exact: true }).click()
    const away = page.getByRole('list', { name: 'Not there' })
    await expect(away).toContainText('waits for the next list')
    await expect(away).toContainText('crème fraîche instead')
    await expect(page.getByText('2 of 3')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/not sent yet/)).toHaveCount(0)
  })

  await test.step('an aisle that is done folds, and the focus stays in sight', async () => {
    await page.getByRole('checkbox', { name: /onions/ }).press('Space')
    const fold = page.getByRole('button', { name: 'Vegetables, 2 done' })
    await expect(fold).toBeFocused()
    await expect(page.getByText('Everything that was there is in the trolley.')).toBeVisible()
    await fold.press('Enter')
    await expect(page.getByRole('checkbox', { name: /tomatoes/ })).toBeChecked()
    await expectAccessible(page)
  })

  await test.step('the completed list tells the truth, and the sausages wait for the next one', async () => {
    await page.getByRole('link', { name: 'Whole list' }).click()
    await expect(page.getByRole('checkbox', { name: /sausages.*waits for the next list/ })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: /cream.*crème fraîche instead/ })).toBeVisible()
    await expect(page.getByText('£2.40 for 1 of 3 items')).toBeVisible()
    const { items } = await (await page.request.get('/api/shopping-extras')).json()
    expect(items.map(({ name }: { name: string }) => name)).toEqual([expect.stringContaining('sausages')])
    const { prices } = await (await page.request.get('/api/shop-prices')).json()
    expect(prices).toMatchObject([{ minor: 240, currency: 'GBP', shopId: 'first' }])
  })
})
