/** Reads and writes all rows as plain objects, in one form for both databases. Backups use it. */

import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from './plain-types.ts'
import type { Db, Tables } from './tables.ts'

type Table = keyof Tables
/** One row with the product's column names, and with JSON and booleans decoded. */
export type PlainRow = Record<string, unknown>
/** The database with its tables by any name. */
export type AnyTables = Kysely<Tables & Record<string, PlainRow>>

/** Rows that are read or written at a time. */
const PAGE = 200

/**
 * Tables in order of their references, each with its key columns. The compiler demands every table.
 */
const keys: { [T in Table]: (keyof Tables[T] & string)[] } = {
  households: ['id'],
  users: ['id'],
  sessions: ['tokenHash'],
  accessTokens: ['id'],
  passwordResetTokens: ['tokenHash'],
  secondFactors: ['userId'],
  recoveryCodes: ['userId', 'codeHash'],
  signInChallenges: ['tokenHash'],
  invitations: ['id'],
  signInFailures: ['subject'],
  knownPlaces: ['userId', 'place'],
  globalCounters: ['counterName'],
  photos: ['householdId', 'name'],
  recipes: ['id'],
  importedReadings: ['recipeId'],
  recipePictures: ['recipeId', 'position'],
  recipeMakings: ['householdId', 'recipeId', 'date'],
  recipeCollections: ['id'],
  collectionRecipes: ['collectionId', 'recipeId'],
  savedFilters: ['id'],
  libraryTags: ['householdId'],
  familyMembers: ['id'],
  guestDiners: ['id'],
  userPreferences: ['id'],
  mealPlanningDays: ['id'],
  dateSpecificTemplateAssignments: ['id'],
  weeklyTemplateAssignments: ['id'],
  calendarAssignments: ['id'],
  calendarLocks: ['id'],
  calendarNotes: ['id'],
  calendarFeeds: ['householdId'],
  completedShoppingLists: ['id'],
  openLists: ['householdId'],
  shopOrders: ['householdId'],
  shoppingExtras: ['id'],
  staples: ['id'],
  foodPrices: ['id'],
  menus: ['id'],
  contactMessages: ['id'],
  sharedRecipeLinks: ['id'],
  aiMealPlanningActions: ['id'],
  planJobs: ['householdId', 'userId'],
  planRules: ['id'],
  confirmedIngredients: ['id'],
  familyMayContain: ['personId', 'allergen'],
  guestMayContain: ['personId', 'allergen'],
  familyFineLines: ['id'],
  guestFineLines: ['id'],
  removedFamilyMembers: ['personId'],
  removedGuestDiners: ['personId'],
  madeOnce: ['householdId', 'userId', 'what', 'onceKey'],
  answeredOnce: ['householdId', 'userId', 'onceKey'],
  householdImports: ['id'],
  householdImportItems: ['id'],
  pictureReadings: ['id'],
  pictureReadingPages: ['id'],
  pushKeys: ['place'],
  reminderChoices: ['userId'],
  pushDevices: ['id'],
  runningTimers: ['deviceId', 'timerKey'],
  remindersSent: ['deviceId', 'reminder'],
}
export const tables: readonly string[] = Object.keys(keys)

const keyOf = (table: string): string[] => (isTable(table) ? keys[table] : [])
export const isTable = (name: string): name is Table => name in keys

/** All rows of one moment, page by page; writers are not blocked. */
export async function dumpRows(
  db: Db,
  kind: DatabaseKind,
  onPage: (table: string, rows: PlainRow[]) => Promise<void>,
): Promise<void> {
  const start = db.withTables<Record<string, PlainRow>>().transaction().setAccessMode('read only')
  await (kind === 'postgres' ? start.setIsolationLevel('repeatable read') : start).execute(async (tx) => {
    // Some tables do not exist before the migrations run.
    const existing = new Set((await tx.introspection.getTables()).map(({ name }) => name))
    for (const table of tables.filter((name) => existing.has(nameInDatabase(name)))) {
      for (let after: PlainRow | null = null; ;) {
        const rows: PlainRow[] = await pageAfter(tx, table, after)
        if (rows.length > 0) await onPage(table, rows)
        if (rows.length < PAGE) break
        after = rows.at(-1) ?? null
      }
    }
  })
}

async function pageAfter(tx: AnyTables, table: string, after: PlainRow | null): Promise<PlainRow[]> {
  const key = keyOf(table)
  let query = tx.selectFrom(table).selectAll().limit(PAGE)
  for (const column of key) query = query.orderBy(column)
  if (after !== null) {
    const keyColumns = sql.join(key.map((column) => sql.ref(column)))
    const lastKey = sql.join(key.map((column) => sql.val(after[column])))
    query = query.where(sql<boolean>`(${keyColumns}) > (${lastKey})`)
  }
  return query.execute()
}

/**
 * Replaces all rows in one transaction, so that readers see the old ones until its end. Which rows
 * are left out is decided while the old ones are still there.
 */
export async function replaceRows(
  db: Db,
  kind: DatabaseKind,
  rowsFor: (tx: AnyTables) => Promise<AsyncIterable<{ table: string; row: PlainRow }>>,
): Promise<number> {
  return db
    .withTables<Record<string, PlainRow>>()
    .transaction()
    .execute(async (tx) => {
      const rows = await rowsFor(tx)
      const numbered = kind === 'postgres' ? await numberedTables(tx) : []
      for (const table of tables.toReversed()) await tx.deleteFrom(table).execute()
      for (const table of numbered) await setIdentity(tx, table, 'by default')
      const count = await insertAll(tx, rows)
      for (const table of numbered) {
        await setIdentity(tx, table, 'always')
        await sql`select setval(pg_get_serial_sequence(${nameInDatabase(table)}, 'id'), greatest(max(id), 1)) from ${sql.table(table)}`.execute(
          tx,
        )
      }
      return count
    })
}

/**
 * Tables with generated ids; PostgreSQL wants `overriding system value` to insert explicit ones.
 */
async function numberedTables(tx: AnyTables): Promise<string[]> {
  const found = await tx.introspection.getTables()
  const withId = found.filter(({ columns }) => columns.some(({ name }) => name === 'id'))
  const names = new Set(withId.map(({ name }) => name))
  return tables.filter((table) => names.has(nameInDatabase(table)))
}

/** Households and users refer to each other, so one reference is written after both rows exist. */
async function insertAll(
  tx: AnyTables,
  rows: AsyncIterable<{ table: string; row: PlainRow }>,
): Promise<number> {
  const keptHouseholds: PlainRow[] = []
  let count = 0
  let waiting: PlainRow[] = []
  let currentTable = ''
  const flush = async () => {
    if (waiting.length > 0) await tx.insertInto(currentTable).values(waiting).execute()
    waiting = []
  }
  for await (const { table, row } of rows) {
    if (table !== currentTable || waiting.length >= PAGE) await flush()
    currentTable = table
    count++
    if (table === 'households' && row['keptForUserId'] !== null) keptHouseholds.push(row)
    waiting.push(table === 'households' ? { ...row, keptForUserId: null } : row)
  }
  await flush()
  for (const { id, keptForUserId } of keptHouseholds)
    await tx
      .updateTable('households')
      .set({ keptForUserId: Number(keptForUserId) })
      .where('id', '=', Number(id))
      .execute()
  return count
}

/** A table's or column's name as the database writes it. */
export const nameInDatabase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const setIdentity = (tx: AnyTables, table: string, when: 'always' | 'by default') =>
  sql`alter table ${sql.table(table)} alter column id set generated ${sql.raw(when)}`.execute(tx)
