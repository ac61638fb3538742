import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * What a migration writes for the types that the two databases call by other names. It asks the
 * adapter, so that one set of migrations serves both.
 */
export function column(db: Kysely<unknown>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  return {
    isPostgres,
    id: isPostgres ? sql`bigint` : sql`integer`,
    primaryKey: (builder: ColumnDefinitionBuilder) =>
      isPostgres ? builder.generatedAlwaysAsIdentity().primaryKey() : builder.primaryKey().autoIncrement(),
    json: isPostgres ? sql`jsonb` : sql`text`,
    boolean: isPostgres ? sql`boolean` : sql`integer`,
  }
}
