/** Lets go of files that nobody needs any more: at the end of an import, and as a chore. */
import { household } from '../../db/household.ts'
import { later, type Parts } from '../../http/context.ts'
import { deleteImport, finishedWithFile, type ImportRow, updateImport, waitingSince } from './store.ts'

type LetGoParts = Pick<Parts, 'db' | 'outside'>

const DAY = 86_400_000
/** A file that was read and that nobody brought or discarded is forgotten after so long. */
const KEY_LIFETIME = 7 * DAY

/** Removes the file of an import, which stays listed. */
export async function letGoOfFile({ db, outside }: LetGoParts, row: ImportRow): Promise<void> {
  if (row.storedAs === '') return
  await outside.uploads.remove(row.storedAs)
  await updateImport(household(db, row.householdId), row.id, { storedAs: '' })
}

/**
 * Removes an import that nobody wants, and its file before it: what no row names, nobody would find
 * again.
 */
export async function letGoOfImport(parts: LetGoParts, row: ImportRow): Promise<void> {
  await letGoOfFile(parts, row)
  await deleteImport(household(parts.db, row.householdId), row.id)
}

/** What processes that ended left behind, and what waited too long. */
export async function letGoOfOldFiles(parts: LetGoParts, now: string): Promise<void> {
  await parts.outside.uploads.scratch.sweep(Date.parse(now))
  for (const row of await finishedWithFile(parts.db, later(now, -DAY))) await letGoOfFile(parts, row)
  for (const row of await waitingSince(parts.db, later(now, -KEY_LIFETIME))) await letGoOfImport(parts, row)
}
