import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aStoredDay, aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit, whereNow } from '../../../test/harness/web-visit.ts'
import { assignmentsCall } from '../../contract/calendar.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { completedListsCall } from '../../contract/shopping.ts'
import { addDays, dayOf, formatDay } from '../../domain/day.ts'

const today = dayOf(new Date())

beforeEach(() => {
  server.answers(assignmentsCall, [])
  server.answers(recipesCall, [])
  server.answers(completedListsCall, [])
})

describe('home', () => {
  it('opens on today, and asks for seven days from today', async () => {
    visit('/')
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible()
    expect(screen.getByText(formatDay(today, 'long'))).toBeVisible()
    await screen.findByText('Nothing planned for dinner yet')
    expect(server.received(assignmentsCall)[0]?.query).toEqual({ start: today, end: addDays(today, 6) })
  })

  it('is a warm place when it is empty: each place says what it is for and offers one step', async () => {
    const person = visit('/home')
    expect(await screen.findByRole('link', { name: 'Plan dinner' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Make a shopping list' })).toBeVisible()
    expect(await screen.findByText('Your recipes live here')).toBeVisible()
    await person.click(screen.getByRole('link', { name: 'Plan dinner' }))
    await expect.poll(whereNow).toContain(`/calendar?view=day&date=`)
  })

  it('shows what is for dinner, with the way to its recipe for as many as eat', async () => {
    const meal = { id: 'a', name: 'Tomato soup', type: 'recipe' as const, recipeId: 7, peopleCount: 3 }
    server.answers(recipesCall, [aStoredRecipe({ id: 7 })])
    server.answers(assignmentsCall, [aStoredDay(today, { dinnerMeals: [meal] })])
    visit('/home')
    const dinner = within(await screen.findByRole('region', { name: 'Dinner' }))
    expect(dinner.getByRole('heading', { name: 'Tomato soup' })).toBeVisible()
    expect(dinner.getByText('3 people')).toBeVisible()
    expect(await dinner.findByText('35 min')).toBeVisible()
    const link = dinner.getByRole('link', { name: 'Open the recipe' })
    expect(link.getAttribute('href')).toBe(`/calendar-recipe/7/3/${today}`)
  })

  it('finds the next gap and what has to thaw', async () => {
    const chilli = { id: 'a', name: 'Chilli', type: 'freezer' as const, peopleCount: 4 }
    const tomorrow = addDays(today, 1)
    server.answers(assignmentsCall, [aStoredDay(tomorrow, { dinnerMeals: [chilli] })])
    visit('/home')
    const note = await screen.findByRole('complementary', { name: 'From the freezer' })
    expect(note.textContent).toBe('Take out of the freezer: Chilli for tomorrow’s dinner')
    expect(
      screen.getByRole('link', { name: `Plan ${formatDay(addDays(today, 2), 'weekday')}` }),
    ).toBeVisible()
  })

  it('says when the plan could not be loaded, and tries again', async () => {
    server.refuses(assignmentsCall, 500, 'The larder is locked')
    const person = visit('/home')
    expect(await screen.findByText('The larder is locked')).toBeVisible()
    server.answers(assignmentsCall, [])
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing planned for dinner yet')).toBeVisible()
  })
})
