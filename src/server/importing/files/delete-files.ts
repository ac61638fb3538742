/** Deletes uploaded files that are no longer needed, at the end of an import and in maintenance. */

import { Household } from '../../db/household.ts'
import { DAY } from '../../durations.ts'
import { addMilliseconds, type AppDependencies } from '../../http/context.ts'
import { finishedImportsWithFile, type ImportRow, updateImport, readyImportsBefore } from './store.ts'

type DeletionDependencies = Pick<AppDependencies, 'db' | 'external'>

/** How long a read import waits for a decision. */
const READY_IMPORTS_KEPT_FOR = 7 * DAY

/** Deletes the file of an import, which stays listed. */
export async function deleteUploadedFile(
  { db, external }: DeletionDependencies,
  row: ImportRow,
): Promise<void> {
  if (row.storedAs === '') return
  await external.uploads.remove(row.storedAs)
  await updateImport(new Household(db, row.householdId), row.id, { storedAs: '' })
}

/** Deletes an import, its file first: without the row nothing would find the file. */
export async function deleteImportAndFile(dependencies: DeletionDependencies, row: ImportRow): Promise<void> {
  await deleteUploadedFile(dependencies, row)
  await new Household(dependencies.db, row.householdId).remove('householdImports', row.id)
}

/** Deletes temporary files of ended processes, and imports that waited too long. */
export async function deleteOldFiles(dependencies: DeletionDependencies, now: string): Promise<void> {
  await dependencies.external.uploads.scratch.sweep(Date.parse(now))
  for (const row of await finishedImportsWithFile(dependencies.db, addMilliseconds(now, -DAY)))
    await deleteUploadedFile(dependencies, row)
  for (const row of await readyImportsBefore(dependencies.db, addMilliseconds(now, -READY_IMPORTS_KEPT_FOR)))
    await deleteImportAndFile(dependencies, row)
}
