import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aPerson, aStoredDay, aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { visit, visitAndPress } from '../../../../test/harness/web-visit.ts'
import { assignmentsCall, changeAssignmentCall, changeDaysCall } from '../../../contract/calendar.ts'
import { allowancesCall, familyCalls, guestCalls, confirmedLinesCall } from '../../../contract/household.ts'
import { recipesCall } from '../../../contract/recipes.ts'
import { completedListsCall } from '../../../contract/shopping.ts'
import type { Meal } from '../../../domain/calendar/meal.ts'
// Its code contains all foods: loaded before the tests, so that none waits for it.
import '../../household/who-can-eat/diner-warnings.tsx'

const WEEK = '/calendar?date=2026-03-04'
const [MONDAY, TUESDAY] = ['2026-03-02', '2026-03-03'] as const
const bake: Meal = { id: 'bake', name: 'Pasta bake', type: 'recipe', recipeId: 7, peopleCount: 4 }
const leftovers: Meal = {
  id: 'again',
  name: 'Leftovers: Pasta bake',
  type: 'freezer',
  recipeId: 7,
  peopleCount: 2,
  leftoverOf: { date: MONDAY, mealId: 'bake' },
}

beforeEach(() => {
  server.answers(confirmedLinesCall, [])
  server.answers(allowancesCall, [])
  server.answers(completedListsCall, [])
  server.answers(guestCalls.list, [])
  server.answers(recipesCall, [aStoredRecipe({ id: 7, name: 'Pasta bake', ingredients: ['200 g cheddar'] })])
  server.answers(familyCalls.list, [
    aPerson({ id: 1, firstName: 'Ada', initials: 'AC', allergies: ['Milk'] }),
    aPerson({ id: 2, firstName: 'Ben', initials: 'BC' }),
  ])
  server.answers(assignmentsCall, [
    aStoredDay(MONDAY, { dinnerMeals: [{ ...bake, dinerIds: [2] }] }),
    aStoredDay(TUESDAY, { dinnerMeals: [leftovers] }),
  ])
})
const slot = async (name: string) => within(await screen.findByRole('group', { name }))

it('ties a meal and its leftovers, which warn as their dish does (calendar 38)', async () => {
  visit(WEEK)
  const [monday, tuesday] = [
    await slot('Dinner on Monday 2 March, 1 meal'),
    await slot('Dinner on Tuesday 3 March, 1 meal'),
  ]
  expect(monday.getByText('Cooked for Tuesday too')).toBeVisible()
  expect(tuesday.getByText('Cooked on Monday')).toBeVisible()
  expect(tuesday.getByText('Leftovers')).toBeVisible()
  expect(await tuesday.findByText('Not for Ada')).toBeVisible()
  expect(monday.queryByText(/Not for Ada/)).toBeNull()
})

it('keeps the portions cooked for later when the diners change', async () => {
  server.answers(changeAssignmentCall, ({ body }) => aStoredDay(MONDAY, { ...body, version: 2 }))
  const person = await visitAndPress(WEEK, 'Who eats Pasta bake: Ben')
  await person.click(screen.getByRole('button', { name: 'Ada' }))
  // Two people eat it that day, and two portions are for later.
  expect(screen.getByLabelText<HTMLInputElement>('People for Pasta bake').value).toBe('4')
})

it('keeps them also where they are eaten on a day that is not shown (calendar 84)', async () => {
  const days = [
    aStoredDay(MONDAY, { dinnerMeals: [{ ...bake, dinerIds: [2], peopleCount: 3 }] }),
    aStoredDay(TUESDAY, { dinnerMeals: [leftovers] }),
  ]
  server.answers(assignmentsCall, ({ query }) =>
    days.filter(({ date }) => date >= query.start && date <= query.end),
  )
  server.answers(changeAssignmentCall, ({ body }) => aStoredDay(MONDAY, { ...body, version: 2 }))
  const person = await visitAndPress(
    `/calendar?view=custom&days=1&date=${MONDAY}`,
    'Who eats Pasta bake: Ben',
  )
  await person.click(screen.getByRole('button', { name: 'Ada' }))
  expect(screen.getByLabelText<HTMLInputElement>('People for Pasta bake').value).toBe('4')
})

