/**
 * Brings in a file of our own: every row as it was, under ids of this household. What is there
 * already stays as it is (decision 0056).
 */
import { randomUUID } from 'node:crypto'
import { overlaps } from '../../../domain/day.ts'
import { type FullFormatTable, fullFormatTables } from '../../../domain/importing/full-format.ts'
import type { ImportResult } from '../../../domain/importing/household-import.ts'
import { sumCookLog } from '../../../domain/recipes/marks.ts'
import { isLocked } from '../../../domain/calendar/lock.ts'
import { userIdsOf } from '../../account/sign-in/store.ts'
import { lockDays } from '../../calendar/lock-days.ts'
import { locksBetween } from '../../calendar/store.ts'
import { nextNumber } from '../../db/counters.ts'
import { holdHousehold } from '../../db/hold.ts'
import { nextSlice } from '../../db/in-slices.ts'
import type { Household } from '../../db/household.ts'
import { troubleOf } from '../../db/trouble.ts'
import { keepJpeg, keepPhotoFile } from '../../recipes/photos/keep-photo.ts'
import { cookLogOf, renewLibraryETag, updateRecipe } from '../../recipes/store.ts'
import { addRemark, type Bringer } from './bring-recipes.ts'
import { LocalIds, storedRows, withIds } from './export-rows.ts'
import { linkRecipes } from './link-recipes.ts'
import { tableRules } from './household-tables.ts'
import type { Ask } from '../../workers/pool.ts'
import { Interrupted } from './interrupted.ts'
import { saveSettings } from './settings.ts'
import { hashOf } from './row-hash.ts'
import {
  type ImportItem,
  type ImportRow,
  insertItems,
  type NewItem,
  noteSlice,
  updateRunning,
} from './store.ts'
import { own as ownFile, type OwnFile, ownPhoto, ownRows } from './upload-tasks.ts'
import { UploadExhausted } from './with-upload.ts'

type AnyRow = Record<string, unknown>

/** So many rows are written together: whoever else writes waits for these. */
const WRITTEN_AT_ONCE = 20

/** What a restart leaves to whoever goes on. */
interface Restore {
  row: ImportRow
  ask: Ask
  /** What this import brought before it was interrupted. */
  items: readonly ImportItem[]
  result: ImportResult
  isStopping: () => boolean
}

/**
 * Photos first, each by itself; then the rows, some at a time and table after table, so that others
 * are answered in between. Interrupted, it goes on after the last slice that was written.
 */
export async function restoreHousehold(bringer: Bringer, restore: Restore): Promise<void> {
  const { row, ask, result, isStopping } = restore
  const file = await ask(ownFile, undefined)
  for (const remark of file.remarks) addRemark(result, remark)
  const photos = await restorePhotos(bringer, ask, file, result)
  const restoring = new Restoring(bringer, restore, photos)
  if (row.progress === 0) await restoring.begin(file)
  // The first slice was the beginning; every row after it counts one.
  let before = 1
  for (const table of fullFormatTables) {
    const count = file.rowCounts[table]
    if (row.progress < before + count) await restoring.readTable(table)
    while (row.progress < before + count) {
      const { rows, twinIds } = await ask(ownRows, { table, from: row.progress - before })
      for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE) {
        if (isStopping()) throw new Interrupted()
        const to = from + WRITTEN_AT_ONCE
        await restoring.write(table, rows.slice(from, to), twinIds.slice(from, to))
        await nextSlice(bringer.household.id)
      }
    }
    before += count
    // A restart may have come just before: whoever wrote more than the recipes has linked them.
    if (table === 'recipes' && row.progress === before) await restoring.linkRecipes(ask, count)
  }
  const done = { state: 'done', result: JSON.stringify(result), heldUntil: null } as const
  await updateRunning(bringer.household, row, done)
}

/** The names that photos have here by those that they have in the file. */
async function restorePhotos(
  bringer: Bringer,
  ask: Ask,
  { photoNames }: OwnFile,
  result: ImportResult,
): Promise<Map<string, string>> {
  const kept = new Map<string, string>()
  for (const name of photoNames) {
    try {
      const { bytes, isOurs } = await ask(ownPhoto, { name })
      if (isOurs) {
        await keepPhotoFile(bringer, name, Buffer.from(bytes))
        kept.set(name, name)
      } else {
        kept.set(name, await keepJpeg(bringer, bytes))
      }
    } catch (error) {
      if (error instanceof Interrupted || error instanceof UploadExhausted || troubleOf(error)) throw error
      addRemark(result, `The photo ${name} is missing from the file or can’t be read.`)
    }
  }
  result.photos = kept.size
  return kept
}

/** The references of one table to others: a column, and the ids of which table it holds. */
const referencesOf = (table: FullFormatTable) => Object.entries(tableRules[table].references ?? {})

