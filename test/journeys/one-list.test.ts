/** Two phones of one household at one list in the making: neither loses what the other one did. */

import type { Browser, Page } from '@playwright/test'
import { addDays, dayOf } from '../../src/domain/day.ts'
import { expect, expectAccessible, signUp, test } from './person.ts'

const start = dayOf(new Date())
const end = addDays(start, 6)

/** The other phone of the household. */
async function otherPhone(browser: Browser, { email, password }: { email: string; password: string }) {
  const page = await (await browser.newContext()).newPage()
  expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
  return page
}

async function plan(page: Page, name: string, ingredients: string[]) {
  const recipe = {
    name,
    servings: 4,
    prepTimeMinutes: 10,
    cookTimeMinutes: 20,
    ingredients,
    steps: ['Cook.'],
    tags: ['dinner'],
  }
  const made = await page.request.post('/api/recipes', { data: recipe })
  expect(made.status()).toBe(201)
  return { id: name, name, type: 'recipe', recipeId: (await made.json()).id, peopleCount: 4 }
}

/** What whoever calls it waits for, until so many have called it. */
function holdUntilAll(count: number): () => Promise<void> {
  let left = count
  let release = () => {}
  const all = new Promise<void>((resolve) => {
    release = resolve
  })
  return () => {
    left -= 1
    if (left <= 0) release()
    return all
  }
}

const nameField = (page: Page, name: string) => page.getByLabel(`Name of ${name}`, { exact: true })

async function addByHand(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.getByLabel('Name of new item').fill(name)
}

test('two phones make, change and complete one list, with a signal and without @phone-only', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const person = await signUp(page)
  const soup = await plan(page, 'Tomato soup', ['800 g tomatoes', '2 onions'])
  const rice = await plan(page, 'Rice', ['300 g rice'])
  await page.request.post('/api/calendar-assignments', { data: { date: start, dinnerMeals: [soup] } })
  const other = await otherPhone(browser, person)
  await other.goto('/shopping-list')
  await expect(other.getByText('Which days are you shopping for?')).toBeVisible()

  await test.step('shows a list and its changes on the other phone', async () => {
    await page.goto('/shopping-list')
    await page.getByRole('button', { name: 'Choose These Dates' }).click()
    await expect(page.getByText('Shopping list generated!').first()).toBeVisible()
    await expect(nameField(other, 'tomatoes')).toBeVisible()
    await nameField(other, 'tomatoes').fill('plum tomatoes')
    await expect(nameField(page, 'plum tomatoes')).toBeVisible()
    await addByHand(page, 'nappies')
    await expect(nameField(other, 'nappies')).toBeVisible()
  })

  await test.step('sends changes made without a signal later; a row that both changed stays', async () => {
    await other.context().setOffline(true)
    await addByHand(other, 'bin bags')
    await other.getByRole('button', { name: 'Remove onions' }).click()
    await expect(other.getByText(/are kept on this device/)).toBeVisible()
    await expectAccessible(other)
    await page.getByLabel('Quantity of onions').fill('5')
    await page.getByLabel('Quantity of onions').blur()
    await other.context().setOffline(false)
    await expect(nameField(page, 'bin bags')).toBeVisible()
    for (const phone of [page, other]) {
      await expect(phone.getByLabel('Quantity of onions')).toHaveValue('5')
      await expect(phone.getByText(/are kept on this device/)).toHaveCount(0)
    }
  })

  await test.step('a change of the plan is shown on both, and taken over with one press', async () => {
    const day = await (await page.request.get(`/api/calendar-assignments?start=${start}&end=${start}`)).json()
    await page.request.patch(`/api/calendar-assignments/${start}`, {
      data: { lunchMeals: [rice] },
      headers: { 'if-match': `"${day[0].version}"` },
    })
    for (const phone of [page, other]) await expect(phone.getByText('300 g rice')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Change the list with them' }).click()
    for (const phone of [page, other]) {
      await expect(nameField(phone, 'rice')).toBeVisible()
      await expect(phone.getByText(/meals of these days have changed/)).toHaveCount(0)
      await expect(nameField(phone, 'plum tomatoes')).toBeVisible()
    }
  })

  await test.step('both tick, and both complete it at once: it is one list with everything on it', async () => {
    for (const phone of [page, other]) await phone.goto(`/shopping-list/finalize?start=${start}&end=${end}`)
    await page.getByRole('checkbox', { name: /^rice/ }).check()
    await expect(other.getByRole('checkbox', { name: /^rice/ })).toBeChecked()
    await other.getByRole('checkbox', { name: /^onions/ }).check()
    // Nothing is answered until both have pressed: the first to be would take the other's button
    // away.
    const both = holdUntilAll([page, other].length)
    for (const phone of [page, other])
      await phone.route('**/api/completed-shopping-lists', async (route) => {
        if (route.request().method() === 'POST') await both()
        await route.continue()
      })
    await Promise.all(
      [page, other].map((phone) =>
        phone.getByRole('button', { name: 'Complete Shopping List & Lock Calendar' }).click(),
      ),
    )
    for (const phone of [page, other]) {
      await expect(phone.getByText('Your list is completed')).toBeVisible()
      await expect(phone.getByRole('checkbox', { name: /^onions/ })).toBeChecked()
    }
    const lists = await (await page.request.get('/api/completed-shopping-lists')).json()
    expect(
      lists.map(({ items }: { items: { name: string }[] }) => items.map(({ name }) => name).toSorted()),
    ).toEqual([['bin bags', 'nappies', 'onions', 'plum tomatoes', 'rice']])
  })
  await other.context().close()
})
