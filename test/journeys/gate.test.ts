/** The access gate: who is not signed in sees one of three screens, whatever the address. */
import { codeAt } from '../harness/authenticator.ts'
import { expect, expectAccessible, signUp, test } from './person.ts'

test('a visitor meets the sign-in screen at every address', async ({ page }) => {
  for (const path of ['/', '/calendar', '/recipes/1', '/no/such/page']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  }
  await page.goto('/reset-password?token=old')
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
})

test('wrong credentials say so and keep what was typed', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Login failed').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org')
})

test('who switches two-step sign-in on is asked for a code, and lets it be again', async ({ page }) => {
  const { email, password } = await signUp(page)
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Two-step sign-in' })
  const dialog = page.getByRole('dialog')
  await card.getByRole('button', { name: 'Switch on' }).click()
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code of the key below' })).toBeVisible()
  const key = (await dialog.getByRole('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Code that the app shows').fill(codeAt(key, new Date()))
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  const recoveryCode = await codes.first().innerText()
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(card.getByText(/10 recovery codes are left/)).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  await expectAccessible(page)
  // The code of this half minute was used; the clock of a phone may be a little ahead.
  await page.getByLabel('Code').fill(codeAt(key, new Date(), 1))
  await page.keyboard.press('Enter')

  await card.getByRole('button', { name: 'Switch off' }).click()
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByLabel('Code', { exact: true }).fill(recoveryCode)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Switch off' }).click()
  await expect(card.getByRole('button', { name: 'Switch on' })).toBeVisible()
})

test('a new household is welcomed, and can skip that', async ({ page }) => {
  await signUp(page, { skipWelcome: false })
  await page.goto('/calendar')
  await expect(page.getByRole('button', { name: 'Set Up My Family' })).toBeVisible()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByRole('heading', { name: 'Meal Calendar' })).toBeVisible()
})

test('an unknown address says so inside the house', async ({ page }) => {
  await signUp(page)
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
})

test('what an earlier age left in local storage is deleted at the start, our own keys stay', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/home')
  await page.evaluate(() => {
    for (const key of [
      'shopping-list-1',
      'meal-plan',
      'calendarWeek',
      'my-completed-x',
      'is-locked',
      'plateful:ticks',
    ])
      localStorage.setItem(key, '1')
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  const left = await page.evaluate(() => Object.keys(localStorage).toSorted())
  expect(left).toContain('plateful:ticks')
  expect(left.filter((key) => !key.startsWith('plateful:'))).toEqual([])
})

test('who chose dark sees it from the first paint on, before any code is there', async ({ page }) => {
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const dark = await colour()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await colour()).not.toBe(dark)
  await page.evaluate(() => localStorage.setItem('plateful:colour-scheme', 'dark'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('status')).toContainText('Plateful')
  expect(await colour()).toBe(dark)
})

test('logging out asks first, then ends the session', async ({ page }) => {
  await signUp(page)
  await page.goto('/home')
  await page.getByRole('button', { name: /Robin/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to logout?' })
  await expect(question).toContainText(
    'You will need to log back in to access your meal planning and recipes.',
  )
  await question.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully').first()).toBeVisible()
  await page.goto('/recipes')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('on a phone the navigation is a slide-in menu with the same entries @phone-only', async ({ page }) => {
  await signUp(page)
  await page.goto('/home')
  await page.getByRole('button', { name: /menu/i }).click()
  const menu = page.getByRole('dialog')
  for (const name of [
    'Calendar',
    'Recipes',
    'Grocery',
    'Contact Us',
    'My Account',
    'Settings',
    'Day Templates',
  ]) {
    await expect(menu.getByRole('link', { name })).toBeVisible()
  }
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
  await menu.getByRole('link', { name: 'Recipes' }).click()
  await expect(page.getByRole('heading', { name: 'Recipes', level: 1 })).toBeFocused()
})

test('on a phone the places are at the bottom edge, and nothing hides behind them @phone-only', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/recipes/new')
  const places = page.getByRole('navigation', { name: 'Places' })
  await expect(places.getByRole('link', { name: 'Recipes' })).toHaveAttribute('aria-current', 'page')
  const edges = async () => {
    const [bar, save] = await Promise.all([
      places.boundingBox(),
      page.getByRole('button', { name: 'Save recipe' }).boundingBox(),
    ])
    if (!bar || !save) throw new Error('The bar or the button is gone')
    return { bar: bar.y, end: bar.y + bar.height, save: save.y + save.height }
  }
  for (const scrolled of [0, 100_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), scrolled)
    const { bar, end, save } = await edges()
    expect(save).toBeLessThan(bar)
    expect(end).toBe(page.viewportSize()?.height)
  }
  await places.getByRole('link', { name: 'Today' }).click()
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeFocused()
  await places.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(places).toBeHidden()
})
