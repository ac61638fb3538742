import {
  MAX_NOTE,
  type NewNote,
  type Note,
  NOTE_TOO_LONG,
  type NoteChange,
  type NoteRemoval,
} from '../../domain/calendar/note.ts'
import type { Day } from '../../domain/day.ts'
import { refuse, refuseField } from '../../domain/refusal.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Context } from '../http/context.ts'
import { refuseLockedDay } from './lock-days.ts'
import { deleteNote, noteOn, updateNote, putNote } from './note-store.ts'

const noteChangedMeanwhile = () =>
  refuse('CHANGED_MEANWHILE', 'Somebody else changed this note first. Look at it and make your change again.')

/** Refuses a note that has changed since `seenNote`. */
async function refuseChangedNote(tx: Household, date: Day, seenNote: string | null | undefined) {
  if (seenNote === undefined) return
  const note = await noteOn(tx, date)
  if (note && note.updatedAt !== seenNote) throw noteChangedMeanwhile()
}

export const noSuchNote = () => refuse('NOT_FOUND', 'There’s no note for this day.')

/** Writes to a day's note while nobody can lock the day. */
async function onUnlockedDay<Result>(
  { household }: Context,
  date: Day,
  write: (tx: Household) => Promise<Result>,
) {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    await refuseLockedDay(tx, date)
    return write(tx)
  })
}

export async function createNote(context: Context, { body }: { body: NewNote }): Promise<Note> {
  const { user, now } = context
  const { date, notes, seen } = body
  return onUnlockedDay(context, date, async (tx) => {
    await refuseChangedNote(tx, date, seen)
    return putNote(tx, { date, notes, userId: user.id, createdAt: now, updatedAt: now })
  })
}

export async function changeNote(
  context: Context,
  { params, body }: { params: { date: Day }; body: NoteChange },
): Promise<Note> {
  const { now } = context
  return onUnlockedDay(context, params.date, async (tx) => {
    await refuseChangedNote(tx, params.date, body.seen)
    const stored = await noteOn(tx, params.date)
    if (!stored) throw noSuchNote()
    if (body.notes.length > Math.max(MAX_NOTE, stored.notes.length)) throw refuseField('notes', NOTE_TOO_LONG)
    return updateNote(tx, params.date, { notes: body.notes, updatedAt: now })
  })
}

export async function removeNote(
  context: Context,
  { params, query }: { params: { date: Day }; query: NoteRemoval },
): Promise<void> {
  await onUnlockedDay(context, params.date, async (tx) => {
    await refuseChangedNote(tx, params.date, query.seen)
    if (!(await deleteNote(tx, params.date))) throw noSuchNote()
  })
}
