/**
 * Writes recipes of another program into the library in batches: photos first, then each slice of
 * rows together with the progress.
 */

import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import type { ImportResult } from '../../../domain/importing/household-import.ts'
import { sumCookLog } from '../../../domain/recipes/recipe-marks.ts'
import { databaseFailureOf } from '../../db/database-failure.ts'
import type { Household } from '../../db/household.ts'
import { nextSlice } from '../../db/next-slice.ts'
import type { Context } from '../../http/context.ts'
import { isApplePhotoRefusal } from '../../recipes/photos/picture-tasks.ts'
import { saveJpeg, smallJpeg } from '../../recipes/photos/save-photo.ts'
import { insertCookLogEntry, insertRecipe, nextRecipeNumber } from '../../recipes/store.ts'
import type { RunTask } from '../../workers/pool.ts'
import { Interrupted } from './interrupted.ts'
import { rowHash } from './row-hash.ts'
import { type ImportItem, type ImportRow, insertItems, saveProgress } from './store.ts'
import { type ReadPhoto, photoInFile, type ReadRecipe } from './upload-tasks.ts'
import type { FetchPhoto } from './web-photos.ts'
import { UploadExhausted } from './with-upload.ts'

export type RecipeImporter = Pick<Context, 'household' | 'external' | 'user' | 'now'> & { today: string }

/** Pictures that are scaled down at once; more would only take more memory. */
const PHOTOS_AT_ONCE = 4
/** Recipes in one transaction: other writers wait for these only, not for the whole batch. */
const WRITTEN_AT_ONCE = 10

/** An import as it is when this process starts on it. */
export interface RunningImport {
  row: ImportRow
  runTask: RunTask
  /** The items that this import wrote before it was interrupted. */
  items: readonly ImportItem[]
  result: ImportResult
  isStopping: () => boolean
}

interface Batch extends Pick<RunningImport, 'row' | 'runTask' | 'result'> {
  recipes: ReadRecipe[]
  fetchPhoto: FetchPhoto
}

/**
 * Writes the batch and returns the id of each recipe by its key in the file, which plans and lists
 * refer to.
 */
export async function importRecipes(importer: RecipeImporter, batch: Batch): Promise<Map<string, number>> {
  const { recipes } = batch
  const ids = new Map<string, number>()
  const limit = pLimit(PHOTOS_AT_ONCE)
  const photos = await Promise.all(
    recipes.map((recipe) =>
      limit(async () => (recipe.twinId === null ? storePhotoOf(importer, batch, recipe) : null)),
    ),
  )
  for (let from = 0; from < recipes.length; from += WRITTEN_AT_ONCE) {
    await writeSlice(importer, batch, { from, photos, ids })
    await nextSlice(importer.household.id)
  }
  return ids
}

interface PreparedBatch {
  /** The index of the first recipe of the slice. */
  from: number
  photos: readonly (string | null)[]
  ids: Map<string, number>
}

/** Writes a few recipes and the import's progress, together. */
async function writeSlice(
  importer: RecipeImporter,
  batch: Batch,
  { from, photos, ids }: PreparedBatch,
): Promise<void> {
  const { row, result } = batch
  const recipes = batch.recipes.slice(from, from + WRITTEN_AT_ONCE)
  await importer.household.transaction(async (tx) => {
    for (const [at, recipe] of recipes.entries()) {
      const { twinId } = recipe
      const photoName = photos[from + at] ?? null
      const { id, stamp } =
        twinId === null ? await writeRecipe(tx, importer, recipe, photoName) : { id: twinId, stamp: null }
      await insertItems(tx, [
        {
          importId: row.id,
          kind: twinId === null ? 'recipes' : 'twin',
          itemId: id,
          sourceKey: recipe.key.slice(0, 500),
          stamp,
        },
      ])
      ids.set(recipe.key, id)
      if (twinId === null) result.recipes += 1
      else result.skipped += 1
      if (photoName !== null) result.photos += 1
    }
    await saveProgress(tx, row, result, { done: recipes.length })
  })
}

async function writeRecipe(
  tx: Household,
  { user, now, today }: RecipeImporter,
  { draft, isFavourite, rating, madeOn }: ReadRecipe,
  photoName: string | null,
): Promise<{ id: number; stamp: string }> {
  const { photo: _, ...content } = draft
  const days = madeOn.filter((day) => day <= today)
  const row = await insertRecipe(tx, {
    ...content,
    photoName,
    userId: user.id,
    globalId: randomUUID(),
    userSequence: await nextRecipeNumber(tx, now),
    isFavourite,
    rating,
    ...sumCookLog(days),
    createdAt: now,
    updatedAt: now,
  })
  for (const date of days) await insertCookLogEntry(tx, { recipeId: row.id, userId: user.id, date })
  return { id: row.id, stamp: rowHash(row) }
}

/**
 * The name of the stored photo. A picture that cannot be read or fetched is noted in the result,
 * and the recipe is imported without it.
 */
async function storePhotoOf(
  importer: RecipeImporter,
  batch: Batch,
  { draft, photo }: ReadRecipe,
): Promise<string | null> {
  if (photo === null) return null
  try {
    const jpeg = await jpegOf(batch, importer.household.id, photo)
    if (jpeg !== null) return await saveJpeg(importer, jpeg)
    batch.result.missedPhotos += 1
    addRemark(batch.result, `The photo of ${draft.name} couldn’t be fetched from the web.`)
  } catch (error) {
    // A store that is full or unreachable is not the picture's fault: the import fails and can be
    // repeated.
    if (error instanceof Interrupted || error instanceof UploadExhausted || databaseFailureOf(error))
      throw error
    const why = isApplePhotoRefusal(error)
      ? 'is in Apple’s HEIC format, which we can’t read'
      : 'couldn’t be read'
    addRemark(batch.result, `The photo of ${draft.name} ${why}.`)
  }
  return null
}

/** The picture scaled down; null if it could not be fetched. */
async function jpegOf(
  { runTask, fetchPhoto }: Batch,
  householdId: number,
  photo: ReadPhoto,
): Promise<Uint8Array | null> {
  if (photo.kind === 'held') return runTask(photoInFile, { at: photo.at })
  const bytes = await fetchPhoto(photo.address)
  return bytes && smallJpeg(`import of household ${householdId}`, bytes)
}

const MAX_REMARKS = 100

export function addRemark(result: Pick<ImportResult, 'remarks'>, remark: string): void {
  if (result.remarks.length < MAX_REMARKS && !result.remarks.includes(remark)) result.remarks.push(remark)
}

/** Characters up to which names are added to a remark. */
const MAX_REMARK = 1000

/** Adds a name to the remark that begins so; to a long one only dots. */
export function addNamedRemark(result: Pick<ImportResult, 'remarks'>, begin: string, name: string): void {
  const at = result.remarks.findIndex((remark) => remark.startsWith(`${begin}: `))
  const before = result.remarks[at]
  if (before === undefined) return addRemark(result, `${begin}: ${name}.`)
  if (before.endsWith('…')) return
  const names = before.slice(0, -1)
  result.remarks[at] = names.length > MAX_REMARK ? `${names} …` : `${names}, ${name}.`
}
