/** Reads an uploaded file; runs in a worker (`workers/pool.ts`), which has one file at a time. */

import { createHash } from 'node:crypto'
import { fullFormatRecipes, photoPath } from '../../../domain/importing/full-format-recipes.ts'
import { fullFormatTables } from '../../../domain/importing/full-format-rows.ts'
import type { FullFormat } from '../../../domain/importing/full-format.ts'
import { drawSmall, LONGEST_SIDE, openSharp } from '../../recipes/photos/small-jpeg.ts'
import type { TaskHandlers, WorkerState } from '../../workers/task.ts'
import { openUpload } from './open-upload.ts'
import { MAX_BATCH_CHARACTERS, UploadReading } from './upload-reading.ts'
import type * as tasks from './upload-tasks.ts'

const readingOf = ({ value }: WorkerState): UploadReading => {
  if (value instanceof UploadReading) return value
  throw new Error('no file is open')
}

export const uploadHandlers: TaskHandlers<typeof tasks> = {
  open: async ({ path, fileName }, state) => {
    const upload = await openUpload(path, fileName)
    state.value = new UploadReading(upload)
    state.end = () => upload.close()
  },
  addToLibrary: async (recipes, state) => readingOf(state).addToLibrary(recipes),
  continueReading: async (_input, state) => readingOf(state).continueReading(),
  continueLookingAhead: async (_input, state) => readingOf(state).continueLookingAhead(),
  startRecipes: async ({ done }, state) => readingOf(state).startRecipes(done),
  nextRecipes: async (_input, state) => readingOf(state).nextRecipes(),
  nextDays: async (_input, state) => readingOf(state).nextDays(),
  nextLists: async (_input, state) => readingOf(state).nextLists(),
  recipeLinks: async (_input, state) => readingOf(state).recipeLinks(),
  photoInFile: async ({ at }, state) => readingOf(state).photo(at),
  platefulFile: async (_input, state) => {
    const { file, remarks } = await readingOf(state).platefulFile()
    const { recipes, recipePictures, familyMembers, guestDiners } = file.tables
    const rows = [...recipes, ...recipePictures, ...familyMembers, ...guestDiners]
    return {
      settings: file.settings ?? null,
      remarks,
      photoNames: [...new Set(rows.flatMap(({ photoName }) => photoName ?? []))],
      recipes: recipes.length,
      mostNumber: recipes.reduce((most, { userSequence }) => Math.max(most, userSequence), 0),
      rowCounts: rowCountsOf(file),
    }
  },
  platefulRows: async ({ table, from }, state) => {
    const reading = readingOf(state)
    const { file } = await reading.platefulFile()
    const rows = rowBatch<Record<string, unknown>>(file.tables[table], from)
    if (table !== 'recipes') return { rows, twinIds: [] }
    const firstRows = {
      ...file,
      tables: { ...file.tables, recipes: file.tables.recipes.slice(from, from + rows.length) },
    }
    return {
      rows,
      twinIds: fullFormatRecipes(firstRows).map(({ draft }) => reading.twinOf(draft)?.id ?? null),
    }
  },
  platefulPhoto: async ({ name }, state) => {
    const reading = readingOf(state)
    const { folder } = await reading.platefulFile()
    const bytes = Buffer.from(await reading.upload.read(folder + photoPath(name)))
    return (await isOurs(bytes, name))
      ? { bytes, isOurs: true }
      : { bytes: await drawSmall(bytes), isOurs: false }
  },
}

const rowCountsOf = ({ tables }: FullFormat) =>
  Object.fromEntries(
    fullFormatTables.map((table) => [table, tables[table].length]),
  ) as tasks.PlatefulFile['rowCounts']

/** Rows of our own file in one answer. */
const ROWS_A_BATCH = 100

/** The rows of one answer; fewer if they are long. */
function rowBatch<Row>(all: readonly Row[], from: number): Row[] {
  const rows: Row[] = []
  for (let length = 0; rows.length < ROWS_A_BATCH && length < MAX_BATCH_CHARACTERS;) {
    const row = all[from + rows.length]
    if (row === undefined) break
    rows.push(row)
    length += JSON.stringify(row).length
  }
  return rows
}

/** Whether we stored this JPEG: its name is the hash of its bytes, so it is not encoded again. */
async function isOurs(bytes: Buffer, name: string): Promise<boolean> {
  if (`${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.jpg` !== name) return false
  const sharp = await openSharp()
  const { format, width, height, exif } = await sharp(bytes).metadata()
  return format === 'jpeg' && Math.max(width, height) <= LONGEST_SIDE && exif === undefined
}
