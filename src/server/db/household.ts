/**
 * The only access to tables that belong to a household: a query cannot forget the condition
 * (decision 0060).
 */

import type {
  ColumnType,
  DeleteQueryBuilder,
  DeleteResult,
  InsertObject,
  InsertQueryBuilder,
  InsertResult,
  Kysely,
  SelectQueryBuilder,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely'
import { hasDeleted } from './row-results.ts'
import type { Db, HouseholdTable, NewHouseholdRow, Row, Tables } from './tables.ts'

/** A table whose rows have a number of their own. */
type NumberedTable = {
  [T in HouseholdTable]: 'id' extends keyof Tables[T] ? T : never
}[HouseholdTable]

/** A household also sees its members and its own row. */
type VisibleTable = HouseholdTable | 'users' | 'households'

/** A scoped query sees one table, without joins, and without the household's id. */
type Scoped<Table extends VisibleTable> = {
  [T in Table]: Omit<Tables[T], 'householdId'> & { householdId: ColumnType<number, never, never> }
}

/** A select on one household's table, to be extended elsewhere. */
export type HouseholdSelect<Table extends VisibleTable, Read = object> = SelectQueryBuilder<
  Scoped<Table>,
  Table,
  Read
>

/**
 * The rows of one household. Each query gets the condition, and each new row the value, by itself.
 */
export class Household {
  constructor(
    /** Tables without a household, in the same transaction. */
    readonly db: Db,
    readonly id: number,
  ) {}

  selectFrom<Table extends VisibleTable>(table: Table): HouseholdSelect<Table> {
    const rows = everyHousehold(this.db).selectFrom(table as 'recipes')
    return rows.where(ownerColumn(table), '=', this.id) as never
  }

  /** The row of this id; undefined where the household has none. */
  async byId<Table extends NumberedTable>(table: Table, id: number): Promise<Row<Table> | undefined> {
    const rows = this.selectFrom(table as 'recipes').selectAll()
    return rows.where('id', '=', id).executeTakeFirst() as Promise<Row<Table> | undefined>
  }

  updateTable<Table extends HouseholdTable | 'households'>(
    table: Table,
  ): UpdateQueryBuilder<Scoped<Table>, Table, Table, UpdateResult> {
    const rows = everyHousehold(this.db).updateTable(table as 'recipes')
    return rows.where(ownerColumn(table), '=', this.id) as never
  }

  /** Changes the row of this id; answers it as it is then. */
  change<Table extends NumberedTable>(
    table: Table,
    id: number,
    change: Partial<Omit<NewHouseholdRow<Table>, 'id'>>,
  ): UpdateQueryBuilder<Scoped<Table>, Table, Table, Row<Table>> {
    const rows = this.updateTable(table as 'recipes').where('id', '=', id)
    return rows.set(change as object).returningAll() as never
  }

  deleteFrom<Table extends HouseholdTable>(
    table: Table,
  ): DeleteQueryBuilder<Scoped<Table>, Table, DeleteResult> {
    const rows = everyHousehold(this.db).deleteFrom(table as 'recipes')
    return rows.where('householdId', '=', this.id) as never
  }

  /** Deletes the row of this id; false where the household has none. */
  remove(table: NumberedTable, id: number): Promise<boolean> {
    return hasDeleted(this.deleteFrom(table as 'recipes').where('id', '=', id))
  }

  /** Inserts a row; answers it as it is stored. */
  async insert<Table extends HouseholdTable>(table: Table, row: NewHouseholdRow<Table>): Promise<Row<Table>> {
    const into = this.insertInto(table as 'recipes').values(row as never)
    return into.returningAll().executeTakeFirstOrThrow() as never
  }

  insertInto<Table extends HouseholdTable>(table: Table) {
    type Values = InsertObject<Scoped<Table>, Table>
    const into = everyHousehold(this.db).insertInto(table as 'recipes')
    return {
      values: (rows: Values | readonly Values[]): InsertQueryBuilder<Scoped<Table>, Table, InsertResult> => {
        const list = [rows].flat() as Values[]
        return into.values(list.map((row) => ({ ...row, householdId: this.id })) as never) as never
      },
    }
  }

  /**
   * Everything inside is committed together or not at all; inside another transaction, together
   * with that one.
   */
  transaction<Result>(work: (tx: Household) => Promise<Result>): Promise<Result> {
    if (this.db.isTransaction) return work(this)
    return this.db.transaction().execute((tx) => work(new Household(tx, this.id)))
  }
}

const ownerColumn = (table: VisibleTable) => (table === 'households' ? 'id' : 'householdId')

/**
 * Rows of all households, for look-ups by a secret, maintenance and moves. The files that use it
 * are listed in `test/household-rows.test.ts`.
 */
export const everyHousehold = (db: Db): Kysely<Tables> => db
