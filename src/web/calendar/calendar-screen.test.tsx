import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aStoredDay, aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit, whereNow } from '../../../test/harness/web-visit.ts'
import { assignmentsCall, changeAssignmentCall, createAssignmentCall } from '../../contract/calendar.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { completedListsCall } from '../../contract/shopping.ts'
import type { Assignment } from '../../domain/calendar/assignment.ts'
import type { Meal } from '../../domain/meals/meal.ts'

const MONDAY = '2026-03-02'
const pie: Meal = { id: 'pie', name: 'Fish pie', type: 'recipe', recipeId: 1, peopleCount: 4 }
const toast: Meal = { id: 'toast', name: 'Toast', type: 'food', peopleCount: 2 }

const aLock = (startDate: string, endDate: string) => ({
  id: 7,
  userId: 1,
  name: 'Big shop',
  startDate,
  endDate,
  completedAt: '2026-03-01T10:00:00.000Z',
  items: [],
})

/** A server that keeps what it is sent, under growing versions. */
function keep(days: Assignment[]) {
  server.answers(assignmentsCall, () => days)
  server.answers(createAssignmentCall, ({ body }) => {
    const day = aStoredDay(body.date, { ...body, version: 1 })
    days = [...days, day]
    return day
  })
  server.answers(changeAssignmentCall, ({ params, body, ifMatch = 0 }) => {
    const before = days.find(({ date }) => date === params.date)
    const day = aStoredDay(params.date, { ...before, ...body, version: ifMatch + 1 })
    days = days.map((one) => (one.date === params.date ? day : one))
    return day
  })
}

beforeEach(() => {
  server.answers(completedListsCall, [])
  server.answers(recipesCall, [
    aStoredRecipe({ id: 1, name: 'Fish pie', tags: ['fish', 'comfort', 'oven', 'friday', 'family'] }),
    aStoredRecipe({ id: 2, name: 'Tomato soup' }),
  ])
})

const day = (name: string) => screen.findByRole('region', { name })
const openWeek = () => visit(`/calendar?date=${MONDAY}`)

describe('the week', () => {
  it('shows seven days from Monday with their meals, and walks through the weeks', async () => {
    keep([aStoredDay(MONDAY, { breakfastMeals: [toast], dinnerMeals: [pie] })])
    const person = openWeek()
    const monday = await day('Monday 2 March')
    expect(
      within(monday)
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    ).toEqual(['Breakfast', 'Lunch', 'Dinner', 'Snacks'])
    expect(within(monday).getByDisplayValue('Fish pie')).toBeDefined()
    expect(await day('Sunday 8 March')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Next Week' }))
    expect(await day('Monday 9 March')).toBeDefined()
    expect(whereNow()).toBe('/calendar?date=2026-03-09')
    await person.click(screen.getByRole('button', { name: 'Today' }))
    await expect.poll(whereNow).toBe('/calendar')
  })

  it('says so when the days cannot be read, and reads them again', async () => {
    server.refuses(assignmentsCall, 500, 'The kitchen is on fire')
    const person = openWeek()
    expect(await screen.findByText('Failed to fetch calendar assignments')).toBeDefined()
    keep([])
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await day('Monday 2 March')).toBeDefined()
  })
})

describe('adding a meal', () => {
  it('finds a recipe while one types, and saves at once for as many as usually eat', async () => {
    keep([])
    const person = openWeek()
    await person.click(await screen.findByRole('button', { name: 'Add dinner on Tuesday 3 March' }))
    expect(await screen.findByText('+2')).toBeDefined()
    await person.type(await screen.findByRole('combobox', { name: 'Recipe' }), 'pie{Enter}{Enter}')
    expect(await screen.findByText('Meal saved!')).toBeDefined()
    expect(server.received(createAssignmentCall)).toMatchObject([
      {
        body: {
          date: '2026-03-03',
          dinnerMeals: [{ name: 'Fish pie', type: 'recipe', recipeId: 1, peopleCount: 4 }],
          lunchMeals: [],
          isSkipped: false,
        },
      },
    ])
    expect(within(await day('Tuesday 3 March')).getByDisplayValue('Fish pie')).toBeDefined()
  })

  it('needs a name for what is no recipe', async () => {
    keep([])
    const person = openWeek()
    await person.click(await screen.findByRole('button', { name: 'Add lunch on Monday 2 March' }))
    await person.click(await screen.findByRole('radio', { name: 'From the Freezer' }))
    await person.click(screen.getByRole('button', { name: 'Add to lunch' }))
    expect(await screen.findByText('Meal name is required')).toBeDefined()
    await person.type(screen.getByLabelText('Name'), 'Lasagne')
    await person.click(screen.getByRole('button', { name: 'People: one fewer' }))
    await person.click(screen.getByRole('button', { name: 'Add to lunch' }))
    await expect
      .poll(() => server.received(createAssignmentCall))
      .toMatchObject([{ body: { lunchMeals: [{ name: 'Lasagne', type: 'freezer', peopleCount: 3 }] } }])
  })
})

