/** Writes the rows of a file of our own in slices, and keeps the new id of each. */

import type { FullFormatTable } from '../../../domain/importing/full-format-rows.ts'
import { sumCookLog } from '../../../domain/recipes/recipe-marks.ts'
import { userIdsOf } from '../../account/sign-in/store.ts'
import { currentNumber, raiseCounter } from '../../db/counters.ts'
import type { Household } from '../../db/household.ts'
import { lockHousehold } from '../../db/row-locks.ts'
import { cookLogOf, recipeCounter, renewLibraryETag, updateRecipe } from '../../recipes/store.ts'
import type { RunTask } from '../../workers/pool.ts'
import { LocalIds, withIds } from './export-rows.ts'
import { saveSettings } from './full-format-settings.ts'
import { rowsByIds } from './household-rows.ts'
import { tableRules } from './household-tables.ts'
import { addNamedRemark, type RecipeImporter, type RunningImport } from './import-recipes.ts'
import { KnownRows } from './known-rows.ts'
import { linkRecipes } from './link-recipes.ts'
import { rowHash } from './row-hash.ts'
import { type AnyRow, idOfSameRow, RowWriter } from './row-writer.ts'
import { stayedBehindRemarks } from './stayed-behind-remarks.ts'
import { insertItems, type NewItem, saveProgress } from './store.ts'
import type { PlatefulFile } from './upload-tasks.ts'

/** A row of the file as it is here now. */
interface WrittenRow {
  /** 0 where it has none. */
  itemId: number
  /** Undefined where the row was here already. */
  inserted: AnyRow | undefined
  /** What an undo needs of a person who got what they lacked. */
  fillStamp: string | undefined
}

/** The references of a table: each column, and the table of its ids. */
const referencesOf = (table: FullFormatTable) => Object.entries(tableRules[table].references ?? {})

export class RowRestorer {
  readonly #ids = new LocalIds()
  readonly #writer: RowWriter
  /** Recipes that were here before the import. */
  readonly #twins = new Set<number>()
  /** What else was here before it, each as its table and id. */
  readonly #wereHere = new Set<string>()
  #known = new KnownRows()

  constructor(
    private readonly importer: RecipeImporter,
    private readonly restore: RunningImport,
    photos: ReadonlyMap<string, string>,
  ) {
    this.#writer = new RowWriter(importer, restore, photos)
    for (const { sourceKey, itemId, kind } of restore.items) {
      const [table, localId] = sourceKey?.split(':') ?? []
      this.#ids.set(table as FullFormatTable, Number(localId), itemId)
      if (table === 'recipes' && kind === 'twin') this.#twins.add(itemId)
      else if (kind === 'twin') this.#wereHere.add(`${table} ${itemId}`)
    }
  }

