import { task } from '../../workers/task.ts'
import { APPLE_PHOTO, isApplePhoto } from '../../../domain/recipes/is-apple-photo.ts'
import { Refusal, refuse } from '../../../domain/refusal.ts'

/** Scales a picture down (`small-jpeg.ts`). */
export const smallPicture = task<{ bytes: Uint8Array; longestSide: number | undefined }, Uint8Array>(
  'smallPicture',
)

/** The refusal of a picture that could not be decoded. */
export function unreadablePicture(bytes: Uint8Array): Refusal {
  const message = isApplePhoto(bytes)
    ? APPLE_PHOTO
    : 'This picture can’t be read. Choose a JPEG, PNG, GIF or WebP file.'
  return refuse('BAD_INPUT', 'Invalid file type', { issues: [{ path: 'photo', message }] })
}

/** Whether a picture was refused because it is in Apple's format. */
export const isRefusedAsApples = (error: unknown): boolean =>
  error instanceof Refusal && JSON.stringify(error.details).includes(APPLE_PHOTO)
