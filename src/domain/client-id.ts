import { z } from 'zod'

const NOT_PRINTED = /[\p{C}\p{Zl}\p{Zp}]/u
const ALL_NOT_PRINTED = new RegExp(NOT_PRINTED, 'gu')

/**
 * An id that a client makes for a part of its own (a meal, an item of a list): 1 to 100 printable
 * characters. Line ends and control characters are refused, because an id is written into files
 * that other programs read, such as a calendar feed. Own rule.
 */
export const ClientId = z
  .string()
  .min(1)
  .max(100)
  .refine((id) => !NOT_PRINTED.test(id), 'Use letters, digits and signs only in an id')

/**
 * An id as it was kept before ids were checked, or as a file holds it: what is not printed becomes
 * a dash. Own rule.
 */
export const StoredClientId = z
  .string()
  .min(1)
  .max(100)
  .overwrite((id) => id.replaceAll(ALL_NOT_PRINTED, '-'))
