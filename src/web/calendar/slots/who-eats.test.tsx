import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aPerson, aStoredDay, aStoredRecipe, aUser } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { openDialog, visit, visitDialog } from '../../../../test/harness/web-visit.ts'
import { meCall } from '../../../contract/account.ts'
import { assignmentsCall, changeAssignmentCall, createAssignmentCall } from '../../../contract/calendar.ts'
import { allowancesCall, familyCalls, guestCalls, confirmedLinesCall } from '../../../contract/household.ts'
import { recipesCall } from '../../../contract/recipes.ts'
import { completedListsCall } from '../../../contract/shopping.ts'
// Its code contains all foods: loaded before the tests, so that none waits for it.
import '../../household/who-can-eat/diner-warnings.tsx'

const WEEK = '/calendar?date=2026-03-04'
const TUESDAY = '2026-03-03'
const bake = { id: 'bake', name: 'Pasta bake', type: 'recipe', recipeId: 7, peopleCount: 4 } as const

beforeEach(() => {
  server.answers(confirmedLinesCall, [])
  server.answers(allowancesCall, [])
  server.answers(completedListsCall, [])
  server.answers(recipesCall, [
    aStoredRecipe({
      id: 7,
      name: 'Pasta bake',
      ingredients: ['300 g pasta', '200 g cheddar', '1 tbsp zorblax'],
    }),
  ])
  server.answers(familyCalls.list, [
    aPerson({ id: 1, firstName: 'Ada', initials: 'AC', allergies: ['Milk'] }),
    aPerson({ id: 2, firstName: 'Ben', initials: 'BC' }),
  ])
  server.answers(guestCalls.list, [aPerson({ id: 5, firstName: 'Gus', initials: 'GB' })])
  server.answers(assignmentsCall, [aStoredDay(TUESDAY, { dinnerMeals: [bake] })])
  server.answers(changeAssignmentCall, ({ body }) => {
    const day = aStoredDay(TUESDAY, { ...body, version: 2 })
    server.answers(assignmentsCall, [day])
    return day
  })
})

it('a meal says whom it may harm and what nobody knows, until they do not eat it', async () => {
  const person = visit(WEEK)
  const sign = await screen.findByRole('button', {
    name: 'Not for Ada, 1 line to look at for Ada: who can eat Pasta bake',
  })
  await person.click(sign)
  const opened = within(await screen.findByRole('dialog', { name: 'Who can eat Pasta bake' }))
  expect(opened.getByText('Not for Ada: contains milk (200 g cheddar)')).toBeVisible()
  expect(opened.getByText("Not checked for Ada: We don’t know enough about what 'zorblax' is.")).toBeVisible()
  await person.keyboard('{Escape}')
  expect(document.activeElement).toBe(sign)
  await person.click(screen.getByRole('button', { name: 'Who eats Pasta bake: everyone' }))
  await person.click(screen.getByRole('button', { name: 'Ada' }))
  expect(screen.queryByRole('button', { name: /for Ada/ })).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('People for Pasta bake').value).toBe('1')
  await person.click(screen.getByRole('button', { name: 'Gus (guest)' }))
  expect(await screen.findByText('Meal saved!')).toBeVisible()
  expect(server.received(changeAssignmentCall).at(-1)?.body.dinnerMeals).toEqual([
    { ...bake, dinerIds: [2], guestIds: [5], peopleCount: 2 },
  ])
  expect(screen.getByRole('button', { name: 'Who eats Pasta bake: Ben, Gus' })).toBeVisible()
})

it('a large family stands beside its meal in a few letters', async () => {
  server.answers(
    familyCalls.list,
    Array.from({ length: 8 }, (_, id) => aPerson({ id, firstName: `P${id}`, initials: `P${id}` })),
  )
  server.answers(assignmentsCall, [
    aStoredDay(TUESDAY, { dinnerMeals: [{ ...bake, dinerIds: [1, 2, 3, 4, 5, 6, 7] }] }),
  ])
  visit(WEEK)
  const summary = await screen.findByRole('button', {
    name: 'Who eats Pasta bake: P1, P2, P3, P4, P5, P6, P7',
  })
  expect(summary.textContent).toBe('P1 P2 P3 P4 P5 +2')
})

it('a new meal is for those who were chosen, and warns before it is added', async () => {
  server.answers(createAssignmentCall, ({ body }) => aStoredDay(body.date, body))
  const { person, dialog } = await visitDialog(WEEK, 'Add lunch on Monday 2 March')
  await person.click(await dialog.findByRole('option', { name: /Pasta bake/ }))
  expect(await dialog.findByText('Not for Ada')).toBeVisible()
  await person.click(dialog.getByRole('button', { name: 'Ada' }))
  expect(dialog.queryByText('Not for Ada')).toBeNull()
  await person.click(dialog.getByRole('button', { name: 'Add to lunch' }))
  expect(await screen.findByText('Meal saved!')).toBeVisible()
  expect(server.received(createAssignmentCall)[0]?.body.lunchMeals).toMatchObject([
    { recipeId: 7, dinerIds: [2], peopleCount: 1 },
  ])
})

