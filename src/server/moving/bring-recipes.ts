/** Writes recipes of another program into the library, a batch at a time: photos first, then rows and their count together. */
import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import type { BroughtRecipe, PhotoSource } from '../../domain/moving/brought.ts'
import type { ImportResult } from '../../domain/moving/household-import.ts'
import { sumMakings } from '../../domain/recipes/marks.ts'
import { nextNumber } from '../db/counters.ts'
import { nextSlice } from '../db/in-slices.ts'
import type { Db } from '../db/tables.ts'
import { troubleOf } from '../db/trouble.ts'
import type { Parts, SignedIn } from '../http/context.ts'
import { keepPhoto } from '../photos/keep-photo.ts'
import { insertMaking } from '../recipes/making-store.ts'
import { insertRecipe } from '../recipes/store.ts'
import { Interrupted } from './interrupted.ts'
import type { Upload } from './open-upload.ts'
import { stampOf } from './stamp.ts'
import type { FetchPhoto } from './web-photos.ts'
import { type ImportRow, insertItems, updateRunning } from './store.ts'
import type { TwinOf } from './twins.ts'

export type Bringer = Pick<Parts, 'db' | 'outside'> & { user: SignedIn; now: string; today: string }

/** Pictures are made small side by side; more at once would only want more memory. */
const PHOTOS_AT_ONCE = 4
/** Whoever changes something meanwhile waits for so many recipes, not for the whole batch. */
const WRITTEN_AT_ONCE = 10

interface Batch {
  row: ImportRow
  upload: Upload
  recipes: BroughtRecipe[]
  twinOf: TwinOf
  fetchPhoto: FetchPhoto
  result: ImportResult
}

/** Writes the batch and answers the import as it is then, with the ids by which plans and lists will ask. */
export async function bringRecipes(bringer: Bringer, batch: Batch): Promise<Map<string, number>> {
  const { row, recipes, twinOf, result } = batch
  const ids = new Map<string, number>()
  const twins = recipes.map((recipe) => twinOf(recipe.draft))
  const limit = pLimit(PHOTOS_AT_ONCE)
  const photos = await Promise.all(
    recipes.map((recipe, at) => limit(async () => (twins[at] ? null : keepPhotoOf(bringer, batch, recipe)))),
  )
  for (let from = 0; from < recipes.length; from += WRITTEN_AT_ONCE) {
    await writeSome(bringer, batch, { from, twins, photos, ids })
    await nextSlice(bringer.user.householdId)
  }
  return ids
}

/** What is known of a batch before it is written. */
interface Ready {
  /** The first of those that are written now. */
  from: number
  twins: readonly ReturnType<TwinOf>[]
  photos: readonly (string | null)[]
  ids: Map<string, number>
}

/** Writes a few recipes and how far the import has come, together. */
async function writeSome(bringer: Bringer, batch: Batch, { from, twins, photos, ids }: Ready): Promise<void> {
  const { row, result } = batch
  const recipes = batch.recipes.slice(from, from + WRITTEN_AT_ONCE)
  await bringer.db.transaction().execute(async (tx) => {
    for (const [at, recipe] of recipes.entries()) {
      const twin = twins[from + at]
      const photoName = photos[from + at] ?? null
      const { id, stamp } = twin
        ? { id: twin.id, stamp: null }
        : await writeRecipe(tx, bringer, recipe, photoName)
      await insertItems(tx, bringer.user.householdId, [
        {
          importId: row.id,
          kind: twin ? 'twin' : 'recipes',
          itemId: id,
          sourceKey: recipe.key.slice(0, 500),
          stamp,
        },
      ])
      ids.set(recipe.key, id)
      if (twin) result.skipped += 1
      else result.recipes += 1
      if (photoName !== null) result.photos += 1
    }
    const done = row.done + recipes.length
    await updateRunning(tx, row, { done, result: JSON.stringify(result) })
    row.done = done
  })
}

async function writeRecipe(
  tx: Db,
  { user, now, today }: Bringer,
  { draft, isFavourite, rating, madeOn }: BroughtRecipe,
  photoName: string | null,
): Promise<{ id: number; stamp: string }> {
  const { photo: _, ...content } = draft
  const days = madeOn.filter((day) => day <= today)
  const row = await insertRecipe(tx, user.householdId, {
    ...content,
    photoName,
    userId: user.id,
    globalId: randomUUID(),
    userSequence: await nextNumber(tx, `recipes of household ${user.householdId}`, now),
    isFavourite,
    rating,
    ...sumMakings(days),
    createdAt: now,
    updatedAt: now,
  })
  for (const date of days)
    await insertMaking(tx, user.householdId, { recipeId: row.id, userId: user.id, date })
  return { id: row.id, stamp: stampOf(row) }
}

/** The name of the kept photo; a picture that cannot be read or had is told, and the recipe comes without it. */
async function keepPhotoOf(
  { db, outside, user, now }: Bringer,
  batch: Batch,
  { draft, photo }: BroughtRecipe,
): Promise<string | null> {
  if (photo === null) return null
  try {
    const base64 = await pictureIn(batch, photo)
    if (base64 !== null)
      return await keepPhoto({ db, outside, now }, user.householdId, `data:image/jpeg;base64,${base64}`)
    batch.result.missedPhotos += 1
  } catch (error) {
    // A store that is full or away is not the picture's fault: the file can be brought once it is well.
    if (error instanceof Interrupted || troubleOf(error)) throw error
    addRemark(batch.result, `The photo of ${draft.name} could not be read.`)
  }
  return null
}

/** The picture in letters; null where the web does not give it. */
async function pictureIn(batch: Batch, photo: PhotoSource): Promise<string | null> {
  if (photo.kind === 'base64') return photo.text
  const bytes = await bytesOf(batch, photo)
  return bytes && Buffer.from(bytes).toString('base64')
}

async function bytesOf(
  { upload, fetchPhoto }: Batch,
  photo: Exclude<PhotoSource, { kind: 'base64' }>,
): Promise<Uint8Array | null> {
  if (photo.kind === 'bytes') return photo.bytes
  return photo.kind === 'file' ? upload.read(photo.path) : fetchPhoto(photo.address)
}

const MOST_REMARKS = 100

export function addRemark(result: ImportResult, remark: string): void {
  if (result.remarks.length < MOST_REMARKS && !result.remarks.includes(remark)) result.remarks.push(remark)
}
