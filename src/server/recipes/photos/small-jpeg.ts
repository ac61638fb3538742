/**
 * Decodes pictures; runs in a worker, since what somebody sends as a picture may take long and much
 * memory.
 */
import { openSharp } from './open-sharp.ts'
import { unreadablePicture } from './unreadable-picture.ts'

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
