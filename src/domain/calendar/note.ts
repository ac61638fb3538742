import { z } from 'zod'
import { Day } from '../day.ts'
import { Instant } from '../fields.ts'

/** The longest note, counted in the capitals that are stored: 'ß' is two of them (calendar 15). */
export const MAX_NOTE = 500
/** The message for a note that is longer. */
export const NOTE_TOO_LONG = `Keep the note within ${MAX_NOTE} characters`

/**
 * The longest note that may be stored: it came from a backup, or was counted before it was put in
 * capitals.
 */
const MAX_STORED_NOTE = 20_000

/**
 * The text of a day's note: uppercase, as the calendar shows it (calendar 15); an empty text means
 * no note.
 */
export const NoteText = z
  .string()
  .trim()
  .transform((text) => text.toLocaleUpperCase('en-GB'))

const requiredText = (maxLength: number) =>
  NoteText.refine((text) => text !== '', 'Write something, or delete the note').refine(
    (text) => text.length <= maxLength,
    NOTE_TOO_LONG,
  )

/**
 * When the note was last written, as the client knows it; null: there was none. A newer note then
 * refuses the change (412). Without it, the newer note is overwritten.
 */
const seen = Instant.nullable().optional()

/** A note for a day that has none yet. */
export const NewNote = z.object({ date: Day, notes: requiredText(MAX_NOTE), seen })
export type NewNote = z.infer<typeof NewNote>

/** Which note is to be deleted, by when it was last written; without it, whichever is there. */
export const NoteRemoval = z.object({ seen: Instant.optional() })
export type NoteRemoval = z.infer<typeof NoteRemoval>

/** Another text for a day's note; beyond `MAX_NOTE` it may not become longer. */
export const NoteChange = z.object({ notes: requiredText(MAX_STORED_NOTE), seen })
export type NoteChange = z.infer<typeof NoteChange>

/** A day's note, one for each household and day (calendar 15). */
export const Note = z.object({
  id: z.number(),
  userId: z.number(),
  date: Day,
  notes: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Note = z.infer<typeof Note>
