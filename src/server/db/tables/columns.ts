/** Kinds of column that several tables have. */

import type { ColumnType } from 'kysely'

/** A column that holds a list or an object: jsonb in PostgreSQL, text in the embedded database. */
export type Json<T> = ColumnType<T, T, T>

/** A column for each field that a person fills in; a photo has its own. */
export type ColumnsFor<Thing, Column extends keyof Thing> = {
  [C in Column]: Thing[C] extends string[] ? Json<string[]> : Thing[C]
}
