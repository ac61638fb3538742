import type { Day } from '../../domain/day.ts'
import type { DayRange } from '../../domain/range.ts'
import type { Db, NewRow, Row } from '../db/tables.ts'

type NoteRow = Row<'calendarNotes'>

export async function noteOn(db: Db, householdId: number, date: Day): Promise<NoteRow | undefined> {
  return db
    .selectFrom('calendarNotes')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('date', '=', date)
    .executeTakeFirst()
}

export async function notesBetween(db: Db, householdId: number, range: DayRange): Promise<NoteRow[]> {
  return db
    .selectFrom('calendarNotes')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('date', '>=', range.start)
    .where('date', '<=', range.end)
    .orderBy('date')
    .execute()
}

/** Writes the note of a day, over the one that is there. */
export async function writeNote(
  db: Db,
  householdId: number,
  note: Omit<NewRow<'calendarNotes'>, 'householdId'>,
): Promise<NoteRow> {
  return db
    .insertInto('calendarNotes')
    .values({ ...note, householdId })
    .onConflict((conflict) =>
      conflict.columns(['householdId', 'date']).doUpdateSet({ notes: note.notes, updatedAt: note.updatedAt }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateNote(
  db: Db,
  householdId: number,
  date: Day,
  change: Pick<NoteRow, 'notes' | 'updatedAt'>,
): Promise<NoteRow | undefined> {
  return db
    .updateTable('calendarNotes')
    .set(change)
    .where('householdId', '=', householdId)
    .where('date', '=', date)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteNote(db: Db, householdId: number, date: Day): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendarNotes')
    .where('householdId', '=', householdId)
    .where('date', '=', date)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
