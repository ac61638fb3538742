/**
 * Decodes pictures. Runs in a worker, because pictures from strangers may take much time and
 * memory.
 */

import type { default as sharp, Sharp } from 'sharp'
import { toDecodable } from './apple-photo.ts'
import { brokenPicture } from './picture-tasks.ts'

let openedSharp: Promise<typeof sharp> | undefined

/** Loads sharp with the first picture, since it is as large as the rest of the product. */
export const openSharp = (): Promise<typeof sharp> => (openedSharp ??= load())

async function load(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  // Only photo formats are decoded, whatever a file claims: an SVG may contain scripts and refer to
  // files.
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
/** More pixels than cameras take, and few enough to decode safely. */
const MAX_PIXELS = 60_000_000
/** Real pictures take less. */
const MAX_SECONDS = 15

const QUALITY = 82

/**
 * Decodes a stranger's picture, upright, within `longestSide` and on white, and passes it to
 * `draw`; refuses one that cannot be decoded.
 */
export async function drawUpright<Drawn>(
  bytes: Uint8Array,
  longestSide: number,
  draw: (picture: Sharp) => Promise<Drawn>,
): Promise<Drawn> {
  const sharp = await openSharp()
  const picture = await toDecodable(bytes)
  try {
    return await draw(
      sharp(picture.bytes, { limitInputPixels: MAX_PIXELS, autoOrient: !picture.isUpright })
        .timeout({ seconds: MAX_SECONDS })
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' }),
    )
  } catch {
    throw brokenPicture()
  }
}

/** Makes a JPEG of limited size, without metadata. */
export const drawSmall = async (
  bytes: Uint8Array,
  longestSide = LONGEST_SIDE,
  quality = QUALITY,
): Promise<Buffer> => drawUpright(bytes, longestSide, async (picture) => picture.jpeg({ quality }).toBuffer())
