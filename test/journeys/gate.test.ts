/** Before the first screen is there, and at the edges of a phone. */

import { expect, signUp, test } from './person.ts'

test('shows the chosen dark scheme from the first paint on, and says what was not loaded (home 140)', async ({
  page,
}) => {
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const dark = await colour()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await colour()).not.toBe(dark)
  await page.evaluate(() => localStorage.setItem('plateful:colour-scheme', 'dark'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('status')).toContainText('Plateful couldn’t be loaded.')
  expect(await colour()).toBe(dark)
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
  // A touch screen has no drag and drop, and a button all the same.
  await page.goto('/moving')
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await expect(page.getByText('Or drop it here.')).toBeHidden()
  await places.getByRole('link', { name: 'Today' }).click()
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeFocused()
  await places.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(places).toBeHidden()
})