it('warns of a diet, and not of what the family vouched for or allowed', async () => {
  server.answers(familyCalls.list, [
    aPerson({ id: 1, firstName: 'Ada', initials: 'AC', allergies: ['Eggs', 'Nuts'] }),
    aPerson({ id: 2, firstName: 'Ben', initials: 'BC', dietaryPreferences: ['vegan', 'low salt'] }),
  ])
  server.answers(guestCalls.list, [])
  server.answers(confirmedLinesCall, [
    {
      id: 1,
      userId: 1,
      line: '1 tbsp zorblax',
      contains: [],
      food: null,
      createdAt: '2026-03-01T10:00:00.000Z',
    },
  ])
  server.answers(allowancesCall, [{ kind: 'family', personId: 1, allergy: 'eggs' }])
  const person = visit(WEEK)
  expect(await screen.findByText('Not for Ben')).toBeVisible()
  expect(screen.queryByText('Not for Ada')).toBeNull()
  // The household said only which allergens zorblax contains, not whether it is vegan. No food
  // shows whether a meal is low in salt.
  const opened = await openDialog(person, /lines? to look at for Ben/, 'Who can eat Pasta bake')
  expect(opened.getByText('Not for Ben: not vegan (200 g cheddar)')).toBeVisible()
  expect(
    opened.getByText('Not checked for Ben: We can’t tell whether zorblax goes with vegan.'),
  ).toBeVisible()
  expect(opened.getByText('Not checked for Ben: low salt')).toBeVisible()
  expect(opened.getByText('Ada eats what may contain eggs.')).toBeVisible()
})

it('a meal that is checked says that it is safe for all who eat it, and one that is a meal word that nobody said what it is', async () => {
  const packed = { id: 'packed', name: 'Packed lunch', type: 'food', peopleCount: 4 } as const
  const soup = { id: 'soup', name: 'Carrots', type: 'food', peopleCount: 4 } as const
  server.answers(assignmentsCall, [aStoredDay(TUESDAY, { dinnerMeals: [soup], lunchMeals: [packed] })])
  const person = visit(WEEK)
  expect(await screen.findByRole('button', { name: 'Safe for all: who can eat Carrots' })).toBeVisible()
  const opened = await openDialog(person, /who can eat Packed lunch$/, 'Who can eat Packed lunch')
  expect(opened.getByText(/says when somebody eats, not what\.$/)).toBeVisible()
  expect(opened.queryByText(/not known/)).toBeNull()
})

it('the opened sign calls nothing free that the meal’s sign calls not checked (household 60)', async () => {
  server.answers(familyCalls.list, [
    aPerson({ id: 1, firstName: 'Ada', initials: 'AC', allergies: ['Nuts'] }),
  ])
  server.answers(guestCalls.list, [])
  server.answers(assignmentsCall, [
    aStoredDay(TUESDAY, { dinnerMeals: [{ id: 'chilli', name: 'Chilli', type: 'food', peopleCount: 4 }] }),
  ])
  const person = visit(WEEK)
  await person.click(
    await screen.findByRole('button', { name: /line to look at for Ada: who can eat Chilli/ }),
  )
  const opened = within(await screen.findByRole('dialog', { name: 'Who can eat Chilli' }))
  expect(opened.getByText("Not checked for Ada: We don’t know enough about what 'chilli' is.")).toBeVisible()
  expect(opened.queryByText('Free, and why')).toBeNull()
})

it('a meal is judged for the household too, whoever eats it (household 61)', async () => {
  server.answers(meCall, { ...aUser(), householdNeeds: { allergies: ['Gluten'], diets: [] } })
  server.answers(assignmentsCall, [aStoredDay(TUESDAY, { dinnerMeals: [{ ...bake, dinerIds: [2] }] })])
  visit(WEEK)
  expect(await screen.findByText('Not for your household')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Who eats Pasta bake: Ben' })).toBeVisible()
})

it('a meal is judged by a name that was typed over its recipe’s, too (calendar 81)', async () => {
  server.answers(familyCalls.list, [
    aPerson({ id: 1, firstName: 'Ada', initials: 'AC', allergies: ['Peanuts'] }),
  ])
  server.answers(guestCalls.list, [])
  server.answers(recipesCall, [aStoredRecipe({ id: 7, name: 'Fish pie', ingredients: ['300 g potatoes'] })])
  server.answers(assignmentsCall, [
    aStoredDay(TUESDAY, { dinnerMeals: [{ ...bake, name: 'Peanut noodles' }] }),
  ])
  visit(WEEK)
  expect(await screen.findByText('Not for Ada')).toBeVisible()
})

it('a meal that names only people who are gone is the whole family’s (calendar 85)', async () => {
  server.answers(assignmentsCall, [aStoredDay(TUESDAY, { dinnerMeals: [{ ...bake, dinerIds: [77] }] })])
  visit(WEEK)
  expect(await screen.findByText('Not for Ada')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Who eats Pasta bake: everyone' })).toBeVisible()
})
