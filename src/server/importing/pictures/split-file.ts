/**
 * Splits a chosen file into pages to be read. Runs in a worker, because pictures and PDFs from
 * strangers may take much time and memory.
 */

import { MAX_READING_PAGES } from '../../../domain/importing/picture-reading.ts'
import { pictureRefusals } from '../../../domain/importing/reading-refusals.ts'
import { Refusal, refuse } from '../../../domain/refusal.ts'
import { drawSmall } from '../../recipes/photos/small-jpeg.ts'
import { pdfPages } from '../pdf/pdf-pages.ts'
import type { FilePage } from './page-file-tasks.ts'
import { pdfPictures } from './pdf-pictures.ts'

/** The longest side of a picture that is stored for reading: 340 dots an inch of a printed page. */
const READ_SIDE = 4000
const READ_QUALITY = 92

export async function splitFile(bytes: Uint8Array): Promise<FilePage[]> {
  if (!isPdf(bytes)) return [await pictureOf(bytes)]
  try {
    await pdfPages(bytes)
    return [{ kind: 'pdf' }]
  } catch (error) {
    if (!(error instanceof Refusal) || error.details?.['why'] !== 'noText') throw error
    const pictures = await pdfPictures(bytes, MAX_READING_PAGES + 1)
    if (pictures.length === 0) throw error
    if (pictures.length > MAX_READING_PAGES) throw refuse('TOO_MANY_TRIES', pictureRefusals.tooManyPages)
    return Promise.all(pictures.map(pictureOf))
  }
}

/** Whether bytes are a PDF, which may have some bytes before its mark. */
const isPdf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes('%PDF-')

const pictureOf = async (bytes: Uint8Array): Promise<FilePage> => ({
  kind: 'picture',
  jpeg: await drawSmall(bytes, READ_SIDE, READ_QUALITY),
})
