/** Reads the pages of a reading, each in a worker, and then the recipes on all of them together. */

import type { LineBox, PlacedReading } from '@plateful/page-reader/layout/line-boxes'
import type { PlacedPage } from '@plateful/page-reader/layout/placed-text'
import type { FastifyBaseLogger } from 'fastify'
import type { PageChange, RecipeLineAreas } from '../../../domain/importing/picture-reading.ts'
import { pictureRefusals } from '../../../domain/importing/reading-refusals.ts'
import { Refusal, refuse } from '../../../domain/refusal.ts'
import { Household } from '../../db/household.ts'
import type { AppDependencies } from '../../http/context.ts'
import { type RunTask, withWorker } from '../../workers/pool.ts'
import { WorkerExhausted } from '../../workers/worker-process.ts'
import { deletePageFile } from './delete-readings.ts'
import { cutPicture, readPdfPages } from './page-file-tasks.ts'
import { fileBytes, newFileName, saveFile } from './page-files.ts'
import { readPages, seePicture, straightenPicture } from './reading-tasks.ts'
import { type PageRow, pagesOf, type ReadingRow, updatePage, updateReading } from './store.ts'

/** A recipe as a reading stores it. */
export interface Found {
  reading: PlacedReading
  parts: RecipeLineAreas
  savedAs: number | null
}

interface RunningJob {
  signal: AbortSignal
  log: Pick<FastifyBaseLogger, 'error'>
  /** Called when a page was read. */
  onPageRead: () => Promise<void>
}

type ReadDependencies = Pick<AppDependencies, 'db' | 'external'>

/** Reads the unread pages and stores each at once. */
export async function readPictures(
  dependencies: ReadDependencies,
  row: ReadingRow,
  running: RunningJob,
): Promise<void> {
  const rows = new Household(dependencies.db, row.householdId)
  for (const page of await pagesOf(rows, [row.id])) {
    if (page.words !== null || page.problem !== null) continue
    await readPage(dependencies, rows, page, running)
    // Another process may have stopped or deleted the reading.
    if (!(await updateReading(rows, row.id, { attempts: 0 }, 'reading'))) return
    await running.onPageRead()
  }
  await findRecipes(rows, row.id, running.signal)
}

const ownerOf = (rows: Household) => `household ${rows.id}`

async function readPage(
  { external }: ReadDependencies,
  rows: Household,
  page: PageRow,
  { signal, log }: RunningJob,
): Promise<void> {
  try {
    const bytes = await fileBytes(external, page.storedAs)
    if (bytes === null) throw refuse('NOT_FOUND', pictureRefusals.gone)
    if (page.kind === 'pdf') {
      const words = await withWorker('documents', ownerOf(rows), (runTask) => runTask(readPdfPages, bytes), {
        signal,
      })
      await updatePage(rows, page.id, { words: JSON.stringify(words) })
      return
    }
    const change = JSON.parse(page.pageChange) as PageChange
    const read = await withWorker(
      'pictures',
      ownerOf(rows),
      (runTask) => readInWorker(runTask, bytes, change),
      {
        signal,
      },
    )
    await storePage({ external }, rows, page, read)
  } catch (error) {
    signal.throwIfAborted()
    await updatePage(rows, page.id, { problem: problemOf(error, log) })
  }
}

/** The longest side of a picture that is kept as it was read, in pixels. */
const KEPT_SIDE = 1600

async function readInWorker(runTask: RunTask, original: Uint8Array, change: PageChange) {
  const isUnchanged = change.angle === 0 && change.crop === null
  const bytes = isUnchanged ? original : await runTask(cutPicture, { bytes: original, change })
  const { page, straightened } = await runTask(seePicture, bytes)
  const jpeg = await runTask(straightenPicture, { bytes, straightened, longestSide: KEPT_SIDE })
  return { page, jpeg }
}

async function storePage(
  { external }: Pick<ReadDependencies, 'external'>,
  rows: Household,
  { id, shownAs: before }: PageRow,
  { page, jpeg }: { page: PlacedPage; jpeg: Uint8Array },
): Promise<void> {
  const shownAs = newFileName()
  // The name is stored before the file, so that no file is without a row.
  const keptPage = await updatePage(rows, id, { shownAs })
  if (!keptPage) return
  await deletePageFile({ external }, before)
  await saveFile(external, shownAs, jpeg)
  const problem = page.pieces.length === 0 ? pictureRefusals.noWords : null
  await updatePage(rows, id, { words: JSON.stringify([page]), problem })
}

function problemOf(error: unknown, log: RunningJob['log']): string {
  if (error instanceof WorkerExhausted) return pictureRefusals.tooMuch
  if (error instanceof Refusal) return messageOf(error)
  log.error({ err: error }, 'a picture was not read')
  return pictureRefusals.ourFault
}

const messageOf = ({ message, details }: Refusal) =>
  (details?.['issues'] as { message: string }[] | undefined)?.[0]?.message ?? message

/** Stores the recipes on all pages; without any, the reading fails with a sentence. */
async function findRecipes(rows: Household, id: number, signal: AbortSignal): Promise<void> {
  const pages = await pagesOf(rows, [id])
  const placedPages = pages.flatMap(({ id: pageId, kind, words, problem }) =>
    problem === null && words !== null
      ? (JSON.parse(words) as PlacedPage[]).map((page) => ({ page, pageId: kind === 'pdf' ? null : pageId }))
      : [],
  )
  const found = placedPages.length === 0 ? [] : await recipesOn(rows, placedPages, signal)
  const [first] = pages.flatMap(({ problem }) => problem ?? [])
  const problem = placedPages.length === 0 && first !== undefined ? first : pictureRefusals.noRecipe
  const change =
    found.length === 0
      ? ({ state: 'failed', problem } as const)
      : ({ state: 'read', problem: null, found: JSON.stringify(found) } as const)
  await updateReading(rows, id, { ...change, heldUntil: null, attempts: 0 }, 'reading')
}

async function recipesOn(
  rows: Household,
  placedPages: readonly { page: PlacedPage; pageId: number | null }[],
  signal: AbortSignal,
): Promise<Found[]> {
  const pages = placedPages.map(({ page }) => page)
  const readings = await withWorker('documents', ownerOf(rows), (runTask) => runTask(readPages, pages), {
    signal,
  })
  const idOf = (at: number) => placedPages[at]?.pageId ?? null
  return readings.flatMap((reading) =>
    reading.recipe === null ? [] : [{ reading, parts: partsOf(reading, idOf), savedAs: null }],
  )
}

function partsOf({ places }: PlacedReading, idOf: (page: number) => number | null): RecipeLineAreas {
  const part = (place: LineBox | null) => {
    const page = place && idOf(place.page)
    if (!place || page === null) return null
    const clampShare = (value: number) => Math.min(1, Math.max(0, value))
    return {
      page,
      left: clampShare(place.left),
      top: clampShare(place.top),
      width: clampShare(place.width),
      height: clampShare(place.height),
      doubtful: place.doubtful ?? [],
    }
  }
  return {
    name: part(places.name),
    ingredients: places.ingredients.map(part),
    steps: places.steps.map(part),
  }
}
