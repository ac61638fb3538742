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
import type { Db, HouseholdTable, Tables } from './tables.ts'

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

  updateTable<Table extends HouseholdTable | 'households'>(
    table: Table,
  ): UpdateQueryBuilder<Scoped<Table>, Table, Table, UpdateResult> {
    const rows = everyHousehold(this.db).updateTable(table as 'recipes')
    return rows.where(ownerColumn(table), '=', this.id) as never
  }

  deleteFrom<Table extends HouseholdTable>(
    table: Table,
  ): DeleteQueryBuilder<Scoped<Table>, Table, DeleteResult> {
    const rows = everyHousehold(this.db).deleteFrom(table as 'recipes')
    return rows.where('householdId', '=', this.id) as never
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
