/**
 * A plane: the family plans, hearts and notes without a signal, closes and opens the app, and all
 * of it is on the server once when the signal is back (home 86, home 87, home 88, home 89).
 */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addDays, dayOf } from '../../src/domain/day.ts'
import { fillKitchen } from './full-kitchen.ts'
import { keptOnDevice } from './on-device.ts'
import { expect, expectAccessible, isInstalled, renameRecipe, signUp, test, writeNotes } from './person.ts'

test.use({ serviceWorkers: 'allow' })

const dish = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`(Change|Remove|who can eat) ${name}`) }).first()

test('changes made without a signal last over three reloads and are on the server once @phone-only', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await signUp(page)
  const { recipe, monday } = await fillKitchen(page.request, { isPlanned: false })
  const free = addDays(monday, 35)
  const meal = (id: string, name: string) => ({ id, name, type: 'food', peopleCount: 2 })
  const dinnerMeals = [meal('one', 'Pea soup'), meal('two', 'Fish fingers')]
  const planned = await page.request.post('/api/calendar-assignments', { data: { date: free, dinnerMeals } })
  expect(planned.status()).toBe(201)
  await page.goto(`/calendar?date=${free}`)
  await isInstalled(page)
  await page.reload()
  await expect(dish(page, 'Pea soup')).toBeVisible()
  await page.goto(`/recipe/${recipe}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await keptOnDevice(page)

  await context.setOffline(true)
  const sent: string[] = []
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) sent.push(`${request.method()} ${request.url()}`)
  })
  await page.reload()
  const heart = page.getByRole('button', { name: /favourite/i }).first()
  const wasPressed = await heart.getAttribute('aria-pressed')
  await heart.click()
  await expect(heart).not.toHaveAttribute('aria-pressed', String(wasPressed))
  await expect(page.getByRole('button', { name: '1 change is waiting' })).toBeVisible()
  await writeNotes(page, 'Less salt for Grandma')
  await expect(page.getByText('Less salt for Grandma')).toBeVisible()
  await expect(page.getByRole('button', { name: '2 changes are waiting' })).toBeVisible()

  await page.reload()
  await expect(page.getByText('Less salt for Grandma')).toBeVisible()
  await expect(heart).not.toHaveAttribute('aria-pressed', String(wasPressed))

  await renameRecipe(page, recipe, 'Tray bake for a plane')
  await expect(page.getByRole('button', { name: '3 changes are waiting' })).toBeVisible()

  await page.goto(`/calendar?date=${free}`)
  const note = page.getByRole('button', { name: /^Add a note on/ }).first()
  await note.click()
  await page.getByRole('textbox', { name: /^Note for/ }).fill('Gran is here')
  await page.keyboard.press('Enter')
  await expect(page.getByText('GRAN IS HERE').first()).toBeVisible()
  await page.getByRole('button', { name: 'Change Pea soup' }).click()
  await page.getByRole('button', { name: 'Remove Pea soup' }).click()
  await expect(page.getByRole('button', { name: '5 changes are waiting' })).toBeVisible()

  for (let time = 0; time < 2; time += 1) {
    await page.reload()
    await expect(page.getByText('GRAN IS HERE').first()).toBeVisible()
    await expect(dish(page, 'Fish fingers')).toBeVisible()
    await expect(dish(page, 'Pea soup')).toHaveCount(0)
    await expect(page.getByRole('button', { name: '5 changes are waiting' })).toBeVisible()
  }
  await page.getByRole('button', { name: '5 changes are waiting' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changes on this device' })
  await expect(dialog.getByRole('listitem')).toHaveText([
    /heart for/i,
    /^Notes on/,
    /^Changes to/,
    /^Note ‘GRAN IS HERE’/,
    /^Remove Pea soup from dinner/,
  ])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()

  sent.length = 0
  await context.setOffline(false)
  await expect(page.getByText(/waiting$/)).toHaveCount(0)
  const writes = sent.filter((call) => /marks|notes|together|recipes\/\d+$/.test(call))
  expect(writes).toHaveLength(5)

  const stored = (await (await page.request.get(`/api/recipes/${recipe}`)).json()) as {
    name: string
    notes: string
    isFavourite: boolean
  }
  expect([stored.name, stored.notes, stored.isFavourite]).toEqual([
    'Tray bake for a plane',
    'Less salt for Grandma',
    wasPressed !== 'true',
  ])
  expect(await weekOf(page, free)).toEqual({ dishes: ['Fish fingers'], notes: ['GRAN IS HERE'] })
})

test('a recipe and a day template made on the plane are planned there, and true ones afterwards', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await signUp(page)
  const { recipe } = await fillKitchen(page.request, { isPlanned: false })
  await page.goto(`/recipe/${recipe}`)
  await isInstalled(page)
  await page.reload()
  // The days that the dialog asks about lie on the device from now on.
  await page.getByRole('button', { name: 'More for this recipe' }).click()
  await page.getByRole('menuitem', { name: 'Add to a day…' }).click()
  await expect(page.getByRole('dialog', { name: 'Add to a day' }).getByLabel('Day')).toHaveValue(/\d/)
  await page.keyboard.press('Escape')
  await page.goto('/meal-setup')
  await expect(page.getByRole('heading', { name: 'Your week' })).toBeVisible()
  await page.goto(`/calendar`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await keptOnDevice(page)

  await context.setOffline(true)
  await page.goto('/recipes/new')
  await page.getByLabel('Name').fill('Cloud soup')
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() })
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await page.getByRole('combobox', { name: 'Tags' }).fill('soup')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Ingredient 1' }).fill('2 leeks')
  await page.getByRole('textbox', { name: 'Step 1' }).fill('Simmer.')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await page.getByRole('link', { name: 'View Cloud soup' }).click()
  await expect(page.getByRole('heading', { name: 'Cloud soup' })).toBeVisible()
  const born = page.url()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Cloud soup' })).toBeVisible()
  await page
    .getByRole('button', { name: /favourite/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'More for this recipe' }).click()
  await page.getByRole('menuitem', { name: 'Add to a day…' }).click()
  await page.getByRole('button', { name: 'Add to dinner' }).click()
  await expect(page.getByRole('button', { name: '3 changes are waiting' })).toBeVisible()

  await page.goto('/meal-setup')
  await page.getByRole('button', { name: 'Create Day Template' }).first().click()
  await page.getByLabel('Day name').fill('Day in the air')
  await page.getByRole('button', { name: 'Create template' }).click()
  await expect(page.getByRole('heading', { name: 'Day in the air' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Day in the air' })).toBeVisible()
  await page.goto(born)
  await expect(page.getByRole('heading', { name: 'Cloud soup' })).toBeVisible()
  await expect(page.getByRole('button', { name: '4 changes are waiting' })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(/waiting$/)).toHaveCount(0)
  // The address that is open goes on to the true one, which opens after a reload too.
  await expect(page).not.toHaveURL(born)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Cloud soup' })).toBeVisible()
  const all = (await (await page.request.get('/api/recipes')).json()) as StoredDish[]
  const made = all.filter(({ name }) => name === 'Cloud soup')
  expect(made).toMatchObject([{ isFavourite: true, photo: expect.stringMatching(/^\/api\/photos\//) }])
  expect(page.url()).toContain(`/calendar-recipe/${made[0]?.id}/`)
  const today = dayOf(new Date())
  const range = `start=${today}&end=${addDays(today, 30)}`
  const planned = await (await page.request.get(`/api/calendar-assignments?${range}`)).text()
  expect(planned).toContain(`"recipeId":${made[0]?.id},`)
  const templates = (await (await page.request.get('/api/meal-planning-days')).json()) as StoredDish[]
  expect(templates.filter(({ name }) => name === 'Day in the air')).toHaveLength(1)
})

interface StoredDish {
  id: number
  name: string
}

const aPhoto = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#b8341d' } })
    .jpeg()
    .toBuffer()

/** What is on the server: the dishes of the week in their order, and its notes. */
async function weekOf(page: Page, monday: string): Promise<{ dishes: string[]; notes: string[] }> {
  const range = `start=${monday}&end=${addDays(monday, 6)}`
  const days: Record<string, { name: string }[]>[] = await (
    await page.request.get(`/api/calendar-assignments?${range}`)
  ).json()
  const notes: { notes: string }[] = await (await page.request.get(`/api/calendar-notes?${range}`)).json()
  return {
    dishes: days.flatMap((day) =>
      ['breakfastMeals', 'lunchMeals', 'dinnerMeals', 'snackMeals'].flatMap((slot) =>
        (day[slot] ?? []).map(({ name }) => name),
      ),
    ),
    notes: notes.map((note) => note.notes),
  }
}
