/**
 * What is kept in a household is its own, by the last line that asks for it: an action that handed
 * on an id which it had not looked up would find and change nothing of another one.
 */

import { describe, expect, it } from 'vitest'
import {
  lockTemplate,
  releaseTemplate,
  unlockTemplate,
  updateOccasion,
  updateOpenTemplate,
} from '../../src/server/calendar/templates/store.ts'
import { Household } from '../../src/server/db/household.ts'
import { movePerson } from '../../src/server/household/invitations/store.ts'
import {
  allPreferencesOf,
  preferencesOf,
  unmarkRemoved,
  updatePerson,
} from '../../src/server/household/store.ts'
import { updateCompletedList } from '../../src/server/shopping/store.ts'
import { useTestApp } from '../harness/app.ts'
import { aList } from '../harness/makers.ts'
import {
  everythingOf,
  fillHousehold,
  type FilledHousehold,
  made,
  newMember,
  PLANNED,
} from './two-households.ts'

const testApp = useTestApp()
const NOW = '2026-03-02T09:00:00.000Z'
const USE = 'Used by the calendar'

interface Stocked extends FilledHousehold {
  listId: number
  lockId: number
  removedId: number
  occasionId: number
  usedTemplateId: number
  unusedTemplateId: number
}

/** A household with all that these queries ask for. */
async function stock(): Promise<Stocked> {
  const ada = await fillHousehold(testApp)
  const post = <Answer>(path: string, body: unknown) => made<Answer>(ada.call('POST', path, body))
  const eater = { firstName: 'Sam', lastName: 'Gone', initials: 'SG', color: '#336699' }
  const removed = await post<{ id: number }>('/api/guest-diners', eater)
  expect((await ada.call('DELETE', `/api/guest-diners/${removed.id}`)).statusCode).toBe(204)
  await made(ada.call('PATCH', '/api/user-preferences', { allergies: ['milk'] }))
  const occasion = await post<{ id: number }>('/api/date-specific-template-assignments', {
    specificDate: PLANNED,
    title: 'Birthday',
    templateId: ada.templateId,
  })
  await post('/api/completed-shopping-lists', aList(PLANNED, PLANNED))
  const { id: listId, lockId } = await testApp.db
    .selectFrom('completedShoppingLists')
    .select(['id', 'lockId'])
    .where('householdId', '=', ada.householdId)
    .executeTakeFirstOrThrow()
  const home = new Household(testApp.unwatched, ada.householdId)
  const used = await post<{ id: number }>('/api/meal-planning-days', { name: 'Used' })
  await lockTemplate(home, used.id, { days: 1, reason: USE })
  const unused = await post<{ id: number }>('/api/meal-planning-days', { name: 'Not used' })
  await lockTemplate(home, unused.id, { days: 0, reason: USE })
  return {
    ...ada,
    listId,
    lockId,
    removedId: removed.id,
    occasionId: occasion.id,
    usedTemplateId: used.id,
    unusedTemplateId: unused.id,
  }
}

type Ask = (home: Household, ada: Stocked, elsewhere: number) => Promise<unknown>

const changes: Record<string, Ask> = {
  remove: (home, { lockId }) => home.remove('calendarLocks', lockId),
  change: (home, { occasionId }) =>
    home.change('dateSpecificTemplateAssignments', occasionId, { title: 'Other' }).execute(),
  updatePerson: (home, { memberId }) =>
    updatePerson(home, 'familyMembers', memberId, { lastName: 'Other', updatedAt: NOW }),
  unmarkRemoved: (home, { removedId }) => unmarkRemoved(home, 'guestDiners', removedId),
  movePerson: (home, { userId }, elsewhere) => movePerson(home, userId, elsewhere),
  updateCompletedList: (home, { listId }) => updateCompletedList(home, listId, { items: [] }),
  updateOpenTemplate: (home, { templateId }) =>
    updateOpenTemplate(home, templateId, { name: 'Other', lastModified: NOW }),
  lockTemplate: (home, { templateId }) => lockTemplate(home, templateId, { days: 1, reason: USE }),
  unlockTemplate: (home, { usedTemplateId }) => unlockTemplate(home, usedTemplateId),
  'releaseTemplate, which counts': (home, { usedTemplateId }) =>
    releaseTemplate(home, usedTemplateId, 'for another one'),
  'releaseTemplate, which unlocks': (home, { unusedTemplateId }) =>
    releaseTemplate(home, unusedTemplateId, USE),
  updateOccasion: (home, { occasionId }) => updateOccasion(home, occasionId, { title: 'Other' }),
}

const answers: Record<string, Ask> = {
  preferencesOf: (home, { userId }) => preferencesOf(home, userId),
  allPreferencesOf: async (home, { userId }) => (await allPreferencesOf(home, [userId]))[0],
  byId: (home, { occasionId }) => home.byId('dateSpecificTemplateAssignments', occasionId),
}

describe('a store that is asked for one household', () => {
  it.each(Object.entries(changes))('changes nothing of another one: %s', async (_name, ask) => {
    const [ada, eve] = [await stock(), await newMember(testApp)]
    const before = await everythingOf(testApp, ada.householdId)
    // Some throw where there is no such row.
    await ask(new Household(testApp.unwatched, eve.householdId), ada, eve.householdId).catch(() => undefined)
    expect(await everythingOf(testApp, ada.householdId)).toEqual(before)
    await ask(new Household(testApp.unwatched, ada.householdId), ada, eve.householdId)
    expect(await everythingOf(testApp, ada.householdId)).not.toEqual(before)
  })

  it.each(Object.entries(answers))('knows nothing of another one: %s', async (_name, ask) => {
    const [ada, eve] = [await stock(), await newMember(testApp)]
    expect(await ask(new Household(testApp.unwatched, eve.householdId), ada, eve.householdId)).toBeUndefined()
    expect(await ask(new Household(testApp.unwatched, ada.householdId), ada, eve.householdId)).toBeTypeOf(
      'object',
    )
  })
})
