import { APPLE_PHOTO, isApplePhoto } from '../../../domain/recipes/is-apple-photo.ts'

/** Apple's format is recognised by the file's type or name: not every browser knows the type. */
export const saysItIsApples = ({ type, name }: File): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

/** Why no browser can show a file as a picture, by its content. */
export async function whyUnreadable(file: File): Promise<string> {
  const start = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  return isApplePhoto(start) ? APPLE_PHOTO : 'This picture can’t be read. Choose another one.'
}
