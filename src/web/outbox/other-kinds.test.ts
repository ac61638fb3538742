/** Collections, filters, staples, people and preferences that wait for a signal (home 94). */

import { describe, expect, it } from 'vitest'
import { anOutbox } from '../../../test/harness/test-outbox.ts'
import { aPerson, aStoredDay, aUser } from '../../../test/harness/web-makers.ts'
import { refusal, server } from '../../../test/harness/web-server.ts'
import { updateRepeatIntervalCall } from '../../contract/account.ts'
import { changeDaysCall } from '../../contract/calendar.ts'
import { guestCalls, changePreferencesCall } from '../../contract/household.ts'
import {
  changeCollectionCall,
  createCollectionCall,
  deleteCollectionCall,
  restoreCollectionCall,
  saveFilterCall,
  deleteSavedFilterCall,
} from '../../contract/recipes.ts'
import {
  addRecipeToListCall,
  addStapleCall,
  changeStapleCall,
  removeStapleCall,
} from '../../contract/shopping.ts'
import { emptyDay } from '../../domain/calendar/day-plan.ts'
import { PersonDraft } from '../../domain/household/person.ts'
import { defaultPreferences } from '../../domain/household/preferences.ts'
import { newTemporaryId } from '../api/temporary-ids.ts'

const SINCE = '2026-03-01T09:00:00.000Z'

describe('collections', () => {
  it('a new one is filled and renamed before it is sent, and sent under its true id', async () => {
    const { outbox, add, shown, send } = anOutbox()
    const newId = newTemporaryId()
    await add('new collection', { newId, draft: { name: 'Sundays', add: [3] } }, newId)
    await add('change collection', { id: newId, change: { add: [4], remove: [3] } })
    await add('change collection', { id: newId, change: { name: 'Feasts' } })
    expect(shown('recipe-collections', [])).toEqual([{ id: newId, name: 'Feasts', recipeIds: [4] }])
    server.answers(createCollectionCall, { id: 8, name: 'Sundays', recipeIds: [3] })
    server.answers(changeCollectionCall, { id: 8, name: 'Feasts', recipeIds: [4] })
    await send()
    expect(server.received(changeCollectionCall)).toEqual([
      { params: { id: 8 }, body: { add: [4], remove: [3] } },
      { params: { id: 8 }, body: { name: 'Feasts' } },
    ])
    expect(outbox.changes()).toEqual([])
  })

  it('one that is deleted is gone, and there again when it is brought back', async () => {
    const { outbox, add, shown, send } = anOutbox()
    const feasts = { id: 8, name: 'Feasts', recipeIds: [4] }
    await add('delete collection', { id: 8 })
    expect(shown('recipe-collections', [feasts])).toEqual([])
    await add('restore collection', { thing: feasts })
    expect(shown('recipe-collections', [feasts])).toEqual([feasts])
    server.answers(deleteCollectionCall, undefined)
    server.answers(restoreCollectionCall, feasts)
    await send()
    expect(server.received(restoreCollectionCall)).toEqual([{ params: { id: 8 } }])
    expect(outbox.changes()).toEqual([])
  })
})

it('a filter takes the place of one of the same name, and one that is gone already is deleted', async () => {
  const { outbox, add, shown, send } = anOutbox()
  const newId = newTemporaryId()
  const kept = { id: 2, name: 'quick', filter: { minutes: 30 } }
  await add('save filter', { newId, draft: { name: 'Quick', filter: { minutes: 20 } } }, newId)
  expect(shown('saved-filters', [kept])).toEqual([{ id: 2, name: 'Quick', filter: { minutes: 20 } }])
  await add('delete filter', { id: 5 })
  expect(shown('saved-filters', [{ ...kept, id: 5, name: 'Slow' }])).toMatchObject([{ name: 'Quick' }])
  server.answers(saveFilterCall, { id: 2, name: 'Quick', filter: { minutes: 20 } })
  server.refuses(deleteSavedFilterCall, 404, 'It’s gone.', { code: 'NOT_FOUND' })
  await send()
  expect(outbox.changes()).toEqual([])
})

it('a staple is written down, gets another rhythm and is forgotten, each in its turn', async () => {
  const { outbox, add, shown, send } = anOutbox()
  const newId = newTemporaryId()
  const milk = { name: 'Milk', quantity: 2, unit: 'l', rhythm: 'weekly' } as const
  await add('new staple', { newId, draft: milk }, newId)
  await add('change staple', { id: newId, rhythm: 'finished' })
  expect(shown('staples', [])).toEqual([{ ...milk, id: newId, rhythm: 'finished', nextOn: null }])
  await add('remove staple', { id: newId })
  expect(shown('staples', [])).toEqual([])
  server.answers(addStapleCall, { ...milk, id: 6, nextOn: '2026-03-02' })
  server.answers(changeStapleCall, { ...milk, id: 6, rhythm: 'finished', nextOn: null })
  server.answers(removeStapleCall, undefined)
  await send()
  expect(server.received(changeStapleCall)).toEqual([{ params: { id: 6 }, body: { rhythm: 'finished' } }])
  expect(server.received(removeStapleCall)).toEqual([{ params: { id: 6 } }])
  expect(outbox.changes()).toEqual([])
})

