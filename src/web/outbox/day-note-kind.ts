import { z } from 'zod'
import { noteCall } from '../../contract/calendar.ts'
import { type Note, NoteText } from '../../domain/calendar/note.ts'
import { Day } from '../../domain/day.ts'
import { Instant } from '../../domain/fields.ts'
import { hasStatus, isRefused } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { thingKey } from '../api/waiting-things.ts'
import { optimisticNote, sendNote } from '../calendar/notes/send-note.ts'
import { changeKind } from './change-kind.ts'

/** The note of a day; an empty text deletes it. */
const DayNote = z.object({
  date: Day,
  notes: z.string(),
  /** The text that was shown before. */
  before: z.string(),
  seen: Instant.nullable(),
})

async function noteNow(date: Day): Promise<Note | null> {
  try {
    return await callServer(noteCall, { params: { date } })
  } catch (error) {
    if (isRefused(error, noteCall, 'NOT_FOUND')) return null
    throw error
  }
}

export const dayNoteKind = changeKind<z.infer<typeof DayNote>>({
  input: DayNote,
  send: sendNote,
  apply([word, part, start, end], data, { date, notes }, at) {
    if (word !== 'calendar' || part !== 'notes' || !Array.isArray(data)) return data
    if (String(start) > date || String(end) < date) return data
    const others = (data as Note[]).filter((note) => note.date !== date)
    return notes === '' ? others : [...others, optimisticNote(date, notes, at)]
  },
  refreshes: ['calendar'],
  async resolve(input, error, isWanted) {
    if (!hasStatus(error, 412)) return undefined
    const current = await noteNow(input.date)
    const [storedText, typedText, before] = [current?.notes ?? '', NoteText.parse(input.notes), input.before]
    if (storedText === typedText) return 'done'
    // A different stored text is somebody else's. The text from before, at another time, is this
    // device's own.
    if (!isWanted && storedText !== NoteText.parse(before)) return undefined
    return { ...input, before: storedText, seen: current?.updatedAt ?? null }
  },
  thingKeys: ({ date }) => [thingKey.dayNote(date)],
  screenPath: ({ date }) => `/calendar?date=${date}`,
})
