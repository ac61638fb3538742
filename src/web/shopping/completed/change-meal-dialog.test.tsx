import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aStoredDay, aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { visit } from '../../../../test/harness/web-visit.ts'
import { assignmentsCall } from '../../../contract/calendar.ts'
import { recipesCall } from '../../../contract/recipes.ts'
import { adjustListCall, completedListsCall } from '../../../contract/shopping.ts'
import { addDays, dayOf, formatDay } from '../../../domain/day.ts'
import type { CompletedList, ListChange } from '../../../domain/shopping/completed-list.ts'

const start = dayOf(new Date())
const end = addDays(start, 6)
const soup = aStoredRecipe({ id: 7, name: 'Soup' })
const stew = aStoredRecipe({ id: 8, name: 'Stew' })
const meal = { id: 'a', name: 'Soup', type: 'recipe' as const, recipeId: 7, peopleCount: 4, dinerIds: [1] }
const day = aStoredDay(start, { dinnerMeals: [meal], isLocked: true })

const list: CompletedList = {
  id: 3,
  userId: 1,
  name: 'Big shop',
  startDate: start,
  endDate: end,
  completedAt: '2026-01-01T08:00:00.000Z',
  items: [],
  ticks: [],
  marks: [],
}
const change = (kind: ListChange['kind'], name: string, by: string, before = '', after = ''): ListChange => ({
  kind,
  name,
  category: 'Vegetables',
  by,
  before,
  after,
})

beforeEach(() => {
  server.answers(completedListsCall, [list])
  server.answers(assignmentsCall, [day])
  server.answers(recipesCall, [soup, stew])
  server.answers(adjustListCall, {
    changes: [
      change('add', 'beef mince', '500 g', '', '500 g'),
      change('less', 'tomatoes', '600 g', '800 g', '200 g'),
      change('bought', 'onion', '1', '2', '2'),
      change('unlisted', 'rice', '200 g'),
    ],
    list: { ...list, name: 'Changed' },
    day: { ...day, dinnerMeals: [{ ...meal, name: 'Stew', recipeId: 8 }] },
  })
})

const open = async () => {
  const person = visit(`/shopping-list/finalize?start=${start}&end=${end}&previous=true`)
  await person.click(
    await screen.findByRole('button', { name: `Change Soup on ${formatDay(start, 'long')}` }),
  )
  return { person, dialog: within(await screen.findByRole('dialog')) }
}

it('shows what a swap adds and takes before anything is changed, then changes both', async () => {
  const { person, dialog } = await open()
  const apply = dialog.getByRole('button', { name: 'Change meal and list' })
  expect(apply).toHaveProperty('disabled', true)
  await person.click(await dialog.findByRole('option', { name: /Stew/ }))
  expect(await dialog.findByText('500 g beef mince')).toBeVisible()
  expect(dialog.getByText('tomatoes: 600 g less (800 g → 200 g)')).toBeVisible()
  expect(dialog.getByText(/2 is in the trolley, 1 of it will be left over/)).toBeVisible()
  expect(dialog.getByText(/rice: 200 g more is needed, but it was taken off the list/)).toBeVisible()
  expect(server.received(adjustListCall).map(({ body }) => body.isTrial)).toEqual([true])
  await person.click(apply)
  expect(await screen.findByText('Meal changed')).toBeVisible()
  expect(server.received(adjustListCall).at(-1)).toMatchObject({
    params: { id: 3 },
    body: { date: start, slot: 'dinner', mealId: 'a', version: day.version, isTrial: false },
  })
  expect(server.received(adjustListCall).at(-1)?.body.meal).toEqual({ ...meal, name: 'Stew', recipeId: 8 })
})

it('leaves a meal out', async () => {
  const { person, dialog } = await open()
  await person.click(dialog.getByRole('checkbox', { name: 'Leave this meal out' }))
  await dialog.findByText('500 g beef mince')
  expect(server.received(adjustListCall)[0]?.body.meal).toBeNull()
})

it('is still for whom it names when another number of people eats (calendar 80)', async () => {
  server.answers(assignmentsCall, [{ ...day, dinnerMeals: [{ ...meal, guestIds: [5] }] }])
  const { person, dialog } = await open()
  await person.click(dialog.getByRole('button', { name: 'People: one more' }))
  await dialog.findByText('500 g beef mince')
  expect(server.received(adjustListCall)[0]?.body.meal).toEqual({ ...meal, guestIds: [5], peopleCount: 5 })
})

it('a dish in place of leftovers is cooked, and left over from nothing (calendar 38)', async () => {
  const leftovers = {
    ...meal,
    type: 'freezer' as const,
    leftoverOf: { date: addDays(start, -1), mealId: 'soup' },
  }
  server.answers(assignmentsCall, [aStoredDay(start, { dinnerMeals: [leftovers], isLocked: true })])
  const { person, dialog } = await open()
  await person.click(await dialog.findByRole('option', { name: /Stew/ }))
  await dialog.findByText('500 g beef mince')
  expect(server.received(adjustListCall)[0]?.body.meal).toEqual({ ...meal, name: 'Stew', recipeId: 8 })
})

it('says why it cannot be changed', async () => {
  server.refuses(adjustListCall, 412, 'Somebody else changed this day first.')
  const { person, dialog } = await open()
  await person.click(dialog.getByRole('checkbox', { name: 'Leave this meal out' }))
  expect(await dialog.findByText('Somebody else changed this day first.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Change meal and list' })).toHaveProperty('disabled', true)
})
