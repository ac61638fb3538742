import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Column types that the two databases name differently, so that one set of migrations serves both.
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
