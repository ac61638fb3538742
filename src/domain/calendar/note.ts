import { z } from 'zod'
import { Day } from '../day.ts'
import { Instant } from '../fields.ts'

/**
 * The text of a day's note: uppercase, as the calendar shows it (calendar 15); an empty text means
 * no note.
 */
export const NoteText = z
  .string()
  .trim()
  .max(500, 'Keep the note within 500 characters')
  .transform((text) => text.toLocaleUpperCase('en-GB'))

const RequiredNoteText = NoteText.refine((text) => text !== '', 'Write something, or delete the note')

/**
 * When the note was last written, as the client knows it; null: there was none. A newer note then
 * refuses the change (412). Without it, the newer note is overwritten.
 */
const seen = Instant.nullable().optional()

/** A note for a day that has none yet. */
export const NewNote = z.object({ date: Day, notes: RequiredNoteText, seen })
export type NewNote = z.infer<typeof NewNote>

/** Which note is to be deleted, by when it was last written; without it, whichever is there. */
export const NoteRemoval = z.object({ seen: Instant.optional() })
export type NoteRemoval = z.infer<typeof NoteRemoval>

/** Another text for a day's note. */
export const NoteChange = z.object({ notes: RequiredNoteText, seen })
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