it('leftovers of a meal that was taken away say so', async () => {
  server.answers(assignmentsCall, [aStoredDay(MONDAY), aStoredDay(TUESDAY, { dinnerMeals: [leftovers] })])
  visit(WEEK)
  expect(await screen.findByText('The meal it’s left over from is no longer planned before it')).toBeVisible()
})

describe('with their meal on a day that is not shown (calendar 100)', () => {
  const storedDays = (...days: ReturnType<typeof aStoredDay>[]) =>
    server.answers(assignmentsCall, ({ query }) =>
      days.filter(({ date }) => date >= query.start && date <= query.end),
    )
  const dayOf = (date: string) => `/calendar?view=custom&days=1&date=${date}`

  it('say that it was taken away, and where it was moved to', async () => {
    storedDays(aStoredDay(MONDAY), aStoredDay(TUESDAY, { dinnerMeals: [leftovers] }))
    visit(dayOf(TUESDAY))
    expect(
      await screen.findByText('The meal it’s left over from is no longer planned before it'),
    ).toBeVisible()
    cleanup()
    const SUNDAY = '2026-03-01'
    storedDays(
      aStoredDay(SUNDAY, { dinnerMeals: [bake] }),
      aStoredDay(MONDAY),
      aStoredDay(TUESDAY, { dinnerMeals: [leftovers] }),
    )
    visit(WEEK)
    expect(await screen.findByText('Cooked on Sunday')).toBeVisible()
  })

  it('are told by the meal, which is cooked for more than eat it that day', async () => {
    storedDays(
      aStoredDay(MONDAY, { dinnerMeals: [bake] }),
      aStoredDay(TUESDAY, { dinnerMeals: [leftovers] }),
      aStoredDay('2026-03-12', { dinnerMeals: [{ ...leftovers, id: 'later' }] }),
    )
    visit(dayOf(MONDAY))
    expect(await screen.findByText('Cooked for Tuesday and Thursday 12 March too')).toBeVisible()
  })
})

it.each([
  ['shown', WEEK],
  ['not shown', `/calendar?view=custom&days=1&date=${TUESDAY}`],
])('removed ones say that their meal is still cooked for more, %s (calendar 101)', async (_, address) => {
  let days = [aStoredDay(MONDAY, { dinnerMeals: [bake] }), aStoredDay(TUESDAY, { dinnerMeals: [leftovers] })]
  server.answers(assignmentsCall, ({ query }) =>
    days.filter(({ date }) => date >= query.start && date <= query.end),
  )
  server.answers(changeAssignmentCall, ({ body }) => {
    const changed = aStoredDay(TUESDAY, { ...body, version: 2 })
    days = days.with(1, changed)
    return changed
  })
  await visitAndPress(address, 'Remove Leftovers: Pasta bake')
  expect(await screen.findByText('Still cooked for 4 on Monday')).toBeVisible()
})

it('a removed meal says when its leftovers are still planned (calendar 103)', async () => {
  let days = [aStoredDay(MONDAY, { dinnerMeals: [bake] }), aStoredDay(TUESDAY, { dinnerMeals: [leftovers] })]
  server.answers(assignmentsCall, () => days)
  server.answers(changeAssignmentCall, ({ body }) => {
    const changed = aStoredDay(MONDAY, { ...body, version: 2 })
    days = days.with(0, changed)
    return changed
  })
  await visitAndPress(WEEK, 'Remove Pasta bake')
  expect(await screen.findByText('Its leftovers are still planned: Tuesday')).toBeVisible()
})

