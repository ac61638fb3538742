import { dayOf } from '../../domain/day/day.ts'
import { type BroughtRecipe, type BroughtList, type BroughtMeal } from '../../domain/moving/brought.ts'
import { ImportReport, ImportResult } from '../../domain/moving/household-import.ts'
import type { Parts } from '../http/context.ts'
import { bringLists, bringMeals } from './bring-days.ts'
import { type Bringer, bringRecipes } from './bring-recipes.ts'
import { Interrupted } from './interrupted.ts'
import { openUpload, type Upload, UnreadableUpload } from './open-upload.ts'
import { readReport } from './read-report.ts'
import { readingsIn } from './read-upload.ts'
import { type ImportRow, itemsOf, updateImport, updateRunning } from './store.ts'
import { restoreHousehold } from './restore-household.ts'
import { settingsOf } from './settings.ts'
import { twinsBefore } from './twins.ts'
import { webPhotos } from './web-photos.ts'

/** So many recipes are written together; a restart repeats no more than these. */
const BATCH = 40

export type ImportParts = Pick<Parts, 'db' | 'outside' | 'clock'>

const nothingYet: ImportResult = {
  recipes: 0,
  photos: 0,
  missedPhotos: 0,
  meals: 0,
  lists: 0,
  others: 0,
  skipped: 0,
  remarks: [],
}

const resultOf = (row: ImportRow): ImportResult =>
  row.result === null ? structuredClone(nothingYet) : ImportResult.parse(JSON.parse(row.result))

async function withUpload<Answer>(
  { outside }: ImportParts,
  row: ImportRow,
  work: (upload: Upload) => Promise<Answer>,
): Promise<Answer> {
  const file = await outside.uploads.open(row.storedAs)
  if (!file) throw new UnreadableUpload('This file is not here any more. Choose it again.')
  try {
    const upload = await openUpload(file.path, row.fileName)
    try {
      return await work(upload)
    } finally {
      upload.close()
    }
  } finally {
    await file.close()
  }
}

/** Looks at the file and says what would come; the import is ready then. */
export async function readImport(parts: ImportParts, row: ImportRow): Promise<ImportReport> {
  const report = await withUpload(parts, row, (upload) => readReport(parts.db, row.householdId, upload))
  const ready = { state: 'ready', total: report.recipes.count, report: JSON.stringify(report) } as const
  await updateImport(parts.db, row.householdId, row.id, ready, 'reading')
  return report
}

/** Writes what the file holds, from where it was left; the import is done then. */
export async function runImport(
  parts: ImportParts,
  row: ImportRow,
  isStopping: () => boolean,
): Promise<ImportResult> {
  return withUpload(parts, row, (upload) => bringAll(parts, row, upload, isStopping))
}

/** What of a file lies in days; it is written last, when every recipe that it names is there. */
interface Plans {
  meals: BroughtMeal[]
  lists: BroughtList[]
}

async function bringAll(
  parts: ImportParts,
  row: ImportRow,
  upload: Upload,
  isStopping: () => boolean,
): Promise<ImportResult> {
  const { householdId, userId } = row
  const now = parts.clock()
  const user = { id: userId, householdId }
  const bringer: Bringer = { ...parts, user, now: now.toISOString(), today: dayOf(now) }
  const items = await itemsOf(parts.db, householdId, row.id)
  const twinOf = await twinsBefore(parts.db, row, new Set(items.map(({ itemId }) => itemId)))
  const result = resultOf(row)
  if (row.report !== null && ImportReport.parse(JSON.parse(row.report)).format === 'plateful') {
    await restoreHousehold(bringer, row, upload, { twinOf, result })
    return result
  }
  const ids = new Map(
    items.flatMap(({ sourceKey, itemId }) => (sourceKey === null ? [] : [[sourceKey, itemId]])),
  )
  const fetchPhoto = webPhotos({ outside: parts.outside, userId, isStopping })
  const plans: Plans = { meals: [], lists: [] }
  for await (const recipes of batchesIn(upload, row.done, plans)) {
    if (isStopping()) throw new Interrupted()
    const brought = await bringRecipes(bringer, { row, upload, recipes, twinOf, fetchPhoto, result })
    for (const [key, id] of brought) ids.set(key, id)
  }
  await bringPlans(bringer, row, plans, { idOf: (key) => ids.get(key), result })
  return result
}

/** The recipes of the file a batch at a time, without those that are done; its plans are gathered on the way. */
async function* batchesIn(upload: Upload, done: number, plans: Plans): AsyncGenerator<BroughtRecipe[]> {
  let seen = 0
  let batch: BroughtRecipe[] = []
  for await (const { recipes, meals, lists } of readingsIn(upload)) {
    plans.meals = plans.meals.concat(meals)
    plans.lists = plans.lists.concat(lists)
    for (const recipe of recipes) {
      seen += 1
      if (seen <= done) continue
      batch.push(recipe)
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

/** Writes meals and lists, and that the import is done, together. */
async function bringPlans(
  bringer: Bringer,
  row: ImportRow,
  { meals, lists }: Plans,
  known: { idOf: (key: string) => number | undefined; result: ImportResult },
): Promise<void> {
  const { defaultDinerCount: peopleCount } = await settingsOf(bringer.db, row.userId)
  const days = { ...known, importId: row.id, peopleCount }
  await bringer.db.transaction().execute(async (tx) => {
    await bringMeals(tx, bringer, meals, days)
    await bringLists(tx, bringer, lists, days)
    const done = { state: 'done', result: JSON.stringify(known.result), heldUntil: null } as const
    await updateRunning(tx, row, done)
  })
}
