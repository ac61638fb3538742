import { APPLE_PHOTO, isApplePhoto } from '../../../domain/recipes/is-apple-photo.ts'

/** Why no browser can show a file as a picture, by its content. */
export async function whyUnreadable(file: File): Promise<string> {
  const start = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  return isApplePhoto(start) ? APPLE_PHOTO : 'This picture can’t be read. Choose another one.'
}
