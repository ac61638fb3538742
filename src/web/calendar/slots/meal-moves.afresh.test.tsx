import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredDay } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { comeBackOnline, pressUndo, visit, visitAndPress } from '../../../../test/harness/web-visit.ts'
import { assignmentsCall, changeDaysCall } from '../../../contract/calendar.ts'
import { recipesCall } from '../../../contract/recipes.ts'
import { completedListsCall } from '../../../contract/shopping.ts'
import type { Assignment, DayPlan } from '../../../domain/calendar/day-plan.ts'
import type { Meal } from '../../../domain/calendar/meal.ts'

const WEEK = '/calendar?date=2026-03-04'
const TUESDAY = '2026-03-03'
const pie: Meal = { id: 'pie', name: 'Fish pie', type: 'food', peopleCount: 4 }

/** The server keeps the days that it has and those that are sent together. */
function keeps(...stored: Assignment[]) {
  let days = stored
  server.answers(assignmentsCall, ({ query }) =>
    days.filter(({ date }) => date >= query.start && date <= query.end),
  )
  server.answers(changeDaysCall, ({ body }) => {
    const written = body.days.map(({ version, ...day }) =>
      aStoredDay(day.date, { ...day, version: (version ?? 0) + 1 }),
    )
    days = [...days.filter(({ date }) => !written.some((day) => day.date === date)), ...written]
    return written
  })
}

const sentDays = () =>
  server
    .received(changeDaysCall)
    .map(({ body }) =>
      body.days.map((day) => [day.date, day.version, ...namesOf(day)] as (string | number | null)[]),
    )
const namesOf = (day: Omit<DayPlan, 'date'>) =>
  [day.breakfastMeals, day.lunchMeals, day.dinnerMeals, day.snackMeals].map((meals) =>
    meals.map(({ name }) => name).join(),
  )

const listOf = (date: string) => ({
  id: 3,
  userId: 1,
  name: 'Big shop',
  startDate: date,
  endDate: date,
  completedAt: '2026-03-01T08:00:00.000Z',
  items: [],
  ticks: [],
  marks: [],
})

const slot = (name: string) => screen.findByRole('group', { name })

beforeEach(() => {
  server.answers(recipesCall, [])
  server.answers(completedListsCall, [])
  keeps(aStoredDay(TUESDAY, { dinnerMeals: [pie], version: 7 }))
})

async function choose(item: string) {
  const person = await visitAndPress(WEEK, 'More for Fish pie')
  await person.click(await screen.findByRole('menuitem', { name: item }))
  return { person, dialog: within(await screen.findByRole('dialog')) }
}

