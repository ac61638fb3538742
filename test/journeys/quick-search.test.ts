/** From anywhere to a recipe, a screen or a day, by keys alone. */
import { expect, expectAccessible, signUp, test } from './person.ts'

test('Ctrl K leads to a recipe, a screen and a day', async ({ page }) => {
  await signUp(page)
  const data = {
    name: 'Spaghetti bolognese',
    servings: 4,
    ingredients: ['400 g spaghetti', '500 g beef mince'],
    steps: ['Cook.'],
    tags: ['pasta'],
  }
  expect((await page.request.post('/api/recipes', { data })).status()).toBe(201)
  await page.goto('/home')
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
  const field = page.getByRole('combobox', { name: 'A recipe, a screen or a day' })
  const search = async (text: string) => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.type(text)
  }

  await search('')
  await expectAccessible(page)
  await page.keyboard.type('spagetti')
  await expect(page.getByRole('option')).toHaveText([/Spaghetti bolognese/])
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Spaghetti bolognese', level: 1 })).toBeFocused()

  await search('12 march 2030')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/calendar\?date=/)
  await expect(page.getByRole('heading', { name: 'Tuesday 12 March' })).toBeVisible()

  await search('shop')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Shopping List', level: 1 })).toBeFocused()
})
