/** Deletes pictures after they were reviewed, or after a week without a review (importing 48). */

import { READING_DAYS } from '../../../domain/importing/picture-reading.ts'
import { Household } from '../../db/household.ts'
import { DAY } from '../../durations.ts'
import { addMilliseconds, type AppDependencies } from '../../http/context.ts'
import { type PageRow, pagesOf, readingsBefore } from './store.ts'

type DeletionDependencies = Pick<AppDependencies, 'db' | 'external'>

/** Deletes a file of a page, if there is one. */
export async function deletePageFile(
  { external }: Pick<AppDependencies, 'external'>,
  name: string,
): Promise<void> {
  if (name !== '') await external.uploads.remove(name)
}

/** Deletes a page, its files first: without the row nothing would find them. */
export async function deletePageAndFiles(
  dependencies: Pick<AppDependencies, 'external'>,
  rows: Household,
  { id, storedAs, shownAs }: PageRow,
): Promise<void> {
  await deletePageFile(dependencies, storedAs)
  await deletePageFile(dependencies, shownAs)
  await rows.remove('pictureReadingPages', id)
}

export async function deleteReadingAndFiles(
  dependencies: Pick<AppDependencies, 'external'>,
  rows: Household,
  id: number,
): Promise<void> {
  for (const page of await pagesOf(rows, [id])) await deletePageAndFiles(dependencies, rows, page)
  await rows.remove('pictureReadings', id)
}

export async function deleteOldReadings(dependencies: DeletionDependencies, now: string): Promise<void> {
  for (const { id, householdId } of await readingsBefore(
    dependencies.db,
    addMilliseconds(now, -READING_DAYS * DAY),
  ))
    await deleteReadingAndFiles(dependencies, new Household(dependencies.db, householdId), id)
}
