import type { Instant } from '../../domain/fields.ts'
import { everyHousehold, type Household, type HouseholdSelect } from '../db/household.ts'
import { hasFound } from '../db/row-results.ts'
import type { Db, NewRow, Row } from '../db/tables.ts'

/** The two tables of people have the same columns, so one set of queries serves both. */
export type PeopleTable = 'familyMembers' | 'guestDiners'

type Content = Omit<NewRow<PeopleTable>, 'id' | 'householdId' | 'userId' | 'createdAt'>

/** The tables that mark removed people. */
const removedOf = { familyMembers: 'removedFamilyMembers', guestDiners: 'removedGuestDiners' } as const

/** Ids of removed people, to be excluded. */
export const removedIds = (
  household: Household,
  table: PeopleTable,
): HouseholdSelect<(typeof removedOf)[PeopleTable], { personId: number }> =>
  household.selectFrom(removedOf[table]).select('personId')

/** The household's people who are not removed. */
const presentPeople = (household: Household, table: PeopleTable) =>
  household.selectFrom(table).where('id', 'not in', removedIds(household, table))

export async function peopleOf(household: Household, table: PeopleTable): Promise<Row<PeopleTable>[]> {
  return presentPeople(household, table).selectAll().orderBy('id').execute()
}

export async function personById(
  household: Household,
  table: PeopleTable,
  id: number,
): Promise<Row<PeopleTable> | undefined> {
  return presentPeople(household, table).selectAll().where('id', '=', id).executeTakeFirst()
}

/** Which of the ids are people of the household. */
export async function knownPersonIds(
  household: Household,
  table: PeopleTable,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await presentPeople(household, table).select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

export async function hasFamily(household: Household): Promise<boolean> {
  return hasFound(presentPeople(household, 'familyMembers').select('id').limit(1))
}

export const insertPerson = (
  household: Household,
  table: PeopleTable,
  person: Content & Pick<NewRow<PeopleTable>, 'userId' | 'createdAt'>,
): Promise<Row<PeopleTable>> => household.insert(table, person)

export const updatePerson = (
  household: Household,
  table: PeopleTable,
  id: number,
  change: Partial<Content> & { updatedAt: string },
): Promise<Row<PeopleTable>> => household.change(table, id, change).executeTakeFirstOrThrow()

export async function markRemoved(
  household: Household,
  table: PeopleTable,
  removed: { personId: number; removedAt: Instant },
): Promise<void> {
  await household.insertInto(removedOf[table]).values(removed).execute()
}

export async function unmarkRemoved(
  household: Household,
  table: PeopleTable,
  personId: number,
): Promise<void> {
  await household.deleteFrom(removedOf[table]).where('personId', '=', personId).execute()
}

/**
 * Deletes people of all households who were removed before then, with everything of theirs; a
 * restore waits for it.
 */
export async function deleteRemovedPeople(db: Db, table: PeopleTable, before: Instant): Promise<void> {
  const allHouseholds = everyHousehold(db)
  const removed = await allHouseholds
    .deleteFrom(removedOf[table])
    .where('removedAt', '<', before)
    .returning('personId')
    .execute()
  if (removed.length === 0) return
  const ids = removed.map(({ personId }) => personId)
  await allHouseholds.deleteFrom(table).where('id', 'in', ids).execute()
}

export async function preferencesOf(
  household: Household,
  userId: number,
): Promise<Row<'userPreferences'> | undefined> {
  return household.selectFrom('userPreferences').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** The stored preferences of these members. */
export async function allPreferencesOf(
  household: Household,
  userIds: readonly number[],
): Promise<Row<'userPreferences'>[]> {
  // The household may have no members, and PostgreSQL rejects an empty list.
  if (userIds.length === 0) return []
  return household
    .selectFrom('userPreferences')
    .selectAll()
    .where('userId', 'in', userIds)
    .orderBy('userId')
    .execute()
}

/**
 * Inserts or changes a person's preferences in one statement, wherever they lived when they wrote
 * them.
 */
export async function savePreferences(
  household: Household,
  saved: {
    row: Omit<NewRow<'userPreferences'>, 'id' | 'householdId'>
    change: Partial<Omit<NewRow<'userPreferences'>, 'id' | 'householdId' | 'userId'>>
  },
): Promise<void> {
  const householdId = household.id
  await everyHousehold(household.db)
    .insertInto('userPreferences')
    .values({ ...saved.row, householdId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...saved.change, householdId }))
    .execute()
}
