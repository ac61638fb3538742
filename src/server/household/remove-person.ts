import type { Instant } from '../../domain/fields.ts'
import type { Person } from '../../domain/household/person.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Db } from '../db/tables.ts'
import { DAY } from '../durations.ts'
import { type Context, addMilliseconds } from '../http/context.ts'
import { noSuchPerson, toPerson } from './save-person.ts'
import { deleteRemovedPeople, markRemoved, type PeopleTable, personById, unmarkRemoved } from './store.ts'

/** How long a removed person can be restored. */
const RESTORABLE_FOR = DAY

/**
 * Removes a person at once; maintenance deletes them with their allowances after a day. Nobody can
 * change their allowances meanwhile.
 */
export async function removePerson(
  { household, now }: Context,
  table: PeopleTable,
  id: number,
): Promise<void> {
  await household.transaction(async (tx) => {
    await lockHousehold(tx)
    if (!(await personById(tx, table, id))) throw noSuchPerson()
    await markRemoved(tx, table, { personId: id, removedAt: now })
  })
  await purgeRemovedPeople(household.db, now)
}

/**
 * Restores a removed person; meals that name them name them again. Repeating it changes nothing.
 */
export async function restorePerson({ household }: Context, table: PeopleTable, id: number): Promise<Person> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    await unmarkRemoved(tx, table, id)
    const person = await personById(tx, table, id)
    if (!person) throw noSuchPerson()
    return toPerson(person)
  })
}

/** Deletes people who were removed more than a day ago. */
export async function purgeRemovedPeople(db: Db, now: Instant): Promise<void> {
  const before = addMilliseconds(now, -RESTORABLE_FOR)
  await db.transaction().execute(async (tx) => {
    await deleteRemovedPeople(tx, 'familyMembers', before)
    await deleteRemovedPeople(tx, 'guestDiners', before)
  })
}