describe('the menu beside a meal', () => {
  it('moves it to another day and meal time, and back again', async () => {
    const { person, dialog } = await choose('Move to…')
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-03-05' } })
    await person.selectOptions(dialog.getByLabelText('Meal time'), 'Lunch')
    await person.click(dialog.getByRole('button', { name: 'Move it' }))
    expect(await screen.findByText('Fish pie moved to Thursday lunch')).toBeVisible()
    expect(document.activeElement).toBe(await slot('Lunch on Thursday 5 March, 1 meal'))
    expect(sentDays()).toEqual([
      [
        [TUESDAY, 7, '', '', '', ''],
        ['2026-03-05', null, '', 'Fish pie', '', ''],
      ],
    ])
    await pressUndo(person)
    expect(await screen.findByText('Fish pie moved back')).toBeVisible()
    expect(sentDays()[1]).toEqual([
      ['2026-03-05', 1, '', '', '', ''],
      [TUESDAY, 8, '', '', 'Fish pie', ''],
    ])
  })

  it('moves it to a day out of sight without touching what is planned there', async () => {
    keeps(
      aStoredDay(TUESDAY, { dinnerMeals: [pie], version: 7 }),
      aStoredDay('2026-04-01', { dinnerMeals: [{ ...pie, id: 'soup', name: 'Soup' }], version: 3 }),
    )
    const { person, dialog } = await choose('Move to…')
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-04-01' } })
    await person.click(dialog.getByRole('button', { name: 'Move it' }))
    expect(await screen.findByText('Fish pie moved to Wednesday dinner')).toBeVisible()
    expect(document.activeElement).toBe(await slot('Dinner on Tuesday 3 March, nothing planned'))
    expect(sentDays()[0]?.[1]).toEqual(['2026-04-01', 3, '', '', 'Soup,Fish pie', ''])
  })

  it('undoes the last move of a meal that was moved twice, and says so (calendar 88)', async () => {
    const person = visit(WEEK)
    ;(await slot('Dinner on Tuesday 3 March, 1 meal')).focus()
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(await screen.findByText('Fish pie moved to Wednesday dinner')).toBeVisible()
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(await screen.findByText('Fish pie moved to Thursday dinner')).toBeVisible()
    await pressUndo(person)
    expect(await screen.findByText('Fish pie moved back')).toBeVisible()
    expect(sentDays()[2]).toEqual([
      ['2026-03-05', 1, '', '', '', ''],
      ['2026-03-04', 2, '', '', 'Fish pie', ''],
    ])
  })

  it('undoes the later of two moves first (calendar 92)', async () => {
    keeps(
      aStoredDay(TUESDAY, { dinnerMeals: [pie], version: 7 }),
      aStoredDay('2026-03-05', { lunchMeals: [{ ...pie, id: 'soup', name: 'Soup' }], version: 3 }),
    )
    const person = visit(WEEK)
    ;(await slot('Dinner on Tuesday 3 March, 1 meal')).focus()
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(await screen.findByText('Fish pie moved to Wednesday dinner')).toBeVisible()
    ;(await slot('Lunch on Thursday 5 March, 1 meal')).focus()
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(await screen.findByText('Soup moved to Friday lunch')).toBeVisible()
    await pressUndo(person)
    await slot('Lunch on Thursday 5 March, 1 meal')
    expect(await screen.findByText('Fish pie moved to Wednesday dinner')).toBeVisible()
    await pressUndo(person)
    await slot('Dinner on Tuesday 3 March, 1 meal')
  })

  it('brings no meal back that somebody took away meanwhile (calendar 88)', async () => {
    const { person, dialog } = await choose('Move to…')
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-03-05' } })
    await person.click(dialog.getByRole('button', { name: 'Move it' }))
    expect(await screen.findByText('Fish pie moved to Thursday dinner')).toBeVisible()
    keeps(aStoredDay(TUESDAY, { version: 8 }), aStoredDay('2026-03-05', { version: 2 }))
    act(comeBackOnline)
    await slot('Dinner on Thursday 5 March, nothing planned')
    await pressUndo(person)
    expect(await screen.findByText('Fish pie was changed meanwhile')).toBeVisible()
    expect(sentDays()).toHaveLength(1)
  })

  it('asks again where the meal is there already', async () => {
    const { person, dialog } = await choose('Move to…')
    await person.click(dialog.getByRole('button', { name: 'Move it' }))
    expect(await dialog.findByText(/The meal is already there/)).toBeVisible()
    expect(sentDays()).toEqual([])
  })

  it('gives the focus back to its button when nothing is moved', async () => {
    const { person } = await choose('Move to…')
    await person.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More for Fish pie' }))
  })

  it('gives the focus back to its button when its menu is closed by Escape (calendar 98)', async () => {
    const person = visit(WEEK)
    const button = await screen.findByRole('button', { name: 'More for Fish pie' })
    act(() => button.focus())
    await person.keyboard('{Enter}')
    const item = await screen.findByRole('menuitem', { name: 'Move to…' })
    await expect.poll(() => document.activeElement).toBe(item)
    // Where the slot had it in between, the button is hidden by then, and a browser leaves it
    // there.
    const lostTo = vi.fn<() => void>()
    ;(await slot('Dinner on Tuesday 3 March, 1 meal')).addEventListener('focus', lostTo)
    await person.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('menu')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(button)
    expect(lostTo).not.toHaveBeenCalled()
  })

  it('copies it, the copy having an id of its own', async () => {
    const { person, dialog } = await choose('Copy to…')
    await person.selectOptions(dialog.getByLabelText('Meal time'), 'Snacks')
    await person.click(dialog.getByRole('button', { name: 'Copy it' }))
    expect(await screen.findByText('Fish pie copied to Tuesday snacks')).toBeVisible()
    const [day] = server.received(changeDaysCall)[0]?.body.days ?? []
    expect(day?.dinnerMeals).toEqual([pie])
    expect(day?.snackMeals[0]?.id).not.toBe('pie')
  })

  it('repeats it on the weekdays shown but for ignored days, and takes all of them back', async () => {
    keeps(
      aStoredDay(TUESDAY, { dinnerMeals: [pie], version: 7 }),
      aStoredDay('2026-03-05', { isSkipped: true }),
    )
    const { person, dialog } = await choose('Repeat…')
    await person.click(dialog.getByRole('radio', { name: /Every weekday shown/ }))
    await person.click(dialog.getByRole('button', { name: 'Repeat it' }))
    expect(await screen.findByText('Fish pie repeated on 3 more days')).toBeVisible()
    expect(sentDays()[0]?.map(([date]) => date)).toEqual(['2026-03-02', '2026-03-04', '2026-03-06'])
    await pressUndo(person)
    expect(await screen.findByText('Copies removed')).toBeVisible()
    expect(sentDays()[1]?.every(([, , ...names]) => names.join('') === '')).toBe(true)
  })

  it('leaves it where it is when it could not be moved', async () => {
    server.refuses(changeDaysCall, 423, 'This day is locked by a completed shopping list.')
    const { person, dialog } = await choose('Move to…')
    await person.selectOptions(dialog.getByLabelText('Meal time'), 'Lunch')
    await person.click(dialog.getByRole('button', { name: 'Move it' }))
    expect(await screen.findByText('Failed to save')).toBeVisible()
    expect(
      within(await slot('Dinner on Tuesday 3 March, 1 meal')).getByLabelText('Name of Fish pie'),
    ).toBeVisible()
  })
})