class Restoring {
  readonly #ids = new LocalIds()
  /** Recipes that were here before the file came. */
  readonly #twins = new Set<number>()
  /**
   * What tells the rows apart that the household has in the table that is written now, with their
   * ids.
   */
  #known = new Map<string, number>()

  constructor(
    private readonly bringer: Bringer,
    private readonly restore: Restore,
    private readonly photos: ReadonlyMap<string, string>,
  ) {
    for (const { sourceKey, itemId, kind } of restore.items) {
      const [table, localId] = sourceKey?.split(':') ?? []
      this.#ids.set(table as FullFormatTable, Number(localId), itemId)
      if (table === 'recipes' && kind === 'twin') this.#twins.add(itemId)
    }
  }

  /**
   * Into a household without recipes everything comes as it was: the numbers of recipes and the
   * person's settings too.
   */
  async begin(file: OwnFile): Promise<void> {
    const { row, result } = this.restore
    await this.bringer.household.transaction(async (tx) => {
      await holdHousehold(tx)
      const counter = `recipes of household ${tx.id}`
      const used = await tx.db
        .selectFrom('globalCounters')
        .select('currentValue')
        .where('counterName', '=', counter)
        .executeTakeFirst()
      const keepsNumbers = used === undefined
      if (keepsNumbers) {
        if (file.settings && (await this.#isAtHome(tx))) await saveSettings(tx.db, row.userId, file.settings)
        const currentValue = file.mostNumber
        if (currentValue > 0)
          await tx.db
            .insertInto('globalCounters')
            .values({ counterName: counter, currentValue, updatedAt: this.bringer.now })
            .execute()
      }
      await noteSlice(tx, row, result, { keepsNumbers })
    })
  }

  /**
   * Whoever brings it may have moved away meanwhile: what is theirs alone is not for where they do
   * not live.
   */
  async #isAtHome(tx: Household): Promise<boolean> {
    return (await userIdsOf(tx)).includes(this.restore.row.userId)
  }

  /**
   * Before the rows of a table are written: what of them the household has. What this file brought
   * is not looked at.
   */
  async readTable(table: FullFormatTable): Promise<void> {
    this.#known = new Map()
    if (table === 'recipes') return
    const { row, items } = this.restore
    const brought = new Set(items.flatMap(({ kind, itemId }) => (kind === table ? [itemId] : [])))
    for await (const stored of storedRows(this.bringer.household, row.userId, table)) {
      const id = Number(stored['id'] ?? 0)
      if (!brought.has(id)) this.#known.set(identityOf(table, stored), id)
    }
  }

  /** After the recipes: a recipe may be an ingredient of an earlier one. */
  async linkRecipes(ask: Ask, count: number): Promise<void> {
    const importId = this.restore.row.id
    await linkRecipes(this.bringer.household, { importId, ask, count, ids: this.#ids })
  }

  /**
   * Writes some rows of a table, what is known of them and how far the import has come, together.
   */
  async write(
    table: FullFormatTable,
    rows: readonly AnyRow[],
    twinIds: readonly (number | null)[],
  ): Promise<void> {
    const { row, result } = this.restore
    await this.bringer.household.transaction(async (tx) => {
      await holdHousehold(tx)
      if (!tableRules[table].isPersonal || (await this.#isAtHome(tx)))
        await this.#writeRows(tx, table, rows, twinIds)
      const done = table === 'recipes' ? rows.length : 0
      await noteSlice(tx, row, result, { done, progress: rows.length })
    })
  }

  async #writeRows(
    tx: Household,
    table: FullFormatTable,
    rows: readonly AnyRow[],
    twinIds: readonly (number | null)[],
  ): Promise<void> {
    await this.#forgetWhatIsGone(tx, table, rows)
    const items: NewItem[] = []
    const made = new Set<number>()
    for (const [at, row] of rows.entries()) {
      const mapped = withIds(table, row, this.#ids)
      if (!mapped) continue
      const twin =
        table === 'recipes' ? (twinIds[at] ?? undefined) : this.#known.get(identityOf(table, mapped))
      const inserted = twin === undefined ? await this.#insert(tx, table, mapped) : undefined
      const itemId = inserted ? Number(inserted['id'] ?? 0) : (twin ?? (await this.#idOf(tx, table, mapped)))
      if (twin !== undefined && table === 'recipes') {
        this.#twins.add(twin)
        this.restore.result.skipped += 1
      }
      if (tableRules[table].hasId && itemId > 0) {
        const localId = Number(row['id'])
        this.#ids.set(table, localId, itemId)
        items.push({
          importId: this.restore.row.id,
          kind: inserted ? table : 'twin',
          itemId,
          sourceKey: `${table}:${localId}`,
          stamp: inserted ? hashOf(inserted) : null,
        })
      } else {
        // Two recipes or people of the file may be one here: what is said of both is said once.
        this.#known.set(identityOf(table, mapped), 0)
        if (inserted && table === 'recipeMakings') made.add(Number(mapped['recipeId']))
      }
    }
    await insertItems(tx, items)
    await this.#countMakings(
      tx,
      [...made].filter((id) => this.#twins.has(id)),
    )
    if (table === 'recipes' || made.size > 0) await renewLibraryETag(tx)
  }

  /**
   * Somebody may have taken away since the last slice what the next rows name; then nothing names
   * it.
   */
  async #forgetWhatIsGone(tx: Household, table: FullFormatTable, rows: readonly AnyRow[]): Promise<void> {
    for (const [column, target] of referencesOf(table)) {
      const localIds = [...new Set(rows.map((row) => row[column]))]
      const ids = localIds.flatMap((localId) => this.#ids.of(target, localId) ?? [])
      if (ids.length === 0) continue
      const there = await tx
        .selectFrom(target as 'recipes')
        .select('id')
        .where('id', 'in', ids)
        .execute()
      const isThere = new Set(there.map(({ id }) => id))
      for (const localId of localIds) {
        const id = this.#ids.of(target, localId)
        if (id !== undefined && !isThere.has(id)) this.#ids.forget(target, Number(localId))
      }
    }
  }

  /** Recipes that were here already and were made on more days now. */
  async #countMakings(tx: Household, ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const days = await cookLogOf(tx, id)
      await updateRecipe(tx, id, sumCookLog(days.map(({ date }) => date)))
    }
  }

  /**
   * Writes a row; undefined where it stays behind, or somebody wrote the same thing since the table
   * was read.
   */
  async #insert(
    tx: Household,
    table: FullFormatTable,
    { id: _id, ...row }: AnyRow,
  ): Promise<AnyRow | undefined> {
    const own = tableRules[table].hasMaker === false ? {} : { userId: this.restore.row.userId }
    const photo = 'photoName' in row ? { photoName: this.photos.get(String(row['photoName'])) ?? null } : {}
    const more = await this.#besides(tx, table, row)
    if (more === null) return undefined
    const values = { ...row, ...photo, ...more, ...own }
    const insert = tx.insertInto(table as 'recipes').values(values as never)
    // Another recipe never has the number or the id of this one: where it does, nothing may be lost
    // in silence.
    const written: AnyRow | undefined =
      table === 'recipes'
        ? await insert.returningAll().executeTakeFirstOrThrow()
        : await insert
            .onConflict((conflict) => conflict.doNothing())
            .returningAll()
            .executeTakeFirst()
    if (written) this.#count(table)
    return written
  }

  /** The row of the household that is the same thing; 0 where there is none, or it has no id. */
  async #idOf(tx: Household, table: FullFormatTable, row: AnyRow): Promise<number> {
    const { hasId, identity } = tableRules[table]
    if (!hasId || table === 'recipes') return 0
    let query = tx.selectFrom(table as 'recipes').select('id')
    for (const column of identity) query = query.where(column as 'name', '=', row[column] as string)
    return (await query.executeTakeFirst())?.id ?? 0
  }

  /**
   * What a row needs besides what the file holds; null where a locked day keeps it out, or a
   * picture is missing that it is about.
   */
  async #besides(tx: Household, table: FullFormatTable, row: AnyRow): Promise<AnyRow | null> {
    const { keepsNumbers } = this.restore.row
    if (table === 'recipes') {
      const counter = `recipes of household ${tx.id}`
      const number = keepsNumbers ? {} : { userSequence: await nextNumber(tx.db, counter, this.bringer.now) }
      return { ...number, usedRecipes: [], globalId: randomUUID(), deletedAt: null }
    }
    if (table === 'calendarAssignments') {
      const date = String(row['date'])
      const locks = await locksBetween(tx, { start: date, end: date })
      if (!isLocked(date, locks)) return {}
      addRemark(this.restore.result, `${date} is locked and stays as it is.`)
      return null
    }
    if (table === 'recipePictures') return this.photos.has(String(row['photoName'])) ? {} : null
    if (table !== 'completedShoppingLists') return {}
    const range = { start: String(row['startDate']), end: String(row['endDate']) }
    const locks = await locksBetween(tx, range)
    if (locks.some((lock) => overlaps(lock, range))) {
      addRemark(
        this.restore.result,
        `The list ${String(row['name'])} stayed behind: its days are locked by another.`,
      )
      return null
    }
    const why = { reason: `Shopping list: ${String(row['name'])}`, now: String(row['completedAt']) }
    return { lockId: await lockDays(tx, range, why) }
  }

  #count(table: FullFormatTable): void {
    if (table === 'recipes') this.restore.result.recipes += 1
    else if (table === 'completedShoppingLists') this.restore.result.lists += 1
    else this.restore.result.others += 1
  }
}

const identityOf = (table: FullFormatTable, row: AnyRow): string =>
  JSON.stringify(tableRules[table].identity.map((column) => row[column] ?? null))
