import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredDay, aStoredTemplate } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { pressUndo, visit, visitAndPress } from '../../../test/harness/web-visit.ts'
import {
  applyTemplatesCall,
  assignmentsCall,
  changeDaysCall,
  unapplyTemplatesCall,
} from '../../contract/calendar.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { completedListsCall } from '../../contract/shopping.ts'
import { occasionsCall, templatesCall, weeklyAssignmentsCall } from '../../contract/templates.ts'
import { announceCalendarEvent } from './days/calendar-events.ts'

const WEEK = '/calendar?date=2026-03-04'
const MONDAY = '2026-03-02'
const porridge = { id: 'p', name: 'Porridge', type: 'food', peopleCount: 3 } as const

beforeEach(() => {
  vi.setSystemTime(new Date(`${MONDAY}T09:00`))
  server.answers(assignmentsCall, [])
  server.answers(recipesCall, [])
  server.answers(completedListsCall, [])
  server.answers(occasionsCall, [])
  server.answers(weeklyAssignmentsCall, [
    { id: 1, userId: 1, dayOfWeek: 0, templateType: 'all', templateId: 5 },
  ])
  server.answers(templatesCall, [aStoredTemplate({ id: 5, name: 'School day', breakfastMeals: [porridge] })])
})

const useButton = 'Use School day on Monday 2 March'

/** Answers the application of templates to these days as the server does. */
const takes = (lists: object, wasStored = false) =>
  server.answers(applyTemplatesCall, ({ body: { dates } }) => {
    const appliedDays = dates.map((date) => ({
      day: aStoredDay(date, { ...lists, sourceTemplateId: 5, version: 1 }),
      filled: ['breakfastMeals' as const],
      wasStored,
    }))
    server.answers(
      assignmentsCall,
      appliedDays.map(({ day }) => day),
    )
    return appliedDays
  })

describe('a day that nothing is stored for', () => {
  it('shows its template as a suggestion and takes it over with one press', async () => {
    takes({ breakfastMeals: [porridge] })
    const person = visit(WEEK)
    const list = await screen.findByRole('list', { name: 'Suggested for breakfast on Monday 2 March' })
    expect(within(list).getByRole('listitem').textContent).toBe('Porridge for 3')
    expect(screen.getAllByRole('button', { name: /^Use / })).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: useButton }))
    expect(await screen.findByText('Meal saved!')).toBeVisible()
    expect(server.received(applyTemplatesCall)).toEqual([
      { body: { dates: [MONDAY], mealKey: expect.stringMatching(/^[\w-]{16,40}$/) } },
    ])
    expect(await screen.findByLabelText('Name of Porridge')).toBeVisible()
    expect(screen.queryByRole('button', { name: useButton })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Monday 2 March' }))
  })

  it('gives the day back with Undo', async () => {
    takes({ breakfastMeals: [porridge] })
    server.answers(unapplyTemplatesCall, () => {
      server.answers(assignmentsCall, [])
    })
    const person = await visitAndPress(WEEK, useButton)
    await pressUndo(person)
    expect(await screen.findByRole('button', { name: useButton })).toBeVisible()
    expect(server.received(unapplyTemplatesCall)).toEqual([
      { body: { days: [{ date: MONDAY, version: 1, filled: ['breakfastMeals'], wasStored: false }] } },
    ])
  })

  it('says once why Undo failed', async () => {
    takes({ breakfastMeals: [porridge] })
    server.refuses(unapplyTemplatesCall, 412, 'This day was changed meanwhile.')
    await pressUndo(await visitAndPress(WEEK, useButton))
    expect(await screen.findByText('This couldn’t be undone')).toBeVisible()
    expect(screen.getByText('This day was changed meanwhile.')).toBeVisible()
    expect(screen.queryByText('That didn’t work')).toBeNull()
  })

  it('says once why Undo failed', async () => {
    takes({ breakfastMeals: [porridge] })
    server.refuses(unapplyTemplatesCall, 412, 'This day was changed meanwhile.')
    await pressUndo(await visitAndPress(WEEK, useButton))
    expect(await screen.findByText('This couldn’t be undone')).toBeVisible()
    expect(screen.getByText('This day was changed meanwhile.')).toBeVisible()
    expect(screen.queryByText('That didn’t work')).toBeNull()
  })

  it('keeps its suggestion when it could not be taken over', async () => {
    server.refuses(applyTemplatesCall, 423, 'This day is locked by a completed shopping list.')
    await visitAndPress(WEEK, useButton)
    expect(await screen.findByText('Failed to save')).toBeVisible()
    expect(screen.getByRole('button', { name: useButton })).toBeVisible()
  })

  it('suggests nothing when it is past (calendar 39)', async () => {
    vi.setSystemTime(new Date('2026-03-03T09:00'))
    visit(WEEK)
    await screen.findByRole('region', { name: 'Monday 2 March' })
    await expect.poll(() => server.received(templatesCall).length).toBe(1)
    expect(screen.queryByRole('button', { name: useButton })).toBeNull()
  })

  it('hears of a changed template', async () => {
    visit(WEEK)
    await screen.findByRole('button', { name: useButton })
    server.answers(templatesCall, [
      aStoredTemplate({ id: 5, name: 'Holiday', breakfastMeals: [{ ...porridge, name: 'Pancakes' }] }),
    ])
    announceCalendarEvent('templateUpdated')
    expect(await screen.findByText(/Pancakes/)).toBeVisible()
  })
})

