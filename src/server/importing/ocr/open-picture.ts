/** Opens a picture for reading. Runs in a worker, since a stranger's picture may take any time. */

import { drawUpright, openSharp } from '../../recipes/photos/small-jpeg.ts'
import type { Raster } from './raster.ts'

/** The longest side in pixels, at which the letters of a page are large enough. */
const LONGEST_SIDE = 2400

/** A picture, upright as its camera noted, with transparent parts on white. */
export async function openPicture(bytes: Uint8Array): Promise<Raster> {
  const sharp = await openSharp()
  sharp.concurrency(1)
  return drawUpright(bytes, LONGEST_SIDE, async (picture) => {
    const { data, info } = await picture
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    if (info.channels !== 3) throw new Error('not in three colours')
    return { width: info.width, height: info.height, data }
  })
}

/** A picture turned by quarters, clockwise. */
export async function rotateQuarters({ width, height, data }: Raster, degrees: number): Promise<Raster> {
  if (degrees === 0) return { width, height, data }
  const sharp = await openSharp()
  const { data: rotated, info } = await sharp(data, { raw: { width, height, channels: 3 } })
    .rotate(degrees)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: rotated }
}

/** A picture in another size, on a canvas whose sides are multiples of 32. */
export async function fitToCanvas(
  { width, height, data }: Raster,
  longest: number,
): Promise<Raster & { scale: number }> {
  const sharp = await openSharp()
  const scale = longest / Math.max(width, height)
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const roundedUp = (side: number) => Math.max(32, Math.ceil(side / 32) * 32)
  const { data: small, info } = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ ...size, fit: 'fill' })
    .extend({
      right: roundedUp(size.width) - size.width,
      bottom: roundedUp(size.height) - size.height,
      extendWith: 'copy',
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: small, scale: 1 / scale }
}
