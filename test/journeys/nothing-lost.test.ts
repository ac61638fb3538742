/**
 * A connection that drops, a session that ends and a second thought: what was typed and known is
 * there afterwards, once.
 */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, signUp, test } from './person.ts'

/** The dialog of a new person, with a name typed into it. */
async function beginNoor(page: Page) {
  await page.goto('/family-members')
  await page.getByRole('button', { name: 'Add a Family Member' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a Family Member' })
  await dialog.getByLabel('First name').fill('Noor')
  await dialog.getByLabel('Last name').fill('Hale')
  return dialog
}

test('a person is made once, though the answer was lost and the session ended before it was tried again', async ({
  page,
}) => {
  const { email, password } = await signUp(page)
  const dialog = await beginNoor(page)
  // The server writes, and nobody hears of it.
  await page.route('**/api/family-members', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('article', { name: 'Noor Hale' })).toBeVisible()
  await expect(page.getByRole('button', { name: '1 change is waiting' })).toBeVisible()

  await page.context().clearCookies()
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await signInAgain(page, email, password)
  await expect(page.getByRole('article', { name: 'Noor Hale' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: '1 change is waiting' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('article', { name: 'Noor Hale' })).toHaveCount(1)
  const people = (await (await page.request.get('/api/family-members')).json()) as { firstName: string }[]
  expect(people.filter(({ firstName }) => firstName === 'Noor')).toHaveLength(1)
})

test('what was typed of a person is there again for whoever has to sign in meanwhile', async ({ page }) => {
  const { email, password } = await signUp(page)
  const dialog = await beginNoor(page)
  const more = dialog.getByRole('button', { name: /^Likes, dislikes and notes/ })
  await more.click()
  await dialog.getByLabel('Notes').fill('Likes plums')
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await signInAgain(page, email, password)
  await expect(dialog.getByText('These are your unsaved changes from before.')).toBeVisible()
  await expect(dialog.getByLabel('Notes')).toHaveValue('Likes plums')
  await expectAccessible(page)
  await expect(more).toContainText('Likes plums')
  await more.click()
  await dialog.getByLabel('Notes').fill('Likes plums and pears')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('article', { name: 'Noor Hale' })).toHaveCount(1)
  await expect(page.getByText('Likes plums and pears')).toBeVisible()
})

async function signInAgain(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('who was removed comes back as who they were', async ({ page }) => {
  await signUp(page)
  const person = { firstName: 'Noor', lastName: 'Hale', initials: 'NH', color: '#336699' }
  const added = await page.request.post('/api/family-members', { data: person })
  const { id } = (await added.json()) as { id: number }
  await page.goto('/family-members')
  await page.getByRole('button', { name: 'Remove Noor Hale' }).click()
  await expect(page.getByText('Noor is removed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article', { name: 'Noor Hale' })).toBeVisible()
  const people = (await (await page.request.get('/api/family-members')).json()) as { id: number }[]
  expect(people.map((one) => one.id)).toEqual([id])
})

test('an address with a broken percent-code says that there is no such page', async ({ page }) => {
  await signUp(page)
  await page.goto('/recipes/%E0%A4%A')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})
