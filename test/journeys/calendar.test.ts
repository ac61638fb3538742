/** A week in a family's hands: moved by mouse and by finger, typed into, printed on one page. */

import type { Locator, Page } from '@playwright/test'
import { addDays, dayOf, formatDay, startOfWeek } from '../../src/domain/day.ts'
import { expect, signUp, test } from './person.ts'
import { pagesOf } from './read-pdf.ts'

const monday = startOfWeek(dayOf(new Date()))
const nameOf = (day: number) => formatDay(addDays(monday, day), 'long')
const pie = { id: 'pie', name: 'Fish pie', type: 'food', peopleCount: 4 }

test.use({ viewport: { width: 1280, height: 900 } })

test.beforeEach(async ({ page }) => {
  await signUp(page)
  const made = await page.request.post('/api/calendar-assignments', {
    data: { date: monday, dinnerMeals: [pie] },
  })
  expect(made.ok()).toBe(true)
})

/**
 * Dragging comes a moment after the week: then the library that drags has its voice on the page.
 */
const untilDraggable = (page: Page) => expect(page.locator('[id^=DndLiveRegion]')).toBeAttached()

test('a meal is dragged to another day, comes back with Undo, and stays where one types', async ({
  page,
}) => {
  await page.goto('/calendar')
  await untilDraggable(page)
  const from = page.getByRole('group', { name: `Dinner on ${nameOf(0)}, 1 meal` })
  const to = page.getByRole('group', { name: `Lunch on ${nameOf(2)}, nothing planned` })
  await from.getByTitle('Drag to another slot or day').hover()
  await page.mouse.down()
  await page.mouse.move(600, 300, { steps: 4 })
  await to.hover()
  await page.mouse.up()
  await expect(page.getByRole('group', { name: `Lunch on ${nameOf(2)}, 1 meal` })).toContainText('Fish pie')
  await expect(page.getByRole('group', { name: `Dinner on ${nameOf(0)}, nothing planned` })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(from).toContainText('Fish pie')
  // A page that is left while it saves knows afterwards that its change was saved.
  await page.reload()
  await expect(from).toContainText('Fish pie')
  const mark = page.locator(`#day-${monday}`)

  // A meal stays under the hand that types into it, while it is saved and afterwards.
  const field = page.getByLabel('Name of Fish pie')
  const before = await field.boundingBox()
  await field.fill('Fish pies')
  await expect(mark.getByText('Not saved yet')).toBeAttached()
  const typed = page.getByLabel('Name of Fish pies')
  expect((await typed.boundingBox())?.y).toBe(before?.y)
  await expect(mark.getByText('Saved', { exact: true })).toBeAttached()
  expect((await typed.boundingBox())?.y).toBe(before?.y)
})

test('on a phone a meal is dragged by a finger that rests on it, and a finger that moves scrolls @phone-only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/calendar?date=${monday}`)
  const from = page.getByRole('group', { name: `Dinner on ${nameOf(0)}, 1 meal` })
  const to = page.getByRole('group', { name: `Breakfast on ${nameOf(0)}, nothing planned` })
  const meal = from.getByRole('button', { name: 'Change Fish pie' })
  await meal.scrollIntoViewIfNeeded()
  await untilDraggable(page)
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  const middleOf = async (one: Locator) => {
    const box = await one.boundingBox()
    if (!box) throw new Error('It is not on the screen')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const dragged = page.locator('[data-dragged=true]')

  const start = await middleOf(meal)
  const goal = await middleOf(to)
  await touch('touchStart', start)
  await expect(dragged).toHaveCount(1)
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', {
      x: start.x + (goal.x - start.x) * share,
      y: start.y + (goal.y - start.y) * share,
    })
  }
  await touch('touchEnd')
  await expect(page.getByRole('group', { name: `Breakfast on ${nameOf(0)}, 1 meal` })).toContainText(
    'Fish pie',
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(from).toContainText('Fish pie')

  const again = await middleOf(meal)
  await touch('touchStart', again)
  for (const up of [20, 60, 120, 200]) await touch('touchMove', { x: again.x, y: again.y - up })
  await expect(dragged).toHaveCount(0)
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await expect(from).toContainText('Fish pie')
})

