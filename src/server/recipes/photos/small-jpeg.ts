/**
 * Decodes pictures; runs in a worker, since what somebody sends as a picture may take long and much
 * memory.
 */
import type sharp from 'sharp'
import { unreadablePicture } from './picture-tasks.ts'

let opened: Promise<typeof sharp> | undefined

/**
 * What decodes pictures: loaded with the first one, since it is as large as all the rest of the
 * product.
 */
export const openSharp = (): Promise<typeof sharp> => (opened ??= load())

async function load(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  // Only what a camera or a page gives is decoded, whatever a file says it is: a drawing (SVG) may
  // hold a program and name other files.
  loaded.block({ operation: ['VipsForeignLoad'] })
  loaded.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`),
  })
  return loaded
}

/**
 * The longest side of a kept photo, in pixels: enough for a full-width picture on a sharp screen.
 */
export const LONGEST_SIDE = 1600
/** More pixels than any camera in a kitchen takes, and few enough to decode safely. */
const MOST_PIXELS = 60_000_000
/** No honest picture takes so many seconds. */
const MOST_SECONDS = 15

/**
 * Turns any allowed picture into a JPEG of bounded size: turned upright, without the place and
 * camera that its file may tell, transparent parts on white.
 */
export async function drawSmall(bytes: Uint8Array, longestSide = LONGEST_SIDE): Promise<Buffer> {
  const sharp = await openSharp()
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: MOST_SECONDS })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer()
  } catch {
    throw unreadablePicture(bytes)
  }
}
