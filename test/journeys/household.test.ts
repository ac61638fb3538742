/**
 * Two adults come to share a household and part again; one of them goes for good and thinks again.
 */
import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, signUp, test } from './person.ts'

async function another(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB' })
  return context.newPage()
}

async function inviteByLink(page: Page): Promise<string> {
  await page.goto('/account')
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('link', { name: 'Who’s here' }).click()
  await page.getByRole('button', { name: 'Make a link instead' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await expectAccessible(page)
  return new URL(link).pathname
}

const saveRecipe = async (page: Page, name: string) => {
  const answer = await page.request.post('/api/recipes', {
    data: { name, servings: 4, ingredients: ['1 onion'], steps: ['Chop.'], tags: ['dinner'] },
  })
  expect(answer.status()).toBe(201)
}

test('who has no account follows an invitation into the kitchen', async ({ page, browser }) => {
  await signUp(page)
  await saveRecipe(page, 'Robin’s stew')
  const link = await inviteByLink(page)
  const guest = await another(browser)
  await guest.goto(link)
  await expect(guest.getByText('Robin Hale')).toBeVisible()
  await expectAccessible(guest)
  await guest.getByLabel('First name').fill('Kit')
  await guest.getByLabel('Last name').fill('Moss')
  await guest.getByLabel('Email').fill(`kit-${Date.now()}@example.org`)
  await guest.getByLabel('Password', { exact: true }).fill('a good password')
  await guest.getByRole('button', { name: 'Create account' }).click()
  await expect(guest.getByRole('heading', { name: 'Today' })).toBeVisible()
  await guest.goto('/recipes')
  await expect(guest.getByText('Robin’s stew').first()).toBeVisible()
  await guest.context().close()
})

test('who has one brings the recipes along, and takes a copy back home', async ({ page, browser }) => {
  await signUp(page)
  const invitation = await page.request.post('/api/household/invitations', { data: {} })
  const { link } = (await invitation.json()) as { link: string }
  await page.goto('/household')
  const guest = await another(browser)
  await signUp(guest)
  await saveRecipe(guest, 'Kit’s pie')
  await guest.goto(new URL(link).pathname)
  await guest.getByRole('radio', { name: 'Bring them along' }).check()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Join the household' }).click()
  await expect(guest.getByText('You share this household now.').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Who’s here' }).getByRole('listitem')).toHaveCount(2)
  await guest.getByRole('button', { name: 'Leave' }).click()
  await guest.getByRole('radio', { name: 'Take a copy along' }).check()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Leave the household' }).click()
  await expect(guest.getByText('You’ve left the household').first()).toBeVisible()
  await guest.goto('/recipes')
  await expect(guest.getByText('Kit’s pie').first()).toBeVisible()
  await page.goto('/recipes')
  await expect(page.getByText('Kit’s pie').first()).toBeVisible()
  await guest.context().close()
})

test('a portrait of more than 10 MB says so beside the field, and nothing typed is lost', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/family-members')
  await page.getByRole('button', { name: 'Add a Family Member' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Noor')
  const buffer = Buffer.alloc(10 * 1024 * 1024 + 1)
  await dialog
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'noor.jpg', mimeType: 'image/jpeg', buffer })
  await expect(dialog.getByText('File too large. A photo can be up to 10 MB.')).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByLabel('First name')).toHaveValue('Noor')
})

test('an account that is deleted comes back by signing in', async ({ page }) => {
  const { email, password } = await signUp(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account will be deleted').first()).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Your account is restored.').first()).toBeVisible()
})

test('settings and the placeholder are open to everybody, at 320 px too', async ({ page }) => {
  await signUp(page)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const [path, heading] of [
    ['/settings', 'How we like to eat'],
    ['/api-management', 'Spoonacular'],
    ['/household', 'Who’s here'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    if (path === '/settings')
      await expect(page.getByRole('button', { name: 'Save preferences' })).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  }
})
