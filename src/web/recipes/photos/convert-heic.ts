/** Pictures in Apple's format, which few browsers can show, as JPEGs. */

import { showablePhotoCall } from '../../../contract/recipes.ts'
import { MAX_PICTURE_BYTES } from '../../../domain/recipes/recipe-photo.ts'
import { callServer } from '../../api/call-server.ts'
import { sentenceOfField } from '../../ui/forms/use-form.ts'

/** Apple's format is recognised by the file's type or name: not every browser knows the type. */
const isHeic = (file: Blob) =>
  /^image\/hei[cf]/.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name))

/** What a field for a photo accepts besides the types that every browser shows. */
export const heicTypes = ['image/heic', 'image/heif', '.heic', '.heif'] as const

/** The longest side of a picture that is sent: as large as the server reads it. */
const MAX_SIDE = 4000

/** The file as a JPEG where this browser can open it; else as it is. */
export async function convertHeic(file: Blob): Promise<Blob> {
  if (!isHeic(file)) return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const drawnBlob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.92)
    })
    return drawnBlob ?? file
  } catch {
    return file
  }
}

/**
 * The photo as every browser can show it, drawn by this one or else by the server (recipes 12);
 * a sentence where neither can.
 */
export async function displayablePhoto(file: File): Promise<File | string> {
  if (!isHeic(file)) return file
  if (file.size > MAX_PICTURE_BYTES) return 'A photo can be up to 25 MB.'
  try {
    const readable = await convertHeic(file)
    if (readable !== file) return new File([readable], 'photo.jpg', { type: 'image/jpeg' })
    const { photo } = await callServer(showablePhotoCall, { body: file })
    // The page's policy lets no fetch open a data URL.
    const jpeg = Uint8Array.from(atob(photo.slice(photo.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))
    return new File([jpeg], 'photo.jpg', { type: 'image/jpeg' })
  } catch (error) {
    return sentenceOfField(error)
  }
}
