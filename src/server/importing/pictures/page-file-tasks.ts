import type { PlacedPage } from '@plateful/page-reader/layout/placed-text'
import type { PageChange } from '../../../domain/importing/picture-reading.ts'
import { task } from '../../workers/task.ts'

/** A file as pages: a PDF with text is one of them, a PDF of pictures gives each of these. */
export type FilePage = { kind: 'pdf' } | { kind: 'picture'; jpeg: Uint8Array }

/**
 * What a chosen file holds; a refusal says why it holds nothing that can be read (`split-file.ts`).
 */
export const splitIntoPages = task<Uint8Array, FilePage[]>('splitIntoPages')

/** A picture, and how it is turned and cropped; as large as it is where no side is given. */
export interface ToCut {
  bytes: Uint8Array
  change: PageChange
  longestSide?: number
}

/** A picture as it is read or shown: turned and cropped (`cut-picture.ts`). */
export const cutPicture = task<ToCut, Uint8Array>('cutPicture')

/** The words of a PDF with their places, page by page. */
export const readPdfPages = task<Uint8Array, PlacedPage[]>('readPdfPages')
