/** Adds, changes and removes the pages of a reading before it is read. */

import type { Readable } from 'node:stream'
import { MAX_READING_PAGES, PageChange } from '../../../domain/importing/picture-reading.ts'
import { pictureRefusals, refusePdf } from '../../../domain/importing/reading-refusals.ts'
import { MAX_PICTURE_BYTES } from '../../../domain/recipes/recipe-photo.ts'
import { refuse } from '../../../domain/refusal.ts'
import type { Household } from '../../db/household.ts'
import { lockHousehold } from '../../db/row-locks.ts'
import type { Context, WithId } from '../../http/context.ts'
import { readAllBytes } from '../../http/read-all-bytes.ts'
import { laneOf, unreadablePicture } from '../../recipes/photos/picture-tasks.ts'
import { withWorker } from '../../workers/pool.ts'
import { WorkerExhausted } from '../../workers/worker-process.ts'
import { queueForUser } from '../queue-for-user.ts'
import { deletePageAndFiles, deletePageFile } from './delete-readings.ts'
import { type FilePage, splitIntoPages } from './page-file-tasks.ts'
import { newFileName, saveFile } from './page-files.ts'
import { readingAnswer, requireReading } from './picture-readings.ts'
import { type PageRow, pagesOf, type ReadingRow, unchangedPage, updatePage, updateReading } from './store.ts'

interface OfPage {
  params: { id: number; page: number }
}

export async function addPage(context: Context, { params, body }: WithId & { body: unknown }) {
  const { household, external } = context
  await idleReading(context, params.id)
  return queueForUser(context.user.id, async () => {
    const bytes = await readAllBytes(body as Readable, MAX_PICTURE_BYTES, pictureRefusals.tooLarge)
    const newPages = await pagesOfFile(context, bytes)
    const files = newPages.map((page) => ({
      ...page,
      storedAs: newFileName(),
      bytes: page.kind === 'pdf' ? bytes : page.jpeg,
    }))
    // The row comes before the file, so that the store has no file without a row.
    const rows = await household.transaction(async (tx) => {
      const pagesBefore = await lockedPages(tx, params.id)
      if (pagesBefore.length + files.length > MAX_READING_PAGES)
        throw refuse('TOO_MANY_TRIES', pictureRefusals.tooManyPages)
      const madePages: PageRow[] = []
      for (const { kind, storedAs } of files)
        madePages.push(
          await tx.insert('pictureReadingPages', {
            readingId: params.id,
            position: (pagesBefore.at(-1)?.position ?? -1) + 1 + madePages.length,
            kind,
            storedAs,
            pageChange: JSON.stringify(unchangedPage),
          }),
        )
      await resetReading(tx, params.id)
      return madePages
    })
    try {
      for (const { storedAs, bytes: pageBytes } of files) await saveFile(external, storedAs, pageBytes)
    } catch (error) {
      for (const row of rows) await deletePageAndFiles(context, household, row)
      throw error
    }
    return readingAnswer(household, params.id)
  })
}

async function pagesOfFile({ user }: Context, bytes: Uint8Array): Promise<FilePage[]> {
  const isPdf = Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
  try {
    return await withWorker(isPdf ? 'documents' : laneOf(bytes), `household ${user.householdId}`, (runTask) =>
      runTask(splitIntoPages, bytes),
    )
  } catch (error) {
    if (!(error instanceof WorkerExhausted)) throw error
    throw isPdf ? refusePdf('tooMuch') : unreadablePicture(bytes)
  }
}

export async function changePage(
  context: Context,
  { params, body }: OfPage & { body: Partial<PageChange> & { position?: number | undefined } },
) {
  const { household, external } = context
  const { position, ...change } = body
  const shownAs = await household.transaction(async (tx) => {
    const pages = await lockedPages(tx, params.id)
    const page = pages.find(({ id }) => id === params.page)
    if (!page) throw refuse('NOT_FOUND', pictureRefusals.noPicture)
    if (position !== undefined) await movePage(tx, pages, page, position)
    await resetReading(tx, params.id)
    if (change.angle === undefined && change.crop === undefined) return ''
    const now = PageChange.parse({ ...(JSON.parse(page.pageChange) as PageChange), ...change })
    await updatePage(tx, page.id, {
      pageChange: JSON.stringify(now),
      shownAs: '',
      words: page.kind === 'pdf' ? page.words : null,
      problem: null,
    })
    return page.shownAs
  })
  await deletePageFile({ external }, shownAs)
  return readingAnswer(household, params.id)
}

async function movePage(tx: Household, pages: PageRow[], page: PageRow, to: number): Promise<void> {
  const movedPages = pages.filter((other) => other !== page).toSpliced(to, 0, page)
  for (const [at, { id, position }] of movedPages.entries())
    if (position !== at) await updatePage(tx, id, { position: at })
}

/**
 * Removes a page. Its row is deleted under the lock with which a reading starts, so that no reading
 * begins or is reset meanwhile; its files are deleted last.
 */
export async function removePage(context: Context, { params }: OfPage) {
  const { household, external } = context
  const { storedAs, shownAs } = await household.transaction(async (tx) => {
    const page = (await lockedPages(tx, params.id)).find(({ id }) => id === params.page)
    if (!page) throw refuse('NOT_FOUND', pictureRefusals.noPicture)
    await tx.remove('pictureReadingPages', page.id)
    await resetReading(tx, params.id)
    return page
  })
  await deletePageFile({ external }, storedAs)
  await deletePageFile({ external }, shownAs)
  return readingAnswer(household, params.id)
}

/** The reading; refuses while it is being read. */
async function idleReading(context: Context, id: number): Promise<ReadingRow> {
  const row = await requireReading(context, { params: { id } })
  if (row.state === 'reading') throw refuse('IMPORT_RUNNING', pictureRefusals.isReading)
  return row
}

/** Locks the reading and returns its pages. */
async function lockedPages(tx: Household, id: number): Promise<PageRow[]> {
  await lockHousehold(tx)
  const row = await tx.byId('pictureReadings', id)
  if (!row) throw refuse('NOT_FOUND', pictureRefusals.noReading)
  if (row.state === 'reading') throw refuse('IMPORT_RUNNING', pictureRefusals.isReading)
  return pagesOf(tx, [id])
}

/** Resets a reading whose pages have changed: what was found is dropped. */
const resetReading = (rows: Household, id: number) =>
  updateReading(rows, id, { state: 'gathering', found: null, problem: null })
