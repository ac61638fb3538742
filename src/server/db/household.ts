/**
 * The one way to a table whose rows belong to a household: a query on it that forgets whose cannot
 * be written (decision 0060).
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

/** A household sees who belongs to it, and its own row. */
type Seen = HouseholdTable | 'users' | 'households'

/**
 * What a query sees: its own table, so that it joins no other, and whose a row is, which it can
 * neither say nor change.
 */
type Scoped<Table extends Seen> = {
  [T in Table]: Omit<Tables[T], 'householdId'> & { householdId: ColumnType<number, never, never> }
}

/** A read of one household's table, for whoever goes on with it elsewhere. */
export type HouseholdSelect<Table extends Seen, Read = object> = SelectQueryBuilder<
  Scoped<Table>,
  Table,
  Read
>

/** One household's rows: each query brings the condition, and each new row the value, by itself. */
export class Household {
  readonly id: number
  /** What belongs to no household, in the same transaction where there is one. */
  readonly db: Db

  constructor(db: Db, id: number) {
    this.db = db
    this.id = id
  }

  selectFrom<Table extends Seen>(table: Table): HouseholdSelect<Table> {
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

  /** What is done within is done together or not at all. */
  transaction<Result>(work: (tx: Household) => Promise<Result>): Promise<Result> {
    return this.db.transaction().execute((tx) => work(new Household(tx, this.id)))
  }
}

const ownerColumn = (table: Seen) => (table === 'households' ? 'id' : 'householdId')

export const household = (db: Db, id: number): Household => new Household(db, id)

/**
 * All households' rows, for what no household asks: a link that is found by its secret, a chore, a
 * move from one to another. Who uses it is listed in `test/house.test.ts`.
 */
export const everyHousehold = (db: Db): Kysely<Tables> => db
