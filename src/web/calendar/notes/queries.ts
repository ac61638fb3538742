import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { notesCall } from '../../../contract/calendar.ts'
import type { Note } from '../../../domain/calendar/note.ts'
import { type DayRange, formatDay } from '../../../domain/day.ts'
import { failedBecause } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { sendOrQueue } from '../../api/outbox.ts'
import { daysFromCache } from '../days/days-from-cache.ts'
import { showOnDay } from '../days/queries.ts'
import { NOTES_KEY, notesKey } from '../days/range-keys.ts'
import { optimisticNote, type NoteToSend, sendNote } from './send-note.ts'

export const useNotes = (range: DayRange) =>
  useQuery({
    queryKey: notesKey(range),
    queryFn: ({ signal }) => callServer(notesCall, { query: { start: range.start, end: range.end }, signal }),
    staleTime: 0,
    meta: { fallback: (cache) => daysFromCache<Note>(range, [NOTES_KEY], cache) },
  })

/** Writes the note of a day; without a signal it waits on this device. */
const storeNote = (client: QueryClient, { before, ...note }: NoteToSend & { before: string }) => {
  const { date, notes } = note
  const day = formatDay(date, 'long')
  const words = notes === '' ? `No note, ${day}` : `Note ‘${notes}’, ${day}`
  return sendOrQueue(
    client,
    { kind: 'day note', input: { ...note, before }, words },
    (idempotencyKey) => sendNote(note, idempotencyKey),
    notes === '' ? undefined : optimisticNote(date, notes, Date.now()),
  )
}

export function useWriteNote() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (note: NoteToSend & { before: string }) => storeNote(client, note),
    onSuccess: (note) => note && showOnDay(client, NOTES_KEY, note.date, note),
    meta: {
      refreshes: ['calendar'],
      done: { title: 'Note saved!' },
      failed: failedBecause('Failed to save note'),
    },
  })
}

export function useDeleteNote() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (note: Omit<NoteToSend, 'notes'> & { before: string }) =>
      storeNote(client, { ...note, notes: '' }),
    onSuccess: (_, { date }) => showOnDay(client, NOTES_KEY, date, null),
    meta: {
      refreshes: ['calendar'],
      done: { title: 'Note deleted!' },
      failed: failedBecause('Failed to delete note'),
    },
  })
}