it('a staple that keeps its rhythm comes when it would have come', async () => {
  const { add, shown } = anOutbox()
  const milk = { name: 'Milk', quantity: 2, unit: 'l', rhythm: 'weekly' } as const
  const stored = [{ ...milk, id: 6, nextOn: '2026-03-09' }]
  await add('new staple', { newId: newTemporaryId(), draft: { ...milk, quantity: 3 } })
  await add('change staple', { id: 6, rhythm: 'weekly' })
  expect(shown('staples', stored)).toEqual([{ ...milk, quantity: 3, id: 6, nextOn: '2026-03-09' }])
})

it('a recipe goes onto the list with a signal again, once', async () => {
  const { outbox, add, send } = anOutbox()
  await add('recipe to list', { recipeId: 3, people: 4 })
  server.answers(addRecipeToListCall, { list: null, rows: 2 })
  await send()
  await send()
  expect(server.received(addRecipeToListCall)).toEqual([{ body: { recipeId: 3, people: 4 } }])
  expect(outbox.changes()).toEqual([])
})

it('a meal moves to a day that was deleted meanwhile, without the meals that it had', async () => {
  const { outbox, add, send } = anOutbox()
  const dish = (name: string) => ({ id: name, name, type: 'food' as const, peopleCount: 2 })
  const before = { ...emptyDay('2026-03-03'), dinnerMeals: [dish('Curry')] }
  const plan = { ...before, dinnerMeals: [dish('Curry'), dish('Soup')] }
  await add('days', { days: [{ plan, before, version: 2 }] })
  const current = aStoredDay('2026-03-03', { id: 0, version: 0 })
  server.answers(changeDaysCall, ({ body }) =>
    body.days[0]?.version === null ? [] : refusal(412, 'Changed.', { code: 'CHANGED_MEANWHILE', current }),
  )
  await send()
  expect(server.received(changeDaysCall).map(({ body }) => body.days)).toMatchObject([
    [{ version: 2 }],
    [{ version: null, dinnerMeals: [dish('Soup')] }],
  ])
  expect(outbox.changes()).toEqual([])
})

describe('people', () => {
  const draft = PersonDraft.parse({ firstName: 'Gran', lastName: 'Hale', initials: 'GH', color: '#0c7450' })
  const gran = aPerson({ ...draft, id: 5, updatedAt: SINCE })

  it('a guest who is new is changed and removed under the true id', async () => {
    const { outbox, add, shown, send } = anOutbox()
    const newId = newTemporaryId()
    const who = 'guest-diners'
    await add('new person', { who, newId, draft }, newId)
    const edit = { change: { notes: 'Tea' }, before: { notes: null }, seen: '2026-02-01T09:00:00.000Z' }
    await add('edit person', { who, id: newId, ...edit })
    expect(shown('guest-diners', [])).toMatchObject([{ id: newId, firstName: 'Gran', notes: 'Tea' }])
    expect(shown('family-members', [])).toEqual([])
    await add('remove person', { who, id: newId })
    expect(shown('guest-diners', [])).toEqual([])
    server.answers(guestCalls.create, gran)
    server.answers(guestCalls.change, gran)
    server.answers(guestCalls.remove, undefined)
    await send()
    expect(server.received(guestCalls.change)).toEqual([
      { params: { id: 5 }, body: { notes: 'Tea', seen: SINCE } },
    ])
    expect(server.received(guestCalls.remove)).toEqual([{ params: { id: 5 } }])
    expect(outbox.changes()).toEqual([])
  })

  it('an edit of what somebody else changed is a question (home 88)', async () => {
    const { outbox, add, send } = anOutbox()
    const edit = { change: { notes: 'Tea' }, before: { notes: null }, seen: '2026-02-01T09:00:00.000Z' }
    await add('edit person', { who: 'guest-diners', id: 5, ...edit })
    const current = { ...gran, notes: 'Coffee' }
    server.answers(guestCalls.change, ({ body }) =>
      body.seen === SINCE
        ? gran
        : refusal(412, 'Somebody else was first.', { code: 'CHANGED_MEANWHILE', current }),
    )
    await send()
    const [asked] = outbox.changes()
    expect(asked?.refused).toBe('Somebody else was first.')
    if (asked) await outbox.tryAgain(asked)
    await send()
    expect(outbox.changes()).toEqual([])
  })
})

it('preferences are shown as they are saved, and sent to both their places', async () => {
  const { outbox, add, shown, send } = anOutbox()
  const stored = { ...defaultPreferences, userId: 1, createdAt: null, updatedAt: null }
  await add('preferences', { change: { allergies: ['nuts'] }, recipeRepeatInterval: 21 })
  expect(shown('user-preferences', stored)).toEqual({ ...stored, allergies: ['nuts'] })
  server.answers(updateRepeatIntervalCall, aUser())
  server.answers(changePreferencesCall, { ...stored, allergies: ['nuts'] })
  await send()
  expect(server.received(updateRepeatIntervalCall)).toEqual([{ body: { recipeRepeatInterval: 21 } }])
  expect(outbox.changes()).toEqual([])
})

it('preferences that were changed send nothing of what was not', async () => {
  const { outbox, add, send } = anOutbox()
  const stored = { ...defaultPreferences, userId: 1, createdAt: null, updatedAt: null }
  await add('preferences', { change: { maxCookingTimeDinner: 45 } })
  server.answers(updateRepeatIntervalCall, aUser())
  server.answers(changePreferencesCall, stored)
  await send()
  expect(server.received(changePreferencesCall)).toEqual([{ body: { maxCookingTimeDinner: 45 } }])
  expect(server.received(updateRepeatIntervalCall)).toEqual([])
  expect(outbox.changes()).toEqual([])
})
