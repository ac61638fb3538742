import { createHash } from 'node:crypto'
import { refuse } from '../../../domain/refusal.ts'
import type { Db } from '../../db/tables.ts'
import type { VisitorContext } from '../../http/context.ts'
import { askWorker, WorkerExhausted } from '../../workers/pool.ts'
import { smallPicture } from './picture-tasks.ts'
import { hasPhoto, insertPhoto } from './store.ts'
import { unreadablePicture } from './unreadable-picture.ts'

const PHOTO_PATH = '/api/photos/'

/** The address at which the household reads a photo. */
export function photoAddress(name: string | null): string | null {
  return name === null ? null : PHOTO_PATH + name
}

/** The picture as a JPEG of bounded size, made by a worker; `owner` is whose picture it is. */
export async function smallJpeg(owner: string, bytes: Uint8Array, longestSide?: number): Promise<Uint8Array> {
  try {
    return await askWorker(owner, smallPicture, { bytes, longestSide })
  } catch (error) {
    if (error instanceof WorkerExhausted) throw unreadablePicture(bytes)
    throw error
  }
}

type Keeper = Pick<VisitorContext, 'db' | 'outside' | 'now'>

/**
 * The name under which a photo input is kept: a data URL is stored, the address of a photo of this household stays, null is
 * none. Anything else is refused: the server fetches no picture because a browser says so.
 */
export async function keepPhoto(
  { db, outside, now }: Keeper,
  householdId: number,
  photo: string | null,
): Promise<string | null> {
  if (photo === null) return null
  if (!photo.startsWith('data:')) return knownPhoto(db, householdId, photo)
  const bytes = Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64')
  return keepJpeg({ db, outside, now }, householdId, await smallJpeg(`household ${householdId}`, bytes))
}

/** Keeps a JPEG that a worker made, under the name of its bytes. */
export async function keepJpeg(
  { db, outside, now }: Keeper,
  householdId: number,
  jpeg: Uint8Array,
): Promise<string> {
  const bytes = Buffer.from(jpeg)
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.jpg`
  await keepPhotoFile({ db, outside, now }, householdId, name, bytes)
  return name
}

/**
 * Keeps a picture under the name that its bytes have. The file is written even where the name is
 * known: it may have been lost.
 */
export async function keepPhotoFile(
  { db, outside, now }: Keeper,
  householdId: number,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  await outside.photos.keep(householdId, name, bytes)
  if (await hasPhoto(db, householdId, name)) return
  await insertPhoto(db, householdId, { name, bytes: bytes.length, createdAt: now })
}

async function knownPhoto(db: Db, householdId: number, address: string): Promise<string> {
  const name = address.startsWith(PHOTO_PATH) ? address.slice(PHOTO_PATH.length) : ''
  if (await hasPhoto(db, householdId, name)) return name
  throw refuse('BAD_INPUT', 'Invalid photo', {
    issues: [{ path: 'photo', message: 'Send the photo itself, or leave it as it was.' }],
  })
}
