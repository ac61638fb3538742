/** What is thought of at any time, and what comes back by itself. */
import { addDays, dayOf } from '../../src/domain/day.ts'
import { expect, expectAccessible, signUp, test } from './person.ts'

const start = dayOf(new Date())

test('a family adds at any time, and has its staples come back by themselves', async ({ page }) => {
  test.setTimeout(120_000)
  await signUp(page)
  const rows = () =>
    page
      .getByRole('textbox', { name: /^Name of / })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).toSorted())

  await test.step('writes down what is out, from the search, before there is a list', async () => {
    await page.goto('/home')
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'A recipe, a screen or a day' }).fill('2 l milk')
    await page.getByText('Add “2 l milk” to the shopping list').click()
    await expect(page.getByText('milk waits for your next list').first()).toBeVisible()
    await page.goto('/shopping-list')
    const waiting = page.getByRole('region', { name: 'For your next list' })
    await expect(waiting).toContainText('milk')
    await waiting.getByLabel('Add something').fill('6 eggs')
    await waiting.getByLabel('Add something').press('Enter')
    await expect(waiting).toContainText('eggs')
    await expectAccessible(page)
  })

  await test.step('writes a staple down, which comes onto the list that is made', async () => {
    await page.getByRole('heading', { name: 'Staples' }).click()
    await page.getByLabel('New staple').fill('4 pints oat drink')
    await page.getByRole('button', { name: 'Add staple' }).click()
    await expect(page.getByRole('list', { name: 'Your staples' })).toContainText('oat drink')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Choose These Dates' }).click()
    await expect.poll(rows).toEqual(['eggs', 'milk', 'oat drink'])
  })

  await test.step('makes a staple of a row that it has opened', async () => {
    await page.getByRole('button', { name: /^More about eggs/ }).click()
    await page.getByRole('button', { name: 'Buy regularly…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Buy eggs regularly' })
    await expectAccessible(page)
    await dialog.getByText('Every two weeks').click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('eggs is a staple').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Buy regularly…' })).toBeFocused()
  })

  await test.step('completes the list, and they are on the one that follows', async () => {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('button', { name: 'Complete Shopping List & Lock Calendar' }).click()
    await expect(page.getByText('Your list is completed')).toBeVisible()
    await page.goto('/shopping-list')
    await page.getByLabel('Start date').fill(addDays(start, 7))
    await page.getByLabel('End date').fill(addDays(start, 13))
    await page.getByRole('button', { name: 'Choose These Dates' }).click()
    await expect.poll(rows).toEqual(['eggs', 'oat drink'])
  })
})
