/** Deletes pictures after they were reviewed, or after a week without a review (importing 48). */
import { READING_DAYS } from '../../../domain/importing/picture-reading.ts'
import { Household } from '../../db/household.ts'
import { addMilliseconds, type Parts } from '../../http/context.ts'
import { type PageRow, pagesOf, readingsBefore } from './store.ts'
import { DAY } from '../../durations.ts'

type DeletionParts = Pick<Parts, 'db' | 'outside'>

/** Deletes a file of a page, if there is one. */
export async function deletePageFile({ outside }: Pick<Parts, 'outside'>, name: string): Promise<void> {
  if (name !== '') await outside.uploads.remove(name)
}

/** Deletes a page, its files first: without the row nothing would find them. */
export async function deletePageAndFiles(
  parts: Pick<Parts, 'outside'>,
  rows: Household,
  { id, storedAs, shownAs }: PageRow,
): Promise<void> {
  await deletePageFile(parts, storedAs)
  await deletePageFile(parts, shownAs)
  await rows.remove('pictureReadingPages', id)
}

export async function deleteReadingAndFiles(
  parts: Pick<Parts, 'outside'>,
  rows: Household,
  id: number,
): Promise<void> {
  for (const page of await pagesOf(rows, [id])) await deletePageAndFiles(parts, rows, page)
  await rows.remove('pictureReadings', id)
}

export async function deleteOldReadings(parts: DeletionParts, now: string): Promise<void> {
  for (const { id, householdId } of await readingsBefore(parts.db, addMilliseconds(now, -READING_DAYS * DAY)))
    await deleteReadingAndFiles(parts, new Household(parts.db, householdId), id)
}
