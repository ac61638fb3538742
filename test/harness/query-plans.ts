/**
 * How the database finds the rows of every query that the application makes: each must go by an
 * index that starts with the household, or by a key of one row.
 */

import {
  type Compilable,
  CompiledQuery,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  PostgresAdapter,
  type RootOperationNode,
} from 'kysely'
import type { Db } from '../../src/server/db/tables.ts'

type Query = ReturnType<Compilable['compile']>

/**
 * What need not start with the household: the secrets that name one row, what hangs on one person,
 * one import or one reading, one device or its session, and the dates by which the hourly chores
 * find what is over.
 */
const OTHER_STARTS = new Set([
  'id',
  'email',
  'email_token_hash',
  'token_hash',
  'mailed_token_hash',
  'token',
  'share_id',
  'global_id',
  'subject',
  'counter_name',
  'user_id',
  'place',
  'account',
  'person_id',
  'import_id',
  'reading_id',
  'lock_id',
  'template_id',
  'collection_id',
  'recipe_id',
  'kept_for_user_id',
  'expires_at',
  'deleted_at',
  'removed_at',
  'made_at',
  'seen_at',
  'resets_at',
  'state',
  'endpoint',
  'session_id',
  'device_id',
  'rings_at',
  'sent_at',
  'deletion_scheduled_for',
])

const isReading = (node: RootOperationNode) =>
  ['SelectQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'].includes(node.kind)

export interface WatchedPlans {
  /**
   * The database for the application; what a test itself asks of the other one is its own affair.
   */
  db: Db
  /** Each query that was made and looks at more rows than it should, with how. */
  scans: () => Promise<string[]>
}

export function watchPlans(db: Db): WatchedPlans {
  const queries = new Map<string, Query>()
  const watcher: KyselyPlugin = {
    transformQuery({ node, queryId }: PluginTransformQueryArgs) {
      if (isReading(node)) {
        const query = db.getExecutor().compileQuery(node, queryId)
        // The list of migrations is a dozen rows, whatever else there is.
        if (!query.sql.includes('kysely_migration') && !queries.has(query.sql)) queries.set(query.sql, query)
      }
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const scansOf = db.getExecutor().adapter instanceof PostgresAdapter ? scansInPostgres : scansInEmbedded
  return {
    db: db.withPlugin(watcher),
    scans: async () => {
      const found: string[] = []
      for (const query of queries.values())
        for (const scan of await scansOf(db, query)) found.push(`${scan}: ${query.sql}`)
      return found
    },
  }
}

/**
 * The embedded database says SCAN where it reads a whole table or index, and names the columns that
 * it searches by.
 */
async function scansInEmbedded(db: Db, query: Query): Promise<string[]> {
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]),
  )
  return rows
    .map(({ detail }) => detail)
    .filter((detail) => /^SCAN (?!CONSTANT|\(?subquery|json_each)/i.test(detail) || !startsWell(detail))
}

function startsWell(detail: string): boolean {
  const searched = /^SEARCH .* \((\w+)[=<>]/.exec(detail)?.[1]
  return (
    searched === undefined ||
    searched === 'household_id' ||
    searched === 'rowid' ||
    OTHER_STARTS.has(searched)
  )
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}

/**
 * With sequential scans forbidden PostgreSQL takes an index wherever one fits, also on a table that
 * is still small.
 */
async function scansInPostgres(db: Db, query: Query): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
    const { rows } = await tx
      .withoutPlugins()
      .executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        CompiledQuery.raw(`explain (format json) ${query.sql}`, [...query.parameters]),
      )
    const { rows: indexes } = await tx.executeQuery<{ name: string; start: string }>(
      CompiledQuery.raw(`select c.relname as name, a.attname as start from pg_index i
        join pg_class c on c.oid = i.indexrelid
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]`),
    )
    const startOf = new Map(indexes.map(({ name, start }) => [name, start]))
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    return plan ? scansIn(plan, startOf) : ['no plan']
  })
}

function scansIn(node: PlanNode, startOf: Map<string, string>): string[] {
  const below = (node.Plans ?? []).flatMap((inner) => scansIn(inner, startOf))
  if (node['Node Type'] === 'Seq Scan') return [`Seq Scan of ${node['Relation Name']}`, ...below]
  const index = node['Index Name']
  if (index === undefined) return below
  const start = startOf.get(index) ?? ''
  const goesByStart = new RegExp(`\\b${start}\\b`).test(node['Index Cond'] ?? '')
  const isWell = goesByStart && (start === 'household_id' || OTHER_STARTS.has(start))
  return isWell ? below : [`${node['Node Type']} of ${index} by ${node['Index Cond'] ?? 'nothing'}`, ...below]
}
