/** Deletes uploaded files that are no longer needed, at the end of an import and in maintenance. */
import { Household } from '../../db/household.ts'
import { addMilliseconds, type Parts } from '../../http/context.ts'
import { finishedImportsWithFile, type ImportRow, updateImport, readyImportsBefore } from './store.ts'
import { DAY } from '../../durations.ts'

type DeletionParts = Pick<Parts, 'db' | 'outside'>

/** How long a read import waits for a decision. */
const READY_IMPORTS_KEPT_FOR = 7 * DAY

/** Deletes the file of an import, which stays listed. */
export async function deleteUploadedFile({ db, outside }: DeletionParts, row: ImportRow): Promise<void> {
  if (row.storedAs === '') return
  await outside.uploads.remove(row.storedAs)
  await updateImport(new Household(db, row.householdId), row.id, { storedAs: '' })
}

/** Deletes an import, its file first: without the row nothing would find the file. */
export async function deleteImportAndFile(parts: DeletionParts, row: ImportRow): Promise<void> {
  await deleteUploadedFile(parts, row)
  await new Household(parts.db, row.householdId).remove('householdImports', row.id)
}

/** Deletes temporary files of ended processes, and imports that waited too long. */
export async function deleteOldFiles(parts: DeletionParts, now: string): Promise<void> {
  await parts.outside.uploads.scratch.sweep(Date.parse(now))
  for (const row of await finishedImportsWithFile(parts.db, addMilliseconds(now, -DAY)))
    await deleteUploadedFile(parts, row)
  for (const row of await readyImportsBefore(parts.db, addMilliseconds(now, -READY_IMPORTS_KEPT_FOR)))
    await deleteImportAndFile(parts, row)
}