describe('the arrow keys', () => {
  it('lead through days and meal times; one slot is reached by Tab', async () => {
    const person = visit(WEEK)
    const monday = await slot('Breakfast on Monday 2 March, nothing planned')
    expect(document.querySelectorAll('[role=group][tabindex="0"]')).toHaveLength(1)
    monday.focus()
    await person.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
    expect(document.activeElement).toBe(await slot('Dinner on Tuesday 3 March, 1 meal'))
    await person.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText('Name of Fish pie'))
    await person.keyboard('{Escape}')
    expect(document.activeElement).toBe(await slot('Dinner on Tuesday 3 March, 1 meal'))
  })

  it('Enter in an empty slot adds to it', async () => {
    const person = visit(WEEK)
    ;(await slot('Breakfast on Monday 2 March, nothing planned')).focus()
    await person.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Add breakfast on Monday 2 March' })).toBeVisible()
  })

  it('carry one meal with Shift past another, and back (calendar 89)', async () => {
    keeps(
      aStoredDay(TUESDAY, { dinnerMeals: [pie], version: 7 }),
      aStoredDay('2026-03-04', { dinnerMeals: [{ ...pie, id: 'soup', name: 'Soup' }], version: 3 }),
    )
    const person = visit(WEEK)
    ;(await slot('Dinner on Tuesday 3 March, 1 meal')).focus()
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await slot('Dinner on Wednesday 4 March, 2 meals')
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}')
    const thursday = within(await slot('Dinner on Thursday 5 March, 1 meal'))
    expect(thursday.getByLabelText('Name of Fish pie')).toBeVisible()
    await person.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
    await slot('Dinner on Tuesday 3 March, 1 meal')
    expect(
      within(await slot('Dinner on Wednesday 4 March, 1 meal')).getByLabelText('Name of Soup'),
    ).toBeVisible()
    // Coming without Shift picks up what stands first.
    await person.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}')
    await slot('Dinner on Tuesday 3 March, 2 meals')
    await slot('Dinner on Wednesday 4 March, nothing planned')
  })

  it('carry a meal past a locked day, and not onto one at the end (calendar 90)', async () => {
    server.answers(completedListsCall, [listOf('2026-03-02'), listOf('2026-03-04')])
    const person = visit(WEEK)
    ;(await slot('Dinner on Tuesday 3 March, 1 meal')).focus()
    await slot('Dinner on Wednesday 4 March, nothing planned, locked')
    await person.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(document.activeElement).toBe(await slot('Dinner on Tuesday 3 March, 1 meal'))
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(await screen.findByText('Fish pie moved to Thursday dinner')).toBeVisible()
    expect(sentDays()[0]?.map(([date]) => date)).toEqual([TUESDAY, '2026-03-05'])
    await person.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(await slot('Dinner on Wednesday 4 March, nothing planned, locked'))
  })

  it('carry a meal with Shift, and the focus goes along', async () => {
    const person = visit(WEEK)
    ;(await slot('Dinner on Tuesday 3 March, 1 meal')).focus()
    await person.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(await screen.findByText('Fish pie moved to Monday dinner')).toBeVisible()
    expect(document.activeElement).toBe(await slot('Dinner on Monday 2 March, 1 meal'))
  })
})
