import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { server } from '../../../test/harness/web-server.ts'
import { visit } from '../../../test/harness/web-visit.ts'
import { assignmentsCall, notesCall } from '../../contract/calendar.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { completedListsCall } from '../../contract/shopping.ts'

beforeEach(() => {
  server.answers(assignmentsCall, [])
  server.answers(recipesCall, [])
  server.answers(completedListsCall, [])
  server.answers(notesCall, [])
})

it('offers four views; another begins with its Monday, and three days end with their week (calendar 9)', async () => {
  const person = visit('/calendar?date=2026-03-06')
  await screen.findByRole('region', { name: 'Friday 6 March' })
  const views = within(screen.getByRole('radiogroup', { name: 'View' })).getAllByRole('radio')
  expect(views.map((view) => view.closest('label')?.textContent)).toEqual([
    'Day',
    '3-Day',
    'Week',
    'Custom Range',
  ])
  await person.click(screen.getByRole('radio', { name: '3-Day' }))
  await expect.poll(() => screen.queryByRole('region', { name: 'Thursday 5 March' })).toBeNull()
  expect(await screen.findByRole('region', { name: 'Monday 2 March' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
  for (let steps = 0; steps < 4; steps += 1) await person.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('region', { name: 'Sunday 8 March' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
})

it('asks for other dates when Custom Range is pressed again, not on the way to another view', async () => {
  const person = visit('/calendar?view=custom&date=2026-03-03&days=3')
  const custom = await screen.findByRole('radio', { name: 'Custom Range' })
  expect(custom).toHaveProperty('checked', true)
  await person.click(custom)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Start date')).toHaveProperty('value', '3 Mar 2026')
  fireEvent.change(dialog.getByLabelText('End date'), { target: { value: '2026-03-04' } })
  await person.click(dialog.getByRole('button', { name: 'Show these days' }))
  expect(await screen.findByRole('button', { name: 'Next 2 Days' })).toBeVisible()
  await person.click(screen.getByRole('radio', { name: 'Week' }))
  expect(await screen.findByRole('button', { name: 'Next Week' })).toBeVisible()
  await person.click(screen.getByRole('radio', { name: 'Week' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the view of one day says its date once (calendar 46)', async () => {
  visit('/calendar?view=day&date=2026-03-03')
  expect(await screen.findByRole('heading', { name: 'Tuesday 3 March' })).toBeVisible()
  const shown = screen.getAllByText(/\b3 Mar/).filter((words) => !words.classList.contains('aloud'))
  expect(shown).toHaveLength(1)
})
