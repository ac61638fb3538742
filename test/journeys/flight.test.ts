/**
 * Two hours in a plane: a family plans, cooks on paper and writes down, closes and opens the app
 * and takes a newer build. At the end each change is on the server once, or is a question that says
 * what is in its way (home 107).
 */

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addDays, formatDay } from '../../src/domain/day.ts'
import { fillKitchen } from './full-kitchen.ts'
import { CALLS_AGAIN, html, lookForNewer, newer, NEWER, NO_CALLS, offer, test } from './newer-build.ts'
import { keptOnDevice } from './on-device.ts'
import { expect, expectAccessible, isInstalled, renameRecipe, signUp, writeNotes } from './person.ts'

test.use({ serviceWorkers: 'allow' })

/** The family's other phone asks the server itself, and not through the door of the plane's. */
const ground = (path: string) => `http://localhost:${process.env['JOURNEYS_PORT']}${path}`
const food = (id: string, name: string) => ({ id, name, type: 'food', peopleCount: 2 })
const long = (date: string) => formatDay(date, 'long')
const HEARTS = ['Orchard crumble', 'Overnight oats', 'Mushroom risotto', 'Lemon chicken with rice']

async function waits(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('button', { name: `${count} changes are waiting`, exact: true })).toBeVisible()
}

async function addLunch(page: Page, date: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Add lunch on ${long(date)}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Takeaway', { exact: true }).click()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add to lunch' }).click()
  await expect(dialog).toHaveCount(0)
}

async function addNote(page: Page, date: string, words: string): Promise<void> {
  await page.getByRole('button', { name: `Add a note on ${long(date)}` }).click()
  await page.getByRole('textbox', { name: /^Note for/ }).fill(words)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.toUpperCase()).first()).toBeVisible()
}

async function press(page: Page, names: readonly string[], isPressed: boolean): Promise<void> {
  await page.goto('/recipes')
  for (const name of names) {
    const heart = page.getByRole('button', { name: `${name} is a favourite` })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', String(isPressed))
  }
}

async function addPerson(page: Page, add: string, firstName: string): Promise<void> {
  await page.getByRole('button', { name: add }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('First name').fill(firstName)
  await form.getByLabel('Last name').fill('Hale')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('article', { name: `${firstName} Hale` })).toBeVisible()
}

