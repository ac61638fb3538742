/** From a new account to a completed shopping list: what the product is for. */

import { addDays, dayOf, formatDay, startOfWeek } from '../../src/domain/day.ts'
import { expect, expectAccessible, recipePage, test } from './person.ts'

test.use({ serviceWorkers: 'allow' })

const pages = ['lentil-soup', 'tray-bake', 'bean-chilli', 'fish-pie']

test('a family brings in recipes, plans a week and goes shopping', async ({ page }) => {
  test.setTimeout(240_000)

  await test.step('creates an account', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await page.getByRole('button', { name: 'Create an account' }).click()
    await page.getByLabel('First name').fill('Robin')
    await page.getByLabel('Last name').fill('Hale')
    await page.getByLabel('Email').fill(`robin-${Date.now()}@example.org`)
    await page.getByLabel('Password', { exact: true }).fill('a good password')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Registration successful!').first()).toBeVisible()
    await page.getByRole('button', { name: 'Skip for now' }).click()
  })

  await test.step('imports four recipes from web pages', async () => {
    for (const name of pages) {
      await page.goto('/import-recipes')
      await page.getByLabel('Address of the recipe').fill(recipePage(name))
      await page.getByRole('button', { name: 'Import', exact: true }).click()
      const review = page.getByRole('dialog', { name: 'Review the recipe' })
      await expect(review).toBeVisible()
      await review.getByRole('button', { name: 'Save recipe' }).click()
      await expect(review).toBeHidden()
    }
    for (const title of [
      'Smoky lentil soup',
      'Sausage and squash tray bake',
      'Three bean chilli',
      'Harbour fish pie',
    ]) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
  })

  const monday = addDays(startOfWeek(dayOf(new Date())), 7)
  const sunday = addDays(monday, 6)

  await test.step('plans dinners for next week', async () => {
    await page.goto('/calendar')
    await page.getByRole('button', { name: 'Next Week' }).click()
    const dinners = ['lentil', 'tray bake', 'chilli', 'fish pie']
    for (const [index, typed] of dinners.entries()) {
      await page
        .getByRole('button', { name: `Add dinner on ${formatDay(addDays(monday, index), 'long')}` })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'Recipe' }).fill(typed)
      await expect(dialog.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Enter')
      await dialog.getByRole('button', { name: 'Add to dinner' }).click()
      await expect(dialog).toBeHidden()
    }
    await expect(page.getByText('Meal saved!').first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('Three bean chilli').first()).toBeVisible()
  })

  await test.step('makes a merged, categorised list', async () => {
    await page.goto('/shopping-list')
    await page.getByLabel('Start date').fill(monday)
    await page.getByLabel('End date').fill(sunday)
    await page.getByRole('button', { name: 'Choose These Dates' }).click()
    await expect(page.getByText('Shopping list generated!').first()).toBeVisible()
    // Onions: 2 for the soup, 3 for the tray bake, and of the chilli's one for six the share of
    // four people.
    await expect(page.getByRole('textbox', { name: 'Quantity of onions' })).toHaveValue('6')
    // Six are bought for 5.67, which is said once (shopping 85).
    await expect(page.getByText('for 5.67')).toHaveCount(0)
    await expect(
      page.getByRole('rowgroup', { name: 'Vegetables' }).getByLabel('Name of onions'),
    ).toBeVisible()
    await page.getByRole('button', { name: /^Where onions comes from/ }).click()
    await expect(page.getByText('3 onions, cut in wedges')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  })

  await test.step('completes it, which locks the week', async () => {
    await expect(page.getByRole('heading', { name: 'Complete Your Shopping List' })).toBeVisible()
    await page.getByRole('checkbox', { name: /onions/ }).check()
    await page.getByRole('button', { name: 'Complete Shopping List & Lock Calendar' }).click()
    await expect(page.getByText('Shopping list completed').first()).toBeVisible()
    await expect(page.getByText('Your list is completed')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /onions/ })).toBeChecked()
    await page.goto('/calendar')
    await page.getByRole('button', { name: 'Next Week' }).click()
    await expect(page.getByText('Calendar Locked').first()).toBeVisible()
  })

  await test.step('finds the list again, and deletes it to plan anew', async () => {
    await page.goto('/shopping-list')
    await page.getByRole('link', { name: /^Shopping List/ }).click()
    await expect(page.getByRole('heading', { name: 'Previous Shopping List' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /onions/ })).toBeChecked()
    await page.getByRole('link', { name: 'Back to Shopping List' }).click()
    await page.getByRole('button', { name: /^Unlock & Delete/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unlock & Delete' }).click()
    await expect(page.getByText('Shopping list deleted').first()).toBeVisible()
    await page.goto('/calendar')
    await page.getByRole('button', { name: 'Next Week' }).click()
    await expect(page.getByText('Calendar Locked')).toHaveCount(0)
  })
})
