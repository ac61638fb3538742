/**
 * A library too long for one page: only what is near the window is drawn, and neither the keys nor
 * the search notice.
 */

import type { Page } from '@playwright/test'
import { expect, expectAccessible, signUp, test } from './person.ts'

const RECIPES = 80
const SMALL = 20

test('a long library is searched, scrolled and walked through by keyboard', async ({ page }) => {
  await signUp(page)
  for (let number = 1; number <= RECIPES; number += 1) {
    // A small library is in the page as a whole, for the browser's own search.
    if (number === SMALL + 1) {
      await page.goto('/recipes')
      await expect(page.getByRole('article')).toHaveCount(SMALL)
    }
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

  // A search that somebody slipped in finds what is far down the list, by name and by what is in
  // it.
  await page.getByRole('searchbox', { name: 'Search by name or number' }).fill('spagetti bolonaise')
  await expect(cards).toHaveCount(1)
  await expect(page.getByRole('article', { name: 'Spaghetti bolognese' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by name or number' }).fill('')
  // A phone has the field among its filters.
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('searchbox', { name: 'With these ingredients' }).fill('celariac')
  await page.getByRole('button', { name: 'Show 1 recipe' }).click()
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

/** Answers the ids of recipes that were saved. */
async function saveAll(page: Page, recipes: readonly object[]): Promise<number[]> {
  const ids: number[] = []
  for (const recipe of recipes) {
    const data = { servings: 4, steps: ['Cook.'], ...recipe }
    const saved = await page.request.post('/api/recipes', { data })
    ids.push(((await saved.json()) as { id: number }).id)
  }
  return ids
}

test('filters combine, are kept, and collections gather recipes @phone-only', async ({ page }) => {
  await signUp(page)
  const person = { lastName: 'Hale', initials: 'MH', color: '#336699' }
  const member = { ...person, firstName: 'Mia', allergies: ['nuts'] }
  expect((await page.request.post('/api/family-members', { data: member })).status()).toBe(201)
  await saveAll(page, [
    { name: 'Leek pie', ingredients: ['2 leeks', '50 g almonds'], tags: ['family'], cookTimeMinutes: 20 },
    { name: 'Leek soup', ingredients: ['3 leeks', '1 onion'], tags: ['family'], cookTimeMinutes: 25 },
    { name: 'Slow lamb', ingredients: ['1 kg lamb'], tags: ['sunday'], cookTimeMinutes: 240 },
  ])
  await page.goto('/recipes')
  const card = (name: string) => page.getByRole('article', { name })
  await expect(page.getByText('3 recipes')).toBeVisible()
  await expect(card('Leek pie').getByText('Not for Mia')).toBeVisible()
  await expect(card('Leek soup').getByText('Safe for all')).toBeVisible()
  const top = async () => (await page.getByRole('article').first().boundingBox())?.y
  await expect.poll(top).toBeLessThan(305)

  await test.step('filters', async () => {
    await page.getByRole('button', { name: 'Filters' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    await dialog.getByRole('button', { name: 'Mia 2' }).click()
    await dialog.getByRole('button', { name: 'Up to 30 min 1' }).click()
    await dialog.getByLabel('Save these filters under a name').fill('School nights')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('button', { name: 'School nights', pressed: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Show 1 recipe' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page).toHaveURL(/minutes=30.*safe=family-|safe=family-.*minutes=30/)
    await page.reload()
    await expect(card('Leek soup')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await card('Leek soup').getByRole('link', { name: /^View/ }).click()
    await expect(page.getByRole('heading', { name: 'Leek soup', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
    await page.getByRole('button', { name: 'School nights' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: 'Clear the search' }).click()
  })

  await test.step('names the filter to drop where nothing is left', async () => {
    await page.goto('/recipes?minutes=30&tags=sunday')
    await expect(page.getByText('No recipes match')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Without Up to 30 min: 1 recipe' }).click()
    await expect(card('Slow lamb')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
  })

  await test.step('collections', async () => {
    await page.getByRole('button', { name: 'More for your library' }).click()
    await page.getByRole('menuitem', { name: 'Add several to a collection' }).click()
    for (const name of ['Leek pie', 'Slow lamb'])
      await page.getByRole('checkbox', { name: `Choose ${name}` }).press('Space')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add to a collection' }).click()
    await page.getByLabel('A new collection').fill('Freezer')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Freezer 2' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.getByRole('button', { name: 'More for your library' }).click()
    await page.getByRole('menuitem', { name: 'Your collections' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Delete Freezer' }).click()
    await expect(page.getByRole('button', { name: 'Delete Freezer' })).toBeHidden()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Freezer', pressed: true })).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
  })

  await test.step('a recipe goes onto a day from its card, and the compact list is kept', async () => {
    await page.getByRole('button', { name: 'Compact list' }).click()
    await expect(page).toHaveURL(/\/recipes$/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Compact list', pressed: true })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(3)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'More for Leek soup' }).click()
    await page.getByRole('menuitem', { name: 'Add to a day…' }).click()
    await page.getByRole('button', { name: 'Add to dinner' }).click()
    await expect(page.getByText(/^Leek soup is planned for \w+ dinner$/)).toBeVisible()
  })
})
