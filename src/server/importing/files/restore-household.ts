/** Brings in a file of our own: every row as it was, under ids of this household. What is there already stays as it is. */
import { randomUUID } from 'node:crypto'
import { overlaps } from '../../../domain/range.ts'
import { type FullFormatTable, fullFormatTables } from '../../../domain/importing/full-format.ts'
import type { ImportResult } from '../../../domain/importing/household-import.ts'
import { sumCookLog } from '../../../domain/recipes/marks.ts'
import { isLocked } from '../../../domain/calendar/lock.ts'
import { userIdsOf } from '../../account/sign-in/store.ts'
import { lockDays } from '../../calendar/lock-days.ts'
import { locksBetween } from '../../calendar/store.ts'
import { nextNumber } from '../../db/counters.ts'
import { holdHousehold } from '../../db/hold-household.ts'
import type { Db } from '../../db/tables.ts'
import { troubleOf } from '../../db/trouble.ts'
import { keepJpeg, keepPhotoFile } from '../../recipes/photos/keep-photo.ts'
import { renewLibraryETag } from '../../recipes/library-etag.ts'
import { cookLogOf } from '../../recipes/cook-log-store.ts'
import { updateRecipe } from '../../recipes/store.ts'
import { addRemark, type Bringer } from './bring-recipes.ts'
import { LocalIds, storedRows, withIds } from './export-rows.ts'
import { tableRules } from './household-tables.ts'
import type { Ask } from '../../workers/pool.ts'
import { Interrupted } from './interrupted.ts'
import { saveSettings } from './settings.ts'
import { hashOf } from './row-hash.ts'
import { type ImportRow, insertItems, updateRunning } from './store.ts'
import { own as ownFile, ownPhoto, ownRows, type OwnFile } from './upload-tasks.ts'
import { UploadExhausted } from './with-upload.ts'

type AnyRow = Record<string, unknown>

/** Photos first, each by itself; then all rows together or none. Done twice, it does nothing twice. */
export async function restoreHousehold(
  bringer: Bringer,
  row: ImportRow,
  ask: Ask,
  result: ImportResult,
): Promise<void> {
  const file = await ask(ownFile, undefined)
  for (const remark of file.remarks) addRemark(result, remark)
  const photos = await restorePhotos(bringer, ask, file, result)
  await bringer.db.transaction().execute(async (tx) => {
    await holdHousehold(tx, row.householdId)
    const restoring = new Restoring(tx, bringer, row, photos, result)
    await restoring.begin(file)
    for (const table of fullFormatTables) await restoring.table(table, ask)
    await renewLibraryETag(tx, row.householdId)
    const done = {
      state: 'done',
      done: file.recipes,
      result: JSON.stringify(result),
      heldUntil: null,
    } as const
    await updateRunning(tx, row, done)
  })
}

/** The names that photos have here by those that they have in the file. */
async function restorePhotos(
  { db, outside, user, now }: Bringer,
  ask: Ask,
  { photoNames }: OwnFile,
  result: ImportResult,
): Promise<Map<string, string>> {
  const kept = new Map<string, string>()
  for (const name of photoNames) {
    try {
      const { bytes, isOurs } = await ask(ownPhoto, { name })
      if (isOurs) {
        await keepPhotoFile({ db, outside, now }, user.householdId, name, Buffer.from(bytes))
        kept.set(name, name)
      } else {
        kept.set(name, await keepJpeg({ db, outside, now }, user.householdId, bytes))
      }
      result.photos += 1
    } catch (error) {
      if (error instanceof Interrupted || error instanceof UploadExhausted || troubleOf(error)) throw error
      addRemark(result, `The photo ${name} is missing from the file or cannot be read.`)
    }
  }
  return kept
}

class Restoring {
  readonly #ids = new LocalIds()
  readonly #twins = new Set<number>()
  #isEmpty = false
  /** Whoever brings it may have moved away meanwhile: what is theirs alone is not for where they do not live. */
  #isAtHome = false

  constructor(
    private readonly tx: Db,
    private readonly bringer: Bringer,
    private readonly row: ImportRow,
    private readonly photos: ReadonlyMap<string, string>,
    private readonly result: ImportResult,
  ) {}

