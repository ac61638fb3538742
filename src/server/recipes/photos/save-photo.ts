import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { refuse } from '../../../domain/refusal.ts'
import type { Household } from '../../db/household.ts'
import type { Context } from '../../http/context.ts'
import { withWorker } from '../../workers/pool.ts'
import { WorkerExhausted } from '../../workers/worker-process.ts'
import { laneOf, smallPicture, unreadablePicture } from './picture-tasks.ts'
import { hasPhoto, insertPhoto } from './store.ts'

const PHOTO_PATH = '/api/photos/'

/** The address of a photo for its household. */
export function photoAddress(name: string | null): string | null {
  return name === null ? null : PHOTO_PATH + name
}

/**
 * A picture as a JPEG of limited size, made by a worker. `owner` says whose work it is: of one
 * owner, one piece runs at a time.
 */
export async function smallJpeg(owner: string, bytes: Uint8Array, longestSide?: number): Promise<Uint8Array> {
  try {
    return await withWorker(laneOf(bytes), owner, (runTask) => runTask(smallPicture, { bytes, longestSide }))
  } catch (error) {
    if (error instanceof WorkerExhausted) throw unreadablePicture(bytes)
    throw error
  }
}

type PhotoContext = Pick<Context, 'household' | 'external' | 'now'>

/**
 * The stored name of a photo input: a data URL is stored, an address of this household stays, null
 * is none. Others are refused, because the server fetches no picture at a browser's request.
 */
export async function savePhoto(context: PhotoContext, photo: string | null): Promise<string | null> {
  if (photo === null) return null
  if (!photo.startsWith('data:')) return knownPhoto(context.household, photo)
  const bytes = Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64')
  return saveJpeg(context, await smallJpeg(`household ${context.household.id}`, bytes))
}

/** Stores a worker's JPEG under the hash of its bytes. */
export async function saveJpeg(context: PhotoContext, jpeg: Uint8Array): Promise<string> {
  const bytes = Buffer.from(jpeg)
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.jpg`
  await savePhotoFile(context, name, bytes)
  return name
}

/**
 * Stores a picture under the hash of its bytes. The file is written even if its name is known,
 * since it may have been lost.
 */
export async function savePhotoFile(
  { household, external, now }: PhotoContext,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  await external.photos.save(household.id, name, bytes)
  if (await hasPhoto(household, name)) return
  await insertPhoto(household, { name, bytes: bytes.length, createdAt: now })
}

async function knownPhoto(household: Household, address: string): Promise<string> {
  const name = address.startsWith(PHOTO_PATH) ? address.slice(PHOTO_PATH.length) : ''
  if (await hasPhoto(household, name)) return name
  throw refuse('BAD_INPUT', 'Invalid photo', {
    issues: [{ path: 'photo', message: 'Send the photo itself, or leave it as it was.' }],
  })
}

/** Copies pictures to another household. */
export async function copyPhotos(
  { household: from, external, now }: Pick<Context, 'household' | 'external' | 'now'>,
  to: Household,
  names: readonly string[],
): Promise<void> {
  for (const name of new Set(names)) {
    const bytes = await external.photos.read(from.id, name)
    if (bytes !== null) await savePhotoFile({ household: to, external, now }, name, bytes)
  }
}

/** The longest side of a photo in a list, in pixels: 300 across on a sharp screen (recipes 77). */
const LIST_SIDE = 600
/** A photo of fewer bytes is small enough as it is. */
const SMALL_BYTES = 60_000

/** Photos in list size by name, which is the hash of the photo. */
const listPhotoCache = new LRUCache<string, Uint8Array>({
  maxSize: 16_000_000,
  sizeCalculation: ({ length }) => length,
})

/** The photo in the size of lists; unchanged if it is small already or cannot be scaled. */
export async function listSizePhoto(owner: string, name: string, photo: Uint8Array): Promise<Uint8Array> {
  if (photo.length < SMALL_BYTES) return photo
  const known = listPhotoCache.get(name)
  if (known) return known
  const small = await smallJpeg(owner, photo, LIST_SIDE).catch(() => photo)
  if (small !== photo) listPhotoCache.set(name, small)
  return small
}
