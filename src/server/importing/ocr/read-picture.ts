/**
 * Reads the words of a picture with their places, and draws it straight. The reading starts here,
 * and goes through the files of this folder in this order:
 *
 * 1. `open-picture.ts` opens the picture upright, and `even-light.ts` takes shadows away.
 * 2. `detect-lines.ts` asks the models of `ocr-engine.ts` where there is text, makes boxes of their
 *    answer (`text-boxes.ts`), and turns the picture until the lines run to the right.
 * 3. It cuts each line out (`line-crop.ts`), no wider than needed (`line-reader.ts`), and the
 *    engine reads its letters (`decode-letters.ts`), handwriting with known words
 *    (`likely-words.ts`).
 * 4. It puts fractions into the line (`find-fractions.ts`), looks for an amount that was lost
 *    (`lost-amount.ts`), and measures the small letters (`line-band.ts`).
 * 5. `placed-lines.ts` lays the lines on the flat page (`page-tilt.ts`), with fonts and spaces.
 *
 * The page of words is then read by the page reader. Only a worker calls this, since a stranger's
 * picture may take any time and memory. No file here knows a database, a call or a household.
 */

import type { PlacedPage } from '@plateful/page-reader/layout/placed-text'
import { openSharp } from '../../recipes/photos/small-jpeg.ts'
import { detectLines } from './detect-lines.ts'
import { inEvenLight } from './even-light.ts'
import { openOcrEngine } from './ocr-engine.ts'
import { openPicture, rotateQuarters } from './open-picture.ts'
import { type PageTilt, toPicturePoint } from './page-tilt.ts'
import { placedPage } from './placed-lines.ts'
import { sample } from './raster.ts'

/** How a picture becomes the flat page on which the places of its words are. */
export interface Straightened {
  /** The quarter turns, in degrees clockwise. */
  turn: number
  tilt: PageTilt
}

export interface PictureRead {
  page: PlacedPage
  straightened: Straightened
}

export async function readPicture(bytes: Uint8Array): Promise<PictureRead> {
  const picture = inEvenLight(await openPicture(bytes))
  const { seen } = await detectLines(await openOcrEngine(), picture)
  const { page, tilt } = placedPage(seen)
  return { page, straightened: { turn: seen.turn, tilt } }
}

/** The flat page of a picture as a JPEG, its longest side at most `longestSide` pixels. */
export async function drawStraight(
  bytes: Uint8Array,
  { turn, tilt }: Straightened,
  longestSide: number,
): Promise<Buffer> {
  const picture = await rotateQuarters(await openPicture(bytes), turn)
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const seen = toPicturePoint(tilt, { x: (x + 0.5) / scale, y: (y + 0.5) / scale })
      sample(picture, seen.x - 0.5, seen.y - 0.5, data, (y * width + x) * 3, 1)
    }
  const sharp = await openSharp()
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer()
}