it('a copy of leftovers is a line of its own', async () => {
  server.answers(changeDaysCall, ({ body }) =>
    body.days.map(({ version, ...day }) => aStoredDay(day.date, { ...day, version: (version ?? 0) + 1 })),
  )
  const person = await visitAndPress(WEEK, 'More for Leftovers: Pasta bake')
  await person.click(await screen.findByRole('menuitem', { name: 'Copy to…' }))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Copy/ }))
  await expect.poll(() => server.received(changeDaysCall).length).toBe(1)
  const copies = server.received(changeDaysCall)[0]?.body.days.flatMap((day) => day.dinnerMeals ?? [])
  const copy = copies?.find(({ id }) => id !== 'again')
  expect(copy).toMatchObject({ name: 'Leftovers: Pasta bake', type: 'freezer', peopleCount: 2 })
  expect(copy).not.toHaveProperty('leftoverOf')
  expect(copy).not.toHaveProperty('recipeId')
})

it('a copy of a meal is not cooked for its leftovers (calendar 83)', async () => {
  server.answers(changeDaysCall, ({ body }) =>
    body.days.map(({ version, ...day }) => aStoredDay(day.date, { ...day, version: (version ?? 0) + 1 })),
  )
  const person = await visitAndPress(WEEK, 'More for Pasta bake')
  await person.click(await screen.findByRole('menuitem', { name: 'Copy to…' }))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Copy/ }))
  await expect.poll(() => server.received(changeDaysCall).length).toBe(1)
  const copies = server.received(changeDaysCall)[0]?.body.days.flatMap((day) => day.dinnerMeals ?? [])
  const copy = copies?.find(({ id, recipeId, leftoverOf }) => id !== 'bake' && recipeId && !leftoverOf)
  expect(copy).toMatchObject({ name: 'Pasta bake', peopleCount: 2 })
})

it('copies what is shown where the connection hangs, and for all who eat it (calendar 83)', async () => {
  const days = [
    aStoredDay(MONDAY, { dinnerMeals: [{ ...bake, peopleCount: 3 }] }),
    aStoredDay(TUESDAY, { dinnerMeals: [leftovers] }),
  ]
  server.answers(changeDaysCall, ({ body }) =>
    body.days.map(({ version, ...day }) => aStoredDay(day.date, { ...day, version: (version ?? 0) + 1 })),
  )
  server.answers(assignmentsCall, ({ query }) =>
    query.end > '2026-03-09' ? new Promise<Response>(() => undefined) : days,
  )
  const person = await visitAndPress(WEEK, 'More for Pasta bake')
  await person.click(await screen.findByRole('menuitem', { name: 'Copy to…' }))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Copy/ }))
  await expect.poll(() => server.received(changeDaysCall).length, { timeout: 5000 }).toBe(1)
  const copies = server.received(changeDaysCall)[0]?.body.days.flatMap((day) => day.dinnerMeals ?? [])
  expect(copies?.find(({ id }) => !['bake', 'again'].includes(id))).toMatchObject({ peopleCount: 2 })
})

it('counts those who eat later as they are shown while the days after are not read (calendar 84)', async () => {
  const days = [aStoredDay(MONDAY, { dinnerMeals: [bake] })]
  server.answers(assignmentsCall, ({ query }) =>
    query.end > '2026-03-09' ? new Promise<Response>(() => undefined) : days,
  )
  server.answers(changeAssignmentCall, ({ body }) => aStoredDay(MONDAY, { ...body, version: 2 }))
  const person = await visitAndPress(WEEK, 'Who eats Pasta bake: everyone')
  await person.click(screen.getByRole('button', { name: 'Ada' }))
  expect(screen.getByLabelText<HTMLInputElement>('People for Pasta bake').value).toBe('1')
})

it('a copy of leftovers still warns as their dish does (calendar 38)', async () => {
  const { leftoverOf: _, recipeId, ...line } = leftovers
  const copy = { ...line, name: 'From last week', cookedFrom: recipeId }
  server.answers(assignmentsCall, [
    aStoredDay(MONDAY, { dinnerMeals: [copy] }),
    aStoredDay(TUESDAY, { dinnerMeals: [{ ...copy, id: 'other', cookedFrom: undefined }] }),
  ])
  visit(WEEK)
  const monday = await slot('Dinner on Monday 2 March, 1 meal')
  expect(await monday.findByText('Not for Ada')).toBeVisible()
  const tuesday = await slot('Dinner on Tuesday 3 March, 1 meal')
  expect(tuesday.queryByText('Not for Ada')).toBeNull()
})
