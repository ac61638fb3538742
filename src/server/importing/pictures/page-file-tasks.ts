import type { PlacedPage } from '@plateful/page-reader/layout/placed-text'
import type { PageChange } from '../../../domain/importing/picture-reading.ts'
import { task } from '../../workers/task.ts'

/** A page of a file: a PDF with text is one page, a scanned PDF has a picture for each. */
export type FilePage = { kind: 'pdf' } | { kind: 'picture'; jpeg: Uint8Array }

/** The pages of a chosen file; a refusal says why it cannot be read (`split-file.ts`). */
export const splitIntoPages = task<Uint8Array, FilePage[]>('splitIntoPages')

/** A picture, and how to turn and crop it; without a longest side its size stays. */
export interface ToCut {
  bytes: Uint8Array
  change: PageChange
  longestSide?: number
}

/** A picture as it is read or shown: turned and cropped (`cut-picture.ts`). */
export const cutPicture = task<ToCut, Uint8Array>('cutPicture')

/** The words of a PDF with their places, page by page. */
export const readPdfPages = task<Uint8Array, PlacedPage[]>('readPdfPages')
