import { z } from 'zod'

/**
 * A moment as ISO 8601 text in UTC with milliseconds, for example '2026-01-02T10:20:30.000Z'; such
 * texts sort by time.
 */
export const Instant = z.iso.datetime()
export type Instant = z.infer<typeof Instant>

/** How many people a meal entry may be for (calendar 5: 1 to 20). */
export const PEOPLE = { least: 1, most: 20 } as const

/** People who eat a meal: a whole number from 1 to 20. */
export const PeopleCount = z
  .number('Must have at least 1 person')
  .int('People must be a whole number')
  .min(PEOPLE.least, 'Must have at least 1 person')
  .max(PEOPLE.most, 'Must have at most 20 people')

/**
 * What an eye sees nothing of: spaces, control and format signs, what Unicode draws as nothing, and
 * the empty Braille cell.
 */
const SEEN = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Whether an eye sees anything of a text: a name of zero-width signs alone is as good as none. Own
 * rule.
 */
export const isSeen = (text: string): boolean => SEEN.test(text)

/**
 * The name of what was kept before names had to be seen: a stand-in where there is nothing to see
 * in it. Own rule.
 */
export const keptName = (standIn: string) => z.string().overwrite((text) => (isSeen(text) ? text : standIn))

/**
 * A name that somebody gives: trimmed, and with something to see in it. Whoever gives none is told
 * what is `wanted`, in the words of that thing (account 12, recipes 6); at most 100 characters
 * unless said otherwise.
 */
export const name = (wanted: string, most = 100, tooLong = `Keep it within ${most} characters`) =>
  z.string(wanted).trim().min(1, { error: wanted, abort: true }).refine(isSeen, wanted).max(most, tooLong)

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
