import type { ImportReport } from '../../../domain/importing/household-import.ts'
import type { Household } from '../../db/household.ts'
import type { RunTask } from '../../workers/pool.ts'
import { storedRecipes } from './export-rows.ts'
import { UnreadableUpload } from './open-upload.ts'
import { addToLibrary, continueReading, type KnownRecipe } from './upload-tasks.ts'

/** Milliseconds in which a worker of its own reads any library. */
const MAX_TIME = 600_000

/** Reads the whole file and reports what is in it; writes nothing. */
export async function readReport(household: Household, runTask: RunTask): Promise<ImportReport> {
  await sendLibraryToWorker(household, runTask)
  return readWholeFile(runTask)
}

/** The report of a file, compared with the recipes that were sent to the worker before. */
export async function readWholeFile(runTask: RunTask): Promise<ImportReport> {
  const deadline = performance.now() + MAX_TIME
  for (;;) {
    const report = await runTask(continueReading, undefined)
    if (report) return report
    if (performance.now() > deadline) {
      throw new UnreadableUpload(
        'This file takes too long to be read. Export your recipes in several files, and send one after the other.',
      )
    }
  }
}

/** Recipes of the library that are sent at once. */
const BATCH_SIZE = 250

/**
 * Sends the household's recipes to the worker, which finds duplicates among them. Those that this
 * import wrote are left out: two alike recipes of one file are both imported.
 */
export async function sendLibraryToWorker(
  household: Household,
  runTask: RunTask,
  importedIds: ReadonlySet<number> = new Set(),
): Promise<void> {
  let batch: KnownRecipe[] = []
  const sendBatch = async () => {
    await runTask(addToLibrary, batch)
    batch = []
  }
  for await (const { id, name, userSequence, servings, source, ingredients } of storedRecipes(household)) {
    if (importedIds.has(id)) continue
    batch.push({ id, name, userSequence, servings, source, ingredients })
    if (batch.length >= BATCH_SIZE) await sendBatch()
  }
  await sendBatch()
}
