/**
 * A library too long for one page: only what is near the window is drawn, and neither the keys nor
 * the search notice.
 */
import { expect, expectAccessible, signUp, test } from './person.ts'

const RECIPES = 80

test('a long library is searched, scrolled and walked through by keyboard @phone', async ({ page }) => {
  await signUp(page)
  for (let number = 1; number <= RECIPES; number += 1) {
    const data = {
      name: number === 7 ? 'Spaghetti bolognese' : `Soup of the day ${number}`,
      servings: 4,
      ingredients: number === 9 ? ['1 celeriac', '1 onion'] : ['2 tomatoes', '1 onion'],
      steps: ['Chop.', 'Simmer.'],
      tags: ['soup'],
    }
    expect((await page.request.post('/api/recipes', { data })).status()).toBe(201)
  }
  await page.goto('/recipes')
  const cards = page.getByRole('article')
  await expect(page.getByText(`${RECIPES} recipes`)).toBeVisible()
  await expect(cards.first()).toBeVisible()
  expect(await cards.count()).toBeLessThan(RECIPES / 2)
  await expect(page.getByRole('listitem').filter({ has: cards }).first()).toHaveAttribute(
    'aria-setsize',
    String(RECIPES),
  )
  await expectAccessible(page)

  // A search that somebody slipped in finds what is far down the list, by name and by what is in
  // it.
  await page.getByRole('searchbox', { name: 'Search by name or number' }).fill('spagetti bolonaise')
  await expect(cards).toHaveCount(1)
  await expect(page.getByRole('article', { name: 'Spaghetti bolognese' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by name or number' }).fill('')
  await page.getByRole('searchbox', { name: 'Search by ingredient' }).fill('celariac')
  await expect(page.getByText(`1 of ${RECIPES} recipes`)).toBeVisible()
  await expect(page).toHaveURL(/with=celariac/)
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByText(`${RECIPES} recipes`)).toBeVisible()

  // The card that has the focus stays, however far one scrolls, and Tab goes on from it.
  const first = page.getByRole('link', { name: /^View / }).first()
  const name = `View Soup of the day ${RECIPES}`
  await expect(first).toHaveAttribute('aria-label', name)
  await first.focus()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => cards.last().getByRole('heading').textContent()).toMatch(/ 1$/)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name)
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`Soup of the day ${RECIPES - 1} is a favourite`)

  // By keyboard alone through more cards than are ever drawn at once: hearts, edit and view of
  // each.
  const seen = new Set<string>()
  const isBeforeLast = () =>
    page.evaluate(() => {
      const drawn = [...document.querySelectorAll('article')]
      return document.activeElement?.closest('article') !== drawn.at(-1)
    })
  for (let press = 0; press < 42; press += 1) {
    // A person waits for the next card to be there.
    await expect.poll(isBeforeLast).toBe(true)
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() =>
      document.activeElement?.closest('article')?.getAttribute('aria-labelledby'),
    )
    if (at) seen.add(at)
  }
  expect(seen.size).toBeGreaterThanOrEqual(13)
})

test('a small library is in the page as a whole, for the browser’s own search', async ({ page }) => {
  await signUp(page)
  for (let number = 1; number <= 20; number += 1) {
    const data = {
      name: `Soup ${number}`,
      servings: 4,
      ingredients: ['1 leek'],
      steps: ['Chop.'],
      tags: ['soup'],
    }
    expect((await page.request.post('/api/recipes', { data })).status()).toBe(201)
  }
  await page.goto('/recipes')
  await expect(page.getByRole('article')).toHaveCount(20)
})

test('a press that comes twice saves one recipe', async ({ page }) => {
  await signUp(page)
  await page.goto('/recipes/new')
  await page.getByLabel('Name').fill('Leek soup')
  await page.getByRole('combobox', { name: 'Tags' }).fill('soup')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Ingredient 1' }).fill('2 leeks')
  await page.getByRole('textbox', { name: 'Step 1' }).fill('Simmer.')
  await page.getByRole('button', { name: 'Save recipe' }).dblclick()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(await (await page.request.get('/api/recipes')).json()).toHaveLength(1)
})