describe('changing a meal', () => {
  it('takes people from 1 to 20 in digits, and saves them after a pause under the version it saw', async () => {
    keep([aStoredDay(MONDAY, { dinnerMeals: [pie], version: 5 })])
    const person = openWeek()
    const people = await screen.findByRole('textbox', { name: 'People for Fish pie' })
    await person.clear(people)
    await person.type(people, '1x9')
    expect(people).toHaveProperty('value', '19')
    await person.type(people, '9')
    expect(people).toHaveProperty('value', '19')
    expect(screen.getByText('Not saved yet')).toBeDefined()
    expect(await screen.findByText('Saved')).toBeDefined()
    expect(server.received(changeAssignmentCall)).toMatchObject([
      { params: { date: MONDAY }, ifMatch: 5, body: { dinnerMeals: [{ peopleCount: 19 }] } },
    ])
  })

  it('removes at once and offers to take it back', async () => {
    keep([aStoredDay(MONDAY, { dinnerMeals: [pie] })])
    const person = openWeek()
    await person.click(await screen.findByRole('button', { name: 'Remove Fish pie' }))
    expect(screen.queryByDisplayValue('Fish pie')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
    await person.keyboard('{Enter}')
    expect(screen.getByDisplayValue('Fish pie')).toBeDefined()
    await expect.poll(() => server.received(changeAssignmentCall).length).toBe(2)
    expect(server.received(changeAssignmentCall)[0]).toMatchObject({ body: { dinnerMeals: [] } })
    expect(server.received(changeAssignmentCall)[1]).toMatchObject({
      ifMatch: 2,
      body: { dinnerMeals: [pie] },
    })
  })

  it('ignores a day, which hides its meals', async () => {
    keep([aStoredDay(MONDAY, { dinnerMeals: [pie] })])
    const person = openWeek()
    await person.click(await screen.findByRole('switch', { name: 'Ignore this day: Monday 2 March' }))
    expect(screen.queryByDisplayValue('Fish pie')).toBeNull()
    await expect
      .poll(() => server.received(changeAssignmentCall))
      .toMatchObject([{ body: { isSkipped: true, dinnerMeals: [pie] } }])
  })
})

describe('when a save fails', () => {
  it('loses nothing that was typed, says so, and tries again', async () => {
    keep([aStoredDay(MONDAY, { dinnerMeals: [pie] })])
    server.isUnreachableFor(changeAssignmentCall)
    const person = openWeek()
    const name = await screen.findByRole('textbox', { name: 'Name of Fish pie' })
    await person.clear(name)
    await person.type(name, 'Cottage pie')
    expect(await screen.findByText('Failed to save')).toBeDefined()
    expect(screen.getByDisplayValue('Cottage pie')).toBeDefined()
    keep([aStoredDay(MONDAY, { dinnerMeals: [pie] })])
    await person.click(screen.getByRole('button', { name: 'Save Monday 2 March again' }))
    expect(await screen.findByText('Saved')).toBeDefined()
    expect(server.received(changeAssignmentCall).at(-1)).toMatchObject({
      body: { dinnerMeals: [{ name: 'Cottage pie' }] },
    })
  })

  it("shows the day as somebody else left it, and keeps one's own change to be made again", async () => {
    const theirs = aStoredDay(MONDAY, { dinnerMeals: [{ ...pie, name: 'Cottage pie' }], version: 2 })
    keep([aStoredDay(MONDAY, { dinnerMeals: [pie] })])
    const person = openWeek()
    const remove = await screen.findByRole('button', { name: 'Remove Fish pie' })
    server.answers(assignmentsCall, [theirs])
    server.refuses(changeAssignmentCall, 412, 'Somebody else changed this day first.', { current: theirs })
    await person.click(remove)
    const note = await screen.findByRole('group', { name: 'Your change was not saved' })
    expect(within(note).getByText('Remove Fish pie from dinner')).toBeDefined()
    expect(screen.getByDisplayValue('Cottage pie')).toBeDefined()
    keep([theirs])
    await person.click(within(note).getByRole('button', { name: 'Make it again' }))
    await expect
      .poll(() => server.received(changeAssignmentCall).at(-1))
      .toMatchObject({ ifMatch: 2, body: { dinnerMeals: [] } })
  })
})

describe('a locked day', () => {
  it('is read-only and says so, also where nothing is stored for it', async () => {
    keep([
      aStoredDay(MONDAY, { dinnerMeals: [pie], isLocked: true }),
      aStoredDay('2026-03-03', { isSkipped: true, isLocked: true }),
    ])
    server.answers(completedListsCall, [aLock(MONDAY, '2026-03-04')])
    openWeek()
    const monday = await day('Monday 2 March')
    expect(await within(monday).findByText('Calendar Locked')).toBeDefined()
    expect(within(monday).getByText('Fish pie')).toBeDefined()
    expect(within(monday).queryAllByRole('button')).toEqual([])
    expect(within(monday).queryAllByRole('textbox')).toEqual([])
    expect(within(monday).queryByRole('switch')).toBeNull()
    expect(within(await day('Tuesday 3 March')).getByText('Locked (Ignored)')).toBeDefined()
    expect(within(await day('Wednesday 4 March')).getByText('Calendar Locked')).toBeDefined()
    expect(within(await day('Thursday 5 March')).queryByText('Calendar Locked')).toBeNull()
  })
})
