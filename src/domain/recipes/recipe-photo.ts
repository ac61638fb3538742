/** What may be a recipe's photo. */

import { z } from 'zod'

/** The largest recipe photo, in bytes of the picture file (recipes 12: 5 MB). */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024

/**
 * The largest picture that is taken and scaled down, in bytes: a photo of 50 megapixels has half of
 * that.
 */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024

/** Picture types a photo may have (recipes 12). */
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

/**
 * A photo on its way in: a data URL of an allowed picture type of at most 5 MB, or the address it
 * was read from, unchanged, or null for none (recipes 13).
 */
export const PhotoInput = z
  .string()
  .refine(
    (text) => !text.startsWith('data:') || photoTypes.some((type) => text.startsWith(`data:${type};base64,`)),
    {
      message: 'Invalid file type',
    },
  )
  .refine((text) => !text.startsWith('data:') || photoBytes(text) <= MAX_PHOTO_BYTES, {
    message: 'File too large',
  })
  .refine((text) => text.startsWith('data:') || text.length <= 2000, { message: 'Invalid photo' })
  .nullable()

/** How many bytes the picture in a base64 data URL has. */
function photoBytes(dataUrl: string): number {
  const base64 = dataUrl.length - dataUrl.indexOf(',') - 1
  return Math.floor((base64 * 3) / 4) - (dataUrl.endsWith('==') ? 2 : dataUrl.endsWith('=') ? 1 : 0)
}
