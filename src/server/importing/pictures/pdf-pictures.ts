/** The pictures of which a scanned PDF consists. Only a worker calls this. */

import { OPS, type PDFPageProxy } from 'unpdf/pdfjs'
import { openSharp } from '../../recipes/photos/small-jpeg.ts'
import { openPdf } from '../pdf/pdf-pages.ts'

/** The least pixels of the shorter side; a smaller picture is a logo or a stamp, not a page. */
const LEAST_SIDE = 400
/** The most pixels of a picture, as in `drawSmall`. */
const MAX_PIXELS = 60_000_000

/** The largest picture of each page, upright, as a JPEG; at most `most` of them. */
export async function pdfPictures(bytes: Uint8Array, most: number): Promise<Buffer[]> {
  const document = await openPdf(bytes)
  try {
    const pictures: Buffer[] = []
    for (let number = 1; number <= document.numPages && pictures.length < most; number++) {
      const page = await document.getPage(number)
      const picture = await largestOf(page)
      if (picture) pictures.push(await asJpeg(picture, page.rotate))
      page.cleanup()
    }
    return pictures
  } finally {
    await document.destroy()
  }
}

interface Pixels {
  width: number
  height: number
  data: Uint8Array | Uint8ClampedArray
}

async function largestOf(page: PDFPageProxy): Promise<Pixels | null> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const drawn = fnArray.flatMap((operator, at) => {
    if (operator !== OPS.paintImageXObject) return []
    const [name, width, height] = argsArray[at] as [string, number, number]
    return [{ name, width, height }]
  })
  const [largest] = drawn.toSorted((a, b) => b.width * b.height - a.width * a.height)
  if (!largest || Math.min(largest.width, largest.height) < LEAST_SIDE) return null
  if (largest.width * largest.height > MAX_PIXELS) return null
  const objects = largest.name.startsWith('g_') ? page.commonObjs : page.objs
  const found = await new Promise<unknown>((resolve) => void objects.get(largest.name, resolve))
  return isPixels(found) ? found : null
}

const isPixels = (found: unknown): found is Pixels =>
  typeof found === 'object' &&
  found !== null &&
  'data' in found &&
  (found.data instanceof Uint8Array || found.data instanceof Uint8ClampedArray)

async function asJpeg({ width, height, data }: Pixels, turn: number): Promise<Buffer> {
  const sharp = await openSharp()
  const channels = data.length / (width * height)
  const raw =
    channels === 3 || channels === 4
      ? { data, channels: channels === 3 ? (3 as const) : (4 as const) }
      : { data: unpackPixels({ width, height, data }), channels: 1 as const }
  return sharp(raw.data, { raw: { width, height, channels: raw.channels } })
    .rotate(turn)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92 })
    .toBuffer()
}

/**
 * The pixels of a black and white picture, which has eight in a byte; each row begins with a new
 * byte.
 */
function unpackPixels({ width, height, data }: Pixels): Uint8Array {
  const rowBytes = Math.ceil(width / 8)
  const grey = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      grey[y * width + x] = ((data[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0
  return grey
}
