import type { Db, NewRow, Row } from '../db/tables.ts'

/** The two tables of people have the same columns, so one set of queries serves both. */
export type PeopleTable = 'familyMembers' | 'guestDiners'

type Content = Omit<NewRow<PeopleTable>, 'id' | 'householdId' | 'userId' | 'createdAt'>

export async function peopleOf(db: Db, householdId: number, table: PeopleTable): Promise<Row<PeopleTable>[]> {
  return db.selectFrom(table).selectAll().where('householdId', '=', householdId).orderBy('id').execute()
}

export async function personById(
  db: Db,
  householdId: number,
  table: PeopleTable,
  id: number,
): Promise<Row<PeopleTable> | undefined> {
  return db
    .selectFrom(table)
    .selectAll()
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Those of the ids that are people of the household. */
export async function knownPersonIds(
  db: Db,
  householdId: number,
  table: PeopleTable,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('householdId', '=', householdId)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function hasFamily(db: Db, householdId: number): Promise<boolean> {
  const first = await db
    .selectFrom('familyMembers')
    .select('id')
    .where('householdId', '=', householdId)
    .limit(1)
    .executeTakeFirst()
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

export async function deletePerson(
  db: Db,
  householdId: number,
  table: PeopleTable,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
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
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(saved.change))
    .execute()
}
