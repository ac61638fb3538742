import { ImportReport, ImportResult } from '../../../domain/importing/household-import.ts'
import { Household } from '../../db/household.ts'
import { type AppDependencies, todayOf } from '../../http/context.ts'
import type { RunTask } from '../../workers/pool.ts'
import { settingsOf } from './full-format-settings.ts'
import { importMeals } from './import-days.ts'
import { importLists } from './import-lists.ts'
import { importRecipes, type RecipeImporter, type RunningImport } from './import-recipes.ts'
import { Interrupted } from './interrupted.ts'
import { linkReadRecipes } from './link-recipes.ts'
import { UnreadableUpload } from './open-upload.ts'
import { readReport, sendLibraryToWorker } from './read-report.ts'
import { restoreHousehold } from './restore-household.ts'
import { type ImportRow, itemsOf, updateImport, updateRunningImport } from './store.ts'
import { continueLookingAhead, nextRecipes, startRecipes } from './upload-tasks.ts'
import { webPhotos } from './web-photos.ts'
import { withUpload } from './with-upload.ts'

/** What an import uses; `signal` ends the worker that reads the file. */
export type ImportDependencies = Pick<AppDependencies, 'db' | 'external' | 'clock'> & {
  signal?: AbortSignal | undefined
}

const nothingYet: ImportResult = {
  recipes: 0,
  photos: 0,
  missedPhotos: 0,
  meals: 0,
  lists: 0,
  others: 0,
  otherKinds: [],
  skipped: 0,
  remarks: [],
}

const resultOf = (row: ImportRow): ImportResult =>
  row.result === null ? structuredClone(nothingYet) : ImportResult.parse(JSON.parse(row.result))

async function withFile<Answer>(
  { external, signal }: ImportDependencies,
  row: ImportRow,
  work: (runTask: RunTask) => Promise<Answer>,
): Promise<Answer> {
  const file = await external.uploads.open(row.storedAs)
  if (!file) throw new UnreadableUpload('This file is no longer here. Choose it again.')
  try {
    return await withUpload({ path: file.path, fileName: row.fileName }, { signal }, work)
  } finally {
    await file.close()
  }
}

/** Reads the file and reports what it contains; the import is ready then. */
export async function readImport(dependencies: ImportDependencies, row: ImportRow): Promise<ImportReport> {
  const rows = new Household(dependencies.db, row.householdId)
  const report = await withFile(dependencies, row, (runTask) => readReport(rows, runTask))
  const readyUpload = {
    state: 'ready',
    attempts: 0,
    total: report.recipes.count,
    report: JSON.stringify(report),
  } as const
  await updateImport(rows, row.id, readyUpload, 'reading')
  return report
}

/** Writes what the file contains, from the last progress on; the import is done then. */
export async function runImport(
  dependencies: ImportDependencies,
  row: ImportRow,
  isStopping: () => boolean,
): Promise<ImportResult> {
  return withFile(dependencies, row, (runTask) => importAll(dependencies, row, runTask, isStopping))
}

async function importAll(
  dependencies: ImportDependencies,
  row: ImportRow,
  runTask: RunTask,
  isStopping: () => boolean,
): Promise<ImportResult> {
  const { householdId, userId } = row
  const now = dependencies.clock().toISOString()
  const household = new Household(dependencies.db, householdId)
  const importer: RecipeImporter = {
    external: dependencies.external,
    household,
    user: { id: userId, householdId },
    now,
    today: todayOf(now),
  }
  const items = await itemsOf(household, row.id)
  if (row.duplicates === 'skip') {
    const importedRecipeIds = items.flatMap(({ kind, itemId }) => (kind === 'recipes' ? [itemId] : []))
    await sendLibraryToWorker(household, runTask, new Set(importedRecipeIds))
    while (!(await runTask(continueLookingAhead, undefined)));
  }
  const running: RunningImport = { row, runTask, items, result: resultOf(row), isStopping }
  const isPlatefulFile =
    row.report !== null && ImportReport.parse(JSON.parse(row.report)).format === 'plateful'
  if (isPlatefulFile) await restoreHousehold(importer, running)
  else await importOtherFile(importer, running, dependencies.signal)
  return running.result
}

/** Writes the recipes, plans and lists of another program; the import is done then. */
async function importOtherFile(
  importer: RecipeImporter,
  { row, runTask, items, result, isStopping }: RunningImport,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { household, external } = importer
  const ids = new Map(
    items.flatMap(({ sourceKey, itemId }) => (sourceKey === null ? [] : [[sourceKey, itemId]])),
  )
  const idOf = (key: string) => ids.get(key)
  const fetchPhoto = webPhotos({ external, userId: row.userId, isStopping, signal })
  await runTask(startRecipes, { done: row.done })
  for (;;) {
    const recipes = await runTask(nextRecipes, undefined)
    if (recipes.length === 0) break
    if (isStopping()) throw new Interrupted()
    const importedIds = await importRecipes(importer, { row, runTask, recipes, fetchPhoto, result })
    for (const [key, id] of importedIds) ids.set(key, id)
  }
  await linkReadRecipes(household, { importId: row.id, runTask, result, idOf })
  const { defaultDinerCount: peopleCount } = await settingsOf(household, row.userId)
  const plan = { row, runTask, items, result, isStopping, peopleCount, idOf }
  await importMeals(importer, plan)
  await importLists(importer, plan)
  const finished = { state: 'done', result: JSON.stringify(result), heldUntil: null } as const
  await updateRunningImport(household, row, finished)
}
