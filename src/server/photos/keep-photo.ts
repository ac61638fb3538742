import { createHash } from 'node:crypto'
import { refuse } from '../../domain/refusal.ts'
import type { Db } from '../db/tables.ts'
import type { VisitorContext } from '../http/context.ts'
import { openSharp } from './open-sharp.ts'
import { hasPhoto, insertPhoto } from './store.ts'

/** The longest side of a kept photo, in pixels: enough for a full-width picture on a sharp screen. */
const LONGEST_SIDE = 1600
/** More pixels than any camera in a kitchen takes, and few enough to decode safely. */
const MOST_PIXELS = 60_000_000
const PHOTO_PATH = '/api/photos/'

/** The address at which the household reads a photo. */
export function photoAddress(name: string | null): string | null {
  return name === null ? null : PHOTO_PATH + name
}

/**
 * Turns any allowed picture into a JPEG of bounded size: turned upright, without the place and camera that its file may
 * tell, transparent parts on white.
 */
export async function smallJpeg(bytes: Uint8Array, longestSide = LONGEST_SIDE): Promise<Buffer> {
  const sharp = await openSharp()
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer()
  } catch {
    throw refuse('BAD_INPUT', 'Invalid file type', {
      issues: [
        { path: 'photo', message: 'This picture cannot be read. Choose a JPEG, PNG, GIF or WebP file.' },
      ],
    })
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
  const bytes = await smallJpeg(Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64'))
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.jpg`
  await keepPhotoFile({ db, outside, now }, householdId, name, bytes)
  return name
}

/** Keeps a picture under the name that its bytes have. The file is written even where the name is known: it may have been lost. */
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
