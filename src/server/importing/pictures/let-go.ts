/** Lets go of pictures that were read, or that nobody looked over for a week (importing 48). */
import { READING_DAYS } from '../../../domain/importing/picture-reading.ts'
import { household, type Household } from '../../db/household.ts'
import { later, type Parts } from '../../http/context.ts'
import { deletePage, deleteReading, type PageRow, pagesOf, readingsBefore } from './store.ts'

type LetGoParts = Pick<Parts, 'db' | 'outside'>

const DAY = 86_400_000

/** Removes a file of a page, where there is one. */
export async function letGoOfFile({ outside }: Pick<Parts, 'outside'>, name: string): Promise<void> {
  if (name !== '') await outside.uploads.remove(name)
}

/** Removes a page, its files before it: what no row names, nobody would find again. */
export async function letGoOfPage(
  parts: Pick<Parts, 'outside'>,
  rows: Household,
  { id, storedAs, shownAs }: PageRow,
): Promise<void> {
  await letGoOfFile(parts, storedAs)
  await letGoOfFile(parts, shownAs)
  await deletePage(rows, id)
}

/** Removes a reading with all of its pages. */
export async function letGoOfReading(
  parts: Pick<Parts, 'outside'>,
  rows: Household,
  id: number,
): Promise<void> {
  for (const page of await pagesOf(rows, [id])) await letGoOfPage(parts, rows, page)
  await deleteReading(rows, id)
}

/** What nobody looked over in time. */
export async function letGoOfOldReadings(parts: LetGoParts, now: string): Promise<void> {
  for (const { id, householdId } of await readingsBefore(parts.db, later(now, -READING_DAYS * DAY)))
    await letGoOfReading(parts, household(parts.db, householdId), id)
}
