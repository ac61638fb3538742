import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeNoteCall, createNoteCall, deleteNoteCall, notesCall } from '../../../contract/calendar.ts'
import type { Note } from '../../../domain/calendar/note.ts'
import type { Day, DayRange } from '../../../domain/day.ts'
import { isRefused, sentenceOf } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { daysFromOthers } from '../days/kept-days.ts'

const NOTES = ['calendar', 'notes'] as const

/** The notes of a range of days. */
export const useNotes = (range: DayRange) =>
  useQuery({
    queryKey: [...NOTES, range.start, range.end],
    queryFn: ({ signal }) => callServer(notesCall, { query: { start: range.start, end: range.end }, signal }),
    staleTime: 0,
    meta: { orFrom: (kept) => daysFromOthers<Note>(range, [NOTES], kept) },
  })

/**
 * Writes the note of a day: replaces the stored one, or creates it anew where another page deleted
 * it.
 */
async function writeNote({
  date,
  notes,
  seen,
}: {
  date: Day
  notes: string
  /** When the note was written that the typing started from; null where there was none. */
  seen: string | null
}): Promise<Note> {
  const write = () => callServer(createNoteCall, { body: { date, notes, seen: null } })
  if (seen === null) return write()
  try {
    return await callServer(changeNoteCall, { params: { date }, body: { notes, seen } })
  } catch (error) {
    if (!isRefused(error, changeNoteCall, 'NOT_FOUND')) throw error
    return write()
  }
}

/** A note that is gone already counts as deleted (calendar 16: 404 means no note). */
async function deleteNote({ date, seen }: { date: Day; seen: string | null }): Promise<void> {
  try {
    await callServer(deleteNoteCall, { params: { date }, query: seen === null ? {} : { seen } })
  } catch (error) {
    if (!isRefused(error, deleteNoteCall, 'NOT_FOUND')) throw error
  }
}

function useShowNote() {
  const client = useQueryClient()
  return (date: Day, note: Note | null) => {
    for (const [key, notes] of client.getQueriesData<Note[]>({ queryKey: NOTES })) {
      const [, , start, end] = key
      if (!notes || String(start) > date || String(end) < date) continue
      const others = notes.filter((one) => one.date !== date)
      client.setQueryData<Note[]>(key, note ? [...others, note] : others)
    }
  }
}

export function useWriteNote() {
  const show = useShowNote()
  return useMutation({
    mutationFn: writeNote,
    onSuccess: (note) => show(note.date, note),
    meta: {
      refreshes: ['calendar'],
      done: { title: 'Note saved!' },
      failed: (error) => ({ title: 'Failed to save note', text: sentenceOf(error) }),
    },
  })
}

export function useDeleteNote() {
  const show = useShowNote()
  return useMutation({
    mutationFn: deleteNote,
    onSuccess: (_, { date }) => show(date, null),
    meta: {
      refreshes: ['calendar'],
      done: { title: 'Note deleted!' },
      failed: (error) => ({ title: 'Failed to delete note', text: sentenceOf(error) }),
    },
  })
}
