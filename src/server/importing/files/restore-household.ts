/**
 * Imports a file of our own: every row as it was, with ids of this household. What exists already
 * stays as it is (decision 0056), but people get what they lack (importing 17).
 */

import { fullFormatTables } from '../../../domain/importing/full-format-rows.ts'
import type { ImportResult } from '../../../domain/importing/household-import.ts'
import { databaseFailureOf } from '../../db/database-failure.ts'
import { nextSlice } from '../../db/next-slice.ts'
import { saveJpeg, savePhotoFile } from '../../recipes/photos/save-photo.ts'
import type { RunTask } from '../../workers/pool.ts'
import { addRemark, type RecipeImporter, type RunningImport } from './import-recipes.ts'
import { Interrupted } from './interrupted.ts'
import { RowRestorer } from './restore-rows.ts'
import { updateRunningImport } from './store.ts'
import { platefulFile, type PlatefulFile, platefulPhoto, platefulRows } from './upload-tasks.ts'
import { UploadExhausted } from './with-upload.ts'

/** Rows in one transaction, for which other writers wait. */
const WRITTEN_AT_ONCE = 20

/**
 * Writes photos first, one by one, then the rows in slices, table by table, so that other calls are
 * answered in between. After an interruption it continues behind the last slice that was written.
 */
export async function restoreHousehold(importer: RecipeImporter, restore: RunningImport): Promise<void> {
  const { row, runTask, result, isStopping } = restore
  const file = await runTask(platefulFile, undefined)
  for (const remark of file.remarks) addRemark(result, remark)
  const photos = await restorePhotos(importer, runTask, file, result)
  const restorer = new RowRestorer(importer, restore, photos)
  if (row.progress === 0) await restorer.begin(file)
  // `begin` counts as one step of the progress, and each row as one more.
  let before = 1
  for (const table of fullFormatTables) {
    const count = file.rowCounts[table]
    if (row.progress < before + count) await restorer.readTable(table)
    while (row.progress < before + count) {
      const { rows, twinIds } = await runTask(platefulRows, { table, from: row.progress - before })
      for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE) {
        if (isStopping()) throw new Interrupted()
        const to = from + WRITTEN_AT_ONCE
        await restorer.write(table, rows.slice(from, to), twinIds.slice(from, to))
        await nextSlice(importer.household.id)
      }
    }
    before += count
    // Also after a restart at this point; with more progress, the recipes are linked already.
    if (table === 'recipes' && row.progress === before) await restorer.linkRecipes(runTask, count)
  }
  const finished = { state: 'done', result: JSON.stringify(result), heldUntil: null } as const
  await updateRunningImport(importer.household, row, finished)
}

/** The names of photos here, by their names in the file. */
async function restorePhotos(
  importer: RecipeImporter,
  runTask: RunTask,
  { photoNames }: PlatefulFile,
  result: ImportResult,
): Promise<Map<string, string>> {
  const newPhotoNames = new Map<string, string>()
  for (const name of photoNames) {
    try {
      const { bytes, isOurs } = await runTask(platefulPhoto, { name })
      if (isOurs) {
        await savePhotoFile(importer, name, Buffer.from(bytes))
        newPhotoNames.set(name, name)
      } else {
        newPhotoNames.set(name, await saveJpeg(importer, bytes))
      }
    } catch (error) {
      if (error instanceof Interrupted || error instanceof UploadExhausted || databaseFailureOf(error))
        throw error
      addRemark(result, `The photo ${name} is missing from the file or can’t be read.`)
    }
  }
  result.photos = newPhotoNames.size
  return newPhotoNames
}
