/** Rules that several fields of a recipe have. */

import { z } from 'zod'

/** Words of at most so many characters; none at all is null. */
export const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Keep it within ${most} characters`)
    .transform((text) => text || null)
    .nullable()

/** A text in a file that Plateful exported. */
export const fileText = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => !value.includes('\0'))
