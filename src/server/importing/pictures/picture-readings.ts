/** Readings of recipes in pictures: started, read, stopped, reviewed and deleted. */

import { createHash } from 'node:crypto'
import { isUnsureOf } from '@plateful/page-reader/page-doubts'
import { type PageRecipe, textOf } from '@plateful/page-reader/page/page-recipe'
import {
  type FoundInPictures,
  MAX_READINGS,
  type PageChange,
  type PictureReading,
  type ReadingPage,
  type RecipeLineAreas,
} from '../../../domain/importing/picture-reading.ts'
import { pictureRefusals } from '../../../domain/importing/reading-refusals.ts'
import { refuse } from '../../../domain/refusal.ts'
import type { Household } from '../../db/household.ts'
import { lockHousehold } from '../../db/row-locks.ts'
import { addMilliseconds, type Context, type WithId } from '../../http/context.ts'
import { unreadablePicture } from '../../recipes/photos/picture-tasks.ts'
import { saveJpeg } from '../../recipes/photos/save-photo.ts'
import { saveSourcePictures } from '../../recipes/source-picture-store.ts'
import { recipeById } from '../../recipes/store.ts'
import { withWorker } from '../../workers/pool.ts'
import { WorkerExhausted } from '../../workers/worker-process.ts'
import { makePreview } from '../import-page.ts'
import { deleteReadingAndFiles } from './delete-readings.ts'
import { doubtsOfWords, isMostlyDoubtful } from './doubtful-words.ts'
import { cutPicture } from './page-file-tasks.ts'
import { fileBytes } from './page-files.ts'
import type { Found } from './read-pictures.ts'
import { readingJobs } from './reading-jobs.ts'
import { type PageRow, pagesOf, type ReadingRow, readingsOf, updatePage, updateReading } from './store.ts'

const noReading = () => refuse('NOT_FOUND', pictureRefusals.noReading)

export async function requireReading({ household }: Context, { params }: WithId): Promise<ReadingRow> {
  const row = await household.byId('pictureReadings', params.id)
  if (!row) throw noReading()
  return row
}

const foundIn = ({ found }: ReadingRow): Found[] => (found === null ? [] : (JSON.parse(found) as Found[]))

const toPage = ({ id, kind, words, problem, storedAs, shownAs, pageChange }: PageRow): ReadingPage => ({
  id,
  kind,
  state: problem !== null ? 'failed' : words === null ? 'waiting' : 'read',
  problem,
  ...(JSON.parse(pageChange) as PageChange),
  look: versionOf(`${shownAs || storedAs} ${pageChange}`),
})

const versionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** A reading as answered, without the locations of its files. */
function toReading(row: ReadingRow, pages: readonly PageRow[]): PictureReading {
  return {
    id: row.id,
    state: row.state,
    pages: pages.filter(({ readingId }) => readingId === row.id).map(toPage),
    recipes: foundIn(row).map(({ reading, savedAs }) => ({ name: reading.recipe?.name ?? '', savedAs })),
    problem: row.problem,
    createdAt: row.createdAt,
  }
}

export async function readingAnswer(household: Household, id: number): Promise<PictureReading> {
  const row = await household.byId('pictureReadings', id)
  if (!row) throw noReading()
  return toReading(row, await pagesOf(household, [id]))
}

async function readingsWithPages(household: Household): Promise<{ rows: ReadingRow[]; pages: PageRow[] }> {
  const rows = await readingsOf(household)
  const ids = rows.map(({ id }) => id)
  return { rows, pages: await pagesOf(household, ids) }
}

export async function listReadings({ household }: Context): Promise<PictureReading[]> {
  const { rows, pages } = await readingsWithPages(household)
  return rows.map((row) => toReading(row, pages))
}

/**
 * Milliseconds for which a reading without pages is kept: its first page may still be uploading.
 */
const EMPTY_FOR = 600_000

/** Starts a reading without pages. Earlier readings that never got a page are deleted. */
export async function startReading({ household, user, now, external }: Context): Promise<PictureReading> {
  const { rows, pages } = await readingsWithPages(household)
  const isEmpty = ({ id, createdAt }: ReadingRow) =>
    createdAt < addMilliseconds(now, -EMPTY_FOR) && pages.every(({ readingId }) => readingId !== id)
  for (const { id } of rows.filter((row) => row.userId === user.id && isEmpty(row)))
    await deleteReadingAndFiles({ external }, household, id)
  const row = await household.transaction(async (tx) => {
    await lockHousehold(tx)
    if ((await readingsOf(tx)).length >= MAX_READINGS)
      throw refuse('TOO_MANY_TRIES', pictureRefusals.tooManyReadings)
    return tx.insert('pictureReadings', { userId: user.id, state: 'gathering', createdAt: now })
  })
  return toReading(row, [])
}

/** Starts to read the unread pages; a repeated call starts nothing again. */
export async function startReadingPages(context: Context, { params }: WithId): Promise<PictureReading> {
  const { household } = context
  const before = await requireReading(context, { params })
  const pages = await pagesOf(household, [params.id])
  if (pages.length === 0) throw refuse('BAD_INPUT', pictureRefusals.none)
  if (before.state !== 'reading') {
    // Failed pages are tried again.
    for (const { id, words, problem } of pages)
      if (words === null && problem !== null) await updatePage(household, id, { problem: null })
    const change = { found: null, problem: null, attempts: 0, heldUntil: null } as const
    await updateReading(household, params.id, { state: 'reading', ...change }, before.state)
  }
  const row = await requireReading(context, { params })
  if (row.state === 'reading') readingJobs(context).start(row, context.log)
  return toReading(row, await pagesOf(household, [params.id]))
}

