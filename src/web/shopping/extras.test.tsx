import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aStoredDay } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { comeBackOnline, visit } from '../../../test/harness/web-visit.ts'
import { assignmentsCall } from '../../contract/calendar.ts'
import { whoIsHereCall } from '../../contract/household.ts'
import { recipesCall } from '../../contract/recipes.ts'
import {
  changeExtrasCall,
  checkLockedCall,
  completedListsCall,
  completeListCall,
  deleteListCall,
  extrasCall,
} from '../../contract/shopping.ts'
import { addDays, dayOf } from '../../domain/day.ts'
import type { CompletedList } from '../../domain/shopping/completed-list.ts'
import { type Extra, toItem } from '../../domain/shopping/extra.ts'
import { keptDraft } from './list-draft.ts'

const start = dayOf(new Date())
const end = addDays(start, 6)
const nappies: Extra = { id: 'n', name: 'nappies', quantity: 1, unit: '' }
const tomatoes = { ...toItem({ ...nappies, id: 't', name: 'tomatoes' }), category: 'Vegetables' as const }

const bobs = (items: CompletedList['items']): CompletedList => ({
  id: 3,
  userId: 2,
  name: 'Big shop',
  startDate: start,
  endDate: end,
  completedAt: '2026-01-01T08:00:00.000Z',
  items,
  ticks: [],
})

/** The household keeps what is added by hand; answers what it has. */
function keepsExtras(before: Extra[] = []) {
  const kept = new Map(before.map((extra) => [extra.id, extra]))
  const all = () => ({ items: [...kept.values()] })
  server.answers(extrasCall, all)
  server.answers(changeExtrasCall, ({ body }) => {
    for (const id of body.remove) kept.delete(id)
    for (const extra of body.put) kept.set(extra.id, extra)
    return all()
  })
  return kept
}

const names = (kept: Map<string, Extra>) => [...kept.values()].map(({ name }) => name)
const soon = { timeout: 5000 }

beforeEach(() => {
  const meal = { id: 'a', name: 'tomatoes', type: 'food' as const, peopleCount: 4 }
  server.answers(assignmentsCall, [aStoredDay(start, { dinnerMeals: [meal] })])
  server.answers(recipesCall, [])
  server.answers(completedListsCall, [])
  server.answers(checkLockedCall, { isLocked: false })
  const mate = { lastName: 'Baker', email: 'x@example.org' }
  server.answers(whoIsHereCall, {
    people: [
      { ...mate, id: 1, firstName: 'Sam', isYou: true },
      { ...mate, id: 2, firstName: 'Bob', isYou: false },
    ],
    invitations: [],
    isAnotherKept: false,
  })
})

async function withList() {
  const person = visit('/shopping-list')
  await person.click(await screen.findByRole('button', { name: 'Choose These Dates' }))
  await screen.findByRole('table', { name: 'Shopping list' })
  return person
}

async function addByHand(person: Awaited<ReturnType<typeof withList>>, name: string) {
  await person.click(screen.getByRole('button', { name: 'Add item' }))
  await person.type(await screen.findByLabelText('Name of new item'), name)
}

it('is sent to the household, and what another phone added is on the list here', async () => {
  const kept = keepsExtras([nappies])
  const person = await withList()
  expect(await screen.findByDisplayValue('nappies')).toBeVisible()
  await addByHand(person, 'wipes')
  await expect.poll(() => names(kept), soon).toEqual(['nappies', 'wipes'])
  await person.click(screen.getByRole('button', { name: 'Remove nappies' }))
  await expect.poll(() => names(kept), soon).toEqual(['wipes'])
})

it('stays when the list is made anew', async () => {
  const kept = keepsExtras()
  const person = await withList()
  await addByHand(person, 'nappies')
  await expect.poll(() => names(kept), soon).toEqual(['nappies'])
  await person.click(screen.getByRole('button', { name: 'Choose These Dates' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/What you added by hand stays/)).toBeVisible()
  await person.click(question.getByRole('button', { name: 'Make a new list' }))
  await expect.poll(() => keptDraft.read()?.isEdited).toBe(false)
  expect(screen.getByDisplayValue('nappies')).toBeVisible()
})

it('of two phones is all on the list that one of them completes, which says so', async () => {
  keepsExtras()
  server.answers(completeListCall, ({ body }) => bobs([...body.items, toItem(nappies)]))
  const person = await withList()
  await person.click(screen.getByRole('button', { name: 'Next' }))
  await person.click(await screen.findByRole('button', { name: 'Complete Shopping List & Lock Calendar' }))
  expect(await screen.findByText('Shopping list completed')).toBeVisible()
  expect(
    screen.getByText(/is now locked. Also on it, because somebody else added it: nappies$/),
  ).toBeVisible()
})

it('is told of when somebody else completed the list meanwhile', async () => {
  const kept = keepsExtras()
  const person = await withList()
  await addByHand(person, 'nappies')
  await expect.poll(() => names(kept), soon).toEqual(['nappies'])
  await person.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Complete Your Shopping List' })
  const [mine] = kept.values()
  kept.clear()
  server.answers(completedListsCall, [bobs([tomatoes, ...(mine ? [toItem(mine)] : [])])])
  act(comeBackOnline)
  expect(
    await screen.findByText(/Bob completed a list for these days. On it is what was added by hand: nappies./),
  ).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Put your own list away' }))
  await expect.poll(() => keptDraft.read()).toBeNull()
})

it('without a connection is kept, and waits for the next list when somebody else completed this one', async () => {
  server.answers(extrasCall, { items: [] })
  server.isUnreachableFor(changeExtrasCall)
  const person = await withList()
  await addByHand(person, 'nappies')
  expect(await screen.findByText(/is kept on this device. Your household sees it/, {}, soon)).toBeVisible()
  server.answers(completedListsCall, [bobs([tomatoes])])
  const kept = keepsExtras()
  act(comeBackOnline)
  expect(
    await screen.findByText(/Bob completed .* Not on it, and kept for your next list: nappies./),
  ).toBeVisible()
  await expect.poll(() => names(kept), soon).toEqual(['nappies'])
  expect(screen.getByRole('link', { name: 'Open the completed list' })).toBeVisible()
})

it('says before Unlock & Delete that it comes onto the next list, and is on the list in the making then', async () => {
  const kept = keepsExtras()
  const later = { startDate: addDays(end, 1), endDate: addDays(end, 3) }
  server.answers(completedListsCall, [{ ...bobs([toItem(nappies)]), ...later }])
  server.answers(deleteListCall, () => {
    kept.set('n', nappies)
    return undefined
  })
  const person = await withList()
  expect(screen.queryByDisplayValue('nappies')).toBeNull()
  await person.click(await screen.findByRole('button', { name: 'Unlock & Delete Big shop' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/not ticked comes onto your next list/)).toBeVisible()
  await person.click(question.getByRole('button', { name: 'Unlock & Delete' }))
  expect(await screen.findByDisplayValue('nappies')).toBeVisible()
})
