import { APPLE_PHOTO, isApplePhoto } from '../../../domain/recipes/is-apple-photo.ts'
import { Refusal, refuse } from '../../../domain/refusal.ts'
import type { Lane } from '../../workers/pool.ts'
import { task } from '../../workers/task.ts'

/** Scales a picture down (`small-jpeg.ts`). */
export const smallPicture = task<{ bytes: Uint8Array; longestSide: number | undefined }, Uint8Array>(
  'smallPicture',
)

/**
 * The workers for a picture: photos in Apple's format take much memory outside the worker, so that
 * only one at a time is opened.
 */
export const laneOf = (bytes: Uint8Array): Lane => (isApplePhoto(bytes) ? 'documents' : 'quick')

/** The refusal of a picture that could not be decoded. */
export const unreadablePicture = (bytes: Uint8Array): Refusal =>
  isApplePhoto(bytes) ? refusePicture(APPLE_PHOTO) : brokenPicture()

/** The refusal of a broken picture in a supported format. */
export const brokenPicture = (): Refusal =>
  refusePicture('This picture can’t be read. Choose a JPEG, PNG, GIF or WebP file.')

const refusePicture = (message: string) =>
  refuse('BAD_INPUT', 'Invalid file type', { issues: [{ path: 'photo', message }] })

/** Whether a picture was refused because it is in Apple's format. */
export const isApplePhotoRefusal = (error: unknown): boolean =>
  error instanceof Refusal && JSON.stringify(error.details).includes(APPLE_PHOTO)