describe('a day with meals of its own (calendar 39)', () => {
  it('keeps the suggestion of the meal times that are free, and takes only these', async () => {
    const dinner = aStoredDay(MONDAY, { dinnerMeals: [{ ...porridge, id: 'd', name: 'Pizza' }] })
    server.answers(assignmentsCall, [dinner])
    takes({ ...dinner, breakfastMeals: [porridge] }, true)
    await visitAndPress(WEEK, useButton)
    expect(await screen.findByLabelText('Name of Porridge')).toBeVisible()
    expect(screen.getByLabelText('Name of Pizza')).toBeVisible()
  })

  it.each([
    ['that was emptied', {}],
    ['that came from a template', { dinnerMeals: [{ ...porridge, id: 'd' }], sourceTemplateId: 5 }],
    ['whose meal times are taken', { breakfastMeals: [{ ...porridge, id: 'd' }] }],
  ])('is left as it is where it is one %s', async (_, change) => {
    server.answers(assignmentsCall, [aStoredDay(MONDAY, change)])
    visit(WEEK)
    await screen.findByRole('region', { name: 'Monday 2 March' })
    await expect.poll(() => server.received(templatesCall).length).toBe(1)
    expect(screen.queryByRole('button', { name: useButton })).toBeNull()
  })
})

it('all suggestions of the week are taken with one press and given back with one Undo (calendar 40)', async () => {
  server.answers(
    weeklyAssignmentsCall,
    [0, 2, 4].map((dayOfWeek) => ({
      id: dayOfWeek + 1,
      userId: 1,
      dayOfWeek,
      templateType: 'all',
      templateId: 5,
    })),
  )
  server.answers(assignmentsCall, [aStoredDay('2026-03-06', { isSkipped: true })])
  takes({ breakfastMeals: [porridge] })
  server.answers(unapplyTemplatesCall, () => {
    server.answers(assignmentsCall, [])
  })
  const person = visit(WEEK)
  expect(await screen.findByText('Your day templates have meals for 2 of these days.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Use all suggestions' }))
  await expect.poll(() => screen.queryAllByLabelText('Name of Porridge').length).toBe(2)
  expect(await screen.findByText('Meals added to 2 days')).toBeVisible()
  expect(server.received(applyTemplatesCall)).toEqual([
    { body: { dates: [MONDAY, '2026-03-04'], mealKey: expect.any(String) } },
  ])
  expect(screen.queryByRole('button', { name: 'Use all suggestions' })).toBeNull()
  await pressUndo(person)
  expect(await screen.findByRole('button', { name: 'Use all suggestions' })).toBeVisible()
  expect(server.received(unapplyTemplatesCall)[0]?.body?.days).toHaveLength(2)
})

it('Undo of all suggestions takes back what nobody changed, and names the other days (calendar 40)', async () => {
  server.answers(
    weeklyAssignmentsCall,
    [0, 1, 2, 3, 4].map((dayOfWeek) => ({
      id: dayOfWeek + 1,
      userId: 1,
      dayOfWeek,
      templateType: 'all',
      templateId: 5,
    })),
  )
  takes({ breakfastMeals: [porridge] })
  const person = await visitAndPress(WEEK, 'Use all suggestions')
  await screen.findByText('Meals added to 5 days')
  const eggs = { id: 'eggs', name: 'Eggs', type: 'food', peopleCount: 2 } as const
  const changed = (date: string, change: object) =>
    aStoredDay(date, { ...change, sourceTemplateId: 5, version: 2 })
  server.answers(assignmentsCall, [
    aStoredDay(MONDAY, { breakfastMeals: [porridge], sourceTemplateId: 5 }),
    changed('2026-03-03', { breakfastMeals: [porridge], dinnerMeals: [eggs] }),
    changed('2026-03-04', { breakfastMeals: [{ ...porridge, name: 'Muesli' }] }),
    changed('2026-03-05', { breakfastMeals: [porridge], isLocked: true, version: 1 }),
    changed('2026-03-06', { breakfastMeals: [porridge, eggs] }),
  ])
  server.answers(unapplyTemplatesCall, undefined)
  server.answers(changeDaysCall, ({ body: { days } }) =>
    days.map((day) => aStoredDay(day.date, { ...day, version: 3 })),
  )
  await pressUndo(person)
  expect(await screen.findByText('Not everything was taken back')).toBeVisible()
  expect(
    screen.getByText('Somebody else changed Wednesday. A completed shopping list locks Thursday.'),
  ).toBeVisible()
  expect(server.received(unapplyTemplatesCall)[0]?.body?.days).toMatchObject([
    { date: MONDAY, version: 1, wasStored: false },
    { date: '2026-03-03', version: 2, wasStored: true },
  ])
  expect(server.received(changeDaysCall)[0]?.body?.days).toMatchObject([
    { date: '2026-03-06', version: 2, breakfastMeals: [eggs] },
  ])
})
