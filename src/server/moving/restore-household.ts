/** Brings in a file of our own: every row as it was, under ids of this household. What is there already stays as it is. */
import { createHash, randomUUID } from 'node:crypto'
import { overlaps } from '../../domain/day/range.ts'
import type { BroughtRecipe } from '../../domain/moving/brought.ts'
import {
  type FullFormat,
  type FullFormatTable,
  fullFormatTables,
  readFullFormat,
} from '../../domain/moving/full-format.ts'
import type { ImportResult } from '../../domain/moving/household-import.ts'
import { ownRecipes, photoPath } from '../../domain/moving/own-recipes.ts'
import { sumMakings } from '../../domain/recipes/marks.ts'
import { isLocked } from '../../domain/calendar/lock.ts'
import { userIdsOf } from '../auth/store.ts'
import { lockDays } from '../calendar/lock-days.ts'
import { locksBetween } from '../calendar/store.ts'
import { nextNumber } from '../db/counters.ts'
import { holdHousehold } from '../db/hold-household.ts'
import type { Db } from '../db/tables.ts'
import { troubleOf } from '../db/trouble.ts'
import { keepPhoto, keepPhotoFile } from '../photos/keep-photo.ts'
import { openSharp } from '../photos/open-sharp.ts'
import { renewLibraryTag } from '../recipes/library-tag.ts'
import { makingsOf } from '../recipes/making-store.ts'
import { updateRecipe } from '../recipes/store.ts'
import { addRemark, type Bringer } from './bring-recipes.ts'
import { LocalIds, storedRows, withIds } from './export-rows.ts'
import { tableRules } from './household-tables.ts'
import { type Upload, UnreadableUpload } from './open-upload.ts'
import { saveSettings } from './settings.ts'
import { stampOf } from './stamp.ts'
import { type ImportRow, insertItems, updateRunning } from './store.ts'
import type { TwinOf } from './twins.ts'

type AnyRow = Record<string, unknown>

/** `plateful.json` of an upload, wherever in the archive it lies. */
export async function readOwnFile(
  upload: Upload,
): Promise<{ file: FullFormat; remarks: string[]; folder: string }> {
  const path = upload.paths.find((one) => /(?:^|\/)plateful\.json$/.test(one)) ?? upload.paths[0] ?? ''
  const text = Buffer.from(await upload.read(path)).toString('utf8')
  const read = readFullFormat(JSON.parse(text))
  if ('problem' in read) throw new UnreadableUpload(read.problem)
  return { ...read, folder: path.slice(0, path.lastIndexOf('/') + 1) }
}

/** Photos first, each by itself; then all rows together or none. Done twice, it does nothing twice. */
export async function restoreHousehold(
  bringer: Bringer,
  row: ImportRow,
  upload: Upload,
  { twinOf, result }: { twinOf: TwinOf; result: ImportResult },
): Promise<void> {
  const { file, folder, remarks } = await readOwnFile(upload)
  for (const remark of remarks) addRemark(result, remark)
  const photos = await restorePhotos(bringer, upload, folder, file, result)
  await bringer.db.transaction().execute(async (tx) => {
    await holdHousehold(tx, row.householdId)
    const restoring = new Restoring(tx, bringer, row, photos, result, twinOf)
    await restoring.begin(file)
    for (const table of fullFormatTables) await restoring.table(table, file.tables[table])
    await renewLibraryTag(tx, row.householdId)
    const done = {
      state: 'done',
      done: file.tables.recipes.length,
      result: JSON.stringify(result),
      heldUntil: null,
    } as const
    await updateRunning(tx, row, done)
  })
}

/** The names that photos have here by those that they have in the file. */
async function restorePhotos(
  { db, outside, user, now }: Bringer,
  upload: Upload,
  folder: string,
  { tables }: FullFormat,
  result: ImportResult,
): Promise<Map<string, string>> {
  const kept = new Map<string, string>()
  const rows = [...tables.recipes, ...tables.familyMembers, ...tables.guestDiners]
  for (const name of new Set(rows.flatMap(({ photoName }) => photoName ?? []))) {
    try {
      const bytes = Buffer.from(await upload.read(folder + photoPath(name)))
      if (await isOurs(bytes, name)) {
        await keepPhotoFile({ db, outside, now }, user.householdId, name, bytes)
        kept.set(name, name)
      } else {
        const photo = `data:image/jpeg;base64,${bytes.toString('base64')}`
        const own = await keepPhoto({ db, outside, now }, user.householdId, photo)
        if (own !== null) kept.set(name, own)
      }
      result.photos += 1
    } catch (error) {
      if (troubleOf(error)) throw error
      addRemark(result, `The photo ${name} is missing from the file or cannot be read.`)
    }
  }
  return kept
}

/** A JPEG that was kept by us: its name tells its bytes, so it need not be made anew. */
async function isOurs(bytes: Buffer, name: string): Promise<boolean> {
  if (`${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.jpg` !== name) return false
  const sharp = await openSharp()
  const { format, width, height, exif } = await sharp(bytes).metadata()
  return format === 'jpeg' && Math.max(width, height) <= 1600 && exif === undefined
}

class Restoring {
  readonly #ids = new LocalIds()
  readonly #twins = new Set<number>()
  #isEmpty = false
  /** Whoever brings it may have moved away meanwhile: what is theirs alone is not for where they do not live. */
  #isAtHome = false
  /** As readings of other programs are, so that their twins are found in the same way. */
  #recipes: BroughtRecipe[] = []

  constructor(
    private readonly tx: Db,
    private readonly bringer: Bringer,
    private readonly row: ImportRow,
    private readonly photos: ReadonlyMap<string, string>,
    private readonly result: ImportResult,
    private readonly twinOf: TwinOf,
  ) {}

  /** Into an empty household everything comes as it was: the numbers of recipes and the person's settings too. */
  async begin(file: FullFormat): Promise<void> {
    this.#recipes = ownRecipes(file)
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
    const currentValue = Math.max(0, ...file.tables.recipes.map(({ userSequence }) => userSequence))
    if (currentValue > 0) {
      await this.tx
        .insertInto('globalCounters')
        .values({ counterName: counter, currentValue, updatedAt: this.bringer.now })
        .execute()
    }
  }

  async table(table: FullFormatTable, rows: readonly AnyRow[]): Promise<void> {
    if (tableRules[table].isPersonal && !this.#isAtHome) return
    const known = await this.#known(table)
    const made = new Set<number>()
    for (const [at, row] of rows.entries()) {
      const mapped = withIds(table, row, this.#ids)
      if (!mapped) continue
      const draft = table === 'recipes' ? this.#recipes[at]?.draft : undefined
      const twin = draft ? this.twinOf(draft)?.id : known.get(identityOf(table, mapped))
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
      const days = await makingsOf(this.tx, householdId, id)
      await updateRecipe(this.tx, householdId, id, sumMakings(days.map(({ date }) => date)))
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
      { importId: this.row.id, kind: table, itemId, sourceKey: null, stamp: stampOf(inserted) },
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

const identityOf = (table: FullFormatTable, row: AnyRow): string =>
  JSON.stringify(tableRules[table].identity.map((column) => row[column] ?? null))
