import type { Household } from '../../db/household.ts'
import type { RunTask } from '../../workers/pool.ts'
import { storedRecipes } from './export-rows.ts'
import { addToLibrary, type KnownRecipe } from './upload-tasks.ts'

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