  /** Into an empty household everything comes as it was: the numbers of recipes and the person's settings too. */
  async begin(file: OwnFile): Promise<void> {
    const counter = `recipes of household ${this.row.householdId}`
    const used = await this.tx
      .selectFrom('globalCounters')
      .select('currentValue')
      .where('counterName', '=', counter)
      .executeTakeFirst()
    this.#isEmpty = used === undefined
    this.#isAtHome = (await userIdsOf(this.tx, this.row.householdId)).includes(this.row.userId)
    if (!this.#isEmpty) return
    if (file.settings && this.#isAtHome) await saveSettings(this.tx, this.row.userId, file.settings)
    const currentValue = file.mostNumber
    if (currentValue > 0) {
      await this.tx
        .insertInto('globalCounters')
        .values({ counterName: counter, currentValue, updatedAt: this.bringer.now })
        .execute()
    }
  }

  async table(table: FullFormatTable, ask: Ask): Promise<void> {
    if (tableRules[table].isPersonal && !this.#isAtHome) return
    const known = await this.#known(table)
    const made = new Set<number>()
    for await (const { row, twinId } of rowsOf(table, ask)) {
      const mapped = withIds(table, row, this.#ids)
      if (!mapped) continue
      const twin = table === 'recipes' ? (twinId ?? undefined) : known.get(identityOf(table, mapped))
      const localId = Number(row['id'])
      if (twin !== undefined) {
        this.#ids.set(table, localId, twin)
        if (table !== 'recipes') continue
        this.#twins.add(twin)
        this.result.skipped += 1
      } else {
        const id = await this.#insert(table, mapped)
        if (id !== null) this.#ids.set(table, localId, id)
        // Two recipes or people of the file may be one here: what is said of both is said once.
        else known.set(identityOf(table, mapped), 0)
        if (table === 'recipeMakings') made.add(Number(mapped['recipeId']))
      }
    }
    await this.#countMakings([...made].filter((id) => this.#twins.has(id)))
  }

  /** Recipes that were here already and were made on more days now. */
  async #countMakings(ids: readonly number[]): Promise<void> {
    const { householdId } = this.row
    for (const id of ids) {
      const days = await cookLogOf(this.tx, householdId, id)
      await updateRecipe(this.tx, householdId, id, sumCookLog(days.map(({ date }) => date)))
    }
  }

  async #known(table: FullFormatTable): Promise<Map<string, number>> {
    const known = new Map<string, number>()
    if (table === 'recipes') return known
    const owner = { householdId: this.row.householdId, userId: this.row.userId }
    for await (const row of storedRows(this.tx, owner, table))
      known.set(identityOf(table, row), Number(row['id'] ?? 0))
    return known
  }

  /** Writes a row and answers its id; null where it has none or stays behind. */
  async #insert(table: FullFormatTable, { id: _id, ...row }: AnyRow): Promise<number | null> {
    const { householdId, userId } = this.row
    const own = tableRules[table].hasMaker === false ? { householdId } : { householdId, userId }
    const photo = 'photoName' in row ? { photoName: this.photos.get(String(row['photoName'])) ?? null } : {}
    const more = await this.#besides(table, row)
    if (more === null) return null
    const values = { ...row, ...photo, ...more, ...own }
    const inserted: AnyRow = await this.tx
      .insertInto(table as 'recipes')
      .values(values as never)
      .returningAll()
      .executeTakeFirstOrThrow()
    this.#count(table)
    if (!tableRules[table].hasId) return null
    const itemId = Number(inserted['id'])
    await insertItems(this.tx, householdId, [
      { importId: this.row.id, kind: table, itemId, sourceKey: null, stamp: hashOf(inserted) },
    ])
    return itemId
  }

  /** What a row needs besides what the file holds; null where a locked day keeps it out. */
  async #besides(table: FullFormatTable, row: AnyRow): Promise<AnyRow | null> {
    const { householdId } = this.row
    if (table === 'recipes') {
      const counter = `recipes of household ${householdId}`
      const number = this.#isEmpty
        ? {}
        : { userSequence: await nextNumber(this.tx, counter, this.bringer.now) }
      return { ...number, globalId: randomUUID(), deletedAt: null }
    }
    if (table === 'calendarAssignments') {
      const date = String(row['date'])
      const locks = await locksBetween(this.tx, householdId, { start: date, end: date })
      if (!isLocked(date, locks)) return {}
      addRemark(this.result, `${date} is locked and stays as it is.`)
      return null
    }
    if (table !== 'completedShoppingLists') return {}
    const range = { start: String(row['startDate']), end: String(row['endDate']) }
    const locks = await locksBetween(this.tx, householdId, range)
    if (locks.some((lock) => overlaps(lock, range))) {
      addRemark(this.result, `The list ${String(row['name'])} stayed behind: its days are locked by another.`)
      return null
    }
    const why = { reason: `Shopping list: ${String(row['name'])}`, now: String(row['completedAt']) }
    return { lockId: await lockDays(this.tx, householdId, range, why) }
  }

  #count(table: FullFormatTable): void {
    if (table === 'recipes') this.result.recipes += 1
    else if (table === 'completedShoppingLists') this.result.lists += 1
    else this.result.others += 1
  }
}

/** The rows of a table as the worker hands them out. */
async function* rowsOf(
  table: FullFormatTable,
  ask: Ask,
): AsyncGenerator<{ row: AnyRow; twinId: number | null }> {
  for (let from = 0; ;) {
    const { rows, twinIds } = await ask(ownRows, { table, from })
    for (const [at, row] of rows.entries()) yield { row, twinId: twinIds[at] ?? null }
    if (rows.length === 0) return
    from += rows.length
  }
}

const identityOf = (table: FullFormatTable, row: AnyRow): string =>
  JSON.stringify(tableRules[table].identity.map((column) => row[column] ?? null))
