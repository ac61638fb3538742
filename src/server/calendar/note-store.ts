import type { Day, DayRange } from '../../domain/day.ts'
import type { Household } from '../db/household.ts'
import { hasDeleted } from '../db/row-results.ts'
import type { NewHouseholdRow, Row } from '../db/tables.ts'

type NoteRow = Row<'calendarNotes'>

export async function noteOn(household: Household, date: Day): Promise<NoteRow | undefined> {
  return household.selectFrom('calendarNotes').selectAll().where('date', '=', date).executeTakeFirst()
}

export async function notesBetween(household: Household, range: DayRange): Promise<NoteRow[]> {
  return household
    .selectFrom('calendarNotes')
    .selectAll()
    .where('date', '>=', range.start)
    .where('date', '<=', range.end)
    .orderBy('date')
    .execute()
}

/** Inserts or replaces the note of a day. */
export async function putNote(
  household: Household,
  note: NewHouseholdRow<'calendarNotes'>,
): Promise<NoteRow> {
  return household
    .insertInto('calendarNotes')
    .values(note)
    .onConflict((conflict) =>
      conflict.columns(['householdId', 'date']).doUpdateSet({ notes: note.notes, updatedAt: note.updatedAt }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateNote(
  household: Household,
  date: Day,
  change: Pick<NoteRow, 'notes' | 'updatedAt'>,
): Promise<NoteRow> {
  return household
    .updateTable('calendarNotes')
    .set(change)
    .where('date', '=', date)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteNote(household: Household, date: Day): Promise<boolean> {
  return hasDeleted(household.deleteFrom('calendarNotes').where('date', '=', date))
}