async function stopWork(context: Context, { params }: WithId): Promise<void> {
  await requireReading(context, { params })
  await updateReading(context.household, params.id, { state: 'gathering', heldUntil: null }, 'reading')
  await readingJobs(context).cancel(params.id)
}

/** Stops the reading; pages that were read stay. */
export async function stopReading(context: Context, { params }: WithId): Promise<PictureReading> {
  await stopWork(context, { params })
  return readingAnswer(context.household, params.id)
}

export async function deletePictureReading(context: Context, { params }: WithId): Promise<void> {
  await stopWork(context, { params })
  await deleteReadingAndFiles(context, context.household, params.id)
}

/** The longest side of a page's picture on the screen, in pixels. */
const SHOWN_SIDE = 1600

export async function pagePicture(
  context: Context,
  { params, query }: { params: { id: number; page: number }; query: { angle?: number | undefined } },
) {
  const { household, external } = context
  await requireReading(context, { params })
  const page = (await pagesOf(household, [params.id])).find(({ id }) => id === params.page)
  if (page?.kind !== 'picture') throw refuse('NOT_FOUND', pictureRefusals.noPicture)
  const cacheControl = 'private, max-age=604800, immutable'
  const { angle } = query
  const read = angle === undefined ? await fileBytes(external, page.shownAs) : null
  if (read) return { bytes: read, mediaType: 'image/jpeg', cacheControl }
  const original = await fileBytes(external, page.storedAs)
  if (original === null) throw refuse('NOT_FOUND', pictureRefusals.gone)
  const change = angle === undefined ? (JSON.parse(page.pageChange) as PageChange) : { angle, crop: null }
  return { bytes: await cutInWorker(context, original, change), mediaType: 'image/jpeg', cacheControl }
}

async function cutInWorker({ user }: Context, bytes: Uint8Array, change: PageChange): Promise<Uint8Array> {
  const pictureTask = { bytes, change, longestSide: SHOWN_SIDE }
  try {
    return await withWorker('quick', `household ${user.householdId}`, (runTask) =>
      runTask(cutPicture, pictureTask),
    )
  } catch (error) {
    if (error instanceof WorkerExhausted) throw unreadablePicture(bytes)
    throw error
  }
}

/** A reading with the recipes found in it, as drafts for review. */
export async function readingWithRecipes(context: Context, { params }: WithId) {
  const row = await requireReading(context, { params })
  const foundRecipes = foundIn(row)
  const found: FoundInPictures[] = []
  for (const foundRecipe of foundRecipes)
    if (foundRecipe.reading.recipe)
      found.push(await toReview(context, foundRecipe, foundRecipe.reading.recipe, foundRecipes.length > 1))
  return { ...(await readingAnswer(context.household, row.id)), found }
}

async function toReview(
  context: Context,
  { reading, parts }: Found,
  recipe: PageRecipe,
  isOneOfSeveral: boolean,
): Promise<FoundInPictures> {
  const isOfPdf = [parts.name, ...parts.ingredients, ...parts.steps].every((part) => part === null)
  const pageReading = { recipe: { ...recipe, image: null }, reading, others: [], isOneOfSeveral, words: {} }
  const preview = await makePreview(context, pageReading, isOfPdf ? 'PDF' : 'picture')
  const lines = [...recipe.ingredients, ...recipe.steps].map(textOf)
  return {
    recipeData: preview.recipeData,
    warnings: [...doubtsOfWords(parts, isUnsureOf('ingredients', reading.confidence)), ...preview.warnings],
    twins: preview.twins,
    parts,
    isMostlyDoubtful: isMostlyDoubtful(lines, parts),
  }
}

/** Notes that a found recipe was saved and keeps its pictures. The last recipe ends the reading. */
export async function markFoundSaved(
  context: Context,
  { params, body }: WithId & { body: { found: number; recipeId: number } },
): Promise<void> {
  const { household } = context
  const row = await requireReading(context, { params })
  const foundRecipe = foundIn(row)[body.found]
  if (!foundRecipe) throw noReading()
  if (!(await recipeById(household, body.recipeId))) throw refuse('NOT_FOUND', 'Recipe Not Found')
  const names = await storeSourcePictures(context, row.id, foundRecipe.parts)
  const isOver = await household.transaction(async (tx) => {
    await lockHousehold(tx)
    await saveSourcePictures(tx, body.recipeId, names)
    const now = await tx.byId('pictureReadings', row.id)
    if (!now) return false
    const found = foundIn(now).map((other, at) =>
      at === body.found ? { ...other, savedAs: body.recipeId } : other,
    )
    await updateReading(tx, row.id, { found: JSON.stringify(found) })
    return found.every(({ savedAs }) => savedAs !== null)
  })
  if (isOver) await deleteReadingAndFiles(context, household, row.id)
}

/** Stores the pictures that show the recipe as photos of the household. */
async function storeSourcePictures(context: Context, id: number, parts: RecipeLineAreas): Promise<string[]> {
  const lines = [parts.name, ...parts.ingredients, ...parts.steps]
  const usedPages = new Set(lines.flatMap((part) => part?.page ?? []))
  const names: string[] = []
  for (const page of await pagesOf(context.household, [id])) {
    const bytes = usedPages.has(page.id) ? await fileBytes(context.external, page.shownAs) : null
    if (bytes) names.push(await saveJpeg(context, bytes))
  }
  return names
}
