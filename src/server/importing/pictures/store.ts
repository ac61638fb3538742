/** The rows of picture readings and of their pages. */

import type { PageChange } from '../../../domain/importing/picture-reading.ts'
import { everyHousehold, type Household } from '../../db/household.ts'
import type { Db, NewRow, Row } from '../../db/tables.ts'

export type ReadingRow = Row<'pictureReadings'>
export type PageRow = Row<'pictureReadingPages'>
type ReadingUpdate = Partial<Omit<NewRow<'pictureReadings'>, 'householdId' | 'id'>>
type PageUpdate = Partial<Omit<NewRow<'pictureReadingPages'>, 'householdId' | 'id' | 'readingId'>>

export const unchangedPage: PageChange = { angle: 0, crop: null }

/** Most rows that maintenance handles at a time. */
const MAX_AT_ONCE = 200

export async function readingsOf(household: Household): Promise<ReadingRow[]> {
  return household.selectFrom('pictureReadings').selectAll().orderBy('id', 'desc').execute()
}

/** Changes a reading; undefined where it is missing or no longer in the expected state. */
export async function updateReading(
  household: Household,
  id: number,
  change: ReadingUpdate,
  from?: ReadingRow['state'],
): Promise<ReadingRow | undefined> {
  let query = household.change('pictureReadings', id, change)
  if (from !== undefined) query = query.where('state', '=', from)
  return query.executeTakeFirst()
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

/** The names of uploaded files that the household's readings still have. */
export async function pageFileNames(household: Household): Promise<string[]> {
  const pages = await household.selectFrom('pictureReadingPages').select(['storedAs', 'shownAs']).execute()
  return pages.flatMap(({ storedAs, shownAs }) => [storedAs, shownAs]).filter((name) => name !== '')
}

export const updatePage = (household: Household, id: number, change: PageUpdate) =>
  household.change('pictureReadingPages', id, change).executeTakeFirst()
