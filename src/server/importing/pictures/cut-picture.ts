/** Turns and crops a picture as a person asked for it. Runs in a worker. */

import type { PageChange } from '../../../domain/importing/picture-reading.ts'
import { openSharp } from '../../recipes/photos/small-jpeg.ts'

/** The picture as it is read; with `longestSide`, as it is shown. */
export async function turnAndCrop(
  bytes: Uint8Array,
  { angle, crop }: PageChange,
  longestSide?: number,
): Promise<Uint8Array> {
  const sharp = await openSharp()
  const degrees = ((angle % 360) + 360) % 360
  let picture = sharp(bytes)
  if (degrees !== 0) picture = sharp(await picture.rotate(degrees, { background: '#ffffff' }).toBuffer())
  if (crop !== null) {
    const { width, height } = await picture.metadata()
    const left = Math.min(width - 1, Math.round(crop.left * width))
    const top = Math.min(height - 1, Math.round(crop.top * height))
    picture = picture.extract({
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
      height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
    })
  }
  if (longestSide !== undefined)
    picture = picture.resize({
      width: longestSide,
      height: longestSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
  return picture.jpeg({ quality: longestSide === undefined ? 92 : 82 }).toBuffer()
}
