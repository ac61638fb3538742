/**
 * Decodes pictures. Runs in a worker, because pictures from strangers may take much time and
 * memory.
 */
import type sharp from 'sharp'
import { unreadablePicture } from './picture-tasks.ts'

let opened: Promise<typeof sharp> | undefined

/** sharp is loaded with the first picture, since it is as large as the rest of the product. */
export const openSharp = (): Promise<typeof sharp> => (opened ??= load())

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
const MOST_PIXELS = 60_000_000
/** Genuine pictures take less. */
const MOST_SECONDS = 15

const QUALITY = 82

/** Makes a JPEG of limited size: upright, without metadata, transparent parts on white. */
export async function drawSmall(
  bytes: Uint8Array,
  longestSide = LONGEST_SIDE,
  quality = QUALITY,
): Promise<Buffer> {
  const sharp = await openSharp()
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: MOST_SECONDS })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer()
  } catch {
    throw unreadablePicture(bytes)
  }
}
