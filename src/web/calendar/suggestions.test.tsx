import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aStoredDay, aStoredTemplate } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { pressUndo, visit } from '../../../test/harness/web-visit.ts'
import {
  assignmentsCall,
  giveBackTemplateCall,
  occasionsCall,
  takeTemplateCall,
  templatesCall,
  weeklyAssignmentsCall,
} from '../../contract/calendar.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { completedListsCall } from '../../contract/shopping.ts'
import { announce } from './days/calendar-events.ts'

const WEEK = '/calendar?date=2026-03-04'
const MONDAY = '2026-03-02'
const porridge = { id: 'p', name: 'Porridge', type: 'food', peopleCount: 3 } as const

beforeEach(() => {
  server.answers(assignmentsCall, [])
  server.answers(recipesCall, [])
  server.answers(completedListsCall, [])
  server.answers(occasionsCall, [])
  server.answers(weeklyAssignmentsCall, [
    { id: 1, userId: 1, dayOfWeek: 0, templateType: 'all', templateId: 5 },
  ])
  server.answers(templatesCall, [aStoredTemplate({ id: 5, name: 'School day', breakfastMeals: [porridge] })])
})

const useButton = { name: 'Use School day on Monday 2 March' }

describe('a day that nothing is stored for', () => {
  it('shows its template as a suggestion and takes it over with one press', async () => {
    server.answers(takeTemplateCall, ({ params }) => {
      const day = aStoredDay(params.date, { breakfastMeals: [porridge], sourceTemplateId: 5 })
      server.answers(assignmentsCall, [day])
      return day
    })
    const person = visit(WEEK)
    const list = await screen.findByRole('list', { name: 'Suggested for breakfast on Monday 2 March' })
    expect(within(list).getByRole('listitem').textContent).toBe('Porridge for 3')
    expect(screen.getAllByRole('button', { name: /^Use / })).toHaveLength(1)
    await person.click(screen.getByRole('button', useButton))
    expect(await screen.findByText('Meal saved!')).toBeVisible()
    expect(server.received(takeTemplateCall)).toEqual([{ params: { date: MONDAY } }])
    expect(await screen.findByLabelText('Name of Porridge')).toBeVisible()
    expect(screen.queryByRole('button', useButton)).toBeNull()
  })

  it('gives the day back with Undo', async () => {
    server.answers(takeTemplateCall, ({ params }) => {
      const day = aStoredDay(params.date, { breakfastMeals: [porridge], sourceTemplateId: 5, version: 1 })
      server.answers(assignmentsCall, [day])
      return day
    })
    server.answers(giveBackTemplateCall, () => {
      server.answers(assignmentsCall, [])
    })
    const person = visit(WEEK)
    await person.click(await screen.findByRole('button', useButton))
    await pressUndo(person)
    expect(await screen.findByRole('button', useButton)).toBeVisible()
    expect(server.received(giveBackTemplateCall)).toEqual([{ params: { date: MONDAY }, ifMatch: 1 }])
  })

  it('keeps its suggestion when it could not be taken over', async () => {
    server.refuses(takeTemplateCall, 423, 'This day is locked by a completed shopping list.')
    const person = visit(WEEK)
    await person.click(await screen.findByRole('button', useButton))
    expect(await screen.findByText('Failed to save')).toBeVisible()
    expect(screen.getByRole('button', useButton)).toBeVisible()
  })

  it('hears of a changed template', async () => {
    visit(WEEK)
    await screen.findByRole('button', useButton)
    server.answers(templatesCall, [
      aStoredTemplate({ id: 5, name: 'Holiday', breakfastMeals: [{ ...porridge, name: 'Pancakes' }] }),
    ])
    announce('templateUpdated')
    expect(await screen.findByText(/Pancakes/)).toBeVisible()
  })
})

it('a stored day, even an empty one, is left as it is', async () => {
  server.answers(assignmentsCall, [aStoredDay(MONDAY)])
  visit(WEEK)
  await screen.findByRole('region', { name: 'Monday 2 March' })
  await expect.poll(() => server.received(templatesCall).length).toBe(1)
  expect(screen.queryByRole('button', useButton)).toBeNull()
})
