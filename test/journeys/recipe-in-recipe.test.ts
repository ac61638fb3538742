/** A recipe as an ingredient of another, from the form to the shopping list, in a real browser. */
import { expect, expectAccessible, signUp, test } from './person.ts'

test.describe.configure({ timeout: 120_000 })

test('a sauce is linked in the form, unfolds on the recipe, and its ingredients are bought', async ({
  page,
}) => {
  await signUp(page)
  const common = { steps: ['Cook it.'], tags: ['dinner'], servings: 4 }
  const save = async (recipe: object) =>
    (await (await page.request.post('/api/recipes', { data: { ...common, ...recipe } })).json()) as {
      id: number
    }
  await save({ name: 'Tomato sauce', ingredients: ['800 g tomatoes', '20 g butter'] })
  const { id } = await save({ name: 'Lasagne', ingredients: ['9 lasagne sheets', '2 portions tomato sauce'] })

  await page.goto(`/recipes/${id}`)
  await page.getByRole('button', { name: 'Use your recipe ‘Tomato sauce’' }).click()
  await expect(page.getByText('Your recipe ‘Tomato sauce’, 2 portions')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')

  await page.getByText('What’s in it').click()
  await expect(page.getByText('400 g')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open Tomato sauce, 2 portions' })).toBeVisible()
  await expectAccessible(page)

  const people = 4
  const added = await page.request.post('/api/open-shopping-list/recipes', { data: { recipeId: id, people } })
  expect(added.ok()).toBe(true)
  const { items } = (await (await page.request.get('/api/shopping-extras')).json()) as {
    items: { name: string; quantity: number }[]
  }
  expect(items.map(({ name, quantity }) => [name, quantity])).toEqual(
    expect.arrayContaining([
      ['tomatoes', 400],
      ['butter', 10],
    ]),
  )
  expect(items.map(({ name }) => name)).not.toContain('tomato sauce')
})