test('forty changes, three reloads and a newer build end on the server or as a question @phone-only', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await signUp(page)
  const { recipe, monday } = await fillKitchen(page.request, { isPlanned: false })
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, 21 + day))
  const [first = '', second = ''] = days
  const last = days.at(-1) ?? ''
  const dinnerMeals = [food('one', 'Pea soup'), food('two', 'Fish fingers')]
  for (const date of days)
    await page.request.post('/api/calendar-assignments', { data: { date, dinnerMeals } })
  await page.clock.install()
  await page.goto('/recipes')
  await isInstalled(page)
  await page.reload()
  await keptOnDevice(page)
  const halfAnHour = () => page.clock.fastForward('30:00')

  await test.step('a week is planned', async () => {
    await context.setOffline(true)
    await page.goto(`/calendar?date=${first}`)
    for (const [at, date] of days.entries()) {
      await addNote(page, date, `row ${at}`)
      await addLunch(page, date, `Lunch ${at}`)
    }
    await waits(page, 14)
    await halfAnHour()
    await page.reload()
    await waits(page, 14)
    await expect(page.getByText('ROW 6').first()).toBeVisible()
  })

  await test.step('recipes are marked, changed and written', async () => {
    await press(page, HEARTS, true)
    await page.goto(`/recipe/${recipe}`)
    await page.getByRole('radio', { name: '4 stars' }).press('Space')
    await page.getByRole('button', { name: 'Made it' }).first().click()
    await writeNotes(page, 'Less salt for Grandma')
    await waits(page, 21)
    await renameRecipe(page, recipe, 'Tray bake for a plane')
    await page.goto('/recipes/new')
    await page.getByLabel('Name').fill('Cloud soup')
    const photo = { width: 900, height: 600, channels: 3, background: '#b8341d' } as const
    const buffer = await sharp({ create: photo }).jpeg().toBuffer()
    await page
      .getByLabel('Choose a photo')
      .setInputFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('button', { name: 'Use this photo' }).click()
    await page.getByRole('combobox', { name: 'Tags' }).fill('soup')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Ingredient 1' }).fill('2 leeks')
    await page.getByRole('textbox', { name: 'Step 1' }).fill('Simmer.')
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await page.getByRole('link', { name: 'View Cloud soup' }).click()
    await page.getByRole('button', { name: 'Cloud soup is a favourite' }).first().click()
    await page.getByRole('radio', { name: '5 stars' }).press('Space')
    await waits(page, 25)
    await halfAnHour()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Cloud soup' })).toBeVisible()
    await waits(page, 25)
  })

  await test.step('a newer build comes while the calls get nowhere', async () => {
    await page.request.get(NO_CALLS)
    await page.request.get(NEWER)
    await context.setOffline(false)
    await lookForNewer(page)
    await offer(page).getByRole('button', { name: 'Reload' }).click()
    await expect(html(page)).toHaveAttribute(...newer)
    await context.setOffline(true)
    await waits(page, 25)
    await halfAnHour()
  })

  await test.step('the week of people, templates and staples', async () => {
    await page.goto('/meal-setup')
    await page.getByRole('button', { name: 'Create Day Template' }).first().click()
    await page.getByLabel('Day name').fill('Day in the air')
    await page.getByRole('button', { name: 'Create template' }).click()
    await expect(page.getByRole('heading', { name: 'Day in the air' })).toBeVisible()
    await page.goto('/family-members')
    await addPerson(page, 'Add a Guest', 'Otto')
    await addPerson(page, 'Add a Family Member', 'Ida')
    await page.goto('/shopping-list')
    await page.getByRole('heading', { name: 'Staples' }).click()
    for (const name of ['oat milk', 'bin bags', 'coffee']) {
      await page.getByLabel('New staple').fill(name)
      await page.getByRole('button', { name: 'Add staple' }).click()
      await expect(page.getByLabel('New staple')).toHaveValue('')
    }
    await waits(page, 31)
    await press(page, HEARTS.slice(0, 2), false)
    await waits(page, 33)
  })

  await test.step('the week is changed again', async () => {
    await page.goto(`/calendar?date=${first}`)
    for (const date of days) {
      const day = page.getByRole('region', { name: long(date) })
      await day.getByRole('button', { name: 'Change Pea soup' }).click()
      await page.getByRole('button', { name: 'Remove Pea soup' }).click()
      await expect(day.getByText('Pea soup removed')).toBeVisible()
    }
    await waits(page, 40)
    await page.reload()
    await waits(page, 40)
    await halfAnHour()
    await page.getByRole('button', { name: '40 changes are waiting' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(40)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  // Meanwhile at home: the same dish, another meal of a day, the note of a day, the name of a
  // recipe.
  const versionOf = async (date: string) =>
    (await (await page.request.get(ground(`/api/calendar-assignments?start=${date}&end=${date}`))).json())[0]
      .version as number
  const change = async (date: string, data: object) =>
    page.request.patch(ground(`/api/calendar-assignments/${date}`), {
      data,
      headers: { 'if-match': `"${await versionOf(date)}"` },
    })
  const atHome = [
    await change(first, { dinnerMeals: [food('one', 'Pea soup with mint'), food('two', 'Fish fingers')] }),
    await change(second, { breakfastMeals: [food('three', 'Porridge')] }),
    await page.request.post(ground('/api/calendar-notes'), { data: { date: last, notes: 'dentist' } }),
  ]
  expect(atHome.map((answer) => answer.ok())).toEqual([true, true, true])

  await test.step('all is sent, and what is in somebody’s way is asked', async () => {
    await page.request.get(CALLS_AGAIN)
    await context.setOffline(false)
    const asked = page.getByRole('button', { name: '2 changes weren’t taken' })
    await expect(asked).toBeVisible({ timeout: 40_000 })
    await asked.click()
    const questions = page.getByRole('dialog', { name: 'Changes on this device' }).getByRole('listitem')
    await expect(questions).toHaveText([/ROW 6/, /^Remove Pea soup from dinner/])
    for (const question of await questions.all()) await expect(question).toContainText(/changed|somebody/i)
    await expectAccessible(page)
    await questions.first().getByRole('button', { name: 'Try again' }).click()
    await expect(questions).toHaveCount(1)
    await questions.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText('Everything’s saved. Nothing’s waiting on this device.')).toBeVisible()
  })

  expect(await onServer(page, days, recipe)).toEqual({
    notes: days.map((_, at) => `ROW ${at}`),
    lunches: days.map((_, at) => `Lunch ${at}`),
    dinners: ['Pea soup with mint', ...days.map(() => 'Fish fingers')],
    breakfasts: ['Porridge'],
    hearts: ['Cloud soup', 'Harbour fish pie', ...HEARTS.slice(2)].toSorted(),
    bake: { name: 'Tray bake for a plane', rating: 4, timesMade: 1, notes: 'Less salt for Grandma' },
    soups: [[5, expect.stringMatching(/^\/api\/photos\//)]],
    templates: 1,
    people: ['Ida', 'Otto'],
    staples: ['bin bags', 'coffee', 'oat milk'],
  })
})

/** What the server has of all that was done in the air. */
async function onServer(page: Page, days: readonly string[], recipe: number) {
  const read = async <T>(path: string): Promise<T> => (await page.request.get(ground(`/api/${path}`))).json()
  const range = `start=${days[0]}&end=${days.at(-1)}`
  type Named = {
    name: string
    firstName: string
    isFavourite: boolean
    rating: number | null
    photo: string | null
  }
  const plans = await read<Record<string, Named[]>[]>(`calendar-assignments?${range}`)
  const named = (slot: string) => plans.flatMap((day) => (day[slot] ?? []).map(({ name }) => name))
  const library = await read<Named[]>('recipes')
  const bake = await read<Record<string, unknown>>(`recipes/${recipe}`)
  const { name, rating, timesMade, notes } = bake
  const everybody = [...(await read<Named[]>('family-members')), ...(await read<Named[]>('guest-diners'))]
  const sorted = (names: string[]) => names.toSorted()
  return {
    notes: (await read<{ notes: string }[]>(`calendar-notes?${range}`)).map((note) => note.notes),
    lunches: named('lunchMeals'),
    dinners: named('dinnerMeals'),
    breakfasts: named('breakfastMeals'),
    hearts: sorted(library.filter((one) => one.isFavourite).map((one) => one.name)),
    bake: { name, rating, timesMade, notes },
    soups: library.filter((one) => one.name === 'Cloud soup').map((one) => [one.rating, one.photo]),
    templates: (await read<Named[]>('meal-planning-days')).filter((one) => one.name === 'Day in the air')
      .length,
    people: sorted(everybody.map((one) => one.firstName).filter((one) => ['Ida', 'Otto'].includes(one))),
    staples: sorted((await read<Named[]>('staples')).map((one) => one.name)),
  }
}