test('a menu that is open stays when warnings that come late push its button out of sight', async ({
  page,
}) => {
  await page.request.post('/api/family-members', {
    data: { firstName: 'Tom', lastName: 'Hale', initials: 'TH', color: '#336699', allergies: ['Nuts'] },
  })
  const stews = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => ({
    ...pie,
    id: name,
    name: `Zorblax ${name}`,
  }))
  await page.request.post('/api/calendar-assignments', {
    data: { date: addDays(monday, 1), breakfastMeals: stews, dinnerMeals: stews },
  })
  let answer = () => undefined as void
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/known-ingredients', async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto('/calendar')
  const button = page.getByRole('button', { name: 'More for Zorblax Six' }).first()
  await button.evaluate((element) =>
    window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight + 8),
  )
  await button.click()
  const item = page.getByRole('menuitem', { name: 'Move to…' })
  await expect(item).toBeVisible()
  answer()
  await expect(page.getByText(/lines? to look at$/).first()).toBeVisible()
  await expect(button).not.toBeInViewport()
  await expect(item).toBeVisible()
})

test('the week prints on one page, with notes, badges, warnings (calendar 12, calendar 31, calendar 54)', async ({
  page,
}) => {
  const child = { firstName: 'Maximiliane', lastName: 'Hale', initials: 'MH', color: '#336699' }
  await page.request.post('/api/family-members', { data: { ...child, allergies: ['Fish'] } })
  await page.request.post('/api/calendar-notes', { data: { date: monday, notes: 'bins out' } })
  await page.request.post('/api/calendar-assignments', {
    data: { date: addDays(monday, 1), isSkipped: true },
  })
  await page.request.post('/api/completed-shopping-lists', {
    data: { name: 'Shop', startDate: addDays(monday, 2), endDate: addDays(monday, 3), items: [] },
  })
  await page.goto('/calendar')
  await expect(page.getByText('Calendar Locked').first()).toBeVisible()
  await expect(page.getByText('BINS OUT').first()).toBeAttached()
  const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true }))
  expect(pages).toHaveLength(1)
  const [words] = pages
  for (const word of ['Fish pie', 'BINS OUT', 'LOCKED', 'IGNORED']) expect(words).toContain(word)
  expect(words).not.toContain('Add a note')

  await expect(page.getByText(/^Not for Maximiliane/).first()).toBeVisible()
  // As wide as paper, on which the week is drawn as on a narrow screen.
  await page.setViewportSize({ width: 816, height: 1056 })
  await expect(page.getByRole('button', { name: 'Change Fish pie' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const warning = page.getByText(/^Not for Maximiliane: contains fish/).first()
  await expect(warning).toBeVisible()
  const boxes = await warning.evaluate((element) => {
    const meal = element.closest('li:has(button, a)')
    const facts = meal?.firstElementChild?.getBoundingClientRect()
    const day = element.closest('section')?.getBoundingClientRect()
    const { top, right } = element.getBoundingClientRect()
    return { top, right, factsEnd: facts?.bottom ?? NaN, dayEnds: day?.right ?? NaN }
  })
  expect(boxes.top).toBeGreaterThanOrEqual(boxes.factsEnd - 1)
  expect(boxes.right).toBeLessThanOrEqual(boxes.dayEnds)

  // A week of more than a sheet begins under its heading (calendar 58).
  const feast = Array.from({ length: 14 }, (_, at) => ({
    id: `feast-${at}`,
    name: `Dish ${at + 1} of a feast for the whole street`,
    type: 'food',
    peopleCount: 4,
  }))
  await page.request.post('/api/calendar-assignments', {
    data: { date: addDays(monday, 5), breakfastMeals: feast.slice(0, 2), lunchMeals: feast },
  })
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/calendar')
  await expect(page.getByText('Dish 14 of a feast').first()).toBeAttached()
  // What is said below each dish makes the week longer.
  await expect(page.getByText(/^Not checked for Maximiliane: Dish 14/).first()).toBeAttached()
  const [first, ...others] = await pagesOf(await page.pdf({ preferCSSPageSize: true }))
  expect(first).toContain('Breakfast')
  expect(others.join(' ')).toContain('Dish 14 of a feast')
})
