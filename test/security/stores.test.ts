/**
 * What is kept in a household is its own, by the last line that asks for it: an action that handed
 * on an id which it had not looked up would find and change nothing of another one.
 */
import { describe, expect, it } from 'vitest'
import { deleteLock } from '../../src/server/calendar/store.ts'
import type { Db } from '../../src/server/db/tables.ts'
import {
  allPreferencesOf,
  preferencesOf,
  unmarkRemoved,
  updatePerson,
} from '../../src/server/household/store.ts'
import { movePerson } from '../../src/server/household/invitations/store.ts'
import { updateList } from '../../src/server/shopping/store.ts'
import {
  lockTemplate,
  occasionById,
  releaseTemplate,
  unlockTemplate,
  updateOccasion,
  updateOpenTemplate,
} from '../../src/server/calendar/templates/store.ts'
import { useTestApp } from '../harness/app.ts'
import { aList } from '../harness/makers.ts'
import { everythingOf, type Furnished, furnish, made, newMember, PLANNED } from './two-households.ts'

const house = useTestApp()
const NOW = '2026-03-02T09:00:00.000Z'
const USE = 'Used by the calendar'

interface Stocked extends Furnished {
  listId: number
  lockId: number
  removedId: number
  occasionId: number
  usedTemplateId: number
  unusedTemplateId: number
}

/** A household with all that these queries ask for. */
async function stock(): Promise<Stocked> {
  const ada = await furnish(house)
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
  const { id: listId, lockId } = await house.db
    .selectFrom('completedShoppingLists')
    .select(['id', 'lockId'])
    .where('householdId', '=', ada.householdId)
    .executeTakeFirstOrThrow()
  const used = await post<{ id: number }>('/api/meal-planning-days', { name: 'Used' })
  await lockTemplate(house.db, ada.householdId, used.id, { days: 1, reason: USE })
  const unused = await post<{ id: number }>('/api/meal-planning-days', { name: 'Not used' })
  await lockTemplate(house.db, ada.householdId, unused.id, { days: 0, reason: USE })
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

type Ask = (db: Db, home: number, ada: Stocked, elsewhere: number) => Promise<unknown>

const changes: Record<string, Ask> = {
  deleteLock: (db, home, { lockId }) => deleteLock(db, home, lockId),
  updatePerson: (db, home, { memberId }) =>
    updatePerson(db, home, 'familyMembers', memberId, { lastName: 'Other', updatedAt: NOW }),
  unmarkRemoved: (db, home, { removedId }) => unmarkRemoved(db, home, 'guestDiners', removedId),
  movePerson: (db, home, { userId }, elsewhere) => movePerson(db, home, userId, elsewhere),
  updateList: (db, home, { listId }) => updateList(db, home, listId, { items: [] }),
  updateOpenTemplate: (db, home, { templateId }) =>
    updateOpenTemplate(db, home, templateId, { name: 'Other', lastModified: NOW }),
  lockTemplate: (db, home, { templateId }) => lockTemplate(db, home, templateId, { days: 1, reason: USE }),
  unlockTemplate: (db, home, { usedTemplateId }) => unlockTemplate(db, home, usedTemplateId),
  'releaseTemplate, which counts': (db, home, { usedTemplateId }) =>
    releaseTemplate(db, home, usedTemplateId, { days: 1, reason: 'for another one' }),
  'releaseTemplate, which unlocks': (db, home, { unusedTemplateId }) =>
    releaseTemplate(db, home, unusedTemplateId, { days: 0, reason: USE }),
  updateOccasion: (db, home, { occasionId }) => updateOccasion(db, home, occasionId, { title: 'Other' }),
}

const answers: Record<string, Ask> = {
  preferencesOf: (db, home, { userId }) => preferencesOf(db, home, userId),
  allPreferencesOf: async (db, home, { userId }) => (await allPreferencesOf(db, home, [userId]))[0],
  occasionById: (db, home, { occasionId }) => occasionById(db, home, occasionId),
}

describe('a store that is asked for one household', () => {
  it.each(Object.entries(changes))('changes nothing of another one: %s', async (_name, ask) => {
    const [ada, eve] = [await stock(), await newMember(house)]
    const before = await everythingOf(house, ada.householdId)
    // Some throw where there is no such row.
    await ask(house.db, eve.householdId, ada, eve.householdId).catch(() => undefined)
    expect(await everythingOf(house, ada.householdId)).toEqual(before)
    await ask(house.db, ada.householdId, ada, eve.householdId)
    expect(await everythingOf(house, ada.householdId)).not.toEqual(before)
  })

  it.each(Object.entries(answers))('knows nothing of another one: %s', async (_name, ask) => {
    const [ada, eve] = [await stock(), await newMember(house)]
    expect(await ask(house.db, eve.householdId, ada, eve.householdId)).toBeUndefined()
    expect(await ask(house.db, ada.householdId, ada, eve.householdId)).toBeTypeOf('object')
  })
})