  /**
   * Prepares the import. A household that never had a recipe also gets the file's recipe numbers
   * and the person's settings.
   */
  async begin(file: PlatefulFile): Promise<void> {
    const { row, result } = this.restore
    await this.importer.household.transaction(async (tx) => {
      await lockHousehold(tx)
      const counter = recipeCounter(tx)
      const keepsNumbers = (await currentNumber(tx.db, counter)) === 0
      if (keepsNumbers) {
        if (file.settings && (await this.#isAtHome(tx))) await saveSettings(tx, row.userId, file.settings)
        if (file.mostNumber > 0) await raiseCounter(tx.db, counter, file.mostNumber, this.importer.now)
      }
      await saveProgress(tx, row, result, { keepsNumbers })
    })
  }

  /**
   * Whether the importing person still lives here. If they have moved, their personal rows do not
   * belong to this household.
   */
  async #isAtHome(tx: Household): Promise<boolean> {
    return (await userIdsOf(tx)).includes(this.restore.row.userId)
  }

  /**
   * Reads which rows of a table the household has, without those of this import. Call it before
   * `write`.
   */
  async readTable(table: FullFormatTable): Promise<void> {
    this.#known = await KnownRows.read(this.importer.household, table, this.restore)
  }

  /** Notes that a row is not imported because the household has another one in its place. */
  async #remarkOnOther(tx: Household, table: FullFormatTable, row: AnyRow): Promise<void> {
    const remark = stayedBehindRemarks[table]
    if (!remark) return
    const existingRows = await rowsByIds(tx, table, this.#known.idsOf(table, row))
    const content = JSON.stringify(remark.content(row))
    if (
      [...existingRows.values()].some(
        (existing) => JSON.stringify(remark.content(existing as AnyRow)) === content,
      )
    )
      return
    addNamedRemark(this.restore.result, remark.sentence, remark.name(row))
  }

  /**
   * Links recipes to each other. Call it after all recipes are written, since one may refer to a
   * later one.
   */
  async linkRecipes(runTask: RunTask, count: number): Promise<void> {
    const importId = this.restore.row.id
    await linkRecipes(this.importer.household, { importId, runTask, count, ids: this.#ids })
  }

  /** Writes some rows of a table, their items and the progress in one transaction. */
  async write(
    table: FullFormatTable,
    rows: readonly AnyRow[],
    twinIds: readonly (number | null)[],
  ): Promise<void> {
    const { row, result } = this.restore
    await this.importer.household.transaction(async (tx) => {
      await lockHousehold(tx)
      if (!tableRules[table].isPersonal || (await this.#isAtHome(tx)))
        await this.#writeRows(tx, table, rows, twinIds)
      const done = table === 'recipes' ? rows.length : 0
      await saveProgress(tx, row, result, { done, progress: rows.length })
    })
  }

  async #writeRows(
    tx: Household,
    table: FullFormatTable,
    rows: readonly AnyRow[],
    twinIds: readonly (number | null)[],
  ): Promise<void> {
    await this.#forgetDeletedIds(tx, table, rows)
    const items: NewItem[] = []
    const madeIds = new Set<number>()
    for (const [at, row] of rows.entries()) {
      const mapped = withIds(table, row, this.#ids)
      if (!mapped) continue
      const twin = table === 'recipes' ? (twinIds[at] ?? undefined) : this.#known.takeId(table, mapped)
      const written = await this.#writeRow(tx, table, mapped, twin)
      if (tableRules[table].hasId && written.itemId > 0)
        items.push(this.#rememberItem(table, Number(row['id']), written))
      else {
        // Two recipes or people of the file may match the same one here, and then have the same
        // rows.
        this.#known.add(table, mapped, 0)
        if (written.inserted && table === 'recipeMakings') madeIds.add(Number(mapped['recipeId']))
      }
    }
    await insertItems(tx, items)
    await this.#countMakings(
      tx,
      [...madeIds].filter((id) => this.#twins.has(id)),
    )
    if (table === 'recipes' || madeIds.size > 0) await renewLibraryETag(tx)
  }

  /** Inserts a row, or adds to its twin what that lacks. */
  async #writeRow(
    tx: Household,
    table: FullFormatTable,
    row: AnyRow,
    twin: number | undefined,
  ): Promise<WrittenRow> {
    if (twin === undefined) {
      const inserted = await this.#writer.insert(tx, table, this.#asAdded(table, row))
      const itemId = inserted ? Number(inserted['id'] ?? 0) : await idOfSameRow(tx, table, row)
      return { itemId, inserted, fillStamp: undefined }
    }
    await this.#remarkOnOther(tx, table, row)
    const fillStamp = await this.#writer.fill(tx, table, twin, row)
    if (table === 'recipes') {
      this.#twins.add(twin)
      this.restore.result.skipped += 1
    }
    return { itemId: twin, inserted: undefined, fillStamp }
  }

  /** Notes the new id of a row of the file, and returns the item by which an undo finds the row. */
  #rememberItem(
    table: FullFormatTable,
    localId: number,
    { itemId, inserted, fillStamp }: WrittenRow,
  ): NewItem {
    this.#ids.set(table, localId, itemId)
    if (!inserted && table !== 'recipes') this.#wereHere.add(`${table} ${itemId}`)
    return {
      importId: this.restore.row.id,
      kind: inserted ? table : 'twin',
      itemId,
      sourceKey: `${table}:${localId}`,
      stamp: inserted ? rowHash(inserted) : (fillStamp ?? null),
    }
  }

  /**
   * Gives a row without an id, such as a recipe in a collection, the date of this import if it
   * refers to a row that was here before. By that date the undo of an earlier import, which wrote
   * that row, knows that this one came later (importing 157).
   */
  #asAdded(table: FullFormatTable, row: AnyRow): AnyRow {
    const isAdded = referencesOf(table).some(([column, other]) =>
      this.#wereHere.has(`${other} ${String(row[column])}`),
    )
    return isAdded && !tableRules[table].hasId ? { ...row, createdAt: this.restore.row.createdAt } : row
  }

  /** Forgets the new ids of rows that were deleted since the last slice. */
  async #forgetDeletedIds(tx: Household, table: FullFormatTable, rows: readonly AnyRow[]): Promise<void> {
    for (const [column, target] of referencesOf(table)) {
      const localIds = [...new Set(rows.map((row) => row[column]))]
      const ids = localIds.flatMap((localId) => this.#ids.of(target, localId) ?? [])
      if (ids.length === 0) continue
      const existingRows = await tx
        .selectFrom(target as 'recipes')
        .select('id')
        .where('id', 'in', ids)
        .execute()
      const existingIds = new Set(existingRows.map(({ id }) => id))
      for (const localId of localIds) {
        const id = this.#ids.of(target, localId)
        if (id !== undefined && !existingIds.has(id)) this.#ids.forget(target, Number(localId))
      }
    }
  }

  /** Counts the cook log again for existing recipes that got more days. */
  async #countMakings(tx: Household, ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const days = await cookLogOf(tx, id)
      await updateRecipe(tx, id, sumCookLog(days.map(({ date }) => date)))
    }
  }
}
