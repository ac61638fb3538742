import { changeNoteCall, createNoteCall, deleteNoteCall } from '../../../contract/calendar.ts'
import { type Note, NoteText } from '../../../domain/calendar/note.ts'
import type { Day } from '../../../domain/day.ts'
import { isRefused } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'

export interface NoteToSend {
  date: Day
  /** Empty where the note is to be deleted. */
  notes: string
  /** When the edited note was written; null where there was none. */
  seen: string | null
}

/**
 * Writes the note of a day: replaces the stored one, or creates it again where another page deleted
 * it. Undefined once it is deleted.
 */
export async function sendNote(
  { date, notes, seen }: NoteToSend,
  idempotencyKey: string,
): Promise<Note | undefined> {
  if (notes === '') return deleteNote(date, seen, idempotencyKey)
  if (seen === null) return callServer(createNoteCall, { body: { date, notes, seen: null }, idempotencyKey })
  try {
    return await callServer(changeNoteCall, { params: { date }, body: { notes, seen }, idempotencyKey })
  } catch (error) {
    if (!isRefused(error, changeNoteCall, 'NOT_FOUND')) throw error
    // It is another call, so it needs another idempotency key.
    return callServer(createNoteCall, {
      body: { date, notes, seen: null },
      idempotencyKey: `${idempotencyKey}-new`,
    })
  }
}

/** A note that is gone already counts as deleted (calendar 16: 404 means no note). */
async function deleteNote(date: Day, seen: string | null, idempotencyKey: string): Promise<undefined> {
  try {
    await callServer(deleteNoteCall, {
      params: { date },
      query: seen === null ? {} : { seen },
      idempotencyKey,
    })
  } catch (error) {
    if (!isRefused(error, deleteNoteCall, 'NOT_FOUND')) throw error
  }
  return undefined
}

/** A note as it will be stored, while it waits for a signal. */
export const optimisticNote = (date: Day, notes: string, now: number): Note => {
  const moment = new Date(now).toISOString()
  return { id: 0, userId: 0, date, notes: NoteText.parse(notes), createdAt: moment, updatedAt: moment }
}
