/** The rows of picture readings and of their pages. */
import type { PageChange } from '../../../domain/importing/picture-reading.ts'
import { everyHousehold, type Household } from '../../db/household.ts'
import type { Db, NewHouseholdRow, NewRow, Row } from '../../db/tables.ts'

export type ReadingRow = Row<'pictureReadings'>
export type PageRow = Row<'pictureReadingPages'>
type ReadingUpdate = Partial<Omit<NewRow<'pictureReadings'>, 'householdId' | 'id'>>
type PageUpdate = Partial<Omit<NewRow<'pictureReadingPages'>, 'householdId' | 'id' | 'readingId'>>

export const unchangedPage: PageChange = { angle: 0, crop: null }

/** Most rows that maintenance handles at a time. */
const MAX_AT_ONCE = 200

export async function insertReading(
  household: Household,
  row: NewHouseholdRow<'pictureReadings'>,
): Promise<ReadingRow> {
  return household.insertInto('pictureReadings').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function readingsOf(household: Household): Promise<ReadingRow[]> {
  return household.selectFrom('pictureReadings').selectAll().orderBy('id', 'desc').execute()
}

export async function readingById(household: Household, id: number): Promise<ReadingRow | undefined> {
  return household.selectFrom('pictureReadings').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Changes a reading; undefined where it is missing or no longer in the expected state. */
export async function updateReading(
  household: Household,
  id: number,
  change: ReadingUpdate,
  from?: ReadingRow['state'],
): Promise<ReadingRow | undefined> {
  let query = household.updateTable('pictureReadings').set(change).where('id', '=', id)
  if (from !== undefined) query = query.where('state', '=', from)
  return query.returningAll().executeTakeFirst()
}

export async function deleteReading(household: Household, id: number): Promise<void> {
  await household.deleteFrom('pictureReadings').where('id', '=', id).execute()
}

/** Unfinished readings of all households, for the start of a process. */
export async function readingsUnderWay(db: Db): Promise<ReadingRow[]> {
  return everyHousehold(db)
    .selectFrom('pictureReadings')
    .selectAll()
    .where('state', '=', 'reading')
    .orderBy('id')
    .execute()
}

/** Readings of all households that were started before this moment. */
export async function readingsBefore(db: Db, before: string): Promise<ReadingRow[]> {
  return everyHousehold(db)
    .selectFrom('pictureReadings')
    .selectAll()
    .where('createdAt', '<', before)
    .orderBy('id')
    .limit(MAX_AT_ONCE)
    .execute()
}

/** The pages of some readings, in their order. */
export async function pagesOf(household: Household, readingIds: readonly number[]): Promise<PageRow[]> {
  if (readingIds.length === 0) return []
  return household
    .selectFrom('pictureReadingPages')
    .selectAll()
    .where('readingId', 'in', readingIds)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function insertPage(
  household: Household,
  row: NewHouseholdRow<'pictureReadingPages'>,
): Promise<PageRow> {
  return household.insertInto('pictureReadingPages').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function updatePage(
  household: Household,
  id: number,
  change: PageUpdate,
): Promise<PageRow | undefined> {
  return household
    .updateTable('pictureReadingPages')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function deletePage(household: Household, id: number): Promise<void> {
  await household.deleteFrom('pictureReadingPages').where('id', '=', id).execute()
}
