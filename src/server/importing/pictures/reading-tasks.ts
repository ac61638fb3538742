import type { PlacedReading } from '@plateful/page-reader/layout/line-boxes'
import type { PlacedPage } from '@plateful/page-reader/layout/placed-text'
import { task } from '../../workers/task.ts'
import type { PictureRead, Straightened } from '../ocr/read-picture.ts'

/** The words of a picture with their places (`ocr/read-picture.ts`). */
export const seePicture = task<Uint8Array, PictureRead>('seePicture')

export interface ToStraighten {
  bytes: Uint8Array
  straightened: Straightened
  longestSide: number
}

/** A picture drawn straight, as a JPEG (`ocr/read-picture.ts`). */
export const straightenPicture = task<ToStraighten, Uint8Array>('straightenPicture')

/** The recipes on pages whose words are known, in their order; may be empty. */
export const readPages = task<PlacedPage[], PlacedReading[]>('readPages')

/** The largest picture of each page of a PDF, at most so many (`pdf-pictures.ts`). */
export const picturesOfPdf = task<{ bytes: Uint8Array; most: number }, Uint8Array[]>('picturesOfPdf')
