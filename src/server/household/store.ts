import type { Instant } from '../../domain/instant.ts'
import type { Db, NewRow, Row } from '../db/tables.ts'

/** The two tables of people have the same columns, so one set of queries serves both. */
export type PeopleTable = 'familyMembers' | 'guestDiners'

type Content = Omit<NewRow<PeopleTable>, 'id' | 'householdId' | 'userId' | 'createdAt'>

/** Where those are named who were removed and can still be brought back. */
const removedOf = { familyMembers: 'removedFamilyMembers', guestDiners: 'removedGuestDiners' } as const

/** The ids of those who were removed, for a query that must not find them. */
export const removedIds = (db: Db, householdId: number, table: PeopleTable) =>
  db.selectFrom(removedOf[table]).select('personId').where('householdId', '=', householdId)

/** The people whom a household sees: its own who are not removed. */
const atHome = (db: Db, householdId: number, table: PeopleTable) =>
  db
    .selectFrom(table)
    .where('householdId', '=', householdId)
    .where('id', 'not in', removedIds(db, householdId, table))

export async function peopleOf(db: Db, householdId: number, table: PeopleTable): Promise<Row<PeopleTable>[]> {
  return atHome(db, householdId, table).selectAll().orderBy('id').execute()
}

export async function personById(
  db: Db,
  householdId: number,
  table: PeopleTable,
  id: number,
): Promise<Row<PeopleTable> | undefined> {
  return atHome(db, householdId, table).selectAll().where('id', '=', id).executeTakeFirst()
}

/** Those of the ids that are people of the household. */
export async function knownPersonIds(
  db: Db,
  householdId: number,
  table: PeopleTable,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await atHome(db, householdId, table).select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

export async function hasFamily(db: Db, householdId: number): Promise<boolean> {
  const first = await atHome(db, householdId, 'familyMembers').select('id').limit(1).executeTakeFirst()
  return first !== undefined
}

export async function insertPerson(
  db: Db,
  householdId: number,
  table: PeopleTable,
  person: Content & Pick<NewRow<PeopleTable>, 'userId' | 'createdAt'>,
): Promise<Row<PeopleTable>> {
  return db
    .insertInto(table)
    .values({ ...person, householdId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updatePerson(
  db: Db,
  householdId: number,
  table: PeopleTable,
  id: number,
  change: Partial<Content> & { updatedAt: string },
): Promise<Row<PeopleTable>> {
  return db
    .updateTable(table)
    .set(change)
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function markRemoved(
  db: Db,
  householdId: number,
  table: PeopleTable,
  removed: { personId: number; removedAt: Instant },
): Promise<void> {
  await db
    .insertInto(removedOf[table])
    .values({ ...removed, householdId })
    .execute()
}

export async function unmarkRemoved(
  db: Db,
  householdId: number,
  table: PeopleTable,
  personId: number,
): Promise<void> {
  await db
    .deleteFrom(removedOf[table])
    .where('householdId', '=', householdId)
    .where('personId', '=', personId)
    .execute()
}

/** Deletes for good whom any household removed before this moment, with all that hangs on them; whoever brings them back waits. */
export async function deleteRemovedPeople(tx: Db, table: PeopleTable, before: Instant): Promise<void> {
  const removed = await tx
    .deleteFrom(removedOf[table])
    .where('removedAt', '<', before)
    .returning('personId')
    .execute()
  if (removed.length === 0) return
  const ids = removed.map(({ personId }) => personId)
  await tx.deleteFrom(table).where('id', 'in', ids).execute()
}

export async function preferencesOf(
  db: Db,
  householdId: number,
  userId: number,
): Promise<Row<'userPreferences'> | undefined> {
  return db
    .selectFrom('userPreferences')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** The preferences of those of these people of the household who have any. */
export async function allPreferencesOf(
  db: Db,
  householdId: number,
  userIds: readonly number[],
): Promise<Row<'userPreferences'>[]> {
  // Nobody may live here any more, and PostgreSQL looks for nothing in an empty list.
  if (userIds.length === 0) return []
  return db
    .selectFrom('userPreferences')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('userId', 'in', userIds)
    .orderBy('userId')
    .execute()
}

/** Writes the row for somebody who had none, or changes what is named in theirs: one statement, so that two never cross. */
export async function savePreferences(
  db: Db,
  householdId: number,
  saved: {
    row: Omit<NewRow<'userPreferences'>, 'id' | 'householdId'>
    change: Partial<Omit<NewRow<'userPreferences'>, 'id' | 'householdId' | 'userId'>>
  },
): Promise<void> {
  await db
    .insertInto('userPreferences')
    .values({ ...saved.row, householdId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...saved.change, householdId }))
    .execute()
}
