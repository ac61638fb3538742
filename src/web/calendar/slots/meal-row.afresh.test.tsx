import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aStoredDay } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { visitAndPress } from '../../../../test/harness/web-visit.ts'
import { assignmentsCall } from '../../../contract/calendar.ts'
import { recipesCall } from '../../../contract/recipes.ts'
import { completedListsCall } from '../../../contract/shopping.ts'

const pie = { id: 'pie', name: 'Fish pie', type: 'food', peopleCount: 4 } as const

beforeEach(() => {
  // Every media query matches, as those for a phone would.
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }))
  server.answers(assignmentsCall, [aStoredDay('2026-03-03', { dinnerMeals: [pie] })])
  server.answers(completedListsCall, [])
  server.answers(recipesCall, [])
})

it('opens on a phone at a press and closes again, and the focus stays with the meal', async () => {
  const person = await visitAndPress('/calendar?date=2026-03-04', 'Change Fish pie')
  expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Fish pie' }))
  await person.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('Name of Fish pie'))

  await person.click(screen.getByRole('button', { name: 'Done' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Fish pie' }))
})
