import type { PlacedReading } from '@plateful/page-reader/layout/line-boxes'
import type { PlacedPage } from '@plateful/page-reader/layout/placed-text'
import { withWorker } from '../../workers/pool.ts'
import { picturesOfPdf, readPages, seePicture } from './reading-tasks.ts'

/**
 * The recipes on pictures that are the pages of one document, read in a worker for this owner; may
 * be empty. Throws `WorkerExhausted` if a picture takes too much.
 */
export const readPicturesInWorker = async (
  owner: string,
  pictures: readonly Uint8Array[],
): Promise<PlacedReading[]> =>
  withWorker('pictures', owner, async (runTask) => {
    const pages: PlacedPage[] = []
    for (const bytes of pictures) pages.push((await runTask(seePicture, bytes)).page)
    return runTask(readPages, pages)
  })

/** The pictures of a scanned PDF, one a page, at most so many. */
export const extractPicturesInWorker = async (owner: string, bytes: Uint8Array, most: number) =>
  withWorker('documents', owner, (runTask) => runTask(picturesOfPdf, { bytes, most }))
