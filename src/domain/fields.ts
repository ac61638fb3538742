import { z } from 'zod'

/**
 * A moment as ISO 8601 text in UTC with milliseconds, for example '2026-01-02T10:20:30.000Z'; such
 * texts sort by time.
 */
export const Instant = z.iso.datetime()
export type Instant = z.infer<typeof Instant>

/** How many people a meal entry may be for (calendar 5: 1 to 20). */
export const PEOPLE_LIMITS = { least: 1, most: 20 } as const

/** People who eat a meal: a whole number from 1 to 20. */
export const PeopleCount = z
  .number('Must have at least 1 person')
  .int('People must be a whole number')
  .min(PEOPLE_LIMITS.least, 'Must have at least 1 person')
  .max(PEOPLE_LIMITS.most, 'Must have at most 20 people')

/**
 * Invisible characters: spaces, control and format signs, ignorable code points and the empty
 * Braille cell.
 */
const VISIBLE_CHARACTER = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Whether a text has a visible character: a name of zero-width signs alone counts as empty. Own
 * rule.
 */
export const hasVisibleText = (text: string): boolean => VISIBLE_CHARACTER.test(text)

/** Whether two names are the same, whatever their case and the spaces around them. */
export const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * A stored name from before names had to be visible; `standIn` replaces an invisible one. Own rule.
 */
export const storedNameField = (standIn: string) =>
  z.string().overwrite((text) => (hasVisibleText(text) ? text : standIn))

/**
 * A name: trimmed, with a visible character, by default at most 100 characters.
 * `requiredMessage` is for an empty one (account 12, recipes 6).
 */
export const nameField = (
  requiredMessage: string,
  maxLength = 100,
  tooLong = `Keep it within ${maxLength} characters`,
) =>
  z
    .string(requiredMessage)
    .trim()
    .min(1, { error: requiredMessage, abort: true })
    .refine(hasVisibleText, requiredMessage)
    .max(maxLength, tooLong)

const NOT_PRINTED = /[\p{C}\p{Zl}\p{Zp}]/u
const ALL_NOT_PRINTED = new RegExp(NOT_PRINTED, 'gu')

/**
 * An id that a client makes (for a meal, an item of a list): 1 to 100 printable characters. Control
 * characters and line ends are refused, because ids are written into files such as a calendar feed.
 * Own rule.
 */
export const ClientId = z
  .string()
  .min(1)
  .max(100)
  .refine((id) => !NOT_PRINTED.test(id), 'An id can only have letters, digits and signs')

/**
 * A stored id from before ids were checked, or one from a file: unprintable characters become
 * dashes. Own rule.
 */
export const StoredClientId = z
  .string()
  .min(1)
  .max(100)
  .overwrite((id) => id.replaceAll(ALL_NOT_PRINTED, '-'))
